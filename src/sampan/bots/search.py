"""One search: states imagined from a view, iterations until the budget is spent, findings."""

import gc
from collections.abc import Sequence
from random import Random
from time import monotonic
from typing import Any, Final

from sampan.bots.base import Clock
from sampan.bots.intervals import half_interval
from sampan.bots.plans import say
from sampan.bots.settings import Settings
from sampan.bots.tree import Edge, Node, Tree
from sampan.engine.actions import Action
from sampan.engine.game import Game
from sampan.engine.steps import State
from sampan.engine.view import View

USED: Final = 0.97
"""So much of its time a search uses: an iteration under way comes to its end, and the choice is
told within the time."""


class Finding:
    """What a search found out about one choice."""

    def __init__(
        self, action: Action, visits: int, totals: Sequence[float], squares: float
    ) -> None:
        self.action: Final = action
        self.visits: Final = visits
        self.totals: Final = tuple(totals)
        self.squares: Final = squares

    @property
    def values(self) -> tuple[float, ...]:
        """For each seat the share of the others it is expected to leave behind."""
        return tuple(total / self.visits for total in self.totals)

    def interval(self, seat: int) -> tuple[float, float]:
        """The 95 % interval of the value for the seat that chose, as if the search had not looked
        more often where it liked what it saw."""
        mean = self.totals[seat] / self.visits
        half = half_interval(self.totals[seat], self.squares, self.visits)
        return max(0.0, mean - half), min(1.0, mean + half)

    def __add__(self, other: "Finding") -> "Finding":
        """What two searches found out together."""
        totals = [mine + theirs for mine, theirs in zip(self.totals, other.totals, strict=True)]
        squares = self.squares + other.squares
        return Finding(self.action, self.visits + other.visits, totals, squares)


def best(findings: Sequence[Finding], seat: int) -> Finding:
    """The choice visited most, and of those the one with the highest value."""
    return max(findings, key=lambda each: (each.visits, each.values[seat]))


