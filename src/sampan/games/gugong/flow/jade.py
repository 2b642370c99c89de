"""GG-8 Jade: one piece out of a house, or of the square when the houses are empty."""

from collections.abc import Sequence
from typing import Final

from sampan.engine.actions import Action
from sampan.engine.steps import SeatStep
from sampan.games.gugong.flow.servants import SeatAutomatic, pay
from sampan.games.gugong.pieces import D2_JAD
from sampan.games.gugong.state import Gugong
from sampan.games.gugong.words import HOUSE, OPT_A

SQUARE: Final = 3


def price(s: Gugong, seat: int, house: int) -> int:
    """GG-8.2 to GG-8.4, GG-8.9, GG-11.16 The printed price, one less by decree."""
    full = s.data.jade_prices[house]
    return max(0, full - s.has(seat, D2_JAD))


def stocked(s: Gugong) -> list[int]:
    """GG-8.3 The houses with jade; only when all are empty the square."""
    return [house for house, stock in enumerate(s.houses) if stock] or [SQUARE]


def houses(s: Gugong, seat: int) -> list[Action]:
    """GG-8.9 Where the seat can pay."""
    return [HOUSE[house] for house in stocked(s) if s.payable(seat, price(s, seat, house))]


def offers(s: Gugong, seat: int) -> list[Action]:
    return [OPT_A] if houses(s, seat) else []


def perform(s: Gugong, seat: int, option: Action) -> None:
    """GG-8.1 Exactly one jade."""
    s.then(ChooseHouse(seat))


class ChooseHouse(SeatStep[Gugong]):
    """GG-8.2, GG-Q7 Any house with stock, also a dearer one."""

    __slots__ = ()
    rules = ("GG-8.1", "GG-8.2", "GG-8.3", "GG-8.9")

    def options(self, s: Gugong) -> Sequence[Action]:
        return houses(s, self.seat)

    def apply(self, s: Gugong, choice: Action) -> None:
        pay(s, self.seat, price(s, self.seat, choice.arg), BuyJade(self.seat, choice.arg))


class BuyJade(SeatAutomatic):
    """GG-8.2 The jade that has been paid for."""

    __slots__ = ("house",)

    def __init__(self, seat: int, house: int) -> None:
        super().__init__(seat)
        self.house: Final = house

    def run(self, s: Gugong) -> None:
        s.buy_jade(self.seat, self.house)
