### Yangtze in italiano

title = Yangtze
description = Commercio lungo il grande fiume ai tempi della dinastia Qing: raccogli merci in lotti, aggiudicati insediamenti all’asta e sopravvivi a dodici sovrani.

## Decisioni: che cosa viene chiesto, e un po’ di aiuto

step-sell-bundles = Vendi lotti di merci o termina la vendita.
help-sell-bundles = Un lotto è composto da quante tessere vuoi di una stessa categoria, tutte della stessa merce o tutte dello stesso colore. I lotti più grandi rendono molto di più per tessera. Puoi vendere quanti lotti vuoi, ma solo adesso, all’inizio del tuo turno.
step-buy-good = Compra una merce dal fiume o non comprare nulla.
help-buy-good = Il prezzo è il numero della casa commerciale presso la casella; le merci scendono verso Shanghai e costano sempre meno. Dopo un acquisto il fiume si riempie dal sacchetto, e possono uscire aste e sovrani. Chi non compra termina il turno senza pescare.
step-auction = Offri di più per l’insediamento o ritirati.
help-auction = Ogni offerta dev’essere più alta della precedente e coperta dal tuo denaro. Chi passa è fuori da quest’asta; chi resta per ultimo paga l’offerta e prende la tessera. Gli insediamenti contano per i tipi diversi di un colore e per le maggioranze in un tipo.
step-sell-by-card = Vendi lotti con la carta vendita.
help-sell-by-card = La carta è giocata, quindi adesso va venduto almeno un lotto. Poi puoi venderne altri o smettere.
step-window = Un sovrano si rivolge a te: gioca prima la carta vendita, oppure prosegui senza.
help-window = Ciò che vendi adesso non viene né tassato né scartato. La carta si consuma, e con essa va venduto almeno un lotto.
step-redeem-card = Il tuo denaro non copre la tassa: scegli una carta liquidità da incassare.
help-redeem-card = Finché la tassa supera il tuo denaro e hai una carta liquidità, ne va incassata una. Ciò che resta dopo il pagamento è tuo. Per una tassa non si è mai obbligati a vendere merci.
step-discard-good = Scegli una delle tue merci da riporre nella scatola.
help-discard-good = Il sovrano esige una delle merci dietro il tuo schermo, iniziale o comprata che sia. La merce esce dal gioco.
step-sell-one = Il sovrano ti permette di vendere un lotto adesso; puoi rinunciare.
help-sell-one = Questa vendita avviene fuori turno e non costa carte. Si può vendere un solo lotto.
step-buy-back = Riscatta una carta liquidità consumata o rinuncia.
help-buy-back = Paghi quanto la carta aveva fruttato. Poi è di nuovo disponibile: si può incassare ancora, oppure vale punti alla fine.
step-take-from-river = Scegli una merce del fiume da scambiare con una delle tue, o rinuncia.
help-take-from-river = Prima scegli la merce che vuoi, poi quella che dai in cambio. Non si paga nulla; la tua merce va nella stessa casella.
step-give-to-river = Scegli la merce da dare in cambio.
help-give-to-river = Va nella casella di quella che ricevi, sotto gli occhi di tutti.
step-follow-ruler = Segui uno dei sovrani scoperti o rinuncia.
help-follow-ruler = L’ordine scelto vale solo per te. Una tassa o uno scarto scelti vanno eseguiti; a un’offerta si può ancora rinunciare.

## Azioni

action-pass = Passa
action-pass-sell-bundles = Termina la vendita
action-pass-buy-good = Non comprare, fine turno
action-pass-auction = Ritirati dall’asta
action-pass-sell-by-card = Termina la vendita
action-pass-window = Prosegui senza la carta
action-pass-sell-one = Rinuncia, nessuna vendita
action-pass-buy-back = Rinuncia, nessun riscatto
action-pass-take-from-river = Rinuncia, nessuno scambio
action-pass-follow-ruler = Rinuncia, non seguire nessuno
action-liq = Carta liquidità: +{ $amount }
action-sell-card = Carta vendita
action-two-goods = Carta due merci
action-buy = { $tile } per { $price }
action-free = Prendi gratis { $tile }
action-free-range = Una merce a scelta, gratis
action-back = Riscatta la carta liquidità per { $amount }
action-take = Prendi { $tile }
action-copy = { $ruler }: { $help }
action-discard = Scarta { $tile }
action-sell = { $tiles } per { $value }
action-give = Da’ { $tile }
action-bid = Offri { $amount }
action-bid-range = Offri da { $first } a { $last }

