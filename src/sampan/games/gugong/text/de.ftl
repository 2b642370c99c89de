### Gùgōng auf Deutsch

title = Gùgōng
description = Geschenke und Intrigen am Hof der Ming: mit den Beamten Gaben austauschen, an der Chinesischen Mauer bauen, auf dem Kaiserkanal handeln und vor dem Ende des vierten Tages beim Kaiser vorgelassen werden.
place-B = Meng

## Entscheidungen: was gefragt ist, und etwas Hilfe

step-choose-card = Spiele eine deiner Geschenkkarten.
help-choose-card = Du tauschst sie gegen die Karte an einem der sieben Orte. Ist sie mehr wert als die Karte dort, kostet der Tausch nichts. Danach darfst du die Aktion der gespielten Karte und die des Ortes ausführen. Die genommene Karte kommt auf deinen Ablagestapel und gehört morgen zu deiner Hand.
step-choose-location = An welchem Ort tauschst du das Geschenk?
help-choose-location = Ein höherer Wert tauscht kostenlos, und eine 1 nimmt eine 9. Sonst musst du zwei Diener zahlen, eine andere Handkarte abwerfen oder in diesem Zug auf alle Aktionen verzichten.
step-choose-payment = Dein Geschenk ist nicht mehr wert als das dort: Wie zahlst du?
help-choose-payment = Zwei Diener gehen in den allgemeinen Vorrat zurück, oder eine andere Handkarte kommt auf deinen Ablagestapel. Ohne Bezahlung werden die Karten trotzdem getauscht, aber du führst in diesem Zug keine Aktion aus.
step-choose-discard = Welche andere Karte wirfst du als Bezahlung ab?
help-choose-discard = Sie liegt verdeckt auf deinem Ablagestapel, zählt in der Nacht wie die anderen dort und ist morgen wieder auf deiner Hand.
step-card-action = Die Aktion deiner gespielten Karte: Führst du sie aus?
help-card-action = Die Aktion der Karte kommt vor der des Ortes. Was sie dir bringt, kannst du am Ort gleich verwenden. Zeigen beide dieselbe Aktion, darfst du sie zweimal ausführen.
step-location-action = Die Aktion des Ortes: Führst du sie aus?
help-location-action = Möglichkeit A ist kostenlos, Möglichkeit B kostet Diener und bewirkt mehr. Manche Orte haben nur eine Möglichkeit.
step-follow = Jemand hat die Aktion bei deinem Bonusplättchen ausgeführt: Folgst du?
help-follow = Du darfst jetzt dieselbe Aktion ausführen, mit den üblichen Möglichkeiten und Kosten. Das löst kein weiteres Plättchen aus.
step-travel-target = Wohin geht dein Reisender?
help-travel-target = Beim ersten Mal wählst du eine beliebige Stadt mit Plättchen. Später folgt der Reisende den Straßen zu einer nächsten Stadt mit Plättchen; Städte ohne werden übersprungen. Du nimmst das Plättchen und seinen Bonus.
step-second-target = Wohin geht dein Reisender weiter?
help-second-target = Die zweite Bewegung ist Pflicht, wenn es ein Ziel gibt. Früher abgelegte Plättchen darfst du vorher eintauschen; das eben genommene ist noch nicht abgelegt.
step-discard-for-jade = Wirfst du ein Geschenk vom Wert 7 oder mehr für eine Jade ab?
help-discard-for-jade = Die Karte muss von deiner Hand kommen, wird allen gezeigt und kommt auf deinen Ablagestapel. Die Jade kommt aus dem allgemeinen Vorrat.
step-swap-own = Welche deiner Karten tauschst du mit einer auf dem Spielplan?
help-swap-own = Eine Handkarte oder eine abgelegte; Werte werden nicht verglichen, und es folgt keine Aktion. Die Karte vom Spielplan kommt dorthin, woher deine kam.
step-swap-board = Gegen welche Karte auf dem Spielplan?
help-swap-board = Jede der sieben, auch die eben gespielte.
step-take-back = Nimmst du eine abgelegte Karte auf die Hand zurück?
help-take-back = Du kannst sie heute noch einmal spielen.
step-pay-for-jade = Zahlst du drei Diener für eine Jade?
help-pay-for-jade = Das Plättchen bietet eine Jade aus dem allgemeinen Vorrat. Nachlässe durch Dekrete gelten nicht. Vorher darfst du Plättchen in Diener eintauschen.
step-activate-tile = Legst du das Bonusplättchen für den Rest des Tages aus?
help-activate-tile = Ein Diener aus deinem Vorrat liegt bis zum Ende der Tagesphase dabei und geht dann in den allgemeinen Vorrat. Ein Bonusplättchen, das jetzt nicht ausgelegt wird, bewirkt nichts mehr.
step-lay-out = Welche Figur liegt beim Bonusplättchen?
help-lay-out = Ein normaler Diener oder der doppelte, der dann als einer zählt.
step-trade-down = Du hast mehr als sechs Reiseplättchen: Tausche welche ein.
help-trade-down = Tausche ein, bis höchstens sechs übrig sind: zwei für einen Diener, vier für Siegpunkte, sechs für eine Jade. Ein doppeltes Plättchen zählt beim Eintauschen als zwei.
step-trade-at-end = Tauschst du Reiseplättchen ein, oder bist du fertig?
help-trade-at-end = Plättchen kannst du auch in späteren Zügen eintauschen. Am Spielende sind sie nichts wert.
step-choose-builder = Welche Figur kommt auf die Mauer?
help-choose-builder = Der doppelte Diener kann liegen und als zwei zählen, oder stehen und als einer zählen.
step-build-from-supply = Legst du einen Diener aus dem allgemeinen Vorrat auf die Mauer?
help-build-from-supply = Das kostet nichts. Ist die Mauer damit abgeschlossen, wird sie gewertet.
step-benefit = Die Mauer ist gewertet: Wähle einen Intrigevorteil.
help-benefit = Alle, die einen Diener auf der Mauer hatten, dürfen einen nehmen, wer auf der Intrigeleiste hinten liegt zuerst. Der Marker geht um so viele Schritte zurück, wie der Vorteil kostet.
step-turn-die = Welchen Schicksalswürfel drehst du auf welche Seite?
help-turn-die = In der Nacht bringt jedes abgelegte Geschenk einen Diener für jeden Würfel, der seinen Wert zeigt. Wer einen Würfel zuletzt dreht, entscheidet.
step-choose-house = Wo kaufst du die Jade?
help-choose-house = Jedes Haus hat seinen Preis in Dienern. Der Platz verkauft erst, wenn alle Häuser leer sind.
step-choose-decree = Welches Dekret unterstützt du?
help-choose-decree = Du zahlst seinen Preis und einen Diener mehr für jeden fremden Diener darauf. Ein weiterer normaler Diener bleibt bis zum Spielende auf dem Dekret. Die Siegpunkte zählen sofort; das Dekret nützt dir von jetzt an.
step-load-ship = Setzt du einen Diener auf eines deiner Schiffe?
help-load-ship = Ein Schiff fasst drei. Ein neues Schiff beginnt im ersten freien Hafen. Danach darfst du ein Schiff bewegen.
step-load-first = Wohin kommt der erste Diener?
help-load-first = Beide Diener müssen Platz finden: auf deinen Schiffen oder auf neuen.
step-load-second = Wohin kommt der zweite Diener?
help-load-second = Auf eines deiner Schiffe mit Platz oder auf ein neues.
step-place-on-ship = Setzt du einen Diener aus dem allgemeinen Vorrat auf ein Schiff?
help-place-on-ship = Das kostet nichts. Ist er der dritte auf seinem Schiff, darfst du die Hafenbelohnung sofort nehmen.
step-choose-passenger = Welche Figur geht an Bord?
help-choose-passenger = Der doppelte Diener kann zwei Plätze nehmen und als zwei zählen, oder einen Platz und als einer zählen.
step-move-ship = Bewegst du eines deiner Schiffe?
help-move-ship = Es fährt zum nächsten freien Hafen und überspringt besetzte.
step-claim-reward = Ein Schiff ist voll: Nimmst du eine Hafenbelohnung?
help-claim-reward = Ein Diener bleibt bis zum Spielende auf dem Feld der Belohnung, die anderen und das Schiff kommen zurück. Hafen 2 gibt Siegpunkte, 3 eine Geschenkkarte, 4 den doppelten Diener, 5 davon, was du willst. Ein volles Schiff darf auch auf einen besseren Hafen warten.
step-pay-with-double = Zahlst du mit dem doppelten Diener?
help-pay-with-double = Er steht für zwei Diener; ist nur einer fällig, verfällt der Rest. Er kommt in den allgemeinen Vorrat und ist von dort wieder zu bekommen.
step-gain-double = Nimmst du den doppelten Diener als einen der erhaltenen?
help-gain-double = Beim Erhalten zählt er als einer, beim Einsetzen als zwei.
step-choose-order = Welches deiner beiden Morgendekrete kommt zuerst?
help-choose-order = Beide werden ausgeführt. Die Reihenfolge kann entscheiden, wie viele Diener im allgemeinen Vorrat sind.
step-morning-ship = Dein Dekret: Setzt du einen Diener aus dem allgemeinen Vorrat auf ein Schiff?
help-morning-ship = Ist er der dritte auf seinem Schiff, darfst du die Hafenbelohnung sofort nehmen.
step-morning-swap = Dein Dekret: Tauschst du eine Handkarte mit einer auf dem Spielplan?
help-morning-swap = Werte werden nicht verglichen, und es folgt keine Aktion. Die Würfel sind schon geworfen.
step-take-gain = Nimmst du, was dir zusteht?
help-take-gain = Es kostet nichts. Diener, die im allgemeinen Vorrat bleiben, können noch von dort eingesetzt werden.

