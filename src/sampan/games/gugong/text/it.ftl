### Gùgōng in italiano

title = Gùgōng
description = Doni e intrighi alla corte dei Ming: scambia regali con i funzionari, costruisci la Grande Muraglia, commercia sul Gran Canale e fatti ricevere dall’Imperatore prima che finisca il quarto giorno.
place-B = Meng

## Decisioni: che cosa viene chiesto, e un po’ di aiuto

step-choose-card = Gioca una delle tue carte dono.
help-choose-card = La scambi con la carta di uno dei sette luoghi. Se vale più della carta che c’è, lo scambio è gratuito. Poi puoi svolgere l’azione della carta giocata e quella del luogo. La carta presa va nei tuoi scarti e domani sarà nella tua mano.
step-choose-location = In quale luogo scambi il dono?
help-choose-location = Un valore più alto si scambia gratis, e un 1 prende un 9. Altrimenti devi pagare due servitori, scartare un’altra carta della mano o rinunciare a tutte le azioni di questo turno.
step-choose-payment = Il tuo dono non vale più di quello che c’è: come paghi?
help-choose-payment = Due servitori tornano nella riserva generale, oppure un’altra carta della mano va nei tuoi scarti. Senza pagare le carte si scambiano lo stesso, ma in questo turno non svolgi azioni.
step-choose-discard = Quale altra carta scarti per pagare?
help-choose-discard = Va coperta nei tuoi scarti, di notte conta come le altre e domani torna nella tua mano.
step-card-action = L’azione della carta giocata: la svolgi?
help-card-action = L’azione della carta viene prima di quella del luogo. Ciò che ti porta si può usare subito nel luogo. Se le due azioni sono uguali, puoi svolgerla due volte.
step-location-action = L’azione del luogo: la svolgi?
help-location-action = L’opzione A è gratuita, la B costa servitori e fa di più. Alcuni luoghi hanno una sol’opzione.
step-follow = Qualcuno ha svolto l’azione presso la tua tessera bonus: lo segui?
help-follow = Puoi svolgere adesso la stessa azione, con le opzioni e i costi soliti. Questo non attiva altre tessere.
step-travel-target = Dove va il tuo viaggiatore?
help-travel-target = La prima volta scegli una qualsiasi città con una tessera. In seguito il viaggiatore segue le strade fino a una prossima città con una tessera; quelle senza si oltrepassano. Prendi la tessera e il suo bonus.
step-second-target = Dove prosegue il tuo viaggiatore?
help-second-target = Il secondo movimento è obbligatorio se c’è una meta. Prima puoi cedere tessere già riposte; quella appena presa non lo è ancora.
step-discard-for-jade = Scarti un dono di valore 7 o più per una giada?
help-discard-for-jade = La carta dev’essere nella tua mano, viene mostrata a tutti e va nei tuoi scarti. La giada viene dalla riserva generale.
step-swap-own = Quale tua carta scambi con una del tabellone?
help-swap-own = Una carta della mano o degli scarti; i valori non si confrontano e non segue alcuna azione. La carta del tabellone va dove stava la tua.
step-swap-board = Con quale carta del tabellone?
help-swap-board = Una qualsiasi delle sette, anche quella appena giocata.
step-take-back = Riprendi in mano una carta scartata?
help-take-back = Puoi giocarla di nuovo oggi.
step-pay-for-jade = Paghi tre servitori per una giada?
help-pay-for-jade = La tessera offre una giada della riserva generale. Gli sconti dei decreti non valgono. Prima puoi cedere tessere per avere servitori.
step-activate-tile = Schieri la tessera bonus per il resto del giorno?
help-activate-tile = Un servitore della tua scorta resta con la tessera fino alla fine della fase di giorno, poi va nella riserva generale. Una tessera bonus non schierata adesso non ha più effetto.
step-lay-out = Quale pedina resta con la tessera bonus?
help-lay-out = Un servitore normale, o quello doppio, che allora vale uno.
step-trade-down = Hai più di sei tessere viaggio: cedine alcune.
help-trade-down = Cedi tessere finché ne restano al massimo sei: due per un servitore, quattro per punti, sei per una giada. Ceduta, una tessera doppia ne vale due.
step-trade-at-end = Cedi tessere viaggio, o hai finito?
help-trade-at-end = Le tessere si possono cedere anche nei turni successivi. Alla fine della partita non valgono nulla.
step-choose-builder = Quale pedina va sulla muraglia?
help-choose-builder = Il servitore doppio può stare sdraiato e valere due, o in piedi e valere uno.
step-build-from-supply = Metti sulla muraglia un servitore della riserva generale?
help-build-from-supply = Non costa nulla. Se la muraglia è completa, si valuta.
step-benefit = La muraglia è stata valutata: scegli un vantaggio d’intrigo.
help-benefit = Chi aveva un servitore sulla muraglia può prenderne uno; sceglie prima chi è più indietro sul tracciato degli intrighi. Il segnalino arretra dei passi che il vantaggio costa.
step-turn-die = Quale dado del destino giri, e su quale faccia?
help-turn-die = Di notte ogni dono scartato porta un servitore per ogni dado che mostra il suo valore. Decide chi gira un dado per ultimo.
step-choose-house = Dove compri la giada?
help-choose-house = Ogni casa ha il suo prezzo in servitori. La piazza vende solo quando tutte le case sono vuote.
step-choose-decree = Quale decreto sostieni?
help-choose-decree = Paghi il suo prezzo e un servitore in più per ogni servitore altrui presente. Un altro servitore normale resta sul decreto fino alla fine della partita. I punti contano subito; il decreto ti serve da adesso.
step-load-ship = Metti un servitore su una delle tue navi?
help-load-ship = Una nave ne porta tre. Una nave nuova parte dal primo porto libero. Poi puoi muovere una nave.
step-load-first = Dove va il primo servitore?
help-load-first = Entrambi i servitori devono trovare posto: sulle tue navi o su navi nuove.
step-load-second = Dove va il secondo servitore?
help-load-second = Su una delle tue navi con posto, o su una nuova.
step-place-on-ship = Metti su una nave un servitore della riserva generale?
help-place-on-ship = Non costa nulla. Se è il terzo sulla sua nave, puoi prendere subito la ricompensa del porto.
step-choose-passenger = Quale pedina sale a bordo?
help-choose-passenger = Il servitore doppio può occupare due posti e valere due, o un posto e valere uno.
step-move-ship = Muovi una delle tue navi?
help-move-ship = Va al prossimo porto libero e oltrepassa quelli occupati.
step-claim-reward = Una nave è piena: prendi una ricompensa?
help-claim-reward = Un servitore resta sulla casella della ricompensa fino alla fine della partita, gli altri e la nave tornano. Il porto 2 dà punti, il 3 una carta dono, il 4 il servitore doppio, il 5 quello che vuoi fra questi. Una nave piena può anche aspettare un porto migliore.
step-pay-with-double = Paghi con il servitore doppio?
help-pay-with-double = Sta per due servitori; se ne è dovuto uno solo, il resto è perso. Va nella riserva generale e si può riottenere.
step-gain-double = Prendi il servitore doppio fra quelli che ottieni?
help-gain-double = Vale uno quando lo ottieni e due quando lo usi.
step-choose-order = Quale dei tuoi due decreti del mattino viene prima?
help-choose-order = Valgono entrambi. L’ordine può decidere quanti servitori restano nella riserva generale.
step-morning-ship = Il tuo decreto: metti su una nave un servitore della riserva generale?
help-morning-ship = Se è il terzo sulla sua nave, puoi prendere subito la ricompensa del porto.
step-morning-swap = Il tuo decreto: scambi una carta della mano con una del tabellone?
help-morning-swap = I valori non si confrontano e non segue alcuna azione. I dadi sono già stati tirati.
step-take-gain = Prendi ciò che ti spetta?
help-take-gain = Non costa nulla. I servitori che restano nella riserva generale si possono ancora usare da lì.

