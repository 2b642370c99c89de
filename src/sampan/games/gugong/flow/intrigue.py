"""GG-9 Intrigue: steps on the track that breaks every tie, and the medal."""

from sampan.engine.actions import Action
from sampan.games.gugong.flow.servants import SeatAutomatic, pay
from sampan.games.gugong.pieces import INTRIGUE_END, NOBODY
from sampan.games.gugong.state import Gugong
from sampan.games.gugong.words import OPT_A, OPT_B


def offers(s: Gugong, seat: int) -> list[Action]:
    """GG-9.10, GG-9.11 At the end of the track only the medal is left to take."""
    if s.intrigue[seat] == INTRIGUE_END:
        return [OPT_A] if s.medal == NOBODY else []
    return [OPT_A, OPT_B] if s.payable(seat, 1) else [OPT_A]


def perform(s: Gugong, seat: int, option: Action) -> None:
    """GG-9.1 to GG-9.4, GG-Q36 One step and, if it is the first option A of the day, the medal; or
    pay for three steps."""
    if option is OPT_A:
        s.intrigue_steps(seat, 1)
        if s.medal == NOBODY:
            s.take_medal(seat)
    else:
        pay(s, seat, 1, Scheme(seat))


class Scheme(SeatAutomatic):
    """GG-9.3 The three steps of option B."""

    __slots__ = ()

    def run(self, s: Gugong) -> None:
        s.intrigue_steps(self.seat, 3)
