"""The best rest of the own turn by the game's own evaluation."""

from random import Random
from typing import Any, Final

from sampan.bots.base import Bot, BotError, Clock
from sampan.engine.actions import Action
from sampan.engine.game import Decision, Game
from sampan.engine.steps import SEATS, State
from sampan.engine.view import View

Line = tuple[float, int, State]
"""A line of play under way: how it looks, the place of its first action, the state reached."""

NEVER: Final = float("-inf")


class GreedyBot(Bot):
    """Follows the own decisions in imagined states until somebody else speaks or something is
    drawn, always with the most promising lines, and takes the action that led to the best end;
    ties fall at random. It looks no further."""

    def __init__(
        self, game: Game[Any], rng: Random, samples: int = 1, width: int = 16, depth: int = 8
    ) -> None:
        super().__init__(game, rng)
        for name, value in (("samples", samples), ("width", width), ("depth", depth)):
            if value < 1:
                raise BotError(f"greedy: {name} must be at least 1, not {value}")
        self.samples: Final = samples
        self.width: Final = width
        self.depth: Final = depth

    def choose(self, view: View, decision: Decision, clock: Clock) -> Action:
        if len(decision.options) == 1:
            return decision.options[0]
        seat = SEATS.index(decision.seat)
        totals = [0.0] * len(decision.options)
        for _ in range(self.samples):
            world = self.game.imagine(view, self.rng)
            for place, worth in enumerate(self._ends(world, seat, decision.options)):
                totals[place] += worth
        best = max(totals)
        ties = [place for place, total in enumerate(totals) if total == best]
        return decision.options[self.rng.choice(ties)]

    def _ends(self, world: State, seat: int, options: list[Action]) -> list[float]:
        """The best end found after each option. One that was left behind on the way counts at most
        as the worst end of those that were followed."""
        ends = [NEVER] * len(options)
        looks = [NEVER] * len(options)
        lines = [self._go(world, seat, place, action) for place, action in enumerate(options)]
        for worth, place, _ in lines:
            looks[place] = worth
        for _ in range(self.depth):
            going = []
            for line in lines:
                if asks(line[2], seat):
                    going.append(line)
                else:
                    ends[line[1]] = max(ends[line[1]], line[0])
            going.sort(key=lambda line: line[0], reverse=True)
            lines = [
                self._go(state, seat, place, action)
                for _, place, state in going[: self.width]
                for action in state.agenda[-1].options(state)
            ]
        for worth, place, _ in lines:
            ends[place] = max(ends[place], worth)
        worst = min(end for end in ends if end != NEVER)
        return [
            min(look, worst) if end == NEVER else end for look, end in zip(looks, ends, strict=True)
        ]

    def _go(self, state: State, seat: int, place: int, action: Action) -> Line:
        """The line one action further, forced answers included."""
        after = state.copy()
        after.play(action)
        while asks(after, seat):
            options = after.agenda[-1].options(after)
            if len(options) > 1:
                break
            after.play(options[0])
        return self.game.evaluate(after, seat), place, after


def asks(state: State, seat: int) -> bool:
    """Whether this seat must speak now."""
    if not state.agenda:
        return False
    step = state.agenda[-1]
    return not step.chance and step.who(state) == seat