## Azioni

action-card = { $card }
action-card-choose-discard = Scarta { $card }
action-card-discard-for-jade = Scarta { $card }
action-card-swap-own = { $card }{ $discarded ->
    [yes] , dagli scarti
   *[no] , dalla mano
}
action-card-take-back = Riprendi { $card }
action-loc = { $location }
action-loc-choose-location = { $location }, per { $card }{ $free ->
    [yes] {": gratis"}
   *[no] {": da pagare"}
}
action-loc-swap-board = { $location }: { $card }
action-city = { $city }: { $tile }
action-decree = { $decree }, per { $price } + 1 servitori{ $points ->
    [0] {""}
   *[other] , { $points } punti
}
action-decree-choose-order = Prima: “{ $decree }”
action-house = { $house } per { $price ->
    [one] { $price } servitore
   *[other] { $price } servitori
}
action-harbour = La nave nel { harbour-name }, { $aboard } di 3 a bordo
action-harbour-move-ship = La nave dal { harbour-name } al porto { $to }
action-new-ship = Una nave nuova nel { harbour-name }
action-skip = Rinuncia
action-skip-card-action = Rinuncia all’azione della carta
action-skip-location-action = Rinuncia all’azione del luogo
action-skip-follow = Non seguire
action-skip-activate-tile = Lasciala: { $tile }
action-skip-load-ship = Non mettere nessuno
action-skip-move-ship = Non muovere navi
action-skip-take-gain = Rifiuta: { $gain }
action-opt-a = { $action }
action-opt-b = { $action }
action-pay-none = Non pagare e non svolgere azioni
action-pay-servants = Paga due servitori
action-pay-discard = Scarta un’altra carta della mano
action-unit-normal = Un servitore normale
action-unit-double-1 = Il servitore doppio, che vale uno
action-unit-double-2 = Il servitore doppio, che vale due
action-no-double = Solo servitori normali
action-no-double-lay-out = Un servitore normale
action-use-double = Il servitore doppio
action-use-double-pay-with-double = { $count ->
    [1] Il servitore doppio, per un prezzo di 1
    [2] Il servitore doppio per entrambi
   *[other] Il servitore doppio per due dei { $count }
}
action-ben-none = Nessun vantaggio
action-ben-1 = 1 passo indietro: 1 servitore
action-ben-3 = 3 passi indietro: 2 servitori
action-ben-5 = 5 passi indietro: gira un dado
action-ben-7 = 7 passi indietro: 1 giada
action-die = Dado { $die } da { $before } a { $face }
action-reward-none = Lascia la nave nel { harbour-name }
action-reward-vp = { $points } punti per la nave nel { harbour-name }
action-reward-card = Una carta dono per la nave nel { harbour-name }
action-reward-double = Il servitore doppio per la nave nel { harbour-name }
action-trade = Cedi { $doubles ->
    [0] { $plain } tessere
    [one] { $plain ->
        [0] una tessera doppia
       *[other] una tessera doppia e altre { $plain }
    }
   *[other] { $plain ->
        [0] { $doubles } tessere doppie
       *[other] { $doubles } tessere doppie e altre { $plain }
    }
} per { $gain }
action-no = No
action-yes = Sì
action-yes-pay-for-jade = Paga tre servitori e prendi la giada
action-yes-activate-tile = Schierala: { $tile }
action-yes-take-gain = Prendi: { $gain }
action-end-turn = Non cedere altro

harbour-name = { $route ->
    [0] porto { $harbour }
   *[other] porto { $harbour } della seconda rotta
}
trade-servant = 1 servitore
trade-vp = { $points } punti
trade-jade = 1 giada
gain-income = { $count ->
    [one] la rendita, { $count } servitore
   *[other] la rendita, { $count } servitori
}
gain-night = un passo verso il palazzo per il maggior numero di corrispondenze
do-TRAVEL-a = Un viaggio
do-TRAVEL-b = Paga { $price ->
    [one] { $price } servitore
   *[other] { $price } servitori
}: due viaggi
do-WALL-a = 1 servitore sulla muraglia
do-WALL-b = Paga 1 servitore: 2 servitori sulla muraglia
do-JADE-a = Compra una giada
do-INTRIGUE-a = { $medal ->
    [yes] 1 passo d’intrigo e la medaglia
   *[no] 1 passo d’intrigo
}
do-INTRIGUE-b = Paga 1 servitore: 3 passi d’intrigo
do-PALACE-a = { $inside ->
    [yes] 1 punto, perché il messaggero è già a palazzo
   *[no] 1 passo verso il palazzo
}
do-PALACE-b = { $inside ->
    [yes] Paga 2 servitori: 2 punti e 1 passo d’intrigo
   *[no] Paga 2 servitori: 2 passi verso il palazzo e 1 d’intrigo
}
do-DECREES-a = Sostieni un decreto
do-CANAL-a = Metti un servitore e muovi una nave
do-CANAL-b = Paga 1 servitore: metti 2 servitori
do-S1-a = Ottieni 1 servitore
do-S2-a = Ottieni 2 servitori
do-SWP-a = Scambia una carta

