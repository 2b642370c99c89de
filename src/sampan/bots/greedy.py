"""The best rest of the own turn by the game's own evaluation."""

from random import Random
from typing import Any, Final

from sampan.bots.base import Bot, BotError, Clock
from sampan.engine.actions import Action
from sampan.engine.game import Decision, Game
from sampan.engine.steps import SEATS, State
from sampan.engine.view import View

Answer = tuple[str, Action]
"""A question, by the name of its step, and what is said there."""


class Line:
    """Answers of the own turn one after the other, and how things look after them."""

    __slots__ = ("answers", "state", "worth")

    def __init__(self, answers: tuple[Answer, ...], state: State, worth: float) -> None:
        self.answers: Final = answers
        self.state: Final = state
        self.worth: Final = worth


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
        self._foreseen: list[Answer] = []

    def choose(self, view: View, decision: Decision, clock: Clock) -> Action:
        if len(decision.options) == 1:
            return decision.options[0]
        if self._foreseen:
            step, action = self._foreseen.pop(0)
            if step == decision.step and action in decision.options:
                return action
        totals = dict.fromkeys(decision.options, 0.0)
        ends: dict[Action, Line] = {}
        for _ in range(self.samples):
            ends = self._ends(self.game.imagine(view, self.rng), SEATS.index(decision.seat))
            worst = min(line.worth for line in ends.values())
            for action in totals:
                totals[action] += ends[action].worth if action in ends else worst
        best = max(totals.values())
        choice = self.rng.choice([action for action, total in totals.items() if total == best])
        self._foreseen = list(ends[choice].answers[1:]) if choice in ends else []
        return choice

    def _ends(self, world: State, seat: int) -> dict[Action, Line]:
        """The best line that was followed to its end, by its first action."""
        ends: dict[Action, Line] = {}
        lines = self._further(Line((), world, 0.0), seat)
        for depth in range(self.game.knowledge.lookahead + 1):
            going = []
            for line in lines:
                first = line.answers[0][1]
                if depth < self.game.knowledge.lookahead and asks(line.state, seat):
                    going.append(line)
                elif first not in ends or line.worth > ends[first].worth:
                    ends[first] = line
            going.sort(key=lambda line: line.worth, reverse=True)
            lines = [longer for line in going[: self.width] for longer in self._further(line, seat)]
        return ends

    def _further(self, line: Line, seat: int) -> list[Line]:
        """The line with each possible answer to its next question, forced ones included."""
        step = line.state.agenda[-1]
        longer = []
        for action in step.options(line.state):
            state = line.state.copy()
            state.play(action)
            while asks(state, seat):
                forced = state.agenda[-1].options(state)
                if len(forced) > 1:
                    break
                state.play(forced[0])
            worth = self.game.knowledge.evaluate(state, seat)
            longer.append(Line((*line.answers, (step.name, action)), state, worth))
        return longer


def asks(state: State, seat: int) -> bool:
    """Whether this seat must speak now."""
    if not state.agenda:
        return False
    step = state.agenda[-1]
    return not step.chance and step.who(state) == seat
