"""The course of a game: what every seat would have scored, turn after turn."""

from typing import Any, NamedTuple

from sampan.engine.position import PositionError
from sampan.engine.session import Session
from sampan.engine.steps import CHANCE, SEATS


class Point(NamedTuple):
    """The projected totals when the last entry of a run of one seat had been said."""

    entry: int
    seat: str
    totals: dict[str, int]


def course(session: Session) -> list[Point]:
    """One point for each run of decisions of a seat. It counts for each seat what that seat knew,
    so it is for when the game is over and nothing is a secret any more."""
    said = [entry for entry in session.live if entry.speaker != CHANCE]
    points = []
    for entry, after in zip(said, [*said[1:], None], strict=True):
        if after is not None and after.speaker == entry.speaker:
            continue
        totals = _totals(session.at(entry.n))
        if totals is not None:
            points.append(Point(entry.n, entry.speaker, totals))
    return points


def _totals(past: Session) -> dict[str, int] | None:
    """What stands on each score sheet, or its total at the end; None inside the set-up."""
    result = past.result
    if result is not None:
        return result.scores
    try:
        sheets = dict(past.game.projection(past.view(None)).breakdown)
        for seat in SEATS[: past.header.seats]:
            sheets[seat] = past.game.projection(past.view(seat)).breakdown[seat]
    except PositionError:
        return None
    lines = [line for line in past.game.sheet if line not in (*past.game.subtotals, "total")]
    return {seat: sum(_amount(sheet[line]) for line in lines) for seat, sheet in sheets.items()}


def _amount(line: Any) -> int:
    """What a line comes to, by place or by component. A question (was the seat received?) may
    decide in the end whether the lines count; on the way they are shown."""
    if isinstance(line, bool):
        return 0
    if isinstance(line, dict):
        return sum(line.values())
    return sum(line) if isinstance(line, list) else int(line)
