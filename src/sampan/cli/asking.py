"""One question to a person at the terminal, and everything that can be typed there."""

from collections.abc import Callable
from random import Random
from typing import Final

from rich.markdown import Markdown
from rich.rule import Rule
from rich.text import Text

from sampan.bots import Clock
from sampan.bots.advice import advise
from sampan.cli import showing
from sampan.cli.advising import advice_list
from sampan.cli.components import component_tables
from sampan.cli.playing import Table
from sampan.engine.actions import Action, UnknownWord
from sampan.engine.game import Decision
from sampan.engine.refusals import Illegal
from sampan.engine.rules import RulesError, read_rules
from sampan.engine.session import NotPossible
from sampan.engine.steps import CHANCE, SEATS
from sampan.engine.telling import Telling
from sampan.engine.texts import LANGUAGES

Command = Callable[[str], None]
"""What a command does with the rest of its line."""
HINT_SECONDS: Final = 5.0
HINT_ITERATIONS: Final = 0
"""A hint is ready after so many iterations (0: those of the strongest level), or when the time is
up."""
LOG_LINES: Final = 15
EVERYTHING_TALL: Final = 1000
"""The height of a picture that leaves nothing out."""


class Question:
    """A decision of one person. Asks until the game has changed; raises `Left`."""

    def __init__(self, table: Table, decision: Decision) -> None:
        self.table: Final = table
        self.session: Final = table.session
        self.decision: Final = decision
        self.seat: Final = decision.seat
        self.listed: list[showing.Choice] = []
        self.answered = False
        self.commands: Final[dict[str, Command]] = {
            "?": self.explain,
            "help": self.help,
            "all": self.list_all,
            "table": self.show_table,
            "why": self.why,
            "hint": self.hint,
            "undo": self.undo,
            "log": self.show_log,
            "score": self.score,
            "rules": self.rules,
            "components": self.components,
            "language": self.change_language,
            "save": self.save,
            "quit": self.leave,
        }

    @property
    def told(self) -> Telling:
        return self.table.told

    def ask(self) -> None:
        self.table.tell_news(self.seat)
        self.show_question()
        while not self.answered:
            try:
                line = self.table.read(f"{self.seat}> ")
            except (EOFError, KeyboardInterrupt):
                self.table.console.print()
                line = "quit"
            self.hear(line)

    def show_question(self) -> None:
        self.table.show(self.seat)
        self.list_choices(everything=False)

    def list_choices(self, everything: bool) -> None:
        console = self.table.console
        self.listed = showing.choices(self.told, self.session.state, self.decision, everything)
        prompt = Text(f"{self.seat}: {self.told.prompt(self.decision)}", "bold")
        console.print(Rule(style="dim"), prompt)
        console.print(showing.choice_list(self.listed, console.width))
        shown = {choice.action for choice in self.listed}
        rows = any(choice.action is None for choice in self.listed)
        if not everything and not rows and len(shown) < len(self.decision.options):
            self.table.say("play-parts", "dim", count=len(self.decision.options) - len(shown))

    def hear(self, line: str) -> None:
        """A number of the list, a word of the game, or a command."""
        first, _, rest = line.partition(" ")
        command = self.commands.get(first.casefold())
        if not line:
            self.list_choices(everything=False)
        elif line.isdecimal():
            self.choose_number(int(line))
        elif command is not None:
            command(rest.strip())
        else:
            action = self.find(line)
            if action is not None:
                self.submit(action)

    # --- answers ---

    def choose_number(self, number: int) -> None:
        chosen = [action for action, listed in self.numbers.items() if listed == number]
        if chosen:
            self.submit(chosen[0])
        else:
            self.table.say("play-no-number", "red", number=number, count=len(self.numbers))

    @property
    def numbers(self) -> dict[Action, int]:
        """By which number an action of the list is chosen."""
        listed = [choice.action for choice in self.listed if choice.action is not None]
        return {action: number for number, action in enumerate(listed, 1)}

    def find(self, text: str) -> Action | None:
        """The word a person meant, in whatever case it was typed; if there is none, says so."""
        kind, _, rest = text.partition(" ")
        if kind in (*SEATS, CHANCE):
            self.table.say("play-no-speaker", "red", word=rest)
            return None
        typed = " ".join(text.casefold().split())
        for action in self.table.game.words:
            if action.word.casefold() == typed:
                return action
        for attempt in (text, text.lower(), f"{kind.lower()} {rest.upper()}"):
            try:
                return self.table.game.parse(attempt)
            except UnknownWord as error:
                unknown = error
        refused = self.table.game.refusal_of(unknown)
        if refused is not None:
            self.table.say("play-not-allowed", "red", word=text)
            self.table.console.print(showing.refusal(self.told, refused))
        elif unknown.close:
            self.table.say("play-unknown-close", "red", word=text, close=", ".join(unknown.close))
        else:
            self.table.say("play-unknown", "red", word=text)
        return None

    def submit(self, action: Action) -> None:
        try:
            self.session.submit(action)
        except Illegal as illegal:
            self.table.say("play-not-allowed", "red", word=action.word)
            self.table.console.print(showing.refusal(self.told, illegal.refusal))
        else:
            self.answered = True

    # --- commands about the decision ---

    def explain(self, rest: str) -> None:
        """The step in words, and the rules behind it."""
        console = self.table.console
        console.print(Text(self.told.help(self.decision)))
        try:
            document = read_rules(self.table.game.folder)
            for id_ in self.decision.rules:
                for rule in document.find(id_):
                    console.print(Markdown(f"**{rule.id}** {rule.text}"))
        except RulesError as error:
            console.print(Text(str(error), "red"))
        self.table.say("play-more-help", "dim")

    def help(self, rest: str) -> None:
        """All commands."""
        self.table.say("play-how", "bold")
        for name in self.commands:
            if name == "hint" and not self.table.hints:
                continue
            key = "explain" if name == "?" else name
            self.table.console.print(
                Text.assemble((f"  {name:<11}", "bold cyan"), self.table.text(f"command-{key}"))
            )

    def list_all(self, rest: str) -> None:
        self.list_choices(everything=True)

    def show_table(self, rest: str) -> None:
        self.table.show(self.seat, EVERYTHING_TALL)

    def why(self, rest: str) -> None:
        """Whether a word is allowed now, and if not, by which rules."""
        if not rest:
            self.table.say("play-why-what", "red")
            return
        action = self.find(rest)
        if action is None:
            return
        refused = self.session.why_not(action)
        if refused is None:
            text = self.told.action(self.session.state, self.decision, action)
            self.table.say("play-allowed", "green", word=action.word, text=text)
        else:
            self.table.say("play-not-allowed", word=action.word)
            self.table.console.print(showing.refusal(self.told, refused))

    def hint(self, rest: str) -> None:
        """Good moves with what this seat may know, what they promise and why. An interrupt stops
        the search only."""
        table, rng = self.table, Random(len(self.session.live))
        if not table.hints:
            table.say("hint-off", "red")
            return
        view, clock = self.session.view(self.seat), Clock(HINT_SECONDS)
        seats = self.session.header.seats
        try:
            with table.console.status(table.text("play-hint-thinking")):
                advised = advise(
                    table.game, view, self.decision, clock, rng, HINT_ITERATIONS, seats
                )
        except KeyboardInterrupt:
            table.say("play-hint-stopped")
            return
        state, numbers = self.session.state, self.numbers
        table.console.print(advice_list(self.told, state, self.decision, advised, numbers, seats))

    def undo(self, rest: str) -> None:
        """Take back the own last decision; beyond a draw or somebody else's if all agree."""
        own = [
            entry for entry in self.session.live if entry.speaker == self.seat and not entry.forced
        ]
        if not own:
            self.table.say("play-nothing-to-undo", "red")
            return
        try:
            self.session.undo(own[-1].n)
        except NotPossible:
            if not self.table.agrees("play-undo-consent", word=own[-1].word):
                self.table.say("play-not-undone")
                return
            self.session.undo(own[-1].n, consent=True)
        self.table.forget_undone()
        self.table.say("play-undone", "green", word=own[-1].word)
        self.answered = True

    # --- commands about the game ---

    def show_log(self, rest: str) -> None:
        """The last entries, a number of them, or `all`."""
        entries = self.session.entries(self.seat)
        count = len(entries) if rest else LOG_LINES
        if rest.isdecimal():
            count = int(rest)
        self.table.console.print(showing.log(self.told, entries[max(0, len(entries) - count) :]))

    def score(self, rest: str) -> None:
        """The score sheet if the game ended now, counting what the seat is shown."""
        game = self.table.game
        view = game.shown(self.session.view(self.seat))
        names = showing.player_names(self.told, self.table.players, self.seat)
        self.table.say("play-score-now")
        self.table.console.print(showing.score_sheet(self.told, game.projection(view), names))

    def rules(self, rest: str) -> None:
        """Rules by their ids; without one, the sections."""
        console = self.table.console
        try:
            document = read_rules(self.table.game.folder)
            for id_ in rest.upper().split():
                for rule in document.find(id_):
                    console.print(Markdown(f"**{rule.id}** {rule.text}"))
            if not rest:
                for id_, title in document.sections.items():
                    console.print(Text.assemble((f"{id_:<8}", "bold"), title))
        except RulesError as error:
            console.print(Text(str(error), "red"))

    def components(self, rest: str) -> None:
        for table in component_tables(self.told):
            self.table.console.print(table)

    def change_language(self, rest: str) -> None:
        if rest in LANGUAGES:
            self.table.told = Telling(self.table.game, rest)
            self.show_question()
        else:
            self.table.say("play-languages", "red", languages=", ".join(LANGUAGES))

    def save(self, rest: str) -> None:
        self.table.save(rest)

    def leave(self, rest: str) -> None:
        self.table.leave()
