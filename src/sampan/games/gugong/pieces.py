"""The pieces of Gùgōng: their ids, codes and what is printed on them (GG-A)."""

from pathlib import Path
from typing import Final

from sampan.engine.components import Components, EditionError, load_components

DATA_FILE: Final = Path(__file__).with_name("data.toml")
_DEFAULT: Final = load_components(DATA_FILE)

NOBODY: Final = -1
NOWHERE: Final = -1
"""Off the map, and a tile beside no location."""
NO_TILE: Final = -1
NO_CARD: Final = -1

# --- locations (A.2) and what a gift card can do (A.3) ---

LOCATIONS: Final = ("TRAVEL", "WALL", "JADE", "INTRIGUE", "PALACE", "DECREES", "CANAL")
"""GG-Q16 One name for each place; a temple of Heavenly Purity is `PALACE` too."""
TRAVEL, WALL, JADE, INTRIGUE, PALACE, DECREES, CANAL = range(len(LOCATIONS))
S1, S2, SWP, NON = range(CANAL + 1, CANAL + 5)
"""Card actions above the locations: gain one or two servants, swap a card, nothing."""

CARD_ACTIONS: Final = {
    "PAL": PALACE,
    "CAN": CANAL,
    "WAL": WALL,
    "DEC": DECREES,
    "INT": INTRIGUE,
    "S1": S1,
    "S2": S2,
    "SWP": SWP,
    "NON": NON,
}
CARDS: Final = len(_DEFAULT.items("gift"))
CARD_CODES: Final = tuple(f"gift-{card}" for card in range(CARDS))
SETS: Final[dict[str, tuple[int, ...]]] = {
    name: tuple(card for card, row in enumerate(_DEFAULT.items("gift")) if row["set"] == name)
    for name in ("B", "P1", "P2", "P3", "P4", "P5", "D")
}
"""GG-1.15 to GG-1.17 Which cards belong to the board, the five players and the draw pile."""
BOARD_SET, DRAW_SET = SETS["B"], SETS["D"]
PLAYER_SETS: Final = tuple(SETS[f"P{number}"] for number in range(1, 6))
PAIRINGS: Final = {"P4/P5": (3, 4), "P2/P3": (1, 2), "P1/P2": (0, 1)}
"""GG-18.5, GG-Q67 The player sets of the human and of Meng, in this order."""

# --- travel tiles (A.4) ---

TILE_TYPES: Final = tuple(row["id"] for row in _DEFAULT.items("travel_tile"))
(
    T_S1,
    T_S2,
    T_PAL,
    T_INT,
    T_C7J,
    T_VP2,
    T_SWP,
    T_RET,
    T_SHP,
    T_WAL,
    T_S3J,
    T_DBL,
    T_PLUS,
    T_TOLL,
    T_FOLLOW,
) = range(len(TILE_TYPES))


def _tile_types() -> tuple[int, ...]:
    """Copies in the order of the types, then the extra copies of the bigger set."""
    rows = _DEFAULT.items("travel_tile")
    copies = [kind for kind, row in enumerate(rows) for _ in range(row["copies"])]
    extra = [kind for kind, row in enumerate(rows) for _ in range(row["extra"])]
    return tuple(copies + extra)


TYPE_OF: Final = _tile_types()
"""Tile id -> its type."""
TILES: Final = len(TYPE_OF)
TILE_CODES: Final = tuple(f"T{tile}" for tile in range(TILES))
IS_BONUS: Final = tuple(kind >= T_PLUS for kind in TYPE_OF)
EXTRA_TILES: Final = tuple(
    range(TILES - sum(row["extra"] for row in _DEFAULT.items("travel_tile")), TILES)
)
PLAIN, DOUBLE_TILE = 1, 2
"""GG-5.14 What a tile is worth in a trade."""

# --- decrees (A.6) ---

DECREE_CODES: Final = tuple(row["id"] for row in _DEFAULT.items("decree"))
(
    D1_INT,
    D1_CAN,
    D1_SRV,
    D1_PAL,
    D1_SWP,
    D2_TRV,
    D2_JAD,
    D2_WAL,
    D2_EQL,
    D2_DEC,
    D3_VP3,
    D3_FLAT,
    D3_JAD,
    D3_DEC,
    D3_HAR,
) = range(len(DECREE_CODES))
"""GG-Q74 Fifteen different decrees, five of each level."""
LEVELS: Final = 3
PER_LEVEL: Final = len(DECREE_CODES) // LEVELS
SLOTS_PER_LEVEL: Final = 2
DECREE_SLOTS: Final = LEVELS * SLOTS_PER_LEVEL


def level_of(slot: int) -> int:
    """GG-1.20 The level of a decree slot, 0 to 2."""
    return slot // SLOTS_PER_LEVEL


# --- places of the double servant (H.2) ---

DOUBLE_PLACES: Final = ("locked", "pool", "supply", "wall1", "wall2", "ship", "bonus", "focus")
LOCKED, IN_POOL, IN_SUPPLY, ON_WALL_1, ON_WALL_2, ON_SHIP, ON_BONUS, IS_FOCUS = range(8)

# --- tracks, canal, automa ---

