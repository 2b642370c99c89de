"""The tree of an information-set search: what is known of each choice, over many imagined states.

One iteration plays one imagined state down the tree. A node is who is asked what after which
choices, also those of others that the searching seat would not see: it imagines what they know. Of
draws it tells apart what it sees, if anything. Its edges are the choices, whichever of the imagined
states offered them. Every seat is taken to want its own best (max-n), measured as the expected
share of the others it leaves behind.
"""

from collections.abc import Hashable, Sequence
from math import inf, log, sqrt
from operator import itemgetter
from random import Random
from typing import Any, Final

from sampan.bots.plans import Answer, Plan, Planner, say, various
from sampan.bots.settings import Settings
from sampan.bots.values import mixed, rank_shares, shares_of
from sampan.engine.actions import Action
from sampan.engine.game import Game
from sampan.engine.playout import random_outcome
from sampan.engine.steps import ChanceStep, State


class Edge:
    """One choice: how often it was possible, how often taken, and what came of it for each seat.
    The first look at it counts as a visit."""

    __slots__ = ("answers", "available", "look", "nodes", "squares", "totals", "visits")

    def __init__(self, answers: tuple[Answer, ...], values: list[float], seat: int) -> None:
        self.answers: Final = answers
        """One word, or in a search over plans all that is said in one go."""
        self.visits = 1
        self.available = 1
        self.totals: Final = values[:]
        self.look = values
        """What comes of it if everybody goes on as looks best, by the evaluations below."""
        self.squares = values[seat] * values[seat]
        """Sum of the squared values for the seat that chooses."""
        self.nodes: Final[dict[Hashable, Node]] = {}

    @property
    def action(self) -> Action:
        """What is said first."""
        return self.answers[0][1]

    def look_again(self) -> None:
        """The mean of what looks best after it, over the questions that may follow."""
        if len(self.nodes) == 1:
            (node,) = self.nodes.values()
            self.look = node.look
            return
        visits = [node.visits + 1 for node in self.nodes.values()]
        looks = [node.look for node in self.nodes.values()]
        total = sum(visits)
        self.look = [
            sum([count * look[seat] for count, look in zip(visits, looks, strict=True)]) / total
            for seat in range(len(self.look))
        ]


class Node:
    """One question to one seat, as far as the searching seat can tell."""

    __slots__ = ("edges", "known", "look", "seat", "visits")

    def __init__(self, seat: int, look: list[float]) -> None:
        self.seat: Final = seat
        self.visits = 0
        self.look = look
        """How it looks for each seat, if the best choice is made."""
        self.edges: list[Edge] = []
        """The best first, by what was known when choices were last looked at for the first time."""
        self.known: Final[set[Action]] = set()
        """What may be said first."""

    def edge(self, action: Action) -> Edge | None:
        """The choice visited most of those that begin with this word."""
        found = [edge for edge in self.edges if edge.action is action]
        return max(found, key=lambda edge: edge.visits, default=None)

    def size(self) -> int:
        """How many nodes the tree below has, this one included."""
        return 1 + sum(node.size() for edge in self.edges for node in edge.nodes.values())