## Eventi

event-started = Comincia { $seat }.
event-laid = Sul fiume, casella { $slot }: { $tile }.
event-dealt = { $seat } pesca come merce iniziale: { $tile }.
event-turn = È il turno di { $seat }.
event-turn_end = { $acted ->
    [yes] Finisce il turno di { $seat }.
   *[no] { $seat } termina il turno senza azioni.
}
event-sold = { $seat } vende { $tiles } per { $value }.
event-bought = { $price ->
    [0] { $seat } prende gratis { $tile } dalla casella { $slot }.
   *[other] { $seat } compra { $tile } dalla casella { $slot } per { $price }.
}
event-drawn = { $seat } pesca dal sacchetto: { $tile }.
event-pushed = Entra nel fiume dal lato aperto, e il vuoto alla casella { $gap } si chiude.
event-auctioned = La tessera va all’asta.
event-bid = { $seat } offre { $amount }.
event-passed = { $seat } si ritira.
event-won = { $seat } si aggiudica { $tile } per { $amount }.
event-boxed = Nessuno vuole { $tile }: la tessera va nella scatola.
event-ruler_opened = È un editto di { $reign }.
event-obeys = L’editto riguarda ora { $seat }.
event-unaffected = L’editto non ha effetto su { $seat }.
event-gained = { $amount ->
    [0] { $seat } non riceve nulla.
   *[other] { $seat } riceve { $amount }.
}
event-taxed = { $due ->
    [0] { $seat } non deve tasse.
   *[other] { $waived ->
        [0] { $seat } paga { $paid } di tassa.
       *[other] { $seat } paga { $paid } su { $due } di tassa; il resto è condonato.
    }
}
event-discarded = { $seat } scarta { $tile }.
event-card_back = { $seat } riscatta { $card } per { $price }.
event-swapped = { $seat } dà al fiume { $given } e prende { $taken } dalla casella { $slot }.
event-copied = { $seat } segue un altro editto: { $ruler }.
event-declined = { $seat } rinuncia.
event-card_spent = { $amount ->
    [0] { $seat } gioca { $card }.
   *[other] { $seat } gioca { $card } e riceve { $amount }.
}
event-scored = { $seat }: { $line } { $amount }.
event-game_end = La partita è finita.

## Perché qualcosa non è permesso

why-game-over = La partita è finita.
why-not-asked = Adesso decide { $needed }, non { $have }.
why-no-interrupt = Le carte si giocano solo quando decidi tu, e adesso decide { $needed }.
why-passed-already = Chi si è ritirato da un’asta ne resta fuori.
why-must-redeem = La tassa di { $needed } supera il denaro disponibile ({ $have }): va incassata una carta liquidità.
why-must-discard = Il sovrano esige una merce: va scartata.
why-must-sell-one = La carta vendita è giocata: va venduto almeno un lotto.
why-must-give = È stata scelta una merce del fiume: bisogna darne una in cambio.
why-must-copy = A questo tavolo si deve seguire uno dei sovrani scoperti.
why-must-follow = Quest’ordine non ha il punto interrogativo: va eseguito.
why-no-time-to-sell = I lotti si vendono all’inizio del proprio turno, con la carta vendita o quando un sovrano lo offre.
why-not-behind-screen = Non si trova dietro questo schermo: { $needed }.
why-too-dear = Il prezzo di { $needed } supera il denaro disponibile ({ $have }).
why-not-buying-step = Le merci si comprano solo nella fase di acquisto del proprio turno.
why-empty-slot = La casella { $needed } del fiume è vuota.
why-card-spent = Già consumata: { $needed }.
why-before-first-purchase = La carta due merci si gioca nella fase di acquisto, prima del primo acquisto.
why-no-window = Questa carta non si può giocare in questo momento.
why-nothing-to-sell = Dietro lo schermo non c’è nessuna merce da vendere.
why-no-auction = Non c’è nulla all’asta.
why-bid-too-low = L’offerta dev’essere almeno { $needed }, non { $have }.
why-bid-too-high = Un’offerta di { $needed } supera il denaro disponibile ({ $have }).
why-no-buy-back = Nessun sovrano offre adesso un riscatto.
why-card-not-spent = Non ancora consumata: { $needed }.
why-no-swap = Nessun sovrano offre adesso uno scambio.
why-nothing-to-give = Dietro lo schermo non c’è nessuna merce da dare.
why-no-discard = Nessun sovrano esige adesso una merce.
why-no-copy = Nessun sovrano permette adesso di seguirne un altro.
why-ruler-not-open = Non è sul tavolo: { $needed }.
why-tile-twice = Una tessera si può vendere una volta sola.
why-two-categories = Merci di lusso e merci comuni non possono stare nello stesso lotto.
why-no-common-line = Le tessere di un lotto devono mostrare tutte la stessa merce o tutte lo stesso colore.

