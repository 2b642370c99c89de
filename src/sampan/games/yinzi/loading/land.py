"""Reading markets, squares, crops and factories of a position."""

from typing import Any

from sampan.engine.position import Fields, PositionError
from sampan.games.yinzi.loading.reader import Reader
from sampan.games.yinzi.pieces import (
    CELL,
    CELL_CODES,
    COLUMNS,
    CROPS,
    EUROPEAN,
    FACTORIES,
    FACTORY,
    FACTORY_CODES,
    GOOD_CODES,
    LATE_CROPS,
    MARKETS,
    NATION_OF,
    NATIONS,
    NOBODY,
    NOTHING,
    PLACE_CELLS,
    PLACE_MASK,
    PLACES_OF_SHAPE,
    PLAIN,
    PROVINCES,
    RICE,
    SALT,
    SHIP,
    SLOTS,
    colour_of,
    commodity_of,
)

STANDARD_TRACK = ("TE", "SA", "CO", "SC", "RA", "BA")
STANDARD_FACTORIES = (
    ("paper-A", ("HG02", "HG03")),
    ("paper-B", ("JX10", "JX11")),
    ("paper-C", ("NZ01", "NZ02")),
    ("paper-D", ("ZJ32", "ZJ33")),
)


def read_land(r: Reader) -> None:
    """Everything that lies in the provinces, and the crop track."""
    read_markets(r)
    read_factories(r)
    read_squares(r)
    read_crops(r)
    read_offer(r)


def read_markets(r: Reader) -> None:
    fields = r.top.fields("markets")
    tiles: list[int | None] = []
    codes = {code: tile for tile, code in enumerate(MARKETS)}
    for province, name in enumerate(PROVINCES):
        market = fields.fields(name)
        given = market.get("tile")
        tile = None if given is None else r.put(given, market.at("tile"), codes, "a market tile")
        tiles.append(tile)
        cubes = market.fields("cubes")
        for slot in cubes.written():
            if slot not in map(str, range(SLOTS)):
                raise cubes.fail(slot, f"slots are 0 to {SLOTS - 1}")
            seat = r.seat(cubes.get(slot), cubes.at(slot))
            r.s.raw[seat] |= 1 << province * SLOTS + int(slot)
        market.done()
    fields.done()
    r.s.markets = tuple(r.fill(tiles, MARKETS, codes))


def read_factories(r: Reader) -> None:
    s, top = r.s, r.top
    if not top.has("factories"):
        if s.phase != "setup":
            for code, cells in STANDARD_FACTORIES[: r.n]:
                factory = r.put(code, "factories", FACTORY, "a factory")
                lay(r, factory, list(cells), f"factories.{code}")
                s.owner[factory], s.level[factory] = colour_of(factory), 1
        return
    given = top.fields("factories")
    for code in given.written():
        factory = r.put(code, f"factories.{code}", FACTORY, "a factory")
        if colour_of(factory) >= r.n:
            raise given.fail(code, "its colour is not in play")
        fields = given.fields(code)
        lay(r, factory, fields.entries("cells"), fields.at("cells"))
        read_level(r, factory, fields)
        fields.done()
    given.done()


def lay(r: Reader, factory: int, codes: list[Any], path: str) -> None:
    """Put a factory on its squares."""
    s = r.s
    cells = tuple(sorted(r.code(code, path, CELL, "a square") for code in codes))
    shape = r.data.shape[commodity_of(factory)]
    place = next((each for each in PLACES_OF_SHAPE[shape] if PLACE_CELLS[each] == cells), None)
    if place is None:
        raise PositionError(path, f"{FACTORY_CODES[factory]} cannot lie like that")
    if PLACE_MASK[place] & (s.built | s.growing[SALT]):
        raise PositionError(path, "expected squares without salt and without another factory")
    s.place[factory] = place
    s.built |= PLACE_MASK[place]
    for cell in cells:
        s.growing[r.data.prints[cell]] &= ~(1 << cell)


def read_level(r: Reader, factory: int, fields: Fields) -> None:
    s = r.s
    owner = fields.get("owner")
    s.owner[factory] = NOBODY if owner is None else r.seat(owner, fields.at("owner"))
    most = len(r.data.levels) - 1
    s.level[factory] = fields.number("level", int(owner is not None), 0, most)
    if (s.level[factory] == 0) != (owner is None):
        raise fields.fail("level", "expected 0 exactly for a factory without owner")
    s.stock[factory] = r.seats(fields.get("stock"), fields.at("stock"))
    if len(s.stock[factory]) > s.level[factory]:
        raise fields.fail("stock", f"level {s.level[factory]} stores no more commodities than that")


