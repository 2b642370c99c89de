"""Processes that start others: who they are, and whether they end."""

import multiprocessing
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

PATIENCE: Final = 20.0


def children(pid: int) -> list[int]:
    """The living processes that a process has started."""
    numbers = [int(each.name) for each in Path("/proc").glob("[0-9]*")]
    return [number for number in numbers if parent(number) == pid]


def parent(pid: int) -> int | None:
    """Who started a process; None if it does not live."""
    try:
        state, number, *_ = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    return None if state == "Z" else int(number)


def alive(pid: int) -> bool:
    return parent(pid) is not None


def started_by(pid: int, count: int) -> list[int]:
    """The processes that a process has started, once there are so many."""
    started: list[int] = []
    deadline = time.monotonic() + PATIENCE
    while len(started) < count and time.monotonic() < deadline:
        started = children(pid)
        time.sleep(0.1)
    assert len(started) >= count
    return started


def assert_all_end(processes: list[int]) -> None:
    deadline = time.monotonic() + PATIENCE
    while any(map(alive, processes)) and time.monotonic() < deadline:
        time.sleep(0.1)
    assert not [pid for pid in processes if alive(pid)]


def assert_ends_with_all_it_started(work: Callable[[], object]) -> None:
    """Kill a process that does this in two more, in the middle of it."""
    working = multiprocessing.get_context("spawn").Process(target=work)
    working.start()
    assert working.pid is not None
    try:
        started = started_by(working.pid, 2)
        time.sleep(2.0)  # until they work
    finally:
        working.kill()
        working.join()
    assert_all_end(started)
