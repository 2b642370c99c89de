### Yinzi in italiano

title = Yinzi
description = Clan di mercanti della splendente dinastia Ming: coltiva, produci e spedisci lungo il basso Yangtze, sfama i lavoratori, servi l’imperatore e metti da parte argento per le tasse.

## Decisions: what is asked, and a little help

step-draft-factory = Preparazione: prendi una tessera fabbrica scoperta e piazzala sul tabellone.
help-draft-factory = La tessera è gratuita e parte dal livello I con un tuo dischetto. La lettera di una fabbrica è il colore della materia grezza di cui ha bisogno. Sta tutta in una provincia, non sopra una fabbrica e non sul sale. Con il tuo colore non dipendi da ciò che vendono gli altri.
step-draft-resource = Preparazione: prendi un legno o una pietra.
help-draft-resource = Il legno migliora le imbarcazioni, la pietra serve per le fabbriche. Entrambi sono limitati.
step-choose-bonus = Scegli un bonus; la sua posizione decide anche il tuo posto nell’ordine di turno.
help-choose-bonus = Ogni bonus può essere scelto da un solo giocatore per round. Più a sinistra stai, prima agisci. Si può scegliere anche un bonus senza effetto. Poi puoi comprare la tessera piantagione sopra di esso.
step-buy-bonus-crop = Compra la tessera piantagione sopra il tuo bonus, oppure nessuna.
help-buy-bonus-crop = La tessera comprata va subito, con due tuoi cubetti, su un terreno senza cubetti e senza fabbrica, non sul sale.
step-choose-action = Tocca a te: gioca una carta per un’azione fortuna o manda un gruppo di lavoratori.
help-choose-action = Il valore della carta dice quante volte puoi risolvere la sua azione fortuna; i suoi lavoratori formano un gruppo per un’azione lavoratore successiva. Ogni azione si usa una volta per round. Un gruppo può migrare solo se non può fare altro.
step-construct-boats = Sviluppare le imbarcazioni: un legno per ogni passo sul tracciato.
help-construct-boats = La capacità è il numero di confini che possono attraversare in tutto i pezzi mossi in un turno. Dopo l’ultima ripetizione della carta un dischetto tasse ne compra un’altra.
step-build-boat = Come paghi il legno?
help-build-boat = Un legno della tua riserva torna nell’area risorse; il dischetto Legno gratuito ne vale uno.
step-plant-crops = Coltivare: scegli un terreno o una tessera piantagione da comprare.
help-plant-crops = Un terreno di riso stampato accoglie due cubetti, ogni altro terreno con una merce uno solo. Una volta in questa azione puoi comprare una tessera piantagione e piazzarla con due cubetti. Dopo l’ultima ripetizione della carta un dischetto tasse ne compra un’altra.
step-sell-goods = Vendere al mercato urbano: scegli uno dei tuoi cubetti.
help-sell-goods = Il cubetto va in uno spazio libero che mostra la sua merce. Lo spazio moneta paga di più se uno spazio libero accanto mostra la merce. Ogni confine tra terreno e mercato richiede una capacità di trasporto. Il cubetto venduto diventa materia grezza del tuo colore, a disposizione di tutti.
step-sell-cube = Scegli il cubetto, poi lo spazio del mercato.
help-sell-cube = Lo spazio deve mostrare la merce; lo spazio moneta richiede accanto uno spazio libero che la mostri e viene per primo. Ogni confine lungo la via richiede una capacità di trasporto.
step-buy-crop = Comprare una tessera piantagione: quale, come la paghi e su quale terreno?
help-buy-crop = La tessera copre un terreno senza cubetti e senza fabbrica che non sia sale; una tessera piantagione vuota lì presente esce dal gioco. Due tuoi cubetti vanno su di essa.
step-develop-factories = Sviluppare le fabbriche: costruiscine una, recuperane una abbandonata o migliora una tua.
help-develop-factories = Costruire e recuperare costa una pietra, migliorare costa rame; ogni volta serve anche un tuo dischetto. I livelli alti richiedono meno lavoratori, tengono più prodotti e possono essere usati anche dagli altri, che ti pagano.
step-develop = Come paghi, e dove va la tessera?
help-develop = Una fabbrica sta tutta in una provincia, su terreni senza cubetti e senza fabbrica e non sul sale. Una tessera piantagione vuota sotto di essa esce dal gioco.
step-choose-advancements = Innovazioni: piazza un dischetto su uno spazio libero.
help-choose-advancements = Ogni dischetto di questa azione va in una sezione diversa. Puoi usarlo dal tuo prossimo turno o lasciarlo per la maggioranza della sezione; «components» spiega ogni spazio. Dopo l’ultima ripetizione della carta un dischetto tasse ne compra un’altra.
step-send-emissary = Su quale nave sale l’emissario?
help-send-emissary = La nave deve essere della nazione del dischetto e portare un tuo pezzo. Indicala con uno qualsiasi dei suoi spazi. Quando salpa, l’emissario parte con lei e vale punti alla fine.
step-take-route = Scegli per te una tessera rotta della pila degli scarti.
help-take-route = Hai guardato tutta la pila. La tessera resta scoperta davanti a te; i suoi simboli non hanno effetto. Puoi soddisfarla nella fase delle rotte di un round, anche poco alla volta.
step-take-resources = Prendere risorse: un legno o una pietra per ogni lavoratore.
help-take-resources = Ogni risorsa costa rame. Almeno un lavoratore del gruppo deve lavorare, al massimo quattro contando quelli dell’area migrazione; i lavoratori del gruppo che restano migrano.
step-take-resource = Come paghi?
help-take-resource = Con rame, se serve cambiando argento, o con il dischetto Monete gratuite.
step-produce-commodities = Produrre prodotti lavorati: scegli una fabbrica.
help-produce-commodities = Una tua fabbrica di livello I richiede due lavoratori, una più alta uno solo. Le fabbriche altrui di livello II o III si usano pagando il proprietario (esternalizzazione). Ogni fabbrica si usa una volta per turno e richiede materia grezza del suo colore da un mercato urbano.
step-produce = Quanti prodotti, come paghi e quale materia grezza usi?
help-produce = Solo una tua fabbrica di livello III ne produce due. La materia grezza è un cubetto del colore della fabbrica in un mercato urbano; ogni confine fino alla fabbrica richiede una capacità di trasporto.
step-supply-ships = Rifornire le navi: scegli un prodotto, un tè o una coppia di sale.
help-supply-ships = Ogni consegna usa un lavoratore, riempie uno spazio di una nave sulla costa e rende argento. Un prodotto o un tè richiede uno spazio che lo chieda; due sale vanno ovunque. Una nave piena salpa subito.
step-deliver = Scegli il secondo sale o lo spazio della nave.
help-deliver = Ogni spazio indicato è libero e accetta la consegna. I prodotti valgono punti dove la nave li porta.
step-join-ship = La nave salpa: il tuo emissario parte con lei?
help-join-ship = Il dischetto lascia lo spazio della diplomazia, dove conta per la maggioranza, e vale invece punti nel mercato estero.
step-enter-box = Impegni imperiali: scegli uno spazio, prima magari dei dischetti.
help-enter-box = Uno spazio accoglie esattamente il suo numero di lavoratori. La Manutenzione Palazzo è aperta a tutti, ogni altro spazio a un solo giocatore per round. La ricompensa arriva alla fine del round.
step-send-soldiers = Guerra: quanti lavoratori vanno nell’area della guerra?
help-send-soldiers = Al massimo quattro, contando veterani e migranti dello spazio inferiore. Gli eserciti più forti ottengono gloria se tutti insieme reggono i nemici; altrimenti solo il più forte ottiene quella minore.
step-choose-route = Soddisfa una delle tessere rotta scoperte, oppure nessuna.
help-choose-route = Tutta la richiesta si consegna in una volta e non servono imbarcazioni. Il pagamento arriva subito, i punti alla fine.
step-serve = Consegna pezzo per pezzo ciò che chiede la tessera rotta.
help-serve = Puoi usare cubetti dei terreni, prodotti delle fabbriche, cubetti comprati al mercato rurale e dischetti che valgono merci. Non servono imbarcazioni.
step-feed = Sfamare i lavoratori: scegli che cosa mangiano.
help-feed = Ogni tre lavoratori sul tabellone serve un cibo. Riso, grano e mais valgono per intero; di cavolo, frutta e patate ne servono due per un cibo. Puoi comprare cubetti al mercato rurale. Cibo proprio e rame vanno usati finché bastano; ogni cibo mancante è una sventura.
step-use-war-discs = Guerra: usa un dischetto o prosegui.
help-use-war-discs = Il reclutamento conta come un tuo soldato, i nemici deboli abbassano la forza necessaria, la guerra fruttuosa paga per i tuoi soldati.
step-keep-veterans = Quanti soldati restano come veterani?
help-keep-veterans = I veterani stanno accanto all’area della guerra. Vanno sfamati e si uniscono al tuo prossimo esercito; se non ne mandi, si alzano per la prossima guerra.
step-burn = Incendio: scegli una tua fabbrica che perde un dischetto.
help-burn = La fabbrica scende di un livello; un prodotto che non ci sta più va perso. Senza dischetti la fabbrica non è di nessuno.
step-dry-up = Siccità: scegli il cubetto che va perso in questa provincia.
help-dry-up = In ogni provincia dove hai cubetti sui terreni, uno torna nella tua riserva.
step-serve-personal = Soddisfa le tue tessere rotta o prosegui.
help-serve-personal = Puoi consegnare tutto o una parte della richiesta; il resto può seguire in un round successivo. Una tessera completa è pagata subito e vale punti alla fine.
step-free-upgrade = Costruzione Ponti: scegli la fabbrica da migliorare gratis.
help-free-upgrade = Una tua fabbrica di livello I o II sale di un livello.
step-pay-taxes = Tasse: il tuo argento non basta. Vendi prima al mercato rurale, oppure paga.
help-pay-taxes = L’argento mancante si compra con il rame al cambio. Ciò che ancora manca costa tutto il tuo rame e una tessera sventura per ogni sacchetto.
step-ship-food = Spedizioni tardive: consegna a una nave due cibi diversi, oppure niente.
help-ship-food = La coppia riempie uno spazio libero qualsiasi sulla costa e rende argento; non serve un lavoratore, ma la capacità di trasporto sì. Anche due cubetti del mercato rurale fanno una coppia.
step-use-last-opportunity = L’ultima occasione: vendi cibo, soddisfa le tue tessere rotta o fermati.
help-use-last-opportunity = Poi resta solo il conteggio finale. Il rame vale al cambio; una tessera rotta incompleta non vale nulla.
step-end-turn = Usa dischetti o il mercato rurale, oppure termina il turno.
help-end-turn = Prima, durante e dopo un’azione puoi vendere al mercato rurale e usare dischetti che non hai piazzato in questo turno.

