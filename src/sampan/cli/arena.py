"""`sampan arena`: bots against bots."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn

from sampan import game as find_game
from sampan.arena.drawing import check_drawing
from sampan.arena.match import Match
from sampan.arena.report import COLUMNS, extent, row, write_report
from sampan.arena.results import Results
from sampan.arena.running import handed_on, run_match
from sampan.arena.standings import Standings
from sampan.bots import split_specs
from sampan.cli.cores import Workers
from sampan.cli.errors import explained
from sampan.cli.figures import Spec, figures
from sampan.cli.play import read_options, read_seed
from sampan.cli.stopping import stoppable

RESULTS = "results.jsonl"
SHOWN = ("bot", "wins", "95 % interval", "mean rank", "mean score", "rating", "ms p99")
"""What is told in a terminal; the report has more."""
TIMES = ("ms p99",)
WIDE = ("mean rank",)
"""What there is no room for in a terminal narrower than `ROOM`."""
ROOM = 100


def arena(
    game: Annotated[str, typer.Argument(help="The game to play.")],
    bots: Annotated[str, typer.Option(help="The bots: hard,greedy:samples=4")] = "medium,easy",
    games: Annotated[int, typer.Option(help="How many games; seats rotate.", min=1)] = 100,
    seats: Annotated[
        int | None, typer.Option(help="Seats at a table; with fewer than bots, all choices meet.")
    ] = None,
    seed: Annotated[str, typer.Option(help="The same seed plays the same games.")] = "0",
    option: Annotated[
        list[str] | None, typer.Option(help="A table option as name=value; may be repeated.")
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(help="A folder for results and report; the same command goes on from there."),
    ] = None,
    workers: Workers = 0,
    ray: Annotated[
        str | None, typer.Option(help="Play on a Ray cluster: its address, or 'local'.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the numbers as JSON.")] = False,
) -> None:
    """Let bots play a match; print wins, scores, ratings and thinking times. With --out there is a
    report besides, with ranks, fair shares and who was ahead of whom."""
    with explained():
        if out is not None:
            check_drawing()
        played = find_game(game)
        options = read_options(played, option or [])
        match = Match(played, split_specs(bots), games, seats, read_seed(seed) or 0, options)
        standings = play_match(match, out, workers, ray)
        files = [] if out is None else write_report(match, standings, out)
    if as_json:
        typer.echo(json.dumps(standings.to_json()))
        return
    print_standings(match, standings)
    for file in files:
        typer.echo(f"written: {file}", err=True)


def play_match(
    match: Match, folder: Path | None, workers: int, ray: str | None = None
) -> Standings:
    """Play a match behind a progress bar, going on from what the folder holds."""
    results = Results(match, None if folder is None else folder / RESULTS)
    title = f"{match.game.name}: {' - '.join(match.specs)}"
    bar = (*Progress.get_default_columns()[:3], MofNCompleteColumn(), TimeRemainingColumn())

    def kept() -> str:
        if folder is None:
            return "without --out none of the games is kept"
        count = f"{len(results.outcomes)} of {match.games} games"
        return f"{count} are kept in {folder}, and the same command goes on from there"

    progress = Progress(*bar, console=Console(stderr=True), transient=True)
    with stoppable(kept), progress:
        task = progress.add_task(title, total=match.games, completed=len(results.outcomes))
        played = run_match(match, results, workers, ray)
        with handed_on(played):
            for _ in played:
                progress.advance(task)
    return Standings(match.specs, results.outcomes.values())


def so_far(match: Match, folder: Path) -> Results:
    """What a folder holds of a match; nothing is written there."""
    path = folder / RESULTS
    return Results(match, path if path.exists() else None)


def print_standings(match: Match, standings: Standings) -> None:
    title = f"{match.game.name}: {extent(match, standings)}"
    console = Console()
    left_out = (*(() if match.timed else TIMES), *(() if console.width >= ROOM else WIDE))
    shown = [column for column in SHOWN if column not in left_out]
    table = figures(*shown, title=title)
    for standing in standings.by_spec.values():
        cells = dict(zip(COLUMNS, row(standing), strict=True))
        table.add_row(Spec(standing.spec), *(cells[column] for column in shown[1:]))
    console.print(table)


def register(app: typer.Typer) -> None:
    app.command()(arena)
