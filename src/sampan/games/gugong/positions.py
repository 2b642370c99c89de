"""Positions of Gùgōng (specification H): any state as JSON, written in full."""

from collections.abc import Iterable
from typing import Any, Final

from sampan.engine.game import Position
from sampan.engine.steps import CHANCE, SEATS
from sampan.games.gugong.flow.night import night_matches
from sampan.games.gugong.pieces import (
    DECREE_CODES,
    DOUBLE_PLACES,
    LOCATIONS,
    NO_CARD,
    NO_TILE,
    NOBODY,
    NOWHERE,
    REWARD_CODES,
    TILE_CODES,
    TILE_TYPES,
    TYPE_OF,
)
from sampan.games.gugong.state import Gugong
from sampan.games.gugong.table import Active

UNORDERED: Final = (
    "draw",
    "box",
    "travel.pile",
    "travel.discard",
    "travel.taken",
    "automa.deck",
    "automa.discard",
    "unseen.*",
    *(
        f"seats.*.{zone}"
        for zone in ("hand", "discard", "stack", "tiles", "decrees", "ships", "bonus", "bonus_dead")
    ),
)
SOLO: Final = ("difficulty", "pairing", "focus")
"""The options that a position keeps in its field `solo`."""
KIND_BY_CODE: Final = {TILE_CODES[tile]: TILE_TYPES[kind] for tile, kind in enumerate(TYPE_OF)}


def dump(s: Gugong) -> Position:
    """The position at the start of the running turn, and the words said since (H.2)."""
    position = fields(s.beginning())
    position["since"] = since(s)
    return position


def since(s: Gugong) -> list[str]:
    return [
        f"{CHANCE if step.chance else SEATS[step.who(s)]} {action.word}"
        for step, action in s.said()
    ]


def fields(s: Gugong) -> Position:
    """Every field of a position as the table lies; only `since` is left empty."""
    options = s.rules.options
    solo = s.meng != NOBODY
    return {
        "game": "gugong",
        "players": 1 if solo else s.n,
        "options": {name: value for name, value in options.items() if name not in SOLO},
        "solo": _dump_solo(s) if solo else None,
        "at": {
            "day": s.day,
            "phase": s.phase,
            "step": s.step,
            "start": SEATS[s.start],
            "active": SEATS[s.active] if s.phase == "day" else None,
        },
        "since": [],
        "dice": list(s.dice),
        "medal": _seat(s.medal),
        "board": {
            code: None if card == NO_CARD else card
            for code, card in zip(LOCATIONS, s.board, strict=True)
        },
        "draw": list(s.draw),
        "box": sorted(s.box),
        "travel": {
            "map": {str(city): _tile(tile) for city, tile in enumerate(s.cities)},
            "discard": _tiles(sorted(s.travel_discard)),
            "pile": _tiles(s.pile),
        },
        "decrees": [None if law == NO_TILE else DECREE_CODES[law] for law in s.laws],
        "jade_houses": list(s.houses),
        "intrigue": _dump_intrigue(s),
        "automa": _dump_automa(s) if solo else None,
        "seats": {SEATS[seat]: _dump_seat(s, seat) for seat in range(s.n)},
        "over": s.over,
        **({"sheet": _dump_sheet(s)} if s.sheet else {}),
    }


def _seat(seat: int) -> str | None:
    return None if seat == NOBODY else SEATS[seat]


def _tile(tile: int) -> str | None:
    return None if tile == NO_TILE else TILE_CODES[tile]


def _tiles(tiles: Iterable[int]) -> list[str]:
    return [TILE_CODES[tile] for tile in tiles]


def _dump_solo(s: Gugong) -> dict[str, Any]:
    options = s.rules.options
    return {
        "difficulty": options["difficulty"],
        "pairing": options["pairing"],
        "focus": None if s.focus == NOWHERE else LOCATIONS[s.focus],
    }


def _dump_intrigue(s: Gugong) -> dict[str, list[str]]:
    track: dict[str, list[str]] = {}
    for seat in s.order:
        track.setdefault(str(s.intrigue[seat]), []).append(SEATS[seat])
    return track


def _dump_automa(s: Gugong) -> dict[str, list[int]]:
    return {
        "deck": list(s.automa_deck),
        "today": list(s.automa_today),
        "discard": sorted(s.automa_discard),
    }


def _dump_sheet(s: Gugong) -> dict[str, dict[str, Any]]:
    """The lines of the final scoring that are settled."""
    return {
        SEATS[seat]: {line: amounts[seat] for line, amounts in s.sheet.items()}
        for seat in range(s.n)
    }


def _dump_seat(s: Gugong, seat: int) -> dict[str, Any]:
    is_meng = seat == s.meng
    shown: dict[str, Any] = {
        "name": s.names[seat],
        "meng": is_meng,
        "hand": list(s.hand[seat]),
        "discard": list(s.discard[seat]),
    }
    if is_meng:
        shown.update(stack=list(s.stack), under=list(s.under), neutral=s.neutral)
        if s.unseen_under:
            shown["unseen"] = list(s.unseen_under)
    if s.hidden[seat]:
        shown["hidden"] = sorted(s.hidden[seat])
    if s.covered[seat]:
        shown["covered"] = list(s.covered[seat])
    shown.update(
        pool=s.pool[seat],
        supply=s.supply[seat],
        aside=s.aside[seat],
        double=DOUBLE_PLACES[s.double[seat]],
        wall=s.wall[seat],
        ships=_dump_ships(s, seat),
        slots=dict(zip(REWARD_CODES, s.slots[seat], strict=True)),
        decrees=[code for law, code in enumerate(DECREE_CODES) if s.has(seat, law)],
        tiles=_tiles((*s.tiles[seat], *s.double_tiles[seat])),
        traveller=None if s.traveller[seat] == NOWHERE else s.traveller[seat],
        palace=s.palace[seat],
        arrival=s.arrival[seat],
        vp=s.vp[seat],
        jade=s.jade[seat],
        bonus=[_dump_bonus(active) for active in s.bonus[seat]],
        bonus_dead=_tiles(s.bonus_dead[seat]),
    )
    return shown


def _dump_ships(s: Gugong, seat: int) -> list[dict[str, int]]:
    return [
        {"route": place // 5, "harbour": place % 5 + 1, "normal": ship[1], "double": ship[2]}
        for place, ship in enumerate(s.canal)
        if ship is not None and ship[0] == seat
    ]


def _dump_bonus(active: Active) -> dict[str, Any]:
    tile, location, with_double = active
    return {
        "tile": TILE_CODES[tile],
        "location": None if location == NOWHERE else LOCATIONS[location],
        "piece": "double" if with_double else "normal",
    }


def facts(s: Gugong) -> Position:
    """Readable, never loaded: the wall's total, matches as the discard piles lie, tiles of a
    running journey."""
    seats = {SEATS[seat]: {"matches": night_matches(s, seat)} for seat in range(s.n)}
    return {
        "wall": {"total": s.wall_total()},
        "travel": {"taken": _tiles(s.taken)},
        "seats": seats,
    }


def by_kind(value: Any) -> Any:
    """A value with types in place of single travel tiles (H.5)."""
    if isinstance(value, dict):
        return {key: by_kind(each) for key, each in value.items()}
    if isinstance(value, list):
        return [by_kind(each) for each in value]
    return KIND_BY_CODE.get(value, value) if isinstance(value, str) else value
