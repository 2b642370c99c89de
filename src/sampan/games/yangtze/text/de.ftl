### Yangtze auf Deutsch

title = Yangtze
description = Handel am großen Fluss zur Zeit der Qing-Dynastie: Waren zu Bündeln sammeln, Niederlassungen ersteigern und zwölf Herrscher überstehen.

## Entscheidungen: was gefragt ist, und etwas Hilfe

step-sell-bundles = Verkaufe Warenbündel oder beende den Verkauf.
help-sell-bundles = Ein Warenbündel besteht aus beliebig vielen Plättchen einer Kategorie, die alle dieselbe Ware oder alle dieselbe Farbe zeigen. Größere Bündel bringen je Plättchen viel mehr ein. Du darfst beliebig viele Bündel verkaufen, aber nur jetzt, zu Beginn deines Zuges.
step-buy-good = Kaufe eine Ware vom Fluss oder kaufe nichts.
help-buy-good = Der Preis ist die Zahl des Handelshauses am Feld; die Waren treiben Richtung Shanghai und werden dabei billiger. Nach einem Kauf wird der Fluss aus dem Beutel aufgefüllt, das kann Versteigerungen und Herrscher bringen. Wer nichts kauft, beendet seinen Zug, ohne zu ziehen.
step-auction = Biete mehr für die Niederlassung oder steige aus.
help-auction = Jedes Gebot muss höher sein als das letzte und von deinem Geld gedeckt. Wer passt, scheidet aus dieser Versteigerung aus; wer übrig bleibt, zahlt sein Gebot und nimmt das Plättchen. Niederlassungen zählen für verschiedene Arten einer Farbe und für Mehrheiten in einer Art.
step-sell-by-card = Verkaufe Warenbündel mit der Verkaufskarte.
help-sell-by-card = Die Karte ist gespielt, also muss jetzt mindestens ein Bündel verkauft werden. Danach darfst du weitere Bündel verkaufen oder aufhören.
step-window = Ein Herrscher wendet sich an dich: Spiele vorher die Verkaufskarte oder mach ohne sie weiter.
help-window = Was du jetzt verkaufst, wird weder besteuert noch abgegeben. Die Karte ist dann verbraucht, und mindestens ein Bündel muss mit ihr verkauft werden.
step-redeem-card = Dein Geld reicht nicht für die Steuer: Wähle eine Liquiditätskarte zum Einlösen.
help-redeem-card = Solange die Steuer höher ist als dein Geld und du eine Liquiditätskarte hast, muss eine eingelöst werden. Was nach dem Bezahlen übrig ist, behältst du. Waren müssen für eine Steuer nie verkauft werden.
step-discard-good = Wähle eine deiner Waren für die Schachtel.
help-discard-good = Der Herrscher verlangt eine der Waren hinter deinem Sichtschirm, gleich ob Startware oder gekauft. Sie scheidet aus dem Spiel aus.
step-sell-one = Der Herrscher erlaubt dir, jetzt ein Bündel zu verkaufen; du darfst ablehnen.
help-sell-one = Dieser Verkauf ist außer der Reihe und kostet keine Karte. Du kannst genau ein Bündel verkaufen.
step-buy-back = Kaufe eine verbrauchte Liquiditätskarte zurück oder lehne ab.
help-buy-back = Du zahlst, was die Karte eingebracht hat. Dann ist sie wieder unverbraucht: Sie kann nochmals eingelöst werden oder zählt am Ende.
step-take-from-river = Wähle eine Ware vom Fluss zum Tausch gegen eine deiner Waren oder lehne ab.
help-take-from-river = Zuerst wählst du die Ware, die du willst, dann die, die du dafür gibst. Geld fließt keines; deine Ware kommt auf dasselbe Feld.
step-give-to-river = Wähle die Ware, die du dafür gibst.
help-give-to-river = Sie kommt offen auf das Feld der Ware, die du bekommst.
step-follow-ruler = Folge einem der offenen Herrscher oder lehne ab.
help-follow-ruler = Die gewählte Anweisung führst nur du aus. Eine gewählte Steuer oder Abgabe muss ausgeführt werden; ein Angebot kannst du auch dann noch ablehnen.

