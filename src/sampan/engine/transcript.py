"""Transcripts: a game as text, one line per entry, to read, to keep and to play on.

```
sampan: 1
game: NAME               # also rules, data, seats, options, start, seedhash; seed once it is over
seats: 3

1 @ start B
2 @ draw L12
30 B buy 4
31 B pass !              # '!' marks a forced choice
32 B undo 30             # takes back entry 30 and all after it
end: rulers A=204 B=181 C=190
```
"""

import json
from pathlib import Path
from typing import Any, Final

from sampan.engine.actions import UnknownWord
from sampan.engine.chance import seed_hash
from sampan.engine.errors import BadInput
from sampan.engine.game import Game
from sampan.engine.position import PositionError
from sampan.engine.refusals import Illegal
from sampan.engine.session import NotPossible, Session
from sampan.engine.setup import SetupError
from sampan.engine.steps import CHANCE, SEATS

FORMAT: Final = "1"
_KEYS: Final = (
    "sampan",
    "game",
    "rules",
    "data",
    "seats",
    "options",
    "start",
    "seedhash",
    "seed",
    "position",
    "players",
)
"""`players` is for those who resume a game: who sat where, one word for each seat."""


class TranscriptError(BadInput):
    """A transcript that cannot be read: the line, what is wrong, what was expected."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}" if line else problem)
        self.line: Final = line


def write_transcript(session: Session, with_seed: bool) -> str:
    header = session.header
    lines = [
        f"sampan: {FORMAT}",
        f"game: {header.game}",
        f"rules: {header.rules}",
        f"data: {header.data}",
        f"seats: {header.seats}",
        f"options: {json.dumps(header.options, sort_keys=True)}",
        f"seedhash: {header.seed_hash}",
    ]
    if header.start is not None:
        lines.append(f"start: {header.start}")
    if session.seed is not None and (with_seed or session.state.over):
        lines.append(f"seed: {json.dumps(session.seed)}")
    if header.position is not None:
        lines.append(f"position: {json.dumps(header.position)}")
    lines.append("")
    lines.extend(repr(entry) for entry in session.log)
    if session.state.over:
        lines.append(_ending(session))
    return "\n".join(lines) + "\n"


def read_header(text: str) -> dict[str, str]:
    """The header of a transcript; enough to find its game."""
    header: dict[str, str] = {}
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            break
        key, colon, value = line.partition(":")
        if not colon or key not in _KEYS:
            raise TranscriptError(
                number, f"expected 'key: value' with a key of {', '.join(_KEYS)}, found {line!r}"
            )
        if key in header:
            raise TranscriptError(number, f"{key!r} stands twice in the header")
        header[key] = value.strip()
    if header.get("sampan") != FORMAT:
        raise TranscriptError(1, f"not a Sampan transcript: expected 'sampan: {FORMAT}' first")
    for key in ("game", "rules", "data", "seats", "seedhash"):
        if key not in header:
            raise TranscriptError(0, f"the header lacks '{key}:'")
    return header


def read_transcript(game: Game[Any], source: str | Path) -> Session:
    """The session of a transcript (its text, or the path of a file), ready to be played on.

    Every line is played by the rules; the first one that does not fit is named.
    """
    text = source.read_text("utf-8") if isinstance(source, Path) else source
    header = read_header(text)
    session = _begin(game, header)
    in_header = True
    for number, line in enumerate(text.splitlines(), 1):
        if in_header or not line.strip():
            in_header = in_header and bool(line.strip())
            continue
        try:
            _enter(session, line.strip())
        except (NotPossible, UnknownWord, Illegal, PositionError) as error:
            raise TranscriptError(number, f"{line.strip()!r}: {error}") from error
    if session.seed is not None:
        session.settle()
    return session


def _begin(game: Game[Any], header: dict[str, str]) -> Session:
    for key, ours in (("game", game.name), ("rules", game.version), ("data", game.components.hash)):
        if header[key] != ours:
            hint = "; was it played with an edition file?" if key == "data" else ""
            raise TranscriptError(0, f"'{key}: {header[key]}' does not fit ours, {ours}{hint}")
    try:
        seed = json.loads(header["seed"]) if "seed" in header else None
        options = json.loads(header.get("options", "{}"))
        position = json.loads(header["position"]) if "position" in header else None
        seats = int(header["seats"])
    except ValueError as error:
        raise TranscriptError(0, f"the header cannot be read: {error}") from error
    if not isinstance(seed, int | str | None) or not isinstance(position, dict | None):
        raise TranscriptError(0, "the header needs a seed (number or text) and a position (object)")
    published = header["seedhash"]
    if seed is not None and seed_hash(seed) != published:
        raise TranscriptError(0, f"the seed does not belong to the published hash {published}")
    try:
        if position is not None:
            return Session.open_position(game, position, seed, published)
        return Session.open(game, seats, seed, options, header.get("start"), published)
    except (SetupError, PositionError) as error:
        raise TranscriptError(0, f"the header cannot be used: {error}") from error


def _enter(session: Session, line: str) -> None:
    if line.startswith("end:"):
        if line != _ending(session):
            raise NotPossible(f"the game ends otherwise: {_ending(session)!r}")
        return
    words = line.removesuffix("!").split()
    if len(words) < 3 or words[1] not in (*SEATS, CHANCE):
        raise NotPossible("expected 'number speaker word'")
    if words[0] != str(len(session.log) + 1):
        raise NotPossible(f"expected entry {len(session.log) + 1}")
    session.replay(words[1], " ".join(words[2:]))


def _ending(session: Session) -> str:
    result = session.result
    if result is None:
        return "the game is not over"
    scores = " ".join(f"{seat}={score}" for seat, score in result.scores.items())
    return f"end: {result.over} {scores}"
