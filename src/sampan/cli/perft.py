"""`sampan perft`: how many ways play can go on, counted."""

import json
from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer
from rich.console import Console

from sampan import Session
from sampan import game as find_game
from sampan.cli.errors import explained
from sampan.cli.figures import figures
from sampan.engine.perft import divide


def perft(
    game: Annotated[str, typer.Argument(help="The game.")],
    depth: Annotated[int, typer.Option(help="How many plies to count.", min=1)] = 2,
    position: Annotated[
        Path | None, typer.Option(help="A JSON position; without it a fresh table.")
    ] = None,
    seats: Annotated[int | None, typer.Option(help="Seats of the fresh table.")] = None,
    seed: Annotated[int, typer.Option(help="Seed of the fresh table.")] = 0,
    collapse: Annotated[
        bool, typer.Option("--collapse", help="Forced choices are no plies.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the numbers as JSON.")] = False,
) -> None:
    """Count the nodes of the tree of play, draws included, per depth and per first action."""
    with explained():
        found = find_game(game)
        if position is None:
            session = Session.new(found, seats, seed)
        else:
            session = Session.open_position(found, position)
            session.state.run()
    depths = []
    parts = []
    for plies in range(1, depth + 1):
        began = perf_counter()
        parts = divide(session.state, plies, collapse)
        depths.append((plies, sum(nodes for _, nodes in parts), perf_counter() - began))
    _print(depths, [(action.word, nodes) for action, nodes in parts], as_json)


def _print(
    depths: list[tuple[int, int, float]], parts: list[tuple[str, int]], as_json: bool
) -> None:
    if as_json:
        by_depth = {str(plies): nodes for plies, nodes, _ in depths}
        typer.echo(json.dumps({"nodes": by_depth, "by_action": dict(parts)}))
        return
    console = Console()
    by_action = figures("first action", "nodes", title=f"depth {depths[-1][0]}")
    for word, nodes in parts:
        by_action.add_row(word, f"{nodes:,}")
    console.print(by_action)
    table = figures("depth", "nodes", "seconds", "nodes/s")
    for plies, nodes, seconds in depths:
        rate = nodes / seconds if seconds else 0
        table.add_row(str(plies), f"{nodes:,}", f"{seconds:.3f}", f"{rate:,.0f}")
    console.print(table)


def register(app: typer.Typer) -> None:
    app.command()(perft)