## Aktionen

action-pass = Passen
action-pass-sell-bundles = Verkauf beenden
action-pass-buy-good = Nichts kaufen, Zug beenden
action-pass-auction = Aus der Versteigerung aussteigen
action-pass-sell-by-card = Verkauf beenden
action-pass-window = Ohne die Karte weiter
action-pass-sell-one = Ablehnen und nichts verkaufen
action-pass-buy-back = Ablehnen und nichts zurückkaufen
action-pass-take-from-river = Ablehnen und nicht tauschen
action-pass-follow-ruler = Ablehnen und keinem Herrscher folgen
action-liq = Liquiditätskarte: +{ $amount }
action-sell-card = Verkaufskarte
action-two-goods = Karte für zwei Waren
action-buy = { $tile } für { $price }
action-free = { $tile } gratis nehmen
action-free-range = Beliebige Ware gratis
action-back = Liquiditätskarte für { $amount } zurückkaufen
action-take = { $tile } nehmen
action-copy = { $ruler }: { $help }
action-discard = { $tile } abgeben
action-sell = { $tiles } für { $value }
action-give = { $tile } geben
action-bid = { $amount } bieten
action-bid-range = Von { $first } bis { $last } bieten

## Ereignisse

event-started = { $seat } beginnt.
event-laid = { $tile } kommt auf den Fluss, Feld { $slot }.
event-dealt = { $seat } zieht als Startware: { $tile }.
event-turn = { $seat } ist am Zug.
event-turn_end = { $acted ->
    [yes] Der Zug von { $seat } ist zu Ende.
   *[no] { $seat } beendet den Zug ohne Aktion.
}
event-sold = { $seat } verkauft { $tiles } für { $value }.
event-bought = { $price ->
    [0] { $seat } nimmt { $tile } von Feld { $slot } gratis.
   *[other] { $seat } kauft { $tile } von Feld { $slot } für { $price }.
}
event-drawn = { $seat } zieht aus dem Beutel: { $tile }.
event-pushed = Die Ware kommt an der offenen Seite in den Fluss, und die Lücke auf Feld { $gap } schließt sich.
event-auctioned = Das Plättchen wird versteigert.
event-bid = { $seat } bietet { $amount }.
event-passed = { $seat } steigt aus.
event-won = { $seat } ersteigert { $tile } für { $amount }.
event-boxed = Niemand will { $tile }; das Plättchen kommt in die Schachtel.
event-ruler_opened = Es ist ein Erlass von { $reign }.
event-obeys = Der Erlass kommt zu { $seat }.
event-unaffected = Der Erlass bewirkt bei { $seat } nichts.
event-gained = { $amount ->
    [0] { $seat } bekommt nichts.
   *[other] { $seat } bekommt { $amount }.
}
event-taxed = { $due ->
    [0] { $seat } schuldet keine Steuer.
   *[other] { $waived ->
        [0] { $seat } zahlt { $paid } Steuer.
       *[other] { $seat } zahlt { $paid } von { $due } Steuer; der Rest wird erlassen.
    }
}
event-discarded = { $seat } gibt ab: { $tile }.
event-card_back = { $seat } kauft { $card } für { $price } zurück.
event-swapped = { $seat } gibt { $given } an den Fluss und nimmt { $taken } von Feld { $slot }.
event-copied = { $seat } folgt einem anderen Erlass: { $ruler }.
event-declined = { $seat } lehnt ab.
event-card_spent = { $amount ->
    [0] { $seat } spielt { $card }.
   *[other] { $seat } spielt { $card } und bekommt { $amount }.
}
event-scored = { $seat }: { $line } { $amount }.
event-game_end = Das Spiel ist zu Ende.

## Warum etwas nicht erlaubt ist

