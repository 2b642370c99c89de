"""GG-17 Bonus travel tiles: laid out with a servant for the rest of the day."""

from collections.abc import Sequence
from typing import Final

from sampan.engine.actions import Action
from sampan.engine.steps import SeatStep
from sampan.games.gugong.flow.servants import Trading
from sampan.games.gugong.pieces import IN_POOL, NOWHERE, T_PLUS, TYPE_OF
from sampan.games.gugong.state import Gugong
from sampan.games.gugong.words import LOC, NO_DOUBLE, SKIP, USE_DOUBLE, YES


class ActivateTile(Trading):
    """GG-17.2, GG-17.4 to GG-17.6, GG-17.8, GG-Q50 The tile just found may come into force."""

    __slots__ = ("tile",)
    rules = ("GG-17.2", "GG-17.4", "GG-17.5", "GG-17.6", "GG-17.13")

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile

    def answers(self, s: Gugong) -> list[Action]:
        if not s.pieces(self.seat):
            return [SKIP]
        return [SKIP, YES] if TYPE_OF[self.tile] == T_PLUS else [SKIP, *LOC]

    def answer(self, s: Gugong, choice: Action) -> None:
        if choice is SKIP:
            s.let_lie(self.seat, self.tile)
            return
        location = NOWHERE if choice is YES else choice.arg
        with_double = s.double[self.seat] == IN_POOL
        if with_double and s.pool[self.seat]:
            s.then(LayOut(self.seat, self.tile, location))
        else:
            s.lay_out(self.seat, self.tile, location, with_double)


class LayOut(SeatStep[Gugong]):
    """GG-Q51 A normal servant or the double one lies with the tile."""

    __slots__ = ("location", "tile")
    rules = ("GG-17.2", "GG-13.4")

    def __init__(self, seat: int, tile: int, location: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile
        self.location: Final = location

    def options(self, s: Gugong) -> Sequence[Action]:
        return (NO_DOUBLE, USE_DOUBLE)

    def apply(self, s: Gugong, choice: Action) -> None:
        s.lay_out(self.seat, self.tile, self.location, choice is USE_DOUBLE)
