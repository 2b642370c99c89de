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
bot-casual = bot distratto
bot-easy = bot facile
bot-medium = bot medio
bot-hard = bot forte
bot-master = bot maestro
bot-easy-help = per le tue prime partite
bot-medium-help = sa che cosa conviene
bot-hard-help = pensa in anticipo, per esperti
bot-master-help = il più forte possibile
bot-with-time = { $level } · fino a { $seconds } s per decisione

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
play-hash-open = Ogni pesca deriva dal seme { $seed }. Il suo SHA-256: { $hash }
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
play-hint-thinking = Cerca buone mosse…
play-hint-stopped = La ricerca è stata interrotta.
hint-alone = prospettiva { $value } % ± { $half } %, 50 % sarebbe un pareggio
hint-chance = probabilità di vittoria { $value } % ± { $half } %
hint-place = posto atteso { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } di { $count }, ± { NUMBER($half, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-reason = due turni dopo, rispetto alle altre mosse qui: { $lines }
hint-line = { $line } { $amount }
hint-despite = anche se, due turni dopo, rispetto alle altre mosse qui: { $lines }
hint-even = due turni dopo nulla differisce chiaramente dalle altre mosse qui
hint-help = Da ciò che sai. ±: l’incertezza della ricerca, non della partita. Prospettive: ciò che la posizione promette oltre al punteggio finora. Gli altri: il loro risultato atteso.
hint-off = A questo tavolo si gioca senza suggerimenti.
play-nothing-to-undo = Non hai preso decisioni che si possano annullare.
play-undo-consent = «{ $word }» viene prima di una pesca o della decisione di un altro. Siete tutti d’accordo nel tornare a quel punto?
play-undone = Annullato: { $word }
play-not-undone = Non si annulla nulla.
play-score-now = Se la partita finisse adesso, contando ciò che puoi vedere:
play-languages = Scrivi language seguito da una delle lingue: { $languages }
play-overwrite = { $file } esiste già. Sovrascriverlo?
play-saved = Salvato come { $file }. Per continuare: sampan play { $again }
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
command-hint = fino a tre buone mosse, che cosa promettono e perché
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
sheet-prospects = Prospettive
sheet-others = Gli altri

## Rivedere una partita

replay-commands = next (Invio), previous, turn, first, last, un numero, quit; basta la prima lettera.
replay-unknown = «{ $word }» qui non è un comando.

## Analysis

analyse-progress = Valuta
analyse-worst = Le decisioni più costose, secondo ciò che ciascuno sapeva:
analyse-none = Nessuna decisione ha regalato qualcosa che la ricerca potesse trovare.
analyse-undecided = { $seat ->
    [all] In questa partita non è ancora stato deciso nulla.
   *[other] Il posto { $seat } non ha ancora deciso nulla in questa partita.
}
analyse-lost = costa { $ranks } posizioni
analyse-lost-alone = costa { $outlook } % di prospettiva
analyse-lost-chance = costa { $chance } % di probabilità di vittoria
analyse-better = meglio: { $text }
analyse-reason = due turni dopo: { $lines }
analyse-despite = anche se, due turni dopo: { $lines }
analyse-even = due turni dopo nessuna riga del punteggio differisce ancora chiaramente
analyse-seat = Posto
analyse-decisions = Decisioni
analyse-ranks = Posizioni perse
analyse-chance = Probabilità persa
analyse-outlook = Prospettiva persa
analyse-mean = Per decisione
analyse-luck = Fortuna delle estrazioni
analyse-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
analyse-amount = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
analyse-small-amount = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
analyse-written = scritto: { $file }
plot-along = secondo le voci della cronaca
plot-chance = probabilità di vittoria
plot-outlook = prospettiva; 50 % sarebbe un pareggio
plot-ranks = posizioni regalate
plot-lost = regalato
plot-luck = fortuna delle estrazioni fino a lì
plot-amount = { NUMBER($value, maximumFractionDigits: 3) }
plot-percent = { NUMBER($value, style: "percent", maximumFractionDigits: 1) }

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

## The page: Around the page

page-skip = Vai al contenuto
page-nav = Pagine
page-nav-play = Nuovo tavolo
page-nav-rules = Regole
page-nav-components = Materiali
page-settings = Impostazioni
page-language = Lingua
page-theme = Colori
page-theme-system = Come il dispositivo
page-theme-light = Chiaro
page-theme-dark = Scuro
page-theme-contrast = Contrasto elevato
page-games = Giochi
page-to-lobby = Alla sala
page-missing = Questa pagina non esiste
page-loading = Un momento …
page-offline = Il server non risponde. Riprova tra un momento.
page-close = Chiudi
page-less = Mostra meno
page-yes = sì
page-no = no
page-copy = Copia
page-copied = Copiato
page-found = { $count ->
    [one] 1 voce
   *[other] { $count } voci
}
page-shortcuts = Tastiera
page-shortcuts-off = I tasti singoli si possono disattivare:
page-rule = Regola { $rule }
page-rule-unknown = Questa regola non è nell’elenco.
page-rules-all = Tutte le regole di questo gioco

## The page: The lobby

page-choose-game = Scegli un gioco
page-choose-game-help = Gioca da solo contro i bot, insieme su questo dispositivo o con amici tramite link.
page-chosen = scelto
page-seats-range = { $range } giocatori
page-levels = { $count ->
    [one] 1 livello di bot
   *[other] { $count } livelli di bot
}
page-players = Giocatori
page-seat = Posto { $seat }
page-seat-kind = Chi siede al posto { $seat }
page-kind-here = Persona qui
page-kind-friend = Amico tramite link
page-kind-bot = Bot
page-kind-game = Giochi contro il gioco stesso.
page-bot-level = Livello del bot al posto { $seat }
page-level-help = { $help }; fino a { $seconds } s per decisione
page-bot-name-A = Carpa
page-bot-name-B = Lontra
page-bot-name-C = Airone
page-bot-name-D = Gibbone
page-bot-name-E = Gazza
page-name-of = Nome della persona al posto { $seat }
page-player = Giocatore { $seat }
page-friend = Amico
page-options = Opzioni
page-more-options = { $count ->
    [one] Un’altra opzione
   *[other] Altre { $count } opzioni
}
page-spectators = Altri possono guardare
page-spectators-help = Chi ha l’indirizzo vede ciò che vedono tutti al tavolo.
page-hints-allowed = Suggerimenti su richiesta
page-hints-allowed-help = Chi deve decidere può vedere che cosa valuterebbe un bot. Tutti vedono se è permesso.
page-start = Inizio
page-start-player = Primo giocatore
page-start-drawn = estratto a sorte
page-no-account = Nessun account. Questo browser ricorda i tuoi tavoli.
page-friends-help = { $count ->
    [one] Al tavolo trovi un link per il tuo amico.
   *[other] Al tavolo trovi un link per ciascuno dei { $count } amici.
}
page-create = Gioca a { $game }
page-my-tables = I tuoi tavoli
page-more-tables = Altri { $count }
page-table-over = finito
page-table-your-turn = tocca a te
page-table-waiting = in attesa di altri
page-forget = Dimentica questo tavolo di { $game }
page-join = Sei invitato a { $game }
page-your-name = Il tuo nome
page-sit-down = Siediti

## The page: The table

page-table-of = Un tavolo di { $game }
page-table-missing = Questo tavolo non si può mostrare
page-your-turn = Tocca a te
page-waits = Tocca a { $name }
page-bot-thinks = { $name } riflette
page-over = La partita è finita
page-turn = Turno { $number }
page-turn-of = Turno { $number } · { $name }
page-drawn = Si pesca qualcosa.
page-set-up = Preparazione
page-decision = La tua decisione
page-choose-option = { $count ->
    [one] C’è una possibilità
   *[other] Scegli una delle { $count } possibilità
}
page-search-options = Cerca tra { $count } possibilità
page-search-none = Nessun risultato.
page-confirm = Conferma
page-cancel = Annulla
page-help = Aiuto
page-number = Un numero da { $first } a { $last }
page-number-less = Uno in meno
page-number-more = Uno in più
page-number-most = { $number } (massimo)
page-may-i = Posso …?
page-ask = Chiedi
page-may = Sì: { $word }
page-may-not = «{ $word }» ora non è possibile.
page-undo = Annulla
page-undo-ask = Chiedi
page-undo-nothing = Non hai deciso nulla che si possa ritirare.
page-hint = Suggerimento
page-hint-title = Mosse da considerare
page-hint-not-asked = Un suggerimento c'è quando tocca a te decidere.
page-hint-only = C’è solo questa mossa.
page-hint-found = { $count ->
    [one] Una mossa da considerare: { $move }
   *[other] { $count } mosse da considerare, la migliore: { $move }
}
page-hint-keys = { $count ->
    [one] Il tasto 1 la sceglie.
   *[other] I tasti da 1 a { $count } scelgono.
}
page-hint-again = mostra tutte le mosse da considerare
page-spot-hinted = suggerimento { $numbers }
page-undo-before-pass = Ritira l’ultima decisione
page-restart = Da capo
page-score = Punti
page-more = Altro
page-side = Giocatori e cronaca
page-opponents = Gli altri
page-mine = Le tue cose
page-you = tu
page-person = persona
page-handed-over = affidato · { $level }
page-not-joined = non si è ancora seduto
page-projection = Se la partita finisse ora
page-projection-help = Quanto farebbe ogni posto se la partita finisse ora, per quanto puoi vedere.
page-unseen = Non ancora visti: { $count }
page-gap = posto vuoto
page-tabs = Parti del tavolo
page-tab-table = Tavolo
page-tab-mine = Mio
page-tab-players = Altri
page-tab-log = Cronaca
page-tab-more = Altro
page-log = Cronaca
page-log-filter = Mostra
page-log-all = tutto
page-log-open = Mostra questa posizione
page-log-rules = Le regole relative
page-log-undone = { $name } ritira una decisione.
page-log-undone-beyond = { $name } torna indietro oltre una pescata, una rivelazione o una decisione altrui.
page-log-request = { $name } chiede di ritirare una decisione.
page-log-answer = { $agree ->
    [yes] { $name } è d’accordo.
   *[no] { $name } non è d’accordo.
}
page-log-joined = { $name } si siede.
page-log-handed-over = { $name } lascia giocare un bot.
page-log-taken-back = { $name } torna a giocare.
page-chat = Chat
page-chat-say = Di’ qualcosa al tavolo
page-chat-send = Invia
page-digest = Dalla tua ultima decisione
page-more-lines = { $count } precedenti
page-reconnecting = Connessione persa; nuovo tentativo …
page-asks-undo = { $name } chiede di ritirare l’ultima decisione.
page-agree = D’accordo
page-disagree = Non d’accordo
page-waits-for = In attesa di { $names }
page-invite = Invita amici
page-invite-help = Chi apre il link può sedersi; non serve un account.
page-link-for = Link per { $name } (posto { $seat })
page-links = Link
page-link-watch = Per chi vuole guardare
page-link-position = A questa posizione
page-my-seat = Il tuo posto
page-level = Livello
page-hand-over = Fai giocare un bot
page-hand-over-help = Puoi riprendere il posto in ogni momento.
page-take-back = Torna a giocare
page-look = Aspetto
page-game = Questa partita
page-transcript = Trascrizione
page-pass-device = Passa il dispositivo a { $name }
page-pass-device-help = Finché non arriva la prossima persona non si vede nulla.
page-i-am = Sono { $name }
page-key-options = Alle possibilità
page-key-repeat = Ripeti che cosa è successo

## The page: The end

page-wins-by = { $name } vince con { $points } di vantaggio
page-points-against = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } contro i { $other } di { $name }.
page-shared-win = { $count ->
    [0] Non vince nessuno
   *[other] { $names } condividono la vittoria
}
page-alone-end = { $points } punti
page-category = Categoria
page-best = migliore
page-again = Ancora, stessi posti
page-watch-replay = Guarda la partita
page-fair = Caso onesto
page-seed = Seme
page-seed-hash = SHA-256 mostrato prima della partita
page-seed-computed = SHA-256 calcolato qui
page-seed-secret = Ogni estrazione segue da un seme segreto fino alla fine. Il suo SHA-256 è già fissato: non si può cambiare.
page-seed-shown = Ogni estrazione segue da questo seme. Il suo SHA-256 deve essere quello mostrato prima della partita.
page-verify = Verifica in questo browser
page-verified = È lo stesso seme.
page-not-verified = Non è il seme dell’inizio.

## The page: Replay

page-replay = Replay
page-timeline = Linea del tempo
page-eyes = visto da
page-spectator = spettatore
page-link = Link
page-export = Esporta
page-first = Prima mossa
page-previous = Mossa precedente
page-next = Mossa successiva
page-last = Ultima mossa
page-previous-turn = Turno precedente
page-next-turn = Turno successivo
page-play = Riproduci
page-pause = Pausa
page-speed = Velocità
page-speed-of = { $speed } / s
page-analyse = Analizza
page-analysis = Analisi
page-analysing = Valutate { $done } di { $total } decisioni ed estrazioni
page-analysis-failed = L'analisi si è interrotta; riprova.
page-analysis-best = Nessuna mossa migliore trovata.
page-analysis-worst = Le decisioni più costose
page-analysis-odds = Probabilità di vittoria, e sotto che cosa è stato regalato
page-analysis-alone = La prospettiva: 50 % sarebbe un pareggio.
page-analysis-chances = Dal punto di vista di chi ha deciso per ultimo.
page-analysis-outlook = Prospettiva, e sotto che cosa è stato regalato
page-analysis-before = Prima della mossa
page-analysis-after = Dopo
page-analysis-place = { $turn ->
    [0] Preparazione
   *[other] Turno { $turn }
} · mossa { $move }
page-analysis-forced = Non c’era scelta.
page-analysis-start = Percorri la partita passo per passo, o vai a una delle decisioni più costose.
page-analysis-no-luck = L’estrazione non ha cambiato le possibilità di nessuno.
page-analysis-whole = Tutta la partita
page-analysis-invite = Dove si è decisa la partita? Guarda che cosa ne pensa un bot forte.
page-move-of = Mossa { $move } di { $count }

## The page: Rules and components

page-rules-of = Regole di { $game }
page-rules-english = Le regole numerate con parole nostre, in inglese. Ogni decisione e ogni rifiuto le cita.
page-search-rules = Cerca nelle regole
page-components-of = Materiali di { $game }
page-components-help = Ogni valore stampato e da dove lo conosciamo. Quelli ricostruiti sono la nostra migliore ipotesi; un file di edizione può sostituirli.
page-values = Valori singoli
page-search-components = Cerca nei materiali
page-source = Fonte
page-source-all = ogni fonte
page-source-rulebook = regolamento
page-source-public = fonte pubblica
page-source-derived = dedotto
page-source-reconstructed = ricostruito
page-source-edition = file di edizione

## The page: Settings

page-setting-confirm = Conferma ogni decisione
page-setting-confirm-help = Prima scegli, poi conferma; anche scegliere due volte conferma.
page-setting-shortcuts = Tasti singoli
page-setting-shortcuts-help = Lettere e numeri senza Ctrl o Alt fanno qualcosa; ? li elenca.
page-settings-kept = Conservate solo in questo browser.

## The page: Problems

page-problem-stale = Il tavolo è andato avanti; guarda di nuovo e decidi.
page-problem-nothing-to-take-back = Non c’è nulla da ritirare.
page-problem-cannot-be-taken-back = Questo non si può ritirare.
page-problem-already-asked = Una richiesta attende ancora risposta.
page-problem-unknown-word = Questa parola non esiste in questo gioco.
page-problem-unknown-token = Questo link non appartiene a nessun posto di questo tavolo.
page-problem-no-spectators = Questo tavolo è solo per chi gioca.
page-problem-no-hint = Il suggerimento ha richiesto troppo tempo; riprova.
page-problem-no-hints = A questo tavolo si gioca senza suggerimenti.
page-problem-not-asked = Un suggerimento c'è quando tocca a te decidere.
page-problem-too-many-requests = { $seconds ->
    [0] Troppo spesso; aspetta un momento.
    [one] Troppo spesso; di nuovo tra un secondo.
   *[other] Troppo spesso; di nuovo tra { $seconds } secondi.
}

## The page: Zones of a position

page-zone-turn = Turno
page-zone-step = Fase
page-zone-hand = Mano
page-zone-money = Denaro
page-zone-hidden = Sconosciuto agli altri
page-zone-bag = Sacchetto
page-zone-box = Scatola

## The board of a game

page-spot-can = { $count ->
    [one] può essere scelto
   *[other] può essere scelto in { $count } modi
}
page-spot-chosen = scelto
page-spot-changed = cambiato dal tuo ultimo turno
page-why-not = Perché no?
page-inspect-source = Da dove lo sappiamo
page-choose-on-board = { $count ->
    [one] Scegli ciò che è cerchiato sul tabellone.
   *[other] Scegli una delle { $count } possibilità sul tabellone.
}
page-show-me = Mostra: { $zone }
page-all-options = Tutte le opzioni in elenco
page-preview-chance = Poi si pesca, e non si può annullare.
page-preview-reveal = Poi si rivela qualcosa, e non si può annullare.
page-zones = Parti del tabellone
page-zone-wanted = qui c'è qualcosa da scegliere
page-trail = Il tuo turno finora
page-back-to = Torna a prima di «{ $word }»
page-memory = Promemoria
page-course = L'andamento della partita
page-course-help = Quanto stava su ogni scheda del punteggio, turno dopo turno. Premi per vedere la posizione.
page-course-at = Dopo il turno di { $name }
page-course-turns = { $count } turni
