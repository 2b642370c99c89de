### Yinzi auf Deutsch

title = Yinzi
description = Händler-Clans der strahlenden Ming-Dynastie: Pflanzen anbauen, Waren produzieren und am unteren Yangtze verschiffen, die Arbeiter ernähren, dem Kaiser dienen und Silber für den Steuereintreiber zurücklegen.

## Decisions: what is asked, and a little help

step-draft-factory = Aufbau: Nimm ein Fabrikplättchen der Auslage und lege es auf den Spielplan.
help-draft-factory = Das Plättchen ist kostenlos und beginnt mit einer Scheibe von dir auf Stufe I. Der Buchstabe einer Fabrik ist die Farbe des Rohstoffs, den sie braucht. Sie liegt ganz in einer Provinz, nicht auf einer Fabrik und nicht auf Salz. Mit der eigenen Farbe hängst du nicht davon ab, was andere verkaufen.
step-draft-resource = Aufbau: Nimm ein Holz oder einen Stein.
help-draft-resource = Holz verbessert deine Boote, Stein baut Fabriken. Von beidem gibt es nur wenig.
step-choose-bonus = Wähle einen Bonus; sein Feld bestimmt auch deinen Platz in der Spielreihenfolge.
help-choose-bonus = Jeden Bonus kann in einer Runde nur einer wählen. Je weiter links, desto früher bist du am Zug. Auch ein Bonus ohne Wirkung darf gewählt werden. Danach darfst du das Ernteplättchen darüber kaufen.
step-buy-bonus-crop = Kaufe das Ernteplättchen über deinem Bonus oder keines.
help-buy-bonus-crop = Ein gekauftes Plättchen kommt sofort mit zwei deiner Würfelchen auf ein Feld ohne Würfelchen und Fabrik, nicht auf Salz.
step-choose-action = Dein Zug: Spiele eine Karte für eine Schicksalsaktion oder schicke eine Gruppe Arbeiter.
help-choose-action = Der Wert einer Karte sagt, wie oft ihre Schicksalsaktion ausgeführt werden kann; ihre Arbeiter bilden eine Gruppe für eine spätere Arbeiteraktion. Jede Aktion kann einmal je Runde gewählt werden. Eine Gruppe darf nur dann in die Migrationsbox, wenn sie sonst nichts tun kann.
step-construct-boats = Boote bauen: je Schritt auf der Bootsleiste ein Holz.
help-construct-boats = Deine Kapazität ist die Zahl der Grenzen, die alle in einem Zug bewegten Teile zusammen überqueren dürfen. Sind alle Ausführungen der Karte getan, bringt eine Steuerscheibe noch eine.
step-build-boat = Womit bezahlst du das Holz?
help-build-boat = Ein Holz aus deinem Vorrat geht in die Ressourcenbox zurück; die Scheibe Kostenloses Holz steht für eines.
step-plant-crops = Pflanzen anbauen: Wähle ein Feld, oder kaufe ein Ernteplättchen.
help-plant-crops = Ein aufgedrucktes Reisfeld nimmt zwei Würfelchen auf, jedes andere Feld mit einem Gut eines. Einmal in dieser Aktion darfst du ein Ernteplättchen kaufen und mit zwei Würfelchen auslegen. Sind alle Ausführungen der Karte getan, bringt eine Steuerscheibe noch eine.
step-sell-goods = Auf dem städtischen Markt verkaufen: Wähle eines deiner Würfelchen.
help-sell-goods = Ein Würfelchen kommt auf einen freien Platz, der sein Gut zeigt. Der Münzplatz zahlt mehr, wenn ein freier Platz neben ihm das Gut zeigt. Jede Grenze zwischen Feld und Markt braucht eine Boottransportkapazität. Ein verkauftes Würfelchen wird zu Rohstoff deiner Farbe, den alle nutzen können.
step-sell-cube = Wähle das Würfelchen, dann den Marktplatz dafür.
help-sell-cube = Ein Platz muss das Gut zeigen; der Münzplatz braucht daneben einen freien Platz, der es zeigt, und kommt zuerst. Jede Grenze auf dem Weg braucht eine Boottransportkapazität.
step-buy-crop = Ernteplättchen kaufen: welches, womit bezahlt und auf welches Feld?
help-buy-crop = Das Plättchen kommt auf ein Feld ohne Würfelchen und Fabrik, das kein Salz ist; ein leeres Ernteplättchen dort scheidet aus. Zwei deiner Würfelchen kommen darauf.
step-develop-factories = Fabriken ausbauen: Baue eine der Auslage, übernimm eine verlassene oder baue eine eigene aus.
help-develop-factories = Bauen und Übernehmen kosten einen Stein, ein Ausbau kostet Kupfer; jedes Mal brauchst du auch eine Scheibe. Höhere Stufen brauchen weniger Arbeiter, lagern mehr Waren und können auch von anderen genutzt werden, die dich dafür bezahlen.
step-develop = Womit bezahlst du, und wohin kommt das Plättchen?
help-develop = Eine Fabrik liegt ganz in einer Provinz, auf Feldern ohne Würfelchen und Fabrik und nicht auf Salz. Ein leeres Ernteplättchen darunter scheidet aus.
step-choose-advancements = Fortschritte wählen: Lege eine Scheibe auf ein freies Feld.
help-choose-advancements = Jede Scheibe dieser Aktion kommt in einen anderen Bereich. Du kannst sie ab deinem nächsten Zug verwenden oder für die Mehrheit im Bereich liegen lassen; „components“ erklärt jedes Feld. Sind alle Ausführungen der Karte getan, bringt eine Steuerscheibe noch eine.
step-send-emissary = Auf welches Schiff geht der Botschafter?
help-send-emissary = Das Schiff muss aus dem Land der Scheibe kommen und etwas von dir geladen haben. Nenne es mit irgendeinem seiner Plätze. Wenn es ablegt, fährt der Botschafter mit und bringt am Ende Punkte.
step-take-route = Wähle ein Infrastrukturplättchen des Abwurfstapels für dich.
help-take-route = Du hast den Stapel durchgesehen. Das Plättchen liegt offen vor dir; seine Symbole wirken nicht. Du kannst es im Schritt Infrastruktur einer Runde erfüllen, auch nach und nach.
step-take-resources = Ressourcen nehmen: je Arbeiter ein Holz oder einen Stein.
help-take-resources = Jedes kostet Kupfer. Mindestens ein Arbeiter der Gruppe muss arbeiten, höchstens vier mit denen aus der Migrationsbox; übrige Arbeiter der Gruppe wandern ab.
step-take-resource = Womit bezahlst du?
help-take-resource = Mit Kupfer, notfalls aus getauschtem Silber, oder mit der Scheibe Virtuelle Kupfermünzen.
step-produce-commodities = Waren produzieren: Wähle eine Fabrik.
help-produce-commodities = Eine eigene Fabrik der Stufe I braucht zwei Arbeiter, eine höhere einen. Fremde Fabriken der Stufe II oder III kannst du gegen Bezahlung nutzen (Outsourcen). Jede Fabrik wird im Zug einmal genutzt und braucht Rohstoff ihrer Farbe von einem städtischen Markt.
step-produce = Wie viele Waren, womit bezahlt und aus welchem Rohstoff?
help-produce = Nur eine eigene Fabrik der Stufe III stellt zwei Waren her. Rohstoff ist jedes Würfelchen der Fabrikfarbe auf einem städtischen Markt; jede Grenze bis zur Fabrik braucht eine Boottransportkapazität.
step-supply-ships = Schiffe beliefern: Wähle eine Ware, einen Tee oder zwei Salz.
help-supply-ships = Jede Lieferung braucht einen Arbeiter, füllt einen Platz eines Schiffs an der Küste und bringt Silber. Eine Ware oder Tee braucht einen Platz, der danach fragt; zwei Salz passen auf jeden. Ein volles Schiff legt sofort ab.
step-deliver = Wähle das zweite Salz oder den Platz auf dem Schiff.
help-deliver = Jeder genannte Platz ist frei und nimmt deine Lieferung an. Waren bringen dort Punkte, wohin das Schiff sie fährt.
step-join-ship = Das Schiff legt ab: Fährt dein Botschafter mit?
help-join-ship = Die Scheibe verlässt ihr Diplomatiefeld, wo sie für die Mehrheit zählt, und bringt stattdessen auf dem Markt im Ausland Punkte.
step-enter-box = Vorhaben des Kaisers: Wähle ein Feld, vorher vielleicht Scheiben.
help-enter-box = Ein Feld nimmt genau seine Zahl von Arbeitern auf. Der Palastausbau steht allen offen, jedes andere Feld je Runde nur einem. Die Belohnung kommt am Ende der Runde.
step-send-soldiers = Krieg: Wie viele Arbeiter gehen in die Kriegsbox?
help-send-soldiers = Höchstens vier, Veteranen und Migranten des unteren Bereichs mitgezählt. Die stärksten Heere erhalten Kriegsruhm, wenn alle zusammen dem Feind gewachsen sind; sonst bekommt nur das stärkste den kleineren.
step-choose-route = Erfülle eines der offenen Infrastrukturplättchen oder keines.
help-choose-route = Die ganze Nachfrage wird auf einmal geliefert, Boote braucht es dafür nicht. Die Bezahlung kommt sofort, die Punkte am Ende.
step-serve = Liefere Stück für Stück, was das Infrastrukturplättchen verlangt.
help-serve = Du kannst Würfelchen von Feldern, Waren aus Fabriken, auf dem lokalen Markt gekaufte Würfelchen und Scheiben verwenden, die für Güter stehen. Boote braucht es nicht.
step-feed = Arbeiter ernähren: Wähle, was sie essen.
help-feed = Je drei Arbeiter auf dem Spielplan brauchen eine Nahrung. Reis, Weizen und Korn zählen ganz; von Kohl, Früchten und Kartoffeln ergeben zwei eine Nahrung. Würfelchen des lokalen Markts kannst du kaufen. Eigene Nahrung und Kupfer musst du einsetzen, soweit sie reichen; jede fehlende Nahrung ist ein Unglück.
step-use-war-discs = Krieg: Verwende eine Scheibe oder mach weiter.
help-use-war-discs = Neue Aushebungen zählen als einer deiner Soldaten, der Geschwächte Feind verlangt weniger Stärke, Kriegsanleihen zahlen für deine Soldaten.
step-keep-veterans = Wie viele Soldaten bleiben als Veteranen?
help-keep-veterans = Veteranen liegen neben der Kriegsbox. Sie müssen ernährt werden und schließen sich deinem nächsten Heer an; schickst du keines, stehen sie für den nächsten Krieg auf.
step-burn = Flächenbrand: Wähle eine deiner Fabriken, die eine Scheibe verliert.
help-burn = Die Fabrik fällt um eine Stufe; eine Ware, die keinen Platz mehr hat, geht verloren. Ohne Scheibe gehört die Fabrik niemandem.
step-dry-up = Dürre: Wähle das Würfelchen, das in dieser Provinz verloren geht.
help-dry-up = In jeder Provinz, in der du Würfelchen auf Feldern hast, geht eines in deinen Vorrat zurück.
step-serve-personal = Erfülle deine eigenen Infrastrukturplättchen oder mach weiter.
help-serve-personal = Du darfst alles oder einen Teil der Nachfrage liefern; der Rest kann in einer späteren Runde folgen. Ein erfülltes Plättchen wird sofort bezahlt und bringt am Ende Punkte.
step-free-upgrade = Brückenbau: Wähle eine Fabrik für den kostenlosen Ausbau.
help-free-upgrade = Eine eigene Fabrik der Stufe I oder II steigt um eine Stufe.
step-pay-taxes = Besteuerung: Dein Silber reicht nicht. Verkaufe vorher auf dem lokalen Markt oder zahle.
help-pay-taxes = Fehlendes Silber wird zum Tauschkurs mit Kupfer gekauft. Was dann noch fehlt, kostet all dein Kupfer und je Sack ein Unglücksplättchen.
step-ship-food = Spätes Verschiffen: Liefere zwei verschiedene Nahrungsgüter an ein Schiff oder nichts.
help-ship-food = Das Paar füllt irgendeinen freien Platz an der Küste und bringt Silber; es braucht keinen Arbeiter, aber Boottransportkapazität. Auch zwei Würfelchen des lokalen Markts sind ein Paar.
step-use-last-opportunity = Die letzte Gelegenheit: Verkaufe Nahrung, erfülle eigene Infrastrukturplättchen oder hör auf.
help-use-last-opportunity = Danach kommt nur noch die Schlusswertung. Kupfer zählt zum Tauschkurs; ein offenes Infrastrukturplättchen ist nichts wert.
step-end-turn = Verwende Scheiben oder den lokalen Markt, oder beende den Zug.
help-end-turn = Vor, zwischen und nach den Schritten einer Aktion darfst du auf dem lokalen Markt verkaufen und Scheiben verwenden, die nicht in diesem Zug gelegt wurden.