## Eventi

event-started = { $seat } comincia la partita.
event-dealt = Nel luogo { $location } c’è ora { $card }.
event-law_laid = Si espone un decreto: “{ $decree }”.
event-focused = Meng si concentra sul luogo { $location }.
event-meng_card = Meng scopre una carta dono.
event-phase = {"\u000A"}Comincia { $phase }.
event-turn = Tocca a { $seat }.
event-day = È il giorno { $day }.
heading-day = Giorno { $day }
event-exchanged = { $seat } depone { $card } nel luogo { $location } e prende { $taken }.
event-discarded_unseen = { $seat } scarta { $card } per pagare.
event-discarded = { $seat } scarta { $card }.
event-taken_back = { $seat } riprende { $card } dagli scarti.
event-swapped = { $seat } scambia { $card } con { $taken } nel luogo { $location }.
event-matched = { $matches ->
    [0] { $seat } non ha corrispondenze con i dadi.
    [one] { $seat } ha { $matches } corrispondenza con i dadi.
   *[other] { $seat } ha { $matches } corrispondenze con i dadi.
}
event-tile_laid = { $city } riceve una tessera: { $tile }.
event-tiles_shuffled = { $count ->
    [one] La tessera viaggio ceduta torna nella pila.
   *[other] Le { $count } tessere viaggio cedute tornano nella pila.
}
event-travelled = { $seat } viaggia a { $city } e prende la tessera: { $tile }.
event-traded = { $seat } cede tessere ({ $tiles }).
event-automa_drawn = Meng pesca { $card }.
event-meng_took_back = Meng riprende { $card } dai suoi scarti.
event-gift_drawn = { $seat } pesca { $card } dal mazzo dei doni.
event-wall_scored = La muraglia viene valutata: la maggioranza è di { $seat }, con { $servants ->
    [one] { $servants } servitore
   *[other] { $servants } servitori
}.
event-scored = { $points ->
    [one] { $seat } ottiene { $points } punto { $why }.
   *[other] { $seat } ottiene { $points } punti { $why }.
}
event-tolled = { $paid ->
    [0] { $seat } non ha punti per il pedaggio; { $owner } ne ottiene uno lo stesso.
   *[other] { $seat } paga 1 punto di pedaggio a { $owner }.
}
event-palace_step = Il messaggero di { $seat } arriva al passo { $step } verso il palazzo.
event-arrived = Il messaggero di { $seat } entra a palazzo, per { $points } punti alla fine.
event-intrigued = Il segnalino intrighi di { $seat } va a { $space }.
event-medal_taken = { $seat } prende la medaglia di chi comincia domani.
event-day_starter = { $seat } comincia il nuovo giorno.
event-rolled = I dadi del destino mostrano { $faces }.
event-die_turned = { $seat } gira il dado { $die } da { $before } a { $face }.
event-jade_taken = { $seat } prende una giada.
event-jade_bought = { $seat } compra una giada: { $house }.
event-paid = { $seat } paga { pieces-name }.
event-gained = { $seat } ottiene { pieces-name }.
event-built = { $spaces ->
    [one] { $seat } costruisce sulla muraglia.
   *[other] { $seat } costruisce sulla muraglia con il servitore doppio.
} Ora conta { $total }.
event-decreed = { $seat } sostiene un decreto: “{ $decree }”.
event-launched = { $seat } vara una nave nel { harbour-name }.
event-boarded = La nave di { $seat } nel { harbour-name } ha { $aboard } a bordo.
event-sailed = Una nave di { $seat } arriva nel { harbour-name }.
event-ship_lost = La nave di { $seat } lascia il { harbour-name } senza ricompensa.
event-claimed = { $seat } prende una ricompensa per la nave nel { harbour-name }: { $reward }.
event-laid_out = { $seat } schiera una tessera bonus: { $tile }.
event-laid_beside = { $seat } schiera una tessera bonus nel luogo { $location }: { $tile }.
event-let_lie = { $seat } lascia una tessera bonus: { $tile }.
event-bonus_over = Una tessera bonus di { $seat } ha finito il suo effetto: { $tile }.
event-game_end = La partita è finita.

pieces-name = { $double ->
    [0] { $servants ->
        [0] nessun servitore
        [one] { $servants } servitore
       *[other] { $servants } servitori
    }
   *[other] { $servants ->
        [0] il servitore doppio
        [one] il servitore doppio e { $servants } servitore
       *[other] il servitore doppio e { $servants } servitori
    }
}
for-palace-step = per un passo dentro il palazzo
for-decree = per un decreto
for-harbour = in un porto
for-trade = per tessere viaggio
for-tile = per una tessera viaggio
for-swap = al posto di uno scambio
for-wall = per la muraglia
for-night = per il maggior numero di corrispondenze
for-palace = per l’arrivo a palazzo
for-jade = per la giada

## Perché qualcosa non è permesso