## Actions

action-done = Basta così
action-done-construct-boats = Non costruire altro
action-done-plant-crops = Non coltivare altro
action-done-sell-goods = Non vendere altro
action-done-develop-factories = Non sviluppare altro
action-done-choose-advancements = Nessun altro dischetto
action-done-take-resources = Non prendere altro
action-done-produce-commodities = Non produrre altro
action-done-supply-ships = Non consegnare altro
action-done-buy-bonus-crop = Nessuna tessera
action-done-choose-route = Nessuna tessera rotta
action-done-serve = Per ora basta
action-done-serve-personal = Nessuna tessera rotta
action-done-feed = Nessun altro cibo
action-done-use-war-discs = Nessun dischetto
action-done-ship-food = Non spedire nulla
action-done-use-last-opportunity = Fermati
action-end = Termina il turno
action-bonus = { $crop ->
    [yes] { $bonus } (piantagione: { $good } per { $copper })
   *[no] { $bonus }
}
action-crop = Piantagione: { $crop } per { $copper }
action-cell = { $good }, { $cell }
action-cell-plant-crops = { $cubes ->
    [1] { $good }, { $cell }
   *[other] { $cubes } × { $good }, { $cell }
}
action-cell-buy-crop = { $plain ->
    [yes] { $cell }
   *[no] { $cell } ({ $good })
}
action-cell-dry-up = Perdi { $good }, { $cell }
action-market = { $slot }: +{ $copper } rame
action-market-produce = Materia grezza: { $slot }
action-ship = { $ship }, spazio per { $demand }
action-ship-send-emissary = A bordo: { $ship }
action-factory = { $factory }
action-factory-develop-factories = { $deed ->
    [build] Costruisci { $factory }
    [rebuild] Recupera { $factory }
   *[upgrade] { $factory } a livello { $next } per { $copper }
}
action-factory-choose-bonus = { $factory } a livello { $next }
action-factory-free-upgrade = { $factory } a livello { $next }
action-factory-produce-commodities = { $own ->
    [yes] { $factory }, tua
   *[no] { $factory } di { $owner }: { $silver ->
        [0] { $fee } rame
       *[other] { $silver } argento
    }
}
action-factory-burn = { $factory }, livello { $level }
action-disc = { $advancement }
action-use = Dischetto: { $advancement }
action-card = { $action } ×{ $value }
action-tax = Dischetto tasse: ancora una volta
action-work = { $action }: { $workers ->
    [one] { $workers } lavoratore
   *[other] { $workers } lavoratori
} ({ $group })
action-migrate = { $workers ->
    [one] { $workers } lavoratore migra
   *[other] { $workers } lavoratori migrano
} ({ $group })
action-soldiers = { $workers ->
    [one] { $workers } lavoratore
   *[other] { $workers } lavoratori
}
action-box = { $name }, { $workers ->
    [one] { $workers } lavoratore
   *[other] { $workers } lavoratori
}: { $reward }
action-wood = Legno per { $copper } rame
action-wood-draft-resource = Un legno
action-stone = Pietra per { $copper } rame
action-stone-draft-resource = Una pietra
action-boat = Un legno, un passo
action-one = Un prodotto
action-two = Due prodotti
action-route = { $tile }
action-tile = { $tile }
action-rural-sell = Rurale: { $good } +{ $copper }
action-rural-buy = Cubetto di { $colour } per { $copper }
action-yes = L’emissario parte
action-no = Tieni il dischetto
action-veterans = { $workers ->
    [0] Nessun veterano
    [one] { $workers } veterano
   *[other] { $workers } veterani
}
action-remove = Va perso un prodotto di { $colour }
action-pay = Paga senza dischetto
action-pay-pay-taxes = Paga ora le tasse
action-lay = Su { $cells }{ $covers ->
    [yes] , sopra { $goods }
   *[no] {""}
}

## Events

