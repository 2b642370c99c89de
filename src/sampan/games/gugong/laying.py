"""Loading positions: where the gift cards and travel tiles lie (H.3, steps 2 to 5)."""

from typing import Any, Final

from sampan.engine.position import Fields, PositionError
from sampan.games.gugong.pieces import (
    BOARD_SET,
    CARDS,
    DRAW_SET,
    LOCATIONS,
    NO_TILE,
    NOBODY,
    NOWHERE,
    T_DBL,
    T_PLUS,
    TILE_CODES,
    TILE_LIMIT,
    TILE_TYPES,
    TYPE_OF,
)
from sampan.games.gugong.state import Gugong
from sampan.games.gugong.table import Active

Zone = tuple[str, int]
"""A zone of pieces: its name, and its location, city or seat."""


class Pieces:
    """Pieces of one kind in zones: those of the fresh set-up, and those written."""

    def __init__(self, fresh: dict[Zone, list[int]]) -> None:
        self.fresh: Final = fresh
        self.written: Final[dict[Zone, list[int]]] = {}
        self.where: Final[dict[int, str]] = {}

    def write(self, zone: Zone, pieces: list[int], path: str, name: str) -> None:
        for piece in pieces:
            if piece in self.where:
                raise PositionError(path, f"{name}{piece} already lies at {self.where[piece]}")
            self.where[piece] = path
        self.written[zone] = pieces

    def lay(self) -> tuple[dict[Zone, list[int]], list[int]]:
        """H.3 step 3: a written zone is complete, any other keeps what is written nowhere else.
        What then lies nowhere is left over."""
        zones = {
            zone: self.written[zone]
            if zone in self.written
            else [piece for piece in pieces if piece not in self.where]
            for zone, pieces in {**self.fresh, **self.written}.items()
        }
        lying = {piece for pieces in zones.values() for piece in pieces}
        everything = {piece for pieces in self.fresh.values() for piece in pieces}
        return zones, sorted(everything - lying)


# --- gift cards ---


def lay_cards(s: Gugong, top: Fields, seats: list[Fields]) -> None:
    """The cards on the board, in hands and piles."""
    cards = Pieces(
        {
            **{("board", location): [card] for location, card in enumerate(s.board)},
            ("draw", 0): list(s.draw),
            ("box", 0): list(s.box),
            ("stack", 0): list(s.stack),
            **{("hand", seat): list(s.hand[seat]) for seat in range(s.n)},
        }
    )
    board = top.fields("board")
    for location, code in enumerate(LOCATIONS):
        if board.has(code):
            cards.write(("board", location), [_card(board, code, board.get(code))], code, "card ")
    board.done()
    for key in ("draw", "box"):
        _write_cards(cards, top, key, (key, 0))
    for seat, fields in enumerate(seats):
        _write_cards(cards, fields, "hand", ("hand", seat))
        _write_cards(cards, fields, "discard", ("discard", seat))
        if seat == s.meng:
            _write_cards(cards, fields, "stack", ("stack", 0))
            _write_cards(cards, fields, "under", ("under", 0))
    zones, left = cards.lay()
    _repair_board(zones, left)
    _send_home(zones, left, top)
    _put_cards(s, zones)
    for seat, fields in enumerate(seats):
        own = (*s.hand[seat], *s.discard[seat])
        s.hidden[seat] = _own_cards(fields, "hidden", own)
        s.covered[seat] = _own_cards(fields, "covered", own)
    if s.meng != NOBODY:
        s.unseen_under = _own_cards(seats[s.meng], "unseen", s.under)


def _card(fields: Fields, key: str, card: Any) -> int:
    if type(card) is not int or not 0 <= card < CARDS:
        raise fields.fail(key, f"expected a gift card (0 to {CARDS - 1}), found {card!r}")
    return card


def _own_cards(fields: Fields, key: str, own: tuple[int, ...]) -> tuple[int, ...]:
    """Cards among the own ones that others do not know."""
    found = [_card(fields, key, card) for card in fields.entries(key)]
    if len(set(found)) < len(found) or not set(found) <= set(own):
        raise fields.fail(key, f"expected cards that lie there, each once, found {found}")
    return tuple(sorted(found))


