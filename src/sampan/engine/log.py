"""The log of a game: the header that identifies it and one entry per word said."""

from collections.abc import Mapping
from typing import Any, Final

from sampan.engine.game import Game, Position
from sampan.engine.steps import EVERYBODY, Event
from sampan.engine.view import redact, redact_word, sees

UNDO: Final = "undo"
"""The word, followed by the number of an entry, that takes back everything from there on."""


class Header:
    """What identifies a game before its first entry."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: Mapping[str, Any],
        start: str | None,
        seed_hash: str,
        position: Position | None = None,
    ) -> None:
        self.game: Final = game.name
        self.rules: Final = game.version
        self.data: Final = game.components.hash
        self.seats: Final = seats
        self.options: Final = dict(options)
        self.start: Final = start
        self.seed_hash: Final = seed_hash
        self.position: Final = position
        """The position the game began from, in full; None for a game from the set-up."""


class Entry:
    """One line of the log: who said which word, whether it was forced, and what happened."""

    __slots__ = ("events", "forced", "n", "option_seers", "rules", "seers", "speaker", "word")

    def __init__(
        self,
        n: int,
        speaker: str,
        word: str,
        forced: bool,
        seers: int,
        events: tuple[Event, ...],
        option_seers: int = EVERYBODY,
        rules: tuple[str, ...] = (),
    ) -> None:
        self.n: Final = n
        self.speaker: Final = speaker
        self.word: Final = word
        self.forced: Final = forced
        self.seers: Final = seers
        """Mask of the seats that may read the word."""
        self.events: Final = events
        self.option_seers: Final = option_seers
        """Mask of the seats that may know whether it was forced."""
        self.rules: Final = rules
        """The rules behind the step that was answered."""

    @property
    def undoes(self) -> int | None:
        """The first entry that this one took back, if it is an undo."""
        kind, _, number = self.word.partition(" ")
        return int(number) if kind == UNDO else None

    def seen_by(self, seat: int | None) -> "Entry":
        """The entry as this seat (None: a spectator) may read it."""
        return Entry(
            self.n,
            self.speaker,
            redact_word(self.word, self.seers, seat),
            self.forced and sees(self.option_seers, seat),
            EVERYBODY,
            tuple(redact(event, seat) for event in self.events),
            rules=self.rules,
        )

    def __repr__(self) -> str:
        return f"{self.n} {self.speaker} {self.word}{' !' if self.forced else ''}"
