"""One ply by the game's own evaluation: the action after which things look best."""

from random import Random
from typing import Any, Final

from sampan.bots.base import Bot, BotError, Clock
from sampan.engine.actions import Action
from sampan.engine.game import Decision, Game
from sampan.engine.steps import SEATS
from sampan.engine.view import View


class GreedyBot(Bot):
    """Tries every option on a few imagined states and takes the best mean; ties fall at random."""

    def __init__(self, game: Game[Any], rng: Random, samples: int = 2) -> None:
        super().__init__(game, rng)
        if samples < 1:
            raise BotError(f"greedy needs at least one sample, not {samples}")
        self.samples: Final = samples

    def choose(self, view: View, decision: Decision, clock: Clock) -> Action:
        seat = SEATS.index(decision.seat)
        totals = [0.0] * len(decision.options)
        for _ in range(self.samples):
            world = self.game.imagine(view, self.rng)
            for place, action in enumerate(decision.options):
                after = world.copy()
                after.play(action)
                totals[place] += self.game.knowledge.evaluate(after, seat)
        best = max(totals)
        ties = [place for place, total in enumerate(totals) if total == best]
        return decision.options[self.rng.choice(ties)]
