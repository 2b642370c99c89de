"""`sampan tune`: the weights of a game's evaluation, from self-play."""

from collections.abc import Callable, Sequence
from enum import StrEnum
from pathlib import Path
from random import Random
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from sampan import game as find_game
from sampan.arena.climb import climb, tunable
from sampan.arena.fit import fit_rounds, fittable
from sampan.arena.learn import learn, learnable
from sampan.arena.lessons import USUAL
from sampan.arena.rounds import Command
from sampan.arena.spreads import find_misses, missed, spread_of
from sampan.bots import make_bot
from sampan.bots.registry import method_of
from sampan.cli.cores import Workers
from sampan.cli.errors import explained
from sampan.cli.figures import figures
from sampan.cli.files import check_writable
from sampan.cli.stopping import stoppable
from sampan.engine.errors import BadInput
from sampan.engine.game import Game
from sampan.engine.tables import Spread

TIMES: Final = 4
"""Into so many parts a game is divided to show how far leads move."""

Budget = tuple[int, int, int, str, Command, Callable[[], None], int]
"""Games, rounds, seed, bot, command, what is told after each game, and processes."""


class Way(StrEnum):
    """How weights are found."""

    PLAY = "play"
    FIT = "fit"
    LEARN = "learn"
    SPREAD = "spread"


FILES: Final = {
    Way.PLAY: "weights.toml",
    Way.FIT: "weights.toml",
    Way.LEARN: "tables.toml",
    Way.SPREAD: "spread.toml",
}
"""What each of them finds; bots play with the file of this name in the folder of their game."""

By = Annotated[
    Way,
    typer.Option(
        help="play: everybody counts a little differently, what does better is kept. fit:"
        " so that the final margins are foretold (sums of features only). learn: tables of what"
        " is so at the end of a turn, so that final scores are foretold (needs the extra 'arena')."
        " spread: how far leads by these tables move, so that chances are told rightly."
    ),
]
Rounds = Annotated[
    int,
    typer.Option(
        help="Rounds; each plays with the last weights. 0: untuned. spread: has none.", min=0
    ),
]
Player = Annotated[
    str,
    typer.Option(
        help="The bot that plays. learn: with a stronger one than greedy those tables are learned"
        " that go on from others."
    ),
]
Seats = Annotated[
    list[int] | None,
    typer.Option(
        help="learn: with so many seats only, tables of other seats stay; may be given several"
        " times."
    ),
]


def tune(
    game: Annotated[str, typer.Argument(help="The game whose evaluation is tuned.")],
    by: By = Way.PLAY,
    games: Annotated[int, typer.Option(help="Games in each round.", min=1)] = 100,
    rounds: Rounds = 4,
    seed: Annotated[int, typer.Option(help="The same seed finds the same weights.")] = 0,
    bot: Player = USUAL,
    seats: Seats = None,
    workers: Workers = 0,
    out: Annotated[
        Path | None,
        typer.Option(help="Where to write what is found; else GAME-weights.toml or so, here."),
    ] = None,
) -> None:
    """Play games between bots whose weights are a little off, and change the weights by how the
    games ended. Writes weights.toml (learn: tables.toml, spread: spread.toml) after each round,
    with the command in it that finds the same again. Bots play with it once it takes the place of
    the file of that name in the folder of the game."""
    with explained():
        besides = _besides(by, bot, seats or [])

        def command(after: int) -> str:
            told = f"--by {by.value} --games {games}"
            if by is not Way.SPREAD:
                told += f" --rounds {after}"
            return f"sampan tune {game} {told} --seed {seed}{besides}"

        found = find_game(game)
        path = out or Path(f"{found.name}-{FILES[by]}")
        _check(found, bot, path)
        progress = Progress(console=Console(stderr=True), transient=True)
        with stoppable(_kept(path)), progress:
            total = games if by is Way.SPREAD else games * rounds
            task = progress.add_task(f"tune {game}", total=total)
            budget = (games, rounds, seed, bot, command, lambda: progress.advance(task), workers)
            table = WAYS[by](found, path, budget, seats or [])
    Console().print(table)
    _tell(path, Path(found.folder) / FILES[by])


