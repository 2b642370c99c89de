"""How the tests use the command line: as a person with a keyboard and eighty columns."""

from collections.abc import Iterable
from random import Random
from typing import Any, Final

from typer.testing import CliRunner, Result

from sampan.cli.main import build
from sampan.engine.game import Game
from sampan.engine.session import Session
from sampan.engine.steps import SEATS

WIDTH: Final = 80
SEED: Final = 5


def run(*args: object, typed: Iterable[str] = ()) -> Result:
    """The command with these arguments, while these lines are typed."""
    return CliRunner().invoke(
        build(),
        [str(arg) for arg in args],
        input="".join(f"{line}\n" for line in typed),
        env={"COLUMNS": str(WIDTH), "LINES": "40", "LC_ALL": "C", "NO_COLOR": "1"},
    )


def with_bots(game: Game[Any]) -> str:
    """One person, all other seats random bots."""
    return ",".join(["me", *["random"] * (players(game) - 1)])


def players(game: Game[Any]) -> int:
    """More than one wherever the game allows it."""
    return min(count for count in game.seats if count > 1)


def first_question(game: Game[Any]) -> Session:
    """What `me` at seat A is asked first in a game of the seed."""
    return Session.new(game, players(game), SEED, start=start(game))


def start(game: Game[Any]) -> str:
    """The start seat with which A is asked first; not every game begins with its start seat."""
    for letter in SEATS[: players(game)]:
        decision = Session.new(game, players(game), SEED, start=letter).decision
        if decision is not None and decision.seat == SEATS[0]:
            return letter
    raise AssertionError(f"A is never asked first in {game.name}")


def any_numbers(count: int, seed: int = 0) -> list[str]:
    """Numbers somebody might type; some are not in the list and change nothing."""
    rng = Random(seed)
    return [str(rng.randint(1, 6)) for _ in range(count)]