## Merci: nome, colore e simbolo del colore

tile-good = { $good } ({ $colour })
luxury = Merci di lusso
everyday = Merci comuni
good-silk = seta
good-porcelain = porcellana
good-jade = giada
good-lacquer = lacca
good-ivory = avorio
good-rice = riso
good-tea = tè
good-salt = sale
good-fish = pesce
good-cloth = stoffa
good-pottery = vasellame
colour-red = rosso
colour-yellow = giallo
colour-green = verde
colour-blue = blu
colour-violet = viola
colour-rose = rosa
colour-apricot = albicocca
colour-lemon = limone
colour-mint = menta
colour-sky = celeste
colour-lilac = lilla
symbol-dragon = drago
symbol-lotus = loto
symbol-crane = gru
symbol-moon = luna
symbol-cloud = nuvola
symbol-bamboo = bambù
symbol-fish = pesce
symbol-leaf = foglia
symbol-wave = onda
symbol-sun = sole
symbol-bird = uccello

## Insediamenti

tile-establishment = { $kind } ({ $colour } { $number })
kind-fortress = fortezza
kind-office = ufficio
kind-pagoda = pagoda
kind-harbour = porto
colour-est-green = verde
colour-est-brown = marrone

## Sovrani e i campi accanto ai quali si trovano

ruler-BONUS_0 = premio fortezze
ruler-BONUS_0-help = Tutti ricevono { $amount } per ogni propria fortezza.
ruler-BONUS_0-short = +{ $amount } per fortezza
ruler-BONUS_1 = premio uffici
ruler-BONUS_1-help = Tutti ricevono { $amount } per ogni proprio ufficio.
ruler-BONUS_1-short = +{ $amount } per ufficio
ruler-BONUS_2 = premio pagode
ruler-BONUS_2-help = Tutti ricevono { $amount } per ogni propria pagoda.
ruler-BONUS_2-short = +{ $amount } per pagoda
ruler-BONUS_3 = premio porti
ruler-BONUS_3-help = Tutti ricevono { $amount } per ogni proprio porto.
ruler-BONUS_3-short = +{ $amount } per porto
ruler-TAX_MONEY = tassa sul denaro
ruler-TAX_MONEY-help = Tutti pagano 1 per ogni { $amount } interi di denaro.
ruler-TAX_MONEY-short = −1 ogni { $amount } di denaro
ruler-TAX_GOODS = tassa sulle merci
ruler-TAX_GOODS-help = Tutti pagano { $amount } per ogni merce dietro lo schermo.
ruler-TAX_GOODS-short = −{ $amount } per merce
ruler-TAX_EST = tassa sugli insediamenti
ruler-TAX_EST-help = Tutti pagano { $amount } per ogni proprio insediamento.
ruler-TAX_EST-short = −{ $amount } per insediamento
ruler-DISCARD = tributo
ruler-DISCARD-help = Tutti ripongono nella scatola una propria merce.
ruler-DISCARD-short = una merce nella scatola
ruler-SELL_ONE = vendita straordinaria
ruler-SELL_ONE-help = Tutti possono vendere un lotto.
ruler-SELL_ONE-short = vendere un lotto?
ruler-BUY_BACK = riscatto
ruler-BUY_BACK-help = Tutti possono riscattare una propria carta liquidità.
ruler-BUY_BACK-short = riscattare una carta?
ruler-SWAP = scambio
ruler-SWAP-help = Tutti possono scambiare una propria merce con una del fiume.
ruler-SWAP-short = scambiare una merce?
ruler-COPY = antichi editti
ruler-COPY-help = Tutti possono seguire un altro sovrano sul tavolo.
ruler-COPY-short = seguire un altro?
reign-0 = Nurhaci (1616–1626)
reign-1 = Hong Taiji (1626–1643)
reign-2 = Shunzhi (1643–1661)
reign-3 = Kangxi (1661–1722)
reign-4 = Yongzheng (1722–1735)
reign-5 = Qianlong (1735–1796)
reign-6 = Jiaqing (1796–1820)
reign-7 = Daoguang (1820–1850)
reign-8 = Xianfeng (1850–1861)
reign-9 = Tongzhi (1861–1875)
reign-10 = Guangxu (1875–1908)
reign-11 = Puyi (1908–1912)

