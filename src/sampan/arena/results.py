"""The file of a match: one line that says which, then one line for each game as it ends.

A match that was interrupted goes on where it stopped; a last line that was cut off is played again.
So does one of which more games are wanted now: its games do not depend on how many there will be.
A file that holds anything else is refused and left as it is.
"""

import json
from pathlib import Path
from typing import Any, Final

from sampan.arena.match import Match, MatchError, Outcome

OTHERWISE: Final = "name another folder, or delete the file"


class Results:
    """The games of a match that have been played so far, kept in a file if there is one. Reading
    changes nothing in it."""

    def __init__(self, match: Match, path: Path | None) -> None:
        self.path: Final = path
        self.outcomes: Final[dict[int, Outcome]] = {}
        self.reach = 0
        """So far the games in the file go, also beyond those that are wanted."""
        self._whole: int | None = None
        """How many bytes of the file are whole lines, where the last one was cut off."""
        if path is None:
            return
        if path.exists():
            self._read(match, path)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(match.header()) + "\n", "utf-8")

    def add(self, outcome: Outcome) -> None:
        self.outcomes[outcome.number] = outcome
        if self.path is not None:
            with self.path.open("r+b") as file:
                if self._whole is not None:
                    file.truncate(self._whole)
                    self._whole = None
                file.seek(0, 2)
                file.write(json.dumps(outcome.to_json()).encode() + b"\n")

    def _read(self, match: Match, path: Path) -> None:
        content = path.read_bytes()
        first, *others = content.split(b"\n")
        header = _parsed(first)
        if not others or header is None:
            raise MatchError(f"{path} holds no games of a match; {OTHERWISE}")
        if others.pop():
            self._whole = content.rindex(b"\n") + 1
        wanted: dict[str, Any] = json.loads(json.dumps(match.header()))
        if odd := [key for key, value in wanted.items() if header.get(key) != value]:
            differs = f"it differs in {', '.join(odd)}"
            raise MatchError(f"{path} holds another match ({differs}); {OTHERWISE}")
        for number, line in enumerate(others, 2):
            try:
                outcome = Outcome.from_json(_parsed(line) or {})
                wanted_game = match.fixture(outcome.number)
            except (KeyError, TypeError, ValueError):
                raise _no_game(path, number) from None
            if (outcome.specs, outcome.seed) != (wanted_game.specs, wanted_game.seed):
                raise _no_game(path, number)
            self.reach = max(self.reach, outcome.number + 1)
            if outcome.number < match.games:
                self.outcomes[outcome.number] = outcome


def _parsed(line: bytes) -> dict[str, Any] | None:
    """A line of the file as data; None if it is none."""
    try:
        data = json.loads(line)
    except ValueError:
        return None
    return data if isinstance(data, dict) else None


def _no_game(path: Path, number: int) -> MatchError:
    return MatchError(f"{path}, line {number} is no game of this match; {OTHERWISE}")
