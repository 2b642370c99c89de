"""How long the levels think: whole games with one level on all seats, by the clock on the wall."""

from itertools import count
from typing import Any, Final

from sampan.arena.playing import Timed, seated, turns
from sampan.bots import Clock, level_seconds
from sampan.bots.intervals import percentile
from sampan.engine.actions import Action
from sampan.engine.game import Decision, Game
from sampan.engine.session import Session
from sampan.engine.view import View

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
    """Games until there are enough decisions."""
    taken: list[int] = []
    seeds = count()
    while len(taken) < ENOUGH:
        seed = next(seeds)
        bots = [Thinker(bot, taken) for bot in seated(game, [level] * seats, seed)]
        for _ in turns(Session.new(game, seats, seed), bots, Clock()):
            pass
    return Thinking(level, seats, level_seconds(level, game), taken)


class Thinker(Timed):
    """A bot with a watch that stands still where a plan or a rule has made the choice already: such
    choices would make the others look quicker."""

    def choose(self, view: View, decision: Decision, clock: Clock) -> Action:
        planned = self.bot.planned[:1]
        action = super().choose(view, decision, clock)
        if len(decision.options) == 1 or planned == [(decision.step, action)]:
            self.milliseconds.pop()
        return action
