"""What bots know of Yangtze: what the wealth of a seat at the end will be made of."""

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from sampan.engine.weights import LinearKnowledge, Weights
from sampan.games.yangtze.flow.auctions import Auction
from sampan.games.yangtze.scoring import best_sale, different_kinds, score
from sampan.games.yangtze.state import GAP, NOBODY, Yangtze
from sampan.games.yangtze.tiles import (
    FREE_GOOD,
    KINDS,
    LIQUIDITY,
    RULERS,
    SELL_CARD,
    SLOTS,
    TWO_GOODS,
    is_luxury,
    kind_of,
)
from sampan.games.yangtze.words import COLOUR_LINE, GOOD_LINE, LINES

WEIGHTS_FILE: Final = Path(__file__).with_name("weights.toml")
PURSES: Final = (6, 15, 30)
"""The first coins are worth most: they keep a player in the game."""
SUDDEN_END: Final = 0.8
"""How likely somebody ends a game that the next turn without action would end."""
USUAL_PRICE: Final = 6.0
"""What a good costs on average."""
FIRST_GAINS: Final = 0.55
FURTHER_GAINS: Final = 0.2
"""How much of what lines can gain comes true, of the best two and of the next three; by hand."""
FOUNDED: Final = ("green", "brown", "green_kinds", "brown_kinds", "majorities", "establishments")
"""The features of establishments."""


class YangtzeKnowledge(LinearKnowledge[Yangtze]):
    """Wealth at the end as a sum of what lies before and behind the screen."""

    names = (
        "money",
        *(f"purse_{purse}" for purse in PURSES),
        "sale",
        "goods",
        "growth",
        "bargain",
        "liquidity",
        "two_goods",
        "sell_card",
        "free_good",
        *FOUNDED,
    )
    counted = ("money", "sale", "green", "brown", "majorities")
    levels = {
        "hard": "ismcts:iterations=60,closed=on,width=1,time=1s",
        "master": "ismcts:iterations=800,closed=on,width=1,time=3s",
        "hard/3": "ismcts:iterations=12,closed=on,width=1,time=1s",
        "hard/4": "ismcts:iterations=12,closed=on,width=1,time=1s",
    }
    share_of_many = 2

    def features(self, s: Yangtze) -> list[list[float]]:
        return [self._features(s, seat) for seat in range(s.n)]

    def time_left(self, s: Yangtze) -> float:
        """1.0 at the beginning, 0.0 when the last ruler is open or the game is over. That turns
        without action may end it any moment (YT-11.3) is for those to see who look ahead."""
        return 0.0 if s.over else 1.0 - len(s.rulers) / RULERS

    def worths(self, s: Yangtze) -> list[float]:
        """YT-11.3 After turns without action the game may end at once: then what the score sheet
        says counts in part."""
        wealth = super().worths(s)
        if s.block != NOBODY:
            self._expect_auction(s, wealth)
        if s.over or s.idle:
            ends = 1.0 if s.over else SUDDEN_END * s.idle / s.n
            now = score(s).scores.values()
            return [more + ends * (total - more) for more, total in zip(wealth, now, strict=True)]
        return wealth

    def _features(self, s: Yangtze, seat: int) -> list[float]:
        money, goods, spent = s.money[seat], s.goods[seat], s.spent[seat]
        data = s.data
        return [
            float(money),
            *[float(min(money, purse)) for purse in PURSES],
            float(best_sale(goods, data.luxury_values, data.everyday_values)),
            float(len(goods)),
            growth(s, seat),
            bargain(s, seat),
            sum([card not in spent for card in LIQUIDITY]),
            TWO_GOODS not in spent,
            SELL_CARD not in spent,
            FREE_GOOD not in spent,
            *founded(s, seat, s.est[seat]),
        ]

    def establishment_value(self, s: Yangtze, seat: int, tile: int) -> float:
        """What one more establishment is worth to a seat now."""
        weights = self.weights_at(self.time_left(s))[-len(FOUNDED) :]
        est = s.est[seat]
        before, after = founded(s, seat, est), founded(s, seat, (*est, tile))
        changes = zip(weights, before, after, strict=True)
        return sum([weight * (more - less) for weight, less, more in changes])

    def _expect_auction(self, s: Yangtze, wealth: list[float]) -> None:
        """Credit the leader of a running auction with what the tile may bring: the nearer the bid
        to what the keenest rival would pay, the likelier it stands."""
        auction = next((step for step in s.agenda[::-1] if isinstance(step, Auction)), None)
        if auction is None or auction.leader == NOBODY:
            return
        rivals = [bidder for bidder in auction.bidders if bidder != auction.leader]
        keenest = max(
            (min(self.establishment_value(s, each, s.block), s.money[each]) for each in rivals),
            default=0.0,
        )
        stands = min(1.0, auction.high / keenest) if keenest > 0 else 1.0
        value = self.establishment_value(s, auction.leader, s.block)
        wealth[auction.leader] += stands * (value - auction.high)