## Carte speciali

card-TWO_GOODS = la carta due merci
card-TWO_GOODS-help = Una volta per partita puoi comprare due merci nel tuo turno; si prendono entrambe prima di riempire il fiume.
card-SELL_CARD = la carta vendita
card-SELL_CARD-help = Una volta per partita puoi vendere lotti fuori dalla fase di vendita, quando ti viene chiesto qualcosa.
card-FREE_GOOD = la carta merce gratis
card-FREE_GOOD-help = Una volta per partita una merce che compri non costa nulla.
card-LIQ10 = la carta liquidità 10
card-LIQ10-help = Vale subito { $money } quando serve denaro, oppure { $kept_liquidity } a fine partita se non consumata.
card-LIQ15 = la carta liquidità 15
card-LIQ15-help = Vale subito { $money } quando serve denaro, oppure { $kept_liquidity } a fine partita se non consumata.
card-LIQ20 = la carta liquidità 20
card-LIQ20-help = Vale subito { $money } quando serve denaro, oppure { $kept_liquidity } a fine partita se non consumata.

## Regole del tavolo

option-idle_end = Fine senza azioni
option-idle_end-help = Quando i turni senza vendite né acquisti chiudono la partita?
option-idle_end-sliding = dopo tanti turni così di fila quanti sono i posti
option-idle_end-round = solo dopo un giro intero contato dal primo giocatore
option-copy_rule = Antichi editti
option-copy_rule-help = Si deve seguire un altro sovrano quando escono gli antichi editti?
option-copy_rule-optional = ognuno può rinunciare
option-copy_rule-mandatory = si deve seguire un altro sovrano scoperto
option-memory_aid = Promemoria
option-memory_aid-help = L’immagine mostra quali merci hanno comprato gli altri?
option-memory_aid-on = si mostrano le merci comprate
option-memory_aid-off = si mostra solo quante sono

## Punteggio e fine

sheet-money = Denaro
sheet-goods = Merci nei lotti migliori
sheet-green = Insediamenti verdi
sheet-brown = Insediamenti marroni
sheet-kinds = Maggioranze
sheet-kinds-0 = Fortezze
sheet-kinds-1 = Uffici
sheet-kinds-2 = Pagode
sheet-kinds-3 = Porti
sheet-liquidity = Carte liquidità non consumate
sheet-total = Risultato
over-rulers = Il dodicesimo sovrano ha parlato.
over-idle = È passato un giro intero senza azioni.
over-bag = Il sacchetto è vuoto.

## L’immagine del tavolo

picture-heading = Turno di { $seat }  ·  { $bag ->
    [one] { $bag } tessera
   *[other] { $bag } tessere
} nel sacchetto  ·  { $rulers ->
    [one] { $rulers } sovrano
   *[other] { $rulers } sovrani
} su { $all }
picture-shanghai = Shanghai
picture-source = nuove merci
picture-gap = vuoto
picture-values = Lotti di 1, 2, 3 … tessere: lusso { $luxury }; comuni { $everyday }
picture-seat = Posto
picture-you = tu
picture-money = Denaro
picture-cards = Carte rimaste
picture-goods = Merci
picture-card-TWO_GOODS = 2×
picture-card-SELL_CARD = vend.
picture-card-FREE_GOOD = grat.
picture-green = v
picture-brown = m
picture-hidden = { $count ->
    [one] { $count } coperta
   *[other] { $count } coperte
}
picture-own = Le tue merci
picture-of = Merci di { $seat }
picture-none = nessuna
picture-rulers = Sovrani
picture-auction = Asta
picture-bid = offerta più alta { $amount } di { $seat }
picture-no-bid = ancora nessuna offerta
picture-in = ancora in gara: { $seats }
picture-obeying = { $ruler } vale per { $seat }: { $help }
picture-due = Tassa dovuta: { $due }.
picture-map = Codice: tue · lettera: altrui · [n]: sul fiume · x: fuori · punto: mai viste

