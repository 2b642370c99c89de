"""GG-11 Decrees: claimed with servants, in force for the rest of the game."""

from collections.abc import Sequence
from typing import Final

from sampan.engine.actions import Action
from sampan.engine.steps import SeatStep
from sampan.games.gugong.flow.servants import SeatAutomatic, gain, pay
from sampan.games.gugong.pieces import D1_INT, D1_PAL, D1_SRV, D2_DEC, DECREE_SLOTS, IN_POOL
from sampan.games.gugong.state import Gugong
from sampan.games.gugong.words import DECREE, OPT_A


def price(s: Gugong, seat: int, slot: int) -> int:
    """GG-11.2, GG-11.19, GG-11.20, GG-11.25, GG-11.26, GG-17.15, GG-Q6 Printed cost, one more per
    rival, less by decree."""
    decree = s.laws[slot]
    own = s.decreed[seat]
    cost = s.data.decree_cost[decree] - (own >> decree & 1) - (own >> D2_DEC & 1)
    for owned in s.decreed:
        cost += owned >> decree & 1
    return max(0, cost)


def claimable(s: Gugong, seat: int, slot: int) -> bool:
    """GG-11.5, GG-11.24 Not owned yet, and a normal servant is left after paying."""
    if s.has(seat, s.laws[slot]):
        return False
    cost = price(s, seat, slot)
    left = s.pool[seat] - 1
    return left >= cost or (s.double[seat] == IN_POOL and left >= max(0, cost - 2))


def slots(s: Gugong, seat: int) -> list[Action]:
    return [DECREE[slot] for slot in range(DECREE_SLOTS) if claimable(s, seat, slot)]


def offers(s: Gugong, seat: int) -> list[Action]:
    if not s.pool[seat]:
        return []
    return [OPT_A] if slots(s, seat) else []


def perform(s: Gugong, seat: int, option: Action) -> None:
    """GG-11.1 Exactly one decree."""
    s.then(ChooseDecree(seat))


class ChooseDecree(SeatStep[Gugong]):
    """GG-11.1 to GG-11.3 One of the six decrees is paid for and claimed."""

    __slots__ = ()
    rules = ("GG-11.1", "GG-11.2", "GG-11.3", "GG-11.5", "GG-11.24")

    def options(self, s: Gugong) -> Sequence[Action]:
        return slots(s, self.seat)

    def apply(self, s: Gugong, choice: Action) -> None:
        claim = ClaimDecree(self.seat, choice.arg)
        pay(s, self.seat, price(s, self.seat, choice.arg), claim, normals=1)


class ClaimDecree(SeatAutomatic):
    """GG-11.3, GG-11.4, GG-11.6 to GG-11.8 The servant goes onto the decree."""

    __slots__ = ("slot",)

    def __init__(self, seat: int, slot: int) -> None:
        super().__init__(seat)
        self.slot: Final = slot

    def run(self, s: Gugong) -> None:
        s.claim_decree(self.seat, self.slot)


def take_benefit(s: Gugong, seat: int, decree: int) -> None:
    """GG-11.10, GG-11.12, GG-11.13 What the decrees give that only give."""
    if decree == D1_INT:
        s.intrigue_steps(seat, 2)
    elif decree == D1_PAL:
        s.palace_steps(seat, 1)
    elif decree == D1_SRV:
        gain(s, seat, 1)
