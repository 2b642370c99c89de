"""How a game goes on after a choice, as far as a search can tell, and what the score sheet of a
seat looks like then, with what is still to come and how the others stand.

The same imagined states are played on for every choice, so that what differs is due to the choice.
"""

from collections.abc import Mapping, Sequence
from random import Random
from statistics import fmean
from typing import Final

from sampan.bots.plans import say
from sampan.bots.search import Search
from sampan.bots.tree import Edge, Node, Tree
from sampan.engine.actions import Action
from sampan.engine.game import Result
from sampan.engine.steps import SEATS, State

Sheet = Mapping[str, float]
"""Line of the score sheet -> amount; and two lines more:"""
PROSPECTS: Final = "prospects"
"""what the position is worth beyond the lines so far, ..."""
OTHERS: Final = "others"
"""... and what the others can expect at the end, on average. One's lines and prospects less this is
the lead that a search goes by."""
TOTAL: Final = "total"
TURNS: Final = 2
"""An outlook ends when its seat has been asked again so many times after others were."""
LONGEST: Final = 40
"""Or after so many decisions."""
TRUSTED: Final = 4
"""A choice that the search visited so often is taken for what its seat would do."""


def sheet_after(search: Search, world: State, action: Action, rng: Random) -> Sheet:
    """The score sheet that the searching seat would see some turns after a choice."""
    s = world.copy()
    play_on(search.tree, s, action, rng)
    game, seat = search.game, search.tree.root.seat
    result = game.result(s) if s.over else game.projection(game.view(s, seat))
    worths = list(result.scores.values()) if s.over else game.knowledge.worths(s)
    sheet = own_sheet(result, seat)
    counted = sum(sheet[line] for line in sheet if line not in (*game.subtotals, TOTAL))
    others = [worth for place, worth in enumerate(worths) if place != seat]
    return {**sheet, PROSPECTS: worths[seat] - counted, OTHERS: fmean(others)}


def own_sheet(result: Result, seat: int) -> Sheet:
    """The lines of one seat as numbers, without those that are true or false."""
    lines = result.breakdown[SEATS[seat]].items()
    return {line: _sum(amount) for line, amount in lines if not isinstance(amount, bool)}


def lead_by(differences: Sheet) -> float:
    """How far one is ahead by these lines."""
    return sum(gain(line, amount) for line, amount in differences.items())


def gain(line: str, amount: float) -> float:
    """What more in a line is worth: what the others can expect counts against one."""
    return -amount if line == OTHERS else amount


def _sum(amount: object) -> float:
    """What a line comes to: the sum of its parts, by place or by component."""
    if isinstance(amount, Mapping):
        return sum(map(_sum, amount.values()))
    if isinstance(amount, list | tuple):
        return sum(map(_sum, amount))
    return float(amount) if isinstance(amount, int | float) else 0.0


def play_on(tree: Tree, s: State, action: Action, rng: Random) -> None:
    """Play a choice and go on as the search expects; where it has not looked, everybody takes what
    looks best at a glance."""
    seat = tree.root.seat
    edge = tree.root.edge(action)
    say(s, seat, edge.answers if edge else (("", action),))
    turns, others_spoke = 0, False
    for _ in range(LONGEST):
        key, options = tree.settle(s, rng)
        if not options:
            return
        asked = s.agenda[-1].who(s)
        if asked == seat and others_spoke:
            turns, others_spoke = turns + 1, False
            if turns == TURNS:
                return
        others_spoke = others_spoke or asked != seat
        node = None if edge is None else edge.nodes.get(key)
        edge = None if node is None else _expected(node, options)
        if edge is None:
            say(s, asked, tree.best_plan(s, asked, options).answers)
        else:
            say(s, asked, edge.answers)


def _expected(node: Node, options: Sequence[Action]) -> Edge | None:
    """The choice the search visited most, if it knows one well enough."""
    known = [edge for edge in node.edges if edge.action in options]
    best = max(known, key=lambda edge: edge.visits, default=None)
    return best if best is not None and best.visits >= TRUSTED else None
