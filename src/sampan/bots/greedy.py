"""The best rest of the own turn by the game's own evaluation."""

from random import Random
from typing import Any, Final

from sampan.bots.base import Bot, BotError, Clock
from sampan.bots.plans import Plan, Planner
from sampan.engine.actions import Action
from sampan.engine.game import Decision, Game
from sampan.engine.steps import SEATS
from sampan.engine.view import View


class GreedyBot(Bot):
    """Tries every option on imagined states and takes the one with the best end; ties fall at
    random. Where the game asks for it, it follows the most promising lines of its own turn until
    somebody else speaks or something is drawn. It looks no further, and keeps to the line it has
    chosen as long as the questions are those it foresaw."""

    def __init__(self, game: Game[Any], rng: Random, samples: int = 1, width: int = 16) -> None:
        super().__init__(game, rng)
        if samples < 1:
            raise BotError(f"greedy needs at least one sample, not {samples}")
        if width < 1:
            raise BotError(f"greedy follows at least one line, not {width}")
        self.samples: Final = samples
        self.width: Final = width
        self.planner: Final = Planner(game.knowledge, game.knowledge.lead, game.knowledge.lookahead)

    def choose(self, view: View, decision: Decision, clock: Clock) -> Action:
        planned = self.as_planned(decision)
        if planned is not None:
            return planned
        totals = dict.fromkeys(decision.options, 0.0)
        seat, ends = SEATS.index(decision.seat), {}
        for _ in range(self.samples):
            ends = self._ends(view, seat, decision)
            for action, plan in ends.items():
                totals[action] += plan.look
            if clock.stopped:
                break
        best = max(totals.values())
        choice = self.rng.choice([action for action, total in totals.items() if total == best])
        self.planned = list(ends[choice].answers[1:])
        return choice

    def _ends(self, view: View, seat: int, decision: Decision) -> dict[Action, Plan]:
        """For each option the best plan that begins with it, in one imagined state."""
        world = self.game.imagine(view, self.rng)
        ends: dict[Action, Plan] = {}
        for plan in self.planner.plans(world, seat, decision.options, self.width):
            ends.setdefault(plan.first, plan)
        return ends
