"""Worker processes hear nothing of Ctrl-C, and are told what to begin with."""

import os
import signal
import sys
from time import sleep

import pytest

from sampan.bots.workers import WORKERS, worker_pool

BEGUN: list[str] = []


def begin(word: str) -> None:
    BEGUN.append(word)


def begun() -> list[str]:
    return BEGUN


@pytest.mark.skipif(sys.platform == "win32", reason="sends signals")
@pytest.mark.parametrize("seconds", [0.0, 0.02, 0.1, 0.3])
def test_a_worker_is_deaf_to_an_interrupt_from_its_start(seconds: float) -> None:
    """Before it has begun, too, when nothing of it could say so."""
    with worker_pool(1, begin, "told") as pool:
        waiting = pool.submit(begun)
        sleep(seconds)
        for worker in WORKERS.active_children():
            os.kill(worker.pid or 0, signal.SIGINT)
        assert waiting.result() == ["told"]


@pytest.mark.skipif(sys.platform == "win32", reason="looks at masks of signals")
def test_who_starts_a_worker_still_hears() -> None:
    with worker_pool(1) as pool:
        assert pool.submit(begun).result() == []
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())