## Aktionen

action-card = { $card }
action-card-choose-discard = { $card } abwerfen
action-card-discard-for-jade = { $card } abwerfen
action-card-swap-own = { $card }{ $discarded ->
    [yes] , abgelegt
   *[no] , von der Hand
}
action-card-take-back = { $card } zurücknehmen
action-loc = { $location }
action-loc-choose-location = { $location }, für { $card }{ $free ->
    [yes] {": kostenlos"}
   *[no] {": zu bezahlen"}
}
action-loc-swap-board = { $location }: { $card }
action-city = { $city }: { $tile }
action-decree = { $decree }, für { $price } + 1 Diener{ $points ->
    [0] {""}
   *[other] , { $points } Siegpunkte
}
action-decree-choose-order = Zuerst: „{ $decree }“
action-house = { $house } für { $price } Diener
action-harbour = Das Schiff in { harbour-name }, { $aboard } von 3 an Bord
action-harbour-move-ship = Das Schiff von { harbour-name } nach Hafen { $to }
action-new-ship = Ein neues Schiff in { harbour-name }
action-skip = Verzichten
action-skip-card-action = Auf die Aktion der Karte verzichten
action-skip-location-action = Auf die Aktion des Ortes verzichten
action-skip-follow = Nicht folgen
action-skip-activate-tile = Liegen lassen: { $tile }
action-skip-load-ship = Niemanden einsetzen
action-skip-move-ship = Kein Schiff bewegen
action-skip-take-gain = Ablehnen: { $gain }
action-opt-a = { $action }
action-opt-b = { $action }
action-pay-none = Nichts zahlen und keine Aktion ausführen
action-pay-servants = Zwei Diener zahlen
action-pay-discard = Eine andere Handkarte abwerfen
action-unit-normal = Ein normaler Diener
action-unit-double-1 = Der doppelte Diener als einer
action-unit-double-2 = Der doppelte Diener als zwei
action-no-double = Nur normale Diener
action-no-double-lay-out = Ein normaler Diener
action-use-double = Der doppelte Diener
action-use-double-pay-with-double = { $count ->
    [1] Der doppelte Diener, für einen Preis von 1
    [2] Der doppelte Diener für beide
   *[other] Der doppelte Diener für zwei von { $count }
}
action-ben-none = Kein Vorteil
action-ben-1 = 1 Schritt zurück: 1 Diener
action-ben-3 = 3 Schritte zurück: 2 Diener
action-ben-5 = 5 Schritte zurück: einen Würfel drehen
action-ben-7 = 7 Schritte zurück: 1 Jade
action-die = Würfel { $die } von { $before } auf { $face }
action-reward-none = Das Schiff in { harbour-name } lassen
action-reward-vp = { $points } Siegpunkte für das Schiff in { harbour-name }
action-reward-card = Eine Geschenkkarte für das Schiff in { harbour-name }
action-reward-double = Den doppelten Diener für das Schiff in { harbour-name }
action-trade = { $doubles ->
    [0] { $plain } Plättchen
    [one] { $plain ->
        [0] Ein doppeltes Plättchen
       *[other] Ein doppeltes Plättchen und { $plain } andere
    }
   *[other] { $plain ->
        [0] { $doubles } doppelte Plättchen
       *[other] { $doubles } doppelte Plättchen und { $plain } andere
    }
} gegen { $gain } eintauschen
action-no = Nein
action-yes = Ja
action-yes-pay-for-jade = Drei Diener zahlen und die Jade nehmen
action-yes-activate-tile = Auslegen: { $tile }
action-yes-take-gain = Nehmen: { $gain }
action-end-turn = Nichts mehr eintauschen

harbour-name = { $route ->
    [0] Hafen { $harbour }
   *[other] Hafen { $harbour } der zweiten Route
}
trade-servant = 1 Diener
trade-vp = { $points } Siegpunkte
trade-jade = 1 Jade
gain-income = das Einkommen, { $count } Diener
gain-night = ein Palastschritt für die meisten Treffer
do-TRAVEL-a = Einmal reisen
do-TRAVEL-b = { $price } Diener zahlen: zweimal reisen
do-WALL-a = 1 Diener auf die Mauer
do-WALL-b = 1 Diener zahlen: 2 Diener auf die Mauer
do-JADE-a = Eine Jade kaufen
do-INTRIGUE-a = { $medal ->
    [yes] 1 Intrigeschritt und die Medaille
   *[no] 1 Intrigeschritt
}
do-INTRIGUE-b = 1 Diener zahlen: 3 Intrigeschritte
do-PALACE-a = { $inside ->
    [yes] 1 Siegpunkt, denn der Bote ist im Palast
   *[no] 1 Schritt zum Palast
}
do-PALACE-b = { $inside ->
    [yes] 2 Diener zahlen: 2 Siegpunkte und 1 Intrigeschritt
   *[no] 2 Diener zahlen: 2 Schritte zum Palast und 1 Intrigeschritt
}
do-DECREES-a = Ein Dekret unterstützen
do-CANAL-a = Einen Diener einsetzen und ein Schiff bewegen
do-CANAL-b = 1 Diener zahlen: 2 Diener einsetzen
do-S1-a = 1 Diener erhalten
do-S2-a = 2 Diener erhalten
do-SWP-a = Eine Karte tauschen

