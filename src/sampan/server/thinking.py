"""Bots think in worker processes. A worker gets the view of its seat as JSON, and nothing else."""

import asyncio
import logging
from collections.abc import Callable, Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from secrets import choice, token_hex
from typing import Any, Final, NamedTuple, TypeVar

from sampan.bots import BotError, Clock, levels, make_bot
from sampan.bots.registry import method_of
from sampan.bots.settings import Settings
from sampan.bots.workers import end_workers, worker_pool
from sampan.engine.game import Decision, Game
from sampan.engine.view import View
from sampan.server.editions import open_game

LOG: Final = logging.getLogger(__name__)
T = TypeVar("T")
GRACE: Final = 3.0
"""So many seconds more a worker has to start, to end what it has begun and to tell its answer."""
MOST: Final[Mapping[str, float]] = {
    "processes": 1,
    "iterations": 100_000,
    "nodes": Settings.nodes,
    "worlds": 100,
    "plans": 64,
    "deeper": 64,
    "rollout": 32,
    "lines": 32,
    "width": 32,
    "samples": 8,
}
"""What the parameters of a bot may be at most. Bots are named by whoever can reach the server: none
starts processes of its own, fills the memory or is busy for long without a look at the clock."""

Planned = list[tuple[str, str]]
"""What a bot wants to say next: the question and the word."""


class Asked(NamedTuple):
    """What a bot is told: its game, how it plays, what it sees, the question, its plan, and how
    many play."""

    game: str
    edition: str
    spec: str
    view: dict[str, Any]
    decision: dict[str, Any]
    planned: Planned
    seats: int


def check_bot(spec: str, game: Game[Any], seconds: float) -> None:
    """Whether a bot may play on a server that lets bots think for so long; raises `BotError`. All
    levels may: the clock of the server ends also those that state more."""
    bot = make_bot(spec, game, Random(0))
    if method_of(spec) in levels():
        return
    stated = vars(getattr(bot, "settings", bot))
    for name, most in {**MOST, "time": seconds}.items():
        if stated.get(name, 0) > most:
            raise BotError(f"{spec!r} asks too much of this server: {name}={most:g} at most")


def think(asked: Asked, seconds: float | None = None) -> tuple[str, Planned]:
    """In the worker: the word the bot chooses, and what it plans to say after it."""
    game = open_game(asked.game, asked.edition)
    bot = make_bot(asked.spec, game, Random(token_hex(8)), asked.seats)
    bot.planned = [(step, game.words.find(word)) for step, word in asked.planned]
    decision = decision_from(game, asked.decision)
    choice = bot.choose(View.from_json(asked.view), decision, Clock(seconds))
    return choice.word, [(step, action.word) for step, action in bot.planned]


def decision_from(game: Game[Any], data: dict[str, Any]) -> Decision:
    """A decision as it was sent."""
    options = [game.words.find(word) for word in data["options"]]
    return Decision(data["seat"], data["step"], options, tuple(data["rules"]))


class TooSlow(Exception):
    """A worker took too long, or broke."""


class Worker:
    """A process that does one thing after the other."""

    def __init__(self) -> None:
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return worker_pool(1)

    def start(self, job: Callable[..., T], *given: Any) -> Future[T]:
        return self._pool.submit(job, *given)

    def renew(self) -> None:
        """A new process takes the place of one that hangs or died."""
        self.end()
        self._pool = self._new_pool()

    def end(self) -> None:
        end_workers(self._pool)
        self._pool.shutdown(wait=False, cancel_futures=True)


class Thinkers:
    """Worker processes with a time limit for each decision."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.workers: Final = workers
        self.seconds: Final = seconds
        self._workers: Final = [Worker() for _ in range(workers)]
        self._free: Final[asyncio.Queue[Worker]] = asyncio.LifoQueue()
        """Who has nothing to do, the one first that did so last: its process has started."""
        for worker in self._workers:
            self._free.put_nowait(worker)

    async def choose(self, asked: Asked) -> tuple[str, Planned]:
        """The bot's word and what it plans to say after it; a legal word drawn at random if it
        takes too long or breaks: whatever a bot does, its table goes on."""
        try:
            return await self.work(think, asked, self.seconds)
        except Exception:
            LOG.exception("%s did not choose", asked.spec)
            return str(choice(asked.decision["options"])), []

    async def work(self, job: Callable[..., T], *given: Any) -> T:
        """What a worker finds out; raises `TooSlow`. To wait for a free one does not count."""
        worker = await self._free.get()
        try:
            try:
                return await self._done(worker, job, *given)
            except BrokenProcessPool:  # perhaps it died while it had nothing to do
                worker.renew()
                return await self._done(worker, job, *given)
        except (TimeoutError, BrokenProcessPool) as error:
            worker.renew()
            raise TooSlow(f"a worker did not answer in {self.seconds} s") from error
        except asyncio.CancelledError:
            worker.renew()  # nobody wants its answer, and the next one shall not wait for it
            raise
        finally:
            self._free.put_nowait(worker)

    async def _done(self, worker: Worker, job: Callable[..., T], *given: Any) -> T:
        running = asyncio.wrap_future(worker.start(job, *given))
        return await asyncio.wait_for(running, self.seconds + GRACE)

    def close(self) -> None:
        for worker in self._workers:
            worker.end()
