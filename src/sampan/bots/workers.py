"""Worker processes: those who play games, search and think for the process that started them.

They end when it does, and Ctrl-C, which reaches every process of a terminal, is its affair alone.
"""

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing.context import SpawnContext, SpawnProcess
from multiprocessing.util import Finalize
from threading import Thread
from typing import Final
from weakref import ref


class Worker(SpawnProcess):
    """A process that is deaf to Ctrl-C from its first instant: it inherits that."""

    def start(self) -> None:
        if sys.platform == "win32":  # there it is deaf once it has begun
            super().start()
            return
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            super().start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


class WorkerContext(SpawnContext):
    """How workers are started: as new processes, on every system."""

    Process = Worker


WORKERS: Final = WorkerContext()
BEFORE_QUEUES: Final = 20
"""At the end of a process queues close with priority 10; after that workers hear nothing more."""


def worker_pool(
    processes: int, begin: Callable[..., None] | None = None, *given: object
) -> ProcessPoolExecutor:
    """So many workers, started as they are needed; each begins with what is given."""
    pool = ProcessPoolExecutor(processes, WORKERS, partial(_begin, begin, *given))
    Finalize(pool, _dismiss, (ref(pool),), exitpriority=BEFORE_QUEUES)
    return pool


def _dismiss(reference: Callable[[], ProcessPoolExecutor | None]) -> None:
    """A worker with workers of its own waits for them when it ends, before anybody has told them
    that there is nothing more to do."""
    if (pool := reference()) is not None:
        pool.shutdown(cancel_futures=True)


def end_workers(pool: ProcessPoolExecutor) -> None:
    """Whatever they are doing: nobody wants it any more."""
    for worker in list((pool._processes or {}).values()):
        worker.kill()


# --- in the process ---


def _begin(begin: Callable[..., None] | None, *given: object) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _end_with_parent()
    if begin is not None:
        begin(*given)


def _end_with_parent() -> None:
    """End when the process that started this one does, however it ends."""
    Thread(target=_watch_parent, daemon=True).start()


def _watch_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