## Ereignisse

event-started = { $seat } ist Startspieler.
event-dealt = Bei „{ $location }“ liegt jetzt { $card }.
event-law_laid = Ein Dekret liegt aus: „{ $decree }“.
event-focused = Mengs Fokus ist „{ $location }“.
event-meng_card = Meng deckt eine Geschenkkarte auf.
event-phase = {"\u000A"}{ $phase } beginnt.
event-turn = { $seat } ist am Zug.
event-day = Es ist Tag { $day }.
heading-day = Tag { $day }
event-exchanged = { $seat } legt bei „{ $location }“ { $card } hin und nimmt { $taken }.
event-discarded_unseen = { $seat } wirft { $card } als Bezahlung ab.
event-discarded = { $seat } wirft { $card } ab.
event-taken_back = { $seat } nimmt { $card } vom Ablagestapel zurück.
event-swapped = { $seat } tauscht bei „{ $location }“ { $card } gegen { $taken }.
event-matched = { $matches ->
    [0] { $seat } hat keinen Treffer mit den Würfeln.
   *[other] { $seat } hat { $matches } Treffer mit den Würfeln.
}
event-tile_laid = { $city } bekommt ein Plättchen: { $tile }.
event-tiles_shuffled = { $count ->
    [one] Das eingetauschte Reiseplättchen kommt wieder in den Stapel.
   *[other] Die { $count } eingetauschten Reiseplättchen kommen wieder in den Stapel.
}
event-travelled = { $seat } reist nach { $city } und nimmt das Plättchen dort: { $tile }.
event-traded = { $seat } tauscht Plättchen ein ({ $tiles }).
event-automa_drawn = Meng zieht { $card }.
event-meng_took_back = Meng nimmt { $card } von seinem Ablagestapel zurück.
event-gift_drawn = { $seat } zieht { $card } vom Geschenkstapel.
event-wall_scored = Die Mauer wird gewertet: { $seat } hat dort mit { $servants ->
    [one] { $servants } Diener
   *[other] { $servants } Dienern
} die meisten.
event-scored = { $points ->
    [one] { $seat } erhält { $points } Siegpunkt { $why }.
   *[other] { $seat } erhält { $points } Siegpunkte { $why }.
}
event-tolled = { $paid ->
    [0] { $seat } hat keinen Siegpunkt für den Zoll; { $owner } erhält trotzdem einen.
   *[other] { $seat } zahlt 1 Siegpunkt Zoll an { $owner }.
}
event-palace_step = Der Bote von { $seat } erreicht Schritt { $step } zum Palast.
event-arrived = Der Bote von { $seat } ist im Palast, für { $points } Siegpunkte am Ende.
event-intrigued = Der Intrigemarker von { $seat } geht auf { $space }.
event-medal_taken = { $seat } nimmt die Medaille „Nächster Startspieler“.
event-day_starter = { $seat } beginnt den neuen Tag.
event-rolled = Die Schicksalswürfel zeigen { $faces }.
event-die_turned = { $seat } dreht Würfel { $die } von { $before } auf { $face }.
event-jade_taken = { $seat } nimmt eine Jade.
event-jade_bought = { $seat } kauft eine Jade: { $house }.
event-paid = { $seat } zahlt { pieces-name }.
event-gained = { $seat } erhält { pieces-name }.
event-built = { $spaces ->
    [one] { $seat } baut an der Mauer.
   *[other] { $seat } baut mit dem doppelten Diener an der Mauer.
} Sie zählt jetzt { $total }.
event-decreed = { $seat } unterstützt ein Dekret: „{ $decree }“.
event-launched = { $seat } setzt ein Schiff in { harbour-name } ein.
event-boarded = Das Schiff von { $seat } in { harbour-name } hat { $aboard } an Bord.
event-sailed = Ein Schiff von { $seat } fährt nach { harbour-name }.
event-ship_lost = Das Schiff von { $seat } verlässt { harbour-name } ohne Belohnung.
event-claimed = { $seat } nimmt für das Schiff in { harbour-name } eine Belohnung: { $reward }.
event-laid_out = { $seat } legt ein Bonusplättchen aus: { $tile }.
event-laid_beside = { $seat } legt bei „{ $location }“ ein Bonusplättchen aus: { $tile }.
event-let_lie = { $seat } lässt ein Bonusplättchen liegen: { $tile }.
event-bonus_over = Ein Bonusplättchen von { $seat } hat ausgedient: { $tile }.
event-game_end = Das Spiel ist zu Ende.

pieces-name = { $double ->
    [0] { $servants ->
        [0] keinen Diener
       *[other] { $servants } Diener
    }
   *[other] { $servants ->
        [0] den doppelten Diener
       *[other] den doppelten Diener und { $servants } Diener
    }
}
for-palace-step = für einen Schritt im Palast
for-decree = für ein Dekret
for-harbour = in einem Hafen
for-trade = für Reiseplättchen
for-tile = für ein Reiseplättchen
for-swap = anstelle eines Tausches
for-wall = für die Mauer
for-night = für die meisten Treffer
for-palace = für die Ankunft im Palast
for-jade = für Jade

## Warum etwas nicht erlaubt ist

