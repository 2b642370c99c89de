"""Nothing is lost and nothing happens twice: sockets cut and servers killed in mid-game."""

import os
import threading
import time
from pathlib import Path
from random import Random
from typing import Any, Final

from tests.server.clients import LOST, Client
from tests.server.servers import Server
from tests.server.test_tables import TWO_PEOPLE, create

KILLS: Final = int(os.environ.get("SAMPAN_TEST_KILLS", "10"))
"""How often a server is killed; `make crashes` does it 200 times."""
CUTS: Final = 200
PATIENCE: Final = 120
"""Seconds without a word from the server after which it is taken for dead."""


class Stubborn:
    """A player who always comes back and says again what was not acknowledged."""

    def __init__(self, client: Client, alive: threading.Event) -> None:
        self.client: Final = client
        self.alive: Final = alive
        """Set whenever a player hears from the server."""
        self.pending: dict[str, Any] | None = None
        self.words: Final[list[str]] = []
        """What the server has acknowledged, in order."""
        self.heard = time.monotonic()

    def hear(self) -> None:
        self.heard = time.monotonic()
        self.alive.set()

    def step(self) -> None:
        """Play one frame's worth; come back when the connection is lost."""
        client = self.client
        try:
            if client.socket is None:
                client.connect()
                self.hear()
                if self.pending is not None:
                    client.send(self.pending)
            if self.pending is None and client.asked:
                self.pending = client.act()
            if not client.over:
                self.take(client.read(timeout=0.01 if self.pending is None else 1))
                self.hear()
        except TimeoutError:
            assert time.monotonic() < self.heard + PATIENCE, "nothing happens any more"
        except LOST:
            assert time.monotonic() < self.heard + PATIENCE, "the server does not come back"
            client.drop()
            time.sleep(0.01)

    def take(self, frame: dict[str, Any]) -> None:
        """Note what became of the pending command."""
        if self.pending is None or frame.get("id") != self.pending["id"]:
            return
        if frame["type"] == "ack":
            self.words.append(f"{self.client.seat} {self.pending['word']}")
        self.pending = None


def spoken(server: Server, table: str, token: str) -> list[str]:
    """The decisions in the server's log, in order."""
    lines = server.get(f"/api/tables/{table}/transcript", token).text.splitlines()
    found = []
    for line in lines:
        number, _, rest = line.partition(" ")
        if number.isdigit() and not rest.startswith("@") and not rest.endswith("!"):
            found.append(rest)
    return found


def check(server: Server, table: str, tokens: list[str], players: list[Stubborn]) -> None:
    """Every acknowledged word is in the log, once, in its order, and nothing else is."""
    for token, player in zip(tokens, players, strict=True):
        seat = player.client.seat
        log = spoken(server, table, token)
        mine = [word for word in log if word.startswith(f"{seat} ")]
        said = player.words
        assert mine[: len(said)] == said, f"{seat} was told {said}, the log has {mine}"
        assert len(mine) - len(said) <= (player.pending is not None)


def test_cut_sockets_lose_and_double_nothing(tmp_path: Path) -> None:
    rng = Random(1)
    cuts, alive = 0, threading.Event()
    with Server(tmp_path) as server:
        for game in range(20):
            table, tokens = create(server, TWO_PEOPLE)
            players = [
                Stubborn(Client(server, table, token, Random(f"{game} {place}")), alive)
                for place, token in enumerate(tokens)
            ]
            while not all(player.client.over for player in players):
                player = rng.choice(players)
                player.step()
                if rng.random() < 0.15:
                    player.client.drop()
                    cuts += 1
            check(server, table, tokens, players)
            for player in players:
                player.client.close()
            if cuts >= CUTS:
                break
    assert cuts >= CUTS


def test_killed_servers_lose_and_double_nothing(database: str, tmp_path: Path) -> None:
    """`kill -9` at random moments, every other time not before the server has said something, so
    that the game goes on however slow the machine is; every acknowledged action is there after the
    restart."""
    server = Server(tmp_path, database)
    server.start()
    rng = Random(2)
    stop, alive = threading.Event(), threading.Event()
    kills = 0

    def assassin() -> None:
        nonlocal kills
        while kills < KILLS:
            alive.clear()
            if kills % 2:
                alive.wait(PATIENCE)
            time.sleep(rng.random() * 0.25)
            server.kill()
            kills += 1
            server.start()
        stop.set()

    killer = threading.Thread(target=assassin)
    killer.start()
    try:
        games = 0
        while not stop.is_set():
            games += 1
            play_one(server, games, stop, alive)
    finally:
        killer.join()
        server.stop()
    assert kills == KILLS


def play_one(server: Server, number: int, stop: threading.Event, alive: threading.Event) -> None:
    """One game through every crash, checked at its end (or when the killing is over)."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            table, tokens = create(server, TWO_PEOPLE)
            break
        except Exception:
            assert time.monotonic() < deadline
            time.sleep(0.05)
    players = [
        Stubborn(Client(server, table, token, Random(f"{number} {place}")), alive)
        for place, token in enumerate(tokens)
    ]
    while not stop.is_set() and not all(player.client.over for player in players):
        for player in players:
            player.step()
    if stop.is_set():
        check(server, table, tokens, players)
    for player in players:
        player.client.close()