event-market_laid = A { $province } va la { $market }.
event-order = Ordine: { $order }.
event-phase = { $phase ->
    [A] Round { $round }, fase A: bonus e ordine di turno.
    [B] Fase B: azioni.
    [C] Fase C: sfamare i lavoratori.
    [D1] Fase D: glorie di guerra.
    [D2] Disastri naturali.
    [D3] Rotte.
    [D4] Ricompense imperiali.
    [D5] Tassazione.
    [E] Fase E: spedizioni tardive.
    [F] Fase F: amministrazione.
   *[end] L’ultima occasione.
}
event-round = Comincia il round { $round }.
heading-round = Round { $round }
event-turn = È il turno di { $seat }.
event-bonus = { $seat } sceglie { $bonus }.
event-card_drawn = { $value ->
    [1] { $seat } pesca una carta di valore 1.
    [2] { $seat } pesca una carta di valore 2.
    [3] { $seat } pesca una carta di valore 3.
   *[other] { $seat } pesca una carta.
}
event-card = { $seat } gioca un { $value } su { $action } e piazza { $workers ->
    [one] { $workers } lavoratore
   *[other] { $workers } lavoratori
}.
event-tax_disc = { $seat } mette un dischetto sulle tasse per un’altra volta.
event-work = { $seat } manda i lavoratori di { $group } a { $action }.
event-migrated = { $workers ->
    [one] { $workers } lavoratore di { $seat } migra.
   *[other] { $workers } lavoratori di { $seat } migrano.
}
event-planted = { $seat } coltiva { $good } su { $cell } ({ $cubes ->
    [one] { $cubes } cubetto
   *[other] { $cubes } cubetti
}).
event-laid_crop = { $seat } piazza una piantagione ({ $crop }) su { $cell }.
event-crop_drawn = Piantagione sullo spazio { $column }: { $crop }.
event-late_crops = Patate e mais si aggiungono alle tessere piantagione.
event-sold = { $seat } vende { $good } da { $cell } a { $slot } per { $copper } rame.
event-rural_sold = { $seat } vende { $good } da { $cell } al mercato rurale per { $copper } rame.
event-rural_bought = { $seat } compra al mercato rurale un cubetto di { $colour }.
event-offered = Nuova tra le fabbriche scoperte: { $factory }.
event-built = { $seat } costruisce { $factory } su { $cells }.
event-rebuilt = { $seat } recupera { $factory }.
event-upgraded = { $seat } migliora { $factory } a livello { $level ->
    [1] I
    [2] II
   *[other] III
}.
event-burned = { $level ->
    [0] { $factory } brucia; { $seat } la perde.
    [1] { $factory } di { $seat } brucia e scende a livello I.
   *[other] { $factory } di { $seat } brucia e scende a livello II.
}
event-commodity_lost = Un prodotto di { $seat } in { $factory } va perso.
event-raw_used = Materia grezza di { $colour } lascia { $slot }.
event-produced = { $seat } produce un prodotto lavorato: { $factory }.
event-exchanged = { $silver ->
    [-1] { $seat } cambia 1 argento in { $copper } rame.
   *[other] { $seat } compra { $silver } argento ({ $copper } rame).
}
event-paid = { $silver ->
    [0] { $seat } paga { $copper } rame.
   *[other] { $seat } paga { $silver } argento.
}
event-gained = { $silver ->
    [0] { $copper ->
        [0] { $seat } non riceve denaro.
       *[other] { $seat } riceve { $copper } rame.
    }
   *[other] { $copper ->
        [0] { $seat } riceve { $silver } argento.
       *[other] { $seat } riceve { $copper } rame e { $silver } argento.
    }
}
event-misfortune = { $seat } prende { $tiles ->
    [one] una tessera sventura
   *[other] { $tiles } tessere sventura
}.
event-took = { $seat } prende { $resource }.
event-advanced = { $seat } piazza un dischetto su { $advancement }.
event-used = { $seat } usa il dischetto { $advancement }.
event-boat = { $steps ->
    [-1] L’imbarcazione di { $seat } arretra; capacità { $capacity }.
   *[other] L’imbarcazione di { $seat } avanza; capacità { $capacity }.
}
event-delivered = { $seat } consegna { $cargo } alla { $ship } e riceve { $silver } argento.
event-emissary = L’emissario di { $seat } sale a bordo: { $ship }.
event-sailed = { $commodities ->
    [0] { $ship } salpa senza prodotti.
    [one] { $ship } salpa e porta { $commodities } prodotto all’estero ({ $place }).
   *[other] { $ship } salpa e porta { $commodities } prodotti all’estero ({ $place }).
}
event-docked = { $ship } attracca allo spazio { $box }.
event-ship_up = Prossima nella pila { $stack }: { $ship }.
event-route_up = Nella pila { $stack }: { $tile }.
event-looked = { $seat } guarda le tessere rotta scartate: { $tiles }.
event-route_taken = { $seat } prende { $tile }.
event-route_won = { $seat } completa { $tile }.
event-route_discarded = { $tile }: scartata.
event-served = { $seat } consegna { $pieces } per { $tile }.
event-marched = { $veterans ->
    [0] { $seat } manda { $workers } in guerra.
   *[other] { $seat } manda { $workers } in guerra, { $veterans } veterani si uniscono.
}
event-veterans_stood = { $workers ->
    [one] Un veterano di { $seat } si alza.
   *[other] { $workers } veterani di { $seat } si alzano.
}
event-veterans_kept = { $seat } tiene { $workers ->
    [one] un veterano
   *[other] { $workers } veterani
}.
event-entered = { $seat } manda { $workers } { $disc ->
    [0] lavoratori
   *[other] lavoratori e un dischetto
} a { $box ->
    [1] Manutenzione Palazzo
    [2] Costruzione Strade
    [3] Canale Fluviale
   *[other] Costruzione Ponti
}.
event-war = { $won ->
    [yes] La guerra è vinta: { $strength } soldati contro { $enemies } nemici.
   *[no] La guerra è persa: { $strength } soldati contro { $enemies } nemici.
}
event-glory = { $seat } ottiene una gloria di guerra da { $vp } PV.
event-taxed = { $copper ->
    [0] { $seat } paga { $silver } di { $due } argento di tasse.
   *[other] { $seat } paga { $silver } di { $due } argento di tasse e perde { $copper } rame.
}
event-fed = { $seat } deve dare { $need } cibo e ne paga { $food }.
event-dried = La siccità toglie a { $seat } un cubetto su { $cell }.
event-rolled = Il dado mostra { $number } e va sullo spazio { $space }: { $ratio } rame per 1 argento.
event-workers_home = I lavoratori tornano a casa e i migranti scendono.
event-game_end = La partita è finita.

## Why something is not allowed