why-game-over = Das Spiel ist zu Ende.
why-not-asked = Jetzt ist { $needed } gefragt, nicht { $have }.
why-benefits-in-order = Intrigevorteile werden der Reihe nach gewählt, von hinten auf der Leiste; jetzt ist { $needed } dran.
why-must-exchange = Wer eine Handkarte hat, muss eine austauschen.
why-not-in-hand = Nicht auf dieser Hand: { $needed }.
why-card-is-played = { $needed } wird gerade gespielt; eine andere Karte muss abgeworfen werden.
why-gift-too-low = Die Karte muss mindestens { $needed } wert sein, nicht { $have }.
why-not-own-card = Weder auf dieser Hand noch auf diesem Ablagestapel: { $needed }.
why-not-discarded = Nicht auf diesem Ablagestapel: { $needed }.
why-no-card-now = Jetzt ist keine Karte gefragt.
why-no-location-now = Jetzt ist kein Ort gefragt.
why-no-servant-in-pool = Ein Bonusplättchen braucht einen Diener aus dem Vorrat, und der ist leer.
why-other-bonus-tile = Dieses Bonusplättchen wird anders ausgelegt: { $needed }.
why-no-travel-now = Jetzt ist keine Reise gefragt.
why-no-such-city = Diese Karte hat { $needed } Städte; gezählt wird ab 0, und { $have } ist keine davon.
why-no-tile-there = Hier liegt kein Reiseplättchen: { $needed }.
why-passed-over = Städte ohne Plättchen werden übersprungen.
why-out-of-reach = Nach { $needed } führt keine Straße, die nicht an einem anderen Plättchen endet.
why-no-tile-on-map = Auf der Karte liegt kein Reiseplättchen.
why-must-travel = Eine begonnene Reise muss ausgeführt werden.
why-not-level-one = Am Morgen wirken nur Dekrete der Stufe 1.
why-no-decree-now = Jetzt ist kein Dekret gefragt.
why-decree-owned = Jedes Dekret kann nur einmal unterstützt werden: „{ $needed }“.
why-all-decrees-owned = Alle sechs Dekrete werden schon unterstützt.
why-decree-too-dear = Preis und eingesetzter Diener erfordern { $needed } Diener, und es sind { $have } da; der eingesetzte muss ein normaler sein.
why-no-jade-now = Jetzt wird keine Jade gekauft.
why-square-closed = Der Platz verkauft erst, wenn alle Häuser leer sind; noch haben sie { $have } Jade.
why-house-empty = Hier ist keine Jade mehr: { $needed }.
why-too-few-servants = Dafür sind { $needed } Diener im Vorrat nötig, und es sind { $have } da.
why-no-ship-now = Jetzt ist kein Schiff gefragt.
why-no-own-ship-there = In diesem Hafen liegt kein eigenes Schiff.
why-no-harbour-ahead = Vor diesem Schiff ist kein Hafen frei.
why-ship-full = Auf diesem Schiff ist kein Platz frei.
why-no-room-for-second = Dann fände der zweite Diener keinen Platz.
why-no-room-for-both = Zwei Diener finden auf Schiffen keinen Platz.
why-no-room-for-double = Als zwei braucht der doppelte Diener { $needed } freie Plätze, nicht { $have }.
why-nobody-to-place = Es ist kein Diener zum Einsetzen da.
why-no-such-route = Dieser Spielplan hat { $needed ->
    [one] { $needed } Route
   *[other] { $needed } Routen
}; gezählt wird ab 0, und { $have } ist keine davon.
why-no-launch = Dort kann kein Schiff eingesetzt werden: Keines ist übrig, oder alle Häfen sind besetzt.
why-must-place = Beide Diener müssen eingesetzt werden.
why-must-trade = Höchstens { $needed } Plättchen darf man behalten, und es sind { $have }; einige müssen eingetauscht werden.
why-must-claim = Der zweite Diener fände keinen Platz, wenn jetzt keine Belohnung genommen wird.
why-nothing-to-skip = Hier gibt es nichts, worauf verzichtet werden kann.
why-no-other-card = Um eine Karte abzuwerfen, ist eine weitere Handkarte nötig.
why-no-payment-now = Jetzt ist nichts zu bezahlen.
why-no-placement-now = Jetzt wird keine Figur eingesetzt.
why-double-not-there = Der doppelte Diener ist nicht dort.
why-no-choice-of-double = Über den doppelten Diener ist jetzt nicht zu entscheiden.
why-no-benefit-now = Intrigevorteile gibt es nur nach der Wertung der Mauer.
why-too-few-steps = Der Vorteil kostet { $needed } Schritte, und der Marker steht auf { $have }.
why-supply-empty = Im allgemeinen Vorrat ist kein Diener mehr.
why-no-die-now = Jetzt wird kein Würfel gedreht.
why-no-claim-now = Jetzt kann keine Belohnung genommen werden.
why-other-harbour = Hafen { $have } gibt diese Belohnung nicht: { $needed }.
why-no-free-slot = Für diese Belohnung ist kein Feld frei: { $needed }.
why-no-trade-now = In diesem Augenblick können keine Plättchen eingetauscht werden.
why-worth-too-much = Diese Plättchen sind mehr wert als das, wofür sie eingetauscht werden.
why-too-few-double-tiles = Dafür sind { $needed } doppelte Plättchen nötig, und es sind { $have } da.
why-too-few-tiles = Dafür sind { $needed } einfache Plättchen nötig, und es sind { $have } da.
why-tile-not-stored = Ein eben genommenes Plättchen muss abgelegt sein, bevor es eingetauscht werden kann.
why-no-such-question = Das ist keine Antwort auf das, was gefragt ist.
why-nothing-to-gain = Es gibt nichts zu erhalten.
why-turn-goes-on = Der Zug ist noch nicht zu Ende.
why-no-action-now = Jetzt ist keine Aktion gefragt.
why-only-option-a = Diese Aktion hat nur eine Möglichkeit.
why-option-not-possible = Was nicht bezahlt oder ausgeführt werden kann, kann nicht gewählt werden.
why-track-end-without-medal = Der Marker steht auf { $needed }, dem Ende der Leiste, und die Medaille ist vergeben.
why-track-end = Der Marker steht auf { $needed }, dem Ende der Leiste.
why-nothing-on-canal = Niemand kann eingesetzt, kein Schiff bewegt und keine Belohnung genommen werden.

## Orte

location-TRAVEL = Reisen
location-TRAVEL-help = A: den Reisenden einmal bewegen. B: 2 Diener zahlen und zweimal bewegen. Jede Bewegung bringt ein Reiseplättchen mit seinem Bonus; Plättchen kann man eintauschen, 2 für einen Diener, 4 für { $trade_vp } Siegpunkte, 6 für eine Jade.
location-WALL = Chinesische Mauer
location-WALL-help = A: 1 Diener auf die Mauer. B: 1 Diener zahlen für 2 auf der Mauer. Ist sie abgeschlossen, bringt sie { $wall_vp } Siegpunkte und einen Palastschritt für die meisten Diener dort, und Intrigevorteile für alle, die gebaut haben.
location-JADE = Jade
location-JADE-help = Eine Jade für Diener kaufen. Jade zählt am Spielende, jede weitere mehr: { $jade_vp }.
location-INTRIGUE = Intrige
location-INTRIGUE-help = A: 1 Schritt, und für den Ersten des Tages die Medaille, die ihn zum nächsten Startspieler macht. B: 1 Diener zahlen für 3 Schritte. Die Leiste entscheidet alle Gleichstände und bezahlt Vorteile.
location-PALACE = Palast
location-PALACE-help = Der Palast der himmlischen Reinheit. A: 1 Schritt. B: 2 Diener zahlen für 2 Schritte und 1 Intrigeschritt. Wer seinen Boten nicht in den Palast bringt, kann nicht gewinnen.
location-DECREES = Dekrete
location-DECREES-help = Eines von sechs Dekreten unterstützen: seinen Preis zahlen und einen Diener für jeden fremden darauf; ein weiterer Diener bleibt dort.
location-CANAL = Kaiserkanal
location-CANAL-help = A: bis zu 1 Diener einsetzen und bis zu 1 Schiff bewegen. B: 1 Diener zahlen und 2 einsetzen. Ein volles Schiff bringt die Belohnung seines Hafens.

## Geschenkkarten

