"""YT-1 Set-up: who starts, what lies on the river, what lies behind the screens."""

from collections.abc import Sequence
from typing import Final

from sampan.engine.actions import Action
from sampan.engine.steps import AutomaticStep, ChanceStep
from sampan.engine.view import seat_mask
from sampan.games.yangtze.flow.turn import Turn
from sampan.games.yangtze.state import Yangtze
from sampan.games.yangtze.tiles import SLOTS
from sampan.games.yangtze.words import START


class ChooseStart(ChanceStep[Yangtze]):
    """YT-1.9, YT-Q2 A start player is drawn if the table has not named one."""

    __slots__ = ()
    rules = ("YT-1.9", "YT-Q2")

    def options(self, s: Yangtze) -> Sequence[Action]:
        return START[: s.n]

    def apply(self, s: Yangtze, choice: Action) -> None:
        s.choose_start(choice.arg)


class SetUp(AutomaticStep[Yangtze]):
    """YT-1.11 First the river, then money and cards (YT-1.5, YT-1.6), then the start goods, which
    each player keeps as drawn. Nothing else lies on the table (YT-1.8, YT-1.10)."""

    __slots__ = ()

    def run(self, s: Yangtze) -> None:
        river = [LayRiverGood() for _ in range(SLOTS)]
        goods = [
            DealStartGood(seat) for seat in s.seats_from(s.start) for _ in range(s.data.start_goods)
        ]
        s.then(*river, *goods, Turn(s.start))


class LayRiverGood(ChanceStep[Yangtze]):
    """YT-1.3, YT-Q1 Each slot gets one good; other tiles drawn meanwhile return to the bag, so
    drawing from the goods alone is the same."""

    __slots__ = ()
    rules = ("YT-1.3", "YT-Q1")

    def options(self, s: Yangtze) -> Sequence[Action]:
        return s.drawable(goods_only=True)

    def apply(self, s: Yangtze, choice: Action) -> None:
        s.deal_to_river(choice.arg)


class DealStartGood(ChanceStep[Yangtze]):
    """YT-1.7 Each player in turn order draws two goods secretly."""

    __slots__ = ("seat",)
    rules = ("YT-1.7",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def options(self, s: Yangtze) -> Sequence[Action]:
        return s.drawable(goods_only=True)

    def apply(self, s: Yangtze, choice: Action) -> None:
        s.deal_start_good(self.seat, choice.arg)

    def seers(self, s: Yangtze) -> int:
        """YT-13.3 Nobody but their owner sees the start goods."""
        return seat_mask(self.seat)