## Actions

action-done = Genug
action-done-construct-boats = Nichts mehr bauen
action-done-plant-crops = Nichts mehr anbauen
action-done-sell-goods = Nichts mehr verkaufen
action-done-develop-factories = Nichts mehr ausbauen
action-done-choose-advancements = Keinen mehr wählen
action-done-take-resources = Nichts mehr nehmen
action-done-produce-commodities = Nichts mehr produzieren
action-done-supply-ships = Nichts mehr liefern
action-done-buy-bonus-crop = Kein Ernteplättchen
action-done-choose-route = Kein Plättchen erfüllen
action-done-serve = Jetzt nicht mehr liefern
action-done-serve-personal = Kein Plättchen erfüllen
action-done-feed = Keine Nahrung mehr
action-done-use-war-discs = Keine Scheibe
action-done-ship-food = Nichts verschiffen
action-done-use-last-opportunity = Aufhören
action-end = Zug beenden
action-bonus = { $crop ->
    [yes] { $bonus } (Ernte: { $good } für { $copper })
   *[no] { $bonus }
}
action-crop = Ernteplättchen { $crop } für { $copper }
action-cell = { $good }, { $cell }
action-cell-plant-crops = { $cubes ->
    [1] { $good }, { $cell }
   *[other] { $cubes } × { $good }, { $cell }
}
action-cell-buy-crop = { $plain ->
    [yes] { $cell }
   *[no] { $cell } ({ $good })
}
action-cell-dry-up = Verlust: { $good }, { $cell }
action-market = { $slot }: +{ $copper } Kupfer
action-market-produce = Rohstoff: { $slot }
action-ship = { $ship }, Platz für { $demand }
action-ship-send-emissary = An Bord: { $ship }
action-factory = { $factory }
action-factory-develop-factories = { $deed ->
    [build] { $factory } bauen
    [rebuild] { $factory } übernehmen
   *[upgrade] { $factory } auf Stufe { $next } für { $copper }
}
action-factory-choose-bonus = { $factory } auf Stufe { $next }
action-factory-free-upgrade = { $factory } auf Stufe { $next }
action-factory-produce-commodities = { $own ->
    [yes] { $factory }, eigene
   *[no] { $factory } von { $owner }: { $silver ->
        [0] { $fee } Kupfer
       *[other] { $silver } Silber
    }
}
action-factory-burn = { $factory }, Stufe { $level }
action-disc = { $advancement }
action-use = Scheibe: { $advancement }
action-card = { $action } ×{ $value }
action-tax = Steuerscheibe: noch einmal
action-work = { $action }: { $workers ->
    [one] { $workers } Arbeiter
   *[other] { $workers } Arbeiter
} ({ $group })
action-migrate = { $workers ->
    [one] { $workers } Arbeiter wandert ab
   *[other] { $workers } Arbeiter wandern ab
} ({ $group })
action-soldiers = { $workers ->
    [one] { $workers } Arbeiter
   *[other] { $workers } Arbeiter
}
action-box = { $name }, { $workers ->
    [one] { $workers } Arbeiter
   *[other] { $workers } Arbeiter
}: { $reward }
action-wood = Holz für { $copper } Kupfer
action-wood-draft-resource = Ein Holz
action-stone = Stein für { $copper } Kupfer
action-stone-draft-resource = Ein Stein
action-boat = Ein Holz, ein Schritt
action-one = Eine Ware
action-two = Zwei Waren
action-route = { $tile }
action-tile = { $tile }
action-rural-sell = Lokal: { $good } +{ $copper }
action-rural-buy = Würfelchen von { $colour } für { $copper }
action-yes = Botschafter fährt mit
action-no = Scheibe behalten
action-veterans = { $workers ->
    [0] Keine Veteranen
    [one] { $workers } Veteran
   *[other] { $workers } Veteranen
}
action-remove = Eine Ware von { $colour } geht verloren
action-pay = Ohne Scheibe zahlen
action-pay-pay-taxes = Steuern jetzt zahlen
action-lay = Auf { $cells }{ $covers ->
    [yes] , über { $goods }
   *[no] {""}
}

