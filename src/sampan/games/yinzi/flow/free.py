"""YZ-5.7 What a player may do at any time of an own turn: rural sales and discs (YZ-11 to YZ-15).

Additional urban sale and Additional crops share their compound moves with the fortune actions
Sell at Urban Market (YZ-9) and Plant Crops (YZ-8).
"""

from collections.abc import Sequence
from typing import Final

from sampan.engine.actions import Action
from sampan.engine.steps import AutomaticStep, ChanceStep, Step
from sampan.engine.view import seat_mask
from sampan.games.yinzi.flow.base import (
    Compound,
    is_paid,
    must_ask_payment,
    payment_words,
)
from sampan.games.yinzi.flow.transport import (
    keeps_promise,
    sale_sources,
    wants_boat,
)
from sampan.games.yinzi.pieces import (
    ALL_CELLS,
    EXTRA_CROPS,
    EXTRA_SALE,
    FREE_BOAT,
    FREE_COPPER,
    NATIONS,
    NOTHING,
    PERSONAL_ROUTE,
    SHIP_SLOTS,
    WAR_COPPER,
    province_of,
)
from sampan.games.yinzi.state import Yinzi
from sampan.games.yinzi.words import (
    CROP,
    DRAW_CROP,
    DRAW_ROUTE,
    SHIP,
    TILE,
    USE,
    cell_words,
    market_words,
)

FREE_USES: Final = sum(
    1 << space
    for space in (
        *range(len(NATIONS)), FREE_BOAT, EXTRA_SALE, EXTRA_CROPS, PERSONAL_ROUTE, WAR_COPPER
    )
)  # fmt: skip
"""The discs that are used between the steps of an action."""


def free_actions(s: Yinzi, seat: int) -> list[Action]:
    """Specification F.2: rural sales, and the discs whose effect is possible now."""
    found = cell_words(s.rural_wares(seat), "rural-sell")
    discs = s.usable(seat) & FREE_USES
    while discs:
        space = discs.bit_length() - 1
        discs ^= 1 << space
        if _helps(s, seat, space):
            found.append(USE[space])
    return found


def _helps(s: Yinzi, seat: int, space: int) -> bool:
    """Whether the disc of this space can have an effect now.

    YZ-Q82 Additional sales and crops belong to own turns only. YZ-Q94 Selling food is possible
    where copper can matter.
    """
    if space < len(NATIONS):
        return bool(s.ships_for_emissary(seat, space))
    if space == FREE_BOAT:
        return not s.boat_disc and wants_boat(s, seat)
    if space == EXTRA_SALE:
        return bool(SellCube(seat, (USE[EXTRA_SALE],)).options(s))
    if space == EXTRA_CROPS:
        return bool(BuyCrop(seat, (USE[EXTRA_CROPS],)).options(s))
    if space == PERSONAL_ROUTE:
        return s.pile_size() > 0
    return s.war_pay(seat) > 0


def begin_free_action(s: Yinzi, seat: int, choice: Action) -> None:
    """A rural sale and simple discs act at once, the others begin a compound move."""
    if choice.kind == "rural-sell":
        s.rural_sell(seat, choice.arg)
    elif choice.arg < len(NATIONS):
        s.then(SendEmissary(seat, (choice,)))
    elif choice.arg == FREE_BOAT:
        s.use_free_boat(seat)
    elif choice.arg == EXTRA_SALE:
        s.then(SellCube(seat, (choice,)))
    elif choice.arg == EXTRA_CROPS:
        s.then(BuyCrop(seat, (choice,)))
    elif choice.arg == PERSONAL_ROUTE:
        look_through_discards(s, seat, TakeRoute(seat, (choice,)))
    else:
        s.take_war_copper(seat)


# --- YZ-9 Selling one cube ---


class SellCube(Compound):
    """YZ-9.1, YZ-14.2 One own cube from a square to a slot of an urban market.

    YZ-9.12 Virtual goods cannot be sold.
    """

    __slots__ = ()
    rules = ("YZ-9.1", "YZ-9.2", "YZ-9.3", "YZ-9.4", "YZ-9.7", "YZ-9.10", "YZ-14.2")

    def options(self, s: Yinzi) -> Sequence[Action]:
        source = self.said("cell")
        words: Sequence[Action]
        if source is None:
            words = cell_words(sale_sources(s, self.seat, s.budget(self.seat)))
        else:
            reach = s.data.reach[province_of(source.arg)][s.budget(self.seat)]
            words = market_words(s.sale_targets(s.good_at(source.arg)) & reach)
        return keeps_promise(s, self, words)

    def is_complete(self, s: Yinzi) -> bool:
        return self.said("market") is not None

    def carry_out(self, s: Yinzi) -> None:
        if USE[EXTRA_SALE] in self.spoken:
            s.use_disc(self.seat, EXTRA_SALE)
        s.sell(self.seat, self.word("cell"), self.word("market"))


# --- YZ-8.5 Buying and planting a crop tile ---


def crop_columns(s: Yinzi, seat: int) -> list[Action]:
    """YZ-8.16 The tiles that can be paid, with a cube in supply and a square to lay them on."""
    if not s.cubes[seat] or not ALL_CELLS & ~s.blocked():
        return []
    return [
        CROP[column]
        for column, good in enumerate(s.track)
        if good != NOTHING and s.can_pay(seat, s.data.bonus_cost[column])
    ]


