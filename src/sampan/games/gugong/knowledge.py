"""What bots know of Gùgōng, as they ask for it: learned from what `features` sees at the end of a
turn and `rest` in the middle of it; `ai` is what was known before anything was learned."""

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final, Self

from sampan.engine.actions import Action
from sampan.engine.tables import Learned, Sight, Spread, TableKnowledge
from sampan.engine.tunable import Numbers
from sampan.games.gugong.ai import Judge, days_left
from sampan.games.gugong.entries import OF_MENG, OF_PERSON, ORDERED
from sampan.games.gugong.features import of_meng, of_person, time_left
from sampan.games.gugong.flow.day import ChooseCard
from sampan.games.gugong.flow.servants import Trading
from sampan.games.gugong.pieces import DAYS, NOBODY
from sampan.games.gugong.rest import OF_REST, rest_of_turn
from sampan.games.gugong.scoring import eligible
from sampan.games.gugong.state import Gugong
from sampan.games.gugong.windfalls import grant
from sampan.games.gugong.words import TRADE_SERVANT, trade_parts

HERE: Final = Path(__file__).parent
GUESSES: Final = Numbers.read(HERE / "guesses.toml")
"""Where tuning begins, chosen by hand; and what counts against Meng, because the numbers found by
play between people do worse there (docs/decisions/010)."""
FOUND: Final = Numbers.read(HERE / "weights.toml").same_names(GUESSES)
SOLO_SPREAD: Final = 25.0
"""With a narrow spread large deficits against Meng would be worth the same as larger ones
(docs/decisions/010)."""
FEW_SERVANTS: Final = 2
"""With fewer in the pool it is thought of trading tiles for one in the middle of a turn."""
KINDS: Final = {
    "person": OF_PERSON,
    "pair": OF_PERSON,
    "solo": OF_PERSON,
    "meng": OF_MENG,
    "person_turn": OF_REST,
    "solo_turn": OF_REST,
}
"""Who sits among people, who sits opposite one of them, who sits opposite Meng, and Meng; and the
turns of people."""
TABLES: Final = HERE / "tables.toml"
SPREAD: Final = Spread.read(HERE / "spread.toml")
"""How far a lead by the tables moves between people."""
MANY: Final = (3, 4, 5)
"""Tables at which only the strongest level searches (docs/decisions/012)."""


def _round_on(plans_played: int, seats: int) -> str:
    """A search that plays on until everybody has had a turn, each with the words that look best:
    the more seats, the fewer times."""
    spec = f"ismcts:iterations={plans_played // seats},plans=16,deeper=4"
    return f"{spec},rollout={seats},lines=1,trust=0.2,time=5s"


class GugongKnowledge(TableKnowledge[Gugong]):
    """Points at the end: as tables tell that were learned, or as the judge sees them coming; a solo
    game has tables and a judge of its own."""

    least = 0.05
    kinds = KINDS
    times = DAYS + 1
    ordered = ORDERED
    onward = {"pair": "person"}
    lookahead = 8
    levels = {
        "easy": "casual:noise=0.12",
        "hard": "ismcts:iterations=60,plans=16,deeper=8,time=2s",
        "master": "ismcts:iterations=800,plans=24,deeper=8,trust=0.2,time=5s",
        "master/1": (
            "ismcts:iterations=400,plans=40,deeper=8,exploration=0.1,rollout=1,lines=8,time=5s"
        ),
        **{f"medium/{seats}": "greedy:width=1" for seats in MANY},
        **{f"hard/{seats}": "greedy" for seats in MANY},
        **{f"master/{seats}": _round_on(960, seats) for seats in MANY},
    }
    trials = (("master", {"difficulty": "hard"}),)
    share_of_many = 4

    def __init__(self, weights: Numbers, learned: Learned | None) -> None:
        self.weights: Final = weights
        self.learned = learned
        self.pairs: Final = learned is not None and "pair" in learned.tables
        """Whether there are tables for two."""
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
        kind = "solo" if s.meng != NOBODY else "pair" if self.pairs and s.n == 2 else "person"
        return Sight(kind, left, points, of_person(s, seat))

    def rest(self, s: Gugong, seat: int) -> tuple[str, list[int]]:
        kind = "person_turn" if s.meng == NOBODY else "solo_turn"
        return kind, rest_of_turn(s, seat)

    def windfall(self, s: Gugong, rng: Random) -> None:
        grant(s, rng)

    def kinds_at(self, seats: int) -> Collection[str]:
        if seats == 1:
            return "solo", "meng", "solo_turn"
        return ("person", "person_turn", "pair") if seats == 2 else ("person", "person_turn")

    def spread(self, s: Gugong) -> float:
        if s.meng != NOBODY:
            return SOLO_SPREAD
        if self.learned is not None:
            return SPREAD.at(self.time_left(s))
        late, early = self.weights.spread
        return late + early * self.time_left(s)

    def time_left(self, s: Gugong) -> float:
        return days_left(s) / DAYS

    def margin_counts(self, s: Gugong) -> float:
        """Against Meng the margin is all that counts: chosen when most games were lost, where ranks
        tell good moves from bad ones too seldom."""
        return super().margin_counts(s) if s.meng == NOBODY else 1.0

    def distinct(self, s: Gugong, options: Sequence[Action]) -> Sequence[Action]:
        """Tiles may be traded at every question of a turn (GG-5.13). It is enough to think of
        servants before a card is chosen and when few are left, and of all else at the end: the same
        trades one question later would crowd out other ideas."""
        step = s.agenda[-1]
        if not isinstance(step, Trading):
            return options
        servants = isinstance(step, ChooseCard) or s.pool[step.seat] < FEW_SERVANTS
        return [
            each
            for each in options
            if each.kind != "trade" or (servants and trade_parts(each)[0] == TRADE_SERVANT)
        ]

    def fingerprint(self, seats: int) -> Mapping[str, object]:
        late, early = SPREAD[:2] if self.learned else self.weights.spread
        spread = (SOLO_SPREAD, 0.0) if seats == 1 else (late, early)
        return {**super().fingerprint(seats), "spread": spread}

    @property
    def numbers(self) -> Mapping[str, float]:
        return self.weights.values

    def with_numbers(self, numbers: Mapping[str, float], command: str = "") -> Self:
        """The numbers are those of the judge: they count where there are no tables."""
        return type(self)(Numbers(numbers, self.weights.spread, command), None)

    def with_learned(self, learned: Learned | None) -> Self:
        return type(self)(self.weights, learned)

    def first(self) -> Self:
        return type(self)(GUESSES, None)

    def write(self, path: Path) -> None:
        self.weights.write(path)


LEARNED: Final = (
    Learned.read(TABLES, KINDS, GugongKnowledge.times, GugongKnowledge.onward)
    if TABLES.exists()
    else None
)
"""None before anything was learned: then `sampan tune gugong --by learn` begins with the judge."""
KNOWLEDGE: Final = GugongKnowledge(FOUND, LEARNED)
