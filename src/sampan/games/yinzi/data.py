"""The printed numbers of one edition, as plain tuples for the rules to read (specification A)."""

from collections.abc import Iterator
from typing import Any, Final

from sampan.engine.components import Components, EditionError
from sampan.games.yinzi.edition import changed_words, wrong_land, wrong_tiles
from sampan.games.yinzi.pieces import (
    COIN,
    COMMODITIES,
    DATA_FILE,
    DISASTERS,
    GOOD,
    NOTHING,
    PLACES,
    PLAIN,
    PROVINCES,
    SALT,
    SHAPES,
    SLOT_NEIGHBOURS,
    SLOTS,
    Demand,
    EmperorBox,
    Level,
)

_PRINTS: Final = {"R": GOOD["R"], "W": GOOD["W"], "C": GOOD["C"], "F": GOOD["F"], "S": SALT}


class Numbers:
    """The single numbers of the specification."""

    def __init__(self, components: Components) -> None:
        value = components.value
        self.start_copper: Final[int] = value("start_copper")
        self.rounds: Final[int] = value("rounds")
        self.hand: Final[int] = value("hand")
        self.wood: Final[int] = value("wood")
        self.stone: Final[int] = value("stone")
        self.cubes: Final[int] = value("cubes")
        self.discs: Final[int] = value("discs")
        self.workers: Final[int] = value("workers")
        self.commodities: Final[int] = value("commodities")
        self.sale: Final[int] = value("sale")
        self.coin_sale: Final[int] = value("coin_sale")
        self.better_sales: Final[int] = value("better_sales")
        self.rural_sell: Final[int] = value("rural_sell")
        self.rural_buy: Final[int] = value("rural_buy")
        self.resource_price: Final[int] = value("resource_price")
        self.delivery_silver: Final[int] = value("delivery_silver")
        self.workers_per_food: Final[int] = value("workers_per_food")
        self.box_full: Final[int] = value("box_full")
        self.free_rice: Final[int] = value("free_rice")
        self.free_copper: Final[int] = value("free_copper")
        self.weaker_enemies: Final[int] = value("weaker_enemies")
        self.veterans: Final[int] = value("veterans")
        self.most_workers: Final[int] = value("most_workers")
        self.empty_pile_copper: Final[int] = value("empty_pile_copper")
        self.glory_vp: Final = tuple(value("glory_vp"))
        self.majority_vp: Final = tuple(value("majority_vp"))
        self.boat_vp: Final[int] = value("boat_vp")
        self.emissary_vp: Final[int] = value("emissary_vp")
        self.unshipped_vp: Final[int] = value("unshipped_vp")
        self.misfortune_vp: Final[int] = value("misfortune_vp")
        self.die_start: Final[int] = value("die_start")
        self.ratio: Final = (0, *value("ratio"))
        self.boat_track: Final = tuple(value("boat_track"))
        self.basic_tiles: Final = (0, 0, *value("basic_tiles"))
        self.removed_ships: Final = (0, 0, *value("removed_ships"))
        self.stack_height: Final[int] = value("stack_height")


class Map(Numbers):
    """Provinces and markets: what is printed where, and how far it is."""

    def __init__(self, components: Components) -> None:
        super().__init__(components)
        items = components.items
        self.prints: Final = tuple(
            _PRINTS.get(square, PLAIN)
            for item in items("province")
            for row in item["grid"]
            for square in row
        )
        """Cell -> printed good."""
        self.distance: Final = _distances(items("province"))
        """Province -> province -> borders on a shortest path (YZ-7.4)."""
        self.to_coast: Final = tuple(
            min(row[port] + 1 for port, item in enumerate(items("province")) if item["coast"])
            for row in self.distance
        )
        """Province -> borders to a ship, the coast border included (YZ-7.7)."""
        self.reach: Final = tuple(
            tuple(_slots_within(row, budget) for budget in range(max(self.boat_track) + 2))
            for row in self.distance
        )
        """Province -> capacity -> mask of the market slots within it."""
        self.market_goods: Final = tuple(
            tuple(GOOD.get(code, NOTHING) for code in item["slots"]) for item in items("market")
        )
        """Market tile -> slot -> good; nothing on the coin slot."""
        self.sale_slots: Final = tuple(
            _sale_slots(self.market_goods, must_use_coin) for must_use_coin in (False, True)
        )
        """Must use the coin -> tile -> good -> filled slots -> slots open to a sale (YZ-9.7)."""


