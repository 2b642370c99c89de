"""What a game is: one stateless object that sets up, shows, scores and explains its states."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar, Final, Generic

from sampan.engine.actions import Action, UnknownWord, Vocabulary
from sampan.engine.components import MadeOfComponents
from sampan.engine.invariants import Watch
from sampan.engine.knowledge import Knowledge
from sampan.engine.refusals import Reason, Refusal
from sampan.engine.setup import Option, Setup, check_setup, complete_options
from sampan.engine.steps import S
from sampan.engine.texts import Ref
from sampan.engine.view import View

Position = dict[str, Any]
"""Any state as JSON, in the form of the game's specification."""


class Decision:
    """What is asked now, as data: the seat (a letter), the step and its rules, the options."""

    def __init__(self, seat: str, step: str, options: list[Action], rules: tuple[str, ...]) -> None:
        self.seat: Final = seat
        self.step: Final = step
        self.options: Final = options
        self.rules: Final = rules

    def to_json(self) -> dict[str, Any]:
        words = [action.word for action in self.options]
        return {"seat": self.seat, "step": self.step, "options": words, "rules": list(self.rules)}


class Result:
    """The end of a game: the lines of the score sheet and the rank of each seat (letters)."""

    def __init__(
        self, over: str, breakdown: dict[str, dict[str, Any]], ranks: dict[str, int | None]
    ) -> None:
        self.over: Final = over
        self.breakdown: Final = breakdown
        """Seat -> line of the score sheet -> amount; the line `total` is the score."""
        self.ranks: Final = ranks
        """Seat -> 1 for a winner and so on; None where nobody can win."""

    @property
    def scores(self) -> dict[str, int]:
        return {seat: sheet["total"] for seat, sheet in self.breakdown.items()}

    @property
    def winners(self) -> list[str]:
        return [seat for seat, rank in self.ranks.items() if rank == 1]

    def to_json(self) -> dict[str, Any]:
        return {"over": self.over, **self.breakdown, "ranks": self.ranks}


class Game(MadeOfComponents, ABC, Generic[S]):
    """One title. Everything outside its folder speaks to it through these names only."""

    name: ClassVar[str]
    version: ClassVar[str]
    """Changes when the rules code changes what a recorded game means."""
    seats: ClassVar[tuple[int, ...]]
    """The numbers of players the game can be played with."""
    options: ClassVar[tuple[Option, ...]]
    words: ClassVar[Vocabulary]
    chance_words: ClassVar[Vocabulary]
    unordered: ClassVar[tuple[str, ...]]
    """Paths of a position (with `*`) whose lists have no order and compare as sets."""
    names: Mapping[str, Ref]
    """Code of a component -> its name, for every code that events, words and positions use."""
    sheet: ClassVar[tuple[str, ...]]
    """The lines of the score sheet in their order, `total` last."""
    subtotals: ClassVar[tuple[str, ...]] = ()
    """Lines that count what other lines count too, and so do not add to the total."""
    folder: ClassVar[str]
    """Where the game lives: its rules, data and texts."""
    knowledge: Knowledge[S]
    """What bots know of the game."""

    @abstractmethod
    def new(self, setup: Setup) -> S:
        """A state before set-up: its agenda begins with the chance of the set-up."""

    @abstractmethod
    def load(self, position: Position) -> S:
        """The state of a position, completed and checked, before any automatic step.

        Raises `PositionError`; what is missing is dealt from the position's seed.
        """

    @abstractmethod
    def dump(self, s: S) -> Position:
        """The full position of a state."""

    def now(self, s: S) -> Position:
        """The position as a reader sees it, where the dump is that of the start of the turn."""
        return self.dump(s)

    def by_kind(self, value: Any) -> Any:
        """A value with kinds in place of single pieces, where a scenario may name either."""
        return value

    @abstractmethod
    def facts(self, s: S) -> Position:
        """Further readable fields of a position, merged into it for a reader, never loaded."""

    @abstractmethod
    def view(self, s: S, seat: int | None) -> View:
        """All that this seat (None: a spectator) may know."""

    def shown(self, view: View) -> View:
        """What a person is shown of a view: less where people are to remember, and counts."""
        return view

    @abstractmethod
    def imagine(self, view: View, rng: Random) -> S:
        """A full state that looks like the view; what is hidden is filled in at random."""

    @abstractmethod
    def result(self, s: S) -> Result:
        """The score sheet of a state that is over."""

    @abstractmethod
    def projection(self, view: View) -> Result:
        """The score sheet if the game ended now, counting what the view's seat can see."""

    @abstractmethod
    def reasons(self, s: S, seat: int, action: Action) -> list[Reason]:
        """Every rule that forbids this seat this action now; empty exactly if it is offered."""

    @abstractmethod
    def explain(self, text: str) -> list[Reason]:
        """Why a text that is no word (two goods that make no bundle) can never be legal."""

    @abstractmethod
    def action_args(self, s: S, seat: int, action: Action) -> dict[str, Any]:
        """What the text of an action may mention: price, gain, component codes."""

    @abstractmethod
    def watch(self, s: S, fresh: bool) -> Watch[S]:
        """Someone who checks the invariants from here on; `fresh`: from a set-up of the rules."""

    def why_not(self, s: S, seat: int, action: Action) -> Refusal | None:
        """Why this seat may not say this now, or None if it may."""
        reasons = self.reasons(s, seat, action)
        return Refusal(action.word, tuple(reasons)) if reasons else None

    def parse(self, text: str) -> Action:
        """The word of a seat; raises `UnknownWord`."""
        return self.words.find(text)

    def refusal_of(self, error: UnknownWord) -> Refusal | None:
        """A refusal with its rule for a text that is no word, where a rule says why it is none."""
        reasons = self.explain(error.text)
        return Refusal(error.text, tuple(reasons)) if reasons else None

    def setup(self, seats: int, options: Mapping[str, Any] | None, start: str | None) -> Setup:
        """A checked setup; raises `SetupError` naming what is wrong and what would be right."""
        return check_setup(self.name, self.seats, self.options, seats, options or {}, start)

    def complete_options(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """All table options, the missing ones at their default; raises `SetupError`."""
        return complete_options(self.name, self.options, given)