def read_squares(r: Reader) -> None:
    s = r.s
    given = r.top.fields("squares")
    for code in given.written():
        cell = r.code(code, f"squares.{code}", CELL, "a square")
        fields = given.fields(code)
        bit = 1 << cell
        if s.built & bit:
            raise given.fail(code, "a factory lies here")
        if fields.has("crop"):
            crops = {GOOD_CODES[good]: good for good in CROPS}
            good = r.code(fields.get("crop"), fields.at("crop"), crops, "a crop tile")
            if r.data.prints[cell] == SALT:
                raise fields.fail("crop", "a salt square is never covered")
            s.growing[r.data.prints[cell]] &= ~bit
            s.growing[good] |= bit
            s.crops[cell] = good
        read_cubes(r, cell, fields)
        fields.done()
    given.done()


def read_cubes(r: Reader, cell: int, fields: Fields) -> None:
    s = r.s
    cubes = r.seats(fields.get("cubes"), fields.at("cubes"))
    if not cubes:
        return
    two = s.crops[cell] != NOTHING or r.data.prints[cell] == RICE
    if len(set(cubes)) > 1 or len(cubes) > 1 + two:
        problem = f"expected at most {1 + two} cubes of one seat, found {fields.get('cubes')!r}"
        raise fields.fail("cubes", problem)
    if s.good_at(cell) == PLAIN:
        raise fields.fail("cubes", f"{CELL_CODES[cell]} shows no good and carries no crop tile")
    s.fields[cubes[0]] |= 1 << cell
    if len(cubes) > 1:
        s.double |= 1 << cell


def read_crops(r: Reader) -> None:
    """H.3 The track, the pool and what is still set aside."""
    s, fields = r.s, r.top.fields("crops")
    crops = {GOOD_CODES[good]: good for good in CROPS}
    track = [None] * COLUMNS if not fields.has("track") else r.row(fields, "track", COLUMNS)
    shown = [r.code(code, fields.at("track"), crops, "a crop tile") for code in track if code]
    bag = fields.fields("bag")
    pool = {good: bag.number(GOOD_CODES[good], 0) for good in CROPS}
    bag.done()
    named = {good: s.crops.count(good) + shown.count(good) + pool[good] for good in CROPS}
    late = not europe_is_named(r) and not any(named[good] for good in LATE_CROPS)
    s.late = fields.flag("late", late)
    fields.done()
    for good in CROPS:
        if named[good] > (0 if s.late and good in LATE_CROPS else r.data.tiles[good]):
            raise fields.fail("track", f"too many tiles of {GOOD_CODES[good]} are named")
    spare = {good: spare_tiles(r, good) - named[good] for good in CROPS}
    if fields.has("track"):
        s.track = [crops[code] if code else NOTHING for code in track]
    else:
        for column, code in enumerate(STANDARD_TRACK):
            wanted = [crops[code], *(crops[each] for each in STANDARD_TRACK)]
            good = next((each for each in wanted if spare[each] > 0), NOTHING)
            s.track[column] = good
            if good != NOTHING:
                spare[good] -= 1
    for good in CROPS:
        s.pool[good] = pool[good] if fields.has("bag") else max(0, spare[good])


def spare_tiles(r: Reader, good: int) -> int:
    """The tiles of a kind that are in play."""
    if good in LATE_CROPS:
        return 0 if r.s.late else int(r.data.tiles[good])
    return int(r.data.basic_tiles[r.n])


def europe_is_named(r: Reader) -> bool:
    """Whether a European ship lies at the coast or has delivered."""
    position = r.top
    foreign = position.get("foreign", {})
    nations = [nation for at, nation in enumerate(NATIONS) if EUROPEAN[at]]
    if isinstance(foreign, dict) and any(foreign.get(each) for each in (*nations, "EUROPE")):
        return True
    ships = position.get("ships", {})
    coast = ships.get("coast") if isinstance(ships, dict) else None
    if not isinstance(coast, list):
        return False
    docked = [each.get("ship") for each in coast if isinstance(each, dict)]
    european = [code for code, ship in SHIP.items() if EUROPEAN[NATION_OF[ship]]]
    return any(code in european for code in docked)


def read_offer(r: Reader) -> None:
    """H.3 The offer is the sugar tiles (in set-up the paper tiles), the pile all others."""
    s, top = r.s, r.top
    in_play = [factory for factory in range(FACTORIES) if colour_of(factory) < r.n]
    offer = [r.put(code, "offer", FACTORY, "a factory") for code in top.entries("offer")]
    pile = [r.put(code, "pile", FACTORY, "a factory") for code in top.entries("pile")]
    if any(factory not in in_play for factory in offer + pile):
        raise top.fail("offer", "a tile of a colour that is not in play")
    if not top.has("offer"):
        kind = "paper" if s.phase == "setup" else "sugar"
        standard = [f"{kind}-{letter}" for letter in r.letters]
        first = in_play.index(FACTORY[standard[0]])
        around = [*in_play[first:], *in_play[:first]]
        codes = {FACTORY_CODES[factory]: factory for factory in around}
        offer = [each for each in r.fill([None] * r.n, standard, codes) if each != NOTHING]
    if not top.has("pile"):
        pile = [each for each in in_play if FACTORY_CODES[each] not in r.placed]
    s.offer, s.pile = tuple(sorted(offer)), tuple(sorted(pile))
