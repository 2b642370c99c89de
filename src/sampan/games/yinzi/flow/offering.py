"""Payments in pieces: what a player has picked so far, and what is left to pick from.

Feeding (YZ-22), route demands (YZ-21, YZ-25) and late shipping (YZ-28) are paid with cubes from
squares, commodities from factories, cubes bought at the rural market, and discs.
"""

from collections.abc import Iterable, Sequence

from sampan.engine.actions import Action
from sampan.games.yinzi.flow.base import is_paid
from sampan.games.yinzi.pieces import (
    FACTORIES,
    FREE_COPPER,
    FREE_RICE,
    FREE_SALT,
    FREE_WHEAT,
    NATIONS,
    NOBODY,
    NOTHING,
    RICE,
    SALT,
    WHEAT,
    commodity_of,
)
from sampan.games.yinzi.state import Yinzi
from sampan.games.yinzi.state.table import SOLD, Piece
from sampan.games.yinzi.words import PAY, RURAL_BUY, USE

VIRTUAL_GOOD = {FREE_RICE: RICE, FREE_SALT: SALT, FREE_WHEAT: WHEAT}
"""The discs that stand for a good."""


class Offering:
    """The pieces that were picked, and the player's means without them."""

    def __init__(self, s: Yinzi, seat: int, spoken: Sequence[Action]) -> None:
        self.s = s
        self.seat = seat
        self.spoken = spoken
        self.discs = s.usable(seat)
        self.copper, self.silver = s.copper[seat], s.silver[seat]
        self.rural = list(s.rural)
        self.cells: dict[int, int] = {}
        self.stock: dict[int, int] = {}
        self.owes_copper = False
        """A cube was bought, and how it is paid has not been said."""
        for word in spoken:
            self._pick(word)

    def _pick(self, word: Action) -> None:
        if word.kind == "cell":
            self.cells[word.arg] = self.cells.get(word.arg, 0) + 1
        elif word.kind == "factory":
            self.stock[word.arg] = self.stock.get(word.arg, 0) + 1
        elif word.kind == "use":
            self.discs &= ~(1 << word.arg)
            if word.arg == FREE_COPPER:
                self._spend(max(0, self.s.data.rural_buy - self.s.data.free_copper))
        elif word is PAY:
            self._spend(self.s.data.rural_buy)
        elif word.kind == "rural-buy":
            self.rural[word.arg] -= 1
            if self.has(FREE_COPPER):
                self.owes_copper = True
            else:
                self._spend(self.s.data.rural_buy)

    def _spend(self, copper: int) -> None:
        self.owes_copper = False
        while self.copper < copper and self.silver:
            self.silver -= 1
            self.copper += self.s.ratio
        self.copper -= copper

    # --- what is left ---

    def has(self, space: int) -> bool:
        return bool(self.discs >> space & 1)

    def squares(self, goods: Iterable[int]) -> int:
        """Mask of the own squares that still have a cube of one of these goods."""
        mask = self.s.own(self.seat, tuple(goods))
        for cell, picked in self.cells.items():
            if picked >= self.s.cubes_at(cell):
                mask &= ~(1 << cell)
        return mask

    def cubes(self, goods: Iterable[int]) -> int:
        """How many own cubes of these goods are left."""
        wanted = tuple(goods)
        picked = sum(count for cell, count in self.cells.items() if self.s.good_at(cell) in wanted)
        return self.s.count(self.s.own(self.seat, wanted)) - picked

    def commodities(self, kind: int) -> int:
        """How many own commodities of a kind are left on factories."""
        return sum(self.commodities_on(factory) for factory in range(kind * 4, kind * 4 + 4))

    def commodities_on(self, factory: int) -> int:
        return self.s.stock[factory].count(self.seat) - self.stock.get(factory, 0)

    def factories(self) -> list[int]:
        return [factory for factory in range(FACTORIES) if self.commodities_on(factory) > 0]

    def affordable(self) -> int:
        """YZ-32.5 to YZ-32.8 How many rural cubes can still be bought, by any means; below 0 if
        not even the one just bought can be paid."""
        if self.s.trade == SOLD:
            return 0
        coins = self.copper + self.silver * self.s.ratio
        paid = coins // max(1, self.s.data.rural_buy) + self.has(FREE_COPPER) - self.owes_copper
        return min(sum(self.rural), paid)

    def rural_words(self) -> list[Action]:
        """YZ-32.7 The colours that can be bought."""
        if not self.affordable():
            return []
        return [RURAL_BUY[colour] for colour, cubes in enumerate(self.rural) if cubes]

    def payment_words(self) -> list[Action]:
        """How the cube just bought is paid."""
        price = self.s.data.rural_buy
        plain = self.copper + self.silver * self.s.ratio >= price
        return [PAY, USE[FREE_COPPER]] if plain else [USE[FREE_COPPER]]

    def emissaries(self) -> list[Action]:
        """YZ-21.12 The own discs on diplomacy spaces."""
        return [USE[nation] for nation in range(len(NATIONS)) if self.has(nation)]

    # --- handing over ---

    def hand_over(self) -> list[Piece]:
        """Take the picked pieces from where they lie; the payer says where they go."""
        return [
            piece
            for place, word in enumerate(self.spoken)
            for piece in [self._hand_over(place, word)]
            if piece is not None
        ]

    def _hand_over(self, place: int, word: Action) -> Piece | None:
        s, seat = self.s, self.seat
        if word.kind == "cell":
            good = s.good_at(word.arg)
            s.take_cube(seat, word.arg)
            return "good", good, seat
        if word.kind == "factory":
            s.take_commodity(seat, word.arg)
            return "commodity", commodity_of(word.arg), seat
        if word.kind == "rural-buy":
            payment = self.spoken[place + 1 : place + 2]
            s.rural_buy(seat, word.arg, is_paid(payment) and payment[0] is not PAY)
            return "good", NOTHING, word.arg
        if word.kind == "use" and word.arg in VIRTUAL_GOOD:
            s.use_disc(seat, word.arg)
            return "good", VIRTUAL_GOOD[word.arg], NOBODY
        if word.kind == "use" and word.arg < len(NATIONS):
            s.lift_disc(seat, word.arg)
            return "disc", word.arg, seat
        return None
