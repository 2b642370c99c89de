"""Advice: hints and analyses, worked out in a process of their own, so that neither tables nor bots
wait for them. For a hint that process gets the view of the asked seat, and nothing else."""

import asyncio
import logging
from collections import OrderedDict
from functools import lru_cache
from random import Random
from typing import Any, Final

from sampan.bots import Clock
from sampan.bots.advice import advise
from sampan.bots.analysis import (
    FEWEST,
    Judged,
    Summary,
    mark,
    mark_of,
    marked_entries,
    usual_iterations,
)
from sampan.engine.session import Session
from sampan.engine.steps import SEATS
from sampan.engine.transcript import read_transcript
from sampan.engine.view import View
from sampan.server.editions import open_game
from sampan.server.insights import AnalysisInfo, HintInfo
from sampan.server.limits import RateLimit
from sampan.server.problems import ProblemError, not_found
from sampan.server.scene import option_text
from sampan.server.table import LiveTable
from sampan.server.thinking import Thinkers, TooSlow, decision_from

LOG: Final = logging.getLogger(__name__)
WORK_SECONDS: Final = 30.0
"""A worker that has not answered by then never will."""
HASTE: Final = 2
"""An analysis on the page searches for this part of the usual iterations, as far as it may:
somebody waits."""
MOST_HINTS: Final = 200
"""So many hints are remembered."""
MOST_ANALYSES: Final = 32
"""So many analyses are remembered."""
MOST_RUNNING: Final = 8
"""So many may wait for each other."""

Key = tuple[str, int]
"""A table and its version."""


# --- in the worker ---


def find_hint(
    name: str,
    edition: str,
    view: dict[str, Any],
    decision: dict[str, Any],
    seats: int,
    seconds: float,
) -> tuple[int, list[dict[str, Any]]]:
    """How many other players there are, and the advised moves."""
    game = open_game(name, edition)
    asked = decision_from(game, decision)
    rng, clock = Random(repr(decision)), Clock(seconds)
    found = advise(game, View.from_json(view), asked, clock, rng, seats=seats)
    return seats - 1, [each.to_json() for each in found]


@lru_cache(maxsize=MOST_RUNNING)
def _recorded(name: str, edition: str, transcript: str) -> Session:
    return read_transcript(open_game(name, edition), transcript)


