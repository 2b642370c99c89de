"""YZ-16 to YZ-18 Workforce actions: how workers are used, Take Resources, Produce Commodities."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Final

from sampan.engine.actions import Action
from sampan.engine.steps import AutomaticStep
from sampan.games.yinzi.flow.base import (
    Ask,
    Compound,
    is_paid,
    must_ask_payment,
    payment_words,
)
from sampan.games.yinzi.flow.free import begin_free_action, free_actions
from sampan.games.yinzi.flow.transport import (
    can_make_two,
    can_pay_owner,
    first_raw,
    raw_slots,
    usable_factories,
    workers_for,
)
from sampan.games.yinzi.pieces import FREE_COPPER, FREE_RAW, SLOTS
from sampan.games.yinzi.state import Yinzi
from sampan.games.yinzi.words import DONE, FACTORY, ONE, PAY, STONE, TWO, USE, WOOD, market_words


class WorkStep(Ask):
    """YZ-16.2 to YZ-16.7 One use of workers after the other: at least one, at most four, those of
    the group before migrants (YZ-16.14)."""

    __slots__ = ()
    kinds: ClassVar[tuple[str, ...]]
    """The kinds of words that use a worker."""

    @abstractmethod
    def uses(self, s: Yinzi) -> list[Action]:
        """What the next worker can do."""

    @abstractmethod
    def conduct(self, s: Yinzi, choice: Action) -> None: ...

    def options(self, s: Yinzi) -> Sequence[Action]:
        options = [*self.uses(s), *free_actions(s, self.seat)]
        if s.workers_used(self.seat):
            options.append(DONE)
        return options

    def is_use(self, choice: Action) -> bool:
        return choice.kind in self.kinds

    def apply(self, s: Yinzi, choice: Action) -> None:
        if choice is DONE:
            return
        if self.is_use(choice):
            s.then(NextUse(self))
            self.conduct(s, choice)
        else:
            s.then(self)
            begin_free_action(s, self.seat, choice)


class NextUse(AutomaticStep[Yinzi]):
    """YZ-16.2 The action goes on while there are workers for it."""

    __slots__ = ("step",)

    def __init__(self, step: WorkStep) -> None:
        self.step: Final = step

    def run(self, s: Yinzi) -> None:
        if s.workers_ready(self.step.seat):
            s.then(self.step)


# --- YZ-17 Take Resources ---


class TakeResources(WorkStep):
    """YZ-17.1, YZ-17.2 A wood or a stone for each worker, 1 copper each."""

    __slots__ = ()
    node = "W_RES"
    kinds = ("wood", "stone")
    rules = ("YZ-17.1", "YZ-17.2", "YZ-2.1", "YZ-16.3", "YZ-16.5")

    def uses(self, s: Yinzi) -> list[Action]:
        if not s.can_pay(self.seat, s.data.resource_price):
            return []
        return ([WOOD] if s.box_wood else []) + ([STONE] if s.box_stone else [])

    def conduct(self, s: Yinzi, choice: Action) -> None:
        TakeResource(self.seat, (choice,)).begin(s)


class TakeResource(Compound):
    """YZ-17.1 Pay and take one wood or stone."""

    __slots__ = ()
    rules = ("YZ-17.1", "YZ-13.7")

    def options(self, s: Yinzi) -> Sequence[Action]:
        return payment_words(s, self.seat, s.data.resource_price)

    def is_complete(self, s: Yinzi) -> bool:
        return is_paid(self.spoken) or not must_ask_payment(s, self.seat, s.data.resource_price)

    def carry_out(self, s: Yinzi) -> None:
        s.pay(self.seat, s.data.resource_price, USE[FREE_COPPER] in self.spoken)
        s.take_resource(self.seat, self.spoken[0] is WOOD)
        s.use_workers(self.seat, 1)


# --- YZ-18 Produce Commodities ---


class ProduceCommodities(WorkStep):
    """YZ-18.1 to YZ-18.9 Own and foreign factories, each at most once in this turn."""

    __slots__ = ()
    node = "W_PROD"
    kinds = ("factory",)
    rules = ("YZ-18.1", "YZ-18.2", "YZ-18.3", "YZ-18.4", "YZ-18.5", "YZ-18.8", "YZ-18.10")

    def uses(self, s: Yinzi) -> list[Action]:
        ready = s.workers_ready(self.seat)
        factories = usable_factories(s, self.seat, ready, s.budget(self.seat))
        return [FACTORY[factory] for factory in factories]

    def conduct(self, s: Yinzi, choice: Action) -> None:
        Produce(self.seat, (choice,)).begin(s)


class Produce(Compound):
    """One production: how many (own level III), what the owner gets (foreign), the raw cubes."""

    __slots__ = ()
    rules = ("YZ-18.3", "YZ-18.4", "YZ-18.5", "YZ-18.14", "YZ-18.15", "YZ-13.5")

    @property
    def factory(self) -> int:
        return self.spoken[0].arg

    def may_make_two(self, s: Yinzi) -> bool:
        """YZ-18.3 Only an own factory of level III asks how many."""
        own = s.owner[self.factory] == self.seat
        return own and s.data.level(s.level[self.factory]).own_most > 1

    def price(self, s: Yinzi) -> tuple[int, int]:
        """YZ-18.4, YZ-18.5 Copper and silver for the owner of a foreign factory."""
        if s.owner[self.factory] == self.seat:
            return 0, 0
        level = s.data.level(s.level[self.factory])
        return level.other_copper, level.other_silver

    def asks_payment(self, s: Yinzi) -> bool:
        """YZ-13.10 Free copper helps with copper, and with silver that must be exchanged for."""
        if is_paid(self.spoken):
            return False
        copper, silver = self.price(s)
        exchanges = silver > s.silver[self.seat] and s.has(self.seat, FREE_COPPER)
        return exchanges or must_ask_payment(s, self.seat, copper)

    def raw(self) -> list[Action]:
        """The raw cubes named so far: market slots, or Free raw material."""
        free = USE[FREE_RAW]
        return [word for word in self.spoken if word.kind == "market" or word is free]

    def options(self, s: Yinzi) -> Sequence[Action]:
        if self.may_make_two(s) and not self.count(s):
            two = can_make_two(s, self.seat, self.factory, s.budget(self.seat))
            return [ONE, TWO] if two else [ONE]
        if self.asks_payment(s):
            words = [PAY] if can_pay_owner(s, self.seat, self.factory, False) else []
            return [*words, USE[FREE_COPPER]]
        return self.raw_words(s)

    def raw_words(self, s: Yinzi) -> list[Action]:
        """YZ-18.14, YZ-18.15, YZ-13.5 The raw cubes after which the rest can still be had."""
        raw, budget = self.raw(), s.budget(self.seat)
        free = s.has(self.seat, FREE_RAW) and USE[FREE_RAW] not in raw
        if not raw and self.count(s) > 1:
            slots = first_raw(s, self.seat, self.factory, budget)
            return [*market_words(slots), *([USE[FREE_RAW]] if free else [])]
        taken = 0
        home = s.data.distance[s.province_of_factory(self.factory)]
        for word in raw:
            if word.kind == "market":
                taken |= 1 << word.arg
                budget -= home[word.arg // SLOTS]
        slots = raw_slots(s, self.factory, budget) & ~taken
        return [*market_words(slots), *([USE[FREE_RAW]] if free else [])]

    def count(self, s: Yinzi) -> int:
        """How many commodities are made; 0 as long as that is open."""
        if TWO in self.spoken:
            return 2
        return 1 if ONE in self.spoken or not self.may_make_two(s) else 0

    def is_complete(self, s: Yinzi) -> bool:
        return len(self.raw()) == self.count(s) > 0

    def carry_out(self, s: Yinzi) -> None:
        seat, factory = self.seat, self.factory
        self.pay_owner(s)
        for word in self.raw():
            if word.kind == "market":
                s.take_raw(word.arg, factory)
            else:
                s.use_disc(seat, FREE_RAW)
            s.produce(seat, factory)
        s.visited |= 1 << factory
        s.use_workers(seat, workers_for(s, seat, factory))

    def pay_owner(self, s: Yinzi) -> None:
        """YZ-33.6, YZ-13.9 The owner gets the full price, virtual copper included."""
        copper, silver = self.price(s)
        if silver:
            s.pay_silver(self.seat, silver, USE[FREE_COPPER] in self.spoken)
        elif copper:
            s.pay(self.seat, copper, USE[FREE_COPPER] in self.spoken)
        if copper or silver:
            s.gain(s.owner[self.factory], copper, silver)