gift-card = { $gift } ({ $value }, { $action })
gift-card-help = { $action ->
    [PAL] Du darfst die Aktion des Palasts ausführen.
    [CAN] Du darfst die Aktion des Kaiserkanals ausführen.
    [WAL] Du darfst die Aktion der Mauer ausführen.
    [DEC] Du darfst die Aktion der Dekrete ausführen.
    [INT] Du darfst die Aktion der Intrige ausführen.
    [S1] Du erhältst 1 Diener.
    [S2] Du erhältst 2 Diener.
    [SWP] Du darfst eine deiner Karten mit einer auf dem Spielplan tauschen.
   *[NON] Sie hat keine eigene Aktion.
}
gift-fruit-bowl = Obstschale
gift-paper-fan = Papierfächer
gift-go-stones = Go-Steine
gift-bonsai = Bonsai
gift-tea-set = Teeservice
gift-porcelain-vase = Porzellanvase
gift-gem-necklace = Edelsteinkette
gift-pipa = Dunhuang-Pipa
gift-golden-statue = Goldstatue
card-action-PAL = Palast
card-action-CAN = Kanal
card-action-WAL = Mauer
card-action-DEC = Dekrete
card-action-INT = Intrige
card-action-S1 = +1 Diener
card-action-S2 = +2 Diener
card-action-SWP = Tausch
card-action-NON = ohne Aktion

## Reiseplättchen

tile-T_S1 = 1 Diener
tile-T_S1-help = Erhalte 1 Diener.
tile-T_S2 = 2 Diener
tile-T_S2-help = Erhalte 2 Diener.
tile-T_PAL = Palast +1
tile-T_PAL-help = Der Bote geht einen Schritt weiter.
tile-T_INT = Intrige +1
tile-T_INT-help = Der Intrigemarker geht einen Schritt weiter.
tile-T_C7J = 7+ für Jade
tile-T_C7J-help = Du darfst eine Handkarte vom Wert 7 oder mehr für eine Jade abwerfen.
tile-T_VP2 = Siegpunkte
tile-T_VP2-help = Du erhältst { $tile_vp } Siegpunkte.
tile-T_SWP = Kartentausch
tile-T_SWP-help = Du darfst eine deiner Karten, von der Hand oder vom Ablagestapel, mit einer auf dem Spielplan tauschen.
tile-T_RET = Karte zurück
tile-T_RET-help = Du darfst eine abgelegte Karte auf die Hand zurücknehmen.
tile-T_SHP = Schiff +1
tile-T_SHP-help = Du darfst einen Diener aus dem allgemeinen Vorrat auf ein Schiff setzen.
tile-T_WAL = Mauer +1
tile-T_WAL-help = Du darfst einen Diener aus dem allgemeinen Vorrat auf die Mauer legen.
tile-T_S3J = 3 für Jade
tile-T_S3J-help = Du darfst drei Diener für eine Jade zahlen.
tile-T_DBL = doppelt
tile-T_DBL-help = Beim Eintauschen zählt es als zwei Plättchen; es liegt offen.
tile-T_PLUS = Karten +1
tile-T_PLUS-help = Bonusplättchen: Mit einem Diener ausgelegt, macht es heute jede deiner gespielten Karten um 1 wertvoller.
tile-T_TOLL = Zoll
tile-T_TOLL-help = Bonusplättchen: Mit einem Diener bei einem Ort ausgelegt, bringt es dir heute einen Siegpunkt von jedem anderen, der die Aktion dort ausführt.
tile-T_FOLLOW = Folgen
tile-T_FOLLOW-help = Bonusplättchen: Mit einem Diener bei einem Ort ausgelegt, lässt es dich heute jedem anderen folgen, der die Aktion dort ausführt.

## Dekrete

decree-D1_INT = morgens Intrige +2
decree-D1_INT-help = Stufe 1, Preis { $cost }, sofort { $vp } Siegpunkte. Jeden Morgen geht der Intrigemarker zwei Schritte weiter.
decree-D1_CAN = morgens Schiff +1
decree-D1_CAN-help = Stufe 1, Preis { $cost }, sofort { $vp } Siegpunkte. Jeden Morgen darfst du einen Diener aus dem allgemeinen Vorrat auf ein Schiff setzen.
decree-D1_SRV = morgens 1 Diener
decree-D1_SRV-help = Stufe 1, Preis { $cost }, sofort { $vp } Siegpunkte. Jeden Morgen erhältst du einen Diener.
decree-D1_PAL = morgens Palast +1
decree-D1_PAL-help = Stufe 1, Preis { $cost }, sofort { $vp } Siegpunkte. Jeden Morgen geht der Bote einen Schritt weiter.
decree-D1_SWP = morgens Kartentausch
decree-D1_SWP-help = Stufe 1, Preis { $cost }, sofort { $vp } Siegpunkte. Jeden Morgen darfst du eine Geschenkkarte mit einer auf dem Spielplan tauschen.
decree-D2_TRV = 2 Reisen 1 billiger
decree-D2_TRV-help = Stufe 2, Preis { $cost }, sofort { $vp } Siegpunkte. Möglichkeit B des Reisens kostet einen Diener weniger.
decree-D2_JAD = Jade 1 billiger
decree-D2_JAD-help = Stufe 2, Preis { $cost }, sofort { $vp } Siegpunkte. Die Aktion Jade kostet einen Diener weniger.
decree-D2_WAL = Mauer +1 umsonst
decree-D2_WAL-help = Stufe 2, Preis { $cost }, sofort { $vp } Siegpunkte. Bei jeder Mauer-Aktion darfst du einen Diener aus dem allgemeinen Vorrat dazulegen.
decree-D2_EQL = gleicher Wert frei
decree-D2_EQL-help = Stufe 2, Preis { $cost }, sofort { $vp } Siegpunkte. Karten gleichen Wertes zu tauschen kostet nichts.
decree-D2_DEC = Dekrete 1 billiger
decree-D2_DEC-help = Stufe 2, Preis { $cost }, sofort { $vp } Siegpunkte. Weitere Dekrete kosten einen Diener weniger.
decree-D3_VP3 = Ende: Punkteleiste
decree-D3_VP3-help = Stufe 3, Preis { $cost }. Am Ende 1 Siegpunkt für je { $decree_divisor } auf der Leiste, höchstens { $decree_cap }.
decree-D3_FLAT = Ende: feste Punkte
decree-D3_FLAT-help = Stufe 3, Preis { $cost }. Am Ende { $decree_flat } Siegpunkte.
decree-D3_JAD = Ende: je Jade
decree-D3_JAD-help = Stufe 3, Preis { $cost }. Am Ende { $decree_each } Siegpunkte für jede Jade, höchstens { $decree_cap }.
decree-D3_DEC = Ende: je Dekret
decree-D3_DEC-help = Stufe 3, Preis { $cost }. Am Ende { $decree_each } Siegpunkte für jeden eigenen Diener auf Dekreten, diesen eingeschlossen.
decree-D3_HAR = Ende: je Belohnung
decree-D3_HAR-help = Stufe 3, Preis { $cost }. Am Ende { $decree_each } Siegpunkte für jeden eigenen Diener bei Hafenbelohnungen.

