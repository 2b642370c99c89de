"""YT-2 to YT-5 The turn: sell bundles, buy a good, refill the river; and its end (YT-11)."""

from collections.abc import Sequence
from typing import Final

from sampan.engine.actions import Action
from sampan.engine.steps import AutomaticStep, ChanceStep, SeatStep
from sampan.games.yangtze.flow.auctions import Auction
from sampan.games.yangtze.flow.cards import play_any_time
from sampan.games.yangtze.flow.ending import finish
from sampan.games.yangtze.flow.rulers import AfterRuler, Obey
from sampan.games.yangtze.state import GAP, NOBODY, Yangtze
from sampan.games.yangtze.tiles import FREE_GOOD, SLOTS, TWO_GOODS, is_good, is_ruler
from sampan.games.yangtze.words import BUY, FREE, PASS, PLAY_TWO


class Turn(AutomaticStep[Yangtze]):
    """YT-2.1 A turn: sell bundles, buy one good, refill the river, then the player to the left.
    Each step is optional (YT-2.2)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Yangtze) -> None:
        s.begin_turn(self.seat)
        s.then(SellBundles(self.seat), BuyGood(self.seat), RefillRiver(), EndTurn())


class EndTurn(AutomaticStep[Yangtze]):
    """YT-2.4, YT-2.5 The turn ends, the next player clockwise is active; nobody is ever skipped
    (YT-Q35).

    YT-11.3, YT-Q4 After as many turns without action as there are players the game ends; with the
    table option only when that completes a round.
    """

    __slots__ = ()

    def run(self, s: Yangtze) -> None:
        s.finish_turn()
        following = (s.active + 1) % s.n
        if s.idle >= s.n and (not s.idle_round or following == s.start):
            finish(s, "idle")
        else:
            s.then(Turn(following))


# --- YT-3 Selling bundles ---


class SellBundles(SeatStep[Yangtze]):
    """YT-3.1, YT-2.3 At the beginning of the turn, any number of bundles, one after the other.
    No card is needed here and none is offered (YT-Q33)."""

    __slots__ = ()
    rules = ("YT-3.1", "YT-3.2", "YT-3.3", "YT-3.4", "YT-2.3")

    def options(self, s: Yangtze) -> Sequence[Action]:
        return [PASS, *s.bundles(self.seat)]

    def apply(self, s: Yangtze, choice: Action) -> None:
        if choice is not PASS:
            s.sell(self.seat, choice)
            s.then(self)
        else:
            s.enter("buy")


# --- YT-4 Buying ---


class BuyGood(SeatStep[Yangtze]):
    """YT-4.1, YT-4.2 Any one good of the river, or two with TWO_GOODS; or none, and where nothing
    else is possible the engine passes unasked (YT-Q36).

    YT-8.12 Window W1: SELL_CARD and liquidity cards before every choice, so between two purchases
    SELL_CARD can sell what was bought first (YT-Q34).
    """

    __slots__ = ()
    rules = ("YT-4.1", "YT-4.2", "YT-4.3", "YT-4.4", "YT-8.3", "YT-8.6", "YT-8.12")

    def options(self, s: Yangtze) -> Sequence[Action]:
        seat, river = self.seat, s.river
        money, prices = s.money[seat], s.data.prices
        options = [PASS]
        options += [
            BUY[slot]
            for slot in range(SLOTS)
            if river[slot] != GAP and prices[slot] <= money  # YT-4.4, YT-Q9
        ]
        spent = s.spent[seat]
        if FREE_GOOD not in spent:
            options += [FREE[slot] for slot in range(SLOTS) if river[slot] != GAP]
        if TWO_GOODS not in spent and not s.bought:
            options.append(PLAY_TWO)
        return options + s.any_time_cards(seat)

    def apply(self, s: Yangtze, choice: Action) -> None:
        if choice is PASS:
            s.enter("refill")
        elif choice.kind == "buy":
            s.buy(self.seat, choice.arg, s.price(choice.arg))
            self.go_on(s)
        elif choice.kind == "free":  # YT-8.6, YT-8.7, YT-4.10, YT-Q22
            s.spend(self.seat, FREE_GOOD)
            s.buy(self.seat, choice.arg, 0)
            self.go_on(s)
        elif choice is PLAY_TWO:  # YT-8.3, YT-Q21
            s.declare_two(self.seat, TWO_GOODS)
            s.then(self)
        else:
            play_any_time(s, self.seat, choice, self)

    def go_on(self, s: Yangtze) -> None:
        """YT-8.4, YT-8.5 The second good of TWO_GOODS is chosen from the unchanged river."""
        if s.two and s.bought == 1:
            s.then(self)
        else:
            s.enter("refill")


# --- YT-5 Refilling the river ---


class RefillRiver(AutomaticStep[Yangtze]):
    """YT-4.7, YT-5.8 Tiles are drawn until every gap is closed; the turn then ends. Without a
    purchase there is no gap, and nothing is drawn (YT-4.8, YT-Q3).

    YT-5.9, YT-Q11 A bag from the set-up never runs dry; that of a loaded position may.
    """

    __slots__ = ()

    def run(self, s: Yangtze) -> None:
        if s.gap_to_fill() == GAP:
            return
        if s.bag:
            s.then(DrawTile(), self)
        else:
            finish(s, "bag")


class DrawTile(ChanceStep[Yangtze]):
    """YT-5.1, YT-2.7 The active player draws: a good is pushed in (YT-5.7 into the gap nearest to
    the open side), an establishment is auctioned, a ruler obeyed; the gap stays open meanwhile
    (YT-5.6) and drawing goes on (YT-5.4, YT-5.5)."""

    __slots__ = ()
    rules = ("YT-5.1", "YT-2.7", "YT-5.7", "YT-5.6", "YT-5.4", "YT-5.5")

    def options(self, s: Yangtze) -> Sequence[Action]:
        return s.drawable(goods_only=False)

    def apply(self, s: Yangtze, choice: Action) -> None:
        tile = choice.arg
        s.draw(tile)
        if is_good(tile):
            s.push(tile)
        elif is_ruler(tile):
            s.open_ruler(tile)
            s.then(*[Obey(seat, tile) for seat in s.seats_from(s.active)], AfterRuler())
        else:
            s.put_up(tile)
            s.then(Auction(tuple(s.seats_from(s.active)), 0, NOBODY))
