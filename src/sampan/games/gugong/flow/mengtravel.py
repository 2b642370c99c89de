"""GG-20.1 to GG-20.11, GG-20.47 Meng's journey along the rim of the map, and his tiles."""

from collections import deque
from collections.abc import Sequence
from typing import Final

from sampan.engine.actions import Action
from sampan.engine.steps import ChanceStep
from sampan.games.gugong.flow.mengways import meng_board, ship_place, trade_for_jade
from sampan.games.gugong.flow.servants import SeatAutomatic
from sampan.games.gugong.flow.travel import TILE_JADE_PRICE, take_tile
from sampan.games.gugong.flow.wall import WallComplete
from sampan.games.gugong.people import NORMAL
from sampan.games.gugong.pieces import (
    NOWHERE,
    T_C7J,
    T_RET,
    T_S3J,
    T_SHP,
    T_SWP,
    T_WAL,
    TYPE_OF,
)
from sampan.games.gugong.state import Gugong
from sampan.games.gugong.words import MENG_CARD


def next_city(s: Gugong, seat: int) -> int:
    """GG-20.2 to GG-20.4, GG-20.47 The next tile on the rim against the clock, else the nearest
    one, or NOWHERE."""
    rim = s.data.perimeter
    here = s.traveller[seat]
    if here == NOWHERE:
        first = 0
    elif here in rim:
        first = rim.index(here) + 1
    else:
        first = rim.index(s.side.back[here])
    for place in range(len(rim)):
        city: int = rim[(first + place) % len(rim)]
        if s.cities[city] >= 0:
            return city
    return _nearest(s, rim[0] if here == NOWHERE else here)


def _nearest(s: Gugong, start: int) -> int:
    """GG-Q58 Fewest roads, then the lowest city."""
    distance = {start: 0}
    ways = deque((start,))
    while ways:
        city = ways.popleft()
        for other in s.side.neighbours[city]:
            if other not in distance:
                distance[other] = distance[city] + 1
                ways.append(other)
    found = [city for city in distance if s.cities[city] >= 0]
    return min(found, key=lambda city: (distance[city], city), default=NOWHERE)


class MengMove(SeatAutomatic):
    """GG-20.1, GG-20.7 to GG-20.10 One move and the bonus of the tile, if there is one."""

    __slots__ = ("dusk",)

    def __init__(self, seat: int, dusk: bool) -> None:
        super().__init__(seat)
        self.dusk: Final = dusk

    def run(self, s: Gugong) -> None:
        city = next_city(s, self.seat)
        if city != NOWHERE:
            self.use(s, TYPE_OF[take_tile(s, self.seat, city)])

    def use(self, s: Gugong, kind: int) -> None:
        """GG-20.7, GG-20.10 He uses every tile he can; instead of a swap he gains a point."""
        seat = self.seat
        if kind == T_SWP:
            s.score(seat, 1, "swap")
        elif kind == T_SHP and s.supply[seat] and ship_place(s, seat) != NOWHERE:
            meng_board(s, seat, from_supply=True)
        elif kind == T_WAL and s.supply[seat]:
            s.build(seat, NORMAL, from_supply=True)
            s.then(WallComplete())
        elif kind == T_S3J and s.pool[seat] >= TILE_JADE_PRICE:
            s.pay(seat, TILE_JADE_PRICE, with_double=False)
            s.take_jade(seat)
        elif kind == T_RET:
            self.take_back(s)
        elif kind == T_C7J:
            self.discard_for_jade(s)

    def take_back(self, s: Gugong) -> None:
        """GG-20.8 By day a card goes under his stack; in dusk he gains a point."""
        if self.dusk:
            s.score(self.seat, 1, "tile")
        elif s.discard[self.seat]:
            s.meng_take_back()

    def discard_for_jade(self, s: Gugong) -> None:
        """GG-20.9, GG-Q56 By day the top card of his stack for a jade; else a point."""
        if self.dusk or not s.has_turn(self.seat):
            s.score(self.seat, 1, "tile")
        elif s.stack:
            s.then(MengGiftForJade(self.seat))
        else:
            gift_for_jade(s, self.seat, s.under[0])


class MengGiftForJade(ChanceStep[Gugong]):
    """GG-20.9 The top card of his stack is discarded for a jade."""

    __slots__ = ("seat",)
    rules = ("GG-20.9",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def options(self, s: Gugong) -> Sequence[Action]:
        return [MENG_CARD[card] for card in s.stack]

    def apply(self, s: Gugong, choice: Action) -> None:
        gift_for_jade(s, self.seat, choice.arg)


def gift_for_jade(s: Gugong, seat: int, card: int) -> None:
    """GG-20.9 The card goes onto his discard pile, whatever its value."""
    s.draw_meng(card)
    s.meng_discard(card)
    s.take_jade(seat)


class MengStore(SeatAutomatic):
    """GG-20.1, GG-20.11 His tiles are stored; six of them become a jade."""

    __slots__ = ()

    def run(self, s: Gugong) -> None:
        s.store(self.seat)
        trade_for_jade(s, self.seat)
