"""Reading ships, foreign markets, route tiles and the war box of a position."""

from typing import Any

from sampan.engine.position import Fields, PositionError
from sampan.games.yinzi.loading.reader import Reader
from sampan.games.yinzi.pieces import (
    CARGO,
    COMMODITIES,
    EUROPE_SHIPS,
    FOOD_CARGO,
    GOOD,
    NATIONS,
    NOBODY,
    NOTHING,
    PLACES,
    ROUTE,
    ROUTES,
    SALT_CARGO,
    SHIP,
    SHIP_CODES,
)
from sampan.games.yinzi.state.table import Cargo, Piece

STANDARD_COAST = ("JP1", "KR1", "BN1", "JP2")
STANDARD_NEXT = ("KR2", "BN2", "JP3", "KR3")
RARE_SHIPS = ("KR4", "BN4")
"""East ships that are out of the game with fewer than four players."""
STANDARD_ROUTES = ("RT05", "RT09", "RT13", "RT17")
REVEALED = ("D4", "D5", "E", "F", "end", "over")
"""From here on the face-up route tiles are those of the next round."""


def read_sea(r: Reader) -> None:
    """Ships, foreign markets, the rural market and the war box."""
    read_ships(r)
    read_foreign(r)
    for seat in r.seats(r.top.get("rural"), "rural"):
        r.s.rural[seat] += 1
    read_war(r)


def read_ships(r: Reader) -> None:
    s, fields = r.s, r.top.fields("ships")
    coast: list[int | None] = [None] * r.n
    if fields.has("coast"):
        for box, entry in enumerate(r.row(fields, "coast", r.n)):
            coast[box] = NOTHING if entry is None else read_docked(r, box, entry, fields)
    stacks = len(s.next_ships)
    following: list[int | None] = [None] * stacks
    if fields.has("next"):
        following = [
            NOTHING if code is None else r.put(code, fields.at("next"), SHIP, "a ship")
            for code in r.row(fields, "next", stacks)
        ]
    bag = [r.put(code, fields.at("bag"), SHIP, "a ship") for code in fields.entries("bag")]
    order = dict.fromkeys((*STANDARD_COAST, *STANDARD_NEXT, *SHIP_CODES))
    codes = {code: SHIP[code] for code in order}
    s.coast = r.fill(coast, STANDARD_COAST, codes)
    s.next_ships = r.fill(following, STANDARD_NEXT, codes)
    for box, ship in enumerate(s.coast):
        if ship != NOTHING and not s.cargo[box]:
            s.cargo[box] = (None,) * len(r.data.ship_slots[ship])
    read_stacks(r, fields, bag)
    fields.done()


def read_docked(r: Reader, box: int, entry: Any, ships: Fields) -> int:
    """One ship at the coast with its cargo and emissaries."""
    fields = Fields(entry, ships.at(f"coast.{box}"))
    ship = r.put(fields.get("ship"), fields.at("ship"), SHIP, "a ship")
    slots = r.data.ship_slots[ship]
    loads = fields.entries("slots") if fields.has("slots") else [None] * len(slots)
    if len(loads) != len(slots):
        raise fields.fail("slots", f"{SHIP_CODES[ship]} has {len(slots)} slots")
    r.s.cargo[box] = tuple(read_cargo(r, load, fields.at("slots")) for load in loads)
    r.s.aboard[box] = r.seats(fields.get("emissaries"), fields.at("emissaries"))
    fields.done()
    return ship


def read_cargo(r: Reader, load: Any, path: str) -> Cargo:
    if load is None:
        return None
    if not isinstance(load, dict) or len(load) != 1 or next(iter(load)) not in CARGO:
        raise PositionError(path, f"expected null or one of {', '.join(CARGO)}, found {load!r}")
    ((kind, value),) = load.items()
    which = CARGO.index(kind)
    pair = which in (SALT_CARGO, FOOD_CARGO)
    colours = r.seats(value, path, virtual=pair)
    if len(colours) != 1 + pair:
        raise PositionError(path, f"{kind} has {1 + pair} letters, found {value!r}")
    return which, colours


def read_stacks(r: Reader, fields: Fields, bag: list[int]) -> None:
    """H.3 The ships below the stacks, dealt evenly, earlier boxes first."""
    s = r.s
    stacks = len(s.next_ships)
    if not fields.has("bag"):
        out = RARE_SHIPS if r.n < 4 else ()
        spare = [code for code in SHIP_CODES if code not in r.placed and code not in out]
        spare.sort(key=lambda code: SHIP[code] not in EUROPE_SHIPS)
        bag = [SHIP[code] for code in spare]
        if fields.has("under"):
            bag = bag[: sum(r.numbers(fields, "under", stacks, []))]
        for ship in bag:
            r.placed[SHIP_CODES[ship]] = "the pieces filled in"
    open_stacks = [stack for stack in range(stacks) if s.next_ships[stack] != NOTHING]
    evenly = [0] * stacks
    for at in range(len(bag)):
        if open_stacks:
            evenly[open_stacks[at % len(open_stacks)]] += 1
    s.ship_under = r.numbers(fields, "under", stacks, evenly)
    s.ship_bag = tuple(sorted(bag))
    if sum(s.ship_under) != len(bag):
        raise fields.fail("under", f"expected {len(bag)} ships in all, as in the bag")
    for stack, count in enumerate(s.ship_under):
        if count and s.next_ships[stack] == NOTHING and r.turn.get("draw") != "ship":
            raise fields.fail("next", "a stack with ships has its top ship face up")


