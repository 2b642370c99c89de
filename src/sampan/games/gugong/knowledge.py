"""What bots know of Gùgōng, as they ask for it; what a position is worth stands in `ai`."""

from pathlib import Path
from typing import Final

from sampan.engine.weights import LinearKnowledge, Weights
from sampan.games.gugong.ai import COUNTS, PARTS, Judge, counts, days_left, load_judge
from sampan.games.gugong.pieces import DAYS
from sampan.games.gugong.scoring import eligible
from sampan.games.gugong.state import Gugong

WEIGHTS_FILE: Final = Path(__file__).with_name("weights.toml")
JUDGE: Final = Judge(load_judge())


class GugongKnowledge(LinearKnowledge[Gugong]):
    """Points at the end as a sum of what the judge sees in a position."""

    names = (*PARTS, *COUNTS)
    counted = PARTS
    lookahead = 8
    levels = {
        "hard": "ismcts:iterations=600,time=1s",
        "master": "ismcts:iterations=3000,time=3s",
    }
    trials = (("master", {"difficulty": "hard"}),)

    def features(self, s: Gugong) -> list[list[float]]:
        return [[*JUDGE.parts(s, seat), *counts(s, seat)] for seat in range(s.n)]

    def worths(self, s: Gugong) -> list[float]:
        """GG-17.6 In the end only the points of those who reached the palace count."""
        if s.over is not None:
            return [float(s.vp[seat]) if eligible(s, seat) else 0.0 for seat in range(s.n)]
        return super().worths(s)

    def time_left(self, s: Gugong) -> float:
        return days_left(s) / DAYS


KNOWLEDGE: Final = GugongKnowledge(Weights.read(WEIGHTS_FILE, GugongKnowledge.names))