why-game-over = La partita è finita.
why-not-asked = Adesso tocca a { $needed }, non a { $have }.
why-benefits-in-order = I vantaggi d’intrigo si scelgono in ordine, da chi è più indietro sul tracciato; adesso tocca a { $needed }.
why-must-exchange = Chi ha una carta in mano deve scambiarne una.
why-not-in-hand = Non è in questa mano: { $needed }.
why-card-is-played = { $needed } è la carta giocata; bisogna scartarne un’altra.
why-gift-too-low = La carta deve valere almeno { $needed }, non { $have }.
why-not-own-card = Né in questa mano né fra questi scarti: { $needed }.
why-not-discarded = Non è fra questi scarti: { $needed }.
why-no-card-now = Adesso non si chiede una carta.
why-no-location-now = Adesso non si chiede un luogo.
why-no-servant-in-pool = Una tessera bonus richiede un servitore della scorta, e la scorta è vuota.
why-other-bonus-tile = Questa tessera bonus si schiera in un altro modo: { $needed }.
why-no-travel-now = Adesso non si viaggia.
why-no-such-city = Questa mappa ha { $needed } città; si contano da 0, e { $have } non è fra loro.
why-no-tile-there = Qui non c’è una tessera viaggio: { $needed }.
why-passed-over = Le città senza tessera si oltrepassano.
why-out-of-reach = Nessuna strada porta a { $needed } senza passare da un’altra tessera.
why-no-tile-on-map = Sulla mappa non ci sono tessere viaggio.
why-must-travel = Un viaggio cominciato va compiuto.
why-not-level-one = Al mattino valgono solo i decreti di livello 1.
why-no-decree-now = Adesso non si chiede un decreto.
why-decree-owned = Ogni decreto si può sostenere una sola volta: “{ $needed }”.
why-all-decrees-owned = Tutti e sei i decreti sono già sostenuti.
why-decree-too-dear = Il prezzo e il servitore da mettere richiedono { $needed } servitori, e ce ne sono { $have }; quello messo dev’essere normale.
why-no-jade-now = Adesso non si compra giada.
why-square-closed = La piazza vende solo quando tutte le case sono vuote; hanno ancora { $have } giade.
why-house-empty = Qui non c’è più giada: { $needed }.
why-too-few-servants = Servono { $needed } servitori nella scorta, e ce ne sono { $have }.
why-no-ship-now = Adesso non si chiede una nave.
why-no-own-ship-there = In quel porto non c’è una nave propria.
why-no-harbour-ahead = Davanti a questa nave non c’è un porto libero.
why-ship-full = Su questa nave non c’è posto.
why-no-room-for-second = Così il secondo servitore non troverebbe posto.
why-no-room-for-both = Due servitori non trovano posto sulle navi.
why-no-room-for-double = Per valere due il servitore doppio vuole { $needed } posti liberi, non { $have }.
why-nobody-to-place = Non c’è un servitore da mettere.
why-no-such-route = Questo tabellone ha { $needed ->
    [one] { $needed } rotta
   *[other] { $needed } rotte
}; si contano da 0, e { $have } non è fra loro.
why-no-launch = Lì non si può varare una nave: non ne restano, o tutti i porti sono occupati.
why-must-place = Vanno messi entrambi i servitori.
why-must-trade = Si possono tenere al massimo { $needed } tessere, e sono { $have }; alcune vanno cedute.
why-must-claim = Il secondo servitore non troverebbe posto senza prendere adesso una ricompensa.
why-nothing-to-skip = Adesso non c’è nulla a cui rinunciare.
why-no-other-card = Per scartare una carta ne serve un’altra in mano.
why-no-payment-now = Adesso non c’è nulla da pagare.
why-no-placement-now = Adesso non si mette nessuna pedina.
why-double-not-there = Il servitore doppio non è lì.
why-no-choice-of-double = Adesso non c’è da decidere sul servitore doppio.
why-no-benefit-now = I vantaggi d’intrigo si prendono solo dopo la valutazione della muraglia.
why-too-few-steps = Il vantaggio costa { $needed } passi, e il segnalino è a { $have }.
why-supply-empty = Nella riserva generale non ci sono più servitori.
why-no-die-now = Adesso non si gira nessun dado.
why-no-claim-now = Adesso non si può prendere una ricompensa.
why-other-harbour = Il porto { $have } non dà questa ricompensa: { $needed }.
why-no-free-slot = Nessuna casella è libera per questa ricompensa: { $needed }.
why-no-trade-now = In questo momento non si possono cedere tessere.
why-worth-too-much = Queste tessere valgono più di ciò che se ne ricava.
why-too-few-double-tiles = Servono { $needed } tessere doppie, e ce ne sono { $have }.
why-too-few-tiles = Servono { $needed } tessere semplici, e ce ne sono { $have }.
why-tile-not-stored = Una tessera appena presa va riposta prima di poterla cedere.
why-no-such-question = Non è una risposta a ciò che si chiede adesso.
why-nothing-to-gain = Non c’è nulla da ottenere.
why-turn-goes-on = Il turno non è alla fine.
why-no-action-now = Adesso non si chiede un’azione.
why-only-option-a = Questa azione ha una sol’opzione.
why-option-not-possible = Ciò che non si può pagare o svolgere non si può scegliere.
why-track-end-without-medal = Il segnalino è a { $needed }, la fine del tracciato, e la medaglia è già presa.
why-track-end = Il segnalino è a { $needed }, la fine del tracciato.
why-nothing-on-canal = Non si può mettere nessuno, né muovere una nave, né prendere una ricompensa.

## Luoghi

location-TRAVEL = Viaggi
location-TRAVEL-help = A: muovi il viaggiatore una volta. B: paga 2 servitori e muovilo due volte. Ogni movimento porta una tessera con il suo bonus; le tessere si possono cedere, 2 per un servitore, 4 per { $trade_vp } punti, 6 per una giada.
location-WALL = Grande Muraglia
location-WALL-help = A: 1 servitore sulla muraglia. B: paga 1 servitore per metterne 2. Completa, la muraglia porta { $wall_vp } punti e un passo verso il palazzo a chi ne ha di più, e vantaggi d’intrigo a tutti quelli che hanno costruito.
location-JADE = Giada
location-JADE-help = Compra una giada pagando servitori. La giada conta alla fine, ogni pezzo in più vale di più: { $jade_vp }.
location-INTRIGUE = Intrighi
location-INTRIGUE-help = A: 1 passo, e per il primo del giorno la medaglia, che fa cominciare il giorno dopo. B: paga 1 servitore per 3 passi. Il tracciato decide tutti i pareggi e paga i vantaggi.
location-PALACE = Palazzo
location-PALACE-help = A: 1 passo. B: paga 2 servitori per 2 passi e 1 passo d’intrigo. Chi non porta il suo messaggero a palazzo non può vincere.
location-DECREES = Decreti
location-DECREES-help = Sostieni uno dei sei decreti: paga il suo prezzo e un servitore per ogni altrui presente; un altro servitore resta lì.
location-CANAL = Gran Canale
location-CANAL-help = A: metti fino a 1 servitore e muovi fino a 1 nave. B: paga 1 servitore e mettine 2. Una nave piena porta la ricompensa del suo porto.

## Carte dono

