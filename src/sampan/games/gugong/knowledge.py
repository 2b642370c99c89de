"""What bots know of Gùgōng, as they ask for it; what a position is worth stands in `ai`."""

from pathlib import Path
from typing import Final

from sampan.engine.weights import LinearKnowledge, Weights
from sampan.games.gugong.ai import PARTS, Judge, days_left, load_judge
from sampan.games.gugong.pieces import DAYS
from sampan.games.gugong.scoring import eligible
from sampan.games.gugong.state import Gugong

WEIGHTS_FILE: Final = Path(__file__).with_name("weights.toml")
JUDGE: Final = Judge(load_judge())


class GugongKnowledge(LinearKnowledge[Gugong]):
    """Points at the end as a sum of what the judge sees in a position."""

    names = PARTS
    counted = PARTS
    lookahead = 8
    levels = {
        "hard": "ismcts:iterations=40,plans=16,rollout=3,time=2s",
        "master": "ismcts:iterations=160,plans=16,rollout=3,time=5s",
    }
    trials = (("master", {"difficulty": "hard"}),)

    def features(self, s: Gugong) -> list[list[float]]:
        return [JUDGE.parts(s, seat) for seat in range(s.n)]

    def worths(self, s: Gugong) -> list[float]:
        return [self.worth(s, seat) for seat in range(s.n)]

    def worth(self, s: Gugong, seat: int) -> float:
        """In the end only the points of those who reached the palace count (GG-10.8)."""
        if s.over is not None:
            return float(s.vp[seat]) if eligible(s, seat) else 0.0
        return self.sum_of(JUDGE.parts(s, seat), self.time_left(s))

    def time_left(self, s: Gugong) -> float:
        return days_left(s) / DAYS


KNOWLEDGE: Final = GugongKnowledge(Weights.read(WEIGHTS_FILE, GugongKnowledge.names))
