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
TRAVEL: Final = 0
WALL: Final = 1
JADE: Final = 2
INTRIGUE: Final = 3
PALACE: Final = 4
DECREES: Final = 5
CANAL: Final = 6
S1: Final = 7
S2: Final = 8
SWP: Final = 9
NON: Final = 10
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
BOARD_SET: Final = SETS["B"]
DRAW_SET: Final = SETS["D"]
PLAYER_SETS: Final = tuple(SETS[f"P{number}"] for number in range(1, 6))
PAIRINGS: Final = {"P4/P5": (3, 4), "P2/P3": (1, 2), "P1/P2": (0, 1)}
"""GG-18.5, GG-Q67 The player sets of the human and of Meng, in this order."""

# --- travel tiles (A.4) ---

TILE_TYPES: Final = tuple(row["id"] for row in _DEFAULT.items("travel_tile"))
T_S1: Final = 0
T_S2: Final = 1
T_PAL: Final = 2
T_INT: Final = 3
T_C7J: Final = 4
T_VP2: Final = 5
T_SWP: Final = 6
T_RET: Final = 7
T_SHP: Final = 8
T_WAL: Final = 9
T_S3J: Final = 10
T_DBL: Final = 11
T_PLUS: Final = 12
T_TOLL: Final = 13
T_FOLLOW: Final = 14


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
PLAIN: Final = 1
DOUBLE_TILE: Final = 2
"""GG-5.14 What a tile is worth in a trade."""

# --- decrees (A.6) ---

DECREE_CODES: Final = tuple(row["id"] for row in _DEFAULT.items("decree"))
D1_INT: Final = 0
D1_CAN: Final = 1
D1_SRV: Final = 2
D1_PAL: Final = 3
D1_SWP: Final = 4
D2_TRV: Final = 5
D2_JAD: Final = 6
D2_WAL: Final = 7
D2_EQL: Final = 8
D2_DEC: Final = 9
D3_VP3: Final = 10
D3_FLAT: Final = 11
D3_JAD: Final = 12
D3_DEC: Final = 13
D3_HAR: Final = 14
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
LOCKED: Final = 0
IN_POOL: Final = 1
IN_SUPPLY: Final = 2
ON_WALL_1: Final = 3
ON_WALL_2: Final = 4
ON_SHIP: Final = 5
ON_BONUS: Final = 6
IS_FOCUS: Final = 7

# --- tracks, canal, automa ---

INTRIGUE_END: Final = 14
INSIDE: Final = 8
"""The palace step on which the envoy is inside."""
DAYS: Final = 4
HARBOURS: Final = 5
SHIP_SPACES: Final = 3
SHIPS: Final = 3
TILE_LIMIT: Final = 6
REWARD_VP: Final = 0
REWARD_CARD: Final = 1
REWARD_DOUBLE: Final = 2
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
        self.neighbours: Final[tuple[tuple[int, ...], ...]] = tuple(
            tuple(row["neighbours"]) for row in rows
        )
        self.back: Final[tuple[int, ...]] = tuple(row.get("back", NOWHERE) for row in rows)
        self.routes: Final = 2 if large else 1
        self.harbours: Final = self.routes * HARBOURS
        self.jade_stock: Final[int] = components.value("jade_stock")[int(large)]
        self.arrival: Final[tuple[int, ...]] = tuple(
            components.value("arrival_large" if large else "arrival_small")
        )


class Data:
    """The printed numbers of one edition, as plain tuples for the rules to read."""

    def __init__(self, components: Components) -> None:
        value = components.value
        gifts = components.items("gift")
        self.values: Final[tuple[int, ...]] = tuple(row["value"] for row in gifts)
        self.small: Final = Side(components, large=False)
        self.large: Final = Side(components, large=True)
        self.perimeter: Final[tuple[int, ...]] = tuple(value("perimeter"))
        self.faces: Final[tuple[int, ...]] = tuple(value("dice"))
        self.income: Final[tuple[int, ...]] = tuple(value("income"))
        self.start_pool: Final[int] = value("start_pool")
        self.servants: Final[int] = value("servants")
        self.jade_prices: Final[tuple[int, ...]] = (*value("jade_prices"), value("square_price"))
        self.threshold: Final[tuple[int, ...]] = tuple(value("wall_threshold"))
        self.wall_vp: Final[int] = value("wall_vp")
        self.night_vp: Final[int] = value("night_vp")
        self.harbour_vp: Final[int] = value("harbour_vp")
        self.reward_slots: Final[tuple[int, ...]] = tuple(value("reward_slots"))
        self.jade_vp: Final[tuple[int, ...]] = tuple(value("jade_vp"))
        self.further_jade_vp: Final[int] = value("further_jade_vp")
        self.trade_vp: Final[int] = value("trade_vp")
        self.tile_vp: Final[int] = value("tile_vp")
        self.decree_cost: Final[tuple[int, ...]] = tuple(
            row["cost"] for row in components.items("decree")
        )
        self.decree_vp: Final[tuple[int, ...]] = tuple(
            row["vp"] for row in components.items("decree")
        )
        self.decree_flat: Final[int] = value("decree_flat")
        self.decree_cap: Final[int] = value("decree_cap")
        self.decree_each: Final[int] = value("decree_each")
        self.decree_divisor: Final[int] = value("decree_divisor")
        self.meng_matches: Final[tuple[int, ...]] = tuple(value("meng_matches"))
        self._check(components)
        self.actions: Final[tuple[int, ...]] = tuple(CARD_ACTIONS[row["action"]] for row in gifts)

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
        points = self.jade_vp[min(jade, known)]
        return points + self.further_jade_vp * max(0, jade - known)
