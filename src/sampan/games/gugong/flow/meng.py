"""GG-19, GG-20 Meng: his turn, dusk and morning. He never decides; only his draws are chance."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from sampan.engine.actions import Action
from sampan.engine.steps import AutomaticStep, ChanceStep, Step
from sampan.games.gugong.flow.decrees import take_benefit
from sampan.games.gugong.flow.mengtravel import MengMove, MengStore
from sampan.games.gugong.flow.mengways import (
    can_have,
    make_pool,
    meng_board,
    meng_decree,
    meng_jade,
    ship_place,
)
from sampan.games.gugong.flow.servants import SeatAutomatic, gain
from sampan.games.gugong.flow.wall import WallComplete
from sampan.games.gugong.people import NORMAL
from sampan.games.gugong.pieces import (
    AUTOMA,
    CANAL,
    D1_CAN,
    D1_SWP,
    D2_TRV,
    D2_WAL,
    DECREES,
    INTRIGUE,
    INTRIGUE_END,
    JADE,
    NOBODY,
    NOWHERE,
    PALACE,
    S1,
    S2,
    SPECIAL,
    SWP,
    TRAVEL,
    WALL,
)
from sampan.games.gugong.state import Gugong
from sampan.games.gugong.words import AUTOMA_CARD, MENG_CARD

# --- GG-19 the turn ---


class MengTurn(SeatAutomatic):
    """GG-19.3, GG-19.10 An automa card, then a gift card is revealed."""

    __slots__ = ()

    def run(self, s: Gugong) -> None:
        if not s.automa_deck:
            s.reuse_automa()
        s.then(DrawAutoma(self.seat))


class DrawAutoma(ChanceStep[Gugong]):
    """GG-19.3 The automa card of the turn."""

    __slots__ = ("seat",)
    rules = ("GG-19.3",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def options(self, s: Gugong) -> Sequence[Action]:
        return [AUTOMA_CARD[card] for card in s.automa_deck]

    def apply(self, s: Gugong, choice: Action) -> None:
        s.draw_automa(choice.arg)
        if s.stack:
            s.then(DrawMengGift(self.seat, choice.arg))
        else:  # GG-Q55 the cards under the stack come in their order
            meng_plays(s, self.seat, choice.arg, s.under[0])


class DrawMengGift(ChanceStep[Gugong]):
    """GG-19.3 The gift card of the turn."""

    __slots__ = ("automa", "seat")
    rules = ("GG-19.3",)

    def __init__(self, seat: int, automa: int) -> None:
        self.seat: Final = seat
        self.automa: Final = automa

    def options(self, s: Gugong) -> Sequence[Action]:
        return [MENG_CARD[card] for card in s.stack]

    def apply(self, s: Gugong, choice: Action) -> None:
        meng_plays(s, self.seat, self.automa, choice.arg)


def meng_plays(s: Gugong, seat: int, automa: int, card: int) -> None:
    """GG-19.4 to GG-19.8, GG-20.34 The exchange, the card's action, the location's action."""
    location = AUTOMA[automa]
    special = location == SPECIAL
    if special:
        location = s.focus
    s.draw_meng(card)
    s.meng_exchange(card, location)
    s.then(
        MengActs(seat, s.data.actions[card], special),
        MengActs(seat, location, special),
    )


class MengActs(SeatAutomatic):
    """GG-19.6 to GG-19.8, GG-20.35 One action, if possible: option A, or by a special card option
    B without its cost."""

    __slots__ = ("action", "special")

    def __init__(self, seat: int, action: int, special: bool) -> None:
        super().__init__(seat)
        self.action: Final = action
        self.special: Final = special

    def run(self, s: Gugong) -> None:
        act = DAY_ACTIONS.get(self.action)
        if act is not None:
            act(s, self.seat, self.special)


def _travel(s: Gugong, seat: int, special: bool) -> None:
    """GG-20.1, GG-20.36 One move, or two."""
    steps: list[Step[Any]] = [MengMove(seat, dusk=False)]
    if special:
        between = [MengStore(seat)] if s.rules.store_each else []
        steps += [*between, MengMove(seat, dusk=False)]
    s.then(*steps, MengStore(seat))


def _wall(s: Gugong, seat: int, special: bool) -> None:
    """GG-20.13, GG-20.37, GG-Q62, GG-Q72 One servant from pool, or two, from supply first; the
    decree adds one from supply."""
    built = 0
    if special:
        while built < 2 and s.supply[seat] + s.pool[seat]:
            s.build(seat, NORMAL, from_supply=s.supply[seat] > 0)
            built += 1
    elif make_pool(s, seat, 1):
        s.build(seat, NORMAL, from_supply=False)
        built = 1
    if built:
        if s.has(seat, D2_WAL) and s.supply[seat]:
            s.build(seat, NORMAL, from_supply=True)
        s.then(WallComplete())


def _intrigue(s: Gugong, seat: int, special: bool) -> None:
    """GG-20.17, GG-20.39, GG-Q65 One step and the medal, or three steps without it."""
    s.intrigue_steps(seat, 3 if special else 1)
    if s.medal == NOBODY and not special:
        s.take_medal(seat)


def _palace(s: Gugong, seat: int, special: bool) -> None:
    """GG-20.19, GG-20.40 One step, or two and a step of intrigue."""
    s.palace_steps(seat, 1 + special)
    if special:
        s.intrigue_steps(seat, 1)


def _canal(s: Gugong, seat: int, special: bool) -> None:
    """GG-20.28, GG-20.42, GG-20.49 One servant from pool onto a ship, or two, from supply first."""
    s.then(*[LoadMengShip(seat, special) for _ in range(1 + special)])


class LoadMengShip(SeatAutomatic):
    """GG-20.28, GG-20.35 One servant onto Meng's ship, if there are both."""

    __slots__ = ("special",)

    def __init__(self, seat: int, special: bool) -> None:
        super().__init__(seat)
        self.special: Final = special

    def run(self, s: Gugong) -> None:
        if ship_place(s, self.seat) == NOWHERE:
            return
        if self.special:
            if s.supply[self.seat] + s.pool[self.seat]:
                meng_board(s, self.seat, from_supply=s.supply[self.seat] > 0)
        elif make_pool(s, self.seat, 1):
            meng_board(s, self.seat, from_supply=False)