## Events

event-market_laid = { $province } erhält { $market }.
event-order = Reihenfolge: { $order }.
event-phase = { $phase ->
    [A] Runde { $round }, Phase A: Bonus und Spielreihenfolge.
    [B] Phase B: Aktionen.
    [C] Phase C: Arbeiter ernähren.
    [D1] Phase D: Kriegsruhm.
    [D2] Naturkatastrophen.
    [D3] Infrastruktur.
    [D4] Belohnungen des Kaisers.
    [D5] Besteuerung.
    [E] Phase E: spätes Verschiffen.
    [F] Phase F: Verwaltung.
   *[end] Die letzte Gelegenheit.
}
event-round = Runde { $round } beginnt.
heading-round = Runde { $round }
event-turn = { $seat } ist am Zug.
event-bonus = { $seat } wählt den Bonus { $bonus }.
event-card_drawn = { $value ->
    [1] { $seat } zieht eine Karte mit Wert 1.
    [2] { $seat } zieht eine Karte mit Wert 2.
    [3] { $seat } zieht eine Karte mit Wert 3.
   *[other] { $seat } zieht eine Karte.
}
event-card = { $seat } spielt eine { $value } auf { $action } und stellt { $workers ->
    [one] { $workers } Arbeiter
   *[other] { $workers } Arbeiter
} auf.
event-tax_disc = { $seat } legt eine Steuerscheibe für ein weiteres Mal.
event-work = { $seat } schickt die Arbeiter von { $group } zu { $action }.
event-migrated = { $workers ->
    [one] { $workers } Arbeiter von { $seat } wandert ab.
   *[other] { $workers } Arbeiter von { $seat } wandern ab.
}
event-planted = { $seat } baut { $good } auf { $cell } an ({ $cubes ->
    [one] { $cubes } Würfelchen
   *[other] { $cubes } Würfelchen
}).
event-laid_crop = { $seat } legt ein Ernteplättchen mit { $crop } auf { $cell }.
event-crop_drawn = Ernteplättchen auf Feld { $column }: { $crop }.
event-late_crops = Kartoffeln und Korn kommen zu den Ernteplättchen.
event-sold = { $seat } verkauft { $good } von { $cell } an { $slot } für { $copper } Kupfer.
event-rural_sold = { $seat } verkauft { $good } von { $cell } auf dem lokalen Markt für { $copper } Kupfer.
event-rural_bought = { $seat } kauft auf dem lokalen Markt ein Würfelchen von { $colour }.
event-offered = Neu in der Auslage: { $factory }.
event-built = { $seat } baut { $factory } auf { $cells }.
event-rebuilt = { $seat } übernimmt { $factory }.
event-upgraded = { $seat } baut { $factory } auf Stufe { $level ->
    [1] I
    [2] II
   *[other] III
} aus.
event-burned = { $level ->
    [0] { $factory } brennt ab; { $seat } verliert sie.
    [1] { $factory } von { $seat } brennt auf Stufe I herunter.
   *[other] { $factory } von { $seat } brennt auf Stufe II herunter.
}
event-commodity_lost = Eine Ware von { $seat } in { $factory } geht verloren.
event-raw_used = Rohstoff von { $colour } verlässt { $slot }.
event-produced = { $seat } produziert eine Ware: { $factory }.
event-exchanged = { $silver ->
    [-1] { $seat } tauscht 1 Silber in { $copper } Kupfer.
   *[other] { $seat } kauft { $silver } Silber ({ $copper } Kupfer).
}
event-paid = { $silver ->
    [0] { $seat } zahlt { $copper } Kupfer.
   *[other] { $seat } zahlt { $silver } Silber.
}
event-gained = { $silver ->
    [0] { $copper ->
        [0] { $seat } erhält kein Geld.
       *[other] { $seat } erhält { $copper } Kupfer.
    }
   *[other] { $copper ->
        [0] { $seat } erhält { $silver } Silber.
       *[other] { $seat } erhält { $copper } Kupfer und { $silver } Silber.
    }
}
event-misfortune = { $seat } nimmt { $tiles ->
    [one] ein Unglücksplättchen
   *[other] { $tiles } Unglücksplättchen
}.
event-took = { $seat } nimmt { $resource }.
event-advanced = { $seat } legt eine Scheibe auf { $advancement }.
event-used = { $seat } verwendet die Scheibe { $advancement }.
event-boat = { $steps ->
    [-1] Das Boot von { $seat } treibt zurück; Kapazität { $capacity }.
   *[other] Das Boot von { $seat } rückt vor; Kapazität { $capacity }.
}
event-delivered = { $seat } liefert { $cargo } an { $ship } und erhält { $silver } Silber.
event-emissary = Der Botschafter von { $seat } geht an Bord: { $ship }.
event-sailed = { $commodities ->
    [0] { $ship } legt ohne Waren ab.
    [one] { $ship } legt ab und bringt { $commodities } Ware ins Ausland ({ $place }).
   *[other] { $ship } legt ab und bringt { $commodities } Waren ins Ausland ({ $place }).
}
event-docked = { $ship } legt an Küstenfeld { $box } an.
event-ship_up = Als Nächstes in Stapel { $stack }: { $ship }.
event-route_up = Neu in Stapel { $stack }: { $tile }.
event-looked = { $seat } sieht die abgeworfenen Infrastrukturplättchen durch: { $tiles }.
event-route_taken = { $seat } nimmt { $tile }.
event-route_won = { $seat } erfüllt { $tile }.
event-route_discarded = { $tile } wird abgeworfen.
event-served = { $seat } liefert { $pieces } für { $tile }.
event-marched = { $veterans ->
    [0] { $seat } schickt { $workers } in den Krieg.
   *[other] { $seat } schickt { $workers } in den Krieg, { $veterans } Veteranen schließen sich an.
}
event-veterans_stood = { $workers ->
    [one] Ein Veteran von { $seat } steht auf.
   *[other] { $workers } Veteranen von { $seat } stehen auf.
}
event-veterans_kept = { $seat } behält { $workers ->
    [one] einen Veteranen
   *[other] { $workers } Veteranen
}.
event-entered = { $seat } schickt { $workers } { $disc ->
    [0] Arbeiter
   *[other] Arbeiter und eine Scheibe
} zum { $box ->
    [1] Palastausbau
    [2] Straßenbau
    [3] Bau der Wasserstraße
   *[other] Brückenbau
}.
event-war = { $won ->
    [yes] Der Krieg ist gewonnen: { $strength } Soldaten gegen { $enemies } Feinde.
   *[no] Der Krieg ist verloren: { $strength } Soldaten gegen { $enemies } Feinde.
}
event-glory = { $seat } erhält Kriegsruhm für { $vp } SP.
event-taxed = { $copper ->
    [0] { $seat } zahlt { $silver } von { $due } Silber Steuern.
   *[other] { $seat } zahlt { $silver } von { $due } Silber Steuern und verliert { $copper } Kupfer.
}
event-fed = { $seat } braucht { $need } Nahrung und zahlt { $food }.
event-dried = Die Dürre nimmt { $seat } ein Würfelchen auf { $cell }.
event-rolled = Der Würfel zeigt { $number } und kommt auf Feld { $space }: { $ratio } Kupfer für 1 Silber.
event-workers_home = Die Arbeiter kehren heim, die Migranten rücken nach unten.
event-game_end = Das Spiel ist zu Ende.

## Why something is not allowed

