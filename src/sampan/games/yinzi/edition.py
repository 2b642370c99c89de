"""What an edition of Yinzi may not do: every problem of its data, in words."""

from collections.abc import Iterator
from typing import Final

from sampan.engine.components import Components, load_components
from sampan.games.yinzi.pieces import (
    COIN,
    COMMODITIES,
    DATA_FILE,
    DISASTERS,
    GOOD,
    NOTHING,
    PROVINCES,
    ROWS,
    SHAPES,
    URBAN,
)

PRINTS: Final = "RWCFS."
"""What a square can show in a grid."""
FIXED: Final = (
    ("good", ("name", "tiles", "half_food", "rural", "urban", "late")),
    ("shape", ("squares",)),
    ("nation", ("side",)),
    ("advancement", ("section",)),
    ("ship", ("nation",)),
    ("card", ("value",)),
)
"""Sections and fields on which words and ids are built."""


def changed_words(components: Components) -> Iterator[str]:
    """What cannot be changed, because words and ids are built on it."""
    default = load_components(DATA_FILE)
    for section, fields in FIXED:
        pairs = zip(components.items(section), default.items(section), strict=True)
        for item, before in pairs:
            for field in fields:
                if item[field] != before[field]:
                    yield f"{section}.{item['id']}.{field}: cannot be changed"


def wrong_land(components: Components) -> Iterator[str]:
    """Provinces and markets that name something there is not."""
    for item in components.items("province"):
        grid = item["grid"]
        if any(len(row) != ROWS or set(row) - set(PRINTS) for row in grid):
            yield f"province.{item['id']}.grid: expected rows of {ROWS} of R, W, C, F, S and ."
        if set(item["borders"]) - set(PROVINCES):
            yield f"province.{item['id']}.borders: expected provinces"
    if not any(item["coast"] for item in components.items("province")):
        yield "province.coast: at least one province lies at the sea"
    for item in components.items("market"):
        goods = [GOOD.get(code, NOTHING) for code in item["slots"]]
        if goods[COIN] != NOTHING or any(good not in URBAN for good in goods[1:]):
            yield f"market.{item['id']}.slots: expected $ and five urban goods"


def wrong_tiles(components: Components) -> Iterator[str]:
    """Ships, factories and route tiles that name something there is not."""
    for item in components.items("ship"):
        if any(slot not in (*COMMODITIES, "tea") for slot in item["slots"]):
            yield f"ship.{item['id']}.slots: expected commodities or tea"
    for item in components.items("commodity"):
        if item["shape"] not in SHAPES:
            yield f"commodity.{item['id']}.shape: expected one of {', '.join(SHAPES)}"
    demands = (*COMMODITIES, *GOOD, "any-commodity", "any-good", "emissary")
    for item in components.items("route"):
        if any(name not in demands for name in (*item["demand"], *item["alternative"])):
            yield f"route.{item['id']}.demand: expected goods, commodities or emissary"
        if item["disaster"] not in (*DISASTERS, ""):
            yield f"route.{item['id']}.disaster: expected one of {', '.join(DISASTERS)} or nothing"
