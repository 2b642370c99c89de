"""GG-10 The Palace of Heavenly Purity: the envoy's way inside."""

from sampan.engine.actions import Action
from sampan.games.gugong.flow.servants import SeatAutomatic, pay
from sampan.games.gugong.state import Gugong
from sampan.games.gugong.words import OPT_A, OPT_B


def offers(s: Gugong, seat: int) -> list[Action]:
    """GG-Q76 Both stay legal inside and at the end of the intrigue track."""
    return [OPT_A, OPT_B] if s.payable(seat, 2) else [OPT_A]


def perform(s: Gugong, seat: int, option: Action) -> None:
    """GG-10.1, GG-10.2 One step, or pay for two and a step of intrigue."""
    if option is OPT_A:
        s.palace_steps(seat, 1)
    else:
        pay(s, seat, 2, Audience(seat))


class Audience(SeatAutomatic):
    """GG-10.2 What option B has paid for."""

    __slots__ = ()

    def run(self, s: Gugong) -> None:
        s.palace_steps(self.seat, 2)
        s.intrigue_steps(self.seat, 1)