why-game-over = Das Spiel ist zu Ende.
why-not-asked = Jetzt ist { $needed } gefragt, nicht { $have }.
why-not-here = Das ist keine Antwort auf die jetzige Frage.
why-must-conduct-tax = Was mit einer Steuerscheibe gekauft wurde, muss ausgeführt werden.
why-must-use-worker = Zuerst muss mindestens ein Arbeiter arbeiten.
why-must-feed = Eigene Nahrung und Kupfer müssen verwendet werden: { $needed } Nahrung ist möglich, { $have } ist bezahlt.
why-must-go-on = Was begonnen ist, muss beendet werden.
why-must-act = Passen gibt es nicht: Eine Karte oder eine Gruppe Arbeiter muss handeln.
why-must-choose-bonus = Ein Bonus muss gewählt werden.
why-not-choosing-bonus = Einen Bonus wählt man einmal je Runde in Phase A.
why-bonus-taken = In dieser Runde schon gewählt: { $needed }.
why-no-cards = Es ist keine Karte auf der Hand; eine Gruppe Arbeiter muss handeln.
why-no-such-card = Keine Karte mit Wert { $needed } auf der Hand.
why-fortune-used = In dieser Runde schon gewählt: { $needed }.
why-no-action-now = Eine Aktion wählt man zu Beginn eines Zuges der Phase B, eine je Zug.
why-no-fortune-action = Eine Steuerscheibe gehört zu einer Schicksalsaktion.
why-taxed-already = Mit einer Steuerscheibe bekommt man je Aktion nur eine Ausführung mehr.
why-repetitions-left = Die Karte erlaubt { $needed } Ausführungen, { $have } sind getan; die mit der Steuerscheibe kommt danach.
why-no-repetition-possible = Eine weitere Ausführung wäre nicht möglich.
why-no-repetition-left = Alle Ausführungen der Karte sind getan.
why-no-disc = Es ist keine Scheibe mehr im Vorrat.
why-work-used = In dieser Runde schon gewählt: { $needed }.
why-work-impossible = Hier kann diese Gruppe nichts tun: { $needed }.
why-no-group = Unter { $needed } stehen keine Arbeiter.
why-group-can-work = Eine Gruppe, die etwas tun kann, darf nicht abwandern.
why-no-war-action = Soldaten schickt man mit der Aktion Krieg & Infrastruktur.
why-no-emperor-action = Ein Feld betritt man mit der Aktion Vorhaben des Kaisers.
why-too-few-workers = { $needed } Arbeiter werden gebraucht, { $have } sind da.
why-too-many-workers = Höchstens { $needed } Arbeiter, Veteranen mitgezählt, können in einer Aktion arbeiten.
why-box-taken = Feld { $needed } ist schon besetzt.
why-disc-alone = Eine Scheibe steht nie ohne einen Arbeiter auf einem Feld.
why-no-advancement-now = Scheiben legt man mit der Aktion Fortschritte wählen oder dem Bonus Kostenloser Fortschritt.
why-space-taken = Hier liegt schon eine Scheibe: { $needed }.
why-section-used = In diesem Bereich liegt schon eine Scheibe dieser Aktion: { $needed }.
why-no-disc-there = Hier liegt keine eigene Scheibe: { $needed }.
why-disc-is-fresh = Diese Scheibe wurde in diesem Zug gelegt: { $needed }.
why-no-use-now = Diese Scheibe bewirkt jetzt nichts: { $needed }.
why-only-emperor = Nur mit den Vorhaben des Kaisers: { $needed }.
why-only-war = Nur im Kriegsschritt am Ende der Runde: { $needed }.
why-only-own-turn = Nur im eigenen Zug oder wenn das Schiff ablegt: { $needed }.
why-no-veterans = { $needed } Arbeiter können nicht bleiben: { $have } eigene stehen in der Kriegsbox, oder die Scheibe fehlt.
why-no-ship-sails = Es legt kein Schiff ab, das etwas von dir geladen hat.
why-not-in-province = Auf { $needed } liegt kein eigenes Würfelchen, oder eine andere Provinz ist an der Reihe.
why-no-own-cube = Auf { $needed } liegt kein eigenes Würfelchen.
why-under-factory = Dort steht eine Fabrik.
why-square-occupied = Auf dem Feld liegen Würfelchen.
why-plain-square = { $needed } zeigt kein Gut und trägt kein Ernteplättchen.
why-no-cube = Es ist kein Güterwürfelchen mehr im Vorrat.
why-salt-square = Auf Salz kann nichts gelegt werden.
why-not-urban = Die städtischen Märkte kaufen nicht, was auf { $needed } wächst.
why-no-free-slot = Kein städtischer Markt hat einen freien Platz: { $needed }.
why-no-transport = Zu wenig Boottransportkapazität: In diesem Zug sind noch { $have } übrig.
why-no-food-now = Nahrung verschifft man nur in Phase E; auf { $needed } wächst Nahrung.
why-not-shippable = Von den Gütern nehmen Schiffe nur Tee und Salz; { $needed } zeigt ein anderes.
why-no-slot-for-it = Kein freier Platz eines Schiffs fragt danach: { $needed }.
why-salt-in-pairs = Salz wird paarweise geliefert.
why-not-food = Was auf { $needed } wächst, ist keine Nahrung.
why-half-food-alone = { $needed } zählt nur halb; es braucht zwei davon zusammen.
why-not-demanded = Das Infrastrukturplättchen fragt nicht danach.
why-not-late-good = Spät verschifft man Nahrung; { $needed } ist keine.
why-same-good = Die beiden Güter des Paars müssen verschieden sein.
why-no-pair = Es fehlt ein zweites Gut, Kapazität oder ein freier Platz für ein Paar.
why-no-raw-there = Dort liegt kein Rohstoff der richtigen Farbe: { $needed }.
why-slot-filled = Dort liegt schon ein Würfelchen: { $needed }.
why-market-shows-other = Dieser Markt kauft das nicht: { $needed }.
why-coin-not-beside = Kein Platz neben der Münze zeigt das: { $needed }.
why-coin-blocked = Beide Plätze neben der Münze sind belegt: { $needed }.
why-slot-shows-other = Dieser Platz ist nicht dafür: { $needed }.
why-must-use-coin = Zuerst kommt der Münzplatz, nicht dieser: { $needed }.
why-other-column = Nur das Ernteplättchen über dem eigenen Bonus kann gekauft werden (Feld { $needed }, nicht { $have }).
why-crop-bought-already = In dieser Aktion wurde schon ein Ernteplättchen gekauft.
why-no-crop-now = Jetzt kann kein Ernteplättchen gekauft werden.
why-no-crop-there = Auf Feld { $needed } liegt kein Ernteplättchen.
why-too-dear = Es kostet { $needed } Kupfer, und da sind nur { $have }, getauschtes Silber nicht gezählt.
why-no-ship-slot = Es gibt keinen Schiffsplatz { $needed }.
why-no-piece-aboard = Bei { $needed } liegt kein Schiff dieses Landes, das etwas Eigenes geladen hat.
why-ship-slot-filled = Platz { $needed } ist belegt.
why-slot-demands-other = Platz { $needed } fragt nach etwas anderem.
why-not-in-offer = Nicht in der Auslage: { $needed }.
why-not-own-factory = Keine eigene Fabrik: { $needed }.
why-cannot-rise = { $needed } kann nicht steigen: Es muss eine eigene Fabrik der Stufe I oder II sein, und es braucht eine Scheibe.
why-highest-level = Schon auf der höchsten Stufe: { $needed }.
why-no-own-commodity = Keine eigene Ware in { $needed }.
why-no-tile-to-lay = Jetzt ist kein Plättchen zu legen.
why-other-shape = { $needed } hat eine andere Form.
why-two-provinces = Eine Fabrik liegt ganz in einer Provinz.
why-no-such-shape = Fabriken bedecken zwei oder drei Felder in einer Reihe oder drei um eine Ecke.
why-no-commodity-of = Von { $needed } ist hier keine Ware zu entfernen.
why-no-stone = Ein Stein wird gebraucht.
why-no-place = Für { $needed } ist kein Platz auf dem Spielplan.
why-no-owner = { $needed } gehört niemandem.
why-foreign-level-one = { $needed } hat Stufe I; nur wer sie besitzt, kann sie nutzen.
why-factory-used = In diesem Zug schon genutzt: { $needed }.
why-storage-full = In der Fabrik ist nicht genug Platz für Waren.
why-no-commodity = Es ist kein Warenplättchen mehr im Vorrat.
why-no-raw = { $needed ->
    [2] Für zwei Waren ist nicht genug Rohstoff da.
   *[other] Auf den städtischen Märkten liegt kein Rohstoff von { $needed }.
}
why-cannot-pay-owner = { $have } Kupfer und das Silber reichen nicht, um den Besitzer zu bezahlen.
why-no-resources-now = Holz und Stein nimmt man mit der Aktion Ressourcen nehmen.
why-box-empty = Nicht mehr in der Ressourcenbox: { $needed }.
why-no-boats-now = Boote verbessert man mit der Aktion Boote bauen.
why-boat-track-ends = Das Boot steht auf dem letzten Feld der Leiste.
why-no-wood = Ein Holz wird gebraucht.
why-no-production-now = Jetzt wird nichts produziert.
why-only-level-three = Nur eine eigene Fabrik der Stufe III lässt die Wahl.
why-no-route-now = Plättchen des Spielplans erfüllt man mit der Aktion Krieg & Infrastruktur.
why-tile-claimed = Schon erfüllt: { $needed }.
why-no-open-tile = In Stapel { $needed } liegt kein offenes Infrastrukturplättchen.
why-cannot-complete = Die Nachfrage kann nicht ganz erfüllt werden: { $needed }.
why-not-in-pile = Nicht im Abwurfstapel: { $needed }.
why-no-personal-routes-now = Eigene Plättchen erfüllt man im Schritt Infrastruktur und am Spielende.
why-no-own-tile = Kein eigenes offenes Plättchen: { $needed }.
why-nothing-to-deliver = Dafür gibt es nichts zu liefern: { $needed }.
why-not-rural = Der lokale Markt kauft nicht, was auf { $needed } wächst.
why-bought-already = Wer in diesem Zug auf dem lokalen Markt gekauft hat, kann dort nicht verkaufen.
why-sold-already = Wer in diesem Zug auf dem lokalen Markt verkauft hat, kann dort nicht kaufen.
why-no-rural-sale-now = Jetzt kann nichts auf dem lokalen Markt verkauft werden.
why-no-rural-purchase-now = Auf dem lokalen Markt kauft man für die Ernährung, für Infrastrukturplättchen und für das späte Verschiffen.
why-no-rural-cube = Auf dem lokalen Markt liegt kein Würfelchen von { $needed }.
why-no-use-for-cube = Ein Würfelchen des lokalen Markts würde hier nichts nützen.
why-cannot-pay-plainly = { $have } Kupfer und das Silber reichen ohne die Scheibe nicht.
why-nothing-due = Jetzt ist nichts zu bezahlen.