why-game-over = La partita è finita.
why-not-asked = Adesso tocca a { $needed }, non a { $have }.
why-not-here = Questa non è una risposta a ciò che si chiede adesso.
why-must-conduct-tax = La ripetizione comprata con un dischetto tasse va eseguita.
why-must-use-worker = Prima deve lavorare almeno un lavoratore.
why-must-feed = Cibo proprio e rame vanno usati: si può pagare { $needed } cibo, pagato { $have }.
why-must-go-on = Ciò che è cominciato va finito.
why-must-act = Non si passa: deve agire una carta o un gruppo di lavoratori.
why-must-choose-bonus = Bisogna scegliere un bonus.
why-not-choosing-bonus = Il bonus si sceglie una volta per round, nella fase A.
why-bonus-taken = Già preso in questo round: { $needed }.
why-no-cards = Non ci sono carte in mano; deve agire un gruppo di lavoratori.
why-no-such-card = In mano non c’è una carta di valore { $needed }.
why-fortune-used = Già usata in questo round: { $needed }.
why-no-action-now = Un’azione si sceglie all’inizio di un turno della fase B, una per turno.
why-no-fortune-action = Un dischetto tasse va con un’azione fortuna.
why-taxed-already = Con un dischetto tasse si compra una sola ripetizione per azione.
why-repetitions-left = La carta permette { $needed } ripetizioni, fatte { $have }; quella delle tasse viene dopo.
why-no-repetition-possible = Nessun’altra ripetizione sarebbe possibile.
why-no-repetition-left = Tutte le ripetizioni della carta sono fatte.
why-no-disc = Nella riserva non ci sono più dischetti.
why-work-used = Già usata in questo round: { $needed }.
why-work-impossible = Questo gruppo non può fare nulla qui: { $needed }.
why-no-group = Non ci sono lavoratori sotto { $needed }.
why-group-can-work = Un gruppo che può agire non può migrare.
why-no-war-action = I soldati si mandano con l’azione Guerra & Rotte.
why-no-emperor-action = In uno spazio si entra con l’azione Impegni Imperiali.
why-too-few-workers = Servono { $needed } lavoratori, ce ne sono { $have }.
why-too-many-workers = In un’azione lavorano al massimo { $needed } lavoratori, veterani compresi.
why-box-taken = Lo spazio { $needed } è già occupato.
why-disc-alone = Un dischetto non sta mai in uno spazio senza un lavoratore.
why-no-advancement-now = I dischetti si piazzano con l’azione Innovazioni o con il bonus Innovazione Gratuita.
why-space-taken = C’è già un dischetto: { $needed }.
why-section-used = In questa sezione c’è già un dischetto di questa azione: { $needed }.
why-no-disc-there = Qui non c’è un tuo dischetto: { $needed }.
why-disc-is-fresh = Dischetto piazzato in questo turno: { $needed }.
why-no-use-now = Questo dischetto adesso non ha effetto: { $needed }.
why-only-emperor = Solo con gli Impegni Imperiali: { $needed }.
why-only-war = Solo nella guerra alla fine del round: { $needed }.
why-only-own-turn = Solo nel proprio turno o quando la nave salpa: { $needed }.
why-no-veterans = { $needed } lavoratori non possono restare: nell’area della guerra ne hai { $have }, o manca il dischetto.
why-no-ship-sails = Nessuna nave con un tuo pezzo sta salpando.
why-not-in-province = Su { $needed } non c’è un tuo cubetto, o tocca a un’altra provincia.
why-no-own-cube = Su { $needed } non c’è un tuo cubetto.
why-under-factory = Lì c’è una fabbrica.
why-square-occupied = Sul terreno ci sono cubetti.
why-plain-square = { $needed } non mostra merci e non ha una tessera piantagione.
why-no-cube = Nella riserva non ci sono più cubetti merce.
why-salt-square = Sul sale non si può piazzare nulla.
why-not-urban = I mercati urbani non comprano ciò che cresce su { $needed }.
why-no-free-slot = Nessun mercato urbano ha uno spazio libero: { $needed }.
why-no-transport = Capacità di trasporto insufficiente: in questo turno ne resta { $have }.
why-no-food-now = Il cibo si spedisce solo nella fase E; su { $needed } cresce cibo.
why-not-shippable = Tra le merci le navi prendono solo tè e sale; { $needed } ne mostra un’altra.
why-no-slot-for-it = Nessuno spazio libero di una nave lo chiede: { $needed }.
why-salt-in-pairs = Il sale si consegna a coppie.
why-not-food = Ciò che cresce su { $needed } non è cibo.
why-half-food-alone = { $needed } vale mezzo cibo; ne servono due insieme.
why-not-demanded = La tessera rotta non lo chiede.
why-not-late-good = Le spedizioni tardive sono di cibo; { $needed } non lo è.
why-same-good = Le due merci della coppia devono essere diverse.
why-no-pair = Manca una seconda merce, la capacità o uno spazio libero per una coppia.
why-no-raw-there = Lì non c’è materia grezza del colore giusto: { $needed }.
why-slot-filled = C’è già un cubetto: { $needed }.
why-market-shows-other = Questo mercato non compra: { $needed }.
why-coin-not-beside = Nessuno spazio accanto alla moneta mostra: { $needed }.
why-coin-blocked = I due spazi accanto alla moneta sono pieni: { $needed }.
why-slot-shows-other = Questo spazio non è per: { $needed }.
why-must-use-coin = Prima va riempito lo spazio moneta, non { $needed }.
why-other-column = Si può comprare solo la piantagione sopra il proprio bonus (spazio { $needed }, non { $have }).
why-crop-bought-already = In questa azione è già stata comprata una tessera piantagione.
why-no-crop-now = Adesso non si possono comprare tessere piantagione.
why-no-crop-there = Sullo spazio { $needed } non c’è una tessera piantagione.
why-too-dear = Costa { $needed } rame e ce n’è solo { $have }, senza contare argento cambiato.
why-no-ship-slot = Non c’è uno spazio nave { $needed }.
why-no-piece-aboard = A { $needed } non c’è una nave di questa nazione con un tuo pezzo.
why-ship-slot-filled = Lo spazio { $needed } è pieno.
why-slot-demands-other = Lo spazio { $needed } chiede altro.
why-not-in-offer = Non è tra le fabbriche scoperte: { $needed }.
why-not-own-factory = Non è una tua fabbrica: { $needed }.
why-cannot-rise = { $needed } non può salire: deve essere tua e di livello I o II, e serve un dischetto.
why-highest-level = Già al livello massimo: { $needed }.
why-no-own-commodity = Nessun tuo prodotto in { $needed }.
why-no-tile-to-lay = Adesso non ci sono tessere da piazzare.
why-other-shape = { $needed } ha un’altra forma.
why-two-provinces = Una fabbrica sta tutta in una provincia.
why-no-such-shape = Le fabbriche coprono due o tre terreni in fila, o tre ad angolo.
why-no-commodity-of = Qui non c’è un prodotto di { $needed } da togliere.
why-no-stone = Serve una pietra.
why-no-place = Sul tabellone non c’è posto per { $needed }.
why-no-owner = { $needed } non è di nessuno.
why-foreign-level-one = { $needed } è di livello I; può usarla solo il proprietario.
why-factory-used = Già usata in questo turno: { $needed }.
why-storage-full = Nella fabbrica non c’è abbastanza spazio per i prodotti.
why-no-commodity = Nella riserva non ci sono più tasselli prodotto.
why-no-raw = { $needed ->
    [2] La materia grezza non basta per due prodotti.
   *[other] Nei mercati urbani non c’è materia grezza di { $needed }.
}
why-cannot-pay-owner = { $have } rame e l’argento non bastano per pagare il proprietario.
why-no-resources-now = Legno e pietra si prendono con l’azione Prendere Risorse.
why-box-empty = Esaurito nell’area risorse: { $needed }.
why-no-boats-now = Le imbarcazioni si migliorano con l’azione Sviluppare le Imbarcazioni.
why-boat-track-ends = L’imbarcazione è sull’ultimo spazio del tracciato.
why-no-wood = Serve un legno.
why-no-production-now = Adesso non si produce nulla.
why-only-level-three = Solo una tua fabbrica di livello III lascia la scelta.
why-no-route-now = Le tessere rotta del tabellone si soddisfano con l’azione Guerra & Rotte.
why-tile-claimed = Già soddisfatta: { $needed }.
why-no-open-tile = Nella pila { $needed } non c’è una tessera rotta scoperta.
why-cannot-complete = La richiesta non può essere soddisfatta per intero: { $needed }.
why-not-in-pile = Non è nella pila degli scarti: { $needed }.
why-no-personal-routes-now = Le proprie tessere rotta si soddisfano nella fase delle rotte e alla fine della partita.
why-no-own-tile = Non è una tua tessera scoperta: { $needed }.
why-nothing-to-deliver = Non c’è nulla da consegnare: { $needed }.
why-not-rural = Il mercato rurale non compra ciò che cresce su { $needed }.
why-bought-already = Chi ha comprato al mercato rurale in questo turno non può vendervi.
why-sold-already = Chi ha venduto al mercato rurale in questo turno non può comprarvi.
why-no-rural-sale-now = Adesso non si può vendere al mercato rurale.
why-no-rural-purchase-now = Al mercato rurale si compra per sfamare, per le tessere rotta e per le spedizioni tardive.
why-no-rural-cube = Al mercato rurale non c’è un cubetto di { $needed }.
why-no-use-for-cube = Un cubetto del mercato rurale qui non servirebbe.
why-cannot-pay-plainly = { $have } rame e l’argento non bastano senza il dischetto.
why-nothing-due = Adesso non c’è nulla da pagare.

