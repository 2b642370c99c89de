"""YT-6 Auctions: a drawn establishment goes to the highest bidder."""

from collections.abc import Sequence
from typing import Final

from sampan.engine.actions import Action
from sampan.engine.steps import Step
from sampan.games.yangtze.flow.cards import play_any_time
from sampan.games.yangtze.state import Yangtze
from sampan.games.yangtze.words import BID, MAX_BID, PASS


class Auction(Step[Yangtze]):
    """YT-6.1, YT-6.2 From the drawer on clockwise: bid more, or pass and be out for good (YT-6.3).
    Everybody takes part in each auction anew (YT-6.12).

    YT-6.10 Window W2: SELL_CARD and liquidity cards before every bid.
    """

    __slots__ = ("bidders", "high", "leader")
    rules = ("YT-6.1", "YT-6.2", "YT-6.3", "YT-6.4", "YT-6.5", "YT-6.7", "YT-6.8", "YT-6.10")

    def __init__(self, bidders: tuple[int, ...], high: int, leader: int) -> None:
        self.bidders: Final = bidders
        """Those still in, the one who is asked first."""
        self.high: Final = high
        self.leader: Final = leader

    def who(self, s: Yangtze) -> int:
        return self.bidders[0]

    def options(self, s: Yangtze) -> Sequence[Action]:
        """YT-6.4, YT-6.5, YT-Q13 Any raise up to the own money: coins count in full (YT-Q44), and
        so does what a later tax may take (YT-Q43)."""
        seat = self.bidders[0]
        raises = BID[self.high : min(s.money[seat], MAX_BID)]
        return [PASS, *raises, *s.any_time_cards(seat)]

    def apply(self, s: Yangtze, choice: Action) -> None:
        seat, others = self.bidders[0], self.bidders[1:]
        if choice is PASS:
            s.drop_out(seat)
            self.go_on(s, others, self.high, self.leader)
        elif choice.kind == "bid":
            amount = choice.arg + 1
            s.bid(seat, amount)
            self.go_on(s, (*others, seat), amount, seat)
        else:
            play_any_time(s, seat, choice, self)

    def go_on(self, s: Yangtze, bidders: tuple[int, ...], high: int, leader: int) -> None:
        """YT-6.6 to YT-6.8, YT-Q12 The last one in with the highest bid takes the tile; without
        any bid the last one is still asked, and then the tile goes to the box."""
        if bidders == (leader,):
            s.knock_down(leader, high)
        elif bidders:
            s.then(Auction(bidders, high, leader))
        else:
            s.box_block()
