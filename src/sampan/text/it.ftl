### Testi comuni a tutti i giochi, in italiano

language-name = Italiano
hidden = qualcosa di coperto
list = { $first } e { $last }

## Chi gioca

player-you = tu
player-person = persona presente
bot-random = bot casuale
bot-greedy = bot avido
bot-ismcts = bot pensante

## Scegliere un tavolo

choose-language = Quale lingua?
choose-game = Quale gioco?
choose-seats = Quanti posti?
choose-count = { $count ->
    [one] { $count } posto
   *[other] { $count } posti
}
choose-player = Chi siede al posto { $seat }?
choose-person = una persona a questa tastiera
choose-options = Quali regole del tavolo?
choose-usual = quelle consuete
choose-each = sceglierle una per una
choose-number = Scrivi un numero da 1 a { $count }, oppure premi semplicemente Invio.

## Giocare

play-seats = Al tavolo: { $seats }.
play-option = Regola del tavolo { $option }: { $value }.
play-hash = Ogni pesca deriva da un seme segreto, svelato alla fine. Il suo SHA-256: { $hash }
play-commands = Scrivi il numero o la parola di una scelta. «?» spiega, «help» elenca i comandi.
play-hand-over = Decide { $seat }. Passate la tastiera; gli altri guardino altrove.
play-press-enter = Premi Invio per continuare.
play-thinking = { $seat } sta pensando …
play-winners = { $count ->
    [one] Vince { $winners }.
   *[other] { $winners } condividono la vittoria.
}
play-seed = Il seme era { $seed }; il suo SHA-256 è { $hash }.
play-parts = { $count ->
    [one] Un’altra scelta è parte di queste;
   *[other] Altre { $count } scelte sono parte di queste;
} «all» elenca tutto.
play-no-number = Non c’è una scelta { $number }; l’elenco va da 1 a { $count }.
play-no-speaker = Qui si scrivono solo le proprie scelte, senza il posto davanti.
play-not-allowed = Non permesso adesso: { $word }
play-allowed = Permesso adesso: { $word } ({ $text })
play-unknown = «{ $word }» non è né una scelta né un comando. «help» elenca i comandi.
play-unknown-close = «{ $word }» non è né una scelta né un comando. Intendevi: { $close }?
play-how = Scrivi il numero di una scelta, la sua parola o un comando:
play-more-help = «help» elenca tutti i comandi.
play-why-what = Di’ che cosa vuoi fare: why seguito dalla parola della scelta.
play-hint = Il bot avido sceglierebbe: { $word } ({ $text })
play-nothing-to-undo = Non hai preso decisioni che si possano annullare.
play-undo-consent = «{ $word }» viene prima di una pesca o della decisione di un altro. Siete tutti d’accordo nel tornare a quel punto?
play-undone = Annullato: { $word }
play-not-undone = Non si annulla nulla.
play-score-now = Se la partita finisse adesso, contando ciò che puoi vedere:
play-languages = Scrivi language seguito da una delle lingue: { $languages }
play-overwrite = { $file } esiste già. Sovrascriverlo?
play-saved = Salvato come { $file }. Per continuare: sampan play { $file }
play-keep = «save FILE» conserva la partita per rivederla; Invio lascia il tavolo.
play-recorded = Salvato come { $file }. Per rivedere la partita: sampan replay { $file }
play-not-saved = { $file } non si può scrivere: { $problem }
play-save-where = Di’ dove: save seguito dal nome di un file.
play-save-first = Salvare la partita? Nome di un file, o Invio per uscire senza salvare:
play-yes-no = [s/n]
play-yes = sì
play-bye = Arrivederci.

## Comandi durante la partita

command-explain = spiega questa decisione e le sue regole
command-help = questo elenco
command-all = elenca ogni scelta, anche parti di altre
command-table = mostra tutto il tavolo
command-why = perché una scelta non è permessa: why PAROLA
command-hint = che cosa farebbe il bot avido
command-undo = annulla la tua ultima decisione
command-log = che cosa si è detto e che cosa è successo; anche: log 50, log all
command-score = il punteggio se la partita finisse adesso
command-rules = il testo di una regola: rules NUMERO; senza numero le sezioni
command-components = che cosa è stampato sul materiale, e da dove lo si sa
command-language = cambia lingua: language en
command-save = salva la partita: save FILE
command-quit = lascia il tavolo, salvando se vuoi

## Il foglio dei punti

sheet-yes = sì
sheet-no = no
sheet-rank = Posizione

## Rivedere una partita

replay-commands = next (Invio), previous, turn, first, last, un numero, quit; basta la prima lettera.
replay-unknown = «{ $word }» qui non è un comando.

## Il materiale e le sue fonti

components-intro = Ogni valore del materiale e da dove è noto. * segna ciò che si è dovuto ricostruire.
components-effects = Che cosa fanno
components-name = Materiale
components-value = Valore e nota
components-source = Fonte
components-count = { $count ->
    [one] { $count } valore su { $all } è ricostruito.
   *[other] { $count } valori su { $all } sono ricostruiti.
}
source-rulebook = regolamento
source-public = recensioni
source-derived = dedotto
source-reconstructed = ricostruito
source-edition = questa edizione