## Provinces, squares and goods

square = { $province } { $place }
market-slot = { $province }, spazio { $slot }
market = tessera mercato { $number }
province-HG = Huguang
province-JX = Jiangxi
province-NZ = Nanzhili
province-ZJ = Zhejiang
good-rice = riso
good-wheat = grano
good-cabbage = cavolo
good-fruit = frutta
good-salt = sale
good-tea = tè
good-cotton = cotone
good-sugarcane = canna da zucchero
good-ramie = ramia
good-bamboo = bamboo
good-potato = patate
good-corn = mais
short-rice = Ri
short-wheat = Gr
short-cabbage = Cv
short-fruit = Fr
short-salt = Sa
short-tea = Tè
short-cotton = Co
short-sugarcane = Cz
short-ramie = Ra
short-bamboo = Ba
short-potato = Pt
short-corn = Ma
short-plain = --
resource-wood = legno
resource-stone = pietra
cargo-commodity = un prodotto
cargo-food = una coppia di cibi
cargo-disc = un emissario

## Factories and commodities

commodity-paper = carta
commodity-sugar = zucchero
commodity-silk = seta
commodity-porcelain = porcellana
short-paper = Ca
short-sugar = Zu
short-silk = Se
short-porcelain = Po
factory-paper = fabbrica di carta { $seat }
factory-sugar = fabbrica di zucchero { $seat }
factory-silk = fabbrica di seta { $seat }
factory-porcelain = fabbrica di porcellana { $seat }

## Ships, foreign markets and route tiles

ship = nave { $nation } { $number }
ship-help = Chiede { $slots }.
place-BN = Brunei
place-KR = Corea
place-JP = Giappone
place-PT = Portogallo
place-ES = Spagna
place-NL = Olanda
place-EAST = Asia
place-EUROPE = Europa
route = tessera rotta { $number } ({ $demand })
route-help = Subito { $silver ->
    [0] { $copper } rame
   *[other] { $silver } argento
}, alla fine { $vp } PV, { $war } simboli guerra{ $disaster ->
    [wildfire] , incendio.
    [flood] , alluvione.
    [drought] , siccità.
   *[other] .
}
demand-and = { $one } e { $other }
demand-or = { $one } / { $other }
demand-any-commodity = { $count ->
    [one] prodotto a scelta
   *[other] { $count } prodotti a scelta
}
demand-any-good = { $count ->
    [one] merce a scelta
   *[other] { $count } merci a scelta
}
demand-emissary = un emissario

## Bonuses

bonus-free-advancement = Innovazione Gratuita
bonus-free-advancement-help = Piazza subito un dischetto su uno spazio innovazione libero.
bonus-better-sales = Vendita Migliore
bonus-better-sales-help = Ogni cubetto venduto in questo round rende { $better_sales } rame in più.
bonus-fed-workers = Sfamare i Lavoratori
bonus-fed-workers-help = In questo round non devi sfamare i lavoratori.
bonus-no-taxes = Nessuna Tassa
bonus-no-taxes-help = In questo round non paghi tasse.
bonus-boat-upgrade = Migliorare le Imbarcazioni
bonus-boat-upgrade-help = La tua imbarcazione avanza subito di uno spazio.
bonus-factory-upgrade = Migliorare le Fabbriche
bonus-factory-upgrade-help = Una tua fabbrica sale subito di un livello.

## Fortune and workforce actions, boxes of the emperor

fortune-boats = Sviluppare le Imbarcazioni
fortune-plant = Coltivare
fortune-sell = Vendere al Mercato Urbano
fortune-develop = Sviluppare le Fabbriche
fortune-advance = Innovazioni
short-boats = Barche
short-plant = Coltivare
short-sell = Vendere
short-develop = Fabbriche
short-advance = Innovazioni
work-resources = Prendere Risorse
work-produce = Produrre Prodotti Lavorati
work-ships = Rifornire le Navi
work-emperor = Impegni Imperiali
work-war = Guerra & Rotte
short-resources = Risorse
short-produce = Prodotti
short-ships = Navi
short-emperor = Impegni
short-war = Guerra
box-1 = Manutenzione Palazzo
box-2 = Costruzione Strade
box-3 = Canale Fluviale
box-4 = Costruzione Ponti
reward-1 = { $copper } rame
reward-2 = { $copper } rame e una tessera rotta
reward-3 = { $copper } rame e un passo delle imbarcazioni
reward-4 = { $silver } argento e un miglioramento

## Advancements

section-diplomacy = Diplomazia
section-economy = Economia
section-emperor = Impegni
section-war = Guerra
advancement-brunei-emissary = emissario in Brunei
advancement-brunei-emissary-help = Sale su una nave del Brunei che porta un tuo pezzo; nel mercato estero vale { $emissary_vp } PV.
advancement-korea-emissary = emissario in Corea
advancement-korea-emissary-help = Sale su una nave della Corea che porta un tuo pezzo; nel mercato estero vale { $emissary_vp } PV.
advancement-japan-emissary = emissario in Giappone
advancement-japan-emissary-help = Sale su una nave del Giappone che porta un tuo pezzo; nel mercato estero vale { $emissary_vp } PV.
advancement-portugal-emissary = emissario in Portogallo
advancement-portugal-emissary-help = Sale su una nave del Portogallo che porta un tuo pezzo; nel mercato estero vale { $emissary_vp } PV.
advancement-spain-emissary = emissario in Spagna
advancement-spain-emissary-help = Sale su una nave della Spagna che porta un tuo pezzo; nel mercato estero vale { $emissary_vp } PV.
advancement-netherlands-emissary = emissario in Olanda
advancement-netherlands-emissary-help = Sale su una nave dell’Olanda che porta un tuo pezzo; nel mercato estero vale { $emissary_vp } PV.
advancement-free-rice = Riso gratuito
advancement-free-rice-help = Vale { $free_rice } riso.
advancement-free-wood = Legno gratuito
advancement-free-wood-help = Vale 1 legno.
advancement-free-stone = Pietra gratuita
advancement-free-stone-help = Vale 1 pietra.
advancement-free-raw-material = Materia grezza gratuita
advancement-free-raw-material-help = Vale 1 materia grezza quando produci; senza imbarcazioni.
advancement-free-boat-capacity = Capacità di trasporto gratuita
advancement-free-boat-capacity-help = Una capacità di trasporto in più in questo turno.
advancement-free-copper = Monete gratuite
advancement-free-copper-help = Vale { $free_copper } rame di un pagamento.
advancement-free-salt = Sale gratuito
advancement-free-salt-help = Vale 1 sale.
advancement-additional-sale = Vendita addizionale
advancement-additional-sale-help = Vendi un altro cubetto a un mercato urbano.
advancement-additional-crops = Piantagione addizionale
advancement-additional-crops-help = Compra e piazza un’altra tessera piantagione.
advancement-same-undertaking = Stesso impegno imperiale
advancement-same-undertaking-help = Entra in uno spazio imperiale già occupato.
advancement-additional-worker = Lavoratore addizionale
advancement-additional-worker-help = Il dischetto è uno dei lavoratori di uno spazio imperiale.
advancement-eager-immigrants = Immigrati volenterosi
advancement-eager-immigrants-help = Anche i lavoratori dello spazio migrazione superiore possono entrare in uno spazio imperiale.
advancement-free-wheat = Grano gratuito
advancement-free-wheat-help = Vale 1 grano.
advancement-personal-route = Tessera rotta personale
advancement-personal-route-help = Prendi per te una tessera rotta scartata.
advancement-war-copper = Guerra fruttuosa
advancement-war-copper-help = 1 rame per ogni tuo lavoratore nell’area della guerra.
advancement-veterans = Veterani
advancement-veterans-help = Fino a { $veterans } soldati restano per la prossima guerra.
advancement-additional-recruit = Reclutamento addizionale
advancement-additional-recruit-help = Il dischetto conta come un tuo soldato.
advancement-weaker-enemies = Nemici deboli
advancement-weaker-enemies-help = I nemici perdono { $weaker_enemies } di forza.

