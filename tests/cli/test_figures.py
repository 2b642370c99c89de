"""Tables of figures, and the command that measures how fast everything is."""

import json
from typing import Any

import pytest

import sampan
from sampan.arena import Match, Standings
from sampan.arena.thinking import Thinking
from sampan.bots import levels
from sampan.cli import bench as cli_bench
from sampan.cli.arena import print_standings
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


def test_specs_are_folded_after_commas(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    spec = "ismcts:iterations=20,exploration=0.2,rollout=1,lines=8,plans=24"
    match = Match(sampan.game(GAMES[1]), [spec, "greedy"], games=2)
    monkeypatch.setenv("COLUMNS", str(WIDTH))
    print_standings(match, Standings(match.specs, ()))
    told = [line.split()[0] for line in capsys.readouterr().out.splitlines() if line.strip()]
    folded = told[told.index("bot") + 2 : told.index("greedy")]
    assert len(folded) > 1
    assert "".join(folded) == spec
    assert all(line.endswith(",") for line in folded[:-1])


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


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((GAMES[0], "--server"), f"--server plays all games in turn, not {GAMES[0]}"),
        (("--server", "--levels"), "--server and --levels measure different things"),
        (("--tables", 5), "--tables goes with --server"),
        (("--levels", "--seconds", 1), "--seconds does not go with --levels"),
    ],
)
def test_what_says_nothing_in_a_bench_is_refused(
    words: tuple[object, ...], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before anything is measured."""
    for name in ("_bench_server", "_bench_levels", "_bench_games"):
        monkeypatch.delattr(cli_bench, name)
    result = run("bench", *words)
    assert result.exit_code == 2
    assert said in result.stderr


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