def _tell(path: Path, own: Path) -> None:
    """Where it is, and where it would have to be."""
    typer.echo(f"written: {path}")
    if path.resolve() != own.resolve():
        typer.echo(f"bots play with {own}: copy it there to use it")


def _kept(path: Path) -> Callable[[], str]:
    """What is told to somebody who stops it."""
    before = path.read_bytes() if path.exists() else None

    def kept() -> str:
        if not path.exists() or path.read_bytes() == before:
            return "no round was finished, so nothing was found"
        return f"{path} has what was found in the rounds that were finished"

    return kept


def _check(game: Game[Any], bot: str, path: Path) -> None:
    """Refuse what cannot be done before hours of games are played."""
    if method_of(bot) != bot:
        raise BadInput(f"--bot says how a bot plays; what it counts with is tuned: {bot!r}")
    make_bot(bot, game, Random(0))
    check_writable(path)


def _besides(by: Way, bot: str, seats: Sequence[int]) -> str:
    """What the command says besides, because it matters there."""
    if by is not Way.LEARN:
        if seats:
            raise BadInput(
                "--seats goes with --by learn; all else is tuned for every table at once"
            )
        return f" --bot {bot}"
    played = "" if bot == USUAL else f" --bot {bot}"
    return played + "".join(f" --seats {count}" for count in seats)


def _climb(game: Game[Any], path: Path, budget: Budget, seats: Sequence[int]) -> Table:
    """Round by round, how the margin goes with a weight that is off, and how sure that is."""
    table = figures("round", "trials", "margins", "response", "noise")
    _, rounds, _, _, command, *_ = budget
    if not rounds:
        first = tunable(game).first()
        first.with_numbers(first.numbers, command(0)).write(path)
    for number, (knowledge, shown) in enumerate(climb(game, *budget), 1):
        row = [f"{each:.2f}" for each in (shown.usual, shown.signal, shown.noise)]
        table.add_row(str(number), str(shown.trials), *row)
        knowledge.write(path)
    return table


def _fit(game: Game[Any], path: Path, budget: Budget, seats: Sequence[int]) -> Table:
    """Round by round, how far the weights miss the margins."""
    table = figures("round", "samples", "margins", "missed before", "missed after")
    _, rounds, _, _, command, *_ = budget
    if not rounds:
        fittable(game).plain(command(0)).write(path)
    for number, (weights, errors) in enumerate(fit_rounds(game, *budget), 1):
        row = [f"{errors[each]:.2f}" for each in ("margin", "before", "after")]
        table.add_row(str(number), f"{errors['samples']:.0f}", *row)
        weights.write(path)
    return table


def _learn(game: Game[Any], path: Path, budget: Budget, seats: Sequence[int]) -> Table:
    """Round by round, how far final scores missed what the tables before it foretold."""
    table = figures("round", "rows", "missed")
    games, rounds, seed, bot, command, progress, workers = budget
    for number, (learned, shown) in enumerate(
        learn(game, games, rounds, seed, command, progress, workers, seats, bot), 1
    ):
        table.add_row(str(number), str(shown.rows), f"{shown.missed:.2f}")
        learned.write(path, learnable(game).kinds)
    return table


def _spread(game: Game[Any], path: Path, budget: Budget, seats: Sequence[int]) -> Table:
    """Part by part of the game, how far leads by the tables missed the final margins."""
    games, _, seed, bot, command, progress, workers = budget
    misses = find_misses(game, games, seed, bot, progress, workers)
    table = figures("left of the game", "leads", "missed", "spread")
    spread = Spread(*spread_of(misses), command(1))
    for part in reversed(range(TIMES)):
        low, high = part / TIMES, (part + 1) / TIMES
        those = [each for each in misses if low <= each[0] < high or each[0] == high == 1.0]
        span = f"{low:.0%} - {high:.0%}"
        told = f"{spread.at((low + high) / 2):.2f}"
        table.add_row(span, str(len(those)), f"{missed(those):.2f}", told)
    spread.write(path)
    return table


WAYS: Final = {Way.PLAY: _climb, Way.FIT: _fit, Way.LEARN: _learn, Way.SPREAD: _spread}


def register(app: typer.Typer) -> None:
    app.command()(tune)
