### Texts that all games share, in English

language-name = English
hidden = something unseen
list = { $first } and { $last }

## Who plays

player-you = you
player-person = a person here
bot-random = random bot
bot-casual = casual bot
bot-greedy = greedy bot
bot-ismcts = thinking bot
bot-easy = easy bot
bot-medium = medium bot
bot-hard = hard bot
bot-master = master bot
bot-easy-help = for your first games
bot-medium-help = knows what pays
bot-hard-help = plans ahead, for practised players
bot-master-help = as strong as it gets
bot-with-time = { $level } · up to { $seconds } s per decision

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
play-hash-open = Every draw follows from the seed { $seed }. Its SHA-256: { $hash }
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
play-hint-thinking = Looking for good moves…
play-hint-stopped = The search was stopped.
hint-alone = outlook { $value } % ± { $half } %, 50 % would be a tie
hint-chance = chance to win { $value } % ± { $half } %
hint-place = expected place { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } of { $count }, ± { NUMBER($half, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-reason = two turns from now, against the other moves here: { $lines }
hint-line = { $line } { $amount }
hint-despite = though two turns from now, against the other moves here: { $lines }
hint-even = two turns from now nothing differs clearly from the other moves here
hint-help = From what you know. ±: the search’s margin of error, not the game’s. Prospects: what the position promises beyond the score sheet so far. The others: their expected result.
hint-off = This table is played without hints.
play-nothing-to-undo = You have made no decision that could be taken back.
play-undo-consent = “{ $word }” lies before a draw or somebody else’s decision. Do all agree to go back there?
play-undone = Taken back: { $word }
play-not-undone = Nothing is taken back.
play-score-now = If the game ended now, counting what you can see:
play-languages = Type language followed by one of: { $languages }
play-overwrite = { $file } exists. Overwrite it?
play-saved = Saved as { $file }. Go on later with: sampan play { $again }
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
command-hint = up to three moves worth a look, what they promise and why
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
sheet-prospects = Prospects
sheet-others = The others

## Replay

replay-commands = next (Enter), previous, turn, first, last, a number, quit; the first letter is enough.
replay-unknown = “{ $word }” is no command here.

## Analysis

analyse-progress = Judging
analyse-worst = The costliest decisions, given what each seat knew:
analyse-none = No decision gave away anything that the search could find.
analyse-undecided = { $seat ->
    [all] Nothing has been decided in this game yet.
   *[other] Seat { $seat } has decided nothing in this game yet.
}
analyse-lost = costs { $ranks } ranks
analyse-lost-alone = costs { $outlook } % outlook
analyse-lost-chance = costs { $chance } % chance to win
analyse-better = better: { $text }
analyse-reason = two turns from now: { $lines }
analyse-despite = though two turns from now: { $lines }
analyse-even = two turns from now no line of the score sheet differs clearly yet
analyse-seat = Seat
analyse-decisions = Decisions
analyse-ranks = Ranks lost
analyse-chance = Chance lost
analyse-outlook = Outlook lost
analyse-mean = Per decision
analyse-luck = Luck of the draws
analyse-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
analyse-amount = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
analyse-small-amount = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
analyse-written = written: { $file }
plot-along = by entries of the log
plot-chance = chance to win
plot-outlook = outlook; 50 % would be a tie
plot-ranks = ranks given away
plot-lost = given away
plot-luck = luck of the draws so far
plot-amount = { NUMBER($value, maximumFractionDigits: 3) }
plot-percent = { NUMBER($value, style: "percent", maximumFractionDigits: 1) }

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

## The page: Around the page

page-skip = Skip to the content
page-nav = Pages
page-nav-play = New table
page-nav-rules = Rules
page-nav-components = Components
page-settings = Settings
page-language = Language
page-theme = Colours
page-theme-system = As the device
page-theme-light = Light
page-theme-dark = Dark
page-theme-contrast = High contrast
page-games = Games
page-to-lobby = To the lobby
page-missing = There is no such page
page-loading = One moment …
page-offline = The server does not answer. Try again in a moment.
page-close = Close
page-less = Show less
page-yes = yes
page-no = no
page-copy = Copy
page-copied = Copied
page-found = { $count ->
    [one] 1 entry
   *[other] { $count } entries
}
page-shortcuts = Keyboard
page-shortcuts-off = Single keys can be turned off:
page-rule = Rule { $rule }
page-rule-unknown = This rule is not in the list.
page-rules-all = All rules of this game

## The page: The lobby

page-choose-game = Choose a game
page-choose-game-help = Play alone against bots, together on this device, or with friends by link.
page-chosen = chosen
page-seats-range = { $range } players
page-levels = { $count ->
    [one] 1 bot level
   *[other] { $count } bot levels
}
page-players = Players
page-seat = Seat { $seat }
page-seat-kind = Who sits on seat { $seat }
page-kind-here = Person here
page-kind-friend = Friend by link
page-kind-bot = Bot
page-kind-game = You play against the game itself.
page-bot-level = Level of the bot on seat { $seat }
page-level-help = { $help }; up to { $seconds } s per decision
page-bot-name-A = Carp
page-bot-name-B = Otter
page-bot-name-C = Heron
page-bot-name-D = Gibbon
page-bot-name-E = Magpie
page-name-of = Name of the person on seat { $seat }
page-player = Player { $seat }
page-friend = Friend
page-options = Options
page-more-options = { $count ->
    [one] One more option
   *[other] { $count } more options
}
page-spectators = Others may watch
page-spectators-help = Whoever has the address sees what everybody at the table sees.
page-hints-allowed = Hints on request
page-hints-allowed-help = Whoever is asked may see what a bot would consider. Everybody can see whether this is allowed.
page-start = Start
page-start-player = Start player
page-start-drawn = drawn by lot
page-no-account = No account needed. This browser remembers your tables.
page-friends-help = { $count ->
    [one] At the table you get a link for your friend.
   *[other] At the table you get a link for each of your { $count } friends.
}
page-create = Play { $game }
page-my-tables = Your tables
page-more-tables = { $count } more
page-table-over = finished
page-table-your-turn = your turn
page-table-waiting = waiting for others
page-forget = Forget this table of { $game }
page-join = You are invited to { $game }
page-your-name = Your name
page-sit-down = Sit down

## The page: The table

page-table-of = A table of { $game }
page-table-missing = This table cannot be shown
page-your-turn = You are asked
page-waits = { $name } is asked
page-bot-thinks = { $name } thinks
page-over = The game is over
page-turn = Turn { $number }
page-turn-of = Turn { $number } · { $name }
page-drawn = A piece is drawn.
page-set-up = Set-up
page-decision = Your decision
page-choose-option = { $count ->
    [one] There is one option
   *[other] Choose one of { $count } options
}
page-search-options = Search { $count } options
page-search-none = Nothing found.
page-confirm = Confirm
page-cancel = Cancel
page-help = Help
page-number = A number from { $first } to { $last }
page-number-less = One less
page-number-more = One more
page-number-most = { $number } (most)
page-may-i = May I …?
page-ask = Ask
page-may = Yes: { $word }
page-may-not = “{ $word }” is not possible now.
page-undo = Undo
page-undo-ask = Ask to undo
page-undo-nothing = You have decided nothing that could be taken back.
page-hint = Hint
page-hint-title = Moves worth a look
page-hint-not-asked = A hint is for when you are asked.
page-hint-only = There is only this move.
page-hint-found = { $count ->
    [one] One move worth a look: { $move }
   *[other] { $count } moves worth a look, the best: { $move }
}
page-hint-keys = { $count ->
    [one] Key 1 chooses it.
   *[other] Keys 1 to { $count } choose.
}
page-hint-again = show all moves worth a look
page-spot-hinted = hint { $numbers }
page-undo-before-pass = Take back the last decision
page-restart = Restart turn
page-score = Score
page-more = More
page-side = Players and log
page-opponents = The others
page-mine = What is yours
page-you = you
page-person = person
page-handed-over = handed over · { $level }
page-not-joined = has not sat down yet
page-projection = If the game ended now
page-projection-help = What each seat would score if the game ended now, as far as you can see.
page-unseen = Not seen yet: { $count }
page-gap = empty place
page-tabs = Parts of the table
page-tab-table = Table
page-tab-mine = Mine
page-tab-players = Players
page-tab-log = Log
page-tab-more = More
page-log = Log
page-log-filter = Show
page-log-all = everything
page-log-open = Show this position
page-log-rules = The rules behind it
page-log-undone = { $name } takes back a decision.
page-log-undone-beyond = { $name } goes back over a draw, a reveal or another’s decision.
page-log-request = { $name } asks to take back a decision.
page-log-answer = { $agree ->
    [yes] { $name } agrees.
   *[no] { $name } does not agree.
}
page-log-joined = { $name } sits down.
page-log-handed-over = { $name } lets a bot play.
page-log-taken-back = { $name } plays again.
page-chat = Chat
page-chat-say = Say something to the table
page-chat-send = Send
page-digest = Since your last decision
page-more-lines = { $count } earlier
page-reconnecting = The connection is lost; trying again …
page-asks-undo = { $name } asks to take back the last decision.
page-agree = Agree
page-disagree = Do not agree
page-waits-for = Waiting for { $names }
page-invite = Invite friends
page-invite-help = Whoever opens the link can sit down; no account is needed.
page-link-for = Link for { $name } (seat { $seat })
page-links = Links
page-link-watch = For those who want to watch
page-link-position = To this position
page-my-seat = Your seat
page-level = Level
page-hand-over = Let a bot play
page-hand-over-help = You can take your seat back at any time.
page-take-back = Play again myself
page-look = Look
page-game = This game
page-transcript = Transcript
page-pass-device = Pass the device to { $name }
page-pass-device-help = Nothing is shown until the next person is here.
page-i-am = I am { $name }
page-key-options = To the options
page-key-repeat = Say again what happened

## The page: The end

page-wins-by = { $name } wins by { $points }
page-points-against = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } against { $name }’s { $other }.
page-shared-win = { $count ->
    [0] Nobody wins
   *[other] { $names } share the victory
}
page-alone-end = { $points } points
page-category = Category
page-best = best
page-again = Play again, same seats
page-watch-replay = Watch the replay
page-fair = Fair chance
page-seed = Seed
page-seed-hash = SHA-256 shown before the game
page-seed-computed = SHA-256 computed here
page-seed-secret = Every draw follows from a seed that is secret until the end. Its SHA-256 is fixed now, so it cannot be changed.
page-seed-shown = Every draw follows from this seed. Its SHA-256 must be the one shown before the game.
page-verify = Check in this browser
page-verified = It is the same seed.
page-not-verified = It is not the seed of the beginning.

## The page: Replay

page-replay = Replay
page-timeline = Timeline
page-eyes = seen by
page-spectator = spectator
page-link = Link
page-export = Export
page-first = First move
page-previous = Previous move
page-next = Next move
page-last = Last move
page-previous-turn = Previous turn
page-next-turn = Next turn
page-play = Play
page-pause = Pause
page-speed = Speed
page-speed-of = { $speed } / s
page-analyse = Analyse
page-analysis = Analysis
page-analysing = Judged { $done } of { $total } decisions and draws
page-analysis-failed = The analysis broke off; try again.
page-analysis-best = No better move was found.
page-analysis-worst = The costliest decisions
page-analysis-odds = Chance to win, and below it what was given away
page-analysis-alone = The outlook: 50 % would be a tie.
page-analysis-chances = As seen by whoever decided last.
page-analysis-outlook = Outlook, and below it what was given away
page-analysis-before = Before the move
page-analysis-after = After it
page-analysis-place = { $turn ->
    [0] Set-up
   *[other] Turn { $turn }
} · move { $move }
page-analysis-forced = There was no choice.
page-analysis-start = Step through the game, or go to one of the costliest decisions.
page-analysis-no-luck = The draw changed nobody’s chances.
page-analysis-whole = The whole game
page-analysis-invite = Where was this game decided? See what a strong bot makes of it.
page-move-of = Move { $move } of { $count }

## The page: Rules and components

page-rules-of = Rules of { $game }
page-rules-english = The numbered rules in our own words. Every decision, refusal and line of code cites them.
page-search-rules = Search the rules
page-components-of = Components of { $game }
page-components-help = Every printed value, and where we know it from. Reconstructed ones are our best guess; an edition file can replace them.
page-values = Single values
page-search-components = Search the components
page-source = Source
page-source-all = every source
page-source-rulebook = rulebook
page-source-public = public source
page-source-derived = derived
page-source-reconstructed = reconstructed
page-source-edition = edition file

## The page: Settings

page-setting-confirm = Confirm every decision
page-setting-confirm-help = First choose, then confirm; choosing twice confirms as well.
page-setting-shortcuts = Single keys
page-setting-shortcuts-help = Letters and numbers without Ctrl or Alt do something; ? lists them.
page-settings-kept = Kept in this browser only.

## The page: Problems

page-problem-stale = The table has gone on; look again and decide anew.
page-problem-nothing-to-take-back = There is nothing to take back.
page-problem-cannot-be-taken-back = This cannot be taken back.
page-problem-already-asked = A request is still waiting for answers.
page-problem-unknown-word = There is no such word in this game.
page-problem-unknown-token = This link belongs to no seat of this table.
page-problem-no-spectators = This table is for its players only.
page-problem-no-hint = The hint took too long; try again.
page-problem-no-hints = This table is played without hints.
page-problem-not-asked = A hint is for when you are asked.
page-problem-too-many-requests = { $seconds ->
    [0] Too often; wait a moment.
    [one] Too often; again in one second.
   *[other] Too often; again in { $seconds } seconds.
}

## The page: Zones of a position

page-zone-turn = Turn
page-zone-step = Step
page-zone-hand = Hand
page-zone-money = Money
page-zone-hidden = Unknown to others
page-zone-bag = Bag
page-zone-box = Box

## The board of a game

page-spot-can = { $count ->
    [one] can be chosen
   *[other] can be chosen, { $count } ways
}
page-spot-chosen = chosen
page-spot-changed = changed since your last turn
page-why-not = Why not?
page-inspect-source = Where we know it from
page-choose-on-board = { $count ->
    [one] Choose what is ringed on the board.
   *[other] Choose one of { $count } on the board.
}
page-show-me = Show me: { $zone }
page-all-options = All options as a list
page-preview-chance = Then something is drawn, and it cannot be taken back.
page-preview-reveal = Then something is revealed, and it cannot be taken back.
page-zones = Parts of the board
page-zone-wanted = something can be chosen here
page-trail = This turn so far
page-back-to = Back to before “{ $word }”
page-memory = Memory aid
page-course = The course of the game
page-course-help = What stood on every score sheet, turn after turn. Press to see the position.
page-course-at = After { $name }’s turn
page-course-turns = { $count } turns
