"""GG-5, GG-6 Travel: moves along the roads, the tiles found there, and their limit."""

from collections.abc import Sequence
from typing import Final

from sampan.engine.actions import Action
from sampan.engine.steps import SeatStep
from sampan.games.gugong.flow.bonus import ActivateTile
from sampan.games.gugong.flow.canal import PlaceOnShip, can_place
from sampan.games.gugong.flow.cards import DiscardForJade, SwapOwn, TakeBack
from sampan.games.gugong.flow.servants import (
    SeatAutomatic,
    Trading,
    gain,
    pay,
    servant_trade,
    trade,
)
from sampan.games.gugong.flow.wall import BuildFromSupply, WallComplete
from sampan.games.gugong.pieces import (
    D2_TRV,
    NOWHERE,
    T_C7J,
    T_INT,
    T_PAL,
    T_PLUS,
    T_RET,
    T_S1,
    T_S2,
    T_S3J,
    T_SHP,
    T_SWP,
    T_VP2,
    T_WAL,
    TILE_LIMIT,
    TYPE_OF,
)
from sampan.games.gugong.state import Gugong
from sampan.games.gugong.words import CITY, NO, OPT_A, OPT_B, YES


def price(s: Gugong, seat: int) -> int:
    """GG-5.2, GG-5.21, GG-11.15 What two moves cost."""
    return 1 if s.has(seat, D2_TRV) else 2


def offers(s: Gugong, seat: int) -> list[Action]:
    """GG-5.10, GG-Q23 A first move must be possible: any tile on the map can be reached."""
    if max(s.cities) < 0:
        return []
    return [OPT_A, OPT_B] if s.payable(seat, price(s, seat)) else [OPT_A]


def perform(s: Gugong, seat: int, option: Action) -> None:
    """GG-5.1 to GG-5.3, GG-5.24, GG-Q25 One move, or pay and two; then the tiles are stored."""
    if option is OPT_A:
        s.then(TravelTarget(seat), StoreTiles(seat))
    elif s.rules.store_each:
        first = (TravelTarget(seat), StoreTiles(seat))
        pay(s, seat, price(s, seat), *first, SecondMove(seat), StoreTiles(seat))
    else:
        moves = (TravelTarget(seat), SecondMove(seat))
        pay(s, seat, price(s, seat), *moves, StoreTiles(seat))


def targets(s: Gugong, seat: int) -> list[Action]:
    """GG-5.5, GG-5.7 to GG-5.9, GG-Q24 The tile cities reached over cities without a tile."""
    cities = s.cities
    here = s.traveller[seat]
    if here == NOWHERE:
        return [CITY[city] for city, tile in enumerate(cities) if tile >= 0]
    neighbours = s.side.neighbours
    seen = {here}
    found = []
    ways = [here]
    while ways:
        for city in neighbours[ways.pop()]:
            if city not in seen:
                seen.add(city)
                if cities[city] >= 0:
                    found.append(city)
                else:
                    ways.append(city)
    found.sort()
    return [CITY[city] for city in found]


class TravelTarget(SeatStep[Gugong]):
    """GG-5.4 The next city: its tile is taken and its bonus resolved."""

    __slots__ = ()
    rules = ("GG-5.4", "GG-5.5", "GG-5.7", "GG-5.8", "GG-5.9")

    def options(self, s: Gugong) -> Sequence[Action]:
        return targets(s, self.seat)

    def apply(self, s: Gugong, choice: Action) -> None:
        move(s, self.seat, choice.arg)


class SecondMove(SeatAutomatic):
    """GG-5.20, GG-5.25 The second move must be made if there is a target."""

    __slots__ = ()

    def run(self, s: Gugong) -> None:
        if max(s.cities) >= 0:
            s.then(SecondTarget(self.seat))


class SecondTarget(Trading):
    """GG-5.6, GG-5.19 The second city; tiles stored earlier may be traded first."""

    __slots__ = ()
    rules = ("GG-5.4", "GG-5.6", "GG-5.7", "GG-5.8", "GG-5.19", "GG-5.20")

    def answers(self, s: Gugong) -> list[Action]:
        return targets(s, self.seat)

    def answer(self, s: Gugong, choice: Action) -> None:
        move(s, self.seat, choice.arg)


