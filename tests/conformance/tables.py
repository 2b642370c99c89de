"""The games and tables that every property is shown on."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

import sampan
from sampan.engine.game import Game
from sampan.engine.session import Session
from sampan.engine.steps import SEATS
from sampan.engine.walk import random_table, walker_of

GAMES: Final = sampan.games()
TESTS: Final = Path(__file__).parents[1] / "games"
"""Where the tests and golden files of each game lie, in a folder of its name."""


@cache
def game_of(name: str) -> Game[Any]:
    return sampan.game(name)


TABLES: Final = [(name, seats) for name in GAMES for seats in game_of(name).seats]

every_game = pytest.mark.parametrize("name", GAMES)
every_table = pytest.mark.parametrize(
    ("name", "seats"), TABLES, ids=[f"{name}-{seats}" for name, seats in TABLES]
)


def seat_letters(session: Session) -> str:
    return SEATS[: session.header.seats]


def table_at(name: str, seats: int, seed: int, decisions: int) -> Session:
    """A random table after so many decisions."""
    session = random_table(game_of(name), seed, seats)
    walker_of(seed).walk(session, decisions)
    return session


def finished(name: str, seats: int, seed: int) -> Session:
    """A random game played to its end."""
    session = random_table(game_of(name), seed, seats)
    walker_of(seed).walk(session)
    return session


def on_the_way(name: str, seats: int, seed: int, every: int = 1) -> Iterator[Session]:
    """One random game, shown at every so-many-th decision and at its end."""
    session = random_table(game_of(name), seed, seats)
    walker = walker_of(seed)
    while session.decision is not None:
        yield session
        walker.walk(session, every)
    yield session


def text_of(data: Any) -> str:
    """JSON as one text, to compare byte by byte."""
    return json.dumps(data, sort_keys=True)


def through_json(data: Any) -> Any:
    return json.loads(json.dumps(data))
