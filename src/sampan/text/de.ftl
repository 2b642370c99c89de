### Texte, die alle Spiele teilen, auf Deutsch

language-name = Deutsch
hidden = etwas Verdecktes
list = { $first } und { $last }

## Wer spielt

player-you = du
player-person = Mensch am Gerät
bot-random = Zufallsbot
bot-casual = unbedarfter Bot
bot-greedy = gieriger Bot
bot-ismcts = denkender Bot
bot-easy = schwacher Bot
bot-medium = mittelstarker Bot
bot-hard = starker Bot
bot-master = Meisterbot
bot-easy-help = für deine ersten Partien
bot-medium-help = weiß, was sich lohnt
bot-hard-help = plant voraus, für Geübte
bot-master-help = so stark wie möglich
bot-with-time = { $level } · bis zu { $seconds } s je Entscheidung

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
play-hash-open = Jede Ziehung folgt aus dem Startwert { $seed }. Sein SHA-256: { $hash }
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
play-hint-thinking = Sucht gute Züge…
play-hint-stopped = Die Suche wurde abgebrochen.
hint-alone = Aussicht { $value } % ± { $half } %, 50 % wäre Gleichstand
hint-chance = Gewinnchance { $value } % ± { $half } %
hint-place = erwarteter Platz { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } von { $count }, ± { NUMBER($half, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-reason = zwei Züge später, verglichen mit den anderen Zügen hier: { $lines }
hint-line = { $line } { $amount }
hint-despite = auch wenn zwei Züge später, verglichen mit den anderen Zügen hier: { $lines }
hint-even = zwei Züge später unterscheidet sich nichts deutlich von den anderen Zügen hier
hint-help = Nach dem, was du weißt. ±: Unschärfe der Suche, nicht des Spiels. Aussichten: was die Stellung über die bisherige Wertung hinaus verspricht. Die anderen: ihr erwartetes Ergebnis.
hint-off = An diesem Tisch wird ohne Hinweise gespielt.
play-nothing-to-undo = Du hast nichts entschieden, was sich zurücknehmen ließe.
play-undo-consent = „{ $word }“ liegt vor einer Ziehung oder vor einer Entscheidung von jemand anderem. Sind alle einverstanden, dorthin zurückzugehen?
play-undone = Zurückgenommen: { $word }
play-not-undone = Es wird nichts zurückgenommen.
play-score-now = Wenn das Spiel jetzt zu Ende wäre; gezählt wird, was du sehen kannst:
play-languages = Gib language ein und dahinter eine der Sprachen: { $languages }
play-overwrite = { $file } gibt es schon. Überschreiben?
play-saved = Gespeichert als { $file }. Später weiter mit: sampan play { $again }
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
command-hint = bis zu drei gute Züge, was sie versprechen und warum
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
sheet-prospects = Aussichten
sheet-others = Die anderen

## Nachspielen

replay-commands = next (Enter), previous, turn, first, last, eine Zahl, quit; der erste Buchstabe genügt.
replay-unknown = „{ $word }“ ist hier kein Befehl.

## Analysis

analyse-progress = Bewertet
analyse-worst = Die teuersten Entscheidungen, gemessen an dem, was jeder wusste:
analyse-none = Keine Entscheidung hat etwas verschenkt, das die Suche finden konnte.
analyse-undecided = { $seat ->
    [all] In diesem Spiel wurde noch nichts entschieden.
   *[other] Platz { $seat } hat in diesem Spiel noch nichts entschieden.
}
analyse-lost = kostet { $ranks } Ränge
analyse-lost-alone = kostet { $outlook } % Aussicht
analyse-lost-chance = kostet { $chance } % Gewinnchance
analyse-better = besser: { $text }
analyse-reason = zwei Züge später: { $lines }
analyse-despite = auch wenn zwei Züge später: { $lines }
analyse-even = zwei Züge später unterscheidet sich noch keine Zeile der Wertung deutlich
analyse-seat = Platz
analyse-decisions = Entscheidungen
analyse-ranks = Verlorene Ränge
analyse-chance = Verlorene Chance
analyse-outlook = Verlorene Aussicht
analyse-mean = Je Entscheidung
analyse-luck = Glück beim Ziehen
analyse-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
analyse-amount = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
analyse-small-amount = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
analyse-written = geschrieben: { $file }
plot-along = nach Einträgen des Verlaufs
plot-chance = Gewinnchance
plot-outlook = Aussicht; 50 % wäre Gleichstand
plot-ranks = verschenkte Ränge
plot-lost = verschenkt
plot-luck = Glück beim Ziehen bis dahin
plot-amount = { NUMBER($value, maximumFractionDigits: 3) }
plot-percent = { NUMBER($value, style: "percent", maximumFractionDigits: 1) }

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

## The page: Around the page

page-skip = Zum Inhalt springen
page-nav = Seiten
page-nav-play = Neuer Tisch
page-nav-rules = Regeln
page-nav-components = Material
page-settings = Einstellungen
page-language = Sprache
page-theme = Farben
page-theme-system = Wie das Gerät
page-theme-light = Hell
page-theme-dark = Dunkel
page-theme-contrast = Hoher Kontrast
page-games = Spiele
page-to-lobby = Zur Lobby
page-missing = Diese Seite gibt es nicht
page-loading = Einen Moment …
page-offline = Der Server antwortet nicht. Versuch es gleich noch einmal.
page-close = Schließen
page-less = Weniger zeigen
page-yes = ja
page-no = nein
page-copy = Kopieren
page-copied = Kopiert
page-found = { $count ->
    [one] 1 Eintrag
   *[other] { $count } Einträge
}
page-shortcuts = Tastatur
page-shortcuts-off = Einzelne Tasten lassen sich abschalten:
page-rule = Regel { $rule }
page-rule-unknown = Diese Regel steht nicht in der Liste.
page-rules-all = Alle Regeln dieses Spiels

## The page: The lobby

page-choose-game = Wähle ein Spiel
page-choose-game-help = Spiel allein gegen Bots, zusammen an diesem Gerät oder mit Freunden per Link.
page-chosen = gewählt
page-seats-range = { $range } Personen
page-levels = { $count ->
    [one] 1 Botstärke
   *[other] { $count } Botstärken
}
page-players = Mitspielende
page-seat = Platz { $seat }
page-seat-kind = Wer auf Platz { $seat } sitzt
page-kind-here = Person hier
page-kind-friend = Freund per Link
page-kind-bot = Bot
page-kind-game = Du spielst gegen das Spiel selbst.
page-bot-level = Stärke des Bots auf Platz { $seat }
page-level-help = { $help }; bis zu { $seconds } s je Entscheidung
page-bot-name-A = Karpfen
page-bot-name-B = Otter
page-bot-name-C = Reiher
page-bot-name-D = Gibbon
page-bot-name-E = Elster
page-name-of = Name der Person auf Platz { $seat }
page-player = Person { $seat }
page-friend = Freund
page-options = Optionen
page-more-options = { $count ->
    [one] Noch eine Option
   *[other] { $count } weitere Optionen
}
page-spectators = Andere dürfen zuschauen
page-spectators-help = Wer die Adresse hat, sieht, was am Tisch alle sehen.
page-hints-allowed = Hinweise auf Wunsch
page-hints-allowed-help = Wer gefragt ist, darf sehen, was ein Bot erwägen würde. Alle sehen, ob das erlaubt ist.
page-start = Start
page-start-player = Startperson
page-start-drawn = wird ausgelost
page-no-account = Kein Konto nötig. Dieser Browser merkt sich deine Tische.
page-friends-help = { $count ->
    [one] Am Tisch bekommst du einen Link für deinen Freund.
   *[other] Am Tisch bekommst du je einen Link für deine { $count } Freunde.
}
page-create = { $game } spielen
page-my-tables = Deine Tische
page-more-tables = { $count } weitere
page-table-over = beendet
page-table-your-turn = du bist dran
page-table-waiting = wartet auf andere
page-forget = Diesen Tisch vergessen ({ $game })
page-join = Du bist zu { $game } eingeladen
page-your-name = Dein Name
page-sit-down = Platz nehmen

## The page: The table

page-table-of = Ein Tisch { $game }
page-table-missing = Dieser Tisch lässt sich nicht zeigen
page-your-turn = Du bist gefragt
page-waits = { $name } ist gefragt
page-bot-thinks = { $name } denkt nach
page-over = Das Spiel ist aus
page-turn = Zug { $number }
page-turn-of = Zug { $number } · { $name }
page-drawn = Etwas wird gezogen.
page-set-up = Aufbau
page-decision = Deine Entscheidung
page-choose-option = { $count ->
    [one] Es gibt eine Möglichkeit
   *[other] Wähle eine von { $count } Möglichkeiten
}
page-search-options = { $count } Möglichkeiten durchsuchen
page-search-none = Nichts gefunden.
page-confirm = Bestätigen
page-cancel = Abbrechen
page-help = Hilfe
page-number = Eine Zahl von { $first } bis { $last }
page-number-less = Eins weniger
page-number-more = Eins mehr
page-number-most = { $number } (höchstens)
page-may-i = Darf ich …?
page-ask = Fragen
page-may = Ja: { $word }
page-may-not = „{ $word }“ geht jetzt nicht.
page-undo = Zurück
page-undo-ask = Zurück?
page-undo-nothing = Du hast nichts entschieden, das sich zurücknehmen ließe.
page-hint = Hinweis
page-hint-title = Züge, die sich lohnen könnten
page-hint-not-asked = Hinweise gibt es, wenn du gefragt bist.
page-hint-only = Es gibt nur diesen Zug.
page-hint-found = { $count ->
    [one] Ein Zug, der sich lohnen könnte: { $move }
   *[other] { $count } Züge, die sich lohnen könnten, am besten: { $move }
}
page-hint-keys = { $count ->
    [one] Taste 1 wählt ihn.
   *[other] Tasten 1 bis { $count } wählen.
}
page-hint-again = alle Züge zeigen, die sich lohnen könnten
page-spot-hinted = Hinweis { $numbers }
page-undo-before-pass = Letzte Entscheidung zurücknehmen
page-restart = Zug neu
page-score = Wertung
page-more = Mehr
page-side = Mitspielende und Verlauf
page-opponents = Die anderen
page-mine = Was dir gehört
page-you = du
page-person = Person
page-handed-over = abgegeben · { $level }
page-not-joined = sitzt noch nicht am Tisch
page-projection = Wenn das Spiel jetzt endete
page-projection-help = Was jeder Platz bekäme, wenn das Spiel jetzt endete, soweit du es sehen kannst.
page-unseen = Noch nicht gesehen: { $count }
page-gap = leerer Platz
page-tabs = Teile des Tisches
page-tab-table = Tisch
page-tab-mine = Meins
page-tab-players = Andere
page-tab-log = Verlauf
page-tab-more = Mehr
page-log = Verlauf
page-log-filter = Zeigen
page-log-all = alles
page-log-open = Diese Stellung zeigen
page-log-rules = Die Regeln dazu
page-log-undone = { $name } nimmt eine Entscheidung zurück.
page-log-undone-beyond = { $name } geht hinter eine Ziehung, eine Enthüllung oder eine fremde Entscheidung zurück.
page-log-request = { $name } möchte eine Entscheidung zurücknehmen.
page-log-answer = { $agree ->
    [yes] { $name } ist einverstanden.
   *[no] { $name } ist nicht einverstanden.
}
page-log-joined = { $name } nimmt Platz.
page-log-handed-over = { $name } lässt einen Bot spielen.
page-log-taken-back = { $name } spielt wieder selbst.
page-chat = Gespräch
page-chat-say = Sag etwas in die Runde
page-chat-send = Senden
page-digest = Seit deiner letzten Entscheidung
page-more-lines = { $count } frühere
page-reconnecting = Die Verbindung ist weg; neuer Versuch …
page-asks-undo = { $name } möchte die letzte Entscheidung zurücknehmen.
page-agree = Einverstanden
page-disagree = Nicht einverstanden
page-waits-for = Wartet auf { $names }
page-invite = Freunde einladen
page-invite-help = Wer den Link öffnet, kann Platz nehmen; ein Konto ist nicht nötig.
page-link-for = Link für { $name } (Platz { $seat })
page-links = Links
page-link-watch = Für alle, die zuschauen wollen
page-link-position = Zu dieser Stellung
page-my-seat = Dein Platz
page-level = Stärke
page-hand-over = Einen Bot spielen lassen
page-hand-over-help = Du kannst deinen Platz jederzeit zurücknehmen.
page-take-back = Wieder selbst spielen
page-look = Aussehen
page-game = Dieses Spiel
page-transcript = Mitschrift
page-pass-device = Gib das Gerät an { $name }
page-pass-device-help = Bis die nächste Person da ist, ist nichts zu sehen.
page-i-am = Ich bin { $name }
page-key-options = Zu den Möglichkeiten
page-key-repeat = Noch einmal sagen, was geschah

## The page: The end

page-wins-by = { $name } gewinnt mit { $points } Vorsprung
page-points-against = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } gegen { $other } von { $name }.
page-shared-win = { $count ->
    [0] Niemand gewinnt
   *[other] { $names } teilen sich den Sieg
}
page-alone-end = { $points } Punkte
page-category = Kategorie
page-best = am besten
page-again = Noch einmal, gleiche Plätze
page-watch-replay = Die Partie ansehen
page-fair = Ehrlicher Zufall
page-seed = Startwert
page-seed-hash = SHA-256, vor dem Spiel gezeigt
page-seed-computed = SHA-256, hier berechnet
page-seed-secret = Alles Ziehen folgt aus einem Startwert, der bis zum Ende geheim ist. Sein SHA-256 steht schon fest; ändern lässt er sich nicht.
page-seed-shown = Alles Ziehen folgt aus diesem Startwert. Sein SHA-256 muss der sein, der vor dem Spiel gezeigt wurde.
page-verify = In diesem Browser prüfen
page-verified = Es ist derselbe Startwert.
page-not-verified = Es ist nicht der Startwert vom Anfang.

## The page: Replay

page-replay = Rückschau
page-timeline = Zeitleiste
page-eyes = gesehen von
page-spectator = Publikum
page-link = Link
page-export = Datei
page-first = Erster Schritt
page-previous = Schritt zurück
page-next = Schritt vor
page-last = Letzter Schritt
page-previous-turn = Zug zurück
page-next-turn = Zug vor
page-play = Abspielen
page-pause = Anhalten
page-speed = Tempo
page-speed-of = { $speed } / s
page-analyse = Analysieren
page-analysis = Analyse
page-analysing = { $done } von { $total } Entscheidungen und Ziehungen bewertet
page-analysis-failed = Die Analyse ist abgebrochen; versuch es noch einmal.
page-analysis-best = Kein besserer Zug gefunden.
page-analysis-worst = Die teuersten Entscheidungen
page-analysis-odds = Gewinnchance, und darunter, was verschenkt wurde
page-analysis-alone = Die Aussicht: 50 % wäre Gleichstand.
page-analysis-chances = Aus Sicht dessen, der zuletzt entschied.
page-analysis-outlook = Aussicht, und darunter, was verschenkt wurde
page-analysis-before = Vor dem Zug
page-analysis-after = Danach
page-analysis-place = { $turn ->
    [0] Aufbau
   *[other] Zug { $turn }
} · Schritt { $move }
page-analysis-forced = Es gab keine Wahl.
page-analysis-start = Geh Schritt für Schritt durch die Partie oder zu einer der teuersten Entscheidungen.
page-analysis-no-luck = Die Ziehung hat keine Aussichten verändert.
page-analysis-whole = Die ganze Partie
page-analysis-invite = Wo fiel die Entscheidung? Sieh, was ein starker Bot dazu meint.
page-move-of = Schritt { $move } von { $count }

## The page: Rules and components

page-rules-of = Regeln von { $game }
page-rules-english = Die nummerierten Regeln in unseren Worten, auf Englisch. Jede Entscheidung und jede Ablehnung beruft sich auf sie.
page-search-rules = Regeln durchsuchen
page-components-of = Material von { $game }
page-components-help = Jeder gedruckte Wert und woher wir ihn kennen. Rekonstruierte sind unsere beste Vermutung; eine Ausgabendatei kann sie ersetzen.
page-values = Einzelne Werte
page-search-components = Material durchsuchen
page-source = Quelle
page-source-all = jede Quelle
page-source-rulebook = Regelheft
page-source-public = öffentliche Quelle
page-source-derived = abgeleitet
page-source-reconstructed = rekonstruiert
page-source-edition = Ausgabendatei

## The page: Settings

page-setting-confirm = Jede Entscheidung bestätigen
page-setting-confirm-help = Erst wählen, dann bestätigen; zweimal wählen bestätigt auch.
page-setting-shortcuts = Einzelne Tasten
page-setting-shortcuts-help = Buchstaben und Ziffern ohne Strg oder Alt bewirken etwas; ? zeigt sie.
page-settings-kept = Nur in diesem Browser gespeichert.

## The page: Problems

page-problem-stale = Der Tisch ist schon weiter; schau noch einmal und entscheide neu.
page-problem-nothing-to-take-back = Es gibt nichts zurückzunehmen.
page-problem-cannot-be-taken-back = Das lässt sich nicht zurücknehmen.
page-problem-already-asked = Eine Anfrage wartet noch auf Antworten.
page-problem-unknown-word = Dieses Wort gibt es in diesem Spiel nicht.
page-problem-unknown-token = Dieser Link gehört zu keinem Platz dieses Tisches.
page-problem-no-spectators = Dieser Tisch ist nur für die Mitspielenden.
page-problem-no-hint = Der Hinweis hat zu lange gedauert; versuch es noch einmal.
page-problem-no-hints = An diesem Tisch wird ohne Hinweise gespielt.
page-problem-not-asked = Hinweise gibt es, wenn du gefragt bist.
page-problem-too-many-requests = { $seconds ->
    [0] Zu oft; warte einen Augenblick.
    [one] Zu oft; wieder in einer Sekunde.
   *[other] Zu oft; wieder in { $seconds } Sekunden.
}

## The page: Zones of a position

page-zone-turn = Zug
page-zone-step = Schritt
page-zone-hand = Hand
page-zone-money = Geld
page-zone-hidden = Den anderen unbekannt
page-zone-bag = Beutel
page-zone-box = Schachtel

## The board of a game

page-spot-can = { $count ->
    [one] wählbar
   *[other] wählbar, auf { $count } Arten
}
page-spot-chosen = gewählt
page-spot-changed = verändert seit deinem letzten Zug
page-why-not = Warum nicht?
page-inspect-source = Woher wir es wissen
page-choose-on-board = { $count ->
    [one] Wähle, was auf dem Plan umrandet ist.
   *[other] Wähle eine von { $count } Möglichkeiten auf dem Plan.
}
page-show-me = Zeigen: { $zone }
page-all-options = Alle Möglichkeiten als Liste
page-preview-chance = Danach wird gezogen; es lässt sich nicht zurücknehmen.
page-preview-reveal = Danach wird etwas aufgedeckt; es lässt sich nicht zurücknehmen.
page-zones = Teile des Spielplans
page-zone-wanted = hier ist etwas wählbar
page-trail = Dein Zug bisher
page-back-to = Zurück vor „{ $word }“
page-memory = Gedächtnisstütze
page-course = Der Verlauf der Partie
page-course-help = Was Zug für Zug auf jedem Wertungsblatt stand. Drücken zeigt die Stellung.
page-course-at = Nach dem Zug von { $name }
page-course-turns = { $count } Züge