## Städte

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
city-nanjing = Nanjing
city-kunming = Kunming
city-guilin = Guilin
city-guangzhou = Guangzhou
city-fuzhou = Fuzhou
city-ningxia = Ningxia
city-taiyuan = Taiyuan
city-nanchang = Nanchang
city-guiyang = Guiyang

## Jadehäuser, Belohnungen, Phasen, Automakarten

house-0 = das erste Haus
house-1 = das zweite Haus
house-2 = das dritte Haus
house-3 = der Platz
house-3-help = Sind alle Häuser leer, verkauft der Platz Jade für { $square_price } Diener.
reward-vp = Siegpunkte
reward-vp-help = In Hafen 2: { $harbour_vp } Siegpunkte.
reward-card = eine Geschenkkarte
reward-card-help = In Hafen 3: eine Geschenkkarte vom Stapel auf die Hand, für den Rest des Spiels.
reward-double = der doppelte Diener
reward-double-help = In Hafen 4: Der doppelte Diener kommt in den Vorrat. Er zählt als zwei, wo Diener bezahlt oder eingesetzt werden.
phase-morning = Die Morgenphase
phase-day = Die Tagesphase
phase-dusk = Die Dämmerungsphase
phase-night = Die Nachtphase
phase-final = Die Schlusswertung
automa-TRAVEL = eine Automakarte (Reisen)
automa-TRAVEL-help = Am Tag tauscht Meng dort sein Geschenk und führt die Aktion aus. In der Dämmerung zahlt er 2 Diener für eine weitere Reise.
automa-WALL = eine Automakarte (Chinesische Mauer)
automa-WALL-help = Am Tag tauscht Meng dort sein Geschenk und führt die Aktion aus. In der Dämmerung zahlt er, wenn er mindestens 2 Diener hat, 1 und legt 1 auf die Mauer.
automa-JADE = eine Automakarte (Jade)
automa-JADE-help = Am Tag tauscht Meng dort sein Geschenk und führt die Aktion aus. In der Dämmerung reist er einmal umsonst.
automa-INTRIGUE = eine Automakarte (Intrige)
automa-INTRIGUE-help = Am Tag tauscht Meng dort sein Geschenk und führt die Aktion aus. In der Dämmerung zahlt er 1 Diener für 2 Intrigeschritte.
automa-PALACE = eine Automakarte (Palast)
automa-PALACE-help = Am Tag tauscht Meng dort sein Geschenk und führt die Aktion aus. In der Dämmerung zahlt er 2 Diener für 1 Schritt zum Palast und 1 Intrigeschritt.
automa-DECREES = eine Automakarte (Dekrete)
automa-DECREES-help = Am Tag tauscht Meng dort sein Geschenk und führt die Aktion aus. In der Dämmerung reist er einmal umsonst.
automa-CANAL = eine Automakarte (Kaiserkanal)
automa-CANAL-help = Am Tag tauscht Meng dort sein Geschenk und führt die Aktion aus. In der Dämmerung zahlt er, wenn er mindestens 2 Diener hat, 1 und setzt 1 auf ein Schiff.
automa-SPECIAL = eine spezielle Automakarte
automa-SPECIAL-help = Am Tag tauscht Meng sein Geschenk an seinem Fokus und führt Möglichkeit B ohne Bezahlung aus; eingesetzte Diener kommen zuerst aus dem allgemeinen Vorrat. In der Dämmerung reist er einmal umsonst.

## Tischoptionen

option-travel_set = Reiseplättchen
option-travel_set-help = Wie viele Reiseplättchen sind im Spiel, ohne die Bonusplättchen?
option-travel_set-26 = 26 Plättchen
option-travel_set-32 = 32 Plättchen
option-gain_choice = Was nichts kostet
option-gain_choice-help = Wird, was nichts kostet und abgelehnt werden darf, gleich genommen?
option-gain_choice-auto = es wird gleich genommen
option-gain_choice-ask = wer es bekommt, wird gefragt
option-tile_storage = Reiseplättchen ablegen
option-tile_storage-help = Wann werden die Plättchen einer Reise abgelegt und gezählt?
option-tile_storage-after_action = zusammen, nach der ganzen Reise
option-tile_storage-each_move = nach jeder Bewegung
option-claim_window = Hafenbelohnungen
option-claim_window-help = Wann kann die Belohnung für ein wartendes volles Schiff genommen werden?
option-claim_window-canal = bei einer Kanal-Aktion und in der Nacht
option-claim_window-own_turn = auch zu Beginn und am Ende jedes eigenen Zuges
option-final_wall_benefits = Letzte Mauer
option-final_wall_benefits-help = Gibt es nach der Wertung der Mauer am Spielende Intrigevorteile?
option-final_wall_benefits-off = nein
option-final_wall_benefits-on = ja, wie immer
option-night_claims = Belohnungen der Nacht
option-night_claims-help = Für wie viele volle Schiffe kann man in einer Nacht eine Belohnung nehmen?
option-night_claims-all = für alle
option-night_claims-one = für eines
option-bonus_trigger = Zoll und Folgen
option-bonus_trigger-help = Worauf sprechen die Bonusplättchen für Zoll und Folgen an?
option-bonus_trigger-execution = auf jedes Ausführen der Aktion, auch durch eine Karte
option-bonus_trigger-location = nur auf die Aktion des Ortes, an dem eine Karte getauscht wurde
option-expert = Expertenvariante
option-expert-help = Werden die Karten des Spielplans aus allen Karten gezogen, die niemand auf der Hand hat?
option-expert-false = nein
option-expert-true = ja
option-bonus_tiles = Bonusplättchen
option-bonus_tiles-help = Sind die sechs Bonus-Reiseplättchen im Spiel?
option-bonus_tiles-false = nein
option-bonus_tiles-true = ja
option-difficulty = Meng
option-difficulty-help = Wie stark ist Meng im Solospiel?
option-difficulty-easy = leicht: eine spezielle Automakarte weniger
option-difficulty-normal = normal
option-difficulty-hard = schwer: mit einer fünften Geschenkkarte
option-pairing = Geschenksets
option-pairing-help = Welche Sets von Geschenkkarten haben du und Meng im Solospiel?
option-pairing-P4-P5 = du das vierte, Meng das fünfte
option-pairing-P2-P3 = du das zweite, Meng das dritte
option-pairing-P1-P2 = du das erste, Meng das zweite
option-focus = Mengs Fokus
option-focus-help = Welchen Ort benutzen Mengs spezielle Karten im Solospiel?
option-focus-random = zufällig gezogen
option-focus-TRAVEL = Reisen
option-focus-WALL = Chinesische Mauer
option-focus-JADE = Jade
option-focus-INTRIGUE = Intrige
option-focus-PALACE = Palast
option-focus-DECREES = Dekrete
option-focus-CANAL = Kaiserkanal

## Wertungsblatt und Ende

sheet-before = Punkte vor dem Ende
sheet-wall = Chinesische Mauer
sheet-decrees = Dekrete der Stufe 3
sheet-palace = Ankunft im Palast
sheet-jade = Jade
sheet-raw = Alle Punkte
sheet-eligible = Im Palast
sheet-total = Ergebnis
over-days = Der vierte Tag ist vorbei.

