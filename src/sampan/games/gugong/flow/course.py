"""GG-1.25, GG-2.1 The course of a game: four days of morning, day and night, then the end."""

from typing import Any, Final

from sampan.engine.steps import AutomaticStep, Step
from sampan.games.gugong.flow.day import EndDay, StartDay
from sampan.games.gugong.flow.final import (
    FinalDecrees,
    FinalJade,
    FinalPalace,
    FinalWall,
    LastTrades,
)
from sampan.games.gugong.flow.meng import Dusk
from sampan.games.gugong.flow.morning import (
    Income,
    MorningDecrees,
    MorningRoll,
    NewStarter,
    RefillMap,
)
from sampan.games.gugong.flow.night import Matching, SailOn
from sampan.games.gugong.pieces import DAYS, NOBODY
from sampan.games.gugong.state import Gugong

MORNING: Final = (NewStarter(), RefillMap(), MorningRoll(), MorningDecrees(), Income())
NIGHT: Final = (Matching(), SailOn())
FINAL: Final = (LastTrades(), FinalWall(), FinalDecrees(), FinalPalace(), FinalJade())
"""GG-15.1, GG-21.1 The order of the final scoring, the same for Meng."""


def from_day(s: Gugong) -> tuple[Step[Any], ...]:
    """From the first turn of a day to its end."""
    return (StartDay(), *from_evening(s))


def from_evening(s: Gugong) -> tuple[Step[Any], ...]:
    """GG-19.21 From the last turn of a day to its end; dusk is for Meng alone."""
    dusk = () if s.meng == NOBODY else (Dusk(),)
    return (EndDay(), *dusk, *NIGHT, EndNight())


class EndNight(AutomaticStep[Gugong]):
    """GG-14.14, GG-14.15, GG-2.16 After the fourth night comes the end, else the next morning."""

    __slots__ = ()

    def run(self, s: Gugong) -> None:
        if s.day == DAYS:
            s.then(*FINAL)
        else:
            s.take_up_discards()
            s.then(*MORNING, *from_day(s))