class Data(Map):
    """What the rules read: one attribute for each table of the specification.

    YZ-Q87, YZ-Q75, YZ-Q90, YZ-Q28 Where a book has lost a table or a name, the others fill it in.
    YZ-Q50, YZ-Q55 Where one has a slip in a number, the others are right.
    """

    def __init__(self, components: Components) -> None:
        problems = [*wrong_land(components), *wrong_tiles(components)]
        if problems:
            raise EditionError(components.edition or DATA_FILE.name, problems)
        super().__init__(components)
        items = components.items
        self.shape: Final = tuple(SHAPES.index(item["shape"]) for item in items("commodity"))
        self.tiles: Final = tuple(item["tiles"] for item in items("good"))
        self.levels: Final = (None, *(Level(item) for item in items("level")))
        self.bonus_cost: Final = tuple(item["cost"] for item in items("bonus"))
        self.card_copies: Final = tuple(item["copies"] for item in items("card"))
        self.card_workers: Final = (0, *(item["workers"] for item in items("card")))
        self.demand: Final = tuple(Demand(item["demand"]) for item in items("route"))
        self.other_demand: Final = tuple(
            Demand(item["alternative"] or item["demand"]) for item in items("route")
        )
        """The demands with the option `second_food_pair` = `rice_fruit`."""
        self.route_copper: Final = tuple(item["copper"] for item in items("route"))
        self.route_silver: Final = tuple(item["silver"] for item in items("route"))
        self.route_vp: Final = tuple(item["vp"] for item in items("route"))
        self.route_war: Final = tuple(item["war"] for item in items("route"))
        self.route_disaster: Final = tuple(
            DISASTERS.index(item["disaster"]) if item["disaster"] else NOTHING
            for item in items("route")
        )
        self.ship_slots: Final = tuple(
            tuple((*COMMODITIES, "tea").index(slot) for slot in item["slots"])
            for item in items("ship")
        )
        """Ship -> slot -> the commodity it demands, or TEA_SLOT."""
        places = {item["id"]: item["vp"] for item in items("place")}
        self.place_vp: Final = tuple(places[place] for place in PLACES)
        self.boxes: Final = tuple(EmperorBox(item) for item in items("box"))
        self.tax: Final = tuple((low, silver) for low, silver in components.value("tax"))
        self._check(components)

    def _check(self, components: Components) -> None:
        """What must hold between values; what the vocabulary is built on cannot be changed."""
        problems = [*changed_words(components), *_wrong_sizes(self)]
        for name in ("boat_track", "ratio"):
            track = components.value(name)
            if list(track) != sorted(track):
                problems.append(f"{name}: the numbers must not fall to the right")
        if list(self.bonus_cost) != sorted(self.bonus_cost):
            problems.append("bonus.cost: the costs must not fall to the right")
        if problems:
            raise EditionError(components.edition or DATA_FILE.name, problems)

    def level(self, level: int) -> Level:
        """The data of level I, II or III."""
        found = self.levels[level]
        if found is None:
            raise ValueError("an ownerless factory has no level")
        return found


def _distances(provinces: list[dict[str, Any]]) -> tuple[tuple[int, ...], ...]:
    far = len(PROVINCES)
    distance = [
        [
            0 if home == other else 1 if code in item["borders"] else far
            for other, code in enumerate(PROVINCES)
        ]
        for home, item in enumerate(provinces)
    ]
    for via in range(far):
        for home in range(far):
            for other in range(far):
                way = distance[home][via] + distance[via][other]
                distance[home][other] = min(distance[home][other], way)
    return tuple(map(tuple, distance))


def _slots_within(distances: tuple[int, ...], budget: int) -> int:
    return sum(
        ((1 << SLOTS) - 1) << province * SLOTS
        for province, distance in enumerate(distances)
        if distance <= budget
    )


def _sale_slots(
    tiles: tuple[tuple[int, ...], ...], must_use_coin: bool
) -> tuple[tuple[tuple[int, ...], ...], ...]:
    return tuple(
        tuple(
            tuple(_open_slots(goods, good, filled, must_use_coin) for filled in range(1 << SLOTS))
            for good in range(PLAIN)
        )
        for goods in tiles
    )


def _open_slots(goods: tuple[int, ...], good: int, filled: int, must_use_coin: bool) -> int:
    """YZ-9.2 to YZ-9.8 The slots of one market onto which a cube of the good can be sold."""
    slots = sum(
        1 << slot for slot, shown in enumerate(goods) if shown == good and not filled >> slot & 1
    )
    beside = SLOT_NEIGHBOURS[COIN]
    coin = (
        not filled >> COIN & 1
        and any(goods[slot] == good for slot in beside)
        and not all(filled >> slot & 1 for slot in beside)
    )
    if coin:
        return 1 << COIN if must_use_coin else slots | 1 << COIN
    return slots


def _wrong_sizes(data: Data) -> Iterator[str]:
    """Numbers that do not go together."""
    if data.boxes[0].workers != 1:
        yield "box.1.workers: one worker is always enough for the first box"
    if sum(data.card_copies) < data.hand * data.rounds:
        yield "card.copies: there must be cards for all rounds"
    if any(not 0 <= distance < len(PROVINCES) for row in data.distance for distance in row):
        yield "province.borders: every province must be reached from every other one"
    if any(
        data.distance[home][other] != data.distance[other][home]
        for home in range(len(PROVINCES))
        for other in range(home)
    ):
        yield "province.borders: a border has two sides"
    if [low for low, _ in data.tax] != sorted({low for low, _ in data.tax}):
        yield "tax: the sums must rise"
