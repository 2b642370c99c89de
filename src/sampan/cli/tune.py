"""`sampan tune`: the weights of a game's evaluation, from self-play."""

import os
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from sampan import game as find_game
from sampan.arena.tune import tunable
from sampan.arena.tune import tune as rounds_of
from sampan.cli.errors import explained

WEIGHTS = "weights.toml"


def tune(
    game: Annotated[str, typer.Argument(help="The game whose evaluation is tuned.")],
    games: Annotated[int, typer.Option(help="Games in each round.", min=1)] = 100,
    rounds: Annotated[
        int, typer.Option(help="Rounds; each plays with the last weights. 0: untuned.", min=0)
    ] = 4,
    seed: Annotated[int, typer.Option(help="The same seed finds the same weights.")] = 0,
    bot: Annotated[str, typer.Option(help="The bot that plays.")] = "greedy",
    workers: Annotated[int | None, typer.Option(help="Processes; all cores by default.")] = None,
    out: Annotated[
        Path | None, typer.Option(help="Where to write the weights; the game's own by default.")
    ] = None,
) -> None:
    """Play games between bots whose weights are a little off, and fit the weights to how the games
    ended. Writes weights.toml, with this command in it."""
    command = f"sampan tune {game} --games {games} --rounds {rounds} --seed {seed} --bot {bot}"
    table = Table("round", "samples", "margins", "missed before", "missed after")
    with explained():
        found = find_game(game)
        path = out or Path(found.folder) / WEIGHTS
        tunable(found).plain(command).weights.write(path)
        with Progress(console=Console(stderr=True), transient=True) as progress:
            task = progress.add_task(f"tune {game}", total=games * rounds)
            results = rounds_of(
                found,
                games,
                rounds,
                seed,
                bot,
                command,
                lambda: progress.advance(task),
                workers or os.cpu_count() or 1,
            )
            for number, (weights, errors) in enumerate(results, 1):
                row = [f"{errors[each]:.2f}" for each in ("margin", "before", "after")]
                table.add_row(str(number), f"{errors['samples']:.0f}", *row)
                weights.write(path)
    console = Console()
    console.print(table)
    console.print(f"weights written to {path}")


def register(app: typer.Typer) -> None:
    app.command()(tune)
