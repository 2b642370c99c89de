"""YZ-24 Phase D.II: natural disasters, in the order wildfire, flood, drought."""

from collections.abc import Sequence
from typing import Final

from sampan.engine.actions import Action
from sampan.engine.steps import AutomaticStep
from sampan.games.yinzi.flow.base import Ask, Compound, Occasion
from sampan.games.yinzi.flow.transport import PROVINCE_MASK
from sampan.games.yinzi.pieces import DROUGHT, FACTORIES, FLOOD, NOBODY, PROVINCES, WILDFIRE
from sampan.games.yinzi.state import Yinzi
from sampan.games.yinzi.words import FACTORY, REMOVE, cell_words


class Wildfire(Occasion):
    """YZ-24.1, YZ-24.3 Each player with a factory loses a disc, if a tile shows the fire."""

    __slots__ = ()

    def run(self, s: Yinzi) -> None:
        s.begin_turn(self.seat)
        if WILDFIRE in s.disasters() and self.seat in s.owner:
            s.then(Burn(self.seat))


class Burn(Compound):
    """YZ-24.3, YZ-24.4 One own factory, and whose commodity goes if it no longer fits."""

    __slots__ = ()
    node = "D2_FIRE"
    rules = ("YZ-24.3", "YZ-24.4", "YZ-24.5")

    def options(self, s: Yinzi) -> Sequence[Action]:
        if self.spoken:
            return [REMOVE[seat] for seat in sorted(set(s.stock[self.word("factory")]))]
        return [FACTORY[each] for each in range(FACTORIES) if s.owner[each] == self.seat]

    def is_complete(self, s: Yinzi) -> bool:
        return len(self.spoken) > 1 or (bool(self.spoken) and len(self.victims(s)) < 2)

    def victims(self, s: Yinzi) -> list[int]:
        """Whose commodities are there to choose from, if one must go."""
        factory = self.word("factory")
        stock = s.stock[factory]
        return sorted(set(stock)) if len(stock) == s.level[factory] else []

    def carry_out(self, s: Yinzi) -> None:
        victims = self.victims(s)
        chosen = self.said("remove")
        victim = chosen.arg if chosen else victims[0] if victims else NOBODY
        s.burn(self.word("factory"), victim)


class Flood(AutomaticStep[Yinzi]):
    """YZ-24.6 Every boat moves one space left, if a tile shows the flood."""

    __slots__ = ()

    def run(self, s: Yinzi) -> None:
        if FLOOD in s.disasters():
            s.flood()


class Drought(Occasion):
    """YZ-24.7, YZ-24.8 From each province with own cubes on squares one is lost."""

    __slots__ = ()

    def run(self, s: Yinzi) -> None:
        s.begin_turn(self.seat)
        if DROUGHT in s.disasters():
            s.then(*dry_provinces(s, self.seat, 0))


def dry_provinces(s: Yinzi, seat: int, first: int) -> list["DryUp"]:
    """The losses of a seat, province by province from this one on."""
    return [
        DryUp(seat, province)
        for province in range(first, len(PROVINCES))
        if s.fields[seat] & PROVINCE_MASK[province]
    ]


class DryUp(Ask):
    """YZ-24.7 The cube that is lost in one province.

    YZ-24.2 The last of the three disasters.
    """

    __slots__ = ("province",)
    node = "D2_DROUGHT"
    rules = ("YZ-24.7",)

    def __init__(self, seat: int, province: int) -> None:
        super().__init__(seat)
        self.province: Final = province

    def options(self, s: Yinzi) -> Sequence[Action]:
        return cell_words(s.fields[self.seat] & PROVINCE_MASK[self.province])

    def apply(self, s: Yinzi, choice: Action) -> None:
        s.lose_to_drought(self.seat, choice.arg)
