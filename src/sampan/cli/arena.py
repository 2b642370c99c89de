"""`sampan arena`: bots against bots."""

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from sampan import game as find_game
from sampan.arena import Match, play_match
from sampan.cli.errors import explained


def arena(
    game: Annotated[str, typer.Argument(help="The game to play.")],
    bots: Annotated[list[str], typer.Argument(help="The bots, one per seat: greedy random")],
    games: Annotated[int, typer.Option(help="How many games; seats rotate.", min=1)] = 100,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print the numbers as JSON.")] = False,
) -> None:
    """Let bots play a match and print how often each won, with a 95 % interval."""
    with explained():
        played = find_game(game)
        with Progress(console=Console(stderr=True), transient=True) as progress:
            task = progress.add_task(f"{game}: {' - '.join(bots)}", total=games)
            match = Match(bots)
            for state_of_match in play_match(played, bots, games, seed):
                match = state_of_match
                progress.advance(task)
    _print(match, as_json)


def _print(match: Match, as_json: bool) -> None:
    if as_json:
        numbers = {
            spec: {
                "win_rate": match.rate(spec),
                "interval": match.interval(spec),
                "mean_score": match.mean(spec),
            }
            for spec in match.wins
        }
        typer.echo(json.dumps({"games": match.games, "bots": numbers}))
        return
    table = Table("bot", "wins", "95 % interval", "mean score", title=f"{match.games} games")
    for spec in match.wins:
        low, high = match.interval(spec)
        table.add_row(
            spec, f"{match.rate(spec):.1%}", f"{low:.1%} - {high:.1%}", f"{match.mean(spec):.1f}"
        )
    Console().print(table)


def register(app: typer.Typer) -> None:
    app.command()(arena)