def growth(s: Yangtze, seat: int) -> float:
    """What the lines behind the screen can still gain by one more tile each: the more, the more
    of their tiles lie on the river or are still to come. Only the best few lines count."""
    held = held_lines(s.goods[seat])
    if not held:
        return 0.0
    gone = set(s.box).union(*(goods for each, goods in enumerate(s.goods) if each != seat))
    gains = []
    for line, count in held.items():
        tiles = LINES[line]
        open_tiles = sum([tile not in gone for tile in tiles]) - count
        if count < len(tiles) and open_tiles > 0:
            luxury = is_luxury(tiles[0])
            gain = s.data.bundle_value(count + 1, luxury) - s.data.bundle_value(count, luxury)
            gains.append(max(0.0, gain - USUAL_PRICE) * min(1.0, open_tiles / 3))
    gains.sort(reverse=True)
    return FIRST_GAINS * sum(gains[:2]) + FURTHER_GAINS * sum(gains[2:5])


def held_lines(goods: Iterable[int]) -> dict[int, int]:
    """How many tiles there are of each good and of each colour."""
    held: dict[int, int] = {}
    for tile in goods:
        for line in (GOOD_LINE[tile], COLOUR_LINE[tile]):
            held[line] = held.get(line, 0) + 1
    return held


def bargain(s: Yangtze, seat: int) -> float:
    """The best profit that one tile of the river would bring now, in lines that are begun."""
    money, prices, held = s.money[seat], s.data.prices, held_lines(s.goods[seat])
    best = 0
    luxury_values, everyday_values = s.data.luxury_values, s.data.everyday_values
    for slot in range(SLOTS):
        tile = s.river[slot]
        if tile == GAP or prices[slot] > money:
            continue
        values = luxury_values if is_luxury(tile) else everyday_values
        count = max(held.get(GOOD_LINE[tile], 0), held.get(COLOUR_LINE[tile], 0))
        if count + 1 < len(values):
            best = max(best, values[count + 1] - values[count] - prices[slot])
    return float(best)


def founded(s: Yangtze, seat: int, est: tuple[int, ...]) -> list[float]:
    """What establishments bring as things stand, and how far their collections have come."""
    data = s.data
    green, brown = different_kinds(est, True), different_kinds(est, False)
    return [
        float(data.collection[green]),
        float(data.collection[brown]),
        float(green),
        float(brown),
        majorities(s, seat, est),
        float(len(est)),
    ]


def majorities(s: Yangtze, seat: int, est: tuple[int, ...]) -> float:
    """YT-12.5 What the kinds pay if nothing more is founded; the same as `kind_majority` pays, for
    one seat and without sorting."""
    data = s.data
    total = 0
    for kind in range(KINDS):
        mine = [data.pips_of(tile) for tile in est if kind_of(tile) == kind]
        if not mine:
            continue
        rank = (-len(mine), min(mine))
        ahead = 0
        for other in range(s.n):
            if other != seat:
                theirs = [data.pips_of(tile) for tile in s.est[other] if kind_of(tile) == kind]
                ahead += bool(theirs) and (-len(theirs), min(theirs)) < rank
        total += data.majority[ahead] if ahead < len(data.majority) else 0
    return float(total)


KNOWLEDGE: Final = YangtzeKnowledge(Weights.read(WEIGHTS_FILE, YangtzeKnowledge.names))
