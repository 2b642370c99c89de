"""Matches that a file lists, so that whatever is said of them can be played again.

A file (TOML) has a `title`, a text `about` it, and for each `[[match]]` its `game`, its `bots` and
how many `games`; table `options` where they matter.
"""

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from sampan import game as find_game
from sampan.arena.match import Match
from sampan.engine.errors import BadInput

WANTED: Final = {"title": str, "about": str, "match": list}
OF_MATCH: Final = {"game": str, "bots": list, "games": int}
MAY_HAVE: Final = {"options": dict}


class Listed(NamedTuple):
    """What a file of matches says."""

    title: str
    about: str
    matches: list[Match]


def read_matches(path: Path) -> Listed:
    """The matches of a file; bad input names the file and the place in it."""
    try:
        data = tomllib.loads(path.read_text("utf-8"))
        _check(data, WANTED, {})
        matches = [_match(number, each) for number, each in enumerate(data["match"], 1)]
        _all_different(matches)
    except (BadInput, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadInput(f"{path}: {error}") from None
    return Listed(data["title"], data["about"].strip(), matches)


def _match(number: int, data: Any) -> Match:
    try:
        if not isinstance(data, dict):
            raise BadInput(f"must be a table, not {data!r}")
        _check(data, OF_MATCH, MAY_HAVE)
        if not all(isinstance(bot, str) for bot in data["bots"]):
            raise BadInput(f"bots must be named by text, not {data['bots']!r}")
        if data["games"] < 1:
            raise BadInput(f"games must be one at least, not {data['games']}")
        game, options = find_game(data["game"]), data.get("options")
        return Match(game, data["bots"], data["games"], options=options, timed=False)
    except BadInput as error:
        raise BadInput(f"match {number}: {error}") from None


def _all_different(matches: Sequence[Match]) -> None:
    """The games of a match are kept under the names of its bots."""
    seen: list[object] = []
    for number, match in enumerate(matches, 1):
        same = (match.game.name, match.specs, match.options)
        if same in seen:
            raise BadInput(f"match {number} has the same bots as match {seen.index(same) + 1}")
        seen.append(same)


def _check(
    data: Mapping[str, Any], wanted: Mapping[str, type], besides: Mapping[str, type]
) -> None:
    """All that is wanted is there, of the right type, and nothing else."""
    for key in wanted:
        if key not in data:
            raise BadInput(f"{key} is missing; wanted: {', '.join(wanted)}")
    for key, value in data.items():
        kind = {**wanted, **besides}.get(key)
        if kind is None:
            raise BadInput(f"there is no key {key!r}; there are {', '.join((*wanted, *besides))}")
        if type(value) is not kind:
            raise BadInput(f"{key} must be of type {kind.__name__}, not {value!r}")
