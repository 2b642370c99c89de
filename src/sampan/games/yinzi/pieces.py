"""The pieces of Yinzi: their ids, codes and what is printed on them (specification A)."""

from pathlib import Path
from typing import Any, Final

from sampan.engine.components import load_components

DATA_FILE: Final = Path(__file__).with_name("data.toml")
_DEFAULT: Final = load_components(DATA_FILE)


def _ids(section: str) -> tuple[str, ...]:
    return tuple(item["id"] for item in _DEFAULT.items(section))


def _section(name: str) -> list[dict[str, Any]]:
    return _DEFAULT.items(name)


NOBODY: Final = -1
NOTHING: Final = -1
"""No piece where one could lie."""

SEAT_COUNT: Final = 4
COLOURS: Final = _ids("colour")

# --- A.1 goods and commodities ---

GOOD_CODES: Final = _ids("good")
GOOD_NAMES: Final = tuple(item["name"] for item in _section("good"))
"""What events call the goods; their codes could be taken for seats."""
RICE: Final = 0
WHEAT: Final = 1
CABBAGE: Final = 2
FRUIT: Final = 3
SALT: Final = 4
TEA: Final = 5
COTTON: Final = 6
CANE: Final = 7
RAMIE: Final = 8
BAMBOO: Final = 9
POTATO: Final = 10
CORN: Final = 11
PLAIN: Final = len(GOOD_CODES)
"""What a square without a printed good shows."""
GOOD: Final = {code: good for good, code in enumerate(GOOD_CODES)}
CROPS: Final = tuple(good for good, item in enumerate(_section("good")) if item["tiles"])
"""The goods that have crop tiles."""
LATE_CROPS: Final = (POTATO, CORN)
URBAN: Final = tuple(good for good, item in enumerate(_section("good")) if item["urban"])
RURAL: Final = tuple(good for good, item in enumerate(_section("good")) if item["rural"])
LATE_GOODS: Final = tuple(good for good, item in enumerate(_section("good")) if item["late"])
FULL_FOOD: Final = tuple(
    good for good, item in enumerate(_section("good")) if item["half_food"] == 2
)
HALF_FOOD: Final = tuple(
    good for good, item in enumerate(_section("good")) if item["half_food"] == 1
)

COMMODITIES: Final = _ids("commodity")
PAPER: Final = 0
SUGAR: Final = 1
SILK: Final = 2
PORCELAIN: Final = 3
TEA_SLOT: Final = len(COMMODITIES)
"""A ship slot that demands tea; smaller numbers demand a commodity."""

# --- A.2, A.3 provinces and squares ---

PROVINCES: Final = _ids("province")
ROWS: Final = 4
CELLS: Final = len(PROVINCES) * ROWS * ROWS
CELL_CODES: Final = tuple(
    f"{province}{row}{column}"
    for province in PROVINCES
    for row in range(ROWS)
    for column in range(ROWS)
)
CELL: Final = {code: cell for cell, code in enumerate(CELL_CODES)}
ALL_CELLS: Final = (1 << CELLS) - 1
GRID: Final = ROWS * ROWS
GRID_MASK: Final = (1 << GRID) - 1


def province_of(cell: int) -> int:
    return cell // GRID


# --- A.4 urban markets ---

MARKETS: Final = _ids("market")
SLOTS: Final = 6
SLOT_CODES: Final = tuple(f"{province}{slot}" for province in PROVINCES for slot in range(SLOTS))
COIN: Final = 0
SLOT_NEIGHBOURS: Final = ((1, 3), (0, 2, 4), (1, 5), (0, 4), (1, 3, 5), (2, 4))

# --- A.5 factories ---

FACTORY_CODES: Final = tuple(
    f"{commodity}-{letter}" for commodity in COMMODITIES for letter in "ABCD"
)
FACTORY: Final = {code: factory for factory, code in enumerate(FACTORY_CODES)}
FACTORIES: Final = len(FACTORY_CODES)
SHAPES: Final = _ids("shape")


def commodity_of(factory: int) -> int:
    return factory // SEAT_COUNT


def colour_of(factory: int) -> int:
    """The colour of the raw material a factory needs."""
    return factory % SEAT_COUNT


