"""How long the levels think: whole games with one level on all seats, by the clock on the wall."""

from itertools import count
from typing import Any, Final

from sampan.arena.match import play_game
from sampan.arena.standings import percentile
from sampan.bots import Clock, level_seconds
from sampan.engine.game import Game

ENOUGH: Final = 100
"""So many decisions at least, so that one of a hundred can be told."""


class Thinking:
    """What one level took for its decisions at tables of one size."""

    def __init__(self, level: str, seats: int, stated: float, milliseconds: list[int]) -> None:
        self.level: Final = level
        self.seats: Final = seats
        self.stated: Final = stated
        """Seconds a decision takes at most, by what people are told."""
        self.milliseconds: Final = milliseconds

    def to_json(self) -> dict[str, Any]:
        return {
            "level": self.level,
            "seats": self.seats,
            "decisions": len(self.milliseconds),
            "ms": {str(part): percentile(self.milliseconds, part) for part in (50, 99, 100)},
            "stated_s": self.stated,
        }


def think(game: Game[Any], level: str, seats: int) -> Thinking:
    """Games until there are enough decisions. Those that take no time, because a plan or a rule has
    made them, are left out: they would make the others look quicker."""
    taken: list[int] = []
    for seed in count():
        milliseconds: list[list[int]] = [[] for _ in range(seats)]
        play_game(game, [level] * seats, seed, None, milliseconds, Clock())
        found = [each for own in milliseconds for each in own if each]
        taken += found
        if len(taken) >= ENOUGH or not found:
            break
    return Thinking(level, seats, level_seconds(level, game), taken)
