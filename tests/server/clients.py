"""A client as a stranger would write it from docs/protocol.md."""

import json
from contextlib import ExitStack, suppress
from itertools import count
from random import Random
from socket import SHUT_RDWR
from typing import Any, Final

from websockets.exceptions import ConnectionClosed, InvalidMessage
from websockets.sync.client import ClientConnection, connect

from tests.server.servers import Server


class Client:
    """One seat (or spectator) of one table over a socket, with everything it was ever told."""

    def __init__(self, server: Server, table: str, token: str | None, rng: Random) -> None:
        self.server: Final = server
        self.table: Final = table
        self.token: Final = token
        self.rng: Final = rng
        self.socket: ClientConnection | None = None
        self.items: dict[int, dict[str, Any]] = {}
        self.scene: dict[str, Any] = {}
        self.seq = 0
        self.version = 0
        self.acked: list[str] = []
        """Ids of the commands the server has acknowledged."""
        self.refused: list[dict[str, Any]] = []
        self.raw: list[str] = []
        """Every frame as it came over the wire."""
        self._ids = count(1)
        self._open = ExitStack()

    def connect(self) -> None:
        address = self.server.url.replace("http", "ws")
        place = f"{address}/api/tables/{self.table}/socket"
        self._open = ExitStack()
        self.socket = self._open.enter_context(connect(place, open_timeout=20, close_timeout=0.1))
        self.send({"type": "hello", "token": self.token, "since": self.seq or None})
        self.read()

    def drop(self) -> None:
        """Cut the connection without a word."""
        if self.socket is not None:
            with suppress(OSError):
                self.socket.socket.shutdown(SHUT_RDWR)
            self.close()

    def close(self) -> None:
        self._open.close()
        self.socket = None

    def send(self, frame: dict[str, Any]) -> None:
        if self.socket is None:
            raise ConnectionError("not connected")
        self.socket.send(json.dumps(frame))

    def read(self, timeout: float = 20) -> dict[str, Any]:
        """The next frame, after taking in what it says."""
        if self.socket is None:
            raise ConnectionError("not connected")
        text = str(self.socket.recv(timeout))
        self.raw.append(text)
        frame: dict[str, Any] = json.loads(text)
        kind = frame["type"]
        if kind in ("table", "news"):
            if kind == "table":
                self.items = {}
            for item in frame["items"]:
                self.items[item["seq"]] = item
            self.seq, self.version = frame["seq"], frame["version"]
            self.scene = frame["scene"]
        elif kind == "ack":
            self.acked.append(frame["id"])
        elif kind == "refused":
            self.refused.append(frame)
        return frame

    @property
    def seat(self) -> str | None:
        return self.scene.get("seat")

    @property
    def over(self) -> bool:
        return bool(self.scene.get("result"))

    @property
    def asked(self) -> bool:
        decision: dict[str, Any] = self.scene.get("decision") or {}
        return bool(decision.get("seat", "") == self.seat)

    def options(self) -> list[str]:
        return [option["word"] for option in self.scene["decision"]["options"]]

    def command(self, kind: str, **fields: Any) -> dict[str, Any]:
        return {"type": kind, "id": f"{self.seat}-{next(self._ids)}", **fields}

    def act(self, word: str | None = None) -> dict[str, Any]:
        """Send an answer (a random one by default) without waiting; the command sent."""
        said = word or self.rng.choice(self.options())
        command = self.command("act", version=self.version, word=said)
        self.send(command)
        return command

    def await_answer(self, command: dict[str, Any]) -> dict[str, Any]:
        """Read until the server has answered this command."""
        while True:
            frame = self.read()
            if frame["type"] in ("ack", "refused") and frame["id"] == command["id"]:
                return frame


LOST: Final = (ConnectionClosed, InvalidMessage, ConnectionError, OSError, TimeoutError, EOFError)
"""What a client sees when the other side is gone."""
