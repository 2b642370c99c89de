"""What a bot is: it answers a decision from what its seat may know."""

from abc import ABC, abstractmethod
from random import Random
from typing import Any, Final

from sampan.engine.actions import Action
from sampan.engine.errors import BadInput
from sampan.engine.game import Decision, Game
from sampan.engine.view import View


class BotError(BadInput):
    """A bot spec that cannot be used."""


class Clock:
    """How long a bot may think about one decision, in seconds (None or 0: as long as it likes).
    Whoever holds it can stop it, and the bot answers with what it has found so far. A patient one
    lets a bot do the work its spec names, however long this machine takes for it."""

    def __init__(self, seconds: float | None = None, patient: bool = False) -> None:
        self.seconds: Final = seconds
        self.patient: Final = patient
        self.stopped = False

    def stop(self) -> None:
        self.stopped = True


class Bot(ABC):
    """A method of choosing. What it knows of a game comes from the game's own evaluation."""

    def __init__(self, game: Game[Any], rng: Random) -> None:
        self.game: Final = game
        self.rng: Final = rng
        self.planned: list[tuple[str, Action]] = []
        """What is still to be said of the chosen plan, and at which questions."""

    def as_planned(self, decision: Decision) -> Action | None:
        """The only option, or what was planned for this question; None where a choice is to be
        made. A plan is given up when the question is another one than it foresaw."""
        if len(decision.options) == 1:
            return decision.options[0]
        if self.planned:
            step, action = self.planned.pop(0)
            if step == decision.step and action in decision.options:
                return action
            self.planned = []
        return None

    @abstractmethod
    def choose(self, view: View, decision: Decision, clock: Clock) -> Action:
        """One of the decision's options."""
