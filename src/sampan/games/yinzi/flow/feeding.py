"""YZ-22 Phase C: feeding."""

from collections.abc import Sequence

from sampan.engine.actions import Action
from sampan.games.yinzi.flow.base import Compound, Occasion
from sampan.games.yinzi.flow.offering import Offering
from sampan.games.yinzi.pieces import (
    FED_WORKERS,
    FREE_COPPER,
    FREE_RICE,
    FREE_WHEAT,
    FULL_FOOD,
    HALF_FOOD,
    NOBODY,
)
from sampan.games.yinzi.state import Yinzi
from sampan.games.yinzi.words import CELL, DONE, RURAL_BUY, USE, cell_words, cells_in


class Feeding(Occasion):
    """YZ-22.1, YZ-22.12 A seat's meal; automatic where there is nothing to choose."""

    __slots__ = ()

    def run(self, s: Yinzi) -> None:
        seat = self.seat
        s.begin_turn(seat)
        if s.bonus[seat] == FED_WORKERS:
            return
        need = s.food_need(seat)
        if not need:
            return
        everything = all_that_must_go(s, seat, need)
        Feed(seat, () if everything is None else (*everything, DONE)).begin(s)


def all_that_must_go(s: Yinzi, seat: int, need: int) -> list[Action] | None:
    """F.3 The words of a meal without any choice, or None if there is one."""
    means = Offering(s, seat, ())
    full, half = means.cubes(FULL_FOOD), means.cubes(HALF_FOOD)
    rural = sum(s.rural)
    bought = min(rural, s.copper[seat] // max(1, s.data.rural_buy))
    optional = means.has(FREE_RICE) or means.has(FREE_WHEAT)
    optional = optional or (rural > 0 and (means.has(FREE_COPPER) or means.affordable() > bought))
    mixed = bought < rural and sum(cubes > 0 for cubes in s.rural) > 1
    odd = half % 2 == 1 and means.squares(HALF_FOOD).bit_count() > 1
    if full + half // 2 + bought > need or optional or (mixed and bought) or (odd and half > 1):
        return None
    words = _cubes_of(s, seat, FULL_FOOD)
    words += _cubes_of(s, seat, HALF_FOOD)[: half - half % 2]
    colours = [RURAL_BUY[colour] for colour, cubes in enumerate(s.rural) for _ in range(cubes)]
    return words + colours[:bought]


def _cubes_of(s: Yinzi, seat: int, goods: tuple[int, ...]) -> list[Action]:
    return [CELL[cell] for cell in cells_in(s.own(seat, goods)) for _ in range(s.cubes_at(cell))]


class Feed(Compound):
    """YZ-22.4 to YZ-22.11 Cube after cube until the need is met or nothing must be paid any more.

    YZ-22.8, YZ-Q54 Own cubes and rural purchases with copper in hand are a duty; discs and the
    exchange of silver are not.

    YZ-Q56 Any fitting disc. YZ-Q85 Any two half-value cubes, also of different kinds.
    """

    __slots__ = ()
    node = "C_FEED"
    rules = ("YZ-22.2", "YZ-22.4", "YZ-22.5", "YZ-22.6", "YZ-22.7", "YZ-22.8", "YZ-22.11")

    def food(self, s: Yinzi) -> tuple[int, int]:
        """Food paid so far, and half-value cubes waiting for a second one."""
        food, half = 0, 0
        for word in self.spoken:
            if word.kind == "cell":
                good = s.good_at(word.arg)
                food += good in FULL_FOOD
                half += good in HALF_FOOD
            elif word.kind == "rural-buy" or word is USE[FREE_WHEAT]:
                food += 1
            elif word is USE[FREE_RICE]:
                food += s.data.free_rice
        return food + half // 2, half % 2

    def duty(self, s: Yinzi) -> int:
        """YZ-Q54 What must be paid: own food and rural cubes for copper in hand, up to the need."""
        means = Offering(s, self.seat, ())
        bought = min(sum(s.rural), s.copper[self.seat] // max(1, s.data.rural_buy))
        food = means.cubes(FULL_FOOD) + means.cubes(HALF_FOOD) // 2 + bought
        return min(s.food_need(self.seat), food)

    def options(self, s: Yinzi) -> Sequence[Action]:
        means = Offering(s, self.seat, self.spoken)
        if means.owes_copper:
            return means.payment_words()
        food, waiting = self.food(s)
        halves = cell_words(means.squares(HALF_FOOD))
        if waiting:
            return halves
        words = cell_words(means.squares(FULL_FOOD))
        if means.cubes(HALF_FOOD) > 1:
            words += halves
        words += means.rural_words()
        words += [USE[space] for space in (FREE_RICE, FREE_WHEAT) if means.has(space)]
        return [*words, DONE] if food >= self.duty(s) else words

    def is_complete(self, s: Yinzi) -> bool:
        if DONE in self.spoken:
            return True
        food, waiting = self.food(s)
        owes = bool(self.spoken) and Offering(s, self.seat, self.spoken).owes_copper
        return not waiting and not owes and food >= s.food_need(self.seat)

    def carry_out(self, s: Yinzi) -> None:
        food, _ = self.food(s)
        need = s.food_need(self.seat)
        for kind, _, colour in Offering(s, self.seat, self.spoken).hand_over():
            if kind == "good" and colour != NOBODY:
                s.cubes[colour] += 1
        s.tell_meal(self.seat, need, min(food, need))