def read_foreign(r: Reader) -> None:
    s, fields = r.s, r.top.fields("foreign")
    for at, place in enumerate(PLACES):
        s.foreign[at] = r.seats(fields.get(place), fields.at(place))
        if at < len(NATIONS) and len(s.foreign[at]) > 5:
            raise fields.fail(place, "a destination box never holds more than 5 commodities")
    emissaries = fields.fields("emissaries")
    for at, nation in enumerate(NATIONS):
        s.envoys[at] = r.seats(emissaries.get(nation), emissaries.at(nation))
    emissaries.done()
    fields.done()


# --- route tiles ---


def read_routes(r: Reader) -> None:
    """After the seats, whose personal tiles are named there."""
    s, fields = r.s, r.top.fields("routes")
    revealed = s.phase in REVEALED or r.node == "D3_OWN"
    read_discards(r, fields)
    bag = [r.put(code, fields.at("bag"), ROUTE, "a route tile") for code in fields.entries("bag")]
    if fields.has("up"):
        s.up = [
            NOTHING if code is None else r.put(code, fields.at("up"), ROUTE, "a route tile")
            for code in r.row(fields, "up", r.n)
        ]
    elif not revealed or s.round < r.data.rounds:
        s.up = r.fill([None] * r.n, STANDARD_ROUTES, ROUTE)
    left = max(0, r.data.stack_height - s.round - revealed)
    s.route_under = r.numbers(fields, "under", r.n, [left] * r.n)
    hidden = sum(s.route_under) + s.unseen
    if not fields.has("bag"):
        spare = [code for code in ROUTES if code not in r.placed][:hidden]
        bag = [r.fill_in(code, ROUTE) for code in spare]
    if len(bag) != hidden:
        raise fields.fail("bag", f"expected {hidden} tiles under the stacks and behind '?'")
    s.route_bag = tuple(sorted(bag))
    read_claims(r, fields.fields("claims"))
    fields.done()


def read_discards(r: Reader, fields: Fields) -> None:
    s = r.s
    codes = fields.entries("discard") if fields.has("discard") else ["?"] * r.data.stack_height
    s.unseen = codes.count("?")
    seen = [code for code in codes if code != "?"]
    where = fields.at("discard")
    s.discard = tuple(sorted(r.put(code, where, ROUTE, "a route tile or '?'") for code in seen))
    at = fields.at("secret")
    secret = [r.code(code, at, ROUTE, "a tile") for code in fields.entries("secret")]
    if not set(secret) <= set(s.discard):
        raise fields.fail("secret", "expected tiles of the discard pile")
    s.secret = tuple(sorted(secret))
    for seat in r.seats(fields.get("looked"), fields.at("looked")):
        s.looked |= 1 << seat


def read_claims(r: Reader, fields: Fields) -> None:
    for stack in fields.written():
        if stack not in map(str, range(r.n)) or r.s.up[int(stack)] == NOTHING:
            raise fields.fail(stack, "expected the number of a stack with a face-up tile")
        claim = fields.fields(stack)
        seat = r.seat(claim.get("by"), claim.at("by"))
        r.s.claims[int(stack)] = (seat, read_on(r, seat, claim))
        claim.done()
    fields.done()


def read_on(r: Reader, seat: int, fields: Fields) -> tuple[Piece, ...]:
    """The pieces a seat has delivered to a tile."""
    return tuple(
        read_piece(r, seat, Fields(entry, f"{fields.at('on')}.{at}"))
        for at, entry in enumerate(fields.entries("on"))
    )


def read_piece(r: Reader, seat: int, fields: Fields) -> Piece:
    piece: Piece
    if fields.has("commodity"):
        kinds = {code: kind for kind, code in enumerate(COMMODITIES)}
        kind = r.code(fields.get("commodity"), fields.at("commodity"), kinds, "a commodity")
        piece = ("commodity", kind, seat)
    elif fields.has("disc"):
        nations = {code: at for at, code in enumerate(NATIONS)}
        nation = r.code(fields.get("disc"), fields.at("disc"), nations, "a nation")
        piece = ("disc", nation, seat)
    else:
        good = r.code(fields.get("good"), fields.at("good"), GOOD, "a good")
        cube = fields.get("cube", "-")
        colour = NOBODY if cube == "-" else r.seat(cube, fields.at("cube"))
        piece = ("good", good, colour)
    fields.done()
    return piece


def read_war(r: Reader) -> None:
    for at, entry in enumerate(r.top.entries("war")):
        fields = Fields(entry, f"war.{at}")
        seat = r.seat(fields.get("seat"), fields.at("seat"))
        if any(each == seat for each, _, _ in r.s.war):
            raise fields.fail("seat", "a player never occupies more than one war slot")
        workers = fields.number("workers", 0, 0, r.data.most_workers)
        r.s.war.append((seat, workers, fields.number("disc", 0, 0, 1)))
        fields.done()