def _placements() -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Shape and squares of every way to lay a factory: shape, province, orientation, anchor."""
    found = []
    for shape, item in enumerate(_section("shape")):
        for province in range(len(PROVINCES)):
            for squares in item["squares"]:
                offsets = [(int(square[0]), int(square[1])) for square in squares]
                for row in range(ROWS):
                    for column in range(ROWS):
                        cells = [(row + down, column + right) for down, right in offsets]
                        if all(r < ROWS and c < ROWS for r, c in cells):
                            ids = sorted(province * GRID + r * ROWS + c for r, c in cells)
                            found.append((shape, tuple(ids)))
    return tuple(found)


PLACEMENTS: Final = _placements()
PLACE_CELLS: Final = tuple(cells for _, cells in PLACEMENTS)
PLACE_MASK: Final = tuple(sum(1 << cell for cell in cells) for _, cells in PLACEMENTS)
PLACE_PROVINCE: Final = tuple(province_of(cells[0]) for _, cells in PLACEMENTS)
PLACES_OF_SHAPE: Final = tuple(
    tuple(place for place, (each, _) in enumerate(PLACEMENTS) if each == shape)
    for shape in range(len(SHAPES))
)

# --- A.7 bonuses ---

BONUSES: Final = _ids("bonus")
COLUMNS: Final = len(BONUSES)
FREE_ADVANCEMENT: Final = 0
BETTER_SALES: Final = 1
FED_WORKERS: Final = 2
NO_TAXES: Final = 3
BOAT_UPGRADE: Final = 4
FACTORY_UPGRADE: Final = 5

# --- A.9, A.17 cards and actions ---

VALUES: Final = (1, 2, 3)
FORTUNES: Final = ("boats", "plant", "sell", "develop", "advance")
BOATS: Final = 0
PLANT: Final = 1
SELL: Final = 2
DEVELOP: Final = 3
ADVANCE: Final = 4
WORKS: Final = ("resources", "produce", "ships", "emperor", "war")
RESOURCES: Final = 0
PRODUCE: Final = 1
SHIPS: Final = 2
EMPEROR: Final = 3
WAR: Final = 4

# --- A.10 routes, A.11 ships, A.12 foreign markets ---

ROUTES: Final = _ids("route")
ROUTE: Final = {code: route for route, code in enumerate(ROUTES)}
DISASTERS: Final = ("wildfire", "flood", "drought")
WILDFIRE: Final = 0
FLOOD: Final = 1
DROUGHT: Final = 2
NATIONS: Final = _ids("nation")
SHIP_CODES: Final = _ids("ship")
SHIP: Final = {code: ship for ship, code in enumerate(SHIP_CODES)}
NATION_OF: Final = tuple(NATIONS.index(item["nation"]) for item in _section("ship"))
EUROPEAN: Final = tuple(
    _section("nation")[nation]["side"] == "EUROPE" for nation in range(len(NATIONS))
)
"""Nation -> whether its ships come from Europe."""
EAST_SHIPS: Final = tuple(ship for ship, nation in enumerate(NATION_OF) if not EUROPEAN[nation])
EUROPE_SHIPS: Final = tuple(ship for ship, nation in enumerate(NATION_OF) if EUROPEAN[nation])
PLACES: Final = ("BN", "KR", "JP", "PT", "ES", "NL", "EAST", "EUROPE")
"""Foreign places: the boxes of the nations, then the two pools."""
EAST_POOL: Final = 6
EUROPE_POOL: Final = 7
SHIP_SLOTS: Final = 3
"""Ship slots are numbered box * 3 + slot."""
CARGO: Final = ("commodity", "tea", "salt", "food")
COMMODITY_CARGO: Final = 0
TEA_CARGO: Final = 1
SALT_CARGO: Final = 2
FOOD_CARGO: Final = 3

# --- A.14 emperor, A.16 advancements ---

BOXES: Final = _ids("box")
ADVANCEMENTS: Final = _ids("advancement")
SPACES: Final = len(ADVANCEMENTS)
SECTIONS: Final = ("diplomacy", "economy", "emperor", "war")
SECTION_SIZE: Final = SPACES // len(SECTIONS)
SECTION_MASK: Final = tuple(
    ((1 << SECTION_SIZE) - 1) << section * SECTION_SIZE for section in range(len(SECTIONS))
)
FREE_RICE: Final = 6
FREE_WOOD: Final = 7
FREE_STONE: Final = 8
FREE_RAW: Final = 9
FREE_BOAT: Final = 10
FREE_COPPER: Final = 11
FREE_SALT: Final = 12
EXTRA_SALE: Final = 13
EXTRA_CROPS: Final = 14
SAME_BOX: Final = 15
EXTRA_WORKER: Final = 16
EAGER: Final = 17
FREE_WHEAT: Final = 18
PERSONAL_ROUTE: Final = 19
WAR_COPPER: Final = 20
VETERANS: Final = 21
RECRUIT: Final = 22
WEAKER: Final = 23


class Demand:
    """What one route tile asks for, counted.

    YZ-Q48, YZ-Q88 Every good or commodity named in the books stands on a tile of its own; seven
    tiles ask for a single good.
    """

    __slots__ = ("any_commodities", "any_goods", "commodities", "emissary", "goods")

    def __init__(self, names: list[str]) -> None:
        self.commodities: Final = tuple(
            COMMODITIES.index(name) for name in names if name in COMMODITIES
        )
        self.any_commodities: Final = names.count("any-commodity")
        self.goods: Final = tuple(GOOD[name] for name in names if name in GOOD)
        self.any_goods: Final = names.count("any-good")
        self.emissary: Final = "emissary" in names


class Level:
    """What a factory of one level can do and is worth.

    YZ-Q43 A factory stores as many commodities as it has levels, so level I stores one.
    """

    __slots__ = (
        "other_copper",
        "other_silver",
        "other_workers",
        "own_most",
        "own_workers",
        "upgrade",
        "vp",
    )

    def __init__(self, item: dict[str, Any]) -> None:
        self.upgrade: Final[int] = item["upgrade"]
        """Copper to reach this level from the one before."""
        self.own_workers: Final[int] = item["own_workers"]
        self.own_most: Final[int] = item["own_most"]
        self.other_workers: Final[int] = item["other_workers"]
        """Workers of another player; 0 where others cannot produce."""
        self.other_copper: Final[int] = item["other_copper"]
        self.other_silver: Final[int] = item["other_silver"]
        self.vp: Final[int] = item["vp"]


class EmperorBox:
    """One of the Emperor's Undertakings: its workers and its reward.

    YZ-Q61 Only the first box has room for everybody.
    """

    __slots__ = ("boat", "copper", "silver", "tile", "upgrade", "workers")

    def __init__(self, item: dict[str, Any]) -> None:
        self.workers: Final[int] = item["workers"]
        self.copper: Final[int] = item["copper"]
        self.silver: Final[int] = item["silver"]
        self.tile: Final[bool] = item["tile"]
        self.boat: Final[bool] = item["boat"]
        self.upgrade: Final[bool] = item["upgrade"]
