"""Games to learn from: what was seen, and what came of it.

Every seat takes the plan after which its lead looks best, and misjudges a little, so that other
ways to play are tried; some begin with what they would never get. Now and then a turn is thought
through widely: how much better its lines ended than they looked on the way is what the rest of a
turn may bring.
"""

from collections.abc import Mapping, Sequence
from math import exp
from random import Random
from typing import Any, Final, NamedTuple

from sampan.bots.plans import Answer, Plan, Planner, next_question
from sampan.engine.game import Game
from sampan.engine.playout import random_outcome
from sampan.engine.session import Session
from sampan.engine.steps import ChanceStep, State
from sampan.engine.tables import Sight, TableKnowledge, Tables

MISJUDGED: Final = (0.3, 0.7, 1.1)
"""By how many points the leads of plans are misjudged, one of these in each game."""
SLIP: Final = 0.02
"""How often a seat takes any of its better plans."""
BETTER: Final = 12
"""So many plans are among the better ones."""
LINES: Final = 12
"""So many lines of a turn are followed."""
COMPARED: Final = 64
"""So many plans are compared."""
WIDELY: Final = 0.012
"""How often a turn is thought through widely, ..."""
WIDE: Final = 240
"""... with so many lines."""
KEPT: Final = 0.98
"""So much of what came of it goes on to the turn before; the rest is what the tables foretold. What
they foretell is less than sure, and what came is partly luck."""
TOGETHER: Final = 10
"""So many games are played in one go."""
NEAR: Final = 3.0
"""A line whose end is so many points behind the best counts a third."""


class Row(NamedTuple):
    """What was seen of a seat once, what it gained from then on, and what the tables foretold."""

    sight: Sight
    gain: float
    foretold: float | None


class Lines(NamedTuple):
    """Lines of a turn that are compared with each other: what was seen of each, how much better it
    ended than it looked, and how much it counts."""

    kind: str
    left: float
    entries: list[list[int]]
    gains: list[float]
    counts: list[float]


class Lesson(NamedTuple):
    """What games have shown: rows, lines, and how many games there were."""

    rows: list[Row]
    turns: list[Lines]
    games: int


def lesson(fixture: tuple[Game[Any], TableKnowledge[Any], str, range, Sequence[int]]) -> Lesson:
    """A few games, told apart by their numbers, at tables of these sizes."""
    game, knowledge, luck, numbers, seats = fixture
    found = Lesson([], [], len(numbers))
    for number in numbers:
        rows, turns = _play(game, knowledge, luck, number, _various(seats, number))
        found.rows.extend(rows)
        found.turns.extend(turns)
    return found


def _play(
    game: Game[Any], knowledge: TableKnowledge[Any], luck: str, number: int, seats: int
) -> tuple[list[Row], list[Lines]]:
    """One game; alone it is played as the trials of the game want it."""
    options = knowledge.trials[0][1] if seats == 1 and knowledge.trials else {}
    rng = Random(f"learn {luck} {number}")
    session = Session.new(game, seats, rng.randrange(1 << 30), options)
    return play(knowledge, session.state.copy(), rng)


def _various(seats: Sequence[int], number: int) -> int:
    """Every other game with the fewest seats, a quarter with two, the rest with more; as far as
    there are such tables."""
    few = [each for each in seats if each <= 2] or seats[:1]
    more = [each for each in seats if each not in few] or few
    return (few[0], few[-1], few[0], more[number // 4 % len(more)])[number % 4]


def play(knowledge: TableKnowledge[Any], s: State, rng: Random) -> tuple[list[Row], list[Lines]]:
    """Play to the end; what was seen of all seats whenever one had made its choice, and of lines of
    turns that were thought through widely. One and the same player sits at all seats, so it looks
    at the state itself."""
    planner = Planner(knowledge, knowledge.lead, knowledge.lookahead)
    misjudged = rng.choice(MISJUDGED)
    seen: list[tuple[int, Sight]] = []
    turns: list[Lines] = []
    while s.agenda:
        step = s.agenda[-1]
        if isinstance(step, ChanceStep):
            s.play(random_outcome(step, s, rng))
            continue
        seat = step.who(s)
        options = next_question(s, seat)
        if not options:
            continue
        if not seen:
            knowledge.windfall(s, rng)
            options = next_question(s, seat)
        widely = knowledge.learned is not None and rng.random() < WIDELY
        plans = planner.plans(s, seat, options, WIDE if widely else LINES)
        if widely:
            turns += compare(knowledge, s, seat, plans)
        if rng.random() < SLIP:
            plan = rng.choice(plans[:BETTER])
        else:
            better = plans[:COMPARED]
            plan = max(better, key=lambda each: each.look + rng.gauss(0.0, misjudged))
        s = plan.state
        if s.over is None:
            seats = range(len(knowledge.worths(s)))
            seen += [(each, knowledge.sight(s, each)) for each in seats]
    final = [knowledge.final(s, seat) for seat in range(len(knowledge.worths(s)))]
    return think_back(knowledge, seen, final), turns


def think_back(
    knowledge: TableKnowledge[Any], seen: Sequence[tuple[int, Sight]], final: Sequence[float]
) -> list[Row]:
    """What each seat gained after each sight, the last one first."""
    tables: Mapping[str, Tables] = knowledge.learned.tables if knowledge.learned else {}
    came, rows = list(final), []
    for seat, sight in reversed(seen):
        kind, left, points, entries = sight
        foretold = None if kind not in tables else tables[kind].worth(entries, left)
        rows.append(Row(sight, came[seat] - points, foretold))
        if foretold is not None:
            came[seat] = KEPT * came[seat] + (1.0 - KEPT) * (points + foretold)
    return rows


def compare(
    knowledge: TableKnowledge[Any], s: State, seat: int, plans: Sequence[Plan]
) -> list[Lines]:
    """What was seen of the lines that led to these ends, the best first."""
    best = plans[0].look
    looks: dict[tuple[Answer, ...], float] = {}
    for plan in plans:
        for length in range(1, len(plan.answers)):
            looks.setdefault(plan.answers[:length], plan.look)
    states: dict[tuple[Answer, ...], State] = {(): s}
    compared: dict[tuple[int, float], Lines] = {}
    for answers in sorted(looks, key=len):
        state = states[answers] = states[answers[:-1]].copy()
        state.play(answers[-1][1])
        next_question(state, seat)
        kind, entries = knowledge.rest(state, seat)
        left, look = knowledge.sight(state, seat).left, looks[answers]
        lines = compared.setdefault((len(answers), left), Lines(kind, left, [], [], []))
        lines.entries.append(entries)
        lines.gains.append(look - knowledge.worth(state, seat))
        lines.counts.append(exp((look - best) / NEAR))
    return list(compared.values())
