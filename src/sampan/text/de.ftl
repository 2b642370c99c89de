### Texte, die alle Spiele teilen, auf Deutsch

language-name = Deutsch
hidden = etwas Verdecktes
list = { $first } und { $last }

## Wer spielt

player-you = du
player-person = Mensch am Gerät
bot-random = Zufallsbot
bot-greedy = gieriger Bot
bot-ismcts = denkender Bot

## Einen Tisch wählen

choose-language = Welche Sprache?
choose-game = Welches Spiel?
choose-seats = Wie viele Plätze?
choose-count = { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätze
}
choose-player = Wer sitzt auf Platz { $seat }?
choose-person = ein Mensch an dieser Tastatur
choose-options = Welche Tischregeln?
choose-usual = die üblichen
choose-each = jede einzeln wählen
choose-number = Bitte eine Zahl von 1 bis { $count } eingeben oder einfach Enter drücken.

## Spielen

play-seats = Am Tisch: { $seats }.
play-option = Tischregel { $option }: { $value }.
play-hash = Jede Ziehung folgt aus einem geheimen Startwert, der am Ende offengelegt wird. Sein SHA-256: { $hash }
play-commands = Gib die Nummer oder das Wort einer Möglichkeit ein. „?“ erklärt, „help“ zeigt alle Befehle.
play-hand-over = { $seat } entscheidet. Bitte die Tastatur weitergeben; die anderen schauen weg.
play-press-enter = Weiter mit Enter.
play-thinking = { $seat } denkt nach …
play-winners = { $count ->
    [one] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
}
play-seed = Der Startwert war { $seed }; sein SHA-256 ist { $hash }.
play-parts = { $count ->
    [one] Eine weitere Möglichkeit ist ein Teil von diesen;
   *[other] { $count } weitere Möglichkeiten sind Teile von diesen;
} „all“ zeigt alles.
play-no-number = Es gibt keine Möglichkeit { $number }; die Liste geht von 1 bis { $count }.
play-no-speaker = Hier gibst du nur deine eigenen Entscheidungen ein, ohne den Platz davor.
play-not-allowed = Jetzt nicht erlaubt: { $word }
play-allowed = Jetzt erlaubt: { $word } ({ $text })
play-unknown = „{ $word }“ ist weder eine Möglichkeit noch ein Befehl. „help“ zeigt die Befehle.
play-unknown-close = „{ $word }“ ist weder eine Möglichkeit noch ein Befehl. Meinst du: { $close }?
play-how = Gib die Nummer einer Möglichkeit ein, ihr Wort oder einen Befehl:
play-more-help = „help“ zeigt alle Befehle.
play-why-what = Sag, was du tun willst: why und dahinter das Wort der Möglichkeit.
play-hint = Der gierige Bot würde wählen: { $word } ({ $text })
play-nothing-to-undo = Du hast nichts entschieden, was sich zurücknehmen ließe.
play-undo-consent = „{ $word }“ liegt vor einer Ziehung oder vor einer Entscheidung von jemand anderem. Sind alle einverstanden, dorthin zurückzugehen?
play-undone = Zurückgenommen: { $word }
play-not-undone = Es wird nichts zurückgenommen.
play-score-now = Wenn das Spiel jetzt zu Ende wäre; gezählt wird, was du sehen kannst:
play-languages = Gib language ein und dahinter eine der Sprachen: { $languages }
play-overwrite = { $file } gibt es schon. Überschreiben?
play-saved = Gespeichert als { $file }. Später weiter mit: sampan play { $file }
play-keep = „save DATEI“ hebt das Spiel zum Nachspielen auf; Enter verlässt den Tisch.
play-recorded = Gespeichert als { $file }. Nachspielen mit: sampan replay { $file }
play-not-saved = { $file } kann nicht geschrieben werden: { $problem }
play-save-where = Sag, wohin: save und dahinter der Name einer Datei.
play-save-first = Spiel speichern? Name einer Datei, oder Enter, um ohne Speichern zu gehen:
play-yes-no = [j/n]
play-yes = ja
play-bye = Auf Wiedersehen.

## Befehle während des Spiels

command-explain = diese Entscheidung und ihre Regeln erklären
command-help = diese Liste
command-all = alle Möglichkeiten, auch Teile von anderen
command-table = den ganzen Tisch zeigen
command-why = sagen, warum etwas nicht erlaubt ist: why WORT
command-hint = was der gierige Bot tun würde
command-undo = die eigene letzte Entscheidung zurücknehmen
command-log = was gesagt wurde und geschah; auch: log 50, log all
command-score = die Wertung, wenn jetzt Schluss wäre
command-rules = der Text einer Regel: rules NUMMER; ohne Nummer die Abschnitte
command-components = was auf dem Material steht und woher man es weiß
command-language = die Sprache wechseln: language it
command-save = das Spiel speichern: save DATEI
command-quit = den Tisch verlassen, auf Wunsch mit Speichern

## Die Wertung

sheet-yes = ja
sheet-no = nein
sheet-rank = Rang

## Nachspielen

replay-commands = next (Enter), previous, turn, first, last, eine Zahl, quit; der erste Buchstabe genügt.
replay-unknown = „{ $word }“ ist hier kein Befehl.

## Material und seine Quellen

components-intro = Jeder Wert des Materials und woher er bekannt ist. * steht vor dem, was rekonstruiert werden musste.
components-effects = Was sie bewirken
components-name = Material
components-value = Wert und Anmerkung
components-source = Quelle
components-count = { $count ->
    [one] { $count } von { $all } Werten ist rekonstruiert.
   *[other] { $count } von { $all } Werten sind rekonstruiert.
}
source-rulebook = Spielregel
source-public = Berichte
source-derived = hergeleitet
source-reconstructed = rekonstruiert
source-edition = diese Ausgabe
