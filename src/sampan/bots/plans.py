"""Plans: what a seat says in one go, until somebody else speaks or something is drawn.

What a position is worth is hard to tell in the middle of a turn and easier at its end, so those who
choose follow their own turn to its end before they judge.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final

from sampan.engine.actions import Action
from sampan.engine.knowledge import Knowledge
from sampan.engine.steps import State

Answer = tuple[str, Action]
"""A question, by the name of its step, and what is said there."""
Judge = Callable[[State, int], float]
"""How a state looks for a seat."""
BEGINS: Final = 2
"""So many words tell what a plan is about; the others are its details."""


class Plan:
    """Answers of one seat one after the other, and how things look after them."""

    __slots__ = ("answers", "look", "options", "state")

    def __init__(
        self,
        answers: tuple[Answer, ...],
        state: State,
        look: float,
        options: Sequence[Action],
    ) -> None:
        self.answers: Final = answers
        self.state: Final = state
        self.look: Final = look
        self.options: Final = options
        """What the seat is asked after them; nothing where somebody else goes on."""

    @property
    def first(self) -> Action:
        return self.answers[0][1]


class Planner:
    """Makes plans: follows the most promising lines of a turn, judged by what a game knows."""

    def __init__(self, knowledge: Knowledge[Any], judge: Judge, depth: int) -> None:
        self.judge: Final = judge
        self.promise: Final = knowledge.promise
        self.distinct: Final = knowledge.distinct
        self.depth: Final = depth
        """Over so many further questions a line is followed."""

    def plans(self, s: State, seat: int, options: Sequence[Action], width: int) -> list[Plan]:
        """What the seat may say now, the best first. So many lines are followed at once. An option
        whose lines were all given up stands for itself, as bad as the worst of the others."""
        ends: list[Plan] = []
        lines = self._longer(Plan((), s, 0.0, options), seat, options, self.depth == 0)
        for left in range(self.depth, -1, -1):
            going: list[Plan] = []
            for line in lines:
                (going if left and line.options else ends).append(line)
            going.sort(key=lambda line: line.look, reverse=True)
            lines = []
            for line in going[:width]:
                answers = self.distinct(line.state, line.options)
                lines += self._longer(line, seat, answers, left == 1)
        ends.sort(key=lambda line: line.look, reverse=True)
        followed = {line.first for line in ends}
        name, worst = s.agenda[-1].name, ends[-1]
        ends += [
            Plan(((name, action),), worst.state, worst.look, ())
            for action in options
            if action not in followed
        ]
        return ends

    def best(self, s: State, seat: int, options: Sequence[Action], width: int) -> Plan:
        """The best plan, where it need not be told what comes of every option."""
        return self.plans(s, seat, self.distinct(s, options), width)[0]

    def _longer(self, line: Plan, seat: int, options: Sequence[Action], last: bool) -> list[Plan]:
        """The line with each of these answers to its next question, the last one perhaps that is
        followed."""
        name = line.state.agenda[-1].name
        longer = []
        for action in options:
            state = line.state.copy()
            state.play(action)
            following = next_question(state, seat)
            answers = (*line.answers, (name, action))
            look = self.promise(state, seat) if following and not last else None
            if look is None:
                look = self.judge(state, seat)
            longer.append(Plan(answers, state, look, following))
        return longer


def various(ends: Sequence[Plan], most: int, alike: int) -> list[Plan]:
    """The best plans, so many at most, and for each first word at least one. Of those that begin
    with the same two words only so many count, and of those that look the same one: else what is
    compared would be the details of a single idea. With `alike` 0 all count."""
    kept: list[Plan] = []
    firsts: set[Action] = set()
    looks: set[float] = set()
    begun: Counter[tuple[Answer, ...]] = Counter()
    for plan in ends:
        begins = plan.answers[:BEGINS]
        another = not alike or (plan.look not in looks and begun[begins] < alike)
        if plan.first in firsts and not (another and len(kept) < most):
            continue
        kept.append(plan)
        firsts.add(plan.first)
        looks.add(plan.look)
        begun[begins] += 1
    return kept


def next_question(s: State, seat: int) -> Sequence[Action]:
    """What the seat may choose next, once it has said what it must; nothing if somebody else is
    asked or something is drawn."""
    while s.agenda:
        step = s.agenda[-1]
        if step.chance or step.who(s) != seat:
            return ()
        options = step.options(s)
        if len(options) > 1:
            return options
        s.play(options[0])
    return ()


def say(s: State, seat: int, answers: Sequence[Answer]) -> None:
    """Say what was planned, as long as the questions are those that were foreseen."""
    for place, (_, action) in enumerate(answers):
        if place and action not in next_question(s, seat):
            return
        s.play(action)
