"""What one seat may know: its view of a state, and events with what it may not see taken out."""

from typing import Any, Final

from sampan.engine.steps import SEATS, Event

HIDDEN: Final = "?"
"""Stands for what a seat may not know."""


def seat_mask(*seats: int) -> int:
    """The mask with the bits of these seats."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


def sees(seers: int, seat: int | None) -> bool:
    """Whether a seat is among the seers; None is a spectator, who sees only what all see."""
    return seers == -1 if seat is None else bool(seers >> seat & 1)


def redact(event: Event, seat: int | None) -> Event:
    """The event as this seat (None: a spectator) hears it."""
    if not event.secret or sees(event.seers, seat):
        return event
    args = {key: HIDDEN if key in event.secret else value for key, value in event.args.items()}
    return Event(event.kind, args)


def redact_word(word: str, seers: int, seat: int | None) -> str:
    """A word of the log as this seat reads it: `draw ?` instead of `draw L12`."""
    return word if sees(seers, seat) else f"{word.split(maxsplit=1)[0]} {HIDDEN}"


class View:
    """All that one seat may know, as plain JSON data: the position with `"?"` for what is hidden.

    A bot and a browser get this and nothing else. `imagine` builds full states from it.
    """

    __slots__ = ("known", "position", "seat")

    def __init__(self, seat: int | None, position: dict[str, Any]) -> None:
        self.seat: Final = seat
        self.position: Final = position
        self.known: object = None
        """What `imagine` derived from the position, kept for the next imagination."""

    def to_json(self) -> dict[str, Any]:
        seat = None if self.seat is None else SEATS[self.seat]
        return {"seat": seat, "position": self.position}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "View":
        seat = data["seat"]
        return cls(None if seat is None else SEATS.index(seat), data["position"])