## Table options

option-coin_slot = Spazio moneta
option-coin_slot-help = Un cubetto deve andare sullo spazio moneta di un mercato urbano finché è possibile?
option-coin_slot-must = sì, lo spazio moneta viene prima
option-coin_slot-may = sceglie chi vende
option-ship_stacks = Pile di navi
option-ship_stacks-help = Quante pile di navi in attesa ci sono?
option-ship_stacks-per_box = una per ogni spazio della costa
option-ship_stacks-two = due pile per tutti gli spazi
option-card_draw = Pesca delle carte
option-card_draw-help = Quando si pescano le carte dei round da 2 a 4?
option-card_draw-administration = alla fine del round precedente
option-card_draw-phase_b = all’inizio della fase B
option-rebuild_cost = Recupero
option-rebuild_cost-help = Quanto costa recuperare una fabbrica abbandonata?
option-rebuild_cost-stone = una pietra, come costruire
option-rebuild_cost-none = niente
option-bottom_migrants = Migranti inferiori
option-bottom_migrants-help = Che cosa succede alla fine del round ai migranti che nessuno ha reclutato?
option-bottom_migrants-stay = restano nello spazio inferiore
option-bottom_migrants-return = tornano al proprietario
option-second_food_pair = Seconda rotta di cibo
option-second_food_pair-help = Quale coppia di cibi chiede la seconda tessera rotta di cibo?
option-second_food_pair-cabbage_fruit = cavolo e frutta
option-second_food_pair-rice_fruit = riso e frutta

## Score sheet and end

sheet-boats = Imbarcazioni
sheet-factories = Fabbriche
sheet-commodities = Prodotti lavorati
sheet-emissaries = … di cui emissari
sheet-unshipped = … di cui non spediti
sheet-war = Glorie di guerra
sheet-routes = Rotte
sheet-advancements = Innovazioni
sheet-yinzi = Yinzi (argento)
sheet-misfortune = Sventura
sheet-total = Risultato
over-rounds = I quattro round sono finiti.

## The picture of the table

picture-heading = Round { $round } di { $rounds } · { $phase } · ordine { $order } · { $ratio } rame = 1 argento
phase-setup = preparazione
phase-A = A bonus
phase-B = B azioni
phase-C = C sfamare
phase-D1 = D glorie di guerra
phase-D2 = D disastri
phase-D3 = D rotte
phase-D4 = D impegni imperiali
phase-D5 = D tassazione
phase-E = E spedizioni tardive
phase-F = F amministrazione
phase-end = ultima occasione
phase-over = fine
picture-left-out = «table» mostra anche
block-legend = legenda
block-land = province
block-factories = fabbriche
block-track = piantagioni e bonus
block-ships = navi
block-foreign = mercati esteri
block-routes = rotte
block-court = guerra e impegni
block-advancements = innovazioni
picture-signs = #CaA fabbrica di carta per materia grezza di A, ▪A pezzo di A, $ moneta
picture-columns = Tas: somma / argento dovuto; Migr: sopra / sotto; da Cub: riserva
picture-factories = Fabbriche
picture-track = Piantagioni
picture-coast = costa: { $count }
picture-offer = Scoperte
picture-pile = { $count } nella pila
picture-resources = area: { $wood } legno, { $stone } pietra
picture-rural = Mercato rurale
picture-box = Molo { $box }
picture-next = Poi
picture-below = { $ship }, sotto { $count }
picture-emissary = emissario
picture-route = Rotta { $stack }
picture-discard = Rotte scartate
hidden-tiles = { $count } mai viste
picture-copper = rame
picture-silver = argento
picture-points = { $count } PV
picture-symbols = guerra { $count }
disaster-wildfire = incendio
disaster-flood = alluvione
disaster-drought = siccità
picture-war = Guerra
picture-emperor = Impegni
picture-enemies = { $count } nemici
picture-you = tu
picture-column-seat = Clan
picture-column-copper = Ra
picture-column-silver = Ar
picture-column-wood = Legn
picture-column-stone = Piet
picture-column-boat = Barc
picture-column-food = Cibo
picture-column-tax = Tas
picture-column-migrants = Migr
picture-column-veterans = Vet
picture-column-misfortune = Svent
picture-column-glory = Glor
picture-column-cubes = Cub
picture-column-discs = Disc
picture-column-workers = Lav
picture-column-commodities = Prod
picture-hand-size = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
picture-waiting = { $count ->
    [one] { $count } pronto
   *[other] { $count } pronti
}
picture-done = usate: { $actions }
picture-open = propria: { $tile }
picture-won = { $count ->
    [one] { $count } rotta vinta
   *[other] { $count } rotte vinte
}
picture-hand = Le tue carte
picture-card = { $value } ({ $workers ->
    [one] { $workers } lavoratore
   *[other] { $workers } lavoratori
})
picture-now = Adesso
picture-times = { $done } di { $all } volte
picture-workers-left = { $count ->
    [one] resta { $count } lavoratore
   *[other] restano { $count } lavoratori
}
picture-boats = trasporto { $used } di { $all }
picture-said = Finora
short-box-1 = Palazzo
short-box-2 = Strade
short-box-3 = Canale
short-box-4 = Ponti
short-free-advancement = Innovaz.
short-better-sales = Vendita+
short-fed-workers = Sfamare
short-no-taxes = No tasse
short-boat-upgrade = Barca +1
short-factory-upgrade = Fabbr. +1
short-brunei-emissary = Brunei
short-korea-emissary = Corea
short-japan-emissary = Giappone
short-portugal-emissary = Portogallo
short-spain-emissary = Spagna
short-netherlands-emissary = Olanda
short-free-rice = Riso
short-free-wood = Legno
short-free-stone = Pietra
short-free-raw-material = Mat. grezza
short-free-boat-capacity = Trasporto
short-free-copper = Monete
short-free-salt = Sale
short-additional-sale = Vendita
short-additional-crops = Piantag.
short-same-undertaking = Stesso
short-additional-worker = Lavoratore
short-eager-immigrants = Immigr.
short-free-wheat = Grano
short-personal-route = Rotta
short-war-copper = Paga
short-veterans = Veterani
short-additional-recruit = Recluta
short-weaker-enemies = Nemici −

## The board

