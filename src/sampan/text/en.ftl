### Texts that all games share, in English

language-name = English
hidden = something unseen
list = { $first } and { $last }

## Who plays

player-you = you
player-person = a person here
bot-random = random bot
bot-greedy = greedy bot
bot-ismcts = thinking bot

## Choosing a table

choose-language = Which language?
choose-game = Which game?
choose-seats = How many seats?
choose-count = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
choose-player = Who sits at { $seat }?
choose-person = a person at this keyboard
choose-options = Which table options?
choose-usual = the usual ones
choose-each = choose each of them
choose-number = Please type a number from 1 to { $count }, or just press Enter.

## Playing

play-seats = At the table: { $seats }.
play-option = Table option { $option }: { $value }.
play-hash = Every draw follows from a secret seed, revealed at the end. Its SHA-256: { $hash }
play-commands = Type the number or the word of a choice. “?” explains, “help” lists all commands.
play-hand-over = It is { $seat }’s decision. Please hand over the keyboard; the others look away.
play-press-enter = Press Enter to go on.
play-thinking = { $seat } is thinking …
play-winners = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}
play-seed = The seed was { $seed }; its SHA-256 is { $hash }.
play-parts = { $count ->
    [one] One more choice is a part of these;
   *[other] { $count } more choices are parts of these;
} “all” lists everything.
play-no-number = There is no choice { $number }; the list goes from 1 to { $count }.
play-no-speaker = Only your own choices can be typed here, without a seat before them.
play-not-allowed = Not allowed now: { $word }
play-allowed = Allowed now: { $word } ({ $text })
play-unknown = “{ $word }” is neither a choice nor a command. “help” lists the commands.
play-unknown-close = “{ $word }” is neither a choice nor a command. Did you mean: { $close }?
play-how = Type the number of a choice, its word, or a command:
play-more-help = “help” lists all commands.
play-why-what = Say what you want to do: why followed by the word of the choice.
play-hint = The greedy bot would choose: { $word } ({ $text })
play-nothing-to-undo = You have made no decision that could be taken back.
play-undo-consent = “{ $word }” lies before a draw or somebody else’s decision. Do all agree to go back there?
play-undone = Taken back: { $word }
play-not-undone = Nothing is taken back.
play-score-now = If the game ended now, counting what you can see:
play-languages = Type language followed by one of: { $languages }
play-overwrite = { $file } exists. Overwrite it?
play-saved = Saved as { $file }. Go on later with: sampan play { $file }
play-keep = “save FILE” keeps the game for a replay; Enter leaves the table.
play-recorded = Saved as { $file }. Step through it with: sampan replay { $file }
play-not-saved = { $file } cannot be written: { $problem }
play-save-where = Say where: save followed by the name of a file.
play-save-first = Save the game? Name of a file, or Enter to leave without saving:
play-yes-no = [y/n]
play-yes = yes
play-bye = Goodbye.

## Commands while playing

command-explain = explain this decision and its rules
command-help = this list
command-all = list every choice, also parts of others
command-table = show the whole table
command-why = say why a choice is not allowed: why WORD
command-hint = what the greedy bot would do
command-undo = take back your last decision
command-log = what was said and what happened; also: log 50, log all
command-score = the score sheet if the game ended now
command-rules = the text of a rule: rules ID; without an id the sections
command-components = what is printed on the pieces, and where that is known from
command-language = change the language: language de
command-save = save the game: save FILE
command-quit = leave the table, saving if you like

## The score sheet

sheet-yes = yes
sheet-no = no
sheet-rank = Rank

## Replay

replay-commands = next (Enter), previous, turn, first, last, a number, quit; the first letter is enough.
replay-unknown = “{ $word }” is no command here.

## Components and their sources

components-intro = Every value of the components and where it is known from. * marks what had to be reconstructed.
components-effects = What they do
components-name = Component
components-value = Value and note
components-source = Source
components-count = { $count ->
    [one] { $count } of { $all } values is reconstructed.
   *[other] { $count } of { $all } values are reconstructed.
}
source-rulebook = rulebook
source-public = reviews
source-derived = derived
source-reconstructed = reconstructed
source-edition = this edition