## Provinces, squares and goods

square = { $province } { $place }
market-slot = { $province }, Platz { $slot }
market = Marktplättchen { $number }
province-HG = Huguang
province-JX = Jiangxi
province-NZ = Nanzhili
province-ZJ = Zhejiang
good-rice = Reis
good-wheat = Weizen
good-cabbage = Kohl
good-fruit = Früchte
good-salt = Salz
good-tea = Tee
good-cotton = Baumwolle
good-sugarcane = Zuckerrohr
good-ramie = Ramie
good-bamboo = Bambus
good-potato = Kartoffeln
good-corn = Korn
short-rice = Re
short-wheat = We
short-cabbage = Ko
short-fruit = Fr
short-salt = Sa
short-tea = Te
short-cotton = Bw
short-sugarcane = Zr
short-ramie = Ra
short-bamboo = Ba
short-potato = Ka
short-corn = Kn
short-plain = --
resource-wood = Holz
resource-stone = Stein
cargo-commodity = eine Ware
cargo-food = ein Paar Nahrung
cargo-disc = ein Botschafter

## Factories and commodities

commodity-paper = Papier
commodity-sugar = Zucker
commodity-silk = Seide
commodity-porcelain = Porzellan
short-paper = Pa
short-sugar = Zu
short-silk = Se
short-porcelain = Po
factory-paper = Papierfabrik { $seat }
factory-sugar = Zuckerfabrik { $seat }
factory-silk = Seidenfabrik { $seat }
factory-porcelain = Porzellanfabrik { $seat }

## Ships, foreign markets and route tiles

ship = Schiff { $nation } { $number }
ship-help = Es fragt nach { $slots }.
place-BN = Brunei
place-KR = Korea
place-JP = Japan
place-PT = Portugal
place-ES = Spanien
place-NL = Niederlande
place-EAST = Osten
place-EUROPE = Europa
route = Infrastruktur { $number } ({ $demand })
route-help = Sofort { $silver ->
    [0] { $copper } Kupfer
   *[other] { $silver } Silber
}, am Ende { $vp } SP, { $war } Kriegssymbole{ $disaster ->
    [wildfire] , Flächenbrand.
    [flood] , Flut.
    [drought] , Dürre.
   *[other] .
}
demand-and = { $one } und { $other }
demand-or = { $one } / { $other }
demand-any-commodity = { $count ->
    [one] beliebige Ware
   *[other] { $count } beliebige Waren
}
demand-any-good = { $count ->
    [one] beliebiges Gut
   *[other] { $count } beliebige Güter
}
demand-emissary = ein Botschafter

## Bonuses

bonus-free-advancement = Kostenloser Fortschritt
bonus-free-advancement-help = Lege sofort eine Scheibe auf ein freies Fortschrittsfeld.
bonus-better-sales = Bessere Verkäufe
bonus-better-sales-help = Jedes in dieser Runde verkaufte Würfelchen bringt { $better_sales } Kupfer mehr.
bonus-fed-workers = Arbeiter ernähren
bonus-fed-workers-help = Du musst in dieser Runde deine Arbeiter nicht ernähren.
bonus-no-taxes = Keine Besteuerung
bonus-no-taxes-help = Du zahlst in dieser Runde keine Steuern.
bonus-boat-upgrade = Boottransportkapazität erhöhen
bonus-boat-upgrade-help = Dein Boot rückt sofort ein Feld vor.
bonus-factory-upgrade = Fabrik ausbauen
bonus-factory-upgrade-help = Eine deiner Fabriken steigt sofort um eine Stufe.

## Fortune and workforce actions, boxes of the emperor

fortune-boats = Boote bauen
fortune-plant = Pflanzen anbauen
fortune-sell = Auf dem städtischen Markt verkaufen
fortune-develop = Fabriken ausbauen
fortune-advance = Fortschritte wählen
short-boats = Boote
short-plant = Anbauen
short-sell = Verkaufen
short-develop = Fabriken
short-advance = Fortschritte
work-resources = Ressourcen nehmen
work-produce = Waren produzieren
work-ships = Schiffe beliefern
work-emperor = Vorhaben des Kaisers
work-war = Krieg & Infrastruktur
short-resources = Ressourcen
short-produce = Waren
short-ships = Schiffe
short-emperor = Kaiser
short-war = Krieg
box-1 = Palastausbau
box-2 = Straßenbau
box-3 = Wasserstraße
box-4 = Brückenbau
reward-1 = { $copper } Kupfer
reward-2 = { $copper } Kupfer und ein Infrastrukturplättchen
reward-3 = { $copper } Kupfer und ein Bootsschritt
reward-4 = { $silver } Silber und ein Fabrikausbau

## Advancements

section-diplomacy = Diplomatie
section-economy = Wirtschaft
section-emperor = Kaiser
section-war = Krieg
advancement-brunei-emissary = Botschafter Brunei
advancement-brunei-emissary-help = Geht auf ein Schiff aus Brunei, das etwas von dir geladen hat; auf dem Markt im Ausland { $emissary_vp } SP.
advancement-korea-emissary = Botschafter Korea
advancement-korea-emissary-help = Geht auf ein Schiff aus Korea, das etwas von dir geladen hat; auf dem Markt im Ausland { $emissary_vp } SP.
advancement-japan-emissary = Botschafter Japan
advancement-japan-emissary-help = Geht auf ein Schiff aus Japan, das etwas von dir geladen hat; auf dem Markt im Ausland { $emissary_vp } SP.
advancement-portugal-emissary = Botschafter Portugal
advancement-portugal-emissary-help = Geht auf ein Schiff aus Portugal, das etwas von dir geladen hat; auf dem Markt im Ausland { $emissary_vp } SP.
advancement-spain-emissary = Botschafter Spanien
advancement-spain-emissary-help = Geht auf ein Schiff aus Spanien, das etwas von dir geladen hat; auf dem Markt im Ausland { $emissary_vp } SP.
advancement-netherlands-emissary = Botschafter Niederlande
advancement-netherlands-emissary-help = Geht auf ein Schiff aus den Niederlanden, das etwas von dir geladen hat; auf dem Markt im Ausland { $emissary_vp } SP.
advancement-free-rice = Kostenloser Reis
advancement-free-rice-help = Steht für { $free_rice } Reis.
advancement-free-wood = Kostenloses Holz
advancement-free-wood-help = Steht für 1 Holz.
advancement-free-stone = Kostenloser Stein
advancement-free-stone-help = Steht für 1 Stein.
advancement-free-raw-material = Kostenloser Rohstoff
advancement-free-raw-material-help = Steht beim Produzieren für 1 Rohstoff; braucht keine Boote.
advancement-free-boat-capacity = Virtuelle Boottransportkapazität
advancement-free-boat-capacity-help = Eine Boottransportkapazität mehr in diesem Zug.
advancement-free-copper = Virtuelle Kupfermünzen
advancement-free-copper-help = Steht für { $free_copper } Kupfer einer Zahlung.
advancement-free-salt = Kostenloses Salz
advancement-free-salt-help = Steht für 1 Salz.
advancement-additional-sale = Zusätzlicher Verkauf am städtischen Markt
advancement-additional-sale-help = Verkaufe noch ein Würfelchen auf einem städtischen Markt.
advancement-additional-crops = Zusätzliches Pflanzen anbauen
advancement-additional-crops-help = Kaufe noch ein Ernteplättchen und lege es aus.
advancement-same-undertaking = Feld doppelt belegen
advancement-same-undertaking-help = Betritt ein Feld des Kaisers, das schon besetzt ist.
advancement-additional-worker = Zusätzlicher Arbeiter
advancement-additional-worker-help = Die Scheibe ist einer der Arbeiter auf einem Feld des Kaisers.
advancement-eager-immigrants = Eifrige Migranten
advancement-eager-immigrants-help = Auch Arbeiter aus dem oberen Bereich der Migrationsbox dürfen auf ein Feld des Kaisers.
advancement-free-wheat = Kostenloser Weizen
advancement-free-wheat-help = Steht für 1 Weizen.
advancement-personal-route = Persönliches Infrastrukturplättchen
advancement-personal-route-help = Nimm ein Plättchen des Abwurfstapels für dich.
advancement-war-copper = Kriegsanleihen
advancement-war-copper-help = 1 Kupfer für jeden deiner Arbeiter in der Kriegsbox.
advancement-veterans = Veteranen
advancement-veterans-help = Bis zu { $veterans } Soldaten bleiben für den nächsten Krieg.
advancement-additional-recruit = Neue Aushebungen
advancement-additional-recruit-help = Die Scheibe zählt als einer deiner Soldaten.
advancement-weaker-enemies = Geschwächter Feind
advancement-weaker-enemies-help = Der Feind verliert { $weaker_enemies } Stärke.

