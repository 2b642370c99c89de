"""Load: many tables without bots on a server of our own, over loopback sockets, for a set time."""

import asyncio
import gc
import json
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, Final
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect

from sampan import games
from sampan.bots.intervals import percentile

STARTING_SECONDS: Final = 30


class Load:
    """What was measured."""

    def __init__(self, tables: int, seconds: float, latencies: list[float], cpu: float) -> None:
        self.tables: Final = tables
        self.seconds: Final = seconds
        self._latencies: Final = latencies
        self._cpu: Final = cpu

    @property
    def actions_per_s(self) -> float:
        return len(self._latencies) / self.seconds

    @property
    def cpu_ms(self) -> float:
        """Processor time of the server for one action; 0 where the machine does not tell."""
        return 1000 * self._cpu / max(1, len(self._latencies))

    def latency_ms(self, percent: float) -> float:
        """So many per cent of the actions were acknowledged within this time."""
        return 1000 * percentile(self._latencies, percent)

    def to_json(self) -> dict[str, float]:
        percentiles = {f"p{percent}_ms": self.latency_ms(percent) for percent in (50, 95, 99)}
        return {
            "tables": self.tables,
            "actions_per_s": self.actions_per_s,
            **percentiles,
            "cpu_ms": self.cpu_ms,
        }


def measure(tables: int, seconds: float, pause: float = 1.0) -> Load:
    """Play so many tables at one action per pause each, on a server started for it."""
    with _server() as (port, process):
        latencies, cpu = asyncio.run(_play_all(port, process, tables, seconds, pause))
    return Load(tables, seconds, latencies, cpu)


@contextmanager
def _server() -> Iterator[tuple[int, int]]:
    """A server with an empty database, ready: its port and the number of its process."""
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
            yield port, process.pid
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


def _cpu_seconds(process: int) -> float:
    """The processor time a process has used so far, where `/proc` tells."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    user, system = fields[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


async def _play_all(
    port: int, process: int, tables: int, seconds: float, pause: float
) -> tuple[list[float], float]:
    """The latencies of all actions, and the processor time they took the server.

    Everybody sits down first; the time runs from when the last one has. The players collect no
    garbage: their pauses would be taken for the server's."""
    gc.disable()
    names = games()
    made = [_create(port, names[number % len(names)]) for number in range(tables)]
    seated = asyncio.Barrier(tables + 1)
    players = [
        _play(port, table, tokens, seated, seconds, pause, Random(number))
        for number, (table, tokens) in enumerate(made)
    ]
    playing = asyncio.gather(*players)
    await seated.wait()
    start = _cpu_seconds(process)
    latencies = [latency for each in await playing for latency in each]
    return latencies, _cpu_seconds(process) - start


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
