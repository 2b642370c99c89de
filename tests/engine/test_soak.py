"""Random walks and soaking: far-reaching, repeatable, and loud when something is broken."""

from collections import Counter
from collections.abc import Sequence
from pickle import dumps, loads
from random import Random

import pytest

from sampan.engine.actions import Action
from sampan.engine.invariants import Broken, Watch, require
from sampan.engine.soak import Violation, soak_game
from sampan.engine.steps import Event
from sampan.engine.transcript import read_transcript
from sampan.engine.walk import Walker, open_table, random_table, walker_of, watched_table
from tests.engine import toy
from tests.engine.toy import GAME, Pebbles, PebblesGame


def test_a_walker_is_the_same_for_the_same_generator() -> None:
    options = list(toy.words)
    one, other = Walker(Random(1)), Walker(Random(1))
    said = [one.choose(options).word for _ in range(50)]
    assert said == [other.choose(options).word for _ in range(50)]
    assert said != [Walker(Random(2)).choose(options).word for _ in range(50)]


def test_walkers_have_tempers_and_still_say_everything() -> None:
    options = list(toy.words)
    counts = [
        Counter(Walker(Random(seed)).choose(options).kind for _ in range(1)) for seed in range(9)
    ]
    assert len({next(iter(count)) for count in counts}) > 1
    walker = Walker(Random(3))
    said = Counter(walker.choose(options).word for _ in range(5000))
    assert set(said) == {action.word for action in options}, "a word is never said"


def test_a_walk_may_stop_on_the_way() -> None:
    session = random_table(GAME, 1, 3)
    before = len(session.live)
    walker_of(1).walk(session, 2)
    assert sum(not each.forced and each.speaker != "@" for each in session.live[before:]) == 2
    walker_of(1).walk(session)
    assert session.result is not None


def test_tables_are_drawn_from_the_seed() -> None:
    tables = [open_table(GAME, seed).header for seed in range(40)]
    assert {header.seats for header in tables} == {2, 3}
    assert {header.options["hurry"] for header in tables} == {True, False}
    assert {header.start for header in tables} == {None, "A", "B", "C"}
    assert open_table(GAME, 7).header.options == open_table(GAME, 7).header.options
    assert open_table(GAME, 7, 2).header.seats == 2


def test_a_watched_table_is_watched_from_the_first_draw() -> None:
    assert watched_table(GAME, 1).watch is not None
    assert random_table(GAME, 1).watch is None


def test_a_sound_game_is_counted() -> None:
    soaked = soak_game(GAME, "0-1")
    assert soaked.over == "heap"
    assert 2 <= soaked.decisions <= 30


class BrokenWatch(Watch[Pebbles]):
    def after(self, s: Pebbles, action: Action, events: Sequence[Event]) -> None:
        require(s.heap > 4, "PB-E2", f"only {s.heap} pebbles are left")


class BrokenGame(PebblesGame):
    """Its watch wants more pebbles than there can be."""

    def watch(self, s: Pebbles, fresh: bool) -> Watch[Pebbles]:
        return BrokenWatch()


def test_a_violation_has_all_that_is_needed_to_see_it_again() -> None:
    with pytest.raises(Violation) as caught:
        soak_game(BrokenGame(GAME.components), "0-1")
    violation = caught.value
    assert "PB-E2 is broken: only" in violation.problem
    assert str(violation).startswith("pebbles, game of seed '0-1': Broken: PB-E2")
    session = read_transcript(GAME, violation.transcript)
    assert isinstance(session.state, Pebbles)
    assert session.seed == "0-1"
    with pytest.raises(Violation) as again:
        soak_game(BrokenGame(GAME.components), "0-1")
    assert again.value.transcript == violation.transcript


def test_a_violation_travels_between_processes() -> None:
    violation = loads(dumps(Violation("pebbles", "0-1", "lost", "text")))
    assert (violation.game, violation.seed, violation.problem) == ("pebbles", "0-1", "lost")
    assert violation.transcript == "text"


class CrashingGame(PebblesGame):
    """Whatever is raised in a legal game is a violation, not a traceback."""

    def watch(self, s: Pebbles, fresh: bool) -> Watch[Pebbles]:
        raise KeyError("nobody watches")


def test_a_crash_is_a_violation() -> None:
    with pytest.raises(Violation, match="KeyError: 'nobody watches'"):
        soak_game(CrashingGame(GAME.components), 3)


def test_require_names_invariant_and_problem() -> None:
    require(True, "PB-E9", "never said")
    with pytest.raises(Broken, match="PB-E9 is broken: said"):
        require(False, "PB-E9", "said")