why-game-over = Das Spiel ist zu Ende.
why-not-asked = Gefragt ist jetzt { $needed }, nicht { $have }.
why-no-interrupt = Karten spielt man nur, wenn man gefragt ist, und gefragt ist jetzt { $needed }.
why-passed-already = Wer aus einer Versteigerung ausgestiegen ist, bleibt draußen.
why-must-redeem = Die Steuer von { $needed } ist höher als das vorhandene Geld ({ $have }); eine Liquiditätskarte muss eingelöst werden.
why-must-discard = Der Herrscher verlangt eine Ware; sie muss abgegeben werden.
why-must-sell-one = Die Verkaufskarte ist gespielt; mindestens ein Bündel muss verkauft werden.
why-must-give = Eine Ware vom Fluss ist gewählt; dafür muss eine gegeben werden.
why-must-copy = An diesem Tisch muss man einem der offenen Herrscher folgen.
why-must-follow = Diese Anweisung hat kein Fragezeichen; sie muss befolgt werden.
why-no-time-to-sell = Warenbündel verkauft man zu Beginn des eigenen Zuges, mit der Verkaufskarte oder wenn ein Herrscher es anbietet.
why-not-behind-screen = Nicht hinter diesem Sichtschirm: { $needed }.
why-too-dear = Der Preis von { $needed } ist höher als das vorhandene Geld ({ $have }).
why-not-buying-step = Waren kauft man nur im Kaufschritt des eigenen Zuges.
why-empty-slot = Feld { $needed } des Flusses ist leer.
why-card-spent = Schon verbraucht: { $needed }.
why-before-first-purchase = Die Karte für zwei Waren wird im Kaufschritt vor dem ersten Kauf gespielt.
why-no-window = Diese Karte kann in diesem Augenblick nicht gespielt werden.
why-nothing-to-sell = Hinter dem Sichtschirm liegt keine Ware zum Verkaufen.
why-no-auction = Es wird nichts versteigert.
why-bid-too-low = Das Gebot muss mindestens { $needed } betragen, nicht { $have }.
why-bid-too-high = Ein Gebot von { $needed } ist höher als das vorhandene Geld ({ $have }).
why-no-buy-back = Kein Herrscher bietet jetzt einen Rückkauf an.
why-card-not-spent = Noch nicht verbraucht: { $needed }.
why-no-swap = Kein Herrscher bietet jetzt einen Tausch an.
why-nothing-to-give = Hinter dem Sichtschirm liegt keine Ware, die man geben könnte.
why-no-discard = Kein Herrscher verlangt jetzt eine Ware.
why-no-copy = Kein Herrscher lässt dich jetzt einem anderen folgen.
why-ruler-not-open = Liegt nicht auf dem Tisch: { $needed }.
why-tile-twice = Ein Plättchen kann nur einmal verkauft werden.
why-two-categories = Luxusgüter und Güter des täglichen Bedarfs bilden kein gemeinsames Bündel.
why-no-common-line = Die Plättchen eines Bündels müssen alle dieselbe Ware oder alle dieselbe Farbe zeigen.

## Waren: Name, Farbe und das Symbol der Farbe

tile-good = { $good } ({ $colour })
luxury = Luxusgüter
everyday = Güter des täglichen Bedarfs
good-silk = Seide
good-porcelain = Porzellan
good-jade = Jade
good-lacquer = Lackwaren
good-ivory = Elfenbein
good-rice = Reis
good-tea = Tee
good-salt = Salz
good-fish = Fisch
good-cloth = Stoff
good-pottery = Keramik
colour-red = rot
colour-yellow = gelb
colour-green = grün
colour-blue = blau
colour-violet = violett
colour-rose = rosa
colour-apricot = apricot
colour-lemon = zitrone
colour-mint = mint
colour-sky = hellblau
colour-lilac = flieder
symbol-dragon = Drache
symbol-lotus = Lotus
symbol-crane = Kranich
symbol-moon = Mond
symbol-cloud = Wolke
symbol-bamboo = Bambus
symbol-fish = Fisch
symbol-leaf = Blatt
symbol-wave = Welle
symbol-sun = Sonne
symbol-bird = Vogel

## Niederlassungen

