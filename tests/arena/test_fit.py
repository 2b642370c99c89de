"""Tuning by what foretells margins."""

from pathlib import Path

import pytest

import sampan
from sampan.arena.fit import Sample, fit, fit_rounds, fittable, solve, with_weights
from sampan.engine.errors import BadInput
from sampan.engine.weights import LinearKnowledge, Weights
from tests.cli.terminal import run
from tests.engine.toy import GAME as PEBBLES

GAMES = sampan.games()
TUNABLE = [name for name in GAMES if isinstance(sampan.game(name).knowledge, LinearKnowledge)]


def test_equations_are_solved() -> None:
    assert solve([[0.0, 2.0], [1.0, 1.0]], [4.0, 5.0]) == pytest.approx([3.0, 2.0])


@pytest.mark.parametrize("name", TUNABLE)
def test_a_fit_finds_the_weights_that_made_the_margins(name: str) -> None:
    knowledge = fittable(sampan.game(name)).plain("a test")
    size = len(knowledge.names)
    true = [float(place - 5) for place in range(size)]
    samples = [
        Sample(left, [float(place == one) for place in range(size)], true[one] * (1 + left))
        for one in range(size)
        for left in (0.0, 0.25, 0.5, 0.75, 1.0)
        for _ in range(400)
    ]
    weights, errors = fit(knowledge, samples, "a test")
    assert list(weights.late.values()) == pytest.approx(true, abs=0.3)
    assert list(weights.early.values()) == pytest.approx(true, abs=0.3)
    assert errors["after"] < errors["before"]


@pytest.mark.parametrize("name", TUNABLE)
def test_tuning_gives_the_same_weights_again(name: str, tmp_path: Path) -> None:
    game = sampan.game(name)
    found = [
        next(fit_rounds(game, 1, 1, 7, "random", "a test after {}".format))[0] for _ in range(2)
    ]
    assert found[0].late == found[1].late
    path = tmp_path / "weights.toml"
    found[0].write(path)
    read = Weights.read(path, fittable(game).names)
    assert read.command == "a test after 1"
    assert read.late == pytest.approx(found[0].late, abs=0.001)
    state = sampan.Session.new(game, 2, 7).state
    assert with_weights(game, read).knowledge.worths(state) != game.knowledge.worths(state)


def test_weights_must_fit_the_features(tmp_path: Path) -> None:
    path = tmp_path / "weights.toml"
    Weights({"a": 1.0}, {"a": 0.0}, (1.0, 2.0)).write(path)
    with pytest.raises(BadInput, match="weights and features differ in b"):
        Weights.read(path, ["a", "b"])


def test_only_weighted_features_can_be_tuned() -> None:
    with pytest.raises(BadInput, match="no sum of weighted features; it cannot be tuned"):
        fittable(PEBBLES)


@pytest.mark.parametrize("name", GAMES)
def test_who_cannot_tune_in_one_way_is_told_the_others(name: str) -> None:
    """Processes are counted as everywhere: 0 are as many as cores."""
    other = "learn" if name in TUNABLE else "fit"
    result = run("tune", name, "--by", other, "--games", 1, "--workers", 0)
    assert result.exit_code == 2
    ways = "--by play or --by fit" if name in TUNABLE else "--by play or --by learn"
    assert f"; it can be tuned {ways}" in result.stderr


@pytest.mark.parametrize("name", TUNABLE)
def test_tuning_by_fit_is_a_command(name: str, tmp_path: Path) -> None:
    out = tmp_path / "weights.toml"
    once = ("--games", 1, "--rounds", 1, "--bot", "random")
    result = run("tune", name, "--by", "fit", *once, "--out", out)
    assert result.exit_code == 0, result.stderr
    assert f"sampan tune {name} --by fit --games 1 --rounds 1" in out.read_text("utf-8")


def test_what_bots_play_with_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Unless somebody puts what was found in its place."""
    monkeypatch.chdir(tmp_path)
    name = TUNABLE[0]
    own = Path(sampan.game(name).folder) / "weights.toml"
    before = own.read_bytes()
    words = ("--by", "fit", "--games", 2, "--rounds", 1, "--bot", "random", "--workers", 1)
    result = run("tune", name, *words)
    assert result.exit_code == 0, result.stderr
    assert (tmp_path / f"{name}-weights.toml").exists()
    assert f"bots play with {own}" in result.stdout
    assert own.read_bytes() == before
