"""Rate limits: so many requests a minute from one address."""

from collections import deque
from time import monotonic
from typing import Final

from sampan.server.problems import ProblemError


class RateLimit:
    """A sliding minute per address."""

    def __init__(self, per_minute: int) -> None:
        self.per_minute: Final = per_minute
        self._calls: Final[dict[str, deque[float]]] = {}

    def check(self, address: str) -> None:
        """Count one request; raises 429 when there were too many."""
        now = monotonic()
        self._forget(now)
        calls = self._calls.setdefault(address, deque())
        if len(calls) >= self.per_minute:
            wait = max(1, round(60 - (now - calls[0])))
            raise ProblemError(429, "too many requests", f"try again in {wait} s", wait)
        calls.append(now)

    def _forget(self, now: float) -> None:
        for address, calls in list(self._calls.items()):
            while calls and now - calls[0] > 60:
                calls.popleft()
            if not calls:
                del self._calls[address]
