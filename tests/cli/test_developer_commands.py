"""`sampan soak` and `sampan perft` and `sampan bless`: numbers about the rules, for developers."""

import json
from pathlib import Path
from typing import Any

import pytest

import sampan
from sampan.cli import soak
from sampan.engine.game import Game
from sampan.engine.session import Session
from sampan.engine.soak import Soaked, Violation
from tests.cli.terminal import run

GAMES = sampan.games()


def test_soaking_prints_a_line_per_game() -> None:
    result = run("soak", "--games", 12, "--seed", 3)
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert [line.partition(":")[0] for line in lines] == GAMES
    for line in lines:
        assert "12 games, " in line
        assert line.endswith(", 0 violations")


def test_workers_play_the_same_games() -> None:
    alone = run("soak", GAMES[0], "--games", 50)
    together = run("soak", GAMES[0], "--games", 50, "--workers", 2)
    assert together.stdout == alone.stdout


def test_a_violation_leaves_its_transcript(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Exit code 1, the transcript, and the command that shows it again."""

    def broken(game: Game[Any], seed: str) -> Soaked:
        if seed == "7-3":
            raise Violation(game.name, seed, "Broken: XX-E1 is broken", "the transcript")
        return Soaked(1, "over")

    monkeypatch.setattr(soak, "soak_game", broken)
    seeded = ("soak", GAMES[0], "--seed", 7, "--folder", tmp_path / "new")
    result = run(*seeded, "--games", 9)
    assert result.exit_code == 1
    file = tmp_path / "new" / f"violation-{GAMES[0]}-7-3.txt"
    assert file.read_text("utf-8") == "the transcript"
    assert "XX-E1 is broken" in result.stderr
    assert f"sampan soak {GAMES[0]} --seed 7 --first 3 --games 1" in result.stderr
    assert run(*seeded, "--games", 1, "--first", 3).exit_code == 1
    assert run(*seeded, "--games", 1, "--first", 4).exit_code == 0


@pytest.mark.parametrize("command", ["soak", "perft", "bless"])
def test_an_unknown_game_is_refused(command: str) -> None:
    result = run(command, "monopoly")
    assert result.exit_code == 2
    assert "there is no game 'monopoly'" in result.stderr


@pytest.mark.parametrize("name", GAMES)
def test_perft_counts_a_fresh_table(name: str) -> None:
    result = run("perft", name, "--depth", 2, "--json")
    assert result.exit_code == 0
    numbers = json.loads(result.stdout)
    session = Session.new(sampan.game(name), seed=0)
    assert session.decision is not None
    assert list(numbers["by_action"]) == [action.word for action in session.decision.options]
    assert numbers["nodes"]["1"] == len(session.decision.options)
    assert numbers["nodes"]["2"] == sum(numbers["by_action"].values())


@pytest.mark.parametrize("name", GAMES)
def test_perft_prints_tables_and_rates(name: str) -> None:
    result = run("perft", name, "--depth", 2, "--collapse")
    assert result.exit_code == 0
    for part in ("first action", "nodes/s", "depth 2"):
        assert part in result.stdout


@pytest.mark.parametrize("name", GAMES)
def test_perft_counts_from_a_position(name: str, tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps({"game": name, "seed": 4}), "utf-8")
    result = run("perft", name, "--position", file, "--depth", 1, "--json")
    assert result.exit_code == 0
    assert json.loads(result.stdout)["nodes"]["1"] > 0
    file.write_text("{", "utf-8")
    broken = run("perft", name, "--position", file)
    assert broken.exit_code == 2
    assert "not a readable JSON file" in broken.stderr


@pytest.mark.parametrize("name", GAMES)
def test_blessing_prints_what_changed(name: str, tmp_path: Path) -> None:
    result = run("bless", name, "--folder", tmp_path)
    assert result.exit_code == 0
    assert str(tmp_path / name / "vocabulary.txt") in result.stdout
    assert run("bless", name, "--folder", tmp_path).stdout == ""
    (tmp_path / name / "vocabulary.txt").write_text("seat 0 no-such-word\n", "utf-8")
    lost = run("bless", name, "--folder", tmp_path)
    assert lost.exit_code == 1
    assert "'seat 0 no-such-word'" in lost.stderr