def find_mark(name: str, edition: str, transcript: str, n: int) -> dict[str, Any]:
    """The mark of one entry of a finished game."""
    session = _recorded(name, edition, transcript)
    entry = next(each for each in session.live if each.n == n)
    found = mark(session, entry, max(FEWEST, usual_iterations(session) // HASTE))
    told = found.to_json()
    if isinstance(found, Judged):
        past = session.before(n)
        for key, word in (("said", found.word), ("instead", found.better)):
            action = None if word is None else session.game.words.find(word)
            text = None if action is None else option_text(past, found.seat, action)
            told[key] = None if text is None else text.model_dump()
    return told


# --- in the server ---


class Analysis:
    """One analysis on its way."""

    def __init__(self, table: LiveTable) -> None:
        self.given: Final = (table.game.name, table.edition, table.session.transcript())
        self.entries: Final = [entry.n for entry in marked_entries(table.session)]
        self.seats: Final = SEATS[: table.session.header.seats]
        self.told: Final[list[dict[str, Any]]] = []
        self.failed = False
        self.task: asyncio.Task[None] | None = None

    @property
    def running(self) -> bool:
        return not self.failed and len(self.told) < len(self.entries)

    def info(self, since: int) -> AnalysisInfo:
        summary = []
        if len(self.told) == len(self.entries):
            marks = [mark_of(each) for each in self.told]
            summary = [Summary(seat, marks).to_json() for seat in self.seats]
        return AnalysisInfo.model_validate(
            {
                "done": len(self.told),
                "total": len(self.entries),
                "failed": self.failed,
                "marks": self.told[since:],
                "summary": summary,
            }
        )


class Advisers:
    """Who asks for advice waits; what was found once is told again at once."""

    def __init__(self, seconds: float, per_minute: int) -> None:
        self._thinkers: Final = Thinkers(1, WORK_SECONDS)
        self._seconds: Final = seconds
        self._limit: Final = RateLimit(per_minute)
        self._turn: Final = asyncio.Semaphore(self._thinkers.workers)
        """Whoever waits here may find that another has asked the same, and been told, meanwhile."""
        self._hints: Final[OrderedDict[Key, HintInfo]] = OrderedDict()
        self._analyses: Final[OrderedDict[Key, Analysis]] = OrderedDict()

    async def hint(self, table: LiveTable, seat: str | None) -> HintInfo:
        """Good moves for the asked seat; raises `ProblemError`."""
        async with table.lock:
            decision = table.session.decision
            if seat is None:
                raise ProblemError(403, "spectators only watch")
            if not table.hints:
                raise ProblemError(403, "no hints", "this table is played without hints")
            if decision is None or decision.seat != seat:
                raise ProblemError(409, "not asked", "a hint is for the seat that is asked")
            key = (table.id, table.version)
            view, asked = table.session.view(seat).to_json(), decision.to_json()
            seats = table.session.header.seats
        if key not in self._hints:
            self._limit.check(f"{table.id} {seat}")
            given = (table.game.name, table.edition, view, asked, seats, self._seconds)
            await self._find_hint(key, given)
        return self._hints[key]

    async def _find_hint(self, key: Key, given: tuple[Any, ...]) -> None:
        async with self._turn:
            if key in self._hints:
                return
            try:
                others, moves = await self._thinkers.work(find_hint, *given)
            except TooSlow as error:
                raise ProblemError(503, "no hint", "it took too long; try again") from error
            found = {"version": key[1], "others": others, "moves": moves}
            self._hints[key] = HintInfo.model_validate(found)
            if len(self._hints) > MOST_HINTS:
                self._hints.popitem(last=False)

    async def start_analysis(self, table: LiveTable) -> AnalysisInfo:
        """Begin to analyse a finished game, unless that was done; raises `ProblemError`."""
        async with table.lock:
            if table.session.state.over is None:
                raise ProblemError(403, "the game is not over", "an analysis would tell secrets")
            key = (table.id, table.version)
            found = self._analyses.get(key)
            if found is None or found.failed:
                if sum(each.running for each in self._analyses.values()) >= MOST_RUNNING:
                    raise ProblemError(429, "too many requests", "other games are being analysed")
                found = self._analyses[key] = Analysis(table)
                found.task = asyncio.create_task(self._analyse(found))
                self._forget()
            return found.info(0)

    def analysis(self, table: LiveTable, since: int) -> AnalysisInfo:
        """How far the analysis of a table is; raises 404 if nobody has asked for one."""
        found = self._analyses.get((table.id, table.version))
        if found is None:
            raise not_found("nobody has asked for an analysis of this game")
        return found.info(since)

    async def _analyse(self, analysis: Analysis) -> None:
        """Entry after entry; in between, hints have their turn."""
        for n in analysis.entries:
            try:
                async with self._turn:
                    data = await self._thinkers.work(find_mark, *analysis.given, n)
            except Exception:
                # Whatever it was: who waits is told, and others may have theirs analysed.
                LOG.exception("the analysis of %s broke off at entry %d", analysis.given[0], n)
                analysis.failed = True
                return
            analysis.told.append(data)

    def _forget(self) -> None:
        """Let go of the oldest analyses that are ready."""
        ready = [key for key, each in self._analyses.items() if not each.running]
        for key in ready[: max(0, len(self._analyses) - MOST_ANALYSES)]:
            del self._analyses[key]

    def close(self) -> None:
        for analysis in self._analyses.values():
            if analysis.task is not None:
                analysis.task.cancel()
        self._thinkers.close()
