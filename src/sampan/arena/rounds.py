"""What all tuning has in common: rounds of games on all cores, and margins that are tamed."""

from collections import deque
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import Future
from itertools import islice
from statistics import median
from typing import Any, Final, TypeVar

from sampan.bots.workers import end_workers, worker_pool
from sampan.engine.game import Game
from sampan.engine.tables import TableKnowledge
from sampan.engine.tunable import Tunable
from sampan.engine.weights import LinearKnowledge

AHEAD: Final = 8
"""Games given out for each worker: who is done need not wait until the next is told."""
FAR: Final = 3.0
"""Margins of more than so many usual ones count as this: a rout tells no more than a clear win."""

Fixture = TypeVar("Fixture")
Found = TypeVar("Found")
Command = Callable[[int], str]
"""What finds again what was found after so many rounds."""
WAYS: Final = {"play": Tunable, "fit": LinearKnowledge, "learn": TableKnowledge}
"""Which knowledge can be tuned in which way."""


def other_ways(game: Game[Any]) -> str:
    """How a game can be tuned, for those who asked for another way."""
    ways = [f"--by {way}" for way, kind in WAYS.items() if isinstance(game.knowledge, kind)]
    return f"it can be tuned {' or '.join(ways)}" if ways else "it cannot be tuned"


def play_round(
    play: Callable[[Fixture], Found], fixtures: Sequence[Fixture], workers: int
) -> Generator[Found, None, None]:
    """What each game has shown, in their order; played here or on several cores. Whoever stops
    asking ends those under way."""
    if workers == 1:
        yield from map(play, fixtures)
        return
    with worker_pool(workers) as pool:
        waiting = iter(fixtures)
        playing = deque[Future[Found]]()
        try:
            playing.extend(pool.submit(play, each) for each in islice(waiting, AHEAD * workers))
            while playing:
                yield playing.popleft().result()
                playing.extend(pool.submit(play, each) for each in islice(waiting, 1))
        except BaseException:
            end_workers(pool)
            raise


def tamed(margins: Sequence[float]) -> list[float]:
    """Margins that are not too far off."""
    most = FAR * median([abs(margin) for margin in margins] or [0.0])
    return [max(-most, min(most, margin)) for margin in margins]