gift-card = { $gift } ({ $value }, { $action })
gift-card-help = { $action ->
    [PAL] Puoi svolgere l’azione del palazzo.
    [CAN] Puoi svolgere l’azione del Gran Canale.
    [WAL] Puoi svolgere l’azione della Grande Muraglia.
    [DEC] Puoi svolgere l’azione dei decreti.
    [INT] Puoi svolgere l’azione degli intrighi.
    [S1] Ottieni 1 servitore.
    [S2] Ottieni 2 servitori.
    [SWP] Puoi scambiare una tua carta con una del tabellone.
   *[NON] Non ha un’azione propria.
}
gift-fruit-bowl = fruttiera
gift-paper-fan = ventaglio
gift-go-stones = pietre da Go
gift-bonsai = bonsai
gift-tea-set = servizio da tè
gift-porcelain-vase = porcellana
gift-gem-necklace = collana
gift-pipa = liuto pipa
gift-golden-statue = statua d’oro
card-action-PAL = Palazzo
card-action-CAN = Canale
card-action-WAL = Muraglia
card-action-DEC = Decreti
card-action-INT = Intrighi
card-action-S1 = +1 servitore
card-action-S2 = +2 servitori
card-action-SWP = scambio
card-action-NON = senza azione

## Tessere viaggio

tile-T_S1 = 1 servitore
tile-T_S1-help = Ottieni 1 servitore.
tile-T_S2 = 2 servitori
tile-T_S2-help = Ottieni 2 servitori.
tile-T_PAL = palazzo +1
tile-T_PAL-help = Il messaggero avanza di un passo.
tile-T_INT = intrighi +1
tile-T_INT-help = Il segnalino intrighi avanza di un passo.
tile-T_C7J = 7+ per giada
tile-T_C7J-help = Puoi scartare dalla mano una carta di valore 7 o più per una giada.
tile-T_VP2 = punti
tile-T_VP2-help = Ottieni { $tile_vp } punti.
tile-T_SWP = scambio
tile-T_SWP-help = Puoi scambiare una tua carta, della mano o degli scarti, con una del tabellone.
tile-T_RET = riprendi
tile-T_RET-help = Puoi riprendere in mano una carta scartata.
tile-T_SHP = nave +1
tile-T_SHP-help = Puoi mettere su una nave un servitore della riserva generale.
tile-T_WAL = muraglia +1
tile-T_WAL-help = Puoi mettere sulla muraglia un servitore della riserva generale.
tile-T_S3J = 3 per giada
tile-T_S3J-help = Puoi pagare tre servitori per una giada.
tile-T_DBL = vale doppio
tile-T_DBL-help = Ceduta, vale due tessere; resta scoperta.
tile-T_PLUS = carte +1
tile-T_PLUS-help = Tessera bonus: schierata con un servitore, oggi aumenta di 1 ogni carta che giochi.
tile-T_TOLL = pedaggio
tile-T_TOLL-help = Tessera bonus: schierata con un servitore presso un luogo, oggi ti porta un punto da ogni altro giocatore che vi svolge l’azione.
tile-T_FOLLOW = seguire
tile-T_FOLLOW-help = Tessera bonus: schierata con un servitore presso un luogo, oggi ti lascia seguire ogni altro giocatore che vi svolge l’azione.

## Decreti

decree-D1_INT = mattino: intrighi +2
decree-D1_INT-help = Livello 1, prezzo { $cost }, subito { $vp } punti. Ogni mattina il segnalino intrighi avanza di due passi.
decree-D1_CAN = mattino: nave +1
decree-D1_CAN-help = Livello 1, prezzo { $cost }, subito { $vp } punti. Ogni mattina puoi mettere su una nave un servitore della riserva generale.
decree-D1_SRV = mattino: 1 servitore
decree-D1_SRV-help = Livello 1, prezzo { $cost }, subito { $vp } punti. Ogni mattina ottieni un servitore.
decree-D1_PAL = mattino: palazzo +1
decree-D1_PAL-help = Livello 1, prezzo { $cost }, subito { $vp } punti. Ogni mattina il messaggero avanza di un passo.
decree-D1_SWP = mattino: scambio
decree-D1_SWP-help = Livello 1, prezzo { $cost }, subito { $vp } punti. Ogni mattina puoi scambiare una carta dono con una del tabellone.
decree-D2_TRV = 2 viaggi: 1 in meno
decree-D2_TRV-help = Livello 2, prezzo { $cost }, subito { $vp } punti. L’opzione B dei viaggi costa un servitore in meno.
decree-D2_JAD = giada: 1 in meno
decree-D2_JAD-help = Livello 2, prezzo { $cost }, subito { $vp } punti. L’azione della giada costa un servitore in meno.
decree-D2_WAL = muraglia +1 gratis
decree-D2_WAL-help = Livello 2, prezzo { $cost }, subito { $vp } punti. A ogni azione della muraglia puoi aggiungere un servitore della riserva generale.
decree-D2_EQL = doni uguali gratis
decree-D2_EQL-help = Livello 2, prezzo { $cost }, subito { $vp } punti. Scambiare carte di pari valore è gratuito.
decree-D2_DEC = decreti: 1 in meno
decree-D2_DEC-help = Livello 2, prezzo { $cost }, subito { $vp } punti. Gli altri decreti costano un servitore in meno.
decree-D3_VP3 = fine: segnapunti
decree-D3_VP3-help = Livello 3, prezzo { $cost }. Alla fine 1 punto ogni { $decree_divisor } sul segnapunti, al massimo { $decree_cap }.
decree-D3_FLAT = fine: punti fissi
decree-D3_FLAT-help = Livello 3, prezzo { $cost }. Alla fine { $decree_flat } punti.
decree-D3_JAD = fine: per giada
decree-D3_JAD-help = Livello 3, prezzo { $cost }. Alla fine { $decree_each } punti per ogni giada, al massimo { $decree_cap }.
decree-D3_DEC = fine: per decreto
decree-D3_DEC-help = Livello 3, prezzo { $cost }. Alla fine { $decree_each } punti per ogni proprio servitore sui decreti, questo compreso.
decree-D3_HAR = fine: per ricompensa
decree-D3_HAR-help = Livello 3, prezzo { $cost }. Alla fine { $decree_each } punti per ogni proprio servitore presso le ricompense dei porti.

## Città

city-jiayuguan = Jiayuguan
city-yulin = Yulin
city-datong = Datong
city-liaoyang = Liaoyang
city-lanzhou = Lanzhou
city-xian = Xi’an
city-kaifeng = Kaifeng
city-jinan = Jinan
city-chengdu = Chengdu
city-chongqing = Chongqing
city-wuchang = Wuchang
city-nanjing = Nanchino
city-kunming = Kunming
city-guilin = Guilin
city-guangzhou = Canton
city-fuzhou = Fuzhou
city-ningxia = Ningxia
city-taiyuan = Taiyuan
city-nanchang = Nanchang
city-guiyang = Guiyang

## Case della giada, ricompense, fasi, carte automa

