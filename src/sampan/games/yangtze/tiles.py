"""The 93 tiles and the six cards: their ids, codes and what is printed on them (YT-A)."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from sampan.engine.components import Components, EditionError, load_components

DATA_FILE: Final = Path(__file__).with_name("data.toml")
_DEFAULT: Final = load_components(DATA_FILE)


def _count(section: str) -> int:
    return len(_DEFAULT.items(section))


SLOTS: Final = len(_DEFAULT.value("prices"))
LAST_SLOT: Final = SLOTS - 1
"""The open side, where new goods enter; slot 0 lies at Shanghai."""

LUXURIES: Final = _count("luxury_good")
EVERYDAYS: Final = _count("everyday_good")
KINDS: Final = _count("kind")
KIND_TILES: Final = len(_DEFAULT.items("kind")[0]["pips"])
GREENS: Final[int] = _DEFAULT.items("kind")[0]["greens"]

FIRST_EVERYDAY: Final = LUXURIES * LUXURIES
GOODS: Final = FIRST_EVERYDAY + EVERYDAYS * EVERYDAYS
"""Tiles below this id are goods: each good once in each colour of its category (YT-3.6)."""
FIRST_RULER: Final = GOODS + KINDS * KIND_TILES
"""Tiles from GOODS up to here are establishments."""
RULERS: Final = _count("ruler")
TILES: Final = FIRST_RULER + RULERS

BONUS_END: Final = FIRST_RULER + KINDS
TAX_MONEY: Final = BONUS_END
TAX_GOODS: Final = BONUS_END + 1
TAX_EST: Final = BONUS_END + 2
DISCARD: Final = BONUS_END + 3
SELL_ONE: Final = BONUS_END + 4
BUY_BACK: Final = BONUS_END + 5
SWAP: Final = BONUS_END + 6
COPY: Final = BONUS_END + 7
TWO_GOODS: Final = 0
SELL_CARD: Final = 1
FREE_GOOD: Final = 2
LIQ10: Final = 3
LIQ15: Final = 4
LIQ20: Final = 5
LIQUIDITY: Final = (LIQ10, LIQ15, LIQ20)
CARD_CODES: Final = tuple(card["id"] for card in _DEFAULT.items("card"))

CODES: Final[tuple[str, ...]] = (
    *(f"L{good}{colour}" for good in range(LUXURIES) for colour in range(LUXURIES)),
    *(f"E{good}{colour}" for good in range(EVERYDAYS) for colour in range(EVERYDAYS)),
    *(f"S{kind}{place + 1}" for kind in range(KINDS) for place in range(KIND_TILES)),
    *(ruler["id"] for ruler in _DEFAULT.items("ruler")),
)
"""Tile id -> code: `L12` luxury good 1 in colour 2, `E..` everyday, `S04` kind 0 with 4 pips."""

TILE: Final = {code: tile for tile, code in enumerate(CODES)}


def is_good(tile: int) -> bool:
    return tile < GOODS


def is_ruler(tile: int) -> bool:
    return tile >= FIRST_RULER


def is_luxury(tile: int) -> bool:
    return tile < FIRST_EVERYDAY


def good_and_colour(tile: int) -> tuple[int, int]:
    """Which good of its category, in which of the category's colours."""
    if tile < FIRST_EVERYDAY:
        return divmod(tile, LUXURIES)
    return divmod(tile - FIRST_EVERYDAY, EVERYDAYS)


def kind_of(tile: int) -> int:
    """The kind of an establishment."""
    return (tile - GOODS) // KIND_TILES


def is_green(tile: int) -> bool:
    """Of each kind the first two establishments are green, the others brown."""
    return (tile - GOODS) % KIND_TILES < GREENS


FIXED: Final = ("greens", "browns", "colour", "symbol", "years")
"""Fields that the rules (`is_green`) or the texts already know."""


class Data:
    """The printed numbers of one edition, as plain tuples for the rules to read."""

    def __init__(self, components: Components) -> None:
        value = components.value
        self.prices: Final = tuple(value("prices"))
        self.luxury_values: Final = (0, *value("luxury_values"))
        self.everyday_values: Final = (0, *value("everyday_values"))
        self.collection: Final = tuple(value("collection"))
        self.majority: Final = tuple(value("majority"))
        self.start_money: Final[int] = value("start_money")
        self.start_goods: Final[int] = value("start_goods")
        self.track: Final[int] = value("track")
        self.coin: Final[int] = value("coin")
        self.kept_liquidity: Final[int] = value("kept_liquidity")
        self.card_money: Final = tuple(card["money"] for card in components.items("card"))
        self.pips: Final = tuple(pips for kind in components.items("kind") for pips in kind["pips"])
        rulers = components.items("ruler")
        self.ruler_amount: Final = tuple(ruler["amount"] for ruler in rulers)
        self.ruler_optional: Final = tuple(ruler["optional"] for ruler in rulers)
        problems = [*self._unplayable(components), *self._ignored(components)]
        if problems:
            raise EditionError(components.file, problems)

    def _unplayable(self, components: Components) -> Iterator[str]:
        """What must hold between values: bundles never lose by growing, pips of a kind differ, and
        a coin takes no marker below the track."""
        for name, values in (
            ("luxury_values", self.luxury_values),
            ("everyday_values", self.everyday_values),
        ):
            if not superadditive(values):
                yield f"{name}: two bundles must never be worth more than one of both"
        for kind, item in enumerate(components.items("kind")):
            pips = self.pips[kind * KIND_TILES : (kind + 1) * KIND_TILES]
            if len(set(pips)) < len(pips):
                yield f"kind.{item['id']}.pips: the numbers of a kind must differ"
        if self.coin > self.track:
            yield f"coin: at most {self.track}, the highest number of the track, not {self.coin}"

    def _ignored(self, components: Components) -> Iterator[str]:
        """What the rules and texts take as given: an edition that says otherwise would not be
        heard."""
        for ruler in range(DISCARD, TILES):
            if self.amount_of(ruler) != 1:
                yield f"ruler.{CODES[ruler]}.amount: always 1, one thing is done once"
        for ruler in range(FIRST_RULER, SELL_ONE):
            if self.is_optional(ruler):
                yield f"ruler.{CODES[ruler]}.optional: always false, nobody is asked about it"
        for row, own in zip(components.rows(), _DEFAULT.rows(), strict=True):
            if own.name.partition(".")[2] in FIXED and row.value != own.value:
                yield f"{own.section}.{own.name}: always {own.value!r}"

    def bundle_value(self, tiles: int, luxury: bool) -> int:
        """YT-3.4 The value depends only on category and number of tiles."""
        values = self.luxury_values if luxury else self.everyday_values
        amount: int = values[tiles]
        return amount

    def pips_of(self, tile: int) -> int:
        pips: int = self.pips[tile - GOODS]
        return pips

    def amount_of(self, ruler: int) -> int:
        amount: int = self.ruler_amount[ruler - FIRST_RULER]
        return amount

    def is_optional(self, ruler: int) -> bool:
        """YT-7.3 Whether the tile shows a question mark."""
        optional: bool = self.ruler_optional[ruler - FIRST_RULER]
        return optional


def superadditive(values: tuple[int, ...]) -> bool:
    """YT-E18 v(a + b) >= v(a) + v(b) for all sizes of a value table."""
    sizes = range(1, len(values))
    return all(
        values[a + b] >= values[a] + values[b] for a in sizes for b in sizes if a + b in sizes
    )
