"""Where the games of a match are played: here, on all cores, or on a Ray cluster."""

import signal
import socket
import subprocess
import sys
from collections.abc import Generator, Iterable, Iterator, Mapping
from concurrent.futures import Future, as_completed
from contextlib import contextmanager
from itertools import islice
from threading import current_thread, main_thread
from typing import Any, Final

from sampan.arena.match import Fixture, Match, MatchError, Outcome
from sampan.arena.results import Results
from sampan.bots.workers import end_workers, worker_pool

LOCAL_RAY: Final = "local"
"""The address that starts a Ray of one's own."""
FOUND_BY_RAY: Final = "auto"
"""The address of a Ray that runs on this machine already."""
REACH_SECONDS: Final = 5.0
"""A machine takes a connection within this time, ..."""
RAY_SECONDS: Final = 30.0
"""... and a cluster there answers within this one, Python and Ray being loaded to ask it."""
QUIETLY: Final[Mapping[str, Any]] = {"log_to_driver": False, "logging_level": "ERROR"}
ASK: Final = "import sys, ray; ray.init(sys.argv[1], log_to_driver=False)"


def run_match(
    match: Match, results: Results, workers: int = 1, ray: str | None = None
) -> Generator[Outcome, None, None]:
    """Play what is missing; each outcome is kept as soon as it is there."""
    missing = [each for each in match.fixtures() if each.number not in results.outcomes]
    if not missing:
        return
    if ray is not None:
        played = _on_ray(match, missing, workers, ray)
    elif workers > 1:
        played = _on_cores(match, missing, workers, results)
    else:
        played = (match.play(fixture) for fixture in missing)
    with handed_on(played):
        for outcome in played:
            results.add(outcome)
            yield outcome


@contextmanager
def handed_on(played: Generator[Outcome, None, None]) -> Iterator[None]:
    """An interrupt while an outcome is looked at is one of the games under way, too; whoever just
    has enough leaves them to their end."""
    try:
        yield
    except KeyboardInterrupt as stop:
        played.throw(stop)
    finally:
        played.close()


def _on_cores(
    match: Match, fixtures: Iterable[Fixture], workers: int, results: Results
) -> Generator[Outcome, None, None]:
    """Whoever stops asking waits for the games under way, which are kept, and no others are begun:
    so no more are given out than are played at once. An interrupt ends those, too."""
    waiting = iter(fixtures)
    pool = worker_pool(workers, _remember, match)
    playing: set[Future[Outcome]] = set()
    try:
        playing.update(pool.submit(_play, fixture) for fixture in islice(waiting, workers))
        while playing:
            ended = next(as_completed(playing))
            playing.remove(ended)
            playing.update(pool.submit(_play, fixture) for fixture in islice(waiting, 1))
            yield ended.result()
    except KeyboardInterrupt:
        end_workers(pool)
        raise
    finally:
        pool.shutdown()
        for each in playing:
            if each.exception() is None:
                results.add(each.result())


_MATCH: list[Match] = []
"""In a worker process: the match it plays for."""


def _remember(match: Match) -> None:
    _MATCH[:] = [match]


def _play(fixture: Fixture) -> Outcome:
    return _MATCH[0].play(fixture)


def _on_ray(
    match: Match, fixtures: Iterable[Fixture], workers: int, address: str
) -> Generator[Outcome, None, None]:
    """Every game is a task of its own; the match is sent to the cluster once."""
    try:
        import ray
    except ImportError as error:
        raise MatchError("--ray needs Ray: pip install 'sampan[ray]'") from error
    if address != LOCAL_RAY:
        _reach(address)
        _ask(address)
    with _own_ending():
        if address == LOCAL_RAY:
            ray.init(num_cpus=workers, include_dashboard=False, **QUIETLY)
        else:
            ray.init(address=address, **QUIETLY)
    try:
        play: Any = ray.remote(Match.play)
        sent = ray.put(match)
        waiting = [play.remote(sent, fixture) for fixture in fixtures]
        while waiting:
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)
    finally:
        ray.shutdown()


@contextmanager
def _own_ending() -> Iterator[None]:
    """How this process takes being ended stays its own affair: Ray would abort it."""
    before = signal.getsignal(signal.SIGTERM)
    try:
        yield
    finally:
        if current_thread() is main_thread():  # no other may say so
            signal.signal(signal.SIGTERM, before)


def _reach(address: str) -> None:
    """Whether anybody is there, told at once; a cluster on this machine is found by Ray itself."""
    if address == FOUND_BY_RAY:
        return
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not (host and port.isdecimal()):
        wanted = f"'{LOCAL_RAY}', '{FOUND_BY_RAY}' or the host:port of a cluster"
        raise MatchError(f"--ray takes {wanted}, not {address!r}")
    try:
        socket.create_connection((host.strip("[]"), int(port)), REACH_SECONDS).close()
    except (OSError, OverflowError) as error:
        raise MatchError(
            f"no Ray answers at {address} ({error}); 'local' starts one here"
        ) from None


def _ask(address: str) -> None:
    """Whether it is Ray who is there. It would talk to anybody else for minutes and cannot be
    interrupted, so another process asks."""
    try:
        asked = subprocess.run(
            [sys.executable, "-c", ASK, address],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            timeout=RAY_SECONDS,
            check=False,
        )
    except subprocess.TimeoutExpired:
        problem = f"it says nothing Ray would say in {RAY_SECONDS:g} s"
    else:
        if not asked.returncode:
            return
        problem = (asked.stderr.strip().splitlines() or ["it ended without a word"])[-1]
    raise MatchError(f"no Ray answers at {address} ({problem}); 'local' starts one here")