tile-establishment = { $kind } ({ $colour } { $number })
kind-fortress = Festung
kind-office = Kontor
kind-pagoda = Pagode
kind-harbour = Hafen
colour-est-green = grün
colour-est-brown = braun

## Herrscher und die Felder, neben denen sie liegen

ruler-BONUS_0 = Festungsprämie
ruler-BONUS_0-help = Alle bekommen { $amount } für jede eigene Festung.
ruler-BONUS_0-short = +{ $amount } je Festung
ruler-BONUS_1 = Kontorprämie
ruler-BONUS_1-help = Alle bekommen { $amount } für jedes eigene Kontor.
ruler-BONUS_1-short = +{ $amount } je Kontor
ruler-BONUS_2 = Pagodenprämie
ruler-BONUS_2-help = Alle bekommen { $amount } für jede eigene Pagode.
ruler-BONUS_2-short = +{ $amount } je Pagode
ruler-BONUS_3 = Hafenprämie
ruler-BONUS_3-help = Alle bekommen { $amount } für jeden eigenen Hafen.
ruler-BONUS_3-short = +{ $amount } je Hafen
ruler-TAX_MONEY = Geldsteuer
ruler-TAX_MONEY-help = Alle zahlen 1 je volle { $amount } Geld.
ruler-TAX_MONEY-short = −1 je { $amount } Geld
ruler-TAX_GOODS = Warensteuer
ruler-TAX_GOODS-help = Alle zahlen { $amount } für jede Ware hinter dem Sichtschirm.
ruler-TAX_GOODS-short = −{ $amount } je Ware
ruler-TAX_EST = Niederlassungssteuer
ruler-TAX_EST-help = Alle zahlen { $amount } für jede eigene Niederlassung.
ruler-TAX_EST-short = −{ $amount } je Niederlassung
ruler-DISCARD = Tribut
ruler-DISCARD-help = Alle geben eine eigene Ware in die Schachtel.
ruler-DISCARD-short = eine Ware in die Schachtel
ruler-SELL_ONE = Sonderverkauf
ruler-SELL_ONE-help = Alle dürfen ein Warenbündel verkaufen.
ruler-SELL_ONE-short = ein Bündel verkaufen?
ruler-BUY_BACK = Rückkauf
ruler-BUY_BACK-help = Alle dürfen eine eigene Liquiditätskarte zurückkaufen.
ruler-BUY_BACK-short = eine Karte zurückkaufen?
ruler-SWAP = Tausch
ruler-SWAP-help = Alle dürfen eine eigene Ware gegen eine vom Fluss tauschen.
ruler-SWAP-short = eine Ware tauschen?
ruler-COPY = alte Erlasse
ruler-COPY-help = Alle dürfen einem anderen ausliegenden Herrscher folgen.
ruler-COPY-short = einem anderen folgen?
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

## Sonderkarten

card-TWO_GOODS = die Karte für zwei Waren
card-TWO_GOODS-help = Einmal im Spiel darfst du in deinem Zug zwei Waren kaufen; beide werden genommen, bevor der Fluss aufgefüllt wird.
card-SELL_CARD = die Verkaufskarte
card-SELL_CARD-help = Einmal im Spiel darfst du Warenbündel außerhalb des Verkaufsschritts verkaufen, wann immer du gefragt bist.
card-FREE_GOOD = die Karte für eine Gratisware
card-FREE_GOOD-help = Einmal im Spiel kostet eine Ware, die du kaufst, nichts.
card-LIQ10 = die Liquiditätskarte 10
card-LIQ10-help = Bringt sofort { $money }, wenn du Geld brauchst, oder unverbraucht { $kept_liquidity } am Spielende.
card-LIQ15 = die Liquiditätskarte 15
card-LIQ15-help = Bringt sofort { $money }, wenn du Geld brauchst, oder unverbraucht { $kept_liquidity } am Spielende.
card-LIQ20 = die Liquiditätskarte 20
card-LIQ20-help = Bringt sofort { $money }, wenn du Geld brauchst, oder unverbraucht { $kept_liquidity } am Spielende.

