"""`sampan bench`: how fast the rules run."""

import json
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from sampan import game as find_game
from sampan import games as all_games
from sampan.arena.bench import bench as measure
from sampan.arena.bench import reference
from sampan.arena.thinking import ENOUGH, Thinking, think
from sampan.bots import levels
from sampan.bots.intervals import percentile
from sampan.cli.errors import explained
from sampan.cli.figures import figures
from sampan.engine.errors import BadInput
from sampan.engine.game import Game

LINES: Final = (
    ("decisions a second in random play", "decisions_per_s", ",.0f"),
    ("copies of a state a second", "copies_per_s", ",.0f"),
    ("milliseconds to replay a whole game", "replay_ms", ",.1f"),
    ("states imagined from a view a second", "imagine_per_s", ",.0f"),
    ("iterations a second of a plain search", "iterations_per_s", ",.0f"),
    ("iterations a second as master searches", "master_per_s", ",.0f"),
    ("kB for a node where the tree is full", "node_kb", ",.1f"),
)
"""What is printed: how it is called, its name in the JSON, its form."""
SECONDS: Final = 1.0
LOADED: Final = 10.0
"""A server is under load for this time at least."""
TABLES: Final = 300


def bench(
    games: Annotated[list[str] | None, typer.Argument(help="The games; all by default.")] = None,
    seconds: Annotated[
        float | None,
        typer.Option(
            help=f"Time for each figure; {SECONDS:g} by default. With --server of all, {LOADED:g}"
            " at least. Not with --levels.",
            min=0.01,
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
    server: Annotated[
        bool, typer.Option("--server", help="Measure a server under load instead.")
    ] = False,
    tables: Annotated[
        int | None, typer.Option(help=f"Tables for --server; {TABLES} by default.", min=1)
    ] = None,
    by_level: Annotated[
        bool,
        typer.Option(
            "--levels",
            help="Measure how long the levels think instead. Plays whole games at every level and"
            f" size of table, {ENOUGH} decisions at least, which takes minutes for each title.",
        ),
    ] = False,
) -> None:
    """Measure random play, copies, replay, imagination and search, on one core; or, with
    --server, many tables at one action a second each; or, with --levels, the thinking times of
    every level in a game at every size of table."""
    with explained():
        _check(games, seconds, tables, server, by_level)
        found = {name: find_game(name) for name in games or all_games()}
    if server:
        _bench_server(tables or TABLES, max(seconds or 0.0, LOADED), as_json)
    elif by_level:
        _bench_levels(found, as_json)
    else:
        _bench_games(found, seconds or SECONDS, as_json)


def _check(
    games: list[str] | None, seconds: float | None, tables: int | None, server: bool, by_level: bool
) -> None:
    """What would say nothing beside the rest is refused."""
    if server and by_level:
        raise BadInput("--server and --levels measure different things; ask for one of them")
    if server and games:
        raise BadInput(f"--server plays all games in turn, not {', '.join(games)} alone")
    if tables is not None and not server:
        raise BadInput("--tables goes with --server")
    if seconds is not None and by_level:
        raise BadInput("--seconds does not go with --levels: their games take as long as they take")


def _bench_games(found: dict[str, Game[Any]], seconds: float, as_json: bool) -> None:
    """Everything that one core does in a game."""
    found_out: dict[str, dict[str, float]] = {}
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("bench", total=len(found) + 1)
        base = reference(seconds)
        progress.advance(task)
        for name, game in found.items():
            progress.update(task, description=name)
            found_out[name] = measure(game, seconds)
            progress.advance(task)
    if as_json:
        typer.echo(json.dumps({"games": found_out, "reference_per_s": base}))
    else:
        _print(found_out, base)


def shown(found_out: dict[str, dict[str, float]], base: float) -> Table:
    """A line for each figure, a column for each game."""
    table = figures("", *found_out)
    for label, figure, form in LINES:
        table.add_row(label, *[format(row[figure], form) for row in found_out.values()])
    costs = [base / row["decisions_per_s"] for row in found_out.values()]
    table.add_row("a decision costs, in rounds of a fixed loop", *[f"{each:.1f}" for each in costs])
    return table


def _print(found_out: dict[str, dict[str, float]], base: float) -> None:
    console = Console()
    console.print(shown(found_out, base))
    console.print(f"one core; the fixed loop made {base:,.0f} rounds a second in this run")


def _bench_levels(found: dict[str, Game[Any]], as_json: bool) -> None:
    """How long the levels think, table by table; what is known of a game is told at once."""
    told: list[dict[str, Any]] = []
    sizes = sum(len(game.seats) for game in found.values())
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("levels", total=sizes * len(levels()))
        for name, game in found.items():
            rows: list[Thinking] = []
            for level in levels():
                for seats in game.seats:
                    progress.update(task, description=f"{name} {level}, {seats} seats")
                    rows.append(think(game, level, seats))
                    progress.advance(task)
            told += [{"game": name, **row.to_json()} for row in rows]
            if not as_json:
                Console().print(_thinking(name, rows))
    if as_json:
        typer.echo(json.dumps(told))


def _thinking(name: str, rows: list[Thinking]) -> Table:
    """A line for each level at each size of table."""
    table = figures(name, "seats", "decisions", "p50 ms", "p99 ms", "longest ms", "stated s")
    for row in rows:
        ms = [f"{percentile(row.milliseconds, percent):,}" for percent in (50, 99, 100)]
        table.add_row(row.level, str(row.seats), str(len(row.milliseconds)), *ms, f"{row.stated:g}")
    return table


def _bench_server(tables: int, seconds: float, as_json: bool) -> None:
    from sampan.server.load import measure as measure_load

    load = measure_load(tables, seconds)
    if as_json:
        typer.echo(json.dumps({"server": load.to_json()}))
        return
    columns = ("tables", "actions/s", "p50 ms", "p95 ms", "p99 ms", "server cpu ms/action")
    table = figures(*columns, names=0)
    table.add_row(
        str(load.tables),
        f"{load.actions_per_s:,.0f}",
        *(f"{load.latency_ms(percent):.1f}" for percent in (50, 95, 99)),
        f"{load.cpu_ms:.2f}",
    )
    Console().print(table)


def register(app: typer.Typer) -> None:
    app.command()(bench)
