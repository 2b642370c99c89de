"""A table in the terminal: people at the keyboard, bots, one question after the other."""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Final

from rich.console import Console
from rich.text import Text

from sampan.bots import Bot, Clock, make_bot
from sampan.cli import showing
from sampan.engine.files import write_new
from sampan.engine.game import Decision
from sampan.engine.session import Session
from sampan.engine.steps import SEATS
from sampan.engine.telling import Telling

ME: Final = "me"
"""How the list of players names a person at this terminal."""


class Left(Exception):
    """The people have left the table before the end."""


class Table:
    """One game in the terminal. People type, bots see their view only."""

    def __init__(
        self,
        session: Session,
        players: Sequence[str],
        language: str,
        console: Console,
        hints: bool = True,
        open_seed: bool = False,
    ) -> None:
        """`players` names for each seat `me` or the spec of a bot; `hints`: they are given;
        `open_seed`: somebody here has named the seed."""
        self.session: Final = session
        self.game: Final = session.game
        self.players: Final = tuple(players)
        self.console: Final = console
        self.hints: Final = hints
        self.open_seed: Final = open_seed
        self.told = Telling(session.game, language)
        self.bots: Final[dict[str, Bot]] = {
            seat: make_bot(player, session.game, Random(), len(self.players))
            for seat, player in zip(SEATS, players, strict=False)
            if player != ME
        }
        self.people: Final = [seat for seat in SEATS[: len(players)] if seat not in self.bots]
        self.at_screen = self.people[0] if len(self.people) == 1 else None
        """The person who looks at the screen; None while nobody of several has been asked yet."""
        self.on_screen = ""
        """The last picture of the table, which is not shown again until something has changed."""
        self.heard = dict.fromkeys(SEATS[: len(players)], len(session.live))
        """Seat -> how many entries in effect it has been told. The set-up is on the table already,
        and so is a game that is resumed."""

    def text(self, key: str, **args: object) -> str:
        return self.told.texts(key, **args)

    def say(self, key: str, style: str = "", **args: object) -> None:
        """Lines that name a file are left whole, so that they can be copied."""
        self.console.print(Text(self.text(key, **args), style), soft_wrap="file" in args)

    def read(self, prompt: str) -> str:
        """A line from the keyboard; raises `EOFError` at the end of the input."""
        return showing.read_line(self.console, prompt)

    # --- the course of the game ---

    def greet(self) -> None:
        self.console.print(Text(self.text("title"), "bold"))
        self.console.print(Text(self.text("description")))
        names = showing.player_names(self.told, self.players, self.at_screen)
        self.say("play-seats", seats=names)
        for option in self.game.options:
            value = self.session.header.options.get(option.name, option.default)
            if value != option.default:
                chosen = self.told.option_value(option, value)
                self.say("play-option", option=self.told.option(option), value=chosen)
        if not self.hints:
            self.say("hint-off")
        seed, seed_hash = str(self.session.seed), self.session.header.seed_hash
        if self.open_seed:
            self.say("play-hash-open", "dim", seed=seed, hash=seed_hash)
        else:
            self.say("play-hash", "dim", hash=seed_hash)
        self.say("play-commands", "dim")

    def hand_over(self, seat: str) -> None:
        """With several people: nobody sees what was on the screen for the last one."""
        if self.at_screen == seat:
            return
        if self.at_screen is not None:
            self.clear()
        self.say("play-hand-over", "bold", seat=seat)
        try:
            self.read(self.text("play-press-enter"))
        except EOFError as end:
            raise Left from end
        self.clear()
        self.at_screen = seat

    def clear(self) -> None:
        """Empty the screen, and what can be scrolled back to."""
        self.on_screen = ""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write("\x1b[3J")

    def let_choose(self, bot: Bot, decision: Decision) -> None:
        """A bot decides by its view. Its luck depends on the seed and the place in the game
        alone, also in a game that was taken up again."""
        seat = decision.seat
        bot.rng.seed(f"{self.session.seed} {seat} {len(self.session.live)}")
        with self.console.status(self.text("play-thinking", seat=seat)):
            action = bot.choose(self.session.view(seat), decision, Clock())
        self.session.submit(action)

    # --- what is shown ---

    def show(self, seat: str | None, height: int | None = None) -> None:
        """The table as a person at this seat sees it."""
        view = self.game.shown(self.session.view(seat))
        size = self.console.size
        picture = showing.picture(self.told, view, size.width, height or size.height)
        with self.console.capture() as printed:
            self.console.print(picture)
        if height is not None or printed.get() != self.on_screen:
            self.console.print(picture)
        self.on_screen = printed.get()

    def tell_news(self, seat: str | None) -> None:
        """What happened since this seat was told last."""
        entries = self.session.entries(seat)
        known = min(self.heard.values()) if seat is None else self.heard[seat]
        for line in showing.news(self.told, entries[known:]):
            self.console.print(line)
        if seat is not None:
            self.heard[seat] = len(entries)

    def forget_undone(self) -> None:
        """What was taken back has never been told."""
        count = len(self.session.live)
        self.heard = {seat: min(heard, count) for seat, heard in self.heard.items()}

    def show_end(self) -> None:
        result = self.session.result
        if result is None:
            return
        own = self.people[0] if len(self.people) == 1 else None
        self.tell_news(own)
        self.console.print(Text(self.told.over(result.over), "bold"))
        names = showing.player_names(self.told, self.players, own)
        self.console.print(showing.score_sheet(self.told, result, names))
        winners = [name for seat, name in zip(SEATS, names, strict=False) if seat in result.winners]
        if winners:
            self.say("play-winners", "bold green", winners=winners, count=len(winners))
        self.say("play-seed", seed=str(self.session.seed), hash=self.session.header.seed_hash)

    # --- keeping the game ---

    def transcript(self) -> str:
        """The game with its seed and its players, to be resumed."""
        head, rest = self.session.transcript(with_seed=True).split("\n\n", 1)
        return f"{head}\nplayers: {' '.join(self.players)}\n\n{rest}"

    def save(self, name: str) -> bool:
        """Write the game to a new file, or over an old one if that is wanted."""
        if not name:
            self.say("play-save-where", "red")
            return False
        path = Path(name).expanduser()
        try:
            if path.exists() and not self.agrees("play-overwrite", file=str(path)):
                return False
            write_new(path, self.transcript())
        except OSError as error:
            self.say("play-not-saved", "red", file=str(path), problem=error.strerror or str(error))
            return False
        if self.session.result is not None:
            self.say("play-recorded", "green", file=str(path))
        else:
            again = f"{'' if self.hints else '--no-hints '}{path}"
            self.say("play-saved", "green", file=str(path), again=again)
        return True

    def agrees(self, key: str, **args: object) -> bool:
        """Whether the answer to a question is yes; the end of the input is a no."""
        try:
            answer = self.read(f"{self.text(key, **args)} {self.text('play-yes-no')} ")
        except EOFError:
            return False
        return answer.casefold()[:1] == self.text("play-yes")[0]

    def keep(self) -> None:
        """After the end the game can still be saved; any other answer leaves the table."""
        self.say("play-keep", "dim")
        try:
            while (answer := self.read("> ")).partition(" ")[0] == "save":
                if self.save(answer.partition(" ")[2].strip()):
                    break
        except (EOFError, KeyboardInterrupt):
            self.console.print()
        self.say("play-bye")

    def leave(self) -> None:
        """Offer to save, then go; raises `Left`."""
        try:
            name = self.read(f"{self.text('play-save-first')} ")
            while name and not self.save(name):
                name = self.read(f"{self.text('play-save-first')} ")
        except EOFError:
            self.console.print()
        self.say("play-bye")
        raise Left
