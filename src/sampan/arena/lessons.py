"""Games to learn from: what was seen, and what came of it.

Every seat takes the plan after which its lead looks best, and misjudges a little, so that other
ways to play are tried; some begin with what they would never get. Now and then a turn is thought
through widely: how much better its lines ended than they looked on the way is what the rest of a
turn may bring. Or a stronger bot plays, and shows what things are worth to those who play well.
"""

from collections.abc import Mapping, Sequence
from math import exp
from random import Random
from typing import Any, Final, NamedTuple

from sampan.bots import Bot, Clock, make_bot
from sampan.bots.plans import Answer, Plan, Planner, next_question
from sampan.engine.actions import Action
from sampan.engine.game import Decision, Game
from sampan.engine.playout import random_outcome
from sampan.engine.session import Session
from sampan.engine.steps import SEATS, ChanceStep, State
from sampan.engine.tables import Sight, TableKnowledge, Tables
from sampan.engine.tunable import known_by

USUAL: Final = "greedy"
"""Who plays where no other bot was named; it misjudges."""
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


Fixture = tuple[Game[Any], TableKnowledge[Any], str, range, Sequence[int], str]
"""The game, what is known of it, luck, the numbers of the games, sizes of tables, and who plays."""


def lesson(fixture: Fixture) -> Lesson:
    """A few games, told apart by their numbers, at tables of these sizes."""
    game, knowledge, luck, numbers, seats, spec = fixture
    found = Lesson([], [], len(numbers))
    for number in numbers:
        rng = Random(f"learn {luck} {number}")
        s = _begin(game, knowledge, _various(seats, number), rng)
        if spec == USUAL:
            rows, turns = play(knowledge, s, rng)
            found.turns.extend(turns)
        else:
            rows = play_well(known_by(game, knowledge), knowledge, s, rng, spec)
        found.rows.extend(rows)
    return found


def _begin(game: Game[Any], knowledge: TableKnowledge[Any], seats: int, rng: Random) -> State:
    """A new game; alone it is played as the trials of the game want it."""
    options = knowledge.trials[0][1] if seats == 1 and knowledge.trials else {}
    return Session.new(game, seats, rng.randrange(1 << 30), options).state.copy()


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
        seat, options = _asked(s, rng)
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
        seen += _sights(knowledge, s)
    return think_back(knowledge, seen, _final(knowledge, s)), turns


def play_well(
    game: Game[Any], knowledge: TableKnowledge[Any], s: State, rng: Random, spec: str
) -> list[Row]:
    """The same with such a bot at all seats, which sees what its seat may know: nothing that the
    rules do not know, so there are no windfalls."""
    planner = Planner(knowledge, knowledge.lead, knowledge.lookahead)
    seats = len(knowledge.worths(s))
    bots = [make_bot(spec, game, rng, seats) for _ in range(seats)]
    seen: list[tuple[int, Sight]] = []
    while s.agenda:
        seat, options = _asked(s, rng)
        if not options:
            continue
        if rng.random() < SLIP:
            s = rng.choice(planner.plans(s, seat, options, LINES)[:BETTER]).state
        else:
            _say(game, s, seat, options, bots[seat])
        seen += _sights(knowledge, s)
    return think_back(knowledge, seen, _final(knowledge, s))


def _asked(s: State, rng: Random) -> tuple[int, Sequence[Action]]:
    """Who is asked, and what may be chosen; nothing where something was drawn or forced."""
    step = s.agenda[-1]
    if isinstance(step, ChanceStep):
        s.play(random_outcome(step, s, rng))
        return 0, ()
    seat = step.who(s)
    return seat, next_question(s, seat)


def _say(game: Game[Any], s: State, seat: int, options: Sequence[Action], bot: Bot) -> None:
    """All that a bot has to say before somebody else speaks or something is drawn."""
    letter, patient = SEATS[seat], Clock(patient=True)
    while options:
        step = s.agenda[-1]
        decision = Decision(letter, step.name, list(options), step.rules)
        s.play(bot.choose(game.view(s, seat), decision, patient))
        options = next_question(s, seat)


def _sights(knowledge: TableKnowledge[Any], s: State) -> list[tuple[int, Sight]]:
    """What is seen of all seats now; nothing once the game is over."""
    if s.over is not None:
        return []
    return [(each, knowledge.sight(s, each)) for each in range(len(knowledge.worths(s)))]


def _final(knowledge: TableKnowledge[Any], s: State) -> list[float]:
    return [knowledge.final(s, seat) for seat in range(len(knowledge.worths(s)))]


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
