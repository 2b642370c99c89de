"""YZ-4 Phase A: bonus and turn order."""

from collections.abc import Sequence

from sampan.engine.actions import Action
from sampan.engine.steps import AutomaticStep
from sampan.games.yinzi.flow.base import Ask, Compound, Occasion
from sampan.games.yinzi.flow.fortune import can_rise
from sampan.games.yinzi.flow.free import (
    BuyCrop,
    RefillCrops,
    begin_free_action,
    crop_columns,
    free_actions,
)
from sampan.games.yinzi.flow.turn import EndTurn
from sampan.games.yinzi.pieces import (
    BOAT_UPGRADE,
    COLUMNS,
    FACTORIES,
    FACTORY_UPGRADE,
    FREE_ADVANCEMENT,
)
from sampan.games.yinzi.state import Yinzi
from sampan.games.yinzi.words import BONUS, CROP, DONE, FACTORY, disc_words


class BonusTurn(Occasion):
    """YZ-4.1, YZ-4.10, YZ-4.17 A go of phase A: the bonus, then perhaps the crop tile above it.

    YZ-Q8 In this order. YZ-Q9 It is a turn, so free actions are open.
    """

    __slots__ = ()

    def run(self, s: Yinzi) -> None:
        s.begin_turn(self.seat)
        s.announce_turn(self.seat)
        s.then(ChooseBonus(self.seat), BuyBonusCrop(self.seat), EndTurn(self.seat))


class ChooseBonus(Compound):
    """YZ-4.1 to YZ-4.9, YZ-4.19 A free bonus space, with the advancement or the factory that two
    of the bonuses ask for.

    YZ-11.4, YZ-11.6, YZ-Q26 The free disc may go to any section and rests until the next turn.
    YZ-Q10 A bonus may be taken without benefit.
    """

    __slots__ = ()
    node = "A_BONUS"
    rules = ("YZ-4.1", "YZ-4.2", "YZ-4.3", "YZ-4.4", "YZ-4.8", "YZ-4.9")

    def options(self, s: Yinzi) -> Sequence[Action]:
        if not self.spoken:
            free = [BONUS[column] for column in range(COLUMNS) if column not in s.bonus]
            return [*free, *free_actions(s, self.seat)]
        return self.effects(s)

    def effects(self, s: Yinzi) -> Sequence[Action]:
        """What the chosen bonus can do; YZ-4.3 nothing where it is impossible."""
        if not s.discs[self.seat]:
            return []
        if self.word("bonus") == FREE_ADVANCEMENT:
            return disc_words(s.free_spaces())
        if self.word("bonus") == FACTORY_UPGRADE:
            return rising_factories(s, self.seat)
        return []

    def apply(self, s: Yinzi, choice: Action) -> None:
        if self.spoken or choice.kind == "bonus":
            super().apply(s, choice)
        else:
            s.then(self)
            begin_free_action(s, self.seat, choice)

    def is_complete(self, s: Yinzi) -> bool:
        return len(self.spoken) > 1 or (bool(self.spoken) and not self.effects(s))

    def carry_out(self, s: Yinzi) -> None:
        seat, effect = self.seat, self.spoken[-1]
        s.choose_bonus(seat, self.word("bonus"))
        if effect.kind == "disc":
            s.place_disc(seat, effect.arg)
        elif effect.kind == "factory":
            s.upgrade(seat, effect.arg)
        elif effect.arg == BOAT_UPGRADE:
            s.boat_step(seat)


def rising_factories(s: Yinzi, seat: int) -> list[Action]:
    """YZ-10.16 Own factories of level I or II, for a free upgrade."""
    if not s.discs[seat]:
        return []
    return [FACTORY[factory] for factory in range(FACTORIES) if can_rise(s, seat, factory)]


class BuyBonusCrop(Ask):
    """YZ-4.10 to YZ-4.12 The crop tile in the column of the bonus, or none."""

    __slots__ = ()
    node = "A_CROP"
    rules = ("YZ-4.10", "YZ-4.11", "YZ-4.12", "YZ-4.18")

    def options(self, s: Yinzi) -> Sequence[Action]:
        tile = CROP[s.bonus[self.seat]]
        purchase = [tile] if tile in crop_columns(s, self.seat) else []
        return [*purchase, DONE, *free_actions(s, self.seat)]

    def apply(self, s: Yinzi, choice: Action) -> None:
        if choice.kind == "crop":
            BuyCrop(self.seat, (choice,)).begin(s)
        elif choice is not DONE:
            s.then(self)
            begin_free_action(s, self.seat, choice)


class SettleOrder(AutomaticStep[Yinzi]):
    """YZ-4.13 to YZ-4.16 All have chosen: the crop track closes up and the order takes effect."""

    __slots__ = ()

    def run(self, s: Yinzi) -> None:
        s.slide_crops()
        s.order_by_bonus()
        s.then(RefillCrops())