class Search:
    """A tree that grows; it can be asked for its findings at any time and searched on."""

    def __init__(
        self,
        game: Game[Any],
        view: View,
        seat: int,
        options: Sequence[Action],
        settings: Settings,
        rng: Random,
    ) -> None:
        self.game: Final = game
        self.settings: Final = settings
        self.rng: Final = rng
        self.view = view
        self.tree: Final = Tree(game, seat, options, settings)
        self._worlds: list[State] = []
        self._luck: Final = rng.getrandbits(32)

    def run(self, clock: Clock) -> int:
        """Iterate until the budget is spent, somebody stops the clock, or what was visited most
        (a plan, where turns are planned) cannot be overtaken any more; once at least. How many
        iterations there were.

        Nothing in states and trees refers back to what holds it, so all is freed without the
        collector of cycles, which would look through them again and again."""
        collecting = gc.isenabled()
        gc.disable()
        try:
            return self._run(clock)
        finally:
            if collecting:
                gc.enable()

    def _run(self, clock: Clock) -> int:
        wanted, root = self.settings.visits, self.tree.root
        own_limit = None if wanted and clock.patient else self.settings.time
        limits = [limit for limit in (own_limit, clock.seconds) if limit]
        end = monotonic() + USED * min(limits) if limits else None
        done = 0
        while True:
            self._iterate(done, self.tree.options)
            done += 1
            if clock.stopped or (end is not None and monotonic() >= end):
                return done
            if wanted and (root.visits >= wanted or self._is_decided(wanted - root.visits)):
                return done

    def findings(self) -> list[Finding]:
        """What is known of each choice; of one that was never looked at, nothing."""
        together: dict[Action, Finding] = {}
        for edge in self.tree.root.edges:
            found = _found_of(edge)
            known = together.get(edge.action)
            together[edge.action] = found if known is None else known + found
        return list(together.values())

    def weigh(self, iterations: int) -> None:
        """So many iterations for each choice, however little it promises."""
        for number in range(iterations):
            for action in self.tree.options:
                self._iterate(number, [action])

    def expected(self, action: Action) -> Finding:
        """What is known of the best that begins with this word; it must have been tried."""
        edge = self.tree.root.edge(action)
        assert edge is not None, f"{action} was never tried"
        return _found_of(edge)

    def look_closer(self, action: Action, visits: int) -> None:
        """Try a choice until it was visited so often, however little it promises."""
        edge = self.tree.root.edge(action)
        while edge is not None and edge.visits < visits:
            self._try(edge, edge.visits)

    def even_out(self, actions: Sequence[Action], clock: Clock, end: float | None) -> None:
        """Try what these moves begin with until each was visited as often as the one that was
        visited most, or time is up. A mean of few visits and one of many are no fair comparison:
        the more often a choice is tried, the better the answers to it."""
        edges = [edge for action in actions if (edge := self.tree.root.edge(action))]
        most = max(edge.visits for edge in edges)
        while (edge := min(edges, key=lambda each: each.visits)).visits < most:
            if clock.stopped or (end is not None and monotonic() >= end):
                return
            self._try(edge, edge.visits)

    def choice(self) -> Edge:
        """Of all that begins with the best word what was visited most."""
        root = self.tree.root
        action = best(self.findings(), root.seat).action
        return root.edge(action) or root.edges[0]

    def follow(self, view: View, options: Sequence[Action]) -> bool:
        """Go on after the choice, if nothing but it leads to the new view: what was found out
        about the next question stays. Whether it could."""
        if not self._worlds:
            return False
        edge = self.choice()
        after = self._worlds[0].copy()
        say(after, self.tree.root.seat, edge.answers)
        node = _next_node(edge, after)
        if node is None or self.game.view(after, self.view.seat).position != view.position:
            return False
        self.tree.descend(node, options)
        self.view = view
        self._worlds = []
        return True

    def _iterate(self, number: int, options: Sequence[Action]) -> None:
        """One iteration over these choices. The choices at the root meet the same worlds and the
        same luck one after the other, so that they differ by what they are worth and not by what
        happened to come."""
        if not self._worlds:
            self._worlds.append(self.game.imagine(self.view, self.rng))
        self._try(self.tree.select(self._worlds[0], options), number)

    def _try(self, edge: Edge, number: int) -> None:
        if self.settings.paired:
            luck = Random(self._luck + edge.visits)
            self.tree.iterate(self._world(edge.visits - 1), edge, luck)
        else:
            self.tree.iterate(self._world(number), edge, self.rng)

    def _world(self, number: int) -> State:
        """A state to play on: imagined, or a copy of one of those imagined before. Where a tree is
        gone on with, choices begin at other numbers; they share worlds once the pool is full."""
        pool = self.settings.worlds
        if pool and number >= len(self._worlds) and len(self._worlds) < pool:
            self._worlds.append(self.game.imagine(self.view, self.rng))
            return self._worlds[-1].copy()
        if pool or not number:
            return self._worlds[number % len(self._worlds)].copy()
        world: State = self.game.imagine(self.view, self.rng)
        return world

    def _is_decided(self, left: int) -> bool:
        edges = self.tree.root.edges
        if len(edges) < 2:
            return False
        first = second = 0
        for edge in edges:
            visits = edge.visits
            if visits > first:
                first, second = visits, first
            elif visits > second:
                second = visits
        return first - second > left


def _found_of(edge: Edge) -> Finding:
    return Finding(edge.action, edge.visits, edge.totals, edge.squares)


def _next_node(edge: Edge, s: State) -> Node | None:
    """The node of the next question, if no draw comes before it and one was made."""
    while s.agenda:
        step = s.agenda[-1]
        if step.chance:
            return None
        options = step.options(s)
        if len(options) > 1 or step.always_asked:
            return edge.nodes.get((type(step), step.who(s), ()))
        s.play(options[0])
    return None
