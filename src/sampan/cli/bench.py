"""`sampan bench`: how fast the rules run."""

import json
from typing import Annotated, Any

import typer
from rich.box import SIMPLE
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from sampan import game as find_game
from sampan import games as all_games
from sampan.arena.bench import bench as measure
from sampan.arena.bench import reference
from sampan.arena.thinking import Thinking, think
from sampan.bots import levels
from sampan.cli.errors import explained
from sampan.engine.game import Game


def bench(
    games: Annotated[list[str] | None, typer.Argument(help="The games; all by default.")] = None,
    seconds: Annotated[float, typer.Option(help="Time for each figure.", min=0.01)] = 1.0,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
    server: Annotated[
        bool, typer.Option("--server", help="Measure a server under load instead.")
    ] = False,
    tables: Annotated[int, typer.Option(help="Tables for --server.", min=1)] = 300,
    by_level: Annotated[
        bool, typer.Option("--levels", help="Measure how long the levels think instead.")
    ] = False,
) -> None:
    """Measure random play, copies, replay, imagination and search, on one core; or, with
    --server, many tables at one action a second each; or, with --levels, the thinking times of
    every level in a game at every size of table."""
    if server:
        _bench_server(tables, max(seconds, 10.0), as_json)
        return
    with explained():
        found = {name: find_game(name) for name in games or all_games()}
    if by_level:
        _bench_levels(found, as_json)
        return
    figures: dict[str, dict[str, float]] = {}
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("bench", total=len(found) + 1)
        base = reference(seconds)
        progress.advance(task)
        for name, game in found.items():
            progress.update(task, description=name)
            figures[name] = measure(game, seconds)
            progress.advance(task)
    if as_json:
        typer.echo(json.dumps({"games": figures, "reference_per_s": base}))
    else:
        _print(figures, base)


def _print(figures: dict[str, dict[str, float]], base: float) -> None:
    table = Table(
        "game",
        "decide/s",
        "cost",
        "copy/s",
        "replay ms",
        "imagine/s",
        "search/s",
        "master/s",
        "kB/node",
        box=SIMPLE,
    )
    for name, row in figures.items():
        table.add_row(
            name,
            f"{row['decisions_per_s']:,.0f}",
            f"{base / row['decisions_per_s']:.1f}",
            f"{row['copies_per_s']:,.0f}",
            f"{row['replay_ms']:.1f}",
            f"{row['imagine_per_s']:,.0f}",
            f"{row['iterations_per_s']:,.0f}",
            f"{row['master_per_s']:,.0f}",
            f"{row['node_kb']:.1f}",
        )
    console = Console()
    console.print(table)
    console.print(
        f"cost in ref; ref = one round of a fixed loop, {base:,.0f}/s in this run; one core"
    )


def _bench_levels(found: dict[str, Game[Any]], as_json: bool) -> None:
    """How long the levels think, game by game and table by table."""
    tables = [
        (game, level, seats)
        for game in found.values()
        for level in levels()
        for seats in game.seats
    ]
    rows: list[tuple[str, Thinking]] = []
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("levels", total=len(tables))
        for game, level, seats in tables:
            progress.update(task, description=f"{game.name} {level}, {seats} seats")
            rows.append((game.name, think(game, level, seats)))
            progress.advance(task)
    if as_json:
        typer.echo(json.dumps([{"game": name, **row.to_json()} for name, row in rows]))
        return
    table = Table(
        "game",
        "level",
        "seats",
        "decisions",
        "p50 ms",
        "p99 ms",
        "longest ms",
        "stated s",
        box=SIMPLE,
    )
    for name, row in rows:
        figures = row.to_json()
        times = [str(figures["ms"][part]) for part in ("50", "99", "100")]
        table.add_row(
            name, row.level, str(row.seats), str(figures["decisions"]), *times, f"{row.stated:g}"
        )
    Console().print(table)


def _bench_server(tables: int, seconds: float, as_json: bool) -> None:
    from sampan.server.load import measure as measure_load

    load = measure_load(tables, seconds)
    if as_json:
        typer.echo(json.dumps({"server": load.to_json()}))
        return
    table = Table("tables", "actions/s", "p50 ms", "p95 ms", "p99 ms", "server cpu ms/action")
    table.add_row(
        str(load.tables),
        f"{load.actions_per_s:,.0f}",
        *(f"{load.latency_ms(percent):.1f}" for percent in (50, 95, 99)),
        f"{load.cpu_ms:.2f}",
    )
    Console().print(table)


def register(app: typer.Typer) -> None:
    app.command()(bench)
