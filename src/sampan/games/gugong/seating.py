"""Loading positions: the people, ships and tracks of each seat (H.3, steps 6 and 7)."""

from sampan.engine.position import Fields, PositionError
from sampan.engine.steps import SEATS
from sampan.games.gugong.pieces import (
    DECREE_CODES,
    DOUBLE_PLACES,
    HARBOURS,
    INSIDE,
    IS_FOCUS,
    LOCKED,
    ON_BONUS,
    ON_SHIP,
    REWARD_CODES,
    SHIP_SPACES,
    SHIPS,
)
from sampan.games.gugong.state import Gugong


def seat_people(s: Gugong, seats: list[Fields]) -> None:
    """Everything of a seat but its cards, tiles and traveller."""
    names: list[str | None] = []
    for seat, fields in enumerate(seats):
        name = fields.get("name")
        if name is not None and not isinstance(name, str):
            raise fields.fail("name", f"expected a text, found {name!r}")
        names.append(name)
        if fields.flag("meng", seat == s.meng) != (seat == s.meng):
            raise fields.fail("meng", "true for seat B of a solo game, and only there")
        s.vp[seat] = fields.number("vp", 0)
        s.jade[seat] = fields.number("jade", 0)
        s.palace[seat] = fields.number("palace", 0, 0, INSIDE)
        _read_ships(s, seat, fields)
        _read_double(s, seat, fields)
        _read_decrees(s, seat, fields)
        _read_servants(s, seat, fields)
    s.names = tuple(names)
    _read_arrivals(s, seats)


def _read_ships(s: Gugong, seat: int, fields: Fields) -> None:
    ships = fields.entries("ships")
    if len(ships) > SHIPS:
        raise fields.fail("ships", f"expected at most {SHIPS} ships")
    for number, entry in enumerate(ships):
        ship = Fields(entry, f"{fields.at('ships')}.{number}")
        route = ship.number("route", 0, 0, s.side.routes - 1)
        place = route * HARBOURS + ship.number("harbour", 1, 1, HARBOURS) - 1
        double = ship.number("double", 0, 0, 2)
        normal = ship.number("normal", 0 if double else 1, 0, SHIP_SPACES)
        ship.done()
        most = SHIP_SPACES - (seat == s.meng)
        if not 1 <= normal + double <= most:
            raise ship.fail("normal", f"expected 1 to {most} spaces taken, found {normal + double}")
        if s.canal[place] is not None:
            raise ship.fail("harbour", "two ships lie in this harbour")
        s.canal[place] = (seat, normal, double)


def _read_double(s: Gugong, seat: int, fields: Fields) -> None:
    """At most one place of the double servant, and none but the focus for Meng."""
    is_meng = seat == s.meng
    default = DOUBLE_PLACES[IS_FOCUS if is_meng else LOCKED]
    place = DOUBLE_PLACES.index(fields.choice("double", default, DOUBLE_PLACES) or default)
    if is_meng != (place == IS_FOCUS):
        raise fields.fail("double", "'focus' is the place of Meng's double, and only of his")
    aboard = sum(ship is not None and ship[0] == seat and ship[2] > 0 for ship in s.canal)
    under = sum(with_double for _, _, with_double in s.bonus[seat])
    if aboard != (place == ON_SHIP) or under != (place == ON_BONUS):
        raise fields.fail("double", "the double servant lies in another place than written")
    s.double[seat] = place
    slots = fields.fields("slots")
    known = {"double": int(place not in (LOCKED, IS_FOCUS))}
    used = [
        slots.number(code, known.get(code, 0), 0, s.data.reward_slots[number])
        for number, code in enumerate(REWARD_CODES)
    ]
    slots.done()
    if used[2] != known["double"]:
        raise fields.fail("slots", "the slot of the double servant is used once it is not locked")
    if is_meng and any(used):
        raise fields.fail("slots", "Meng's rewards are counted by 'neutral'")
    s.slots[seat] = (used[0], used[1], used[2])
    if is_meng:
        s.neutral = fields.number("neutral", s.neutral)


def _read_decrees(s: Gugong, seat: int, fields: Fields) -> None:
    for code in fields.entries("decrees"):
        law = DECREE_CODES.index(code) if code in DECREE_CODES else None
        if law is None or law not in s.laws or s.has(seat, law):
            lying = ", ".join(DECREE_CODES[each] for each in s.laws)
            raise fields.fail("decrees", f"expected {lying}, each at most once, found {code!r}")
        s.decreed[seat] |= 1 << law


def _read_servants(s: Gugong, seat: int, fields: Fields) -> None:
    """H.3 step 6: twelve normal servants, all accounted for."""
    total = s.data.servants
    s.wall[seat] = fields.number("wall", 0)
    used = s.wall[seat] + s.decreed[seat].bit_count() + sum(s.slots[seat])
    used += sum(ship[1] for ship in s.canal if ship is not None and ship[0] == seat)
    used += sum(not with_double for _, _, with_double in s.bonus[seat])
    aside = fields.number("aside", 0)
    left = total - used - aside
    s.pool[seat] = fields.number("pool", max(0, min(s.data.start_pool, left)))
    s.supply[seat] = fields.number("supply", max(0, left - s.pool[seat]))
    rest = left - s.pool[seat] - s.supply[seat]
    if rest < 0:
        raise PositionError(
            fields.at("supply"), f"{SEATS[seat]} has {total} servants, {total - rest} are placed"
        )
    s.aside[seat] = aside + rest


def _read_arrivals(s: Gugong, seats: list[Fields]) -> None:
    """GG-10.3 Inside means an arrival field; the best ones are taken first, without gaps."""
    fields_of_side = s.side.arrival
    for seat, fields in enumerate(seats):
        if not fields.has("arrival"):
            continue
        field = fields.get("arrival")
        if s.palace[seat] != INSIDE or field not in fields_of_side or field in s.arrival:
            raise fields.fail("arrival", "expected a free arrival field, for an envoy inside")
        s.arrival[seat] = field
    for seat in range(s.n):
        if s.palace[seat] == INSIDE and s.arrival[seat] is None:
            free = [field for field in fields_of_side if field not in s.arrival]
            s.arrival[seat] = free[0]
    taken = sum(field is not None for field in s.arrival)
    if any(field not in s.arrival for field in fields_of_side[:taken]):
        raise PositionError("seats", "the arrival fields must be taken without gaps")
