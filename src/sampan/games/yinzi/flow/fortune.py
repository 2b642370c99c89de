"""YZ-6 to YZ-11 Fortune actions: boats, plant, sell, develop, advance, and the tax repetition."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Final

from sampan.engine.actions import Action
from sampan.engine.steps import AutomaticStep
from sampan.games.yinzi.flow.base import (
    Ask,
    Compound,
    must_ask_payment,
    payment_words,
)
from sampan.games.yinzi.flow.free import (
    BuyCrop,
    SellCube,
    begin_free_action,
    crop_columns,
    free_actions,
)
from sampan.games.yinzi.flow.offer import DrawFactory
from sampan.games.yinzi.flow.transport import sale_sources
from sampan.games.yinzi.pieces import (
    ADVANCE,
    BOATS,
    DEVELOP,
    FACTORIES,
    FREE_COPPER,
    FREE_STONE,
    FREE_WOOD,
    NOTHING,
    PLANT,
    SECTION_MASK,
    SECTION_SIZE,
    SELL,
    commodity_of,
)
from sampan.games.yinzi.state import Yinzi
from sampan.games.yinzi.words import (
    BOAT,
    DONE,
    FACTORY,
    PAY,
    TAX,
    USE,
    can_lay,
    cell_words,
    disc_words,
    lay_words,
)


class FortuneStep(Ask):
    """YZ-6.3, YZ-6.4, YZ-6.8 One repetition after the other, up to the value of the card; then,
    once, one more for a tax disc (YZ-6.5, YZ-6.7), which must be conducted (YZ-6.6).

    YZ-Q11 None at all is allowed. YZ-Q12 The tax comes last.
    """

    __slots__ = ()
    node = "B_REP"
    kinds: ClassVar[tuple[str, ...]]
    """The kinds of words that conduct a repetition."""

    @abstractmethod
    def repetitions(self, s: Yinzi, kept_discs: int) -> Sequence[Action]:
        """What one repetition can be, with so many discs of the supply kept for the tax."""

    @abstractmethod
    def conduct(self, s: Yinzi, choice: Action) -> None: ...

    def next_repetition(self, s: Yinzi) -> Action | None:
        """The first way to go on without a tax, if there is one."""
        if s.reps >= s.card_value(self.seat):
            return None
        return next(iter(self.repetitions(s, 0)), None)

    def options(self, s: Yinzi) -> Sequence[Action]:
        if s.taxed:
            return self.repetitions(s, 0)
        options = [DONE, *free_actions(s, self.seat)]
        if s.reps < s.card_value(self.seat):
            return [*self.repetitions(s, 0), *options]
        if s.discs[self.seat] and self.repetitions(s, 1):
            options.append(TAX)
        return options

    def apply(self, s: Yinzi, choice: Action) -> None:
        if choice is DONE:
            return
        if choice.kind in self.kinds:
            s.then(NextRepetition(self))
            self.conduct(s, choice)
            return
        s.then(self)
        if choice is TAX:
            s.put_tax_disc(self.seat)
        else:
            begin_free_action(s, self.seat, choice)


class NextRepetition(AutomaticStep[Yinzi]):
    """YZ-6.3 A repetition has been conducted and counts."""

    __slots__ = ("step",)

    def __init__(self, step: FortuneStep) -> None:
        self.step: Final = step

    def run(self, s: Yinzi) -> None:
        s.reps += 1
        Repeat(self.step).run(s)


class Repeat(AutomaticStep[Yinzi]):
    """YZ-6.3, YZ-6.5 The action goes on while another repetition is open."""

    __slots__ = ("step",)

    def __init__(self, step: FortuneStep) -> None:
        self.step: Final = step

    def run(self, s: Yinzi) -> None:
        seat = self.step.seat
        if not s.taxed and (s.reps < s.card_value(seat) or s.discs[seat]):
            s.then(self.step)


# --- YZ-7 Construct Boats ---


class ConstructBoats(FortuneStep):
    """YZ-7.1, YZ-7.2 A wood for a step on the boat track, as long as there is a space."""

    __slots__ = ()
    kinds = ("boat",)
    rules = ("YZ-7.1", "YZ-7.2", "YZ-6.3", "YZ-6.5")

    def repetitions(self, s: Yinzi, kept_discs: int) -> Sequence[Action]:
        can_pay = s.wood[self.seat] or s.has(self.seat, FREE_WOOD)
        return [BOAT] if can_pay and s.boat[self.seat] + 1 < len(s.data.boat_track) else []

    def conduct(self, s: Yinzi, choice: Action) -> None:
        BuildBoat(self.seat, (choice,)).begin(s)


class BuildBoat(Compound):
    """YZ-7.1, YZ-13.3 The wood of a boat step: a real one, or Free wood."""

    __slots__ = ()
    rules = ("YZ-7.1", "YZ-13.3")

    def options(self, s: Yinzi) -> Sequence[Action]:
        return [PAY, USE[FREE_WOOD]] if s.wood[self.seat] else [USE[FREE_WOOD]]

    def is_complete(self, s: Yinzi) -> bool:
        return len(self.spoken) > 1 or not s.has(self.seat, FREE_WOOD)

    def carry_out(self, s: Yinzi) -> None:
        if USE[FREE_WOOD] in self.spoken:
            s.use_disc(self.seat, FREE_WOOD)
        else:
            s.return_resource(self.seat, wood=True)
        s.boat_step(self.seat)


# --- YZ-8 Plant Crops ---


class PlantCrops(FortuneStep):
    """YZ-8.1 A field, a rice field, or (once) a crop tile of the track; YZ-8.15 anywhere."""

    __slots__ = ()
    kinds = ("cell", "crop")
    rules = ("YZ-8.1", "YZ-8.2", "YZ-8.3", "YZ-8.5", "YZ-8.14", "YZ-8.16")

    def repetitions(self, s: Yinzi, kept_discs: int) -> Sequence[Action]:
        if not s.cubes[self.seat]:
            return []
        fields = cell_words(s.plantable())
        return fields if s.crop_bought else fields + crop_columns(s, self.seat)

    def conduct(self, s: Yinzi, choice: Action) -> None:
        if choice.kind == "cell":
            s.plant(self.seat, choice.arg)
        else:
            BuyCrop(self.seat, (choice,)).begin(s)


# --- YZ-9 Sell at Urban Market ---


class SellGoods(FortuneStep):
    """YZ-9.1, YZ-9.11 One own cube of an urban good to the market of any province."""

    __slots__ = ()
    kinds = ("cell",)
    rules = ("YZ-9.1", "YZ-9.2", "YZ-9.7", "YZ-9.10", "YZ-7.6")

    def repetitions(self, s: Yinzi, kept_discs: int) -> Sequence[Action]:
        return cell_words(sale_sources(s, self.seat, s.budget(self.seat)))

    def conduct(self, s: Yinzi, choice: Action) -> None:
        SellCube(self.seat, (choice,)).begin(s)


# --- YZ-10 Develop Factories ---


class DevelopFactories(FortuneStep):
    """YZ-10.1 Build a tile of the offer, rebuild an ownerless factory, or upgrade an own one.

    YZ-10.15 Any number of factories. YZ-Q20 Any of the four rotations, inside one province.
    """

    __slots__ = ()
    kinds = ("factory",)
    rules = ("YZ-10.1", "YZ-10.2", "YZ-10.10", "YZ-10.11", "YZ-10.12", "YZ-10.14", "YZ-10.17")

    def repetitions(self, s: Yinzi, kept_discs: int) -> Sequence[Action]:
        seat = self.seat
        if s.discs[seat] <= kept_discs:
            return []
        stone = bool(s.stone[seat]) or s.has(seat, FREE_STONE)
        found = [
            FACTORY[factory]
            for factory in range(FACTORIES)
            if s.place[factory] != NOTHING
            and (
                can_rise(s, seat, factory) and s.can_pay(seat, upgrade_cost(s, factory))
                if s.level[factory]
                else stone or s.options["rebuild_cost"] == "none"
            )
        ]
        if stone:
            blocked = s.blocked()
            found += [
                FACTORY[factory]
                for factory in s.offer
                if can_lay(s.data.shape[commodity_of(factory)], blocked)
            ]
        return found

    def conduct(self, s: Yinzi, choice: Action) -> None:
        Develop(self.seat, (choice,)).begin(s)


def can_rise(s: Yinzi, seat: int, factory: int) -> bool:
    """YZ-10.11, YZ-10.12, YZ-10.16 An own factory of level I or II.

    YZ-Q23 An ownerless factory cannot rise.
    """
    return s.owner[factory] == seat and 0 < s.level[factory] < len(s.data.levels) - 1


def upgrade_cost(s: Yinzi, factory: int) -> int:
    """YZ-10.10 Copper for the next level."""
    return s.data.level(s.level[factory] + 1).upgrade


class Develop(Compound):
    """YZ-10.2, YZ-10.10, YZ-10.14 One development: its payment, then the place of a new tile."""

    __slots__ = ()
    rules = ("YZ-10.2", "YZ-10.4", "YZ-10.5", "YZ-10.6", "YZ-10.7", "YZ-10.10", "YZ-13.4")

    @property
    def factory(self) -> int:
        return self.spoken[0].arg

    def asks_payment(self, s: Yinzi) -> bool:
        """YZ-13.4, YZ-13.7 Only who owns a fitting disc chooses how to pay."""
        if len(self.spoken) > 1:
            return False
        if s.level[self.factory]:
            return must_ask_payment(s, self.seat, upgrade_cost(s, self.factory))
        return self.needs_stone(s) and s.has(self.seat, FREE_STONE)

    def needs_stone(self, s: Yinzi) -> bool:
        """YZ-10.14, YZ-Q21 Rebuilding is free of stone by table option."""
        return s.place[self.factory] == NOTHING or s.options["rebuild_cost"] == "stone"

    def options(self, s: Yinzi) -> Sequence[Action]:
        if not self.asks_payment(s):
            return lay_words(s.data.shape[commodity_of(self.factory)], s.blocked())
        if s.level[self.factory]:
            return payment_words(s, self.seat, upgrade_cost(s, self.factory))
        return [PAY, USE[FREE_STONE]] if s.stone[self.seat] else [USE[FREE_STONE]]

    def is_complete(self, s: Yinzi) -> bool:
        if s.place[self.factory] == NOTHING:
            return self.said("lay") is not None
        return not self.asks_payment(s)

    def carry_out(self, s: Yinzi) -> None:
        seat, factory = self.seat, self.factory
        if s.level[factory]:
            s.pay(seat, upgrade_cost(s, factory), USE[FREE_COPPER] in self.spoken)
            s.upgrade(seat, factory)
            return
        if USE[FREE_STONE] in self.spoken:
            s.use_disc(seat, FREE_STONE)
        elif self.needs_stone(s):
            s.return_resource(seat, wood=False)
        if s.place[factory] == NOTHING:
            s.build(seat, factory, self.word("lay"))
            s.then(DrawFactory())
        else:
            s.rebuild(seat, factory)


# --- YZ-11 Choose Advancements ---


class ChooseAdvancements(FortuneStep):
    """YZ-11.1, YZ-11.2 A disc on a free space, each in another section.

    YZ-Q24 Only the discs of this action count.
    """

    __slots__ = ()
    kinds = ("disc",)
    rules = ("YZ-11.1", "YZ-11.2", "YZ-11.3")

    def repetitions(self, s: Yinzi, kept_discs: int) -> Sequence[Action]:
        if s.discs[self.seat] <= kept_discs:
            return []
        free = s.free_spaces()
        for section, mask in enumerate(SECTION_MASK):
            if s.sections >> section & 1:
                free &= ~mask
        return disc_words(free)

    def conduct(self, s: Yinzi, choice: Action) -> None:
        s.place_disc(self.seat, choice.arg)
        s.sections |= 1 << choice.arg // SECTION_SIZE


FORTUNE_STEPS: Final[dict[int, type[FortuneStep]]] = {
    BOATS: ConstructBoats,
    PLANT: PlantCrops,
    SELL: SellGoods,
    DEVELOP: DevelopFactories,
    ADVANCE: ChooseAdvancements,
}
