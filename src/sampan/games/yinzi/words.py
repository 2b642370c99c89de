"""The vocabulary of Yinzi (specification F.7): every word a seat or chance can say."""

from functools import cache
from itertools import permutations
from typing import Final

from sampan.engine.actions import Action, Vocabulary
from sampan.engine.steps import SEATS
from sampan.games.yinzi.pieces import (
    BOXES,
    CELL_CODES,
    COLUMNS,
    CROPS,
    FACTORY_CODES,
    FORTUNES,
    GOOD_CODES,
    GRID,
    GRID_MASK,
    MARKETS,
    PLACE_CELLS,
    PLACE_MASK,
    PLACES_OF_SHAPE,
    PROVINCES,
    ROUTES,
    SEAT_COUNT,
    SHIP_CODES,
    SHIP_SLOTS,
    SLOT_CODES,
    SLOTS,
    SPACES,
    VALUES,
    WORKS,
)

LETTERS: Final = SEATS[:SEAT_COUNT]

words: Final = Vocabulary()

DONE: Final = words.word("done")
BONUS: Final = words.family("bonus", range(COLUMNS))
CROP: Final = words.family("crop", range(COLUMNS))
CELL: Final = words.family("cell", CELL_CODES)
MARKET: Final = words.family("market", SLOT_CODES)
SHIP: Final = words.family(
    "ship", (f"{box}.{slot}" for box in range(SEAT_COUNT) for slot in range(SHIP_SLOTS))
)
FACTORY: Final = words.family("factory", FACTORY_CODES)
DISC: Final = words.family("disc", range(SPACES))
USE: Final = words.family("use", range(SPACES))
CARD: Final = words.family("card", ((value, action) for value in VALUES for action in FORTUNES))
"""CARD[(value - 1) * 5 + action] plays a card onto a fortune action."""
TAX: Final = words.word("tax")
WORK: Final = words.family("work", ((group, action) for group in FORTUNES for action in WORKS))
"""WORK[group * 5 + action] sends a worker group."""
MIGRATE: Final = words.family("migrate", FORTUNES)
SOLDIERS: Final = words.family("soldiers", range(1, 5))
"""SOLDIERS[k - 1] sends k."""
BOX: Final = words.family("box", BOXES)
WOOD: Final = words.word("wood")
STONE: Final = words.word("stone")
BOAT: Final = words.word("boat")
ONE: Final = words.word("one")
TWO: Final = words.word("two")
ROUTE: Final = words.family("route", range(SEAT_COUNT))
TILE: Final = words.family("tile", ROUTES)
RURAL_SELL: Final = words.family("rural-sell", CELL_CODES)
RURAL_BUY: Final = words.family("rural-buy", LETTERS)
YES: Final = words.word("yes")
NO: Final = words.word("no")
KEEP: Final = words.family("veterans", range(3))
REMOVE: Final = words.family("remove", LETTERS)
PAY: Final = words.word("pay")
END: Final = words.word("end")
LAY: Final = words.family(
    "lay", (tuple(CELL_CODES[cell] for cell in cells) for cells in PLACE_CELLS)
)

chance_words: Final = Vocabulary()
ROLL: Final = chance_words.family("roll", range(1, 7))
DRAW_CROP: Final = {good: chance_words.word("crop", GOOD_CODES[good], arg=good) for good in CROPS}
DRAW_FACTORY: Final = chance_words.family("factory", FACTORY_CODES)
DRAW_SHIP: Final = chance_words.family("ship", SHIP_CODES)
DRAW_ROUTE: Final = chance_words.family("route", ROUTES)
DRAW_CARD: Final = chance_words.family(
    "card", ((seat, value) for seat in LETTERS for value in VALUES)
)
DRAW_MARKET: Final = chance_words.family("market", MARKETS)
ORDERS: Final = tuple(order for n in (2, 3, 4) for order in permutations(range(n)))
DRAW_ORDER: Final = chance_words.family(
    "order", (tuple(LETTERS[seat] for seat in order) for order in ORDERS)
)


# --- options from masks of squares, slots and placements ---


@cache
def _of_province(kind: str, province: int, mask: int) -> tuple[Action, ...]:
    family = CELL if kind == "cell" else RURAL_SELL
    first = province * GRID
    return tuple(family[first + cell] for cell in range(GRID) if mask >> cell & 1)


def cell_words(mask: int, kind: str = "cell") -> list[Action]:
    """A word for each square of the mask."""
    found: list[Action] = []
    province = 0
    while mask:
        here = mask & GRID_MASK
        if here:
            found += _of_province(kind, province, here)
        mask >>= GRID
        province += 1
    return found


@cache
def market_words(mask: int) -> tuple[Action, ...]:
    """A word for each market slot of the mask."""
    return tuple(MARKET[slot] for slot in range(len(PROVINCES) * SLOTS) if mask >> slot & 1)


_PLACES: Final = tuple(
    tuple(
        tuple(
            (PLACE_MASK[place] >> province * GRID, LAY[place])
            for place in places
            if PLACE_MASK[place] >> province * GRID & GRID_MASK
            and not PLACE_MASK[place] >> (province + 1) * GRID
        )
        for province in range(len(PROVINCES))
    )
    for places in PLACES_OF_SHAPE
)
"""Shape -> province -> (mask inside the province, word)."""


@cache
def _lay_in(shape: int, province: int, blocked: int) -> tuple[Action, ...]:
    return tuple(word for mask, word in _PLACES[shape][province] if not mask & blocked)


def lay_words(shape: int, blocked: int) -> list[Action]:
    """YZ-10.4 to YZ-10.7 Every place for a tile of this shape beside the blocked squares."""
    found: list[Action] = []
    for province in range(len(PROVINCES)):
        found += _lay_in(shape, province, blocked >> province * GRID & GRID_MASK)
    return found


def can_lay(shape: int, blocked: int) -> bool:
    return any(
        _lay_in(shape, province, blocked >> province * GRID & GRID_MASK)
        for province in range(len(PROVINCES))
    )


@cache
def disc_words(mask: int) -> tuple[Action, ...]:
    """A word for each advancement space of the mask that can take a disc."""
    return tuple(DISC[space] for space in range(SPACES) if mask >> space & 1)


def cells_in(mask: int) -> list[int]:
    """The squares of a mask, ascending."""
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found
