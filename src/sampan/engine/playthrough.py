"""Playthroughs: a random game written out with all that can be seen of it.

Kept beside a game, they show in a difference what a change of the rules changes: who is asked at
which step, every option, what was said, every event, and now and then the whole position, each
seat's view and what the asked seat is refused and why.
"""

import json
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from sampan.engine.game import Decision, Game
from sampan.engine.log import Entry
from sampan.engine.session import Session
from sampan.engine.steps import SEATS
from sampan.engine.walk import random_table, walker_of

TITLE: Final = "sampan playthrough"
INTERVAL: Final = 25
"""Decisions between two positions written out in full."""


def write_playthrough(game: Game[Any], seats: int, seed: int) -> str:
    """The random game of a seed with so many seats, as text."""
    session = random_table(game, seed, seats)
    walker = walker_of(seed)
    header = session.header
    lines = [TITLE, f"game: {game.name}", f"seats: {seats}", f"seed: {seed}"]
    lines += [f"options: {json.dumps(header.options)}", ""]
    lines += _entries(session.live)
    number = 0
    while session.decision is not None:
        if number % INTERVAL == 0:
            lines += _whole(session, session.decision)
        lines.append(f"{session.decision.seat} {session.decision.step}: {_offered(session)}")
        before = len(session.live)
        walker.walk(session, 1)
        lines += _entries(session.live[before:])
        number += 1
    lines += ["", f"position: {json.dumps(session.position())}"]
    result = session.result
    lines.append(f"result: {json.dumps(None if result is None else result.to_json())}")
    return "\n".join(lines) + "\n"


def rewrite_playthrough(game: Game[Any], path: Path) -> str:
    """The playthrough that a file should hold, by the file's own header."""
    head = path.read_text("utf-8").splitlines()[:4]
    fields = dict(line.split(": ", 1) for line in head[1:])
    return write_playthrough(game, int(fields["seats"]), int(fields["seed"]))


def _entries(entries: list[Entry]) -> Iterator[str]:
    for entry in entries:
        yield f"  {entry}"
        for event in entry.events:
            yield f"    {event}"


def _offered(session: Session) -> str:
    """The options in their order; runs of numbers (`bid 3`, `bid 4`, ...) as `bid 3..30`."""
    decision = session.decision
    words = [] if decision is None else [action.word for action in decision.options]
    numbered = [(place, *_split(word)) for place, word in enumerate(words)]
    shown = []
    for _, group in groupby(numbered, lambda each: (each[1], each[2] - each[0])):
        run = list(group)
        kind, first, last = run[0][1], run[0][2], run[-1][2]
        if len(run) < 3:
            shown += [words[place] for place, _, _ in run]
        else:
            shown.append(f"{kind} {first}..{last}")
    return " | ".join(shown)


def _split(word: str) -> tuple[str, int]:
    """A word as kind and number; a word without a number is a run of its own."""
    kind, _, number = word.partition(" ")
    return (kind, int(number)) if number.isdigit() else (word, 0)


def _whole(session: Session, decision: Decision) -> Iterator[str]:
    yield f"position: {json.dumps(session.position())}"
    for seat in (*SEATS[: session.header.seats], None):
        text = json.dumps(session.view(seat).to_json())
        yield f"view of {seat or 'a spectator'}: {sha256(text.encode()).hexdigest()[:16]}"
    place = SEATS.index(decision.seat)
    reasons: Counter[str] = Counter()
    for action in session.game.words:
        found = session.game.reasons(session.state, place, action)
        reasons.update(f"{reason.rule} {reason.key}" for reason in found)
    yield f"refused: {', '.join(f'{reason} {count}' for reason, count in sorted(reasons.items()))}"