house-0 = la prima casa
house-1 = la seconda casa
house-2 = la terza casa
house-3 = la piazza
house-3-help = Quando tutte le case sono vuote, la piazza vende giada per { $square_price } servitori.
reward-vp = punti
reward-vp-help = Nel porto 2: { $harbour_vp } punti.
reward-card = una carta dono
reward-card-help = Nel porto 3: una carta dono dal mazzo nella mano, per il resto della partita.
reward-double = il servitore doppio
reward-double-help = Nel porto 4: il servitore doppio entra nella scorta. Vale due dove si pagano o si mettono servitori.
phase-morning = il mattino
phase-day = il giorno
phase-dusk = il crepuscolo
phase-night = la notte
phase-final = il punteggio finale
automa-TRAVEL = una carta automa (Viaggi)
automa-TRAVEL-help = Di giorno Meng vi scambia il suo dono e svolge l’azione. Al crepuscolo paga 2 servitori per un altro viaggio.
automa-WALL = una carta automa (Grande Muraglia)
automa-WALL-help = Di giorno Meng vi scambia il suo dono e svolge l’azione. Al crepuscolo, con almeno 2 servitori, ne paga 1 e ne mette 1 sulla muraglia.
automa-JADE = una carta automa (Giada)
automa-JADE-help = Di giorno Meng vi scambia il suo dono e svolge l’azione. Al crepuscolo fa un viaggio gratuito.
automa-INTRIGUE = una carta automa (Intrighi)
automa-INTRIGUE-help = Di giorno Meng vi scambia il suo dono e svolge l’azione. Al crepuscolo paga 1 servitore per 2 passi d’intrigo.
automa-PALACE = una carta automa (Palazzo)
automa-PALACE-help = Di giorno Meng vi scambia il suo dono e svolge l’azione. Al crepuscolo paga 2 servitori per 1 passo verso il palazzo e 1 d’intrigo.
automa-DECREES = una carta automa (Decreti)
automa-DECREES-help = Di giorno Meng vi scambia il suo dono e svolge l’azione. Al crepuscolo fa un viaggio gratuito.
automa-CANAL = una carta automa (Gran Canale)
automa-CANAL-help = Di giorno Meng vi scambia il suo dono e svolge l’azione. Al crepuscolo, con almeno 2 servitori, ne paga 1 e ne mette 1 su una nave.
automa-SPECIAL = una carta automa speciale
automa-SPECIAL-help = Di giorno Meng scambia il suo dono nel luogo su cui si concentra e svolge l’opzione B senza pagare; i servitori che mette vengono prima dalla riserva generale. Al crepuscolo fa un viaggio gratuito.

## Opzioni del tavolo

option-travel_set = Tessere viaggio
option-travel_set-help = Quante tessere viaggio ci sono, senza contare quelle bonus?
option-travel_set-26 = 26 tessere
option-travel_set-32 = 32 tessere
option-gain_choice = Guadagni
option-gain_choice-help = Ciò che non costa nulla e si può rifiutare viene preso subito?
option-gain_choice-auto = viene preso subito
option-gain_choice-ask = si chiede al giocatore
option-tile_storage = Riporre le tessere
option-tile_storage-help = Quando si ripongono e si contano le tessere di un viaggio?
option-tile_storage-after_action = insieme, dopo tutto il viaggio
option-tile_storage-each_move = dopo ogni movimento
option-claim_window = Ricompense dei porti
option-claim_window-help = Quando si può prendere la ricompensa per una nave piena in attesa?
option-claim_window-canal = con un’azione del canale e di notte
option-claim_window-own_turn = anche all’inizio e alla fine di ogni proprio turno
option-final_wall_benefits = Ultima muraglia
option-final_wall_benefits-help = Dopo la valutazione della muraglia a fine partita ci sono vantaggi d’intrigo?
option-final_wall_benefits-off = no
option-final_wall_benefits-on = sì, come sempre
option-night_claims = Ricompense della notte
option-night_claims-help = Per quante navi piene si può prendere una ricompensa in una notte?
option-night_claims-all = per tutte
option-night_claims-one = per una
option-bonus_trigger = Pedaggio e seguire
option-bonus_trigger-help = A che cosa reagiscono le tessere bonus per pedaggio e seguire?
option-bonus_trigger-execution = a ogni svolgimento dell’azione, anche con una carta
option-bonus_trigger-location = solo all’azione del luogo dove si è scambiata una carta
option-expert = Variante per esperti
option-expert-help = Le carte del tabellone si pescano fra tutte quelle che nessuno ha in mano?
option-expert-false = no
option-expert-true = sì
option-bonus_tiles = Tessere bonus
option-bonus_tiles-help = Si gioca con le sei tessere viaggio bonus?
option-bonus_tiles-false = no
option-bonus_tiles-true = sì
option-difficulty = Meng
option-difficulty-help = Quanto è forte Meng nel solitario?
option-difficulty-easy = facile: una carta automa speciale in meno
option-difficulty-normal = normale
option-difficulty-hard = difficile: con una quinta carta dono
option-pairing = Serie di doni
option-pairing-help = Quali serie di carte dono avete tu e Meng nel solitario?
option-pairing-P4-P5 = tu la quarta, Meng la quinta
option-pairing-P2-P3 = tu la seconda, Meng la terza
option-pairing-P1-P2 = tu la prima, Meng la seconda
option-focus = Luogo di Meng
option-focus-help = Quale luogo usano le carte speciali di Meng nel solitario?
option-focus-random = estratto a sorte
option-focus-TRAVEL = Viaggi
option-focus-WALL = Grande Muraglia
option-focus-JADE = Giada
option-focus-INTRIGUE = Intrighi
option-focus-PALACE = Palazzo
option-focus-DECREES = Decreti
option-focus-CANAL = Gran Canale

## Punteggio e fine

sheet-before = Punti prima della fine
sheet-wall = Grande Muraglia
sheet-decrees = Decreti di livello 3
sheet-palace = Arrivo a palazzo
sheet-jade = Giada
sheet-raw = Tutti i punti
sheet-eligible = A palazzo
sheet-total = Risultato
over-days = Il quarto giorno è finito.

## L’immagine del tavolo