def _write_cards(cards: Pieces, fields: Fields, key: str, zone: Zone) -> None:
    if fields.has(key):
        found = [_card(fields, key, card) for card in fields.entries(key)]
        cards.write(zone, found, fields.at(key), "card ")


def _repair_board(zones: dict[Zone, list[int]], left: list[int]) -> None:
    """H.3 step 4: a location without a card takes the lowest one left over or boxed, those of the
    board set first."""
    for location in range(len(LOCATIONS)):
        if zones["board", location]:
            continue
        box = zones["box", 0]
        free = sorted([*left, *box], key=lambda card: (card not in BOARD_SET, card))
        if not free:
            raise PositionError("board", f"no card is left for {LOCATIONS[location]}")
        zones["board", location] = [free[0]]
        (left if free[0] in left else box).remove(free[0])


def _send_home(zones: dict[Zone, list[int]], left: list[int], top: Fields) -> None:
    """H.3 step 5: draw cards into the draw pile unless it is written, all others into the box."""
    for card in left:
        home = "draw" if card in DRAW_SET and not top.has("draw") else "box"
        zones[home, 0].append(card)


def _put_cards(s: Gugong, zones: dict[Zone, list[int]]) -> None:
    def lying(name: str, number: int = 0) -> list[int]:
        return zones.get((name, number), [])

    s.board = [lying("board", location)[0] for location in range(len(LOCATIONS))]
    s.draw = tuple(sorted(lying("draw")))
    s.box = tuple(sorted(lying("box")))
    s.stack = tuple(sorted(lying("stack")))
    s.under = tuple(lying("under"))
    for seat in range(s.n):
        s.hand[seat] = tuple(sorted(lying("hand", seat)))
        pile = lying("discard", seat)
        s.discard[seat] = tuple(pile) if seat == s.meng else tuple(sorted(pile))


# --- travel tiles ---


def lay_tiles(s: Gugong, top: Fields, seats: list[Fields]) -> None:
    """The tiles on the map, in the piles and with the players; and where the travellers are."""
    tiles = Pieces(
        {
            **{("map", city): [tile] for city, tile in enumerate(s.cities)},
            ("pile", 0): list(s.pile),
        }
    )
    names = _TileNames(s, top, seats)
    travel = top.fields("travel")
    cities = travel.fields("map")
    for key in cities.written():
        if not key.isdigit() or int(key) >= s.side.cities:
            raise cities.fail(key, f"cities are 0 to {s.side.cities - 1}")
        found = [names.tile(cities, key, cities.get(key))] if cities.has(key) else []
        tiles.write(("map", int(key)), found, cities.at(key), "tile T")
    for key in ("pile", "discard"):
        if travel.has(key):
            tiles.write((key, 0), names.tiles(travel, key), travel.at(key), "tile T")
    travel.done(ignored=("taken",))
    for seat, fields in enumerate(seats):
        _read_traveller(s, seat, fields)
        for key in ("tiles", "bonus_dead"):
            tiles.write((key, seat), names.tiles(fields, key), fields.at(key), "tile T")
        s.bonus[seat] = _read_bonus(fields, names)
        laid_out = [tile for tile, _, _ in s.bonus[seat]]
        tiles.write(("bonus", seat), laid_out, fields.at("bonus"), "tile T")
    zones, left = tiles.lay()
    _repair_map(s, zones, left, tiles)
    _put_tiles(s, zones, left, travel, seats)


