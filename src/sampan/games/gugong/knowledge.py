"""What bots know of Gùgōng, as they ask for it; what a position is worth stands in `ai`."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, Self

from sampan.engine.tables import Learned, Sight, TableKnowledge
from sampan.engine.tunable import Numbers
from sampan.games.gugong.ai import Judge, days_left
from sampan.games.gugong.features import OF_MENG, OF_PERSON, of_meng, of_person, time_left
from sampan.games.gugong.pieces import DAYS, NOBODY
from sampan.games.gugong.scoring import eligible
from sampan.games.gugong.state import Gugong

HERE: Final = Path(__file__).parent
GUESSES: Final = Numbers.read(HERE / "guesses.toml")
"""Where tuning begins, chosen by hand; and what counts against Meng, because the numbers found by
play between people do worse there (docs/decisions/010)."""
FOUND: Final = Numbers.read(HERE / "weights.toml").same_names(GUESSES)
SOLO_SPREAD: Final = 25.0
"""Meng often ends far ahead: with a narrow spread large deficits are worth the same as larger ones
(docs/decisions/010)."""


KINDS: Final = {"person": OF_PERSON, "solo": OF_PERSON, "meng": OF_MENG}
"""Who sits among people, who sits opposite Meng, and Meng."""
TABLES: Final = HERE / "tables.toml"


class GugongKnowledge(TableKnowledge[Gugong]):
    """Points at the end: as tables tell that were learned at the end of turns, and on the way there
    as the judge sees them coming; a solo game has a judge of its own."""

    least = 0.05
    kinds = KINDS
    times = DAYS + 1
    lookahead = 8
    levels = {
        "hard": "ismcts:iterations=80,plans=16,time=2s",
        "master": "ismcts:iterations=400,plans=16,time=5s",
        "hard/1": "ismcts:iterations=40,plans=48,rollout=1,lines=16,time=2s",
        "master/1": "ismcts:iterations=160,plans=48,rollout=1,lines=16,time=5s",
    }
    trials = (("master", {"difficulty": "hard"}),)

    def __init__(self, weights: Numbers, learned: Learned | None) -> None:
        self.weights: Final = weights
        self.learned = learned
        self.judge: Final = Judge(weights.values)
        self.solo: Final = Judge(GUESSES.values)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.weights, self.learned)

    def worths(self, s: Gugong) -> list[float]:
        return [self.worth(s, seat) for seat in range(s.n)]

    def final(self, s: Gugong, seat: int) -> float:
        """Only the points of those who reached the palace count (GG-10.8)."""
        return float(s.vp[seat]) if eligible(s, seat) else 0.0

    def guess(self, s: Gugong, seat: int) -> float:
        judge = self.judge if s.meng == NOBODY else self.solo
        return judge.worth(s, seat)

    def sight(self, s: Gugong, seat: int) -> Sight:
        left, points = time_left(s, seat), float(s.vp[seat])
        if seat == s.meng:
            return Sight("meng", left, points, of_meng(s))
        kind = "person" if s.meng == NOBODY else "solo"
        return Sight(kind, left, points, of_person(s, seat))

    def spread(self, s: Gugong) -> float:
        if s.meng != NOBODY:
            return SOLO_SPREAD
        late, early = self.weights.spread
        return late + early * days_left(s) / DAYS

    def margin_counts(self, s: Gugong) -> float:
        """While most games against Meng are lost, ranks tell good moves from bad ones too seldom:
        there the margin is all that counts."""
        return super().margin_counts(s) if s.meng == NOBODY else 1.0

    @property
    def numbers(self) -> Mapping[str, float]:
        return self.weights.values

    def with_numbers(self, numbers: Mapping[str, float], command: str = "") -> Self:
        return type(self)(Numbers(numbers, self.weights.spread, command), self.learned)

    def with_learned(self, learned: Learned | None) -> Self:
        return type(self)(self.weights, learned)

    def first(self) -> Self:
        return type(self)(GUESSES, None)

    def write(self, path: Path) -> None:
        self.weights.write(path)


KNOWLEDGE: Final = GugongKnowledge(FOUND, Learned.read(TABLES, KINDS, GugongKnowledge.times))