picture-heading = Giorno { $day } di { $days } · { $phase }
picture-phase-setup = Preparazione
picture-phase-morning = Mattino
picture-phase-day = Fase di giorno
picture-phase-dusk = Crepuscolo
picture-phase-night = Notte
picture-phase-final = Punteggio finale
picture-phase-end = Fine
picture-turn = tocca a { $seat }
picture-start = comincia { $seat }
picture-dice = Dadi del destino
picture-gifts = mazzo doni { $count }
picture-tiles = tessere viaggio { $pile } + { $discarded }
picture-seat = Posto
picture-you = tu
picture-points = PV
picture-pool = Scorta
picture-supply = Riserva
picture-double = Doppio
picture-jade = Giada
picture-hand = Mano
picture-discard = Scarti
picture-travel = Tess.
picture-ships = Navi
picture-rewards = Porti 2-3-4
picture-double-locked = bloccato
picture-double-pool = scorta
picture-double-supply = riserva
picture-double-wall1 = mur. 1
picture-double-wall2 = mur. 2
picture-double-ship = nave
picture-double-bonus = tessera
picture-double-focus = luogo
picture-own-hand = La tua mano
picture-own-discard = I tuoi scarti
picture-own-tiles = Le tue tessere viaggio
picture-hand-of = Mano di { $seat }
picture-discard-of = Scarti di { $seat }
picture-tiles-of = Tessere viaggio di { $seat }
picture-matches = { $count ->
    [0] nessuna corrispondenza
    [one] { $count } corrispondenza
   *[other] { $count } corrispondenze
}
picture-none = niente
picture-wall = { $total } di { $needed }
picture-medal = medaglia: { $seat }
picture-medal-free = medaglia libera
picture-fields = a 8: { $fields } PV
picture-price = per { $price }
picture-square = piazza per { $price }
picture-level = Livello { $level }
picture-decree-points = { $points } PV
picture-focus = luogo { $location }
picture-today = oggi
picture-deck = { $count } nel mazzo
picture-further-roads = Altre strade

## Le zone di una posizione

zone-at = Momento
zone-day = Giorno
zone-phase = Fase
zone-step = Passo
zone-start = Comincia
zone-active = Tocca a
zone-dice = Dadi del destino
zone-medal = Medaglia
zone-board = Doni nei luoghi
zone-draw = Mazzo dei doni
zone-box = Scatola
zone-travel = Tessere viaggio
zone-map = Sulla mappa
zone-pile = Pila
zone-decrees = Decreti
zone-jade_houses = Giada nelle case
zone-intrigue = Tracciato degli intrighi
zone-automa = Carte automa
zone-deck = Mazzo
zone-today = Oggi
zone-solo = Solitario
zone-difficulty = Difficoltà
zone-pairing = Serie di doni
zone-focus = Luogo di Meng
zone-sheet = Punteggio finale
zone-before = Punti prima della fine
zone-known = Noto degli altri
zone-origin = Inizio del turno
zone-meng = Meng
zone-hand = Mano
zone-discard = Scarti
zone-hidden = Mai viste dagli altri
zone-covered = In mano o scartate, gli altri non lo sanno
zone-either = In mano o scartate
zone-pool = Servitori nella scorta
zone-supply = Servitori nella riserva generale
zone-aside = Servitori fuori gioco
zone-double = Servitore doppio
zone-normal = Servitori normali
zone-wall = Servitori sulla muraglia
zone-ships = Navi
zone-route = Rotta
zone-harbour = Porto
zone-slots = Ricompense dei porti
zone-card = Carta dono
zone-tiles = Tessere viaggio riposte
zone-traveller = Viaggiatore
zone-palace = Passo verso il palazzo
zone-arrival = Casella d’arrivo
zone-vp = Punti
zone-jade = Giada
zone-bonus = Tessere bonus schierate
zone-bonus_dead = Tessere bonus esaurite
zone-tile = Tessera
zone-location = Luogo
zone-piece = Pedina
zone-stack = Mazzo dei doni di Meng
zone-under = Sotto il mazzo
zone-neutral = Servitori neutrali

## Il tabellone nel browser

