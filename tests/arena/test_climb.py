"""Tuning by play: what did better is kept, chance alone moves nothing."""

from pathlib import Path
from random import Random

import pytest

import sampan
from sampan.arena.climb import LONGEST, Trial, climb, play, steps_of, tunable
from sampan.arena.rounds import tamed
from sampan.engine.errors import BadInput
from sampan.engine.tunable import Numbers
from tests.cli.terminal import run
from tests.engine.toy import GAME as PEBBLES

GAMES = sampan.games()


def responses(effects: list[float], trials: int, noise: float) -> list[float]:
    """The steps after so many trials in which each number has this effect on the margin."""
    rng = Random(5)
    products, squares, margins = [0.0] * len(effects), [0.0] * len(effects), []
    for _ in range(trials):
        off = [rng.gauss(0, 1) for _ in effects]
        margin = sum(a * b for a, b in zip(off, effects, strict=True)) + rng.gauss(0, noise)
        margins.append(margin)
        products = [p + o * margin for p, o in zip(products, off, strict=True)]
        squares = [s + o * o for s, o in zip(squares, off, strict=True)]
    return steps_of(products, squares, margins)[0]


def test_steps_go_where_games_were_won() -> None:
    up, down, nowhere = responses([1.0, -0.5, 0.0], trials=4000, noise=10.0)
    assert up > -down > 4 * abs(nowhere)


def test_no_step_is_too_long() -> None:
    assert responses([9.0, 0.1], trials=500, noise=1.0)[0] == LONGEST


def test_chance_alone_moves_little() -> None:
    effects = [0.0] * 30
    assert max(map(abs, responses(effects, trials=1000, noise=10.0))) < 0.05


def test_a_rout_tells_no_more_than_a_clear_win() -> None:
    assert tamed([1, -2, 3, 90]) == [1, -2, 3, 7.5]


@pytest.mark.parametrize("name", GAMES)
def test_two_neighbours_are_a_trial(name: str) -> None:
    game = sampan.game(name)
    sizes = [1.0] * len(tunable(game).numbers)
    trials = play(game, sizes, 3, Random(1), "random")
    assert len(trials) == 2
    assert all(isinstance(trial, Trial) and len(trial.off) == len(sizes) for trial in trials)


@pytest.mark.parametrize("name", GAMES)
def test_the_same_command_finds_the_same_numbers(name: str) -> None:
    game = sampan.game(name)
    found = [
        list(climb(game, 2, 2, 7, "random", "a test after {}".format))[-1][0] for _ in range(2)
    ]
    assert found[0].numbers == found[1].numbers
    assert found[0].numbers.keys() == tunable(game).numbers.keys()


@pytest.mark.parametrize("name", GAMES)
def test_tuning_by_play_is_a_command(name: str, tmp_path: Path) -> None:
    out = tmp_path / "weights.toml"
    result = run("tune", name, "--games", 1, "--rounds", 1, "--bot", "random", "--out", out)
    assert result.exit_code == 0, result.stderr
    assert f"sampan tune {name} --by play --games 1 --rounds 1" in out.read_text("utf-8")


def test_numbers_are_kept_as_they_are(tmp_path: Path) -> None:
    path = tmp_path / "weights.toml"
    numbers = Numbers({"a.one": 1.5, "a.two": -2.0, "b.one": 0.25}, (3.0, 12.0), "a test")
    numbers.write(path)
    read = Numbers.read(path)
    assert (read.values, read.spread, read.command) == (numbers.values, (3.0, 12.0), "a test")
    with pytest.raises(BadInput, match=r"differ in b\.one"):
        read.same_names(Numbers({"a.one": 1.0, "a.two": 1.0}, (3.0, 12.0), ""))
    path.write_text("spread = [1, 2]\n[a]\none = 1\n", "utf-8")
    with pytest.raises(BadInput, match="must have a command"):
        Numbers.read(path)


def test_knowledge_without_numbers_cannot_be_tuned() -> None:
    with pytest.raises(BadInput, match="no numbers to tune"):
        tunable(PEBBLES)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--bot", "greedy@first"), "--bot says how a bot plays; what it counts with is tuned"),
        (("--bot", "nobody"), "there is no bot 'nobody'"),
        (("--out", "nowhere/weights.toml"), "nowhere/weights.toml cannot be written"),
    ],
)
def test_what_cannot_be_tuned_is_refused_before_games_are_played(
    words: tuple[str, str], message: str
) -> None:
    result = run("tune", GAMES[0], "--games", 100_000, *words)
    assert result.exit_code == 2
    assert message in result.stderr