class Tree:
    """All that a search has found out about one question."""

    def __init__(
        self, game: Game[Any], seat: int, options: Sequence[Action], settings: Settings
    ) -> None:
        self.game: Final = game
        self.knowledge: Final = game.knowledge
        self.settings: Final = settings
        depth = game.knowledge.lookahead if settings.plans else 0
        self.planner: Final = Planner(game.knowledge, game.knowledge.worth, depth)
        """A plan is a good one if it is worth much to the seat that makes it."""
        self.options = options
        self.root = Node(seat, [])
        self.size = 1

    def descend(self, node: Node, options: Sequence[Action]) -> None:
        """Go on from a later question; what was found out about it stays."""
        self.root, self.options = node, options
        node.edges = [edge for edge in node.edges if edge.action in options]
        self.size = node.size()

    def select(self, s: State, options: Sequence[Action]) -> Edge:
        """What to try next at the root, of these choices: the same in every imagined state."""
        return self._select(self.root, s, options)

    def iterate(self, s: State, edge: Edge, rng: Random) -> None:
        """Go on from what was selected at the root: select, expand, evaluate and learn, on a state
        that may be changed."""
        node = self.root
        path: list[tuple[Node, Edge]] = []
        while True:
            path.append((node, edge))
            say(s, node.seat, edge.answers)
            key, options = self.settle(s, rng)
            if not options:
                values = self.values(s)
                break
            following = edge.nodes.get(key)
            if following is None:
                asked = s.agenda[-1].who(s)
                values = self._estimate(s, asked, options, rng)
                if self.size < self.settings.nodes:
                    self.size += 1
                    edge.nodes[key] = Node(asked, values)
                break
            node = following
            edge = self._select(node, s, options)
        self._learn(path, values)

    def _learn(self, path: Sequence[tuple[Node, Edge]], values: list[float]) -> None:
        """Tell everybody on the way what came of it, the last one first."""
        for node, edge in reversed(path):
            seat = node.seat
            edge.visits += 1
            totals = edge.totals
            for each, value in enumerate(values):
                totals[each] += value
            edge.squares += values[seat] * values[seat]
            if edge.nodes:
                edge.look_again()
            node.look = max([each.look for each in node.edges], key=itemgetter(seat))

    def settle(self, s: State, rng: Random) -> tuple[Hashable, Sequence[Action]]:
        """Draw and do what is forced, up to the next real choice: what tells it apart from other
        questions here, and its options (none at the end of the game)."""
        drawn: tuple[Action, ...] = ()
        agenda = s.agenda
        while agenda:
            step = agenda[-1]
            if step.chance and isinstance(step, ChanceStep):
                outcome = random_outcome(step, s, rng)
                if self.settings.closed and step.seers(s) >> self.root.seat & 1:
                    drawn = (*drawn, outcome)
                s.play(outcome)
                continue
            options = step.options(s)
            if len(options) > 1:
                return (type(step), step.who(s), drawn), options
            s.play(options[0])
        return None, ()

    def _select(self, node: Node, s: State, options: Sequence[Action]) -> Edge:
        """The choice with the highest upper bound among the first few that are possible."""
        known = node.known
        fresh = [action for action in options if action not in known]
        if fresh:
            self._look(node, s, fresh)
        node.visits += 1
        settings = self.settings
        left = int(settings.width * node.visits**settings.widening) + 1
        seat, exploration, trust = node.seat, settings.exploration, settings.trust
        possible = None if len(options) == len(known) else set(options)
        best, highest = node.edges[0], -inf
        for edge in node.edges:
            if possible is not None and edge.action not in possible:
                continue
            edge.available += 1
            visits = edge.visits
            mean = edge.totals[seat] / visits
            bound = mean + trust * (edge.look[seat] - mean)
            bound += exploration * sqrt(log(edge.available) / visits)
            if bound > highest:
                best, highest = edge, bound
            left -= 1
            if not left:
                break
        return best

    def _look(self, node: Node, s: State, fresh: Sequence[Action]) -> None:
        """Try each choice once and put it into its place among the others."""
        seat, name = node.seat, s.agenda[-1].name
        if self.planner.depth:
            self._look_ahead(node, s, fresh)
        else:
            for action in fresh:
                after = s.copy()
                after.play(action)
                node.edges.append(Edge(((name, action),), self.values(after), seat))
            node.known.update(fresh)
        node.edges.sort(key=lambda edge: -edge.totals[seat] / edge.visits)

    def _look_ahead(self, node: Node, s: State, fresh: Sequence[Action]) -> None:
        """The best plans, and for each first word at least one."""
        seat, most = node.seat, self.settings.plans
        if node is not self.root:
            most = self.settings.deeper or most
        ends = self.planner.plans(s, seat, fresh, most)
        for plan in various(ends, most, self.settings.alike):
            node.edges.append(Edge(plan.answers, self.values(plan.state), seat))
        node.known.update(fresh)

    def _estimate(self, s: State, seat: int, options: Sequence[Action], rng: Random) -> list[float]:
        """The evaluation after a short rollout: everybody says what looks best to the end of the
        own turn."""
        for _ in range(self.settings.rollout):
            if not options:
                break
            s = self.best_plan(s, seat, options).state
            _, options = self.settle(s, rng)
            seat = s.agenda[-1].who(s) if options else seat
        return self.values(s)

    def best_plan(self, s: State, seat: int, options: Sequence[Action]) -> Plan:
        """What a seat would say that follows few lines to the end of its turn."""
        return self.planner.best(s, seat, options, self.settings.lines)

    def values(self, s: State) -> list[float]:
        """For each seat the share of the others it is expected to leave behind, 0 to 1."""
        worths, spread = self.knowledge.worths(s), self.knowledge.spread(s)
        values = shares_of(worths, spread)
        if s.over is None:
            return values
        ranks = list(self.game.result(s).ranks.values())
        return mixed(rank_shares(ranks), values, self.knowledge.margin_counts(s))
