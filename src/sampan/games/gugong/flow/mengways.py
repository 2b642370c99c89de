"""GG-20 How Meng gets servants, and how he chooses jade, decrees and ships.

Elsewhere he counts as a player (GG-18.13); values never matter to him (GG-20.27), and his double
servant only marks his focus (GG-20.43).
"""

from collections.abc import Sequence
from typing import Final

from sampan.engine.actions import Action
from sampan.engine.steps import EVERYBODY, ChanceStep
from sampan.games.gugong.flow import decrees, jade
from sampan.games.gugong.flow.servants import gain
from sampan.games.gugong.people import NORMAL
from sampan.games.gugong.pieces import (
    HARBOURS,
    LEVELS,
    REWARD_CARD,
    SLOTS_PER_LEVEL,
)
from sampan.games.gugong.state import Gugong
from sampan.games.gugong.words import GIFT, TRADE_JADE, TRADE_SERVANT

# --- servants by trading tiles (GG-20.11, GG-20.12, GG-Q57) ---


def can_have(s: Gugong, seat: int, count: int) -> bool:
    """Whether his pool holds so many servants, if need be after trades."""
    missing = count - s.pool[seat]
    possible = len(s.double_tiles[seat]) + len(s.tiles[seat]) // 2
    return missing <= min(possible, s.supply[seat])


def make_pool(s: Gugong, seat: int, count: int) -> bool:
    """GG-20.12, GG-20.45 Trade tiles until the pool holds so many servants; nothing at all if
    that is not possible. Double tiles go first."""
    if not can_have(s, seat, count):
        return False
    while s.pool[seat] < count:
        doubles = min(1, len(s.double_tiles[seat]))
        s.trade(seat, TRADE_SERVANT, doubles, 2 - 2 * doubles)
        gain(s, seat, 1)
    return True


def trade_for_jade(s: Gugong, seat: int) -> None:
    """GG-20.11, GG-20.46 Tiles worth 6 become a jade as soon as he has them."""
    while len(s.tiles[seat]) + 2 * len(s.double_tiles[seat]) >= 6:
        doubles = min(len(s.double_tiles[seat]), 3)
        plain = 6 - 2 * doubles
        s.trade(seat, TRADE_JADE, doubles, plain)


# --- jade ---


def meng_jade(s: Gugong, seat: int, special: bool) -> None:
    """GG-20.16, GG-20.38 The cheapest jade there is, if he can pay; a special card pays it."""
    house = min(jade.stocked(s), key=lambda each: jade.price(s, seat, each))
    price = 0 if special else jade.price(s, seat, house)
    if make_pool(s, seat, price):
        if price:
            s.pay(seat, price, with_double=False)
        s.buy_jade(seat, house)


# --- decrees ---


def meng_decree(s: Gugong, seat: int, special: bool) -> None:
    """GG-20.21, GG-20.25, GG-20.41, GG-20.48, GG-Q66 He claims what he finds first: with his pool
    alone, then with trades; by a special card for nothing but the servant."""
    wanted = [slot for slot in search_order(s, seat) if not s.has(seat, s.laws[slot])]
    if special:
        if wanted and s.supply[seat] + s.pool[seat]:
            s.claim_decree(seat, wanted[0], from_supply=s.supply[seat] > 0)
        return
    for trades in (False, True):
        for slot in wanted:
            price = decrees.price(s, seat, slot)
            if s.pool[seat] > price or (trades and make_pool(s, seat, price + 1)):
                if price:
                    s.pay(seat, price, with_double=False)
                s.claim_decree(seat, slot)
                return


def search_order(s: Gugong, seat: int) -> list[int]:
    """GG-20.21 to GG-20.24, GG-Q59 The level of the day, then the lower ones downwards, then the
    higher ones upwards; in a level the lower decree, or the one the human left free."""
    today = min(s.day, LEVELS) - 1
    levels = [*range(today, -1, -1), *range(today + 1, LEVELS)]
    human = next(other for other in range(s.n) if other != seat)
    order = []
    for level in levels:
        upper = level * SLOTS_PER_LEVEL
        pair = [upper + 1, upper]
        occupied = [s.has(human, s.laws[slot]) for slot in pair]
        if occupied == [True, False]:
            pair.reverse()
        order += pair
    return order


# --- ships ---


def ship_place(s: Gugong, seat: int) -> int:
    """GG-20.28, GG-Q60 His ship with most servants, the foremost of equal ones; without a ship the
    harbour for a new one, or NOWHERE."""
    ships = s.ships(seat)
    if ships:
        return min(ships, key=s.room)
    return s.launch_harbour(0)


def meng_board(s: Gugong, seat: int, from_supply: bool) -> None:
    """GG-20.30 to GG-20.33 A servant goes aboard; the third brings the reward at once."""
    place = ship_place(s, seat)
    if s.canal[place] is None:
        s.launch(seat, place // HARBOURS)
    s.board_ship(seat, place, NORMAL, from_supply)
    if not s.room(place) and s.meng_claim(seat, place) == REWARD_CARD and s.draw:
        s.then(DrawMengReward(seat, s.phase == "dusk"))


class DrawMengReward(ChanceStep[Gugong]):
    """GG-20.31, GG-20.33, GG-19.15 A gift card for Meng: unseen under his stack by day, in dusk
    open on his discard pile."""

    __slots__ = ("dusk", "seat")
    rules = ("GG-20.31", "GG-20.33", "GG-19.15")

    def __init__(self, seat: int, dusk: bool) -> None:
        self.seat: Final = seat
        self.dusk: Final = dusk

    def options(self, s: Gugong) -> Sequence[Action]:
        return [GIFT[card] for card in s.draw]

    def apply(self, s: Gugong, choice: Action) -> None:
        s.meng_gift(choice.arg, self.dusk)

    def seers(self, s: Gugong) -> int:
        return EVERYBODY if self.dusk else 0