def _servants(s: Gugong, seat: int, special: bool) -> None:
    gain(s, seat, 1)


def _two_servants(s: Gugong, seat: int, special: bool) -> None:
    gain(s, seat, 2)


def _swap(s: Gugong, seat: int, special: bool) -> None:
    """GG-19.6 A point instead."""
    s.score(seat, 1, "swap")


DAY_ACTIONS: Final[dict[int, Callable[[Gugong, int, bool], None]]] = {
    TRAVEL: _travel,
    WALL: _wall,
    JADE: meng_jade,
    INTRIGUE: _intrigue,
    PALACE: _palace,
    DECREES: meng_decree,
    CANAL: _canal,
    S1: _servants,
    S2: _two_servants,
    SWP: _swap,
}

# --- dusk ---


class Dusk(AutomaticStep[Gugong]):
    """GG-19.12, GG-19.14, GG-Q54 Today's automa cards once more, in the order they were played,
    then they are laid by."""

    __slots__ = ()

    def run(self, s: Gugong) -> None:
        s.enter("dusk")
        s.mark(self)
        s.then(*[DuskHalf(s.meng, card) for card in s.automa_today], LayByAutoma())


class LayByAutoma(AutomaticStep[Gugong]):
    """GG-19.14 Today's cards join the automa discard."""

    __slots__ = ()

    def run(self, s: Gugong) -> None:
        s.lay_by_automa()


class DuskHalf(SeatAutomatic):
    """GG-19.13, GG-20.45, GG-Q63 The lower half of a card: done completely or not at all."""

    __slots__ = ("automa",)

    def __init__(self, seat: int, automa: int) -> None:
        super().__init__(seat)
        self.automa: Final = automa

    def run(self, s: Gugong) -> None:
        seat, location = self.seat, AUTOMA[self.automa]
        if location == TRAVEL:
            self.paid_move(s, 1 if s.has(seat, D2_TRV) else 2)  # GG-20.5
        elif location == WALL:
            if make_pool(s, seat, 2):  # GG-20.14
                s.pay(seat, 1, with_double=False)
                s.build(seat, NORMAL, from_supply=False)
                s.then(WallComplete())
        elif location == INTRIGUE:
            if s.intrigue[seat] < INTRIGUE_END and make_pool(s, seat, 1):  # GG-20.18
                s.pay(seat, 1, with_double=False)
                s.intrigue_steps(seat, 2)
        elif location == PALACE:
            if make_pool(s, seat, 2):  # GG-20.20
                s.pay(seat, 2, with_double=False)
                s.palace_steps(seat, 1)
                s.intrigue_steps(seat, 1)
        elif location == CANAL:
            if ship_place(s, seat) != NOWHERE and make_pool(s, seat, 2):  # GG-20.29
                s.pay(seat, 1, with_double=False)
                meng_board(s, seat, from_supply=False)
        else:
            self.paid_move(s, 0)  # GG-20.6, GG-20.44

    def paid_move(self, s: Gugong, price: int) -> None:
        """GG-20.5, GG-20.6 A move if there is a tile on the map and the price can be paid."""
        if max(s.cities) < 0 or not can_have(s, self.seat, price):
            return
        if price:
            make_pool(s, self.seat, price)
            s.pay(self.seat, price, with_double=False)
        s.then(MengMove(self.seat, dusk=True), MengStore(self.seat))


# --- morning ---


def meng_morning(s: Gugong, seat: int, laws: list[int]) -> None:
    """GG-19.1, GG-20.26, GG-Q45, GG-Q71 His level 1 decrees, the upper one first."""
    s.then(*[MengMorning(seat, law) for law in laws])


class MengMorning(SeatAutomatic):
    """GG-20.26 One morning benefit of Meng; instead of a swap he gains a point."""

    __slots__ = ("decree",)

    def __init__(self, seat: int, decree: int) -> None:
        super().__init__(seat)
        self.decree: Final = decree

    def run(self, s: Gugong) -> None:
        seat = self.seat
        if self.decree == D1_SWP:
            s.score(seat, 1, "swap")
        elif self.decree != D1_CAN:
            take_benefit(s, seat, self.decree)
        elif s.supply[seat] and ship_place(s, seat) != NOWHERE:
            meng_board(s, seat, from_supply=True)
