"""Root parallel search: several processes search the same view, and their findings are added up.

A process gets the view as text, and nothing else of the table.
"""

import multiprocessing
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from random import Random
from typing import Any

from sampan.bots.base import Clock
from sampan.bots.search import Finding, Search
from sampan.bots.settings import Settings
from sampan.engine.actions import Action
from sampan.engine.game import Game
from sampan.engine.view import View

Found = list[tuple[str, int, tuple[float, ...], float]]


def search_in_parallel(
    game: Game[Any],
    view: View,
    seat: int,
    options: Sequence[Action],
    settings: Settings,
    rng: Random,
    clock: Clock,
) -> list[Finding]:
    """The findings of all processes together; each does its share of the iterations."""
    words = [action.word for action in options]
    jobs = [
        _pool(settings.processes).submit(
            _search, game, view.to_json(), seat, words, settings, rng.random(), clock
        )
        for _ in range(settings.processes)
    ]
    together: dict[str, Finding] = {}
    for job in jobs:
        for word, visits, totals, squares in job.result():
            found = Finding(game.words.find(word), visits, totals, squares)
            together[word] = together[word] + found if word in together else found
    return list(together.values())


@lru_cache(maxsize=1)
def _pool(processes: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(processes, mp_context=multiprocessing.get_context("spawn"))


def _search(
    game: Game[Any],
    view: dict[str, Any],
    seat: int,
    words: Sequence[str],
    settings: Settings,
    seed: float,
    clock: Clock,
) -> Found:
    """In the process: one share of the search."""
    options = [game.words.find(word) for word in words]
    share = settings.share()
    search = Search(game, View.from_json(view), seat, options, share, Random(seed))
    search.run(clock)
    return [
        (each.action.word, each.visits, each.totals, each.squares) for each in search.findings()
    ]