## Zone di una posizione

zone-river = Fiume
zone-goods = Merci
zone-hidden = Ignote agli altri
zone-est = Insediamenti
zone-spent = Carte giocate
zone-rulers = Sovrani
zone-box = Scatola
zone-bag = Sacchetto
zone-auction = Asta
zone-tile = Tessera
zone-high = Offerta più alta
zone-leader = Di
zone-in = Ancora dentro
zone-asked = Interpellato
zone-turn = Turno
zone-step = Fase
zone-two = Carta per due merci
zone-bought = Comprate
zone-acted = Venduto o comprato
zone-idle = Turni senza azione
zone-ruler = Editto
zone-sellcard = Carta di vendita
zone-prices = Prezzi delle case
zone-luxury_values = Valori dei lotti di lusso
zone-everyday_values = Valori dei lotti comuni
zone-collection = Tipi diversi di un colore
zone-majority = Più tessere di un tipo, e secondo
zone-start_money = Denaro iniziale
zone-start_goods = Merci iniziali
zone-track = Tracciato del denaro
zone-coin = Valore di una moneta
zone-coins = Monete
zone-kept_liquidity = Carta liquidità tenuta
zone-luxury_good = Merci di lusso
zone-everyday_good = Merci comuni
zone-kind = Tipi di insediamenti
zone-reign = Regni
zone-card = Carte speciali
zone-symbol = Segno
zone-colour = Colore
zone-greens = Tessere verdi
zone-browns = Tessere marroni
zone-pips = Punti
zone-amount = Numero
zone-optional = Punto interrogativo
zone-money = Denaro
zone-years = Anni

## Il tabellone nel browser

board-source = Cina centrale
board-house = Casa di commercio al posto { $slot }: prezzo { $price }
board-slot = Posto { $slot } del fiume, prezzo { $price }: { $tile }
board-slot-empty = Posto { $slot } del fiume, prezzo { $price }: vuoto
board-short = mancano { $amount }
board-ruler = { $reign }: { $ruler }
board-field = { $reign }: campo { $number }, ancora nessun sovrano
board-bag = { $count ->
    [one] resta { $count } tessera
   *[other] restano { $count } tessere
}
board-bag-chance = prossima pescata
board-bag-goods = { $count ->
    [one] { $count } merce
   *[other] { $count } merci
}
board-bag-establishments = { $count ->
    [one] { $count } insediamento
   *[other] { $count } insediamenti
}
board-bag-rulers = { $count ->
    [one] { $count } sovrano
   *[other] { $count } sovrani
}
board-bag-name = Sacchetto: restano { $count } tessere, { $goods } merci, { $establishments } insediamenti, { $rulers } sovrani
board-box = Scatola: { $count ->
    [one] { $count } tessera
   *[other] { $count } tessere
} fuori dal gioco
board-where-river = { $tile }: sul fiume
board-where-box = { $tile }: nella scatola
board-where-unseen = { $tile }: non ancora vista
board-where-seat = { $tile }: { $seat }
board-legend-unseen = non ancora vista
board-values = Valori
board-bundles = Valore del lotto
board-bundles-help = stessa merce o stesso colore
board-luxury = Lusso
board-everyday = Comuni
board-ends = Fine con il sovrano { $all } o dopo un giro senza azioni
board-idle = { $count } turni su { $all } senza azioni
board-end = Alla fine
board-collection = tipi diversi
board-collection-name = Tipi diversi di un colore, { $kinds }: { $amounts }
board-majority = di un tipo
board-most-second = più / secondo
board-majority-name = Più insediamenti di un tipo { $first }, secondo { $second }
board-kept = liquidità tenuta
board-kept-name = Ogni carta liquidità tenuta fino alla fine: { $amount }
board-block = All’asta: { $tile }, pescata da { $seat }
board-worth = punti che porterebbe adesso
board-worth-label = Che cosa porterebbe a chi
board-worth-parts = Collezioni { $collection }, maggioranze { $kinds }
board-bids = Offerte
board-out = fuori
board-you = tu
board-decree = { $ruler }: { $help } Ora: { $seat }
board-round = Giro del tavolo
board-mine = La tua area
board-money-name = Denaro { $money }: { $coins } monete e { $track } sul tracciato
board-coins = { $coins } × { $coin } + { $track }
board-screen = Dietro il tuo schermo
board-screen-count = { $count ->
    [one] { $count } merce, la vedi solo tu
   *[other] { $count } merci, le vedi solo tu
}
board-screen-empty = Nessuna merce
board-worth-today = oggi vale
board-sort = Disponi le merci
board-by-bundle = per lotto
board-by-good = per merce
board-by-colour = per colore
board-line = { $name } ×{ $count } = { $value }
board-line-one = ×1 = { $value }
board-line-name = Lotto di { $tiles }, vale { $value }
board-good = { $tile }
board-good-hidden = { $tile }, merce iniziale che nessun altro ha visto
board-est = { $tile }
board-est-none = Nessun insediamento del tipo { $kind }
board-pays = { $kind }: la maggioranza paga ora { $amount }
board-cards = Carte speciali
board-card = { $card }
board-card-spent = { $card }, usata
board-card-TWO_GOODS = Due merci
board-card-FREE_GOOD = Merce gratis
board-card-SELL_CARD = Vendi ora
board-card-LIQ10 = Liquidità
board-card-LIQ15 = Liquidità
board-card-LIQ20 = Liquidità
board-rival-money = { $seat }: denaro { $money }
board-rival-goods = { $seat }: { $count ->
    [one] { $count } merce
   *[other] { $count } merci
} dietro lo schermo
board-goods = { $count ->
    [one] merce
   *[other] merci
}
board-rival-est = { $seat }, { $kind }: { $count ->
    [0] nessuno
    [one] 1 tessera, punti { $pips }, ora paga { $amount }
   *[other] { $count } tessere, punti { $pips }, ora paga { $amount }
}

