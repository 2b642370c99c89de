"""YT-8 Special cards that can be played at any time, in the windows of YT-8.12."""

from collections.abc import Sequence
from typing import Final

from sampan.engine.actions import Action
from sampan.engine.steps import SeatStep, Step
from sampan.games.yangtze.state import Yangtze
from sampan.games.yangtze.tiles import LIQ10, SELL_CARD
from sampan.games.yangtze.words import PASS, PLAY_SELL


def play_any_time(s: Yangtze, seat: int, card: Action, question: Step[Yangtze]) -> None:
    """YT-8.8, YT-8.9, YT-Q20 SELL_CARD or a liquidity card, then the same question again."""
    if card is PLAY_SELL:
        s.spend(seat, SELL_CARD)
        s.then(SellByCard(seat, 0), question)
    else:
        s.spend(seat, LIQ10 + card.arg)
        s.then(question)


class SellByCard(SeatStep[Yangtze]):
    """YT-8.8, YT-Q23 At least one bundle (YT-Q46), then as many more as the player likes."""

    __slots__ = ("sold",)
    rules = ("YT-8.8", "YT-3.2", "YT-3.3", "YT-3.4")

    def __init__(self, seat: int, sold: int) -> None:
        super().__init__(seat)
        self.sold: Final = sold

    def options(self, s: Yangtze) -> Sequence[Action]:
        bundles = s.bundles(self.seat)
        return [PASS, *bundles] if self.sold else bundles

    def apply(self, s: Yangtze, choice: Action) -> None:
        if choice is not PASS:
            s.sell(self.seat, choice)
            if s.goods[self.seat]:
                s.then(SellByCard(self.seat, self.sold + 1))