## Tischregeln

option-idle_end = Ende ohne Aktion
option-idle_end-help = Wann beenden Züge ohne Verkauf und ohne Kauf das Spiel?
option-idle_end-sliding = nach so vielen solchen Zügen in Folge, wie Plätze besetzt sind
option-idle_end-round = nur nach einer ganzen Runde ab dem Startspieler
option-copy_rule = Alte Erlasse
option-copy_rule-help = Muss man einem anderen Herrscher folgen, wenn die alten Erlasse aufgedeckt werden?
option-copy_rule-optional = alle dürfen ablehnen
option-copy_rule-mandatory = man muss einem anderen offenen Herrscher folgen
option-memory_aid = Merkhilfe
option-memory_aid-help = Zeigt das Bild, welche Waren die anderen gekauft haben?
option-memory_aid-on = offen gekaufte Waren werden gezeigt
option-memory_aid-off = nur ihre Anzahl wird gezeigt

## Wertung und Ende

sheet-money = Geld
sheet-goods = Waren in den besten Bündeln
sheet-green = Grüne Niederlassungen
sheet-brown = Braune Niederlassungen
sheet-kinds = Mehrheiten
sheet-kinds-0 = Festungen
sheet-kinds-1 = Kontore
sheet-kinds-2 = Pagoden
sheet-kinds-3 = Häfen
sheet-liquidity = Unverbrauchte Liquiditätskarten
sheet-total = Ergebnis
over-rulers = Der zwölfte Herrscher hat gesprochen.
over-idle = Eine ganze Runde ist ohne Aktion vergangen.
over-bag = Der Beutel ist leer.

## Das Bild des Tisches

picture-heading = { $seat } am Zug  ·  { $bag ->
    [one] { $bag } Plättchen
   *[other] { $bag } Plättchen
} im Beutel  ·  { $rulers ->
    [one] { $rulers } Herrscher
   *[other] { $rulers } Herrscher
} von { $all }
picture-shanghai = Shanghai
picture-source = neue Waren
picture-gap = Lücke
picture-values = Bündel mit 1, 2, 3 … Plättchen: Luxus { $luxury }; Alltag { $everyday }
picture-seat = Platz
picture-you = du
picture-money = Geld
picture-cards = Karten übrig
picture-goods = Waren
picture-card-TWO_GOODS = 2×
picture-card-SELL_CARD = Verk.
picture-card-FREE_GOOD = grat.
picture-green = g
picture-brown = b
picture-hidden = { $count ->
    [one] { $count } verdeckt
   *[other] { $count } verdeckt
}
picture-own = Deine Waren
picture-of = Waren von { $seat }
picture-none = keine
picture-rulers = Herrscher
picture-auction = Versteigerung
picture-bid = Höchstgebot { $amount } von { $seat }
picture-no-bid = noch kein Gebot
picture-in = noch dabei: { $seats }
picture-obeying = { $ruler } gilt für { $seat }: { $help }
picture-due = Fällige Steuer: { $due }.
picture-map = Code: deine · Buchstabe: andere · [n]: am Fluss · x: weg · Punkt: ungesehen

## Zonen einer Stellung

zone-river = Fluss
zone-goods = Waren
zone-hidden = Den anderen unbekannt
zone-est = Niederlassungen
zone-spent = Ausgespielte Karten
zone-rulers = Herrscher
zone-box = Schachtel
zone-bag = Beutel
zone-auction = Versteigerung
zone-tile = Plättchen
zone-high = Höchstgebot
zone-leader = Von
zone-in = Noch dabei
zone-asked = Gefragt
zone-turn = Zug
zone-step = Schritt
zone-two = Karte für zwei Waren
zone-bought = Gekauft
zone-acted = Verkauft oder gekauft
zone-idle = Züge ohne Aktion
zone-ruler = Erlass
zone-sellcard = Verkaufskarte
zone-prices = Preise der Häuser
zone-luxury_values = Werte der Luxusbündel
zone-everyday_values = Werte der Alltagsbündel
zone-collection = Verschiedene Arten einer Farbe
zone-majority = Meiste und zweitmeiste einer Art
zone-start_money = Startgeld
zone-start_goods = Startwaren
zone-track = Geldleiste
zone-coin = Wert einer Münze
zone-coins = Münzen
zone-kept_liquidity = Behaltene Liquiditätskarte
zone-luxury_good = Luxuswaren
zone-everyday_good = Alltagswaren
zone-kind = Arten von Niederlassungen
zone-reign = Regierungszeiten
zone-card = Sonderkarten
zone-symbol = Zeichen
zone-colour = Farbe
zone-greens = Grüne Plättchen
zone-browns = Braune Plättchen
zone-pips = Punkte
zone-amount = Zahl
zone-optional = Fragezeichen
zone-money = Geld
zone-years = Jahre

