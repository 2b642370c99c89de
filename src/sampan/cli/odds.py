"""`sampan odds`: whether the odds of hints and analyses come true."""

import json
from collections.abc import Sequence
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from sampan import game as find_game
from sampan.arena.odds import Told, error_of, find_odds, parts_of
from sampan.bots import levels
from sampan.cli.cores import Workers
from sampan.cli.errors import explained
from sampan.cli.figures import figures
from sampan.cli.stopping import stoppable

COLUMNS: Final = ("told", "times", "games", "mean told", "came true", "95 % interval")


def odds(
    game: Annotated[str, typer.Argument(help="The game to play.")],
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 40,
    seats: Annotated[int, typer.Option(help="Seats at a table.", min=1)] = 2,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 0,
    bot: Annotated[str, typer.Option(help="The bot on all seats.")] = levels()[-2],
    iterations: Annotated[
        int | None,
        typer.Option(help="Iterations to tell odds; else as many as an analysis has.", min=1),
    ] = None,
    workers: Workers = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print the numbers as JSON.")] = False,
) -> None:
    """Play games between bots, ask now and then what an analysis tells the seat whose turn it is,
    and compare that with how the games ended: how often was won what was told to be won three
    times of four?"""
    with explained():
        found = find_game(game)
        progress = Progress(console=Console(stderr=True), transient=True)
        with stoppable(lambda: "nothing is kept"), progress:
            task = progress.add_task(f"odds {game}", total=games)
            asked = (seats, seed, bot, iterations or 0)
            told = find_odds(found, games, *asked, lambda: progress.advance(task), workers)
    error, fair = error_of(told, seats)
    if as_json:
        parts = [part.to_json() for part in parts_of(told)]
        typer.echo(json.dumps({"parts": parts, "error": error, "error_of_fair_share": fair}))
        return
    console = Console()
    console.print(shown(told))
    console.print(f"mean squared error {error:.3f}; of who always says 1/{seats} {fair:.3f}")


def shown(told: Sequence[Told]) -> Table:
    """A line for each tenth of the odds."""
    table = figures(*COLUMNS)
    for part in parts_of(told):
        low, high = part.interval()
        table.add_row(
            f"{part.low:.0%} - {part.high:.0%}",
            str(part.times),
            str(part.games),
            f"{part.chance:.1%}",
            f"{part.came:.1%}",
            f"{low:.1%} - {high:.1%}",
        )
    return table


def register(app: typer.Typer) -> None:
    app.command()(odds)
