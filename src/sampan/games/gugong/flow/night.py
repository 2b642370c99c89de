"""GG-14 The night: matching gifts with the dice, and the ships sail on."""

from sampan.engine.steps import AutomaticStep
from sampan.games.gugong.flow.canal import ONLY_ONE, WINDOW, Claims
from sampan.games.gugong.flow.morning import NIGHT_STEP, TakeGain
from sampan.games.gugong.flow.servants import SeatAutomatic, gain
from sampan.games.gugong.pieces import HARBOURS
from sampan.games.gugong.state import Gugong


def night_matches(s: Gugong, seat: int) -> int:
    """GG-14.2, GG-19.16, GG-19.17 Matches of a player; Meng counts the number of the day's
    table."""
    if seat == s.meng:
        return s.data.meng_matches[s.day - 1]
    return s.matches(seat)


class Matching(AutomaticStep[Gugong]):
    """GG-14.1 to GG-14.8, GG-14.16 Step 1: servants for matches, and a bonus for the most."""

    __slots__ = ()

    def run(self, s: Gugong) -> None:
        s.enter("night", 1)
        s.mark(self)
        s.then(*[MatchesOf(seat) for seat in s.in_turn_order()], MostMatches())


class MatchesOf(SeatAutomatic):
    """GG-14.3, GG-14.4 One servant for each match, as far as the supply goes."""

    __slots__ = ()

    def run(self, s: Gugong) -> None:
        matches = night_matches(s, self.seat)
        s.show_matches(self.seat, matches)
        if matches:
            gain(s, self.seat, matches)


class MostMatches(AutomaticStep[Gugong]):
    """GG-14.5 to GG-14.8, GG-Q10, GG-Q15, GG-Q69 Most matches gain points and a palace step; ties
    by intrigue."""

    __slots__ = ()

    def run(self, s: Gugong) -> None:
        counts = [night_matches(s, seat) for seat in range(s.n)]
        most = max(counts)
        if not most:
            return
        winner = s.ahead([seat for seat in range(s.n) if counts[seat] == most])
        s.score(winner, s.data.night_vp, "night")
        if s.rules.ask_gains and winner != s.meng:
            s.then(TakeGain(winner, NIGHT_STEP))
        else:
            s.palace_steps(winner, 1)


class SailOn(AutomaticStep[Gugong]):
    """GG-14.9 to GG-14.12, GG-14.17, GG-19.18, GG-Q42 Step 2: every ship moves one harbour, those
    in harbour 5 are lost; then rewards may be claimed in turn order."""

    __slots__ = ()

    def run(self, s: Gugong) -> None:
        s.enter("night", 2)
        s.mark(self)
        for last in range(HARBOURS - 1, len(s.canal), HARBOURS):
            if s.canal[last] is not None:
                s.lose_ship(last)
            for place in range(last - 1, last - HARBOURS, -1):
                ship = s.canal[place]
                if ship is not None:
                    s.sail(ship[0], place, place + 1)
        kind = ONLY_ONE if s.rules.one_claim else WINDOW
        s.then(*[Claims(seat, kind) for seat in s.in_turn_order() if seat != s.meng])
