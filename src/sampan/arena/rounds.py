"""The games of a round of tuning, played here or on several cores, told in their order."""

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from copy import copy
from typing import Any, TypeVar

from sampan.engine.game import Game
from sampan.engine.knowledge import Knowledge

Fixture = TypeVar("Fixture")
Found = TypeVar("Found")


def play_round(
    play: Callable[[Fixture], Found], fixtures: Sequence[Fixture], workers: int
) -> Iterator[Found]:
    """What each game has shown."""
    if workers == 1:
        yield from map(play, fixtures)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, context) as pool:
        yield from pool.map(play, fixtures)


def known_by(game: Game[Any], knowledge: Knowledge[Any]) -> Game[Any]:
    """The same game, known in another way."""
    other = copy(game)
    other.knowledge = knowledge
    return other
