"""YZ-1.3 The round, phase by phase, and its administration (YZ-29 to YZ-31)."""

from collections.abc import Sequence
from typing import Any, Final

from sampan.engine.actions import Action
from sampan.engine.steps import AutomaticStep, ChanceStep, Step
from sampan.games.yinzi.flow.base import Occasion
from sampan.games.yinzi.flow.bonuses import BonusTurn, SettleOrder
from sampan.games.yinzi.flow.disasters import Drought, Flood, Wildfire
from sampan.games.yinzi.flow.feeding import Feeding
from sampan.games.yinzi.flow.late import LateShipping
from sampan.games.yinzi.flow.rewards import Reward, Taxation
from sampan.games.yinzi.flow.routes import (
    FinalScoring,
    LastOpportunity,
    PersonalRoutes,
    SettleRoutes,
)
from sampan.games.yinzi.flow.turn import DrawHands, NextTurn
from sampan.games.yinzi.flow.war import FightWar, PrepareWar, RestVeterans
from sampan.games.yinzi.state import Yinzi
from sampan.games.yinzi.words import ROLL

PHASES: Final = ("A", "B", "C", "D1", "D2", "D3", "D4", "D5", "E", "F")
"""YZ-1.3 The phases of a round; D1 to D5 are the steps of the resolution."""


class Phase(AutomaticStep[Yinzi]):
    """One phase for all players in their order, then the next one."""

    __slots__ = ("phase",)

    def __init__(self, phase: str) -> None:
        self.phase: Final = phase

    def run(self, s: Yinzi) -> None:
        s.begin_phase(self.phase)
        s.active = s.order[0]
        s.then(*opening(s, self.phase), *steps_of(self.phase, s.order), *following(self.phase))


def opening(s: Yinzi, phase: str) -> list[Step[Any]]:
    """What happens in a phase before the first player's go."""
    if phase == "B" and (s.round == 1 or s.options["card_draw"] == "phase_b"):
        return [DrawHands()]
    return [SettleRoutes()] if phase == "D3" else []


def steps_of(phase: str, seats: Sequence[int]) -> list[Step[Any]]:
    """The goes of these players in a phase, and what ends it."""
    if phase == "B":
        return [NextTurn(seats[0])]
    goes = [GOES[phase](seat) for seat in seats] if phase in GOES else []
    return [*goes, *(step() for step in CLOSING.get(phase, ()))]


def following(phase: str) -> list[Step[Any]]:
    """The phase after this one; administration itself leads on to the next round or the end."""
    place = PHASES.index(phase) + 1 if phase in PHASES else len(PHASES)
    return [Phase(PHASES[place])] if place < len(PHASES) else []


class DroughtForAll(AutomaticStep[Yinzi]):
    """YZ-24.7 After fire and flood the drought comes to everybody in turn order."""

    __slots__ = ()

    def run(self, s: Yinzi) -> None:
        s.then(*map(Drought, s.order))


# --- YZ-29 to YZ-31 Administration ---


class RollDie(ChanceStep[Yinzi]):
    """YZ-29.1, YZ-29.4 The die of the ratio track."""

    __slots__ = ()
    rules = ("YZ-29.1", "YZ-29.4")

    def options(self, s: Yinzi) -> Sequence[Action]:
        return ROLL

    def apply(self, s: Yinzi, choice: Action) -> None:
        s.roll(choice.arg + 1)


class ReturnWorkers(AutomaticStep[Yinzi]):
    """YZ-30 Workers go home, migrants move down."""

    __slots__ = ()

    def run(self, s: Yinzi) -> None:
        s.return_workers()


class NewRound(AutomaticStep[Yinzi]):
    """YZ-31 Boards are cleared and new cards drawn; after round 4 comes the game end (YZ-1.2).

    YZ-Q67 Administration is carried out after the last round too.
    """

    __slots__ = ()

    def run(self, s: Yinzi) -> None:
        s.clear_boards()
        if s.round == s.data.rounds:
            s.then(Phase("end"))
            return
        s.next_round()
        s.then(Phase("A"))
        if s.options["card_draw"] == "administration":
            s.then(DrawHands())


GOES: Final[dict[str, type[Occasion]]] = {
    "A": BonusTurn,
    "C": Feeding,
    "D1": PrepareWar,
    "D2": Wildfire,
    "D3": PersonalRoutes,
    "D4": Reward,
    "D5": Taxation,
    "E": LateShipping,
    "end": LastOpportunity,
}
"""Phase -> the go of each player, in turn order."""
CLOSING: Final[dict[str, tuple[type[Step[Any]], ...]]] = {
    "A": (SettleOrder,),
    "D1": (FightWar, RestVeterans),
    "D2": (Flood, DroughtForAll),
    "F": (RollDie, ReturnWorkers, NewRound),
    "end": (FinalScoring,),
}
"""Phase -> what happens after the players' goes."""