## Das Bild des Tisches

picture-heading = Tag { $day } von { $days } · { $phase }
picture-phase-setup = Spielaufbau
picture-phase-morning = Morgenphase
picture-phase-day = Tagesphase
picture-phase-dusk = Dämmerungsphase
picture-phase-night = Nachtphase
picture-phase-final = Schlusswertung
picture-phase-end = Ende
picture-turn = { $seat } am Zug
picture-start = Startspieler { $seat }
picture-dice = Schicksalswürfel
picture-gifts = Geschenkstapel { $count }
picture-tiles = Reiseplättchen { $pile } + { $discarded }
picture-seat = Platz
picture-you = du
picture-points = SP
picture-pool = Vorrat
picture-supply = Allg.
picture-double = Doppelt
picture-jade = Jade
picture-hand = Hand
picture-discard = Ablage
picture-travel = Reise
picture-ships = Schiffe
picture-rewards = Häfen 2-3-4
picture-double-locked = gesperrt
picture-double-pool = Vorrat
picture-double-supply = Allg.
picture-double-wall1 = Mauer 1
picture-double-wall2 = Mauer 2
picture-double-ship = Schiff
picture-double-bonus = Plättch.
picture-double-focus = Fokus
picture-own-hand = Deine Hand
picture-own-discard = Deine Ablage
picture-own-tiles = Deine Reiseplättchen
picture-hand-of = Hand von { $seat }
picture-discard-of = Ablage von { $seat }
picture-tiles-of = Reiseplättchen von { $seat }
picture-matches = { $count ->
    [0] kein Treffer
   *[other] { $count } Treffer
}
picture-none = nichts
picture-wall = { $total } von { $needed }
picture-medal = Medaille: { $seat }
picture-medal-free = Medaille frei
picture-fields = auf 8: { $fields } SP
picture-price = für { $price }
picture-square = Platz für { $price }
picture-level = Stufe { $level }
picture-decree-points = { $points } SP
picture-focus = Fokus { $location }
picture-today = heute
picture-deck = { $count } im Stapel
picture-further-roads = Weitere Straßen

## Die Bereiche einer Stellung

zone-at = Zeitpunkt
zone-day = Tag
zone-phase = Phase
zone-step = Schritt
zone-start = Startspieler
zone-active = Am Zug
zone-dice = Schicksalswürfel
zone-medal = Medaille
zone-board = Geschenke an den Orten
zone-draw = Geschenkstapel
zone-box = Schachtel
zone-travel = Reiseplättchen
zone-map = Auf der Karte
zone-pile = Stapel
zone-decrees = Dekrete
zone-jade_houses = Jade in den Häusern
zone-intrigue = Intrigeleiste
zone-automa = Automakarten
zone-deck = Kartenstapel
zone-today = Heute
zone-solo = Solospiel
zone-difficulty = Schwierigkeit
zone-pairing = Geschenksets
zone-focus = Mengs Fokus
zone-sheet = Schlusswertung
zone-before = Punkte vor dem Ende
zone-known = Über die anderen bekannt
zone-origin = Beginn des Zuges
zone-meng = Meng
zone-hand = Hand
zone-discard = Ablagestapel
zone-hidden = Von niemand anderem gesehen
zone-covered = Hand oder Ablage, für andere ungewiss
zone-either = Hand oder Ablage
zone-pool = Diener im Vorrat
zone-supply = Diener im allgemeinen Vorrat
zone-aside = Diener nicht im Spiel
zone-double = Doppelter Diener
zone-normal = Normale Diener
zone-wall = Diener auf der Mauer
zone-ships = Schiffe
zone-route = Route
zone-harbour = Hafen
zone-slots = Hafenbelohnungen
zone-card = Geschenkkarte
zone-tiles = Abgelegte Reiseplättchen
zone-traveller = Reisender
zone-palace = Palastschritt
zone-arrival = Ankunftsfeld
zone-vp = Siegpunkte
zone-jade = Jade
zone-bonus = Ausgelegte Bonusplättchen
zone-bonus_dead = Verbrauchte Bonusplättchen
zone-tile = Plättchen
zone-location = Ort
zone-piece = Figur
zone-stack = Geschenkstapel von Meng
zone-under = Unter dem Stapel
zone-neutral = Neutrale Diener

## Das Brett im Browser

