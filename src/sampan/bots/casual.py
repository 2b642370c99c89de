"""Greedy with a loose eye: it takes what looks best to it, and misjudges now and then."""

from math import inf
from random import Random
from typing import Any, Final

from sampan.bots.base import Bot, BotError, Clock
from sampan.engine.actions import Action
from sampan.engine.game import Decision, Game
from sampan.engine.steps import SEATS
from sampan.engine.view import View


class CasualBot(Bot):
    """Looks at every option on one imagined state. Options that differ little are mixed up often,
    great mistakes are rare: this is how a beginner errs."""

    def __init__(self, game: Game[Any], rng: Random, noise: float = 0.3) -> None:
        super().__init__(game, rng)
        if not 0 <= noise < inf:
            raise BotError(f"casual takes a noise from 0 up, and none without end, not {noise}")
        self.noise: Final = noise
        """The standard deviation of a misjudgement, in spreads of the game."""

    def choose(self, view: View, decision: Decision, clock: Clock) -> Action:
        seat = SEATS.index(decision.seat)
        knowledge = self.game.knowledge
        world = self.game.imagine(view, self.rng)
        error = self.noise * knowledge.spread(world)

        def judged(action: Action) -> float:
            after = world.copy()
            after.play(action)
            look = knowledge.promise(after, seat)
            if look is None:
                look = knowledge.lead(after, seat)
            return look + self.rng.gauss(0.0, error)

        return max(decision.options, key=judged)
