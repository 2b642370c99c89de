"""`sampan soak`: random games by the thousand with every invariant on."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import Progress

from sampan import game as find_game
from sampan import games as all_games
from sampan.bots.workers import WORKERS
from sampan.cli.errors import explained
from sampan.engine.soak import Soaked, Violation, soak_game

BATCH: Final = 20
"""Games a worker plays before it reports."""

Job = tuple[str, list[str]]


def soak(
    games: Annotated[list[str] | None, typer.Argument(help="The games; all if none.")] = None,
    count: Annotated[int, typer.Option("--games", help="Games of each.", min=1)] = 20_000,
    seed: Annotated[str, typer.Option(help="The same seed plays the same games.")] = "0",
    first: Annotated[int, typer.Option(help="Number of the first game.", min=0)] = 0,
    workers: Annotated[int, typer.Option(help="Processes that play.", min=1)] = 1,
    folder: Annotated[Path, typer.Option(help="Where a violation leaves its transcript.")] = Path(),
) -> None:
    """Play random games over all numbers of seats and all table options, every invariant on.

    Exits with 1 at the first violation and leaves the transcript of that game.
    """
    with explained():
        names = games or all_games()
        for name in names:
            find_game(name)
    for name in names:
        seeds = [f"{seed}-{number}" for number in range(first, first + count)]
        try:
            typer.echo(_soak_one(name, seeds, workers).line())
        except Violation as violation:
            _report(violation, seed, folder)
            raise typer.Exit(1) from violation


def _soak_one(name: str, seeds: list[str], workers: int) -> "_Tally":
    """All games of one title; raises `Violation`."""
    tally = _Tally(name)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(name, total=len(seeds))
        for played in _play_all(name, seeds, workers):
            tally.add(played)
            progress.advance(task, len(played))
    return tally


class _Tally:
    """The games of one title so far."""

    def __init__(self, name: str) -> None:
        self.name: Final = name
        self.endings: Final[Counter[str]] = Counter()
        self.decisions = 0

    def add(self, played: list[Soaked]) -> None:
        self.endings.update(each.over for each in played)
        self.decisions += sum(each.decisions for each in played)

    def line(self) -> str:
        ends = ", ".join(f"{over} {number}" for over, number in sorted(self.endings.items()))
        games = self.endings.total()
        return f"{self.name}: {games} games, {self.decisions} decisions, {ends}, 0 violations"


def _play_all(name: str, seeds: list[str], workers: int) -> Iterator[list[Soaked]]:
    """The games batch by batch, in this process or spread over several."""
    jobs = list(_batches(name, seeds))
    if workers == 1:
        yield from map(_play_batch, jobs)
        return
    with WORKERS.Pool(workers) as pool:
        yield from pool.imap_unordered(_play_batch, jobs)


def _batches(name: str, seeds: list[str]) -> Iterator[Job]:
    left = iter(seeds)
    while batch := list(islice(left, BATCH)):
        yield name, batch


def _play_batch(job: Job) -> list[Soaked]:
    name, seeds = job
    game = find_game(name)
    return [soak_game(game, seed) for seed in seeds]


def _report(violation: Violation, seed: str, folder: Path) -> None:
    number = str(violation.seed).rpartition("-")[2]
    file = folder / f"violation-{violation.game}-{violation.seed}.txt"
    folder.mkdir(parents=True, exist_ok=True)
    file.write_text(violation.transcript, "utf-8")
    typer.echo(f"sampan: {violation}", err=True)
    typer.echo(f"transcript: {file}", err=True)
    again = f"sampan soak {violation.game} --seed {seed} --first {number} --games 1"
    typer.echo(f"again: {again}", err=True)


def register(app: typer.Typer) -> None:
    app.command()(soak)
