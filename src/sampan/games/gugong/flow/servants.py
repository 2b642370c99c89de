"""GG-13, GG-22 Servants: paid, gained and placed; and what tiles bring in a trade (GG-5.13)."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, Final

from sampan.engine.actions import Action
from sampan.engine.steps import AutomaticStep, SeatStep, Step
from sampan.games.gugong.pieces import IN_POOL, IN_SUPPLY
from sampan.games.gugong.state import Gugong
from sampan.games.gugong.words import (
    NO_DOUBLE,
    TRADE_SERVANT,
    UNIT_DOUBLE_1,
    UNIT_DOUBLE_2,
    UNIT_NORMAL,
    USE_DOUBLE,
    trade_parts,
)


class SeatAutomatic(AutomaticStep[Gugong]):
    """What the rules do by themselves for one seat."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


# --- paying ---


def pay(
    s: Gugong, seat: int, price: int, *rest: Step[Any], normals: int = 0, pieces: int = 0
) -> None:
    """GG-13.4, GG-Q27 Pay, then go on. A form that would not leave these normal servants, or
    these pieces, in the pool is not offered; with one form left nobody is asked."""
    if price <= 0:
        s.then(*rest)
        return
    if s.double[seat] != IN_POOL:
        s.pay(seat, price, with_double=False)
        s.then(*rest)
        return
    pool = s.pool[seat]
    with_double = pool - max(0, price - 2) >= max(normals, pieces, 0)
    without = pool - price >= max(normals, pieces - 1, 0)
    if with_double and without:
        s.then(PayWithDouble(seat, price), *rest)
    else:
        s.pay(seat, price, with_double)
        s.then(*rest)


class PayWithDouble(SeatStep[Gugong]):
    """GG-13.4 The price can be paid with the double servant or without it."""

    __slots__ = ("price",)
    rules = ("GG-13.4", "GG-13.5")

    def __init__(self, seat: int, price: int) -> None:
        super().__init__(seat)
        self.price: Final = price

    def options(self, s: Gugong) -> Sequence[Action]:
        return (NO_DOUBLE, USE_DOUBLE)

    def apply(self, s: Gugong, choice: Action) -> None:
        s.pay(self.seat, self.price, choice is USE_DOUBLE)


# --- gaining ---


def gain(s: Gugong, seat: int, count: int, *rest: Step[Any]) -> None:
    """GG-22.2, GG-Q30 Gain as much as the supply holds, then go on. A double servant in supply
    comes along by itself when the normal ones do not suffice; else the gainer is asked."""
    if s.double[seat] != IN_SUPPLY:
        if s.supply[seat]:
            s.gain(seat, count, with_double=False)
    elif s.supply[seat] < count:
        s.gain(seat, count, with_double=True)
    else:
        s.then(GainDouble(seat, count), *rest)
        return
    s.then(*rest)


class GainDouble(SeatStep[Gugong]):
    """GG-13.2, GG-13.3 One of the gained servants may be the double."""

    __slots__ = ("count",)
    rules = ("GG-13.2", "GG-13.3")

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count

    def options(self, s: Gugong) -> Sequence[Action]:
        return (NO_DOUBLE, USE_DOUBLE)

    def apply(self, s: Gugong, choice: Action) -> None:
        s.gain(self.seat, self.count, choice is USE_DOUBLE)


class Gain(SeatAutomatic):
    """Servants to be gained when the turn comes to it."""

    __slots__ = ("count",)

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count

    def run(self, s: Gugong) -> None:
        gain(s, self.seat, self.count)


# --- placing ---


def units(s: Gugong, seat: int, from_supply: bool, room: int = 2) -> list[Action]:
    """GG-13.6, GG-13.8, GG-13.9, GG-Q29 The pieces that can be placed where so many spaces are
    free; the double also straight from supply."""
    there = s.supply[seat] if from_supply else s.pool[seat]
    found = [UNIT_NORMAL] if there else []
    if s.double[seat] == (IN_SUPPLY if from_supply else IN_POOL):
        found.append(UNIT_DOUBLE_1)
        if room >= 2:
            found.append(UNIT_DOUBLE_2)
    return found


# --- trading tiles ---


class Trading(SeatStep[Gugong]):
    """GG-5.13, GG-Q18 A decision at which its seat may first trade stored tiles."""

    __slots__ = ()

    def options(self, s: Gugong) -> Sequence[Action]:
        return [*self.answers(s), *s.trades(self.seat)]

    def apply(self, s: Gugong, choice: Action) -> None:
        if choice.kind == "trade":
            trade(s, self.seat, choice, self)
        else:
            self.answer(s, choice)

    @abstractmethod
    def answers(self, s: Gugong) -> list[Action]:
        """What may be said besides trades."""

    @abstractmethod
    def answer(self, s: Gugong, choice: Action) -> None:
        """What happens then."""


def trade(s: Gugong, seat: int, choice: Action, *rest: Step[Any]) -> None:
    """GG-5.13 to GG-5.17 Give the tiles, take what they buy, then go on."""
    kind, doubles, plain = trade_parts(choice)
    s.trade(seat, kind, doubles, plain)
    if kind == TRADE_SERVANT:
        gain(s, seat, 1, *rest)
    else:
        s.then(*rest)


def servant_trade(s: Gugong, seat: int) -> bool:
    """Whether tiles can be traded for a servant now."""
    trades = s.trades(seat)
    return bool(trades) and trade_parts(trades[0])[0] == TRADE_SERVANT