## Table options

option-coin_slot = Münzplatz
option-coin_slot-help = Muss ein Würfelchen auf den Münzplatz eines städtischen Markts, solange das möglich ist?
option-coin_slot-must = ja, der Münzplatz kommt zuerst
option-coin_slot-may = wer verkauft, wählt
option-ship_stacks = Schiffsstapel
option-ship_stacks-help = Wie viele Stapel wartender Schiffe gibt es?
option-ship_stacks-per_box = einen je Küstenfeld
option-ship_stacks-two = zwei Stapel für alle Küstenfelder
option-card_draw = Karten ziehen
option-card_draw-help = Wann werden die Karten der Runden 2 bis 4 gezogen?
option-card_draw-administration = am Ende der vorigen Runde
option-card_draw-phase_b = zu Beginn der Phase B
option-rebuild_cost = Übernahme
option-rebuild_cost-help = Was kostet es, eine verlassene Fabrik zu übernehmen?
option-rebuild_cost-stone = einen Stein, wie beim Bauen
option-rebuild_cost-none = nichts
option-bottom_migrants = Untere Migranten
option-bottom_migrants-help = Was geschieht am Ende der Runde mit Migranten, die niemand geholt hat?
option-bottom_migrants-stay = sie bleiben im unteren Bereich
option-bottom_migrants-return = sie kehren in den Vorrat zurück
option-second_food_pair = Zweites Nahrungsplättchen
option-second_food_pair-help = Welches Nahrungspaar verlangt das zweite Infrastrukturplättchen für Nahrung?
option-second_food_pair-cabbage_fruit = Kohl und Früchte
option-second_food_pair-rice_fruit = Reis und Früchte

## Score sheet and end

sheet-boats = Boote
sheet-factories = Fabriken
sheet-commodities = Waren
sheet-emissaries = … davon Botschafter
sheet-unshipped = … davon nicht verschifft
sheet-war = Kriegsruhm
sheet-routes = Infrastruktur
sheet-advancements = Fortschritte
sheet-yinzi = Yinzi (Silber)
sheet-misfortune = Unglück
sheet-total = Ergebnis
over-rounds = Die vier Runden sind vorbei.

## The picture of the table

picture-heading = Runde { $round } von { $rounds } · { $phase } · Reihenfolge { $order } · { $ratio } Kupfer = 1 Silber
phase-setup = Aufbau
phase-A = A Bonus
phase-B = B Aktionen
phase-C = C Ernähren
phase-D1 = D Kriegsruhm
phase-D2 = D Katastrophen
phase-D3 = D Infrastruktur
phase-D4 = D Kaiser
phase-D5 = D Besteuerung
phase-E = E Verschiffen
phase-F = F Verwaltung
phase-end = Spielende
phase-over = vorbei
picture-left-out = „table“ zeigt auch
block-legend = Legende
block-land = Provinzen
block-factories = Fabriken
block-track = Ernte und Boni
block-ships = Schiffe
block-foreign = Märkte im Ausland
block-routes = Infrastruktur
block-court = Krieg und Kaiser
block-advancements = Fortschritte
picture-signs = #PaA Papierfabrik für Rohstoff von A, ▪A Teil von A, $ Münzplatz
picture-columns = Steu: Summe / fälliges Silber; Migr: oben / unten; ab Würf: Vorrat
picture-factories = Fabriken
picture-track = Ernteplättchen
picture-coast = zur Küste: { $count }
picture-offer = Auslage
picture-pile = { $count } im Stapel
picture-resources = Box: { $wood } Holz, { $stone } Stein
picture-rural = Lokaler Markt
picture-box = Küste { $box }
picture-next = Danach
picture-below = { $ship }, { $count } darunter
picture-emissary = Botschafter
picture-route = Stapel { $stack }
picture-discard = Abwurfstapel
hidden-tiles = { $count } ungesehen
picture-copper = Kupfer
picture-silver = Silber
picture-points = { $count } SP
picture-symbols = Krieg { $count }
disaster-wildfire = Flächenbrand
disaster-flood = Flut
disaster-drought = Dürre
picture-war = Krieg
picture-emperor = Kaiser
picture-enemies = { $count } Feinde
picture-you = du
picture-column-seat = Clan
picture-column-copper = Ku
picture-column-silver = Si
picture-column-wood = Holz
picture-column-stone = Stein
picture-column-boat = Boot
picture-column-food = Nahr
picture-column-tax = Steu
picture-column-migrants = Migr
picture-column-veterans = Vet
picture-column-misfortune = Ungl
picture-column-glory = Ruhm
picture-column-cubes = Würf
picture-column-discs = Schb
picture-column-workers = Arb
picture-column-commodities = Ware
picture-hand-size = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
picture-waiting = { $count ->
    [one] { $count } bereit
   *[other] { $count } bereit
}
picture-done = genutzt: { $actions }
picture-open = eigen: { $tile }
picture-won = { $count ->
    [one] { $count } Infrastruktur erfüllt
   *[other] { $count } Infrastruktur erfüllt
}
picture-hand = Deine Karten
picture-card = { $value } ({ $workers ->
    [one] { $workers } Arbeiter
   *[other] { $workers } Arbeiter
})
picture-now = Jetzt
picture-times = { $done } von { $all } Mal
picture-workers-left = { $count ->
    [one] noch { $count } Arbeiter
   *[other] noch { $count } Arbeiter
}
picture-boats = Boote { $used } von { $all }
picture-said = Bisher
short-box-1 = Palast
short-box-2 = Straße
short-box-3 = Kanal
short-box-4 = Brücke
short-free-advancement = Fortschr.
short-better-sales = Verkauf+
short-fed-workers = Ernähren
short-no-taxes = St.frei
short-boat-upgrade = Boot +1
short-factory-upgrade = Fabrik+1
short-brunei-emissary = Brunei
short-korea-emissary = Korea
short-japan-emissary = Japan
short-portugal-emissary = Portugal
short-spain-emissary = Spanien
short-netherlands-emissary = Niederl.
short-free-rice = Reis
short-free-wood = Holz
short-free-stone = Stein
short-free-raw-material = Rohstoff
short-free-boat-capacity = Boot
short-free-copper = Kupfer
short-free-salt = Salz
short-additional-sale = Verkauf
short-additional-crops = Anbau
short-same-undertaking = Doppelt
short-additional-worker = Arbeiter
short-eager-immigrants = Eifrige
short-free-wheat = Weizen
short-personal-route = Infra
short-war-copper = Anleihe
short-veterans = Veteranen
short-additional-recruit = Aushebung
short-weaker-enemies = Feind −

## The board

