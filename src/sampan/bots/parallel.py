"""Root parallel search: several processes search the same view, and their findings are added up.

A process gets the view as text, and nothing else of the table.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import wait
from concurrent.futures.process import BrokenProcessPool
from ctypes import c_bool
from functools import cache, partial
from random import Random
from typing import Any, ClassVar, Final

from sampan.bots.base import Clock
from sampan.bots.plans import Answer
from sampan.bots.search import Finding, Search
from sampan.bots.settings import Settings
from sampan.bots.workers import WORKERS, worker_pool
from sampan.engine.actions import Action
from sampan.engine.game import Game
from sampan.engine.view import View

LOOK_SECONDS: Final = 0.05
"""So often it is looked whether the clock was stopped."""
Share = tuple[list[tuple[str, int, tuple[float, ...], float]], list[tuple[str, str]]]
"""What one process found out about each word, and what it would say: question and word."""


def search_in_parallel(
    game: Game[Any],
    view: View,
    seat: int,
    options: Sequence[Action],
    settings: Settings,
    rng: Random,
    clock: Clock,
) -> tuple[list[Finding], list[list[Answer]]]:
    """The findings of all processes together, and what each of them would say; each does its share
    of the iterations."""
    words = [action.word for action in options]
    given = (game, view.to_json(), seat, words, settings.share(), clock.seconds, clock.patient)
    jobs = [partial(_search, *given, rng.random()) for _ in range(settings.processes)]
    together: dict[str, Finding] = {}
    plans = []
    for findings, planned in _searched(jobs, clock):
        plans.append([(step, game.words.find(word)) for step, word in planned])
        for word, visits, totals, squares in findings:
            found = Finding(game.words.find(word), visits, totals, squares)
            together[word] = together[word] + found if word in together else found
    return list(together.values()), plans


class Team:
    """Processes that search together, and a sign that all of them see."""

    def __init__(self, processes: int) -> None:
        self._stop: Final = WORKERS.RawValue(c_bool, False)
        self._pool: Final = worker_pool(processes, _begin, self._stop)

    def search(self, jobs: Sequence[Callable[[], Share]], clock: Clock) -> list[Share]:
        """What each process finds out; they stop when the clock is stopped."""
        self._stop.value = clock.stopped
        running = [self._pool.submit(job) for job in jobs]
        try:
            while wait(running, LOOK_SECONDS).not_done:
                self._stop.value = clock.stopped
        finally:
            self._stop.value = True  # for whoever is interrupted, they stop as well
        return [each.result() for each in running]


def _searched(jobs: Sequence[Callable[[], Share]], clock: Clock) -> list[Share]:
    """What a team of so many finds out; a new one, if one of its processes died."""
    try:
        return _team(len(jobs)).search(jobs, clock)
    except BrokenProcessPool:
        _team.cache_clear()
        return _team(len(jobs)).search(jobs, clock)


@cache
def _team(processes: int) -> Team:
    """One team for each size: to start it takes longer than many a search."""
    return Team(processes)


# --- in the process ---


class TeamClock(Clock):
    """A clock that is stopped by the sign of the team, and by nobody else."""

    sign: ClassVar[c_bool]

    @property
    def stopped(self) -> bool:
        return self.sign.value

    @stopped.setter
    def stopped(self, stopped: bool) -> None:
        pass


def _begin(sign: c_bool) -> None:
    TeamClock.sign = sign


def _search(
    game: Game[Any],
    view: dict[str, Any],
    seat: int,
    words: Sequence[str],
    settings: Settings,
    seconds: float | None,
    patient: bool,
    seed: float,
) -> Share:
    """One share of the search."""
    options = [game.words.find(word) for word in words]
    search = Search(game, View.from_json(view), seat, options, settings, Random(seed))
    search.run(TeamClock(seconds, patient))
    found = [
        (each.action.word, each.visits, each.totals, each.squares) for each in search.findings()
    ]
    return found, [(step, action.word) for step, action in search.choice().answers]