board-zone-rail = Der Tag
board-zone-mine = Deine Teile
board-zone-rival = Was { $seat } hat
board-court = { $location }: { $card }
board-option = { $location }, Möglichkeit { $letter }: { $does }
board-chip-free = frei
board-chip-pay = −2 / Karte
board-focus = Mengs Fokus: { $location }
board-laid = Bonusplättchen von { $seat }, ausgelegt: { $tile }
board-dead = Bonusplättchen, verbraucht: { $tile }
board-of = { $count } von { $all }
board-most = meiste:
board-free = frei
board-count-of = { $seat } { $count }
board-at = { $seat } auf { $place }
board-day = Tag { $day } von { $days }: { $phase }
board-die = Schicksalswürfel { $die }: { $face }
board-order = Reihenfolge: { $seats }
board-gift-pile = { $count ->
    [one] Geschenkstapel: { $count } Karte
   *[other] Geschenkstapel: { $count } Karten
}
board-automa = Automakarten: { $deck } im Stapel, { $discard } abgelegt
board-automa-today = Heute von Meng gespielt: { $card }
board-tile-piles = Reiseplättchen: { $pile } in den Stapeln, { $discard } eingetauscht
board-city-tile = { $city }: { $tile }
board-city-traveller = { $city }: Reisender von { $seat }
board-city-empty = { $city }: kein Plättchen
board-unplaced = Noch nicht auf der Karte: Reisende von { $seats }
board-wall = Große Mauer: { $total } von { $needed } Dienern. { $who }
board-steps = Schritte zum Palast. { $who }
board-hall = Ankunftsfelder. { $fields }
board-field-free = { $points ->
    [one] { $points } Siegpunkt, frei
   *[other] { $points } Siegpunkte, frei
}
board-field-taken = { $points ->
    [one] { $points } Siegpunkt, { $seat }
   *[other] { $points } Siegpunkte, { $seat }
}
board-harbour-ship = { harbour-name }, { $reward }: Schiff von { $seat }, { $aboard } von 3 an Bord
board-harbour-free = { harbour-name }, { $reward }: kein Schiff
board-quay-1 = keine Belohnung
board-quay-2 = Siegpunkte
board-quay-3 = eine Geschenkkarte
board-quay-4 = der doppelte Diener
board-quay-5 = beliebige Belohnung
board-track = Intrigenleiste, von vorn: { $who }
board-medal-free = Die Medaille des nächsten Startspielers ist frei
board-medal-of = Die Medaille des nächsten Startspielers: { $seat }
board-house = { $house }: Preis { $price }, { $stock } Jade
board-square = Der Platz: Preis { $price }, wenn alle Häuser leer sind
board-square-short = Platz
board-square-when = wenn Häuser leer
board-jade-scale = Siegpunkte für Jade am Ende: { $points }; { $further } für jede weitere
board-decree = Stufe { $level }: { $decree }. Preis { $price }, { $points } Siegpunkte; keine Diener
board-decree-held = Stufe { $level }: { $decree }. Preis { $price }, { $points } Siegpunkte; Diener von { $seats }
board-gifts = Geschenke
board-in-hand = { $count } auf der Hand
board-in-discard = { $count } abgelegt
board-discard = Dein Ablagestapel: { $count }
board-hand-card = Auf deiner Hand: { $card }
board-offered = Jetzt angeboten: { $card }
board-discard-card = In deinem Ablagestapel: { $card }
board-servants = Diener
board-pool = Vorrat
board-supply = allgemein
board-own-pool = { $count ->
    [one] Dein Vorrat: { $count } Diener
   *[other] Dein Vorrat: { $count } Diener
}
board-own-supply = { $count ->
    [one] Dein allgemeiner Vorrat: { $count } Diener
   *[other] Dein allgemeiner Vorrat: { $count } Diener
}
board-double = Doppelter Diener: { $place }
board-double-locked = doppelter, gesperrt
board-double-pool = doppelter im Vorrat
board-double-supply = doppelter allgemein
board-double-wall1 = doppelter auf der Mauer, 1
board-double-wall2 = doppelter auf der Mauer, 2
board-double-ship = doppelter auf einem Schiff
board-double-bonus = doppelter auf Bonusplättchen
board-ships = Schiffe bereit
board-own-ships = { $count ->
    [one] { $count } Schiff bereit
   *[other] { $count } Schiffe bereit
}
board-tiles = Reiseplättchen
board-own-tile = Dein Plättchen: { $tile }
board-trade = Plättchen im Wert von { $worth } tauschen: { $gain }
board-rewards = Hafenbelohnungen
board-slots = { $reward }: { $used } von { $all } Plätzen belegt
board-vp = Siegpunkte
board-own-vp = { $points ->
    [one] Deine Siegpunkte: { $points }
   *[other] Deine Siegpunkte: { $points }
}
board-jade = Jade
board-own-jade = Deine Jade: { $count }
board-envoy = Bote
board-own-envoy = Dein Bote: Schritt { $step } von { $all }
board-to-go = noch { $count }
board-inside = im Palast: { $points }
board-own-intrigue = Dein Intrigenmarker: Feld { $space }
board-r-hand = { $seat }: { $hand } Karten auf der Hand, { $discard } abgelegt
board-r-pool = { $seat }: { $pool } Diener im Vorrat, { $supply } im allgemeinen
board-r-vp = { $seat }: { $points } Siegpunkte auf der Leiste
board-r-jade = { $seat }: { $count } Jade
board-r-tiles = { $seat }: { $count } Reiseplättchen, davon { $doubles } doppelt
board-r-tile = { $seat }: { $tile }
board-r-intrigue = { $seat }: Intrige { $space }
board-r-ships = { $seat }: { $count } von 3 Schiffen auf dem Kanal
board-r-slots = { $seat }: { $count } Hafenbelohnungen
board-r-decrees = { $seat }: { $count } Dekrete
board-r-double = { $seat }: doppelter Diener, { $place }
board-hand = Hand
board-discarded = abgelegt
board-either = eins von beiden
board-stack = Stapel
board-recalled = { $what }: { $cards }
board-unseen-gifts = Noch nicht gesehene Geschenkkarten, im Stapel oder verdeckt gezogen: { $count }
board-unseen-tiles = Reiseplättchen in den Stapeln: { $count }
board-traded-tiles = Eingetauschte Reiseplättchen: { $count }

## Was die Teile sind, für alle, die fragen

about-day = Das Spiel hat vier Tage, jeder mit Morgen, Tag und Nacht. Am Morgen erhalten alle die Diener des neuen Tages.
about-dice = In der Nacht bringt jedes abgelegte Geschenk einen Diener für jeden Würfel, der seinen Wert zeigt. Wer die meisten Treffer hat, bekommt außerdem { $night_vp } Siegpunkte und einen Palastschritt.
about-order = Die Züge gehen im Uhrzeigersinn vom Startspieler aus. Wer am Morgen die Medaille hat, wird Startspieler.
about-medal = Wer am Tag als Erster Möglichkeit A der Intrige wählt, erhält sie und beginnt den nächsten Tag.
about-track = Wer vorn liegt, gewinnt jeden Gleichstand; auf demselben Feld liegt der obere Marker vorn. Ein Marker, der ankommt, kommt obenauf.
about-benefit = Nach einer Mauerwertung darf jeder, der dort einen Diener hatte, für einen Vorteil auf der Leiste zurückgehen, der Letzte zuerst.
about-steps = Ein Bote auf dem letzten Schritt ist im Palast. Jeder weitere Schritt ist einen Siegpunkt wert. Wer am Ende nicht im Palast ist, kann nicht gewinnen.
about-hall = Ein Bote, der ankommt, nimmt das beste freie Feld. Es zählt am Ende des Spiels.
about-harbour = Ein volles Schiff darf gegen die Belohnung seines Hafens getauscht werden. In der Nacht fahren alle Schiffe einen Hafen weiter; ein Schiff in Hafen 5 geht verloren.
about-ship = Es fasst drei Diener. Ein neues Schiff beginnt im ersten freien Hafen seiner Strecke; ein fahrendes Schiff überspringt besetzte Häfen.
about-servant = Diener im Vorrat bezahlen, bauen und fahren. Bezahlte kommen in den allgemeinen Vorrat und können wieder gewonnen werden.
about-supply = Jede Farbe hat ihren eigenen allgemeinen Vorrat. Ist er leer, kann nichts mehr gewonnen werden.
about-double = Die Belohnung von Hafen 4 schaltet ihn frei. Er bezahlt für zwei und zählt auf der Mauer und auf Schiffen als einer oder zwei.
about-envoy = Er muss am Ende im Palast sein, sonst kann seine Familie nicht gewinnen.
about-traveller = Er beginnt in einer beliebigen Stadt mit Plättchen und folgt dann den Straßen zu einer nächsten Stadt mit Plättchen.
about-jade = Jade zählt am Ende des Spiels: { $jade_vp } Siegpunkte für keine bis fünf, { $further_jade_vp } für jede weitere.
about-niches = Höchstens sechs gelagerte Plättchen. Sie können im eigenen Zug jederzeit getauscht werden: zwei gegen einen Diener, vier gegen { $trade_vp } Siegpunkte, sechs gegen eine Jade.
about-hand = Geschenkkarten, die heute noch gespielt werden können. Nur ihr Besitzer sieht sie.
about-discard = Heute genommene oder abgelegte Karten. Sie entscheiden über die Treffer der Nacht und sind die Hand von morgen.
about-gifts = Von hier werden die Belohnungen von Hafen 3 gezogen.
about-tiles = Jeden Morgen bekommen leere Städte von hier neue Plättchen. Sind die Stapel leer, werden die eingetauschten gemischt.
about-vp = Die Siegpunkte bis jetzt. Weitere werden am Ende des Spiels gezählt.
about-automa = Sie sagt, wo Meng bei Tag sein Geschenk tauscht und was er in der Dämmerung tut.
about-focus = Mengs doppelter Diener zeigt den Ort, den seine Sonderkarten nutzen.