board-crops = Ernte und Boni
board-order = Reihenfolge { $order }
board-pool = Vorrat { $count }
board-crop = Ernteplättchen { $good } für { $copper } Kupfer
board-no-crop = Kein Ernteplättchen, { $copper } Kupfer
board-taken = genommen von { $seat }
board-offer = Fabriken
board-pile = Stapel { $count }
board-none = keine mehr
board-resources = Ressourcen
board-left = { $what }: noch { $count } von { $all }
board-rural = Lokaler Markt
board-rural-cubes = Lokaler Markt: { $count } Würfelchen von { $seat }
board-rural-sell = Verkauf
board-rural-buy = Kauf
board-ratio = Kupfer für Silber
board-ratio-is = { $copper } Kupfer für 1 Silber
board-round = Runde { $round } von { $rounds }
board-urban-market = städtischer Markt
board-plain = freies Land
board-crop-tile = Ernteplättchen
board-cubes = { $count } Würfelchen von { $seat }
board-source = zuvor gewählt
board-coin = Münzplatz
board-level = Stufe { $level }, { $seat }
board-deserted = gehört niemandem
board-of = { $count } von { $seat }
board-commodities = Waren: { $pieces }
board-coast = Küste
board-next-ship = nächstes
board-stack = Danach { $ship }, { $count } darunter
board-no-stack = Kein weiteres Schiff
board-empty-box = kein Schiff
board-ship-slot = { $ship }, Platz { $slot } für { $demand }
board-empty = leer
board-loaded = { $kind ->
    [tea] Tee: { $pieces }
    [salt] Salz: { $pieces }
    [food] Nahrung: { $pieces }
   *[other] Ware: { $pieces }
}
board-emissaries = Botschafter: { $pieces }
board-abroad = Auslandsmärkte
board-market-abroad = { $place }, { $vp } SP je Ware
board-advancements = Fortschritte
board-disc-of = Scheibe von { $seat }
board-boats = Boote
board-capacity = Kapazität je Zug
board-boat-space = Feld { $space }, Kapazität { $capacity }
board-box = { $name }, { $workers } Arbeiter: { $reward }
board-war = { $strength } Soldaten gegen { $enemies } Feinde
board-enemies = Feinde
board-soldiers = Soldaten
board-veterans = { $count ->
    [one] { $count } Veteran von { $seat }
   *[other] { $count } Veteranen von { $seat }
}
board-glories = Kriegsruhm
board-glory = { $seat } { $count } × { $vp } SP
board-no-route = Kein Infrastrukturplättchen
board-discard = Abwurfstapel: { $count }
board-workforce = Arbeiteraktionen
board-workers = { $count } Arbeiter von { $seat }
board-has-done = benutzt von { $seat }
board-arrivals = Ankunft
board-available = verfügbar
board-mine = Dein Clan
board-card-played = Karte { $value }
board-group = { $action }: { $count ->
    [0] keine Arbeiter
   *[other] { $count } Arbeiter
}
board-taxes = Steuern
board-tax = Steuersumme { $sum } mit { $discs ->
    [one] { $discs } Scheibe
   *[other] { $discs } Scheiben
}: { $due } Silber fällig
board-tax-disc = mit Steuerscheibe
board-hand = Hand
board-hidden = für andere verdeckt
board-deck = Stapel { $count }
board-card = Karte { $value } mit { $workers } Arbeiter, { $count } ×
board-no-cards = keine Karte
board-treasury = Kasse
board-amount = { $what }: { $count }
board-copper = Kupfer
board-silver = Silber
board-wood = Holz
board-stone = Stein
board-misfortune = Unglück
board-capacity-left = Boote: in diesem Zug noch { $left } von { $capacity }
board-boats-left = noch { $count }
board-fed = ernährt
board-need = { $count } Nahrung für die Arbeiter nötig
board-food = Nahrung
board-supply = Vorrat
board-cubes-left = { $count } Würfelchen
board-workers-left = { $count } Arbeiter
board-discs-left = { $count ->
    [one] { $count } Scheibe
   *[other] { $count } Scheiben
}
board-commodities-left = { $count ->
    [one] { $count } Ware
   *[other] { $count } Waren
}
board-own-routes = Infrastruktur
board-served = { $count } geliefert
board-won = { $count } Infrastrukturplättchen gewonnen, { $vp } SP
board-of-rival = Bereich von { $seat }
board-rival-hand = { $hand } auf der Hand, { $deck } im Stapel
board-unseen = noch nicht gespielt: { $cards }
board-waiting = { $count } Arbeiter { $count ->
    [one] wartet
   *[other] warten
}

## What the components are

about-rice = Zwei Würfelchen auf einmal, aber nur auf Feldern mit aufgedrucktem Reis. Jedes zählt als ganze Nahrung. Der lokale Markt kauft ihn nie.
about-whole-food = Jedes Würfelchen ist eine ganze Nahrung für drei Arbeiter. Der lokale Markt kauft es, und mit einer anderen Nahrung lässt es sich spät verschiffen.
about-half-food = Eine halbe Nahrung: Zwei solche Würfelchen ernähren drei Arbeiter. Der lokale Markt kauft es, und mit einer anderen Nahrung lässt es sich spät verschiffen.
about-salt = Auf städtischen Märkten verkäuflich; zwei Würfelchen zusammen füllen jeden Platz eines Schiffs. Ein Salzfeld kann nie bedeckt werden.
about-tea = Auf städtischen Märkten verkäuflich, oder für Silber auf den Teeplatz eines Schiffs zu liefern.
about-urban-good = Auf den städtischen Märkten verkäuflich, die es zeigen. Dort wird das Würfelchen zum Rohstoff seiner Farbe, für jede Fabrik dieser Farbe.
about-plain = Hier wächst von selbst nichts. Ein Ernteplättchen oder eine Fabrik darf darauf liegen.
about-wood = Ein Holz rückt dein Boot ein Feld vor. Es gibt nur { $value }.
about-stone = Ein Stein baut eine Fabrik oder übernimmt eine verlassene. Es gibt nur { $value }.
about-copper = Geld für Ernteplättchen, Ausbau, Ressourcen und Nahrung. Am Ende zählt es nach dem Kurs zum Silber.
about-silver = Verdient mit Lieferungen an Schiffe. Steuern werden in Silber gezahlt, und jeder Beutel ist am Ende ein Punkt.
about-misfortune = Für fehlende Nahrung oder fehlendes Silber. Jedes Plättchen kostet am Ende Punkte.
about-rural = Kauft und verkauft Nahrung außer Reis, ohne Boote. In einem Zug darf man entweder verkaufen oder kaufen.
about-ratio = So viel Kupfer ist ein Silber jetzt wert, für Steuern und am Ende. Nach jeder Runde versetzt ein Wurf den Würfel.
about-phases = A Bonus und Reihenfolge, B Aktionen, C Ernähren, D Krieg, Katastrophen, Infrastruktur, Kaiser und Steuern, E spätes Verschiffen, F Verwaltung.
about-boat = Die Kapazität ist die Zahl der Grenzen, die alle in einem Zug bewegten Teile zusammen überqueren dürfen. Im nächsten Zug ist sie wieder voll.
about-workers = Arbeiter einer Karte warten hier als eine Gruppe, bis sie zusammen zu einer Arbeiteraktion geschickt werden.
about-migration = Übrige Arbeiter kommen oben an. In der nächsten Runde stehen sie unten und dürfen jeder Gruppe ihres Clans helfen. Alle müssen essen.
about-glory = Halten die Soldaten den Feinden stand, erhält das größte Heer den höheren und das zweite den niedrigeren Ruhm; sonst das größte nur den niedrigeren.
about-discard = Infrastrukturplättchen, die niemand erfüllt hat. Straßenbau und die Scheibe Persönliches Infrastrukturplättchen erlauben, sie durchzusehen und eines zu nehmen.
about-route = Erfüllte Plättchen bringen ihre Punkte. Eigene offene werden im Infrastrukturschritt beliefert, auch nach und nach.
about-cards = Die Zahl sagt, wie oft die Schicksalsaktion ausgeführt werden darf, die Figuren, wie viele Arbeiter sie bringt. Drei Karten je Runde; jede wird im Spiel einmal gespielt.
about-supply = Teile, die nicht auf dem Tisch sind. Ohne Vorrat kann nichts mehr gepflanzt, gelegt, geschickt oder produziert werden.
about-taxes = Die Werte der in dieser Runde gespielten Karten und die Scheiben hier ergeben die Steuersumme. Eine Scheibe kauft eine weitere Ausführung einer Aktion.
about-feeding = Je drei Arbeiter auf dem Spielplan brauchen am Rundenende eine Nahrung; jede fehlende ist ein Unglück.
about-boats = Rücke dein Boot für jedes zurückgegebene Holz ein Feld vor.
about-plant = Setze ein Würfelchen auf ein leeres Feld, zwei auf aufgedruckten Reis, oder kaufe ein Ernteplättchen und lege es mit zwei Würfelchen.
about-sell = Bewege ein Würfelchen Tee, Salz, Baumwolle, Zuckerrohr, Ramie oder Bambus auf einen freien Platz eines städtischen Markts. Der Münzplatz zahlt mehr.
about-develop = Baue für einen Stein eine Fabrik, übernimm eine verlassene oder hebe für Kupfer eine eigene um eine Stufe.
about-advance = Lege eine Scheibe auf ein freies Fortschrittsfeld, jede in einen anderen Bereich.
about-resources = Jeder Arbeiter nimmt für Kupfer ein Holz oder einen Stein.
about-produce = Arbeiter machen aus Rohstoff in der Farbe einer Fabrik eine Ware. Höhere Stufen brauchen weniger Arbeiter; fremde Fabriken kosten eine Gebühr.
about-ships = Jeder Arbeiter liefert für Silber eine Ware, einen Tee oder ein Paar Salz auf einen Platz eines Schiffs.
about-emperor = Eine Gruppe betritt eines der vier Felder mit genau dessen Zahl an Arbeitern. Die Belohnung kommt am Rundenende.
about-war = Die Arbeiter werden Soldaten, und ein offenes Infrastrukturplättchen darf erfüllt werden. Am Rundenende stehen alle Soldaten zusammen den Feinden gegenüber.
about-box-1 = Für jeden einmal je Runde offen. Am Rundenende: { $copper } Kupfer.
about-box-2 = Für eine Person je Runde. Am Rundenende: { $copper } Kupfer und ein Infrastrukturplättchen vom Abwurfstapel.
about-box-3 = Für eine Person je Runde. Am Rundenende: { $copper } Kupfer und ein Schritt auf der Bootsleiste.
about-box-4 = Für eine Person je Runde. Am Rundenende: { $silver } Silber und der Ausbau einer eigenen Fabrik.
about-market = Jeder Platz nimmt ein Würfelchen seines Guts. Der Münzplatz nimmt ein daneben gezeigtes Gut und zahlt mehr. Verkaufte Würfelchen sind Rohstoff für alle.
about-province = Sechzehn Felder und ein städtischer Markt. Jede Grenze, die ein Teil überquert, braucht eine Bootskapazität.
about-place = Jede Ware hier bringt am Ende { $vp } SP. Ist ein Markt voll, gehen spätere Schiffe in den Vorrat ihrer Seite.
about-commodity = In Fabriken gemacht, an Schiffe geliefert, die danach fragen, im Ausland Punkte wert.
about-factory = Macht { $commodity } aus Rohstoff von { $colour }. Jede Scheibe ist eine Stufe: Eine höhere braucht weniger Arbeiter, lagert mehr und darf von anderen gegen Gebühr benutzt werden.