board-crops = Piantagioni e bonus
board-order = ordine { $order }
board-pool = pila { $count }
board-crop = Tessera piantagione { $good } per { $copper } rame
board-no-crop = Nessuna piantagione, { $copper } rame
board-taken = presa da { $seat }
board-offer = Fabbriche
board-pile = pila { $count }
board-none = nessuna
board-resources = Risorse
board-left = { $what }: { $count } di { $all }
board-rural = Mercato rurale
board-rural-cubes = Mercato rurale: { $count ->
    [one] { $count } cubetto di { $seat }
   *[other] { $count } cubetti di { $seat }
}
board-rural-sell = vendita
board-rural-buy = acquisto
board-ratio = Rame per argento
board-ratio-is = { $copper } rame per 1 argento
board-round = round { $round } di { $rounds }
board-urban-market = mercato urbano
board-plain = terreno libero
board-crop-tile = tessera piantagione
board-cubes = { $count ->
    [one] { $count } cubetto di { $seat }
   *[other] { $count } cubetti di { $seat }
}
board-source = scelto prima
board-coin = spazio moneta
board-level = livello { $level }, { $seat }
board-deserted = di nessuno
board-of = { $count } di { $seat }
board-commodities = prodotti: { $pieces }
board-coast = Costa
board-next-ship = prossima
board-stack = Poi { $ship }, sotto { $count }
board-no-stack = Nessun’altra nave
board-empty-box = nessuna nave
board-ship-slot = { $ship }, spazio { $slot } per { $demand }
board-empty = vuoto
board-loaded = { $kind ->
    [tea] tè: { $pieces }
    [salt] sale: { $pieces }
    [food] cibo: { $pieces }
   *[other] prodotto: { $pieces }
}
board-emissaries = emissari: { $pieces }
board-abroad = Mercati esteri
board-market-abroad = { $place }, { $vp } PV per prodotto
board-advancements = Innovazioni
board-disc-of = dischetto di { $seat }
board-boats = Barche
board-capacity = capacità per turno
board-boat-space = Spazio { $space }, capacità { $capacity }
board-box = { $name }, { $workers ->
    [one] { $workers } lavoratore
   *[other] { $workers } lavoratori
}: { $reward }
board-war = { $strength } soldati contro { $enemies } nemici
board-enemies = nemici
board-soldiers = soldati
board-veterans = { $count ->
    [one] { $count } veterano di { $seat }
   *[other] { $count } veterani di { $seat }
}
board-glories = Glorie di guerra
board-glory = { $seat } { $count } × { $vp } PV
board-no-route = Nessuna tessera rotta
board-discard = Rotte scartate: { $count }
board-workforce = Lavoratori
board-workers = { $count ->
    [one] { $count } lavoratore di { $seat }
   *[other] { $count } lavoratori di { $seat }
}
board-has-done = usata da { $seat }
board-arrivals = arrivi
board-available = disponibili
board-mine = Il tuo clan
board-card-played = carta { $value }
board-group = { $action }: { $count ->
    [0] nessun lavoratore
    [one] { $count } lavoratore
   *[other] { $count } lavoratori
}
board-taxes = Tasse
board-tax = Somma tasse { $sum } con { $discs ->
    [one] { $discs } dischetto
   *[other] { $discs } dischetti
}: { $due } argento dovuto
board-tax-disc = con dischetto tasse
board-hand = Mano
board-hidden = nascosta agli altri
board-deck = mazzo { $count }
board-card = Carta { $value } con { $workers ->
    [one] { $workers } lavoratore
   *[other] { $workers } lavoratori
}, { $count } ×
board-no-cards = nessuna carta
board-treasury = Tesoro
board-amount = { $what }: { $count }
board-copper = rame
board-silver = argento
board-wood = legno
board-stone = pietra
board-misfortune = sventura
board-capacity-left = Barche: ancora { $left } di { $capacity } in questo turno
board-boats-left = ancora { $count }
board-fed = sfamati
board-need = { $count } cibo necessario per i lavoratori
board-food = cibo
board-supply = Riserva
board-cubes-left = { $count ->
    [one] { $count } cubetto
   *[other] { $count } cubetti
}
board-workers-left = { $count ->
    [one] { $count } lavoratore
   *[other] { $count } lavoratori
}
board-discs-left = { $count ->
    [one] { $count } dischetto
   *[other] { $count } dischetti
}
board-commodities-left = { $count ->
    [one] { $count } prodotto
   *[other] { $count } prodotti
}
board-own-routes = Rotte proprie
board-served = { $count ->
    [one] { $count } pezzo consegnato
   *[other] { $count } pezzi consegnati
}
board-won = { $count ->
    [one] { $count } tessera rotta vinta
   *[other] { $count } tessere rotta vinte
}, { $vp } PV
board-of-rival = Area di { $seat }
board-rival-hand = { $hand } in mano, { $deck } nel mazzo
board-unseen = non ancora giocate: { $cards }
board-waiting = { $count ->
    [one] { $count } lavoratore in attesa
   *[other] { $count } lavoratori in attesa
}

## What the components are

about-rice = Due cubetti in una volta, ma solo sui terreni che lo mostrano. Ognuno vale un cibo intero. Il mercato rurale non lo compra mai.
about-whole-food = Ogni cubetto è un cibo intero per tre lavoratori. Il mercato rurale lo compra, e in coppia con un altro cibo si può spedire tardi.
about-half-food = Mezzo cibo: due di questi cubetti sfamano tre lavoratori. Il mercato rurale lo compra, e in coppia con un altro cibo si può spedire tardi.
about-salt = Si vende ai mercati urbani; due cubetti insieme riempiono qualunque spazio di una nave. Un terreno di sale non si copre mai.
about-tea = Si vende ai mercati urbani, oppure si consegna per argento nello spazio tè di una nave.
about-urban-good = Si vende ai mercati urbani che lo mostrano. Lì il cubetto diventa materia grezza del suo colore, per ogni fabbrica di quel colore.
about-plain = Qui non cresce nulla da sé. Vi si può piazzare una tessera piantagione o una fabbrica.
about-wood = Un legno fa avanzare la tua barca di uno spazio. Ce ne sono solo { $value }.
about-stone = Una pietra costruisce una fabbrica o ne recupera una abbandonata. Ce ne sono solo { $value }.
about-copper = Denaro per piantagioni, miglioramenti, risorse e cibo. Alla fine conta secondo il cambio con l’argento.
about-silver = Si guadagna rifornendo le navi. Le tasse si pagano in argento, e ogni sacchetto vale un punto alla fine.
about-misfortune = Per cibo o argento mancante. Ogni tessera costa punti alla fine.
about-rural = Compra e vende cibo, tranne il riso, senza barche. In un turno si può o vendere o comprare.
about-ratio = Tanto rame vale ora un argento, per le tasse e alla fine. Dopo ogni round un tiro sposta il dado.
about-phases = A bonus e ordine, B azioni, C sfamare, D guerra, disastri, rotte, imperatore e tasse, E spedizioni tardive, F amministrazione.
about-boat = La capacità è il numero di confini che tutti i pezzi mossi in un turno possono attraversare insieme. Nel turno seguente è di nuovo piena.
about-workers = I lavoratori di una carta aspettano qui come un gruppo, finché vanno insieme a un’azione lavoratore.
about-migration = I lavoratori avanzati arrivano sopra. Nel round seguente stanno sotto e possono aiutare ogni gruppo del loro clan. Tutti mangiano.
about-glory = Se i soldati eguagliano i nemici, l’esercito maggiore ottiene la gloria più alta e il secondo la più bassa; altrimenti il maggiore ottiene solo la più bassa.
about-discard = Tessere rotta che nessuno ha soddisfatto. Costruzione Strade e il dischetto Tessera rotta personale permettono di guardarle e prenderne una.
about-route = Le tessere completate valgono i loro punti. Quelle proprie aperte si servono nel passo rotte, anche poco a poco.
about-cards = Il numero dice quante volte si può svolgere l’azione fortuna, le figure quanti lavoratori porta. Tre carte per round; ogni carta si gioca una volta sola.
about-supply = Pezzi che non sono sul tavolo. Senza riserva non si può più piantare, piazzare, inviare o produrre.
about-taxes = I valori delle carte giocate nel round e i dischetti qui danno la somma delle tasse. Un dischetto compra una ripetizione in più di un’azione.
about-feeding = Ogni tre lavoratori sul tabellone serve un cibo a fine round; ogni cibo mancante è una sventura.
about-boats = Fai avanzare la tua barca di uno spazio per ogni legno restituito.
about-plant = Metti un cubetto su un campo vuoto, due sul riso stampato, oppure compra una piantagione e piazzala con due cubetti.
about-sell = Sposta un cubetto di tè, sale, cotone, canna da zucchero, ramia o bamboo in uno spazio libero di un mercato urbano. Lo spazio moneta paga di più.
about-develop = Costruisci una fabbrica per una pietra, recuperane una abbandonata, o alza una tua di un livello per rame.
about-advance = Piazza un dischetto su uno spazio innovazione libero, ognuno in una sezione diversa.
about-resources = Ogni lavoratore prende un legno o una pietra per rame.
about-produce = I lavoratori trasformano materia grezza del colore della fabbrica in un prodotto. I livelli alti richiedono meno lavoratori; le fabbriche altrui costano.
about-ships = Ogni lavoratore consegna un prodotto, un tè o una coppia di sale in uno spazio di una nave, per argento.
about-emperor = Un gruppo entra in una delle quattro aree con esattamente il suo numero di lavoratori. La ricompensa arriva a fine round.
about-war = I lavoratori diventano soldati, e si può soddisfare una tessera rotta aperta. A fine round tutti i soldati insieme affrontano i nemici.
about-box-1 = Aperta a tutti una volta per round. A fine round: { $copper } rame.
about-box-2 = Per un giocatore a round. A fine round: { $copper } rame e una tessera rotta degli scarti.
about-box-3 = Per un giocatore a round. A fine round: { $copper } rame e un passo delle barche.
about-box-4 = Per un giocatore a round. A fine round: { $silver } argento e il miglioramento di una propria fabbrica.
about-market = Ogni spazio prende un cubetto della sua merce. Lo spazio moneta prende una merce mostrata accanto e paga di più. I cubetti venduti sono materia grezza per tutti.
about-province = Sedici terreni e un mercato urbano. Ogni confine attraversato da un pezzo richiede una capacità di trasporto.
about-place = Ogni prodotto qui vale { $vp } PV alla fine. Un mercato pieno manda le navi successive nella zona comune del suo lato.
about-commodity = Si produce nelle fabbriche, si consegna alle navi che lo chiedono, vale punti all’estero.
about-factory = Produce { $commodity } da materia grezza di { $colour }. Ogni dischetto è un livello: uno più alto richiede meno lavoratori, conserva di più e può essere usato dagli altri a pagamento.