## Der Spielplan im Browser

board-source = Zentralchina
board-house = Handelshaus am Platz { $slot }: Preis { $price }
board-slot = Flussplatz { $slot }, Preis { $price }: { $tile }
board-slot-empty = Flussplatz { $slot }, Preis { $price }: leer
board-short = { $amount } zu wenig
board-ruler = { $reign }: { $ruler }
board-field = { $reign }: Feld { $number }, noch kein Herrscher
board-bag = { $count ->
    [one] noch { $count } Plättchen
   *[other] noch { $count } Plättchen
}
board-bag-chance = Chance beim nächsten Zug
board-bag-goods = { $count ->
    [one] { $count } Ware
   *[other] { $count } Waren
}
board-bag-establishments = { $count ->
    [one] { $count } Niederlassung
   *[other] { $count } Niederlassungen
}
board-bag-rulers = { $count ->
    [one] { $count } Herrscher
   *[other] { $count } Herrscher
}
board-bag-name = Beutel: noch { $count } Plättchen, { $goods } Waren, { $establishments } Niederlassungen, { $rulers } Herrscher
board-box = Schachtel: { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
} aus dem Spiel
board-where-river = { $tile }: am Fluss
board-where-box = { $tile }: in der Schachtel
board-where-unseen = { $tile }: noch nicht gesehen
board-where-seat = { $tile }: { $seat }
board-legend-unseen = noch nicht gesehen
board-values = Werte
board-bundles = Bündelwert
board-bundles-help = gleiche Ware oder gleiche Farbe
board-luxury = Luxus
board-everyday = Alltag
board-ends = Ende mit Herrscher { $all } oder nach einer Runde ohne Aktion
board-idle = { $count } von { $all } Zügen ohne Aktion
board-end = Am Ende
board-collection = verschiedene Arten
board-collection-name = Verschiedene Arten einer Farbe, { $kinds }: { $amounts }
board-majority = von einer Art
board-most-second = meiste / zweite
board-majority-name = Meiste Niederlassungen einer Art { $first }, zweitmeiste { $second }
board-kept = behaltene Geldkarte
board-kept-name = Jede bis zum Ende behaltene Liquiditätskarte: { $amount }
board-block = Unter dem Hammer: { $tile }, gezogen von { $seat }
board-worth = Punkte, die es beim jetzigen Stand brächte
board-worth-label = Was es wem brächte
board-worth-parts = Sammlungen { $collection }, Mehrheiten { $kinds }
board-bids = Gebote
board-out = raus
board-you = du
board-decree = { $ruler }: { $help } Jetzt: { $seat }
board-round = Reihum
board-mine = Dein Bereich
board-money-name = Geld { $money }: { $coins } Münzen und { $track } auf der Leiste
board-coins = { $coins } × { $coin } + { $track }
board-screen = Hinter deinem Sichtschirm
board-screen-count = { $count ->
    [one] { $count } Ware, nur du siehst sie
   *[other] { $count } Waren, nur du siehst sie
}
board-screen-empty = Keine Waren
board-worth-today = heute wert
board-sort = Waren ordnen
board-by-bundle = nach Bündel
board-by-good = nach Ware
board-by-colour = nach Farbe
board-line = { $name } ×{ $count } = { $value }
board-line-one = ×1 = { $value }
board-line-name = Bündel aus { $tiles }, wert { $value }
board-good = { $tile }
board-good-hidden = { $tile }, Startware, die sonst niemand gesehen hat
board-est = { $tile }
board-est-none = Keine Niederlassung dieser Art: { $kind }
board-pays = { $kind }: die Mehrheit zahlt jetzt { $amount }
board-cards = Sonderkarten
board-card = { $card }
board-card-spent = { $card }, verbraucht
board-card-TWO_GOODS = Zwei Waren
board-card-FREE_GOOD = Ware gratis
board-card-SELL_CARD = Verkauf
board-card-LIQ10 = Geldkarte
board-card-LIQ15 = Geldkarte
board-card-LIQ20 = Geldkarte
board-rival-money = { $seat }: Geld { $money }
board-rival-goods = { $seat }: { $count ->
    [one] { $count } Ware
   *[other] { $count } Waren
} hinter dem Sichtschirm
board-goods = { $count ->
    [one] Ware
   *[other] Waren
}
board-rival-est = { $seat }, { $kind }: { $count ->
    [0] keine
    [one] 1 Plättchen, Punkte { $pips }, zahlt jetzt { $amount }
   *[other] { $count } Plättchen, Punkte { $pips }, zahlt jetzt { $amount }
}

