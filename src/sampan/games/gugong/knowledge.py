"""What bots know of Gùgōng, as they ask for it; what a position is worth stands in `ai`."""

from typing import Final

from sampan.engine.knowledge import Knowledge
from sampan.games.gugong import ai
from sampan.games.gugong.pieces import DAYS
from sampan.games.gugong.state import Gugong

FIRST_SPREAD: Final = 12.0
LAST_SPREAD: Final = 3.0
"""By how much a lead can still change, at the beginning more than at the end."""


class GugongKnowledge(Knowledge[Gugong]):
    """What bots know of Gùgōng."""

    lookahead = 8
    levels = {
        "hard": "ismcts:iterations=600,time=1s",
        "master": "ismcts:iterations=3000,time=3s",
    }
    trials = (("master", {"difficulty": "hard"}),)

    def __init__(self, judge: ai.Judge) -> None:
        self.judge: Final = judge

    def worths(self, s: Gugong) -> list[float]:
        return [self.judge.worth(s, seat) for seat in range(s.n)]

    def spread(self, s: Gugong) -> float:
        return LAST_SPREAD + FIRST_SPREAD * ai.days_left(s) / DAYS

    def evaluate(self, s: Gugong, seat: int) -> float:
        return self.judge.evaluate(s, seat)


KNOWLEDGE: Final = GugongKnowledge(ai.Judge(ai.load_weights()))
