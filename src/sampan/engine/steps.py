"""The flow of a game: an agenda, a stack of small immutable steps over a state of components.

Five rules keep it clean: a step holds identities only, never copies of state and never secrets;
`options` has no side effect; only the state's verbs move components and report events; nothing
edits the agenda but `then` and `end`; where the rulebook lets a player choose an order, ask.
"""

import re
from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Final, Generic, Self, TypeVar

from sampan.engine.actions import Action

SEATS: Final = "ABCDE"
"""The letters of the seats, clockwise. Inside the engine a seat is its place in this string."""

CHANCE: Final = "@"
"""The speaker of draws and dice."""

EVERYBODY: Final = -1
"""The seat mask with every bit set."""


class Event:
    """Something that happened, as data. `secret` arguments reach the seats in `seers` only."""

    __slots__ = ("args", "kind", "learners", "secret", "seers")

    def __init__(
        self,
        kind: str,
        args: dict[str, Any],
        secret: tuple[str, ...] = (),
        seers: int = EVERYBODY,
        learners: int = 0,
    ) -> None:
        self.kind: Final = kind
        self.args: Final = args
        self.secret: Final = secret
        self.seers: Final = seers
        self.learners: Final = learners
        """Mask of the seats that learn something by it which they could not know: their undo
        does not reach back over it."""

    def to_json(self) -> dict[str, Any]:
        return {"event": self.kind, **self.args}

    def __repr__(self) -> str:
        return f"{self.kind}({', '.join(f'{key}={value}' for key, value in self.args.items())})"


class State:
    """All components of a running game, and its agenda. Knows no log, no clock, no generator."""

    __slots__ = ("agenda", "events", "over")

    def __new__(cls, *_: Any) -> Self:
        """With nothing in it: what `copy` begins with, compiled too."""
        return super().__new__(cls)

    def __init__(self) -> None:
        self.agenda: list[Step[Any]] = []
        self.over: str | None = None
        """Why the game is over, or None while it runs."""
        self.events: list[Event] | None = None
        """Where verbs report to; None when nobody listens, as in search."""

    @abstractmethod
    def copy(self) -> Self:
        """An independent copy, agenda included, with nobody listening."""

    def then(self, *steps: "Step[Any]") -> None:
        """Do these steps in this order, then what was pending."""
        self.agenda.extend(steps[::-1])

    def end(self, reason: str) -> None:
        """The game is over, and nothing that was pending happens any more."""
        self.over = reason
        self.agenda.clear()

    def report(self, kind: str, **args: Any) -> None:
        """Tell whoever listens what a verb did, in the open."""
        if self.events is not None:
            self.events.append(Event(kind, args))

    def reveal(self, learners: int, kind: str, **args: Any) -> None:
        """Report in the open something that these seats (a mask) could not know before."""
        if self.events is not None:
            self.events.append(Event(kind, args, learners=learners))

    def whisper(self, seers: int, secret: tuple[str, ...], kind: str, **args: Any) -> None:
        """Report something whose secret arguments only these seats (a mask) may see."""
        if self.events is not None:
            self.events.append(Event(kind, args, secret, seers, learners=seers))

    def play(self, action: Action) -> None:
        """Answer the step on top, then run on to the next question. Does not ask whether it may:
        `Session.submit` does."""
        self.agenda.pop().apply(self, action)
        self.run()

    def run(self) -> None:
        """Do what needs nobody, up to the next decision or draw."""
        agenda = self.agenda
        while agenda and agenda[-1].automatic:
            agenda.pop().run(self)


S = TypeVar("S", bound=State)


class Step(Generic[S]):
    """One entry of the agenda: who must speak, what they may say, what happens then."""

    __slots__ = ()

    automatic: ClassVar[bool] = False
    chance: ClassVar[bool] = False
    always_asked: ClassVar[bool] = False
    """Asked even when only one action is legal."""
    rules: ClassVar[tuple[str, ...]] = ()
    """The rules behind this step, for its help."""
    name: ClassVar[str] = ""
    """The class name in lower case with hyphens; names the texts of the step."""

    def __init_subclass__(cls) -> None:
        cls.name = re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()

    def who(self, s: S) -> int:
        """The seat that is asked."""
        raise TypeError(f"nobody is asked at {self.name}")

    def options(self, s: S) -> Sequence[Action]:
        """Every action that is legal now, each once; never empty."""
        raise TypeError(f"nothing can be said at {self.name}")

    def apply(self, s: S, choice: Action) -> None:
        raise TypeError(f"nothing can be said at {self.name}")

    def run(self, s: S) -> None:
        raise TypeError(f"{self.name} needs an answer")

    def seers(self, s: S) -> int:
        """Mask of the seats that may read the word said here."""
        return EVERYBODY

    def option_seers(self, s: S) -> int:
        """Mask of the seats that can tell what may be said here, and so whether it was forced."""
        return EVERYBODY


class SeatStep(Step[S]):
    """A decision of one seat."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def who(self, s: S) -> int:
        return self.seat

    @abstractmethod
    def options(self, s: S) -> Sequence[Action]: ...

    @abstractmethod
    def apply(self, s: S, choice: Action) -> None: ...


class ChanceStep(Step[S]):
    """A draw or a roll: the session picks one of the outcomes and logs it."""

    __slots__ = ()
    chance = True

    @abstractmethod
    def options(self, s: S) -> Sequence[Action]: ...

    def weights(self, s: S) -> Sequence[int] | None:
        """How likely each option is, as integers in the same order; None if equally likely."""
        return None

    @abstractmethod
    def apply(self, s: S, choice: Action) -> None: ...


class AutomaticStep(Step[S]):
    """What the rules do by themselves."""

    __slots__ = ()
    automatic = True

    @abstractmethod
    def run(self, s: S) -> None: ...
