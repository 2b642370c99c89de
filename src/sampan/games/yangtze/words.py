"""The vocabulary of Yangtze: every word a seat or chance can say, each with one number (YT-E25).

No word resigns or takes anything back: that is the table's affair (YT-Q41), and what was sold,
bought or bid is done (YT-Q45).
"""

from itertools import combinations
from typing import Final

from sampan.engine.actions import Action, Vocabulary
from sampan.engine.steps import SEATS
from sampan.games.yangtze.tiles import (
    CODES,
    COPY,
    EVERYDAYS,
    FIRST_EVERYDAY,
    FIRST_RULER,
    GOODS,
    LUXURIES,
    SLOTS,
    TILES,
    good_and_colour,
    is_luxury,
)

MAX_BID: Final = 999
"""YT-E23 Nobody's money reaches 1,000."""

words: Final = Vocabulary()

PASS: Final = words.word("pass")
LIQ: Final = words.family("liq", (10, 15, 20))
PLAY_SELL: Final = words.word("sell-card")
PLAY_TWO: Final = words.word("two-goods")
BUY: Final = words.family("buy", range(SLOTS))
FREE: Final = words.family("free", range(SLOTS))
BACK: Final = words.family("back", (10, 15, 20))
TAKE: Final = words.family("take", range(SLOTS))
COPY_RULER: Final = words.family("copy", CODES[FIRST_RULER:COPY])
DISCARD_GOOD: Final = words.family("discard", CODES[:GOODS])


def _lines() -> tuple[tuple[int, ...], ...]:
    """All rows of one good and all rows of one colour: luxury goods, luxury colours, everyday."""
    luxury = [[LUXURIES * good + colour for colour in range(LUXURIES)] for good in range(LUXURIES)]
    everyday = [
        [FIRST_EVERYDAY + EVERYDAYS * good + colour for colour in range(EVERYDAYS)]
        for good in range(EVERYDAYS)
    ]
    grids = (luxury, list(zip(*luxury, strict=True)), everyday, list(zip(*everyday, strict=True)))
    return tuple(tuple(line) for grid in grids for line in grid)


LINES: Final = _lines()
GOOD_LINE: Final = tuple(
    next(place for place, line in enumerate(LINES) if tile in line) for tile in range(GOODS)
)
"""Tile -> the line of its good."""
COLOUR_LINE: Final = tuple(
    next(place for place, line in enumerate(LINES) if tile in line and place != GOOD_LINE[tile])
    for tile in range(GOODS)
)
"""Tile -> the line of its colour."""


def _bundles() -> tuple[tuple[int, ...], ...]:
    """YT-3.8, YT-Q7 Every set of tiles of one line, once: a lone tile, which is a bundle too
    (YT-3.5, YT-Q5), counts with the line of its good."""
    return tuple(
        bundle
        for place, line in enumerate(LINES)
        for size in range(1, len(line) + 1)
        if size > 1 or GOOD_LINE[line[0]] == place
        for bundle in combinations(line, size)
    )


BUNDLES: Final = _bundles()
"""The tiles of each bundle, ascending; a SELL action's `arg` is the place here."""
SELL: Final = words.family("sell", (tuple(CODES[tile] for tile in bundle) for bundle in BUNDLES))
GIVE: Final = words.family("give", CODES[:GOODS])
BID: Final = words.family("bid", range(1, MAX_BID + 1))
"""BID[n - 1] bids n."""

chance_words: Final = Vocabulary()
DRAW: Final = chance_words.family("draw", CODES[:TILES])
START: Final = chance_words.family("start", SEATS[:4])


def _sales_by_line() -> tuple[dict[int, tuple[Action, ...]], ...]:
    """Line -> mask of the places held in it -> the bundles of that line one can sell."""
    held: list[list[tuple[int, Action]]] = [[] for _ in LINES]
    for action in SELL:
        bundle = BUNDLES[action.arg]
        goods = {GOOD_LINE[tile] for tile in bundle}
        line = goods.pop() if len(goods) == 1 else COLOUR_LINE[bundle[0]]
        held[line].append((sum(PLACE_BIT[line][tile] for tile in bundle), action))
    return tuple(
        {
            mask: tuple(action for need, action in held[line] if need & ~mask == 0)
            for mask in range(1, 1 << len(tiles))
        }
        for line, tiles in enumerate(LINES)
    )


PLACE_BIT: Final = tuple({tile: 1 << place for place, tile in enumerate(line)} for line in LINES)
GOOD_BIT: Final = tuple(PLACE_BIT[GOOD_LINE[tile]][tile] for tile in range(GOODS))
COLOUR_BIT: Final = tuple(PLACE_BIT[COLOUR_LINE[tile]][tile] for tile in range(GOODS))
SALES: Final = _sales_by_line()


def sales(goods: tuple[int, ...]) -> list[Action]:
    """YT-3.1 to YT-3.8 Every bundle that can be sold from these goods, none twice (YT-E20)."""
    masks: dict[int, int] = {}
    for tile in goods:
        line = GOOD_LINE[tile]
        masks[line] = masks.get(line, 0) | GOOD_BIT[tile]
        line = COLOUR_LINE[tile]
        masks[line] = masks.get(line, 0) | COLOUR_BIT[tile]
    found: list[Action] = []
    for line, mask in masks.items():
        found += SALES[line][mask]
    return found


def same_good(tiles: tuple[int, ...]) -> bool:
    return len({(is_luxury(tile), good_and_colour(tile)[0]) for tile in tiles}) == 1


def same_colour(tiles: tuple[int, ...]) -> bool:
    return len({(is_luxury(tile), good_and_colour(tile)[1]) for tile in tiles}) == 1
