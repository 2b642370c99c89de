"""Invariants: what must hold after every action of every game."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final, Generic

from sampan.engine.actions import Action
from sampan.engine.steps import Event, S


def require(holds: bool, invariant: str, problem: str) -> None:
    """Raise `Broken` unless the invariant holds."""
    if not holds:
        raise Broken(invariant, problem)


class Broken(AssertionError):
    """An invariant of the specification does not hold."""

    def __init__(self, invariant: str, problem: str) -> None:
        super().__init__(f"{invariant} is broken: {problem}")
        self.invariant: Final = invariant


class Watch(ABC, Generic[S]):
    """Watches one running game and raises `Broken` as soon as an invariant does not hold."""

    @abstractmethod
    def after(self, s: S, action: Action, events: Sequence[Event]) -> None:
        """Called after every action and draw, with what happened by it."""
