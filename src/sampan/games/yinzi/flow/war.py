"""YZ-23 Phase D.I: war glories."""

from collections.abc import Sequence

from sampan.engine.actions import Action
from sampan.engine.steps import AutomaticStep
from sampan.games.yinzi.flow.base import Ask, Occasion
from sampan.games.yinzi.pieces import RECRUIT, VETERANS, WAR_COPPER, WEAKER
from sampan.games.yinzi.state import Yinzi
from sampan.games.yinzi.words import DONE, KEEP, USE


class PrepareWar(Occasion):
    """YZ-23.2 First, in turn order, discs that help in the war."""

    __slots__ = ()

    def run(self, s: Yinzi) -> None:
        s.begin_turn(self.seat)
        if len(UseWarDiscs(self.seat).options(s)) > 1:
            s.then(UseWarDiscs(self.seat))


class UseWarDiscs(Ask):
    """YZ-23.2, YZ-15.3, YZ-15.7 to YZ-15.9 Additional recruit, Weaker enemies, War copper."""

    __slots__ = ()
    node = "D1_DISC"
    rules = ("YZ-23.2", "YZ-15.3", "YZ-15.7", "YZ-15.8", "YZ-15.9")

    def options(self, s: Yinzi) -> Sequence[Action]:
        spaces = [space for space in (RECRUIT, WEAKER) if s.has(self.seat, space)]
        if s.has(self.seat, WAR_COPPER) and s.war_pay(self.seat):
            spaces.append(WAR_COPPER)
        return [DONE, *(USE[space] for space in spaces)]

    def apply(self, s: Yinzi, choice: Action) -> None:
        if choice is DONE:
            return
        if choice is USE[RECRUIT]:
            s.add_recruit(self.seat)
        elif choice is USE[WEAKER]:
            s.use_disc(self.seat, WEAKER)
            s.weaken()
        else:
            s.take_war_copper(self.seat)
        if len(self.options(s)) > 1:
            s.then(self)


class FightWar(AutomaticStep[Yinzi]):
    """YZ-23.3 to YZ-23.8 Veterans stand up, strength meets the enemy, glory is awarded.

    YZ-Q57, YZ-Q86 The slot further left wins a tie; without workers nobody wins anything.
    """

    __slots__ = ()

    def run(self, s: Yinzi) -> None:
        for seat in s.order:
            if s.veterans[seat] and not s.fought(seat):
                s.stand_up_veterans(seat)
        strength, enemies = sum(workers + disc for _, workers, disc in s.war), s.enemies()
        ranked = sorted(s.war, key=lambda slot: -(slot[1] + slot[2]))  # YZ-23.7: ties to the left
        won = strength >= enemies
        s.report("war", strength=strength, enemies=enemies, won=won)
        if won:
            for place, (seat, _, _) in enumerate(ranked[:2]):
                s.award_glory(seat, second=place == 1)
        elif ranked:
            s.award_glory(ranked[0][0], second=True)


class RestVeterans(AutomaticStep[Yinzi]):
    """YZ-23.10 Then the holder of Veterans may keep workers."""

    __slots__ = ()

    def run(self, s: Yinzi) -> None:
        for seat in s.order:
            if s.has(seat, VETERANS) and len(KeepVeterans(seat).options(s)) > 1:
                s.begin_turn(seat)
                s.then(KeepVeterans(seat))


class KeepVeterans(Ask):
    """YZ-15.4 Up to two own workers in the war box are laid down; none keeps the disc."""

    __slots__ = ()
    node = "D1_VET"
    rules = ("YZ-15.4", "YZ-23.10")

    def options(self, s: Yinzi) -> Sequence[Action]:
        standing = sum(workers for seat, workers, _ in s.war if seat == self.seat)
        return KEEP[: min(standing, s.data.veterans) + 1]

    def apply(self, s: Yinzi, choice: Action) -> None:
        if choice.arg:
            s.use_disc(self.seat, VETERANS)
            s.lay_down(self.seat, choice.arg)
