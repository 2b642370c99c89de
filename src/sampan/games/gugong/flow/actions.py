"""GG-3.19 to GG-3.25 The action of a location, and what bonus tiles do with it (GG-17)."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from sampan.engine.actions import Action
from sampan.engine.steps import Step
from sampan.games.gugong.flow import canal, decrees, intrigue, jade, palace, travel, wall
from sampan.games.gugong.flow.servants import SeatAutomatic, Trading
from sampan.games.gugong.pieces import T_FOLLOW, T_TOLL, TYPE_OF
from sampan.games.gugong.state import Gugong
from sampan.games.gugong.words import SKIP

_MODULES: Final = (travel, wall, jade, intrigue, palace, decrees, canal)
OFFERS: Final[tuple[Callable[[Gugong, int], list[Action]], ...]] = tuple(
    module.offers for module in _MODULES
)
"""Location -> which of its options the seat can pay for and carry out (GG-3.25)."""
PERFORM: Final[tuple[Callable[[Gugong, int, Action], None], ...]] = tuple(
    module.perform for module in _MODULES
)


def offers(s: Gugong, seat: int, location: int) -> list[Action]:
    """GG-3.19 Nothing, or an option of the location's action."""
    return [SKIP, *OFFERS[location](s, seat)]


def perform(s: Gugong, seat: int, location: int, option: Action, at_location: bool) -> None:
    """The action as its location describes it; then others' bonus tiles may react (GG-Q48)."""
    if any(s.bonus):
        s.then(*_reactions(s, seat, location, at_location))
    PERFORM[location](s, seat, option)


def _reactions(s: Gugong, seat: int, location: int, at_location: bool) -> Sequence[Step[Any]]:
    """GG-17.12, GG-17.16 Tiles of others in force as the action begins: first all tolls, then all
    follows, owners in turn order after the acting player."""
    if s.rules.location_trigger and not at_location:
        return ()
    tolls: list[Step[Any]] = []
    follows: list[Step[Any]] = []
    for owner in s.seats_from(seat)[1:]:
        for tile, where, _ in s.bonus[owner]:
            if where == location and TYPE_OF[tile] == T_TOLL:
                tolls.append(Toll(seat, owner))
            elif where == location and TYPE_OF[tile] == T_FOLLOW:
                follows.append(Follow(owner, location))
    return (*tolls, *follows)


class Toll(SeatAutomatic):
    """GG-17.5 The acting player pays the owner of the tile."""

    __slots__ = ("owner",)

    def __init__(self, seat: int, owner: int) -> None:
        super().__init__(seat)
        self.owner: Final = owner

    def run(self, s: Gugong) -> None:
        s.pay_toll(self.seat, self.owner)


class Follow(Trading):
    """GG-17.6, GG-17.11, GG-Q73 The owner of the tile may perform the action too, at normal cost;
    this triggers no other tile."""

    __slots__ = ("location",)
    rules = ("GG-17.6", "GG-17.11", "GG-17.12")

    def __init__(self, seat: int, location: int) -> None:
        super().__init__(seat)
        self.location: Final = location

    def answers(self, s: Gugong) -> list[Action]:
        return offers(s, self.seat, self.location)

    def answer(self, s: Gugong, choice: Action) -> None:
        if choice is not SKIP:
            PERFORM[self.location](s, self.seat, choice)