## Was die Bestandteile tun

about-luxury = Eine Luxusware. Sie bildet ein Bündel mit Luxuswaren derselben Sorte ({ $good }) oder derselben Farbe ({ $colour }, Zeichen: { $symbol }); nie mit Alltagswaren.
about-everyday = Eine Alltagsware. Sie bildet ein Bündel mit Alltagswaren derselben Sorte ({ $good }) oder derselben Farbe ({ $colour }, Zeichen: { $symbol }); nie mit Luxuswaren.
about-establishment = { $tile }: ersteigert bleibt sie bei ihrem Besitzer. Am Ende zählen verschiedene Arten einer Farbe zusammen, ebenso die meisten und zweitmeisten einer Art; bei gleicher Anzahl liegt der kleinste Punktwert vorn.
about-RIVER = Waren treiben auf Shanghai zu und werden billiger. Ein Kauf lässt eine Lücke; die Waren flussaufwärts rücken nach, und an der Quelle kommt eine neue dazu.
about-HOUSE = Der Preis für alles, was an diesem Platz liegt, ob Luxus oder Alltag.
about-BAG = Alle Plättchen, die noch nicht erschienen sind. Nach einem Kauf wird gezogen, bis eine Ware kommt: Niederlassungen werden versteigert, Herrscher geben ihren Befehl. Der Rest ist durch Abzählen bekannt, der nächste Zug nicht.
about-BOX = Verkaufte und abgelegte Waren und Niederlassungen, die niemand wollte, sind aus dem Spiel.
about-REIGN = Jeder gezogene Herrscher kommt an das nächste Feld. Der Name hat keine Wirkung; es zählt der Befehl auf dem Plättchen. Nach dem zwölften endet das Spiel.
about-MONEY = Leiste und Münzen sind zusammen eine Zahl. Sie begrenzt Käufe und Gebote; Kredit gibt es nicht.
about-SCREEN = Waren liegen verdeckt hinter dem Sichtschirm, doch jeder Kauf und Verkauf ist zu sehen. Geheim sind nur die beiden Startwaren.
about-BUNDLE = Je größer ein Bündel, desto mehr ist jedes Plättchen darin wert. Alle zeigen dieselbe Ware oder alle dieselbe Farbe.
about-COLLECTION = Grüne und braune Niederlassungen zählen getrennt: verschiedene Arten einer Farbe bringen am Ende Punkte.
about-MAJORITY = Für jede Art, grün und braun zusammen: die meisten Plättchen bringen am meisten, die zweitmeisten weniger. Bei gleicher Anzahl liegt der kleinste einzelne Punktwert vorn.
about-KEPT = Eine unverbrauchte Liquiditätskarte zählt am Ende, gleich welche Zahl sie trägt.
