"""The file of a match: one line that says which, then one line for each game as it ends.

A match that was interrupted goes on where it stopped; a line that was cut off is played again.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from sampan.arena.match import Match, MatchError, Outcome


class Results:
    """The games of a match that have been played so far, kept in a file if there is one."""

    def __init__(self, match: Match, path: Path | None) -> None:
        self.path: Final = path
        self.outcomes: Final[dict[int, Outcome]] = {}
        if path is None:
            return
        path.parent.mkdir(parents=True, exist_ok=True)
        lines = list(_lines(path)) if path.exists() else []
        if lines and lines[0] != _as_read(match.header()):
            odd = [
                key for key, value in _as_read(match.header()).items() if lines[0].get(key) != value
            ]
            raise MatchError(
                f"{path} holds another match (it differs in {', '.join(odd)}); name another folder,"
                " or delete the file"
            )
        for line in lines[1:]:
            outcome = Outcome.from_json(line)
            self.outcomes[outcome.number] = outcome
        text = "".join(json.dumps(line) + "\n" for line in (lines or [match.header()]))
        if not path.exists() or path.read_text("utf-8") != text:
            path.write_text(text, "utf-8")

    def add(self, outcome: Outcome) -> None:
        self.outcomes[outcome.number] = outcome
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(outcome.to_json()) + "\n")


def _as_read(header: dict[str, Any]) -> dict[str, Any]:
    """A header as it comes back from a file."""
    read: dict[str, Any] = json.loads(json.dumps(header))
    return read


def _lines(path: Path) -> Iterator[dict[str, Any]]:
    """The whole lines of a file; the last one may have been cut off."""
    for text in path.read_text("utf-8").splitlines():
        try:
            yield json.loads(text)
        except json.JSONDecodeError:
            return
