"""Real servers for tests: a process of its own on a free port, stopped or killed at will."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Final, Self

import httpx2

START_SECONDS: Final = 120


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """A server process over a database that outlives it."""

    def __init__(self, folder: Path, database_url: str | None = None, **settings: str) -> None:
        self.port: Final = free_port()
        self.url: Final = f"http://127.0.0.1:{self.port}"
        self._environment: Final = {
            **os.environ,
            "SAMPAN_DATA": str(folder),
            "SAMPAN_PORT": str(self.port),
            "SAMPAN_CREATIONS_PER_MINUTE": "100000",
            "SAMPAN_JOINS_PER_MINUTE": "100000",
            **({"SAMPAN_DATABASE_URL": database_url} if database_url else {}),
            **settings,
        }
        self._process: subprocess.Popen[bytes] | None = None

    def start(self, **how: Any) -> Self:
        command = [sys.executable, "-m", "sampan.server"]
        self._process = subprocess.Popen(command, env=self._environment, **how)
        deadline = time.monotonic() + START_SECONDS
        while time.monotonic() < deadline:
            if self._process.poll() is not None:
                raise RuntimeError(f"the server stopped with {self._process.returncode}")
            try:
                if httpx2.get(f"{self.url}/readyz", timeout=1).status_code == 200:
                    return self
            except httpx2.HTTPError:
                time.sleep(0.02)
        raise RuntimeError(f"the server was not ready after {START_SECONDS} s")

    @property
    def pid(self) -> int:
        """The number of the running process."""
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """As a power cut would: no chance to say anything."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """As an operator would."""
        self._end(signal.SIGTERM)

    def _end(self, how: int) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(how)
            self._process.wait(20)

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()

    def post(self, path: str, body: Any, token: str | None = None) -> httpx2.Response:
        return httpx2.post(f"{self.url}{path}", json=body, headers=_bearer(token), timeout=20)

    def get(self, path: str, token: str | None = None) -> httpx2.Response:
        return httpx2.get(f"{self.url}{path}", headers=_bearer(token), timeout=20)


def _bearer(token: str | None) -> dict[str, str]:
    return {} if token is None else {"Authorization": f"Bearer {token}"}
