"""Load: many tables without bots on a server of our own, over loopback sockets, for a set time."""

import asyncio
import json
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, Final
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect

from sampan import games

STARTING_SECONDS: Final = 30


class Load:
    """What was measured."""

    def __init__(self, tables: int, seconds: float, latencies: list[float]) -> None:
        self.tables: Final = tables
        self.seconds: Final = seconds
        self._latencies: Final = sorted(latencies)

    @property
    def actions_per_s(self) -> float:
        return len(self._latencies) / self.seconds

    def latency_ms(self, percent: float) -> float:
        """So many per cent of the actions were acknowledged within this time."""
        if not self._latencies:
            return 0.0
        place = min(len(self._latencies) - 1, int(len(self._latencies) * percent / 100))
        return 1000 * self._latencies[place]

    def to_json(self) -> dict[str, float]:
        percentiles = {f"p{percent}_ms": self.latency_ms(percent) for percent in (50, 95, 99)}
        return {"tables": self.tables, "actions_per_s": self.actions_per_s, **percentiles}


def measure(tables: int, seconds: float, pause: float = 1.0) -> Load:
    """Play so many tables at one action per pause each, on a server started for it."""
    with _server() as port:
        latencies = asyncio.run(_play_all(port, tables, seconds, pause))
    return Load(tables, seconds, latencies)


@contextmanager
def _server() -> Iterator[int]:
    """A server process with an empty database, ready, on a free port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    with TemporaryDirectory() as folder:
        environment = {
            **os.environ,
            "SAMPAN_DATA": folder,
            "SAMPAN_PORT": str(port),
            "SAMPAN_CREATIONS_PER_MINUTE": "1000000",
        }
        process = subprocess.Popen([sys.executable, "-m", "sampan.server"], env=environment)
        try:
            _await_ready(port)
            yield port
        finally:
            process.terminate()
            process.wait(20)


def _await_ready(port: int) -> None:
    deadline = perf_counter() + STARTING_SECONDS
    while True:
        try:
            with urlopen(f"http://127.0.0.1:{port}/readyz", timeout=1):
                return
        except OSError:
            if perf_counter() > deadline:
                raise


def _create(port: int, game: str) -> tuple[str, list[str]]:
    body = json.dumps({"game": game, "seats": [{"kind": "here"}] * 2}).encode()
    headers = {"Content-Type": "application/json"}
    request = Request(f"http://127.0.0.1:{port}/api/tables", body, headers)
    with urlopen(request, timeout=20) as answer:
        made = json.load(answer)
    return made["table"], [seat["token"] for seat in made["seats"]]


async def _play_all(port: int, tables: int, seconds: float, pause: float) -> list[float]:
    """Everybody sits down first; the time runs from when the last one has."""
    names = games()
    made = [_create(port, names[number % len(names)]) for number in range(tables)]
    seated = asyncio.Barrier(tables)
    players = [
        _play(port, table, tokens, seated, seconds, pause, Random(number))
        for number, (table, tokens) in enumerate(made)
    ]
    return [latency for each in await asyncio.gather(*players) for latency in each]


async def _play(
    port: int,
    table: str,
    tokens: list[str],
    seated: asyncio.Barrier,
    seconds: float,
    pause: float,
    rng: Random,
) -> list[float]:
    """Both seats of one table, one action per pause, with the time to each acknowledgement."""
    place = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
    latencies: list[float] = []
    async with connect(place) as one, connect(place) as two:
        seats: dict[str, ClientConnection] = {}
        scenes: dict[str, dict[str, Any]] = {}
        for socket_, token in ((one, tokens[0]), (two, tokens[1])):
            await socket_.send(json.dumps({"type": "hello", "token": token}))
            frame = json.loads(await socket_.recv())
            seats[frame["scene"]["seat"]] = socket_
            scenes[frame["scene"]["seat"]] = frame
        await seated.wait()
        end = perf_counter() + seconds
        await asyncio.sleep(rng.random() * pause)
        while perf_counter() < end:
            asked = next(iter(scenes.values()))["scene"]["info"]["asked"]
            if asked is None:
                break
            latencies.append(await _act(seats, scenes, asked, rng))
            await asyncio.sleep(max(0.0, pause - latencies[-1]))
    return latencies


async def _act(
    seats: dict[str, ClientConnection],
    scenes: dict[str, dict[str, Any]],
    asked: str,
    rng: Random,
) -> float:
    """One random action of the asked seat; the seconds until it was acknowledged."""
    frame = scenes[asked]
    word = rng.choice(frame["scene"]["decision"]["options"])["word"]
    command = {"type": "act", "id": f"v{frame['version']}", "version": frame["version"]}
    start = perf_counter()
    await seats[asked].send(json.dumps({**command, "word": word}))
    spent = 0.0
    for seat, socket_ in seats.items():
        news = False
        while not news or (seat == asked and not spent):
            answer = json.loads(await socket_.recv())
            if answer["type"] == "ack":
                spent = perf_counter() - start
            else:
                scenes[seat], news = answer, True
    return spent