board-zone-rail = Il giorno
board-zone-mine = I tuoi pezzi
board-zone-rival = I pezzi di { $seat }
board-court = { $location }: { $card }
board-option = { $location }, possibilità { $letter }: { $does }
board-chip-free = gratis
board-chip-pay = −2 o carta
board-focus = Luogo di Meng: { $location }
board-laid = Tessera bonus di { $seat }, esposta: { $tile }
board-dead = Tessera bonus, esaurita: { $tile }
board-of = { $count } di { $all }
board-most = più:
board-free = libera
board-count-of = { $seat } { $count }
board-at = { $seat } su { $place }
board-day = Giorno { $day } di { $days }: { $phase }
board-die = Dado del destino { $die }: { $face }
board-order = Ordine di turno: { $seats }
board-gift-pile = { $count ->
    [one] Mazzo dei doni: { $count } carta
   *[other] Mazzo dei doni: { $count } carte
}
board-automa = Carte automa: { $deck } nel mazzo, { $discard } scartate
board-automa-today = Giocata oggi da Meng: { $card }
board-tile-piles = Tessere viaggio: { $pile } nelle pile, { $discard } scambiate
board-city-tile = { $city }: { $tile }
board-city-traveller = { $city }: viaggiatore di { $seat }
board-city-empty = { $city }: nessuna tessera
board-unplaced = Non ancora sulla mappa: viaggiatori di { $seats }
board-wall = Grande Muraglia: { $total } di { $needed } servitori. { $who }
board-steps = Passi verso il palazzo. { $who }
board-hall = Caselle di arrivo. { $fields }
board-field-free = { $points ->
    [one] { $points } punto, libera
   *[other] { $points } punti, libera
}
board-field-taken = { $points ->
    [one] { $points } punto, { $seat }
   *[other] { $points } punti, { $seat }
}
board-harbour-ship = { harbour-name }, { $reward }: nave di { $seat }, { $aboard } di 3 a bordo
board-harbour-free = { harbour-name }, { $reward }: nessuna nave
board-quay-1 = nessuna ricompensa
board-quay-2 = punti
board-quay-3 = una carta dono
board-quay-4 = il servitore doppio
board-quay-5 = una ricompensa a scelta
board-track = Tracciato degli intrighi, dal primo: { $who }
board-medal-free = La medaglia del prossimo primo giocatore è libera
board-medal-of = La medaglia del prossimo primo giocatore: { $seat }
board-house = { $house }: prezzo { $price }, { $stock } giada
board-square = La piazza: prezzo { $price }, quando tutte le case sono vuote
board-square-short = Piazza
board-square-when = se le case sono vuote
board-jade-scale = Punti per la giada alla fine: { $points }; { $further } per ognuna in più
board-decree = Livello { $level }: { $decree }. Prezzo { $price }, { $points } punti; nessun servitore
board-decree-held = Livello { $level }: { $decree }. Prezzo { $price }, { $points } punti; servitori di { $seats }
board-gifts = Doni
board-in-hand = { $count } in mano
board-in-discard = { $count } scartati
board-discard = I tuoi scarti: { $count }
board-hand-card = Nella tua mano: { $card }
board-offered = Offerto ora: { $card }
board-discard-card = Nei tuoi scarti: { $card }
board-servants = Servitori
board-pool = riserva
board-supply = generale
board-own-pool = { $count ->
    [one] La tua riserva: { $count } servitore
   *[other] La tua riserva: { $count } servitori
}
board-own-supply = { $count ->
    [one] La tua riserva generale: { $count } servitore
   *[other] La tua riserva generale: { $count } servitori
}
board-double = Servitore doppio: { $place }
board-double-locked = doppio, bloccato
board-double-pool = doppio nella riserva
board-double-supply = doppio nella generale
board-double-wall1 = doppio sulla muraglia, 1
board-double-wall2 = doppio sulla muraglia, 2
board-double-ship = doppio su una nave
board-double-bonus = doppio su una tessera bonus
board-ships = navi pronte
board-own-ships = { $count ->
    [one] { $count } nave pronta
   *[other] { $count } navi pronte
}
board-tiles = Tessere viaggio
board-own-tile = La tua tessera: { $tile }
board-trade = Scambia tessere per un valore di { $worth }: { $gain }
board-rewards = Ricompense dei porti
board-slots = { $reward }: { $used } di { $all } posti usati
board-vp = punti
board-own-vp = { $points ->
    [one] I tuoi punti: { $points }
   *[other] I tuoi punti: { $points }
}
board-jade = giada
board-own-jade = La tua giada: { $count }
board-envoy = messaggero
board-own-envoy = Il tuo messaggero: passo { $step } di { $all }
board-to-go = ancora { $count }
board-inside = dentro: { $points }
board-own-intrigue = Il tuo segnalino intrighi: casella { $space }
board-r-hand = { $seat }: { $hand } carte in mano, { $discard } scartate
board-r-pool = { $seat }: { $pool } servitori nella riserva, { $supply } in quella generale
board-r-vp = { $seat }: { $points } punti sul tracciato
board-r-jade = { $seat }: { $count } giada
board-r-tiles = { $seat }: { $count } tessere viaggio, di cui { $doubles } doppie
board-r-tile = { $seat }: { $tile }
board-r-intrigue = { $seat }: intrighi { $space }
board-r-ships = { $seat }: { $count } di 3 navi sul canale
board-r-slots = { $seat }: { $count } ricompense dei porti
board-r-decrees = { $seat }: { $count } decreti
board-r-double = { $seat }: servitore doppio, { $place }
board-hand = mano
board-discarded = scarti
board-either = una delle due
board-stack = mazzo
board-recalled = { $what }: { $cards }
board-unseen-gifts = Carte dono non ancora viste, nel mazzo o pescate coperte: { $count }
board-unseen-tiles = Tessere viaggio nelle pile: { $count }
board-traded-tiles = Tessere viaggio scambiate: { $count }

## Che cosa sono i pezzi, per chi chiede

about-day = Il gioco ha quattro giorni, ognuno con mattino, giorno e notte. Al mattino tutti guadagnano i servitori del nuovo giorno.
about-dice = Di notte ogni dono scartato porta un servitore per ogni dado che mostra il suo valore. Chi ha più corrispondenze guadagna anche { $night_vp } punti e un passo verso il palazzo.
about-order = I turni vanno in senso orario dal primo giocatore. Chi al mattino ha la medaglia diventa primo giocatore.
about-medal = La riceve chi per primo nel giorno sceglie la possibilità A degli Intrighi, e comincia il giorno seguente.
about-track = Chi è avanti vince ogni parità; sulla stessa casella è avanti il segnalino più in alto. Un segnalino che arriva va in cima.
about-benefit = Dopo il conteggio della muraglia chi vi aveva un servitore può tornare indietro sul tracciato per un vantaggio, l’ultimo per primo.
about-steps = Un messaggero sull’ultimo passo è dentro. Ogni passo in più vale un punto. Chi alla fine non è dentro non può vincere.
about-hall = Un messaggero che arriva prende la migliore casella libera. Conta alla fine del gioco.
about-harbour = Una nave piena può essere scambiata con la ricompensa del suo porto. Di notte tutte le navi avanzano di un porto; una nave nel porto 5 è perduta.
about-ship = Porta tre servitori. Una nuova nave comincia nel primo porto libero della sua rotta; una nave che avanza salta i porti occupati.
about-servant = I servitori della riserva pagano, costruiscono e navigano. Quelli pagati vanno nella riserva generale e si possono riguadagnare.
about-supply = Ogni colore ha la propria riserva generale. Quando è vuota non si guadagna più nulla.
about-double = Lo sblocca la ricompensa del porto 4. Paga per due, e sulla muraglia e sulle navi conta come uno o come due.
about-envoy = Alla fine deve essere nel palazzo, altrimenti la sua famiglia non può vincere.
about-traveller = Comincia in una città qualsiasi con una tessera, poi segue le strade fino a una prossima città con una tessera.
about-jade = La giada conta alla fine del gioco: { $jade_vp } punti da nessuna a cinque, { $further_jade_vp } per ognuna in più.
about-niches = Al massimo sei tessere conservate. Nel proprio turno si possono scambiare in ogni momento: due per un servitore, quattro per { $trade_vp } punti, sei per una giada.
about-hand = Carte dono che si possono ancora giocare oggi. Le vede solo chi le ha.
about-discard = Carte prese o scartate oggi. Decidono le corrispondenze della notte e sono la mano di domani.
about-gifts = Da qui si pescano le ricompense del porto 3.
about-tiles = Ogni mattino le città vuote ricevono da qui nuove tessere. Quando le pile sono vuote si mescolano quelle scambiate.
about-vp = I punti finora. Altri si contano alla fine del gioco.
about-automa = Dice dove Meng scambia il suo dono di giorno, e che cosa fa al crepuscolo.
about-focus = Il servitore doppio di Meng segna il luogo usato dalle sue carte speciali.
