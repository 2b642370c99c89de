"""How far leads move: found from games, told by a command, and what chances are told by."""

from math import exp
from pathlib import Path
from random import Random

import pytest

import sampan
from sampan.arena.learn import learnable
from sampan.arena.spreads import LOGISTIC, Miss, find_misses, missed, spread_of
from sampan.engine.errors import BadInput
from sampan.engine.tables import Spread, TableKnowledge
from sampan.engine.tunable import known_by
from tests.cli.terminal import run

GAMES = [name for name in sampan.games() if isinstance(sampan.game(name).knowledge, TableKnowledge)]


def misses(late: float, early: float, count: int = 20000) -> list[Miss]:
    """Leads that move by so much at the end, and by so much more at the beginning."""
    rng = Random(1)
    times = [rng.random() for _ in range(count)]
    return [(left, rng.gauss(0.0, late + left * early)) for left in times]


def test_the_spread_is_found_from_how_far_leads_moved() -> None:
    late, early = spread_of(misses(3.0, 8.0))
    assert late == pytest.approx(3.0 * LOGISTIC, rel=0.1)
    assert early == pytest.approx(8.0 * LOGISTIC, rel=0.1)


def test_chances_by_this_spread_come_true() -> None:
    """A lead of four points of which errors are known to be normal, with a deviation of five."""
    spread, _ = spread_of(misses(5.0, 0.0))
    rng = Random(2)
    won = sum(4.0 + rng.gauss(0.0, 5.0) > 0.0 for _ in range(20000)) / 20000
    assert 1.0 / (1.0 + exp(-4.0 / spread)) == pytest.approx(won, abs=0.03)


def test_leads_of_one_half_of_the_game_tell_of_no_change() -> None:
    assert spread_of([(0.2, 3.0), (0.3, -3.0)]) == (3.0 * LOGISTIC, 0.0)
    assert missed([]) == 0.0


@pytest.mark.parametrize("name", GAMES)
def test_games_are_found_again(name: str) -> None:
    game = sampan.game(name)
    found = find_misses(game, games=2, seed=3, spec="greedy:width=1")
    assert found == find_misses(game, games=2, seed=3, spec="greedy:width=1")
    assert all(0.0 <= left <= 1.0 for left, _ in found)
    assert found[0][0] == 1.0
    assert len({left for left, _ in found}) > 10


@pytest.mark.parametrize("name", GAMES)
def test_it_is_a_command(name: str, tmp_path: Path) -> None:
    out = tmp_path / "spread.toml"
    told = ("tune", name, "--by", "spread", "--games", "2", "--bot", "greedy:width=1")
    result = run(*told, "--workers", "1", "--out", out)
    assert result.exit_code == 0, result.output
    assert "left of the game" in result.output
    found = Spread.read(out)
    assert found.command == f"sampan tune {name} --by spread --games 2 --seed 0 --bot {told[-1]}"
    assert found.at(1.0) >= found.at(0.0) == found.late > 0.0


def test_what_cannot_be_is_refused(tmp_path: Path) -> None:
    game = sampan.game(GAMES[0])
    empty = known_by(game, learnable(game).with_learned(None))
    with pytest.raises(BadInput, match="no tables yet"):
        find_misses(empty, games=1, seed=0, spec="greedy")
    path = tmp_path / "spread.toml"
    path.write_text('command = "x"\nspread = [1.0]\n', "utf-8")
    with pytest.raises(BadInput, match=r"spread\.toml must have a command and a spread of two"):
        Spread.read(path)
    result = run("tune", GAMES[0], "--by", "spread", "--seats", "2")
    assert result.exit_code == 2
    assert "--seats goes with --by learn" in result.output
