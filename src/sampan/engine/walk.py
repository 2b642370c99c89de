"""Random play that reaches far: how games are played to test the rules.

Choosing every option alike ends most games early and in the same way. So every walker has a temper
of its own, drawn at the start of its game: how much it likes each kind of word, and whether it
leans to the first words of a kind (low bids, cheap goods).
"""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from sampan.engine.actions import Action
from sampan.engine.chance import Seed
from sampan.engine.game import Game
from sampan.engine.session import Session
from sampan.engine.steps import SEATS

SLANTS: Final = (1, 1, 3)
"""How far a walker leans to the first words of a kind; 1 is not at all."""
LEAST_LIKING: Final = 0.02
"""Every kind of word is said now and then."""


class Walker:
    """One player of random words, the same for the same generator."""

    def __init__(self, rng: Random) -> None:
        self.rng: Final = rng
        self._slant: Final = rng.choice(SLANTS)
        self._likings: Final[dict[str, float]] = {}

    def choose(self, options: Sequence[Action]) -> Action:
        """First a kind of word by liking, then one word of that kind."""
        by_kind: dict[str, list[Action]] = {}
        for action in options:
            by_kind.setdefault(action.kind, []).append(action)
        kinds = list(by_kind)
        words = by_kind[self.rng.choices(kinds, [self._liking(kind) for kind in kinds])[0]]
        return words[int(len(words) * self.rng.random() ** self._slant)]

    def _liking(self, kind: str) -> float:
        if kind not in self._likings:
            self._likings[kind] = LEAST_LIKING + self.rng.random() ** 2
        return self._likings[kind]

    def walk(self, session: Session, decisions: int | None = None) -> None:
        """Answer so many decisions, or all up to the end."""
        while session.decision is not None and decisions != 0:
            session.submit(self.choose(session.decision.options))
            decisions = None if decisions is None else decisions - 1


def open_table(game: Game[Any], seed: Seed, seats: int | None = None) -> Session:
    """A table with seats (unless given), options and start seat drawn from the seed, before the
    first draw."""
    rng = Random(f"table {seed}")
    count = rng.choice(game.seats) if seats is None else seats
    options = {
        option.name: rng.choice(option.values) for option in game.options if option.fits(count)
    }
    start = rng.choice((None, *SEATS[:count]))
    return Session.open(game, count, seed, options, start)


def random_table(game: Game[Any], seed: Seed, seats: int | None = None) -> Session:
    """The random table of a seed, at its first decision."""
    session = open_table(game, seed, seats)
    session.settle()
    return session


def watched_table(game: Game[Any], seed: Seed, seats: int | None = None) -> Session:
    """The same, with all invariants checked from the first draw on."""
    session = open_table(game, seed, seats)
    session.watch = game.watch(session.state, fresh=True)
    session.settle()
    return session


def walker_of(seed: Seed) -> Walker:
    """The walker who plays the random game of a seed."""
    return Walker(Random(f"walk {seed}"))
