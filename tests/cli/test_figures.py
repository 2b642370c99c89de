"""Tables of figures, and the command that measures how fast everything is."""

import json
from typing import Any

import pytest

import sampan
from sampan.arena.thinking import Thinking
from sampan.bots import levels
from sampan.cli import bench as cli_bench
from sampan.cli.bench import LINES, shown
from sampan.engine.game import Game
from tests.cli.terminal import WIDTH, run

GAMES = sampan.games()
LONG = "greedy@first,casual:noise=0.123456789012345678901234567890123456789"
"""Bots with names that leave no room in a terminal."""
CUT = "…"


def test_long_names_are_folded_and_figures_stay_whole() -> None:
    words = ("arena", GAMES[1], "--bots", LONG, "--games", 2, "--workers", 1)
    result = run(*words)
    assert result.exit_code == 0, result.stderr
    assert CUT not in result.stdout
    for standing in json.loads(run(*words, "--json").stdout)["bots"].values():
        assert f"{standing['win_rate']:.1%}" in result.stdout
    assert max(map(len, result.stdout.splitlines())) <= WIDTH


def test_every_figure_of_the_bench_is_told_whole() -> None:
    result = run("bench", GAMES[1], "--seconds", 0.01)
    assert result.exit_code == 0, result.stderr
    assert CUT not in result.stdout
    for line in ("decisions a second", "iterations a second of a plain search", "kB for a node"):
        assert line in result.stdout


def test_the_bench_as_numbers() -> None:
    numbers = json.loads(run("bench", GAMES[1], "--seconds", 0.01, "--json").stdout)
    figures = numbers["games"][GAMES[1]]
    assert len(figures) > 5
    assert all(each > 0 for each in [*figures.values(), numbers["reference_per_s"]])


def test_a_bench_of_no_game_is_refused() -> None:
    result = run("bench", "monopoly")
    assert result.exit_code == 2
    assert "there is no game 'monopoly'" in result.stderr


@pytest.mark.parametrize("names", [GAMES, GAMES[:1]])
def test_games_stand_side_by_side(names: list[str]) -> None:
    """As many columns as games, in the order they were named."""
    found = {name: {figure: 1000.0 for _, figure, _ in LINES} for name in names}
    table = shown(found, 1000.0)
    assert [column.header for column in table.columns] == ["", *names]
    assert table.row_count == len(LINES) + 1


def test_thinking_times_stand_by_level_and_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every level at every size of table, once as a table for each game and once as numbers."""

    def thought(game: Game[Any], level: str, seats: int) -> Thinking:
        return Thinking(level, seats, 2.5, [seats, 1000 * seats])

    monkeypatch.setattr(cli_bench, "think", thought)
    told = run("bench", *GAMES[:2], "--levels").stdout
    for name in GAMES[:2]:
        assert name in told
        assert f"{1000 * max(sampan.game(name).seats):,}" in told
    rows = json.loads(run("bench", *GAMES[:2], "--levels", "--json").stdout)
    sizes = [(name, seats) for name in GAMES[:2] for seats in sampan.game(name).seats]
    assert {(row["game"], row["seats"]) for row in rows} == set(sizes)
    assert len(rows) == len(sizes) * len(levels())
    assert all(row["stated_s"] == 2.5 and row["ms"]["100"] == 1000 * row["seats"] for row in rows)