## Parts of a position and of the component data, where they are listed

zone-round = Round
zone-phase = Fase
zone-order = Ordine
zone-asked = Di turno
zone-die = Dado
zone-markets = Mercati urbani
zone-squares = Terreni
zone-crops = Piantagioni
zone-factories = Fabbriche
zone-offer = Fabbriche scoperte
zone-pile = Pila delle fabbriche
zone-ships = Navi
zone-foreign = Mercati esteri
zone-routes = Rotte
zone-rural = Mercato rurale
zone-war = Guerra
zone-turn = Mossa in corso
zone-resources = Risorse
zone-ratio = Rame per argento
zone-enemies = Nemici
zone-tile = Tessera
zone-cubes = Cubetti
zone-crop = Piantagione
zone-track = Tracciato
zone-bag = Coperte
zone-late = Piantagioni tardive da parte
zone-cells = Terreni
zone-owner = Proprietario
zone-level = Livello
zone-stock = Prodotti
zone-coast = Costa
zone-ship = Nave
zone-slots = Spazi
zone-emissaries = Emissari
zone-next = Prossime
zone-under = Sotto
zone-up = Scoperte
zone-claims = Soddisfatte
zone-by = Da
zone-on = Consegnati
zone-good = Merce
zone-cube = Cubetto
zone-tea = Tè
zone-salt = Sale
zone-food = Cibo
zone-discard = Scarti
zone-secret = Viste solo da alcuni
zone-looked = Hanno guardato
zone-seat = Clan
zone-workers = Lavoratori
zone-disc = Dischetto
zone-copper = Rame
zone-silver = Argento
zone-wood = Legno
zone-stone = Pietra
zone-misfortune = Sventura
zone-boat = Spazio barca
zone-bonus = Bonus
zone-hand = Mano
zone-deck = Mazzo
zone-unseen = Non ancora giocate
zone-played = Carte giocate
zone-action = Azione
zone-value = Valore
zone-tax = Tassa
zone-groups = Gruppi di lavoratori
zone-boxes = Aree azione
zone-emperor = Imperatore
zone-box = Area
zone-done = Azioni usate
zone-top = Arrivi
zone-bottom = Migranti disponibili
zone-veterans = Veterani
zone-advancements = Innovazioni
zone-glory = Glorie di guerra
zone-open = Rotte proprie aperte
zone-won = Rotte vinte
zone-aside = Fuori gioco
zone-discs = Dischetti
zone-commodities = Prodotti
zone-capacity = Capacità di trasporto
zone-supply = Riserva
zone-need = Cibo necessario
zone-sum = Somma
zone-due = Argento dovuto
zone-node = Decisione
zone-province = Provincia
zone-reps = Volte svolte
zone-taxed = Ripetizione tassata usata
zone-sections = Sezioni usate
zone-group = Gruppo
zone-left = Lavoratori rimasti
zone-recruited = Reclutati
zone-transport = Confini attraversati
zone-boat_disc = Dischetto barca
zone-fresh = Dischetti di questo turno
zone-weaker = Nemici deboli
zone-words = Parole finora
zone-draw = Pesca
zone-seen = Pila vista
zone-colour = Colori
zone-market = Tessere mercato
zone-shape = Forme
zone-commodity = Prodotti
zone-card = Carte
zone-route = Tessere rotta
zone-nation = Nazioni
zone-place = Mercati esteri
zone-advancement = Innovazioni
zone-name = Nome
zone-grid = Terreni
zone-borders = Confini
zone-tiles = Tessere
zone-half_food = Mezzi cibi
zone-urban = Merce urbana
zone-upgrade = Miglioramento
zone-own_workers = Lavoratori propri
zone-own_most = Prodotti al massimo
zone-other_workers = Lavoratori altrui
zone-other_copper = Compenso in rame
zone-other_silver = Compenso in argento
zone-vp = Punti
zone-cost = Costo
zone-copies = Copie
zone-demand = Richiesta
zone-alternative = Altra richiesta
zone-disaster = Disastro
zone-side = Lato
zone-section = Sezione
zone-rounds = Round
zone-start_copper = Rame iniziale
zone-copper_coins = Monete di rame
zone-silver_bags = Sacchetti d’argento
zone-misfortune_tiles = Tessere sventura
zone-sale = Vendita
zone-coin_sale = Vendita sullo spazio moneta
zone-better_sales = Vendita Migliore
zone-rural_sell = Vendita rurale
zone-rural_buy = Acquisto rurale
zone-resource_price = Prezzo di legno e pietra
zone-delivery_silver = Argento per consegna
zone-workers_per_food = Lavoratori per cibo
zone-box_full = Mercato estero pieno
zone-free_rice = Riso gratuito
zone-free_copper = Monete gratuite
zone-weaker_enemies = Nemici deboli
zone-most_workers = Lavoratori al massimo per azione
zone-empty_pile_copper = Rame al posto della tessera
zone-glory_vp = Punti per le glorie
zone-majority_vp = Punti per le maggioranze
zone-boat_vp = Punti per capacità
zone-emissary_vp = Punti per emissario
zone-unshipped_vp = Punti non spediti
zone-misfortune_vp = Punti per sventura
zone-die_start = Dado iniziale
zone-boat_track = Tracciato barche
zone-war_slots = Spazi guerra
zone-basic_tiles = Piantagioni di base
zone-removed_ships = Navi rimosse
zone-stack_height = Tessere rotta per pila
