"""What tables are learned of: every entry lies in its table, and of most tables one holds."""

import pytest

import sampan
from sampan.engine.steps import SEATS
from sampan.engine.tables import Learned, Tables, places, runs
from sampan.engine.walk import random_table, walker_of
from sampan.games.gugong.entries import ORDERED
from sampan.games.gugong.features import time_left
from sampan.games.gugong.flow.day import LocationAction
from sampan.games.gugong.knowledge import KINDS, KNOWLEDGE
from sampan.games.gugong.pieces import DAYS
from sampan.games.gugong.rest import OF_REST
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
    kinds = {1: ("solo", "meng"), 2: ("pair",)}.get(seats, ("person",))
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


@pytest.mark.parametrize("seats", [1, 2])
def test_every_entry_of_the_rest_of_a_turn_lies_in_a_table(seats: int) -> None:
    seen: set[str] = set()
    kind = "solo_turn" if seats == 1 else "person_turn"
    for seed in range(12):
        session, walker = random_table(GAME, seed, seats=seats), walker_of(seed)
        while session.decision is not None:
            s = session.state
            assert isinstance(s, Gugong)
            found = KNOWLEDGE.rest(s, SEATS.index(session.decision.seat))
            assert found[0] == kind
            seen |= {table_of(OF_REST, entry) for entry in found[1]}
            walker.walk(session, 1)
    assert set(OF_REST) - seen <= {"price", "forgone", "back"}


def test_what_is_still_to_be_done_promises_something() -> None:
    """With the action of the location ahead a turn promises more than without it. What it promises
    is learned between lines of one turn, so only differences tell something."""
    session = sampan.Session.new(GAME, seats=2, seed=1)
    s = session.state.copy()
    assert isinstance(s, Gugong)
    seat = s.agenda[-1].who(s)
    first = KNOWLEDGE.first()
    assert first.promise(s, seat) is None
    assert first.worth(s, seat) == first.guess(s, seat)
    while not isinstance(s.agenda[-1], LocationAction):
        s.play(s.agenda[-1].options(s)[0])
    without = s.copy()
    without.agenda.pop()
    promise, less = KNOWLEDGE.promise(s, seat), KNOWLEDGE.promise(without, seat)
    assert promise is not None
    assert less is not None
    assert promise > less


def test_tables_of_solo_games_count_in_solo_games_only() -> None:
    """Else learning to play against Meng would make all results between people strange."""
    assert KNOWLEDGE.learned is not None
    other = {**KNOWLEDGE.learned.tables, "solo": Tables([[0.0]])}
    changed = KNOWLEDGE.with_learned(Learned(other, {}))
    assert changed.fingerprint(2) == KNOWLEDGE.fingerprint(2)
    assert changed.fingerprint(1) != KNOWLEDGE.fingerprint(1)
    asked = {kind for seats in GAME.seats for kind in KNOWLEDGE.kinds_at(seats)}
    assert asked == set(KNOWLEDGE.kinds)


def test_two_have_tables_of_their_own() -> None:
    """They go on from those of all tables, which hold as long as there are no others."""
    assert KNOWLEDGE.learned is not None
    tables = {kind: each for kind, each in KNOWLEDGE.learned.tables.items() if kind != "pair"}
    without = KNOWLEDGE.with_learned(Learned(tables, {}))
    for seats, same in ((2, False), (3, True)):
        s = sampan.Session.new(GAME, seats=seats, seed=1).state
        assert isinstance(s, Gugong)
        assert without.sight(s, 0).kind == "person"
        assert (KNOWLEDGE.sight(s, 0).kind == "person") == same
        assert (KNOWLEDGE.worth(s, 0) == without.worth(s, 0)) == same
        assert (KNOWLEDGE.fingerprint(seats) == without.fingerprint(seats)) == same


def test_tables_in_order_are_there() -> None:
    for kind in ("person", "meng"):
        for run in runs(KINDS[kind], ORDERED):
            assert len({table_of(KINDS[kind], entry) for entry in run}) == 1
    both = {**KINDS["person"], **KINDS["meng"]}
    assert all(both[name] % length == 0 for name, length in ORDERED.items())
