"""Bots think in worker processes. A worker gets the view of its seat as JSON, and nothing else."""

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from random import Random
from secrets import choice, token_hex
from threading import Thread
from typing import Any, Final, NamedTuple, TypeVar

from sampan.bots import Clock, make_bot
from sampan.engine.game import Decision, Game
from sampan.engine.view import View
from sampan.server.editions import open_game

T = TypeVar("T")


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


def think(asked: Asked) -> tuple[str, Planned]:
    """In the worker: the word the bot chooses, and what it plans to say after it."""
    game = open_game(asked.game, asked.edition)
    bot = make_bot(asked.spec, game, Random(token_hex(8)), asked.seats)
    bot.planned = [(step, game.words.find(word)) for step, word in asked.planned]
    choice = bot.choose(View.from_json(asked.view), decision_from(game, asked.decision), Clock())
    return choice.word, [(step, action.word) for step, action in bot.planned]


def decision_from(game: Game[Any], data: dict[str, Any]) -> Decision:
    """A decision as it was sent."""
    options = [game.words.find(word) for word in data["options"]]
    return Decision(data["seat"], data["step"], options, tuple(data["rules"]))


def end_with_parent() -> None:
    """In the worker: end when the server does, however it ends."""
    Thread(target=_watch_parent, daemon=True).start()


def _watch_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


class TooSlow(Exception):
    """A worker took too long, or broke."""


class Thinkers:
    """A pool of worker processes with a time limit for each decision."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.workers: Final = workers
        self.seconds: Final = seconds
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.workers, context, end_with_parent)

    async def choose(self, asked: Asked) -> tuple[str, Planned]:
        """The bot's word and what it plans to say after it; a legal word drawn at random if it
        takes too long or breaks."""
        try:
            return await self.work(think, asked)
        except TooSlow:
            return str(choice(asked.decision["options"])), []

    async def work(self, job: Callable[..., T], *given: Any) -> T:
        """What a worker finds out; raises `TooSlow`."""
        loop = asyncio.get_running_loop()
        running = loop.run_in_executor(self._pool, partial(job, *given))
        try:
            return await asyncio.wait_for(running, self.seconds)
        except (TimeoutError, BrokenProcessPool) as error:
            self._replace_pool()
            raise TooSlow(f"a worker did not answer in {self.seconds} s") from error

    def _replace_pool(self) -> None:
        """A worker that hangs or died takes its whole pool with it."""
        old, self._pool = self._pool, self._new_pool()
        for process in list(old._processes.values()):
            process.kill()
        old.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
