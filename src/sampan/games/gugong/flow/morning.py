"""GG-2 The morning of days 2 to 4: start player, map, dice, decrees, income."""

from collections.abc import Sequence
from typing import Final

from sampan.engine.actions import Action
from sampan.engine.steps import AutomaticStep, ChanceStep
from sampan.games.gugong.flow.canal import can_place, load, places
from sampan.games.gugong.flow.cards import SwapBoard
from sampan.games.gugong.flow.decrees import take_benefit
from sampan.games.gugong.flow.meng import meng_morning
from sampan.games.gugong.flow.servants import SeatAutomatic, Trading, gain
from sampan.games.gugong.pieces import (
    D1_CAN,
    D1_INT,
    D1_PAL,
    D1_SRV,
    D1_SWP,
    FACES,
    INTRIGUE_END,
    NO_TILE,
    SLOTS_PER_LEVEL,
)
from sampan.games.gugong.state import Gugong
from sampan.games.gugong.words import CARD, DECREE, ROLL, ROLLED, SKIP, TILE, YES


class NewStarter(AutomaticStep[Gugong]):
    """GG-2.2 to GG-2.4 Step 1: the holder of the medal starts the day."""

    __slots__ = ()

    def run(self, s: Gugong) -> None:
        s.enter("morning", 1)
        s.mark(self)
        s.return_medal()


class RefillMap(AutomaticStep[Gugong]):
    """GG-2.5 to GG-2.8 Step 2: new tiles for the empty cities."""

    __slots__ = ()

    def run(self, s: Gugong) -> None:
        s.enter("morning", 2)
        s.mark(self)
        s.then(FillCities())


class FillCities(AutomaticStep[Gugong]):
    """GG-2.5 to GG-2.8 City after city, ascending, as long as there are tiles."""

    __slots__ = ()

    def run(self, s: Gugong) -> None:
        for city, tile in enumerate(s.cities):
            if tile == NO_TILE and city not in s.traveller:
                if not s.pile and s.travel_discard:
                    s.reuse_tiles()
                if s.pile:
                    s.then(LayTile(city), self)
                return


class LayTile(ChanceStep[Gugong]):
    """GG-1.3, GG-2.5 One tile of the pile for one city."""

    __slots__ = ("city",)
    rules = ("GG-1.3", "GG-2.5")

    def __init__(self, city: int) -> None:
        self.city: Final = city

    def options(self, s: Gugong) -> Sequence[Action]:
        return [TILE[tile] for tile in s.pile]

    def apply(self, s: Gugong, choice: Action) -> None:
        s.lay_tile(self.city, choice.arg)


class MorningRoll(AutomaticStep[Gugong]):
    """GG-2.9 Step 3: the dice are rolled again."""

    __slots__ = ()

    def run(self, s: Gugong) -> None:
        s.enter("morning", 3)
        s.mark(self)
        s.then(RollDice())


class RollDice(ChanceStep[Gugong]):
    """GG-1.6, GG-2.9, GG-Q3 Three dice with the faces of the data."""

    __slots__ = ()
    rules = ("GG-1.6", "GG-2.9", "GG-Q3")

    def options(self, s: Gugong) -> Sequence[Action]:
        return ROLL

    def weights(self, s: Gugong) -> Sequence[int] | None:
        faces = s.data.faces
        if faces == FACES:
            return None
        times = {face: faces.count(face) for face in FACES}
        return [times[a] * times[b] * times[c] for a, b, c in ROLLED]

    def apply(self, s: Gugong, choice: Action) -> None:
        s.roll(ROLLED[choice.arg])


# --- step 4: decrees ---


class MorningDecrees(AutomaticStep[Gugong]):
    """GG-2.10, GG-2.12, GG-2.13, GG-11.23 Step 4: level 1 decrees, player by player in the new
    order."""

    __slots__ = ()

    def run(self, s: Gugong) -> None:
        s.enter("morning", 4)
        s.mark(self)
        s.then(*[DecreesOf(seat) for seat in s.in_turn_order()])


class DecreesOf(SeatAutomatic):
    """GG-2.17, GG-Q45 One player's level 1 decrees; the order is asked where it matters."""

    __slots__ = ()

    def run(self, s: Gugong) -> None:
        owned = [slot for slot in range(SLOTS_PER_LEVEL) if s.has(self.seat, s.laws[slot])]
        laws = [s.laws[slot] for slot in owned]
        if self.seat == s.meng:
            meng_morning(s, self.seat, laws)
        elif D1_CAN in laws and (D1_SRV in laws or D1_SWP in laws):
            s.then(ChooseOrder(self.seat))
        else:
            s.then(*[MorningBenefit(self.seat, law) for law in laws])