class BuyCrop(Compound):
    """YZ-8.5 to YZ-8.8, YZ-4.10, YZ-14.3 A crop tile of the track, paid, laid and planted.

    YZ-Q91 In phase A the gap it leaves stays open.
    """

    __slots__ = ()
    rules = ("YZ-8.5", "YZ-8.6", "YZ-8.7", "YZ-8.8", "YZ-8.10", "YZ-8.16", "YZ-14.3")

    def options(self, s: Yinzi) -> Sequence[Action]:
        if self.said("crop") is None:
            words = crop_columns(s, self.seat)
        elif must_ask_payment(s, self.seat, self.cost(s)) and not is_paid(self.spoken):
            words = payment_words(s, self.seat, self.cost(s))
        else:
            words = cell_words(ALL_CELLS & ~s.blocked())
        return keeps_promise(s, self, words)

    def cost(self, s: Yinzi) -> int:
        cost: int = s.data.bonus_cost[self.word("crop")]
        return cost

    def is_complete(self, s: Yinzi) -> bool:
        return self.said("cell") is not None

    def carry_out(self, s: Yinzi) -> None:
        if USE[EXTRA_CROPS] in self.spoken:
            s.use_disc(self.seat, EXTRA_CROPS)
        else:
            s.crop_bought = True
        s.pay(self.seat, self.cost(s), USE[FREE_COPPER] in self.spoken)
        s.buy_crop(self.seat, self.word("crop"), self.word("cell"))
        if s.phase == "B":  # YZ-4.18: in phase A the gap stays
            s.slide_crops()
            s.then(RefillCrops())


class RefillCrops(AutomaticStep[Yinzi]):
    """YZ-4.14, YZ-8.13, YZ-2.6 Empty spaces are filled left to right, as long as the pool lasts."""

    __slots__ = ()

    def run(self, s: Yinzi) -> None:
        if NOTHING in s.track and any(s.pool):
            s.then(DrawCrop(), self)


class DrawCrop(ChanceStep[Yinzi]):
    """A tile from the pool, each tile equally likely."""

    __slots__ = ()
    rules = ("YZ-3.7", "YZ-4.14", "YZ-8.13")

    def options(self, s: Yinzi) -> Sequence[Action]:
        return [word for good, word in DRAW_CROP.items() if s.pool[good]]

    def weights(self, s: Yinzi) -> Sequence[int]:
        return [s.pool[good] for good in DRAW_CROP if s.pool[good]]

    def apply(self, s: Yinzi, choice: Action) -> None:
        s.draw_crop(choice.arg)


# --- YZ-12 Emissaries, YZ-15.2 Personal route tiles ---


class SendEmissary(Compound):
    """YZ-12.1 A diplomacy disc goes to a ship of its nation; any slot names the ship."""

    __slots__ = ()
    rules = ("YZ-12.1", "YZ-12.2", "YZ-12.3", "YZ-12.6")

    def options(self, s: Yinzi) -> Sequence[Action]:
        boxes = s.ships_for_emissary(self.seat, self.spoken[0].arg)
        return [SHIP[box * SHIP_SLOTS + slot] for box in boxes for slot in range(len(s.cargo[box]))]

    def is_complete(self, s: Yinzi) -> bool:
        return self.said("ship") is not None

    def carry_out(self, s: Yinzi) -> None:
        s.send_emissary(self.seat, self.spoken[0].arg, self.word("ship") // SHIP_SLOTS)


def look_through_discards(s: Yinzi, seat: int, then: "TakeRoute") -> None:
    """YZ-15.2, YZ-26.3 Look through the whole pile, then choose."""
    s.then(*looking(s, seat), then)


def looking(s: Yinzi, seat: int) -> list[Step[Yinzi]]:
    """The steps of looking through the pile: nobody has seen the first discards yet, or others
    have; nothing for who knows them all."""
    if s.looked >> seat & 1:
        return []
    if s.unseen:
        return [*(SeeDiscard(seat) for _ in range(s.unseen)), LookThrough(seat)]
    return [*(SeeSecret(seat) for _ in s.secret[s.shown :]), LookThrough(seat)]


class SeeDiscard(ChanceStep[Yinzi]):
    """F.5 A discard nobody has seen becomes known to the player who looks through the pile."""

    __slots__ = ("seat",)
    rules = ("YZ-15.2", "YZ-26.3", "YZ-Q62")

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def options(self, s: Yinzi) -> Sequence[Action]:
        return [DRAW_ROUTE[tile] for tile in s.route_bag]

    def apply(self, s: Yinzi, choice: Action) -> None:
        s.see_discard(self.seat, choice.arg)

    def seers(self, s: Yinzi) -> int:
        return seat_mask(self.seat)


class SeeSecret(ChanceStep[Yinzi]):
    """F.4 A discard that others have seen becomes known to this player too."""

    __slots__ = ("seat",)
    rules = ("YZ-15.2", "YZ-26.3", "YZ-Q62")

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def options(self, s: Yinzi) -> Sequence[Action]:
        return [DRAW_ROUTE[s.secret[s.shown]]]

    def apply(self, s: Yinzi, choice: Action) -> None:
        s.show_secret()

    def seers(self, s: Yinzi) -> int:
        return s.looked | seat_mask(self.seat)


class LookThrough(AutomaticStep[Yinzi]):
    """YZ-Q62 The pile is seen by this player alone."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Yinzi) -> None:
        s.look_through(self.seat)


class TakeRoute(Compound):
    """YZ-15.2, YZ-26.3 One tile of the discard pile becomes a personal tile."""

    __slots__ = ()
    node = "D4_ROAD"
    rules = ("YZ-15.2", "YZ-26.3", "YZ-26.5")

    def options(self, s: Yinzi) -> Sequence[Action]:
        return [TILE[tile] for tile in s.discard]

    def is_complete(self, s: Yinzi) -> bool:
        return self.said("tile") is not None

    def carry_out(self, s: Yinzi) -> None:
        if USE[PERSONAL_ROUTE] in self.spoken:
            s.use_disc(self.seat, PERSONAL_ROUTE)
        s.take_route(self.seat, self.word("tile"))
