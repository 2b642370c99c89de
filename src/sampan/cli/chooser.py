"""The way to a table for those who just start `sampan`: a few questions, each with an answer
that Enter chooses."""

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from sampan import game as find_game
from sampan import games
from sampan.bots import USUAL_LEVEL, level_seconds, levels
from sampan.cli.playing import ME, Table
from sampan.cli.showing import read_line, sent_by_game
from sampan.engine.game import Game
from sampan.engine.session import Session
from sampan.engine.setup import usual_seats
from sampan.engine.steps import SEATS
from sampan.engine.telling import Telling, common_texts
from sampan.engine.texts import LANGUAGES


class Chooser:
    """Asks for language, game, seats, players and table options."""

    def __init__(self, language: str, console: Console) -> None:
        self.console: Final = console
        self.texts = common_texts(language)

    def choose(self) -> Table | None:
        """The table that was chosen; None at the end of the input."""
        try:
            self.choose_language()
            game = self.choose_game()
            players = self.choose_players(game)
            options = self.choose_options(game, len(players))
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self.console.print(self.texts("play-bye"))
            return None
        session = Session.new(game, len(players), None, options)
        return Table(session, players, self.texts.language, self.console)

    def choose_language(self) -> None:
        self.console.print(Text("Sampan", "bold"))
        names = [common_texts(language)("language-name") for language in LANGUAGES]
        usual = LANGUAGES.index(self.texts.language)
        language = LANGUAGES[self.pick(self.texts("choose-language"), names, usual)]
        self.texts = common_texts(language)

    def choose_game(self) -> Game[Any]:
        found = [find_game(name) for name in games()]
        told = [Telling(game, self.texts.language).texts for game in found]
        labels = [f"{texts('title')} - {texts('description')}" for texts in told]
        return found[self.pick(self.texts("choose-game"), labels, 0)]

    def choose_players(self, game: Game[Any]) -> list[str]:
        told = Telling(game, self.texts.language)
        counts = [
            ", ".join([self.texts("choose-count", count=count), *sent_by_game(told, count)])
            for count in game.seats
        ]
        usual = game.seats.index(usual_seats(game.seats))
        count = game.seats[self.pick(self.texts("choose-seats"), counts, usual)]
        names = levels()
        kinds = [ME, *names]
        labels = [self.texts("choose-person"), *(self._bot(name, game) for name in names)]
        players: list[str] = []
        for seat in SEATS[:count]:
            usual = kinds.index(USUAL_LEVEL if players else ME)
            question = self.texts("choose-player", seat=seat)
            players.append(kinds[self.pick(question, labels, usual)])
        return players

    def _bot(self, level: str, game: Game[Any]) -> str:
        """The level in words, and how long it thinks at most."""
        seconds = level_seconds(level, game)
        return self.texts("bot-with-time", level=self.texts(f"bot-{level}"), seconds=seconds)

    def choose_options(self, game: Game[Any], seats: int) -> dict[str, Any]:
        """The table options for so many players, if somebody wants others than the usual ones."""
        options = [option for option in game.options if option.fits(seats)]
        if not options:
            return {}
        texts = self.texts
        usual = [texts("choose-usual"), texts("choose-each")]
        if self.pick(texts("choose-options"), usual, 0) == 0:
            return {}
        told = Telling(game, texts.language)
        chosen = {}
        for option in options:
            labels = [told.option_value(option, value) for value in option.values]
            default = option.values.index(option.default)
            question = f"{told.option(option)}: {told.option_help(option)}"
            chosen[option.name] = option.values[self.pick(question, labels, default)]
        return chosen

    def pick(self, question: str, labels: Sequence[str], usual: int) -> int:
        """The place of the label chosen by its number; Enter takes the usual one."""
        if len(labels) == 1:
            return 0
        self.console.print()
        self.console.print(Text(question, "bold"))
        for number, label in enumerate(labels, 1):
            self.console.print(Text(f"  {number}  {label}"))
        while True:
            answer = read_line(self.console, f"[{usual + 1}] > ")
            if not answer:
                return usual
            if answer.isdecimal() and 1 <= int(answer) <= len(labels):
                return int(answer) - 1
            self.console.print(Text(self.texts("choose-number", count=len(labels)), "red"))
