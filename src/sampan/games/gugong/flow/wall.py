"""GG-7 The Great Wall: building it, scoring it, and the intrigue benefits that follow."""

from collections.abc import Sequence
from typing import Final

from sampan.engine.actions import Action
from sampan.engine.steps import SEATS, AutomaticStep, SeatStep
from sampan.games.gugong.flow.servants import SeatAutomatic, Trading, gain, pay, units
from sampan.games.gugong.people import NORMAL
from sampan.games.gugong.pieces import BENEFITS, D2_WAL, IN_POOL
from sampan.games.gugong.state import Gugong
from sampan.games.gugong.words import BEN, BEN_NONE, DIE, OPT_A, OPT_B, SKIP, die_parts

FOR_SERVANT: Final = BENEFITS[0]
FOR_TWO: Final = BENEFITS[1]
FOR_DIE: Final = BENEFITS[2]
FOR_JADE: Final = BENEFITS[3]


def offers(s: Gugong, seat: int) -> list[Action]:
    """GG-7.1, GG-7.2, GG-7.24, GG-Q75 One piece; or pay 1 and two pieces still in pool after
    that."""
    pieces = s.pieces(seat)
    if not pieces:
        return []
    return [OPT_A, OPT_B] if pieces >= 3 else [OPT_A]


def perform(s: Gugong, seat: int, option: Action) -> None:
    """GG-7.4, GG-Q31 All pieces of one placement, then the wall is checked."""
    if option is OPT_A:
        s.then(Build(seat), WallExtra(seat), WallComplete())
    else:
        work = (Build(seat), Build(seat), WallExtra(seat), WallComplete())
        pay(s, seat, 1, *work, pieces=2)


class Build(SeatAutomatic):
    """GG-7.1 One piece from pool; the builder is asked if the double servant is there."""

    __slots__ = ()

    def run(self, s: Gugong) -> None:
        if s.double[self.seat] == IN_POOL:
            s.then(ChooseBuilder(self.seat))
        else:
            s.build(self.seat, NORMAL, from_supply=False)


class ChooseBuilder(SeatStep[Gugong]):
    """GG-13.6, GG-13.7, GG-Q28 A normal servant, or the double upright or flat."""

    __slots__ = ()
    rules = ("GG-7.1", "GG-13.6", "GG-13.7")

    def options(self, s: Gugong) -> Sequence[Action]:
        return units(s, self.seat, from_supply=False)

    def apply(self, s: Gugong, choice: Action) -> None:
        s.build(self.seat, choice.arg, from_supply=False)


class WallExtra(SeatAutomatic):
    """GG-7.20, GG-7.21, GG-11.17, GG-Q32 The decree adds a servant from supply to every Wall
    action."""

    __slots__ = ()

    def run(self, s: Gugong) -> None:
        if s.has(self.seat, D2_WAL) and s.in_supply(self.seat):
            s.then(BuildFromSupply(self.seat))


class BuildFromSupply(SeatStep[Gugong]):
    """GG-6.10, GG-7.20, GG-13.9, GG-Q29 One piece from supply may be placed on the wall."""

    __slots__ = ()
    rules = ("GG-6.10", "GG-7.20", "GG-13.9")

    def options(self, s: Gugong) -> Sequence[Action]:
        return [SKIP, *units(s, self.seat, from_supply=True)]

    def apply(self, s: Gugong, choice: Action) -> None:
        if choice is not SKIP:
            s.build(self.seat, choice.arg, from_supply=True)


class WallComplete(AutomaticStep[Gugong]):
    """GG-7.3, GG-7.5, GG-7.23 A complete wall is scored, then benefits are distributed."""

    __slots__ = ()

    def run(self, s: Gugong) -> None:
        if s.wall_total() >= s.threshold:
            score_wall(s, benefits=True)


def score_wall(s: Gugong, benefits: bool) -> tuple[int, int]:
    """GG-7.6 to GG-7.9, GG-7.25, GG-7.27 Most servants win points and a palace step and go home.
    The winner and the points gained are returned."""
    counts = [s.on_wall(seat) for seat in range(s.n)]
    most = max(counts)
    builders = [seat for seat in s.order if counts[seat]]  # GG-7.10 to GG-7.12, GG-7.19
    winner = s.ahead([seat for seat in builders if counts[seat] == most])
    before = s.vp[winner]
    s.report("wall_scored", seat=SEATS[winner], servants=most)
    s.score(winner, s.data.wall_vp, "wall")
    s.palace_steps(winner, 1)
    s.leave_wall(winner)
    if benefits:
        s.then(*[Benefit(seat) if seat != s.meng else MengBenefit(seat) for seat in builders])
    return winner, s.vp[winner] - before


class Benefit(Trading):
    """GG-7.10, GG-7.13 to GG-7.17, GG-Q33, GG-Q34 Steps back buy at most one benefit."""

    __slots__ = ()
    rules = ("GG-7.10", "GG-7.11", "GG-7.13", "GG-7.14", "GG-7.15", "GG-7.16", "GG-7.17")

    def answers(self, s: Gugong) -> list[Action]:
        return [BEN_NONE, *(each for each in BEN if benefit_possible(s, self.seat, each.arg))]

    def answer(self, s: Gugong, choice: Action) -> None:
        if choice is BEN_NONE:
            return
        s.intrigue_steps(self.seat, -choice.arg)
        if choice.arg == FOR_DIE:
            s.then(TurnDie(self.seat))
        elif choice.arg == FOR_JADE:
            s.take_jade(self.seat)
        else:
            gain(s, self.seat, 1 if choice.arg == FOR_SERVANT else 2)


def benefit_possible(s: Gugong, seat: int, steps: int) -> bool:
    """GG-7.17, GG-Q34 Enough steps, and something to gain."""
    if s.intrigue[seat] < steps:
        return False
    return steps in (FOR_DIE, FOR_JADE) or s.in_supply(seat) > 0


class TurnDie(SeatStep[Gugong]):
    """GG-7.15, GG-7.18 One die to any face."""

    __slots__ = ()
    rules = ("GG-7.15", "GG-7.18")

    def options(self, s: Gugong) -> Sequence[Action]:
        faces = s.data.faces
        return [action for action in DIE if die_parts(action)[1] in faces]

    def apply(self, s: Gugong, choice: Action) -> None:
        s.turn_die(self.seat, *die_parts(choice))


class MengBenefit(SeatAutomatic):
    """GG-20.15 Meng takes a jade from 7 steps on, else a servant if he can."""

    __slots__ = ()

    def run(self, s: Gugong) -> None:
        if benefit_possible(s, self.seat, FOR_JADE):
            s.intrigue_steps(self.seat, -FOR_JADE)
            s.take_jade(self.seat)
        elif benefit_possible(s, self.seat, FOR_SERVANT):
            s.intrigue_steps(self.seat, -FOR_SERVANT)
            gain(s, self.seat, 1)
