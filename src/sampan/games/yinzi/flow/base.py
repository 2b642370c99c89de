"""What the steps of Yinzi have in common: nodes of the specification and compound moves."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Final, Self

from sampan.engine.actions import Action
from sampan.engine.steps import AutomaticStep, SeatStep
from sampan.games.yinzi.pieces import FREE_COPPER
from sampan.games.yinzi.state import Yinzi
from sampan.games.yinzi.words import PAY, USE


class Ask(SeatStep[Yinzi]):
    """A decision of one seat; `node` is its name in positions (specification F.2)."""

    __slots__ = ()
    node: ClassVar[str] = ""


class Compound(Ask):
    """A move of several words. Nothing happens before its last word (specification H.2 `words`),
    and every word offered leaves a way to finish it.

    YZ-Q95 Discs come before, between or after such moves, never inside one.
    """

    __slots__ = ("spoken",)

    def __init__(self, seat: int, spoken: tuple[Action, ...] = ()) -> None:
        super().__init__(seat)
        self.spoken: Final = spoken

    @abstractmethod
    def is_complete(self, s: Yinzi) -> bool:
        """Whether no further word is needed."""

    @abstractmethod
    def carry_out(self, s: Yinzi) -> None:
        """Do what was said."""

    def begin(self, s: Yinzi) -> None:
        """Ask for the next word, or carry the move out if there is none."""
        if self.is_complete(s):
            self.carry_out(s)
        else:
            s.then(self)

    def apply(self, s: Yinzi, choice: Action) -> None:
        self.after(choice).begin(s)

    def after(self, choice: Action) -> Self:
        """The move with one more word."""
        return type(self)(self.seat, (*self.spoken, choice))

    def said(self, kind: str) -> Action | None:
        """The first word of this kind that was spoken."""
        for action in self.spoken:
            if action.kind == kind:
                return action
        return None

    def word(self, kind: str) -> int:
        """The argument of the first word of this kind."""
        action = self.said(kind)
        if action is None:
            raise ValueError(f"no {kind!r} was said")
        return action.arg


class Occasion(AutomaticStep[Yinzi]):
    """A seat's go in one of the steps of a round (YZ-Q71)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


# --- copper payments (nodes PAY and PAYRES) ---


def must_ask_payment(s: Yinzi, seat: int, copper: int) -> bool:
    """YZ-13.7 Who owns a usable Free copper chooses whether to use it."""
    return copper > 0 and s.has(seat, FREE_COPPER)


def is_paid(spoken: Sequence[Action]) -> bool:
    """Whether the way to pay has been said."""
    return PAY in spoken or USE[FREE_COPPER] in spoken


def payment_words(s: Yinzi, seat: int, copper: int) -> list[Action]:
    """YZ-33.4 The ways to pay this sum: without and with Free copper."""
    options = [PAY] if s.can_pay_plainly(seat, copper) else []
    if s.can_pay(seat, copper):
        options.append(USE[FREE_COPPER])
    return options
