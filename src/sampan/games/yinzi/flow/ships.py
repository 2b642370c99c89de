"""YZ-19 Supply Ships, and how a full ship sets sail (YZ-12, YZ-19.7 to YZ-19.17)."""

from collections.abc import Sequence
from typing import Final

from sampan.engine.actions import Action
from sampan.engine.steps import AutomaticStep, ChanceStep, Step
from sampan.games.yinzi.flow.base import Ask, Compound
from sampan.games.yinzi.flow.transport import (
    deliverable_factories,
    near_coast,
    salt_squares,
    second_salt,
    tea_squares,
)
from sampan.games.yinzi.flow.work import WorkStep
from sampan.games.yinzi.pieces import (
    COMMODITY_CARGO,
    FREE_SALT,
    NATION_OF,
    NOBODY,
    NOTHING,
    SALT,
    SALT_CARGO,
    SHIP_SLOTS,
    TEA,
    TEA_CARGO,
    TEA_SLOT,
    commodity_of,
    province_of,
)
from sampan.games.yinzi.state import Yinzi
from sampan.games.yinzi.words import DRAW_SHIP, FACTORY, NO, SHIP, USE, YES, cell_words


class SupplyShips(WorkStep):
    """YZ-19.1 One delivery per worker: a commodity, a tea cube or a pair of salt cubes."""

    __slots__ = ()
    node = "W_SHIP"
    kinds = ("factory", "cell")
    rules = ("YZ-19.1", "YZ-19.2", "YZ-19.3", "YZ-19.4", "YZ-19.5", "YZ-19.18", "YZ-19.19")

    def uses(self, s: Yinzi) -> list[Action]:
        seat, budget = self.seat, s.budget(self.seat)
        salt = salt_squares(s, seat, budget)
        words = [FACTORY[factory] for factory in deliverable_factories(s, seat, budget)]
        words += cell_words(tea_squares(s, seat, budget) | salt)
        if salt and s.has(seat, FREE_SALT):
            words.append(USE[FREE_SALT])
        return words

    def is_use(self, choice: Action) -> bool:
        return choice.kind in self.kinds or choice is USE[FREE_SALT]

    def conduct(self, s: Yinzi, choice: Action) -> None:
        Deliver(self.seat, (choice,)).begin(s)


class Deliver(Compound):
    """YZ-19.2 to YZ-19.6 What is delivered, then the slot of a ship at the coast."""

    __slots__ = ()
    rules = ("YZ-19.2", "YZ-19.3", "YZ-19.4", "YZ-19.5", "YZ-19.6", "YZ-14.1")

    def lacks_salt(self, s: Yinzi) -> bool:
        """YZ-19.4 Salt goes in pairs."""
        first = self.spoken[0]
        is_salt = first.kind == "use" or (first.kind == "cell" and s.good_at(first.arg) == SALT)
        return is_salt and len(self.spoken) == 1

    def options(self, s: Yinzi) -> Sequence[Action]:
        first, budget = self.spoken[0], s.budget(self.seat)
        if self.lacks_salt(s):
            if first.kind == "use":
                squares = s.growing[SALT] & s.fields[self.seat] & near_coast(s, budget)
                return cell_words(squares)
            words = cell_words(second_salt(s, self.seat, budget, first.arg))
            return [*words, USE[FREE_SALT]] if s.has(self.seat, FREE_SALT) else words
        if first.kind == "factory":
            slots = s.open_slots(commodity_of(first.arg))
        elif first.kind == "cell" and s.good_at(first.arg) == TEA:
            slots = s.open_slots(TEA_SLOT)
        else:
            slots = s.free_slots()
        return [SHIP[slot] for slot in slots]

    def is_complete(self, s: Yinzi) -> bool:
        return self.said("ship") is not None

    def carry_out(self, s: Yinzi) -> None:
        seat, slot = self.seat, self.word("ship")
        first = self.spoken[0]
        kind, colours = SALT_CARGO, []
        if first.kind == "factory":
            kind = COMMODITY_CARGO
        elif first.kind == "cell" and s.good_at(first.arg) == TEA:
            kind = TEA_CARGO
        for word in self.spoken[:-1]:
            if word.kind == "factory":
                s.take_commodity(seat, word.arg)
                s.carry(s.data.to_coast[s.province_of_factory(word.arg)])
            elif word.kind == "cell":
                s.take_cube(seat, word.arg)
                s.carry(s.data.to_coast[province_of(word.arg)])
            else:
                s.use_disc(seat, FREE_SALT)
            colours.append(NOBODY if word.kind == "use" else seat)
        s.use_workers(seat, 1)
        s.load_ship(seat, slot, kind, tuple(colours))
        sail_if_full(s, slot // SHIP_SLOTS)


# --- YZ-19.7 Setting sail ---


def sail_if_full(s: Yinzi, box: int) -> None:
    """YZ-19.7 A ship with all slots filled sets sail before anything else happens."""
    if s.is_full(box):
        s.then(CastOff(box))


class CastOff(AutomaticStep[Yinzi]):
    """YZ-12.2, YZ-19.8 Who holds the nation's disc and has a piece aboard may still send it."""

    __slots__ = ("box",)

    def __init__(self, box: int) -> None:
        self.box: Final = box

    def run(self, s: Yinzi) -> None:
        s.then(*farewell(s, self.box))


def farewell(s: Yinzi, box: int) -> list[Step[Yinzi]]:
    """The last question before a ship leaves, if there is one, and its departure."""
    nation = NATION_OF[s.coast[box]]
    asked = [
        JoinShip(seat, box)
        for seat in range(s.n)
        if s.has(seat, nation) and s.has_piece_aboard(seat, box)
    ]
    return [*asked, SetSail(box)]


class JoinShip(Ask):
    """YZ-12.2, YZ-12.8 The last moment for an emissary."""

    __slots__ = ("box",)
    node = "SAIL"
    rules = ("YZ-12.1", "YZ-12.2", "YZ-19.8")

    def __init__(self, seat: int, box: int) -> None:
        super().__init__(seat)
        self.box: Final = box

    def options(self, s: Yinzi) -> Sequence[Action]:
        return [YES, NO]

    def apply(self, s: Yinzi, choice: Action) -> None:
        if choice is YES:
            s.send_emissary(self.seat, NATION_OF[s.coast[self.box]], self.box)


class SetSail(AutomaticStep[Yinzi]):
    """YZ-19.9 to YZ-19.15 The ship sails, the next one docks, the one after it is turned up."""

    __slots__ = ("box",)

    def __init__(self, box: int) -> None:
        self.box: Final = box

    def run(self, s: Yinzi) -> None:
        s.sail(self.box)
        s.dock(self.box)
        stack = s.stack_of(self.box)
        if s.next_ships[stack] == NOTHING and s.ship_under[stack]:
            s.then(TurnUpShip(stack))


class TurnUpShip(ChanceStep[Yinzi]):
    """YZ-3.12, YZ-19.13 The next ship of a stack."""

    __slots__ = ("stack",)
    rules = ("YZ-3.12", "YZ-19.13")

    def __init__(self, stack: int) -> None:
        self.stack: Final = stack

    def options(self, s: Yinzi) -> Sequence[Action]:
        return [DRAW_SHIP[ship] for ship in s.ship_bag]

    def apply(self, s: Yinzi, choice: Action) -> None:
        s.turn_up_ship(self.stack, choice.arg)