class ChooseOrder(Trading):
    """GG-2.17 Which of the two decrees comes first."""

    __slots__ = ()
    rules = ("GG-2.17",)

    def answers(self, s: Gugong) -> list[Action]:
        return list(DECREE[:SLOTS_PER_LEVEL])

    def answer(self, s: Gugong, choice: Action) -> None:
        first, second = s.laws[choice.arg], s.laws[1 - choice.arg]
        s.then(MorningBenefit(self.seat, first), MorningBenefit(self.seat, second))


class MorningBenefit(SeatAutomatic):
    """GG-2.11, GG-2.18 One benefit of one player: asked where something is to be decided."""

    __slots__ = ("decree",)

    def __init__(self, seat: int, decree: int) -> None:
        super().__init__(seat)
        self.decree: Final = decree

    def run(self, s: Gugong) -> None:
        seat = self.seat
        if self.decree == D1_CAN:
            if s.in_supply(seat) and can_place(s, seat):
                s.then(MorningShip(seat))
        elif self.decree == D1_SWP:
            s.then(MorningSwap(seat))
        elif s.rules.ask_gains:
            s.then(TakeGain(seat, self.decree))
        else:
            take_benefit(s, seat, self.decree)


class MorningShip(Trading):
    """GG-11.11 A piece from supply may go onto a ship."""

    __slots__ = ()
    rules = ("GG-2.11", "GG-2.18", "GG-11.11")

    def answers(self, s: Gugong) -> list[Action]:
        if not s.in_supply(self.seat):
            return [SKIP]
        return [SKIP, *places(s, self.seat, before_second=False)]

    def answer(self, s: Gugong, choice: Action) -> None:
        if choice is not SKIP:
            load(s, self.seat, choice, from_supply=True)


class MorningSwap(Trading):
    """GG-11.14, GG-Q17 A hand card may be swapped with a board card."""

    __slots__ = ()
    rules = ("GG-2.11", "GG-11.14")

    def answers(self, s: Gugong) -> list[Action]:
        return [SKIP, *[CARD[card] for card in s.hand[self.seat]]]

    def answer(self, s: Gugong, choice: Action) -> None:
        if choice is not SKIP:
            s.then(SwapBoard(self.seat, choice.arg))


# --- step 5: income ---
INCOME: Final = -1
NIGHT_STEP: Final = -2
"""Gains that are no decree's: the day's income and the palace step of the night."""


class Income(AutomaticStep[Gugong]):
    """GG-2.14, GG-2.15, GG-2.19, GG-Q4 Step 5: the day marker moves and everybody gains."""

    __slots__ = ()

    def run(self, s: Gugong) -> None:
        s.enter("morning", 5)
        s.mark(self)
        s.next_day()
        s.then(*[IncomeOf(seat) for seat in s.in_turn_order()])


class IncomeOf(SeatAutomatic):
    """GG-2.14 The income of one player."""

    __slots__ = ()

    def run(self, s: Gugong) -> None:
        if s.rules.ask_gains and self.seat != s.meng:
            s.then(TakeGain(self.seat, INCOME))
        else:
            gain(s, self.seat, s.data.income[s.day - 1])


class TakeGain(Trading):
    """GG-Q22 With the table option every gain the rulebook words with "may" is asked."""

    __slots__ = ("source",)
    rules = ("GG-2.11", "GG-2.14", "GG-14.5")

    def __init__(self, seat: int, source: int) -> None:
        super().__init__(seat)
        self.source: Final = source

    def possible(self, s: Gugong) -> bool:
        if self.source == D1_INT:
            return s.intrigue[self.seat] < INTRIGUE_END
        return self.source in (D1_PAL, NIGHT_STEP) or s.in_supply(self.seat) > 0

    def answers(self, s: Gugong) -> list[Action]:
        return [SKIP, YES] if self.possible(s) else [SKIP]

    def answer(self, s: Gugong, choice: Action) -> None:
        if choice is SKIP:
            return
        if self.source == INCOME:
            gain(s, self.seat, s.data.income[s.day - 1])
        elif self.source == NIGHT_STEP:
            s.palace_steps(self.seat, 1)
        else:
            take_benefit(s, self.seat, self.source)
