"""GG-1 Set-up, with the expert variant (GG-16) and the solo game (GG-18)."""

from collections.abc import Sequence
from typing import Any, Final

from sampan.engine.actions import Action
from sampan.engine.steps import AutomaticStep, ChanceStep, Step
from sampan.games.gugong.flow.course import from_day
from sampan.games.gugong.flow.morning import LayTile, RollDice
from sampan.games.gugong.pieces import (
    DECREE_SLOTS,
    LOCATIONS,
    NOBODY,
    PER_LEVEL,
    level_of,
)
from sampan.games.gugong.state import Gugong
from sampan.games.gugong.words import FOCUS, GIFT, LAW, START

RANDOM_FOCUS: Final = "random"
"""Table option: the focus is drawn (GG-18.2), not chosen (GG-18.3)."""


class ChooseStart(ChanceStep[Gugong]):
    """GG-1.14, GG-Q2 The start player is drawn if the table has not named one."""

    __slots__ = ()
    rules = ("GG-1.14", "GG-Q2")

    def options(self, s: Gugong) -> Sequence[Action]:
        return START[: s.n]

    def apply(self, s: Gugong, choice: Action) -> None:
        s.choose_start(choice.arg)


class SetUp(AutomaticStep[Gugong]):
    """GG-1.3, GG-1.6, GG-1.15 to GG-1.20 Cards, map, decrees and dice; then day 1 begins without
    a morning (GG-2.1). The two travel piles are one bag (GG-1.4, GG-Q5)."""

    __slots__ = ()

    def run(self, s: Gugong) -> None:
        s.then(*lay_out(s), *from_day(s))


def lay_out(s: Gugong) -> tuple[Step[Any], ...]:
    """Deal the sets; the steps that lay out everything else."""
    s.deal_sets()
    return (
        *[DealGift(location) for location in range(len(LOCATIONS))],
        *[LayTile(city) for city in range(s.side.cities)],
        *[LayDecree(slot) for slot in range(DECREE_SLOTS)],
        RollDice(),
        SetUpMeng(),
    )


class DealGift(ChanceStep[Gugong]):
    """GG-1.15, GG-16.2, GG-16.3 One card face up at each location."""

    __slots__ = ("location",)
    rules = ("GG-1.15", "GG-16.2", "GG-16.3")

    def __init__(self, location: int) -> None:
        self.location: Final = location

    def options(self, s: Gugong) -> Sequence[Action]:
        return [GIFT[card] for card in s.dealable()]

    def apply(self, s: Gugong, choice: Action) -> None:
        s.deal_to_board(self.location, choice.arg)


class LayDecree(ChanceStep[Gugong]):
    """GG-1.20, GG-Q74 Two of the five decrees of each level."""

    __slots__ = ("slot",)
    rules = ("GG-1.20", "GG-Q74")

    def __init__(self, slot: int) -> None:
        self.slot: Final = slot

    def options(self, s: Gugong) -> Sequence[Action]:
        first = level_of(self.slot) * PER_LEVEL
        return [LAW[law] for law in range(first, first + PER_LEVEL) if law not in s.laws]

    def apply(self, s: Gugong, choice: Action) -> None:
        s.lay_law(self.slot, choice.arg)


class SetUpMeng(AutomaticStep[Gugong]):
    """GG-18.2, GG-18.3, GG-18.8 Meng's focus and, in a hard game, his fifth card."""

    __slots__ = ()

    def run(self, s: Gugong) -> None:
        if s.meng == NOBODY:
            return
        chosen = s.rules.options["focus"]
        if s.rules.hard:
            s.then(DealFifthCard())
        if chosen == RANDOM_FOCUS:
            s.then(DrawFocus())
        else:
            s.set_focus(LOCATIONS.index(chosen))


class DrawFocus(ChanceStep[Gugong]):
    """GG-18.2 The location of a random board card."""

    __slots__ = ()
    rules = ("GG-18.2",)

    def options(self, s: Gugong) -> Sequence[Action]:
        return FOCUS

    def apply(self, s: Gugong, choice: Action) -> None:
        s.set_focus(choice.arg)


class DealFifthCard(ChanceStep[Gugong]):
    """GG-18.8, GG-Q53 A card of the draw set for Meng's stack."""

    __slots__ = ()
    rules = ("GG-18.8", "GG-Q53")

    def options(self, s: Gugong) -> Sequence[Action]:
        return [GIFT[card] for card in s.draw]

    def apply(self, s: Gugong, choice: Action) -> None:
        s.meng_fifth_card(choice.arg)
