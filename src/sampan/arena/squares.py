"""Least squares: the tables that fit what came of things best.

What was seen seldom is told by its neighbours: entries of one time by those of the next, and in a
table whose entries are in order the next one by those before it, as a line would go on. All else is
drawn a little towards nothing. This module needs numpy.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from sampan.arena.lessons import Lines, Row
from sampan.engine.tables import Tables

FADING: Final = 0.85
"""What a round counts in the next one."""
PULL: Final = 1.0
"""As if so many rows had shown each entry to be worth nothing, ..."""
PULL_OF_TIME: Final = 40.0
"""... so many, to be worth the same at neighbouring times, ..."""
PULL_OF_ORDER: Final = 1.0
"""... so many, to be worth the same as the entry before it in order, ..."""
PULL_OF_BEFORE: Final = 200.0
"""... or, where learning goes on from other tables, so many, to be worth what it was before, ..."""
PULL_OF_LINE: Final = 40.0
"""... and so many, to lie on a line with those around it."""
CHUNK: Final = 4096

Numbers = NDArray[np.float64]
Columns = tuple[Numbers, Numbers, Numbers]
"""For each row how early it was, what was seen, and what was gained."""


class Sums:
    """What least squares need to know of all rows of one kind so far: sums of products."""

    def __init__(
        self, size: int, times: int, runs: Sequence[range] = (), before: Tables | None = None
    ) -> None:
        self.size: Final = size
        self.times: Final = times
        self.before: Final = before
        """With what learning begins; without it, with nothing."""
        self.runs: Final = runs
        """Entries that follow each other in order."""
        self.products: Numbers = np.zeros((times * size, times * size))
        self.targets: Numbers = np.zeros(times * size)
        self._rows: Final[list[list[Row]]] = [[] for _ in range(times)]
        self._lines: Final[list[list[Columns]]] = [[] for _ in range(times)]
        """What waits, for each time, until there is enough of it to be multiplied at once."""

    def fade(self) -> None:
        self.products *= FADING
        self.targets *= FADING

    def add(self, row: Row) -> None:
        """A row counts for the two times around its own."""
        later = self._later(row.sight.left)
        self._rows[later].append(row)
        if len(self._rows[later]) == CHUNK:
            self._add_rows(later)

    def compare(self, lines: Lines) -> None:
        """What the lines have in common tells nothing, only how they differ."""
        counts = np.array(lines.counts)
        shares = counts / counts.sum()
        roots = np.sqrt(counts)
        seen, gains = self._seen(lines.entries), np.array(lines.gains)
        seen = (seen - shares @ seen) * roots[:, None]
        gains = (gains - shares @ gains) * roots
        later = self._later(lines.left)
        self._lines[later].append((np.full(len(gains), lines.left - later), seen, gains))
        if sum(len(each) for each, _, _ in self._lines[later]) >= CHUNK:
            self._add_lines(later)

    def _later(self, left: float) -> int:
        """The later one of the two times around this one."""
        return min(int(left), self.times - 2)

    def _add_rows(self, later: int) -> None:
        rows = self._rows[later]
        if rows:
            early = np.array([row.sight.left - later for row in rows])
            gains = np.array([row.gain for row in rows])
            self._add(later, early, self._seen([row.sight.entries for row in rows]), gains)
            rows.clear()

    def _add_lines(self, later: int) -> None:
        lines = self._lines[later]
        if lines:
            early, seen, gains = (np.concatenate(each) for each in zip(*lines, strict=True))
            self._add(later, early, seen, gains)
            lines.clear()

    def _seen(self, rows: Sequence[Sequence[int]]) -> Numbers:
        """How often each entry holds of each row."""
        size = self.size
        places = [size * row + entry for row, entries in enumerate(rows) for entry in entries]
        counts = np.bincount(places, minlength=size * len(rows))
        return counts.reshape(len(rows), size).astype(np.float64)

    def _add(self, later: int, early: Numbers, seen: Numbers, gains: Numbers) -> None:
        times = [(later, 1.0 - early), (later + 1, early)]
        for time, share in times:
            mine = slice(time * self.size, (time + 1) * self.size)
            shared = seen * share[:, None]
            self.targets[mine] += shared.T @ gains
            for other, weight in times:
                theirs = slice(other * self.size, (other + 1) * self.size)
                self.products[mine, theirs] += shared.T @ (seen * weight[:, None])

    def tables(self) -> Tables:
        """The tables that fit best. Where others were before, it is by how much they differ that is
        drawn to nothing."""
        for later in range(self.times):
            self._add_rows(later)
            self._add_lines(later)
        before: Numbers = np.zeros(self.times * self.size)
        pulls = self._pulls()
        if self.before is not None:
            before = np.array(self.before.worths).ravel()
            pulls += (PULL_OF_BEFORE - PULL) * np.eye(len(before))
        targets = self.targets - self.products @ before
        found = (before + np.linalg.solve(self.products + pulls, targets)).round(2)
        return Tables(found.reshape(self.times, self.size).tolist())

    def _pulls(self) -> Numbers:
        """What is added to the products, so that nothing is too far from what is near to it."""
        size, length = self.size, self.times * self.size
        pulls: Numbers = PULL * np.eye(length)

        def pull(weight: float, *parts: tuple[int, float]) -> None:
            for one, share in parts:
                for other, factor in parts:
                    pulls[one, other] += weight * share * factor

        for entry in range(length - size):
            pull(PULL_OF_TIME, (entry, 1.0), (entry + size, -1.0))
        for first in range(0, length, size):
            for run in self.runs:
                for each in run[1:]:
                    entry = first + each
                    pull(PULL_OF_ORDER, (entry, 1.0), (entry - 1, -1.0))
                for each in run[2:]:
                    entry = first + each
                    pull(PULL_OF_LINE, (entry, 1.0), (entry - 1, -2.0), (entry - 2, 1.0))
        return pulls
