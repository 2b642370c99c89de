"""YZ-26 Phase D.IV: emperor rewards, and YZ-27 phase D.V: taxation."""

from collections.abc import Sequence

from sampan.engine.actions import Action
from sampan.games.yinzi.flow.base import Ask, Compound, Occasion
from sampan.games.yinzi.flow.bonuses import rising_factories
from sampan.games.yinzi.flow.free import TakeRoute, look_through_discards
from sampan.games.yinzi.pieces import FREE_COPPER, NO_TAXES
from sampan.games.yinzi.state import Yinzi
from sampan.games.yinzi.words import PAY, USE, cell_words


class Reward(Occasion):
    """YZ-26.1 to YZ-26.8 What the box of a player's workers brings."""

    __slots__ = ()

    def run(self, s: Yinzi) -> None:
        seat = self.seat
        s.begin_turn(seat)
        entry = s.emperor[seat]
        if entry is None:
            return
        box = s.data.boxes[entry[0]]
        no_tile = box.tile and not s.pile_size()  # YZ-26.4
        s.gain(seat, box.copper + (s.data.empty_pile_copper if no_tile else 0), box.silver)
        if box.boat:
            s.boat_step(seat)
        if box.tile and not no_tile:
            look_through_discards(s, seat, TakeRoute(seat))
        if box.upgrade and rising_factories(s, seat):
            s.then(FreeUpgrade(seat))


class FreeUpgrade(Ask):
    """YZ-26.7, YZ-10.16 Bridge Building raises an own factory.

    YZ-Q63 An existing one.
    """

    __slots__ = ()
    node = "D4_BRIDGE"
    rules = ("YZ-26.7", "YZ-10.16")

    def options(self, s: Yinzi) -> Sequence[Action]:
        return rising_factories(s, self.seat)

    def apply(self, s: Yinzi, choice: Action) -> None:
        s.upgrade(self.seat, choice.arg)


class Taxation(Occasion):
    """YZ-27.1, YZ-27.7, YZ-27.8 A seat's taxes; asked only where silver is missing."""

    __slots__ = ()

    def run(self, s: Yinzi) -> None:
        seat = self.seat
        s.begin_turn(seat)
        if s.bonus[seat] == NO_TAXES or not s.tax_due(seat):
            return
        if s.tax_due(seat) > s.silver[seat]:
            s.then(PayTaxes(seat))
        else:
            s.pay_taxes(seat, 0)


class PayTaxes(Compound):
    """YZ-27.3 to YZ-27.6, YZ-Q64 Rural sales and Free copper first, if the player likes."""

    __slots__ = ()
    node = "D5_TAX"
    rules = ("YZ-27.3", "YZ-27.4", "YZ-27.5", "YZ-27.6")

    def options(self, s: Yinzi) -> Sequence[Action]:
        options = [*cell_words(s.rural_wares(self.seat), "rural-sell"), PAY]
        if s.has(self.seat, FREE_COPPER) and not self.spoken:
            options.append(USE[FREE_COPPER])
        return options

    def is_complete(self, s: Yinzi) -> bool:
        return PAY in self.spoken

    def apply(self, s: Yinzi, choice: Action) -> None:
        if choice.kind == "rural-sell":
            s.rural_sell(self.seat, choice.arg)
            s.then(self)
        else:
            super().apply(s, choice)

    def carry_out(self, s: Yinzi) -> None:
        virtual = 0
        if USE[FREE_COPPER] in self.spoken:
            s.use_disc(self.seat, FREE_COPPER)
            virtual = s.data.free_copper
        s.pay_taxes(self.seat, virtual)