## Parts of a position and of the component data, where they are listed

zone-round = Runde
zone-phase = Phase
zone-order = Reihenfolge
zone-asked = Am Zug
zone-die = Würfel
zone-markets = Städtische Märkte
zone-squares = Felder
zone-crops = Ernteplättchen
zone-factories = Fabriken
zone-offer = Auslage der Fabriken
zone-pile = Fabrikstapel
zone-ships = Schiffe
zone-foreign = Märkte im Ausland
zone-routes = Infrastruktur
zone-rural = Lokaler Markt
zone-war = Krieg
zone-turn = Laufender Zug
zone-resources = Ressourcen
zone-ratio = Kupfer je Silber
zone-enemies = Feinde
zone-tile = Plättchen
zone-cubes = Würfelchen
zone-crop = Ernteplättchen
zone-track = Leiste
zone-bag = Verdeckt
zone-late = Späte Ernte beiseite
zone-cells = Felder
zone-owner = Besitzer
zone-level = Stufe
zone-stock = Waren
zone-coast = Küste
zone-ship = Schiff
zone-slots = Plätze
zone-emissaries = Botschafter
zone-next = Danach
zone-under = Darunter
zone-up = Offen
zone-claims = Erfüllt
zone-by = Von
zone-on = Geliefert
zone-good = Gut
zone-cube = Würfelchen
zone-tea = Tee
zone-salt = Salz
zone-food = Nahrung
zone-discard = Abgelegt
zone-secret = Nur von einigen gesehen
zone-looked = Haben nachgesehen
zone-seat = Clan
zone-workers = Arbeiter
zone-disc = Scheibe
zone-copper = Kupfer
zone-silver = Silber
zone-wood = Holz
zone-stone = Stein
zone-misfortune = Unglück
zone-boat = Bootsfeld
zone-bonus = Bonus
zone-hand = Hand
zone-deck = Stapel
zone-unseen = Noch nicht gespielt
zone-played = Gespielte Karten
zone-action = Aktion
zone-value = Wert
zone-tax = Steuer
zone-groups = Arbeitergruppen
zone-boxes = Aktionsfelder
zone-emperor = Kaiser
zone-box = Feld
zone-done = Benutzte Aktionen
zone-top = Ankunft
zone-bottom = Verfügbare Migranten
zone-veterans = Veteranen
zone-advancements = Fortschritte
zone-glory = Kriegsruhm
zone-open = Eigene offene Infrastruktur
zone-won = Gewonnene Infrastruktur
zone-aside = Aus dem Spiel
zone-discs = Scheiben
zone-commodities = Waren
zone-capacity = Bootskapazität
zone-supply = Vorrat
zone-need = Nötige Nahrung
zone-sum = Summe
zone-due = Fälliges Silber
zone-node = Entscheidung
zone-province = Provinz
zone-reps = Ausgeführt
zone-taxed = Steuerausführung genutzt
zone-sections = Benutzte Bereiche
zone-group = Gruppe
zone-left = Übrige Arbeiter
zone-recruited = Angeworben
zone-transport = Überquerte Grenzen
zone-boat_disc = Bootsscheibe
zone-fresh = Scheiben dieses Zugs
zone-weaker = Geschwächter Feind
zone-words = Bisherige Worte
zone-draw = Ziehen
zone-seen = Stapel gesehen
zone-colour = Farben
zone-market = Marktplättchen
zone-shape = Formen
zone-commodity = Waren
zone-card = Karten
zone-route = Infrastrukturplättchen
zone-nation = Nationen
zone-place = Märkte im Ausland
zone-advancement = Fortschritte
zone-name = Name
zone-grid = Felder
zone-borders = Grenzen
zone-tiles = Plättchen
zone-half_food = Halbe Nahrungen
zone-urban = Städtisches Gut
zone-upgrade = Ausbau
zone-own_workers = Eigene Arbeiter
zone-own_most = Höchstens Waren
zone-other_workers = Fremde Arbeiter
zone-other_copper = Gebühr in Kupfer
zone-other_silver = Gebühr in Silber
zone-vp = Punkte
zone-cost = Kosten
zone-copies = Anzahl
zone-demand = Bedarf
zone-alternative = Anderer Bedarf
zone-disaster = Katastrophe
zone-side = Seite
zone-section = Bereich
zone-rounds = Runden
zone-start_copper = Kupfer zu Beginn
zone-copper_coins = Kupfermünzen
zone-silver_bags = Silberbeutel
zone-misfortune_tiles = Unglücksplättchen
zone-sale = Verkauf
zone-coin_sale = Verkauf auf den Münzplatz
zone-better_sales = Bessere Verkäufe
zone-rural_sell = Verkauf am lokalen Markt
zone-rural_buy = Kauf am lokalen Markt
zone-resource_price = Preis von Holz und Stein
zone-delivery_silver = Silber je Lieferung
zone-workers_per_food = Arbeiter je Nahrung
zone-box_full = Voller Markt im Ausland
zone-free_rice = Kostenloser Reis
zone-free_copper = Virtuelle Kupfermünzen
zone-weaker_enemies = Geschwächter Feind
zone-most_workers = Höchstens Arbeiter je Aktion
zone-empty_pile_copper = Kupfer statt Plättchen
zone-glory_vp = Punkte für Kriegsruhm
zone-majority_vp = Punkte für Mehrheiten
zone-boat_vp = Punkte je Kapazität
zone-emissary_vp = Punkte je Botschafter
zone-unshipped_vp = Punkte nicht verschifft
zone-misfortune_vp = Punkte für Unglück
zone-die_start = Würfel zu Beginn
zone-boat_track = Bootsleiste
zone-war_slots = Kriegsplätze
zone-basic_tiles = Grundernteplättchen
zone-removed_ships = Entfernte Schiffe
zone-stack_height = Infrastrukturplättchen je Stapel
