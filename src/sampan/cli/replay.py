"""`sampan replay`: step through a transcript."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from sampan.cli import showing
from sampan.cli.errors import explained
from sampan.cli.files import check_seat, read_game
from sampan.engine.log import Entry
from sampan.engine.session import Session
from sampan.engine.steps import CHANCE
from sampan.engine.telling import Telling
from sampan.engine.texts import LANGUAGES
from sampan.engine.view import View

Move = Callable[[], None]
MOST_SHOWN: Final = 15
"""So many entries are shown of those that a long step passes."""


def replay(
    file: Annotated[Path, typer.Argument(help="The transcript of a game.")],
    seat: Annotated[
        str | None, typer.Option(help="Show only what this seat knew; else everything.")
    ] = None,
    everything: Annotated[
        bool, typer.Option("--all", help="Print the whole game without asking.")
    ] = False,
    language: Annotated[
        str | None, typer.Option(help=f"The language: {', '.join(LANGUAGES)}.")
    ] = None,
    edition: Annotated[
        Path | None, typer.Option(help="The edition file the game was played with.")
    ] = None,
) -> None:
    """Step through a recorded game, entry by entry or turn by turn."""
    with explained():
        session, _ = read_game(file, edition)
        check_seat(session, seat)
        told = Telling(session.game, language or showing.default_language())
        film = Film(session, told, seat, showing.make_console())
    if everything:
        film.print_all()
    else:
        film.ask()


class Film:
    """A game in pictures: the state before the first entry in effect and after each of them."""

    def __init__(self, session: Session, told: Telling, seat: str | None, console: Console) -> None:
        self.session: Final = session
        self.told: Final = told
        self.seat: Final = seat
        self.console: Final = console
        self.entries: Final = self._entries()
        self.place = 0
        """How many entries have been shown."""
        self.commands: Final[dict[str, Move]] = {
            "next": lambda: self.go(self.place + 1),
            "previous": lambda: self.go(self.place - 1),
            "turn": lambda: self.go(self._next_speaker()),
            "first": lambda: self.go(0),
            "last": lambda: self.go(len(self.entries)),
        }

    def _entries(self) -> list[Entry]:
        """The log in effect as the seat may read it, or in full."""
        live = self.session.live
        return live if self.seat is None else self.session.entries(self.seat)

    def _view(self) -> View:
        """What the seat knew at this place; without a seat everything, as one open position."""
        past = self.session.at(self.entries[self.place - 1].n if self.place else 0)
        if self.seat is None:
            return View(None, past.position())
        return self.session.game.shown(past.view(self.seat))

    def _next_speaker(self) -> int:
        """The place where somebody else begins to decide."""
        place = self.place
        speaker = None
        while place < len(self.entries):
            entry = self.entries[place]
            if entry.speaker != CHANCE and not entry.forced:
                if speaker is not None and entry.speaker != speaker:
                    break
                speaker = entry.speaker
            place += 1
        return place

    def print_all(self) -> None:
        self.console.print(showing.log(self.told, self.entries))
        self.place = len(self.entries)
        self.show()

    def ask(self) -> None:
        """Go where the keyboard says; Enter is the next entry, the end of the input the end."""
        texts = self.told.texts
        self.console.print(Text(texts("replay-commands"), "dim"))
        self.show()
        while True:
            try:
                answer = showing.read_line(self.console, f"{self.place}/{len(self.entries)}> ")
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                return
            word = answer.casefold() or "next"
            if "quit".startswith(word):
                return
            if word.isdecimal():
                self.go(int(word))
                continue
            found = [name for name in self.commands if name.startswith(word)]
            if found:
                self.commands[found[0]]()
            else:
                self.console.print(Text(texts("replay-unknown", word=word), "red"))
                self.console.print(Text(texts("replay-commands"), "dim"))

    def go(self, place: int) -> None:
        """Show the game after so many entries, with the last ones on the way there."""
        place = max(0, min(place, len(self.entries)))
        first = self.place if place > self.place else place - 1
        self.place = place
        self.show(self.entries[max(0, first, place - MOST_SHOWN) : place])

    def show(self, passed: list[Entry] | None = None) -> None:
        console, told = self.console, self.told
        if passed:
            console.print(showing.log(told, passed))
        size = console.size
        view = self._view()
        console.print(showing.picture(told, view, size.width, size.height))
        result = self.session.result
        if self.place == len(self.entries) and result is not None:
            console.print(Rule(style="dim"), Text(told.over(result.over), "bold"))
            console.print(showing.score_sheet(told, result, list(result.breakdown)))


def register(app: typer.Typer) -> None:
    app.command()(replay)
