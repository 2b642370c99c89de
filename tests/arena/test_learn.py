"""Learning: least squares find what is there, the same command finds the same tables."""

from pathlib import Path
from random import Random

import pytest

import sampan
from sampan.arena.learn import Row, Sums, learn, learnable
from sampan.engine.errors import BadInput
from sampan.engine.tables import Learned, Sight, TableKnowledge
from tests.cli.terminal import run
from tests.engine.toy import GAME as PEBBLES

GAMES = [name for name in sampan.games() if isinstance(sampan.game(name).knowledge, TableKnowledge)]
WORTHS = ([1.0, -2.0, 4.0], [3.0, 0.0, 4.0], [9.0, 1.0, 5.0])


def rows(count: int, noise: float) -> list[Row]:
    """What would be seen if entries were worth that much."""
    rng, found = Random(2), []
    for _ in range(count):
        left, entries = rng.choice((0.0, 0.3, 1.0, 1.6, 2.0)), rng.choices(range(3), k=3)
        later = min(int(left), 1)
        share = left - later
        gain = sum(
            (1 - share) * WORTHS[later][entry] + share * WORTHS[later + 1][entry]
            for entry in entries
        )
        found.append(Row(Sight("one", left, 0.0, entries), gain + rng.gauss(0.0, noise)))
    return found


def test_worths_are_found_from_what_came_of_them() -> None:
    sums = Sums(size=3, times=3)
    sums.add(rows(20000, noise=1.0))
    for found, true in zip(sums.tables().worths, WORTHS, strict=True):
        assert found == pytest.approx(true, abs=0.25)


def test_what_was_never_seen_is_worth_nothing() -> None:
    sums = Sums(size=4, times=3)
    sums.add(rows(500, noise=1.0))
    assert [worths[3] for worths in sums.tables().worths] == [0.0] * 3


def test_rounds_fade() -> None:
    sums = Sums(size=3, times=3)
    sums.add([Row(Sight("one", 0.0, 0.0, [0]), 10.0)] * 1000)
    for _ in range(9):
        sums.fade()
        sums.add([Row(Sight("one", 0.0, 0.0, [0]), 20.0)] * 1000)
    assert 18.0 < sums.tables().worths[0][0] < 20.0


@pytest.mark.parametrize("name", GAMES)
def test_the_same_command_finds_the_same_tables(name: str, tmp_path: Path) -> None:
    said = ("tune", name, "--by", "learn", "--games", "3", "--rounds", "2", "--workers", "1")
    paths = [tmp_path / each for each in ("one.toml", "other.toml")]
    for path in paths:
        shown = run(*said, "--out", str(path))
        assert shown.exit_code == 0, shown.output
    one, other = (path.read_text("utf-8") for path in paths)
    assert one == other
    knowledge = learnable(sampan.game(name))
    found = Learned.read(paths[0], knowledge.kinds, knowledge.times)
    assert found.command == f"sampan tune {name} --by learn --games 3 --rounds 2 --seed 0"
    session = sampan.Session.new(sampan.game(name), seats=2, seed=1)
    other_worth = knowledge.with_learned(found).worth(session.state, 0)
    assert other_worth != knowledge.worth(session.state, 0)


def test_what_cannot_be_learned_is_refused() -> None:
    with pytest.raises(BadInput, match="has no tables to learn"):
        next(learn(PEBBLES, 1, 1, 0, ""))
    with pytest.raises(BadInput, match="needs one round at least"):
        next(learn(sampan.game(GAMES[0]), 1, 0, 0, ""))