class _TileNames:
    """Names of tiles; a type stands for its lowest tile that is written nowhere."""

    def __init__(self, s: Gugong, top: Fields, seats: list[Fields]) -> None:
        self.in_play: Final = {TILE_CODES[tile]: tile for tile in s.rules.tiles()}
        travel = top.fields("travel")
        written = [*travel.entries("pile"), *travel.entries("discard")]
        cities = travel.fields("map")
        written += [cities.get(key) for key in cities.written()]
        for fields in seats:
            written += [*fields.entries("tiles"), *fields.entries("bonus_dead")]
            written += [
                entry.get("tile") for entry in fields.entries("bonus") if isinstance(entry, dict)
            ]
        self.used: Final = {
            self.in_play[name] for name in written if isinstance(name, str) and name in self.in_play
        }

    def tile(self, fields: Fields, key: str, name: Any) -> int:
        if isinstance(name, str) and name in self.in_play:
            return self.in_play[name]
        if name in TILE_TYPES:
            kind = TILE_TYPES.index(name)
            for tile in self.in_play.values():
                if TYPE_OF[tile] == kind and tile not in self.used:
                    self.used.add(tile)
                    return tile
            raise fields.fail(key, f"no tile of the type {name} is left")
        raise fields.fail(key, f"expected a travel tile in play or a type, found {name!r}")

    def tiles(self, fields: Fields, key: str) -> list[int]:
        return [self.tile(fields, key, name) for name in fields.entries(key)]


def _read_traveller(s: Gugong, seat: int, fields: Fields) -> None:
    if not fields.has("traveller"):
        return
    city = fields.number("traveller", 0, 0, s.side.cities - 1)
    if city in s.traveller:
        raise fields.fail("traveller", f"another traveller is in city {city}")
    s.traveller[seat] = city


def _read_bonus(fields: Fields, names: _TileNames) -> tuple[Active, ...]:
    found: list[Active] = []
    for place, entry in enumerate(fields.entries("bonus")):
        read = Fields(entry, f"{fields.at('bonus')}.{place}")
        tile = names.tile(read, "tile", read.get("tile"))
        where = read.choice("location", None, LOCATIONS)
        piece = read.choice("piece", "normal", ("normal", "double"))
        read.done()
        kind = TYPE_OF[tile]
        if kind < T_PLUS or (kind == T_PLUS) != (where is None):
            raise read.fail("location", "expected null for T_PLUS, else the location of the tile")
        location = NOWHERE if where is None else LOCATIONS.index(where)
        found.append((tile, location, int(piece == "double")))
    return tuple(found)


def _repair_map(s: Gugong, zones: dict[Zone, list[int]], left: list[int], tiles: Pieces) -> None:
    """H.3 step 4: no tile under a traveller; a city that lost its tile takes one left over."""
    for city in range(s.side.cities):
        zone = ("map", city)
        if city in s.traveller:
            if zone in tiles.written and zones[zone]:
                raise PositionError(f"travel.map.{city}", "a traveller is there, so no tile")
            left += zones[zone]
            zones[zone] = []
    left.sort()
    for city in range(s.side.cities):
        zone = ("map", city)
        if not zones[zone] and zone not in tiles.written and city not in s.traveller and left:
            zones[zone] = [left.pop(0)]


def _put_tiles(
    s: Gugong, zones: dict[Zone, list[int]], left: list[int], travel: Fields, seats: list[Fields]
) -> None:
    """H.3 step 5: what is left over goes into a pile that is not written, else aside."""
    if not travel.has("pile"):
        zones["pile", 0] += left
    elif not travel.has("discard"):
        zones["discard", 0] = [*zones.get(("discard", 0), []), *left]
    s.cities = [(zones["map", city] or [NO_TILE])[0] for city in range(s.side.cities)]
    s.pile = tuple(sorted(zones["pile", 0]))
    s.travel_discard = tuple(zones.get(("discard", 0), []))
    for seat, fields in enumerate(seats):
        stored = zones["tiles", seat]
        if len(stored) > TILE_LIMIT or any(TYPE_OF[tile] >= T_PLUS for tile in stored):
            raise fields.fail("tiles", f"expected at most {TILE_LIMIT} tiles, no bonus tiles")
        s.tiles[seat] = tuple(tile for tile in stored if TYPE_OF[tile] != T_DBL)
        s.double_tiles[seat] = tuple(tile for tile in stored if TYPE_OF[tile] == T_DBL)
        s.bonus_dead[seat] = tuple(zones["bonus_dead", seat])