def move(s: Gugong, seat: int, city: int) -> None:
    """GG-5.4, GG-5.11 Go there, take the tile, resolve its bonus."""
    tile = take_tile(s, seat, city)
    kind = TYPE_OF[tile]
    if kind in GIVING:
        return
    if kind < T_PLUS:
        offer_bonus(s, seat, kind)
    elif s.pieces(seat) or servant_trade(s, seat):
        s.then(ActivateTile(seat, tile))
    else:  # GG-17.13
        s.let_lie(seat, tile)


GIVING: Final = (T_S1, T_S2, T_PAL, T_INT, T_VP2)
"""GG-6.1 to GG-6.4, GG-6.6 Tiles that only give."""


def take_tile(s: Gugong, seat: int, city: int) -> int:
    """GG-5.4, GG-6.12 Go there and take the tile, with all that a tile that only gives has to
    give."""
    tile = s.travel(seat, city)
    s.keep(tile)
    kind = TYPE_OF[tile]
    if kind in (T_S1, T_S2):
        gain(s, seat, 1 if kind == T_S1 else 2)
    elif kind == T_PAL:
        s.palace_steps(seat, 1)
    elif kind == T_INT:
        s.intrigue_steps(seat, 1)
    elif kind == T_VP2:
        s.score(seat, s.data.tile_vp, "tile")
    return tile


def offer_bonus(s: Gugong, seat: int, kind: int) -> None:
    """GG-5.26 The bonuses that may be declined."""
    if kind == T_C7J:
        s.then(DiscardForJade(seat))
    elif kind == T_SWP and (s.hand[seat] or s.discard[seat]):
        s.then(SwapOwn(seat))
    elif kind == T_RET and s.discard[seat]:
        s.then(TakeBack(seat))
    elif kind == T_S3J and (s.payable(seat, TILE_JADE_PRICE) or servant_trade(s, seat)):
        s.then(PayForJade(seat))
    elif s.in_supply(seat):  # GG-6.15
        offer_placement(s, seat, kind)


def offer_placement(s: Gugong, seat: int, kind: int) -> None:
    """GG-6.9, GG-6.10, GG-6.16 A servant from supply onto a ship or the wall."""
    if kind == T_SHP and can_place(s, seat):
        s.then(PlaceOnShip(seat))
    elif kind == T_WAL:
        s.then(BuildFromSupply(seat), WallComplete())


TILE_JADE_PRICE: Final = 3
"""GG-6.11 What the jade of a tile costs."""


class PayForJade(Trading):
    """GG-6.11, GG-6.14 Three servants for a jade of the general stock, without discount."""

    __slots__ = ()
    rules = ("GG-6.11", "GG-6.14")

    def answers(self, s: Gugong) -> list[Action]:
        return [NO, YES] if s.payable(self.seat, TILE_JADE_PRICE) else [NO]

    def answer(self, s: Gugong, choice: Action) -> None:
        if choice is YES:
            pay(s, self.seat, TILE_JADE_PRICE, TakeJade(self.seat))


class TakeJade(SeatAutomatic):
    """GG-8.7 One jade of the general stock."""

    __slots__ = ()

    def run(self, s: Gugong) -> None:
        s.take_jade(self.seat)


class StoreTiles(SeatAutomatic):
    """GG-5.12, GG-5.15, GG-5.24 The tiles are stored, then the limit is tested."""

    __slots__ = ()

    def run(self, s: Gugong) -> None:
        s.store(self.seat)
        s.then(TileLimit(self.seat))


class TileLimit(SeatAutomatic):
    """GG-5.15, GG-5.16, GG-Q19 Above six tiles trades are forced."""

    __slots__ = ()

    def run(self, s: Gugong) -> None:
        if s.stored(self.seat) > TILE_LIMIT:
            s.then(TradeDown(self.seat))


class TradeDown(SeatStep[Gugong]):
    """GG-5.15 The owner chooses which trades bring the tiles down to six."""

    __slots__ = ()
    rules = ("GG-5.15", "GG-5.16")

    def options(self, s: Gugong) -> Sequence[Action]:
        return s.trades(self.seat)

    def apply(self, s: Gugong, choice: Action) -> None:
        trade(s, self.seat, choice, TileLimit(self.seat))
