"""What tables are learned of: every entry lies in its table, and of most tables one holds."""

import pytest

import sampan
from sampan.engine.tables import places
from sampan.engine.walk import random_table, walker_of
from sampan.games.gugong.features import time_left
from sampan.games.gugong.knowledge import KINDS, KNOWLEDGE
from sampan.games.gugong.pieces import DAYS
from sampan.games.gugong.state import Gugong

GAME = sampan.game("gugong")
ONE_HOLDS = ("always", "palace", "jade", "servants", "supply", "wall.lead", "intrigue", "turns")
"""Tables of which exactly one entry holds, whatever happens."""
SELDOM = (
    "bonus",
    "field",
    "pending",
    *(f"decrees.{of}" for of in ("jade", "points", "decrees", "rewards")),
)
"""Tables of which in a few games nothing may hold."""


def table_of(sizes: dict[str, int], entry: int) -> str:
    """The table in which an entry lies."""
    return next(
        name for name, place in places(sizes).items() if place <= entry < place + sizes[name]
    )


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_entry_lies_in_a_table(seats: int) -> None:
    seen: set[str] = set()
    for seed in range(3):
        session, walker = random_table(GAME, seed, seats=seats), walker_of(seed)
        while session.decision is not None:
            s = session.state
            assert isinstance(s, Gugong)
            for seat in range(s.n):
                kind, left, points, entries = KNOWLEDGE.sight(s, seat)
                assert 0 <= left <= DAYS
                assert left == time_left(s, seat)
                assert points == s.vp[seat]
                tables = [table_of(KINDS[kind], entry) for entry in entries]
                assert [tables.count(name) for name in ONE_HOLDS] == [1] * len(ONE_HOLDS)
                seen |= {f"{kind} {name}" for name in tables}
            walker.walk(session, 1)
    kinds = ("solo", "meng") if seats == 1 else ("person",)
    unseen = {f"{kind} {name}" for kind in kinds for name in KINDS[kind]} - seen
    assert unseen <= {f"{kind} {name}" for kind in kinds for name in SELDOM}


def test_time_runs_out() -> None:
    session, walker = random_table(GAME, 5, seats=2), walker_of(5)
    before = float(DAYS)
    while session.decision is not None:
        assert isinstance(session.state, Gugong)
        left = sum(time_left(session.state, seat) for seat in range(2)) / 2
        assert left <= before + 0.21, "a card drawn or taken back is a turn more"
        before = left
        walker.walk(session, 1)
    assert isinstance(session.state, Gugong)
    assert time_left(session.state, 0) == 0.0


def test_the_middle_of_a_turn_is_guessed() -> None:
    session = random_table(GAME, 1, seats=2)
    s = session.state
    assert isinstance(s, Gugong)
    assert KNOWLEDGE.promise(s, 0) == KNOWLEDGE.guess(s, 0) != KNOWLEDGE.worth(s, 0)
    first = KNOWLEDGE.first()
    assert first.promise(s, 0) is None
    assert first.worth(s, 0) == first.guess(s, 0)
    assert set(KNOWLEDGE.kinds) == set(KINDS)
