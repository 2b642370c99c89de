"""Information-set Monte Carlo tree search on what one seat may know."""

from random import Random
from time import monotonic
from typing import Any, Final

from sampan.bots.base import Bot, BotError, Clock
from sampan.bots.tree import Edge, Settings, Tree
from sampan.engine.actions import Action
from sampan.engine.game import Decision, Game
from sampan.engine.steps import SEATS, State
from sampan.engine.view import View

USUAL_ITERATIONS: Final = 500


class Seconds(float):
    """A span of time: `2`, `2s` or `500ms`."""

    def __new__(cls, text: str | float) -> "Seconds":
        if not isinstance(text, str):
            return super().__new__(cls, text)
        for unit, factor in (("ms", 0.001), ("s", 1.0)):
            if text.endswith(unit):
                return super().__new__(cls, float(text.removesuffix(unit)) * factor)
        return super().__new__(cls, text)


class IsmctsBot(Bot):
    """Searches for a number of iterations, a span of time, or whichever ends first."""

    def __init__(
        self,
        game: Game[Any],
        rng: Random,
        iterations: int = 0,
        time: Seconds = Seconds(0),
        exploration: float = 0.25,
        width: float = 2.0,
        widening: float = 0.5,
        rollout: int = 0,
        worlds: int = 32,
        closed: int = 0,
        nodes: int = 20_000,
    ) -> None:
        super().__init__(game, rng)
        if iterations < 0 or time < 0:
            raise BotError("ismcts cannot search for less than no time")
        self.iterations: Final = iterations or (0 if time else USUAL_ITERATIONS)
        self.time: Final = time
        self.settings: Final = Settings(
            exploration, width, widening, rollout, worlds, bool(closed), nodes
        )

    def choose(self, view: View, decision: Decision, clock: Clock) -> Action:
        if len(decision.options) == 1:
            return decision.options[0]
        tree = Tree(self.game, SEATS.index(decision.seat), decision.options, self.settings)
        self.search(tree, view, clock)
        return best_edge(tree).action

    def search(self, tree: Tree, view: View, clock: Clock) -> int:
        """Iterate until the budget is spent or nothing can change any more."""
        limits = [limit for limit in (self.time, clock.seconds) if limit]
        end = monotonic() + min(limits) if limits else None
        worlds: list[State] = []
        done = 0
        while not self.iterations or done < self.iterations:
            if end is not None and monotonic() >= end:
                break
            if self.iterations and decided(tree, self.iterations - done):
                break
            if len(worlds) < self.settings.worlds or not self.settings.worlds:
                world = self.game.imagine(view, self.rng)
                worlds.append(world)
            else:
                world = worlds[done % len(worlds)]
            tree.iterate(world.copy(), self.rng)
            done += 1
        return done


def best_edge(tree: Tree) -> Edge:
    seat = tree.root.seat
    return max(tree.root.edges, key=lambda edge: (edge.visits, edge.totals[seat] / edge.visits))


def decided(tree: Tree, left: int) -> bool:
    """Whether the most visited choice cannot be overtaken any more."""
    visits = sorted(edge.visits for edge in tree.root.edges)
    return len(visits) > 1 and visits[-1] - visits[-2] > left
