### Texte, die alle Spiele teilen, auf Deutsch

hidden = etwas Verdecktes
list = { $first } und { $last }
