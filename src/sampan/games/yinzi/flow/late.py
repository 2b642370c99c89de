"""YZ-28 Phase E: late shipping."""

from collections.abc import Sequence

from sampan.engine.actions import Action
from sampan.games.yinzi.flow.base import Compound, Occasion
from sampan.games.yinzi.flow.offering import Offering
from sampan.games.yinzi.flow.ships import sail_if_full
from sampan.games.yinzi.flow.transport import PROVINCE_MASK
from sampan.games.yinzi.pieces import (
    FOOD_CARGO,
    FREE_BOAT,
    FREE_RICE,
    FREE_WHEAT,
    LATE_GOODS,
    NOTHING,
    RICE,
    SHIP_SLOTS,
    WHEAT,
    province_of,
)
from sampan.games.yinzi.state import Yinzi
from sampan.games.yinzi.words import DONE, SHIP, USE, cell_words

Source = tuple[int, int, list[Action]]
"""A way to come by a food good: the good (NOTHING: a rural cube), border crossings, the words."""


class LateShipping(Occasion):
    """YZ-28.1 In turn order each player may deliver one pair of food."""

    __slots__ = ()

    def run(self, s: Yinzi) -> None:
        s.begin_turn(self.seat)
        s.then(ShipFood(self.seat))


class ShipFood(Compound):
    """YZ-28.1 to YZ-28.7 Two different food goods, then any free slot at the coast.

    YZ-Q65 Free rice gives one rice here; discs and rural cubes may make up the pair.
    """

    __slots__ = ()
    node = "E_LATE"
    rules = ("YZ-28.1", "YZ-28.2", "YZ-28.3", "YZ-28.4", "YZ-28.5", "YZ-28.8")

    def options(self, s: Yinzi) -> Sequence[Action]:
        means = Offering(s, self.seat, self.spoken)
        if means.owes_copper:
            return means.payment_words()
        picked = self.goods(s)
        if len(picked) == 2:
            return [SHIP[slot] for slot in s.free_slots()]
        budget = s.budget(self.seat) - self.crossings(s)
        if picked:
            return self.second_words(s, means, picked[0], budget)
        if not s.free_slots():
            return [DONE]
        words = self.first_words(s, means, budget)
        if s.has(self.seat, FREE_BOAT) and not s.boat_disc:
            more = self.first_words(s, means, budget + 1, count_pairs=True)
            if len(more) > len(self.first_words(s, means, budget, count_pairs=True)):
                words = [*words, USE[FREE_BOAT]]
        return [*words, DONE]

    def goods(self, s: Yinzi) -> list[int]:
        """The goods picked so far; NOTHING for a rural cube."""
        found = []
        for word in self.spoken:
            if word.kind == "cell":
                found.append(s.good_at(word.arg))
            elif word.kind == "rural-buy":
                found.append(NOTHING)
            elif word is USE[FREE_RICE]:
                found.append(RICE)
            elif word is USE[FREE_WHEAT]:
                found.append(WHEAT)
        return found

    def crossings(self, s: Yinzi) -> int:
        return sum(
            s.data.to_coast[province_of(word.arg)] for word in self.spoken if word.kind == "cell"
        )

    def sources(self, s: Yinzi, means: Offering) -> list[Source]:
        """All the food goods left, by good and province."""
        found: list[Source] = []
        for good in LATE_GOODS:
            squares = means.squares((good,))
            for province, here in enumerate(PROVINCE_MASK):
                if squares & here:
                    crossings = s.data.to_coast[province]
                    found.append((good, crossings, cell_words(squares & here)))
        rural = means.rural_words()
        if rural:
            found.append((NOTHING, 0, rural))
        if means.has(FREE_RICE):
            found.append((RICE, 0, [USE[FREE_RICE]]))
        if means.has(FREE_WHEAT):
            found.append((WHEAT, 0, [USE[FREE_WHEAT]]))
        return found

    def first_words(
        self, s: Yinzi, means: Offering, budget: int, count_pairs: bool = False
    ) -> list[Action]:
        """The first goods for which there is a second one; or one word for each such pair."""
        sources = self.sources(s, means)
        words: list[Action] = []
        for good, crossings, ways in sources:
            partners = [
                other
                for other in sources
                if (other[0] != good or (good == NOTHING and means.affordable() > 1))
                and crossings + other[1] <= budget
            ]
            if partners:
                words += ways * len(partners) if count_pairs else ways
        return words

    def second_words(self, s: Yinzi, means: Offering, first: int, budget: int) -> list[Action]:
        """YZ-28.2, YZ-28.4 The goods that differ from the first one."""
        return [
            word
            for good, crossings, ways in self.sources(s, means)
            if (good != first or good == NOTHING) and crossings <= budget
            for word in ways
        ]

    def apply(self, s: Yinzi, choice: Action) -> None:
        if choice is USE[FREE_BOAT]:
            s.use_free_boat(self.seat)
            s.then(self)
        elif choice is not DONE:
            super().apply(s, choice)

    def is_complete(self, s: Yinzi) -> bool:
        return self.said("ship") is not None

    def carry_out(self, s: Yinzi) -> None:
        slot = self.word("ship")
        s.carry(self.crossings(s))
        pieces = Offering(s, self.seat, self.spoken).hand_over()
        s.load_ship(self.seat, slot, FOOD_CARGO, tuple(colour for _, _, colour in pieces))
        sail_if_full(s, slot // SHIP_SLOTS)