INTRIGUE_END: Final = 14
INSIDE: Final = 8
"""The palace step on which the envoy is inside."""
DAYS: Final = 4
HARBOURS: Final = 5
SHIP_SPACES: Final = 3
SHIPS: Final = 3
TILE_LIMIT: Final = 6
REWARD_VP, REWARD_CARD, REWARD_DOUBLE = range(3)
REWARD_CODES: Final = ("vp", "card", "double")
BENEFITS: Final = (1, 3, 5, 7)
"""GG-7.13 to GG-7.16 The steps back that buy a servant, two servants, a die, a jade."""
TRADE_WORTH: Final = (2, 4, 6)
"""GG-5.13 What tiles for a servant, for points and for a jade must be worth."""
SPECIAL: Final = -1
AUTOMA: Final = tuple(
    SPECIAL if row["location"] == "SPECIAL" else LOCATIONS.index(row["location"])
    for row in _DEFAULT.items("automa")
)
"""Automa card -> location of its upper half."""
FACES: Final = tuple(sorted(set(_DEFAULT.value("dice"))))
DICE: Final = 3

_ANY_REWARD: Final = (REWARD_VP, REWARD_CARD, REWARD_DOUBLE)
HARBOUR_REWARDS: Final = ((), (REWARD_VP,), (REWARD_CARD,), (REWARD_DOUBLE,), _ANY_REWARD)
"""GG-12.18 to GG-12.22 The rewards of harbours 1 to 5."""


class Side:
    """One side of the board: its map (GG-Q5), its arrival fields (GG-Q8) and its sizes."""

    def __init__(self, components: Components, large: bool) -> None:
        rows = components.items("city_large" if large else "city_small")
        self.large: Final = large
        self.cities: Final = len(rows)
        self.city_codes: Final = tuple(row["id"] for row in rows)
        self.neighbours: Final = tuple(tuple(row["neighbours"]) for row in rows)
        self.back: Final = tuple(row.get("back", NOWHERE) for row in rows)
        self.routes: Final = 2 if large else 1
        self.harbours: Final = self.routes * HARBOURS
        self.jade_stock: Final[int] = components.value("jade_stock")[int(large)]
        self.arrival: Final = tuple(components.value("arrival_large" if large else "arrival_small"))


class Data:
    """The printed numbers of one edition, as plain tuples for the rules to read."""

    def __init__(self, components: Components) -> None:
        value = components.value
        gifts = components.items("gift")
        self.values: Final = tuple(row["value"] for row in gifts)
        self.small: Final = Side(components, large=False)
        self.large: Final = Side(components, large=True)
        self.perimeter: Final = tuple(value("perimeter"))
        self.faces: Final = tuple(value("dice"))
        self.income: Final = tuple(value("income"))
        self.start_pool: Final[int] = value("start_pool")
        self.servants: Final[int] = value("servants")
        self.jade_prices: Final = (*value("jade_prices"), value("square_price"))
        self.threshold: Final = tuple(value("wall_threshold"))
        self.wall_vp: Final[int] = value("wall_vp")
        self.night_vp: Final[int] = value("night_vp")
        self.harbour_vp: Final[int] = value("harbour_vp")
        self.reward_slots: Final = tuple(value("reward_slots"))
        self.jade_vp: Final = tuple(value("jade_vp"))
        self.further_jade_vp: Final[int] = value("further_jade_vp")
        self.trade_vp: Final[int] = value("trade_vp")
        self.tile_vp: Final[int] = value("tile_vp")
        self.decree_cost: Final = tuple(row["cost"] for row in components.items("decree"))
        self.decree_vp: Final = tuple(row["vp"] for row in components.items("decree"))
        self.decree_flat: Final[int] = value("decree_flat")
        self.decree_cap: Final[int] = value("decree_cap")
        self.decree_each: Final[int] = value("decree_each")
        self.decree_divisor: Final[int] = value("decree_divisor")
        self.meng_matches: Final = tuple(value("meng_matches"))
        self._check(components)
        self.actions: Final = tuple(CARD_ACTIONS[row["action"]] for row in gifts)

    def _check(self, components: Components) -> None:
        """What must hold between values: known card actions, two-way roads, a closed rim."""
        problems = []
        for row in components.items("gift"):
            if row["action"] not in CARD_ACTIONS:
                known = ", ".join(CARD_ACTIONS)
                problems.append(f"gift.{row['id']}.action: expected one of {known}")
        board_values = [self.values[card] for card in BOARD_SET]
        if len(set(board_values)) < len(board_values):
            problems.append("gift.value: the values of the board set must differ")
        for side in (self.small, self.large):
            for city, roads in enumerate(side.neighbours):
                if not all(city in side.neighbours[other] for other in roads):
                    code = side.city_codes[city]
                    problems.append(f"city {code}.neighbours: every road must lead both ways")
        if problems:
            raise EditionError(components.edition or DATA_FILE.name, problems)

    def jade_points(self, jade: int) -> int:
        """GG-15.11 Points for so much jade at the end."""
        known = len(self.jade_vp) - 1
        points: int = self.jade_vp[min(jade, known)]
        return points + self.further_jade_vp * max(0, jade - known)