## Che cosa fanno i componenti

about-luxury = Una merce di lusso. Forma un lotto con merci di lusso dello stesso genere ({ $good }) o dello stesso colore ({ $colour }, segno: { $symbol }); mai con merci comuni.
about-everyday = Una merce comune. Forma un lotto con merci comuni dello stesso genere ({ $good }) o dello stesso colore ({ $colour }, segno: { $symbol }); mai con merci di lusso.
about-establishment = { $tile }: vinta all’asta, resta a chi la possiede. Alla fine contano insieme i tipi diversi di un colore, e chi ha più tessere di un tipo e chi viene secondo; a parità di numero precede il punto più basso.
about-RIVER = Le merci scendono verso Shanghai e costano meno. Un acquisto lascia un vuoto; le merci a monte avanzano e alla sorgente ne entra una nuova.
about-HOUSE = Il prezzo di ciò che sta a questo posto, di lusso o comune.
about-BAG = Tutte le tessere non ancora apparse. Dopo un acquisto si pesca finché esce una merce: gli insediamenti vanno all’asta, i sovrani danno il loro ordine. Il resto si conosce per esclusione; la prossima pescata no.
about-BOX = Le merci vendute o scartate e gli insediamenti che nessuno ha voluto sono fuori dal gioco.
about-REIGN = Ogni sovrano pescato va al campo successivo. Il nome non ha effetto; conta l’ordine sulla tessera. Dopo il dodicesimo il gioco finisce.
about-MONEY = Tracciato e monete insieme sono un solo numero. Limita acquisti e offerte; non c’è credito.
about-SCREEN = Le merci sono nascoste dietro lo schermo, ma ogni acquisto e ogni vendita si vedono. Segrete sono solo le due merci iniziali.
about-BUNDLE = Più grande è il lotto, più vale ogni tessera. Tutte mostrano la stessa merce o tutte lo stesso colore.
about-COLLECTION = Insediamenti verdi e marroni si contano a parte: i tipi diversi di un colore danno punti alla fine.
about-MAJORITY = Per ogni tipo, verdi e marroni insieme: chi ha più tessere prende di più, il secondo di meno. A parità di numero precede il punto singolo più basso.
about-KEPT = Una carta liquidità non usata vale punti alla fine, qualunque sia il suo numero.
