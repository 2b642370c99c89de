"""GG-4.4 to GG-4.9, GG-6.5 to GG-6.8 What can be done with own cards beside the exchange."""

from collections.abc import Sequence
from typing import Final

from sampan.engine.actions import Action
from sampan.engine.steps import ChanceStep, SeatStep
from sampan.engine.view import seat_mask
from sampan.games.gugong.state import Gugong
from sampan.games.gugong.words import CARD, GIFT, LOC, SKIP

HIGH_GIFT: Final = 7
"""GG-6.5 The least value that brings a jade."""


class SwapOwn(SeatStep[Gugong]):
    """GG-4.4, GG-4.8 Any own card, from hand or discard pile, can be swapped."""

    __slots__ = ()
    rules = ("GG-4.4", "GG-4.7", "GG-4.8")

    def options(self, s: Gugong) -> Sequence[Action]:
        seat = self.seat
        return [SKIP, *[CARD[card] for card in (*s.hand[seat], *s.discard[seat])]]

    def apply(self, s: Gugong, choice: Action) -> None:
        if choice is not SKIP:
            s.then(SwapBoard(self.seat, choice.arg))


class SwapBoard(SeatStep[Gugong]):
    """GG-4.5 to GG-4.8, GG-Q26 With any of the seven board cards, whatever its value."""

    __slots__ = ("card",)
    rules = ("GG-4.5", "GG-4.6", "GG-4.8")

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def options(self, s: Gugong) -> Sequence[Action]:
        return LOC

    def apply(self, s: Gugong, choice: Action) -> None:
        s.swap(self.seat, self.card, choice.arg)


class DiscardForJade(SeatStep[Gugong]):
    """GG-6.5, GG-17.10 A hand card with a printed 7, 8 or 9 for one jade."""

    __slots__ = ()
    rules = ("GG-6.5", "GG-6.14")

    def options(self, s: Gugong) -> Sequence[Action]:
        values = s.data.values
        high = [CARD[card] for card in s.hand[self.seat] if values[card] >= HIGH_GIFT]
        return [SKIP, *high]

    def apply(self, s: Gugong, choice: Action) -> None:
        if choice is not SKIP:
            s.discard_shown(self.seat, choice.arg)
            s.take_jade(self.seat)

    def option_seers(self, s: Gugong) -> int:
        """Whether there is such a card is the owner's secret."""
        return seat_mask(self.seat)


class TakeBack(SeatStep[Gugong]):
    """GG-6.8 One discarded card returns to the hand."""

    __slots__ = ()
    rules = ("GG-6.8",)

    def options(self, s: Gugong) -> Sequence[Action]:
        return [SKIP, *[CARD[card] for card in s.discard[self.seat]]]

    def apply(self, s: Gugong, choice: Action) -> None:
        if choice is not SKIP:
            s.take_back(self.seat, choice.arg)

    def seers(self, s: Gugong) -> int:
        """The discard pile is its owner's secret (GG-3.18)."""
        return seat_mask(self.seat)


class DrawGift(ChanceStep[Gugong]):
    """GG-12.20 A gift card as harbour reward, for its owner's eyes only."""

    __slots__ = ("seat",)
    rules = ("GG-12.20",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def options(self, s: Gugong) -> Sequence[Action]:
        return [GIFT[card] for card in s.draw]

    def apply(self, s: Gugong, choice: Action) -> None:
        s.draw_gift(self.seat, choice.arg)

    def seers(self, s: Gugong) -> int:
        return seat_mask(self.seat)
