"""What a bot must know of Yangtze: how much a position is worth to a seat."""

from typing import Final

from sampan.engine.knowledge import Knowledge
from sampan.games.yangtze.flow.auctions import Auction
from sampan.games.yangtze.scoring import best_sale, different_kinds
from sampan.games.yangtze.state import NOBODY, Yangtze
from sampan.games.yangtze.tiles import (
    FREE_GOOD,
    KINDS,
    LIQUIDITY,
    RULERS,
    SELL_CARD,
    TWO_GOODS,
    is_luxury,
    kind_of,
)
from sampan.games.yangtze.words import COLOUR_LINE, GOOD_LINE, LINES

CARD_WORTH: Final = {TWO_GOODS: 6.0, SELL_CARD: 6.0, FREE_GOOD: 9.0}
"""What an unused card is worth with the whole game ahead."""
USUAL_PRICE: Final = 6.0
"""What a good costs on average."""
EARLY_ESTABLISHMENT: Final = 14.0
"""What an establishment brings on average, as long as the majorities are open."""
PURSE: Final = 16
"""Money up to here buys choices, so it is worth a little more than its number."""
FIRST_SPREAD: Final = 50.0
LAST_SPREAD: Final = 6.0
"""By how much a lead can still change, at the beginning more than at the end."""
WORKING_MONEY: Final = 10
"""With less than this the goods behind the screen can hardly grow: time to sell."""


class YangtzeKnowledge(Knowledge[Yangtze]):
    """What bots know of Yangtze."""

    def worths(self, s: Yangtze) -> list[float]:
        """The wealth each seat can expect at the end."""
        wealth = [_wealth(s, each) for each in range(s.n)]
        _expect_auction(s, wealth)
        return wealth

    def spread(self, s: Yangtze) -> float:
        return LAST_SPREAD + FIRST_SPREAD * time_left(s)


def time_left(s: Yangtze) -> float:
    """1.0 at the beginning, 0.0 when the last ruler is open or the game is over. Turns without
    action in a row may end the game at any moment (YT-11.3)."""
    if s.over:
        return 0.0
    return (1.0 - len(s.rulers) / RULERS) * (1.0 - min(1.0, s.idle / s.n))


def _wealth(s: Yangtze, seat: int) -> float:
    left = time_left(s)
    money = s.money[seat]
    worth = money + left * 0.35 * min(money, PURSE)
    worth += s.data.kept_liquidity * sum(s.has_card(seat, card) for card in LIQUIDITY)
    worth += left * sum(value for card, value in CARD_WORTH.items() if s.has_card(seat, card))
    worth += best_sale(s.goods[seat], s.data.luxury_values, s.data.everyday_values)
    worth += left * _growth(s, seat) * min(1.0, money / WORKING_MONEY)
    return worth + _establishments(s, seat, s.est[seat])


def _growth(s: Yangtze, seat: int) -> float:
    """What the lines behind the screen can still gain by one more tile each: the more, the more
    of their tiles lie on the river or are still to come. Only the best few lines count."""
    held: dict[int, int] = {}
    for tile in s.goods[seat]:
        for line in (GOOD_LINE[tile], COLOUR_LINE[tile]):
            held[line] = held.get(line, 0) + 1
    gone = set(s.box).union(*(goods for each, goods in enumerate(s.goods) if each != seat))
    gains = []
    for line, count in held.items():
        tiles = LINES[line]
        open_tiles = sum(tile not in gone for tile in tiles) - count
        if count < len(tiles) and open_tiles > 0:
            luxury = is_luxury(tiles[0])
            gain = s.data.bundle_value(count + 1, luxury) - s.data.bundle_value(count, luxury)
            gains.append(max(0.0, gain - USUAL_PRICE) * min(1.0, open_tiles / 3))
    gains.sort(reverse=True)
    return 0.55 * sum(gains[:2]) + 0.2 * sum(gains[2:5])


def _establishments(s: Yangtze, seat: int, est: tuple[int, ...]) -> float:
    """Early a tile is worth what tiles bring on average, late what it pays as things stand."""
    left = time_left(s)
    return left * _prospect(est) + (1.0 - left) * _payout(s, seat, est)


def _prospect(est: tuple[int, ...]) -> float:
    """Different kinds of one colour count most; a second tile of a kind fights for its majority."""
    total = 0.0
    for green in (True, False):
        kinds = different_kinds(est, green)
        total += kinds * EARLY_ESTABLISHMENT * (0.85 + 0.1 * kinds)
    spare = len(est) - different_kinds(est, True) - different_kinds(est, False)
    return total + spare * 0.6 * EARLY_ESTABLISHMENT


def _payout(s: Yangtze, seat: int, est: tuple[int, ...]) -> float:
    """What these establishments pay if nothing more is founded."""
    data = s.data
    total = (
        data.collection[different_kinds(est, True)] + data.collection[different_kinds(est, False)]
    )
    for kind in range(KINDS):
        mine = [tile for tile in est if kind_of(tile) == kind]
        if not mine:
            continue
        rank = (-len(mine), min(map(data.pips_of, mine)))
        ahead = 0
        for other in range(s.n):
            theirs = [tile for tile in s.est[other] if kind_of(tile) == kind]
            if other != seat and theirs:
                ahead += (-len(theirs), min(map(data.pips_of, theirs))) < rank
        total += data.majority[ahead] if ahead < len(data.majority) else 0
    return float(total)


def establishment_value(s: Yangtze, seat: int, tile: int) -> float:
    """What one more establishment is worth to a seat now."""
    est = s.est[seat]
    return _establishments(s, seat, (*est, tile)) - _establishments(s, seat, est)


def _expect_auction(s: Yangtze, wealth: list[float]) -> None:
    """Credit the leader of a running auction with what the tile may bring: the nearer the bid to
    what the keenest rival would pay, the likelier it stands."""
    auction = next((step for step in reversed(s.agenda) if isinstance(step, Auction)), None)
    if auction is None or auction.leader == NOBODY:
        return
    rivals = [bidder for bidder in auction.bidders if bidder != auction.leader]
    keenest = max(
        (min(establishment_value(s, each, s.block), s.money[each]) for each in rivals),
        default=0.0,
    )
    stands = min(1.0, auction.high / keenest) if keenest > 0 else 1.0
    value = establishment_value(s, auction.leader, s.block)
    wealth[auction.leader] += stands * (value - auction.high)
