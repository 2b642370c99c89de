"""What all tuning has in common: rounds of games on all cores, and margins that are tamed."""

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from statistics import median
from typing import Final, TypeVar

from sampan.bots.parallel import end_with_parent

FAR: Final = 3.0
"""Margins of more than so many usual ones count as this: a rout tells no more than a clear win."""

Fixture = TypeVar("Fixture")
Found = TypeVar("Found")
Command = Callable[[int], str]
"""What finds again what was found after so many rounds."""


def play_round(
    play: Callable[[Fixture], Found], fixtures: Sequence[Fixture], workers: int
) -> Iterator[Found]:
    """What each game has shown, in their order; played here or on several cores."""
    if workers == 1:
        yield from map(play, fixtures)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, context, end_with_parent) as pool:
        yield from pool.map(play, fixtures)


def tamed(margins: Sequence[float]) -> list[float]:
    """Margins that are not too far off."""
    most = FAR * median([abs(margin) for margin in margins] or [0.0])
    return [max(-most, min(most, margin)) for margin in margins]
