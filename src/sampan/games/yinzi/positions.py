"""Positions of Yinzi (specification H): any state as JSON, written in full."""

from collections.abc import Iterable
from typing import Any, Final

from sampan.engine.actions import Action
from sampan.engine.game import Position
from sampan.engine.steps import SEATS, Step
from sampan.games.yinzi.flow.base import Ask, Compound, Occasion
from sampan.games.yinzi.flow.bonuses import BuyBonusCrop
from sampan.games.yinzi.flow.disasters import DryUp
from sampan.games.yinzi.flow.fortune import NextRepetition, Repeat
from sampan.games.yinzi.flow.free import (
    BuyCrop,
    DrawCrop,
    LookThrough,
    RefillCrops,
    SeeDiscard,
    SeeSecret,
    TakeRoute,
)
from sampan.games.yinzi.flow.offer import TurnUpFactory
from sampan.games.yinzi.flow.routes import Serve, TurnUpRoute
from sampan.games.yinzi.flow.service import ChooseRoute
from sampan.games.yinzi.flow.ships import TurnUpShip
from sampan.games.yinzi.flow.turn import DrawCard, EndTurn
from sampan.games.yinzi.flow.work import NextUse
from sampan.games.yinzi.pieces import (
    CARGO,
    CELL_CODES,
    COMMODITIES,
    CROPS,
    FACTORIES,
    FACTORY_CODES,
    FORTUNES,
    GOOD_CODES,
    MARKETS,
    NATIONS,
    NOBODY,
    NOTHING,
    PLACE_CELLS,
    PLACES,
    PROVINCES,
    ROUTES,
    SECTIONS,
    SHIP_CODES,
    SLOTS,
    SPACES,
    WORKS,
)
from sampan.games.yinzi.state import Yinzi
from sampan.games.yinzi.state.table import BOUGHT, SOLD, Cargo, Piece

VERSION: Final = 1
UNORDERED: Final = (
    "rural",
    "offer",
    "pile",
    "squares.*.cubes",
    "factories.*.stock",
    "ships.bag",
    "ships.coast.*.emissaries",
    "ships.coast.*.slots.*.salt",
    "ships.coast.*.slots.*.food",
    "foreign.*",
    "foreign.emissaries.*",
    "routes.bag",
    "routes.discard",
    "routes.secret",
    "routes.looked",
    "routes.claims.*.on",
    "seats.*.hand",
    "seats.*.done",
    "seats.*.advancements",
    "seats.*.won",
    "seats.*.open.*.on",
)
TRADES: Final = {0: None, SOLD: "sold", BOUGHT: "bought"}


def dump(s: Yinzi) -> Position:
    """The full position."""
    return {
        "game": "yinzi",
        "version": VERSION,
        "players": s.n,
        "options": dict(s.options),
        "round": s.round,
        "phase": s.phase,
        "order": [SEATS[seat] for seat in s.order],
        "asked": SEATS[s.active],
        "die": s.die,
        "markets": _markets(s),
        "squares": _squares(s),
        "crops": {
            "track": [None if good == NOTHING else GOOD_CODES[good] for good in s.track],
            "bag": {GOOD_CODES[good]: s.pool[good] for good in CROPS if s.pool[good]},
            "late": s.late,
        },
        "factories": {
            FACTORY_CODES[factory]: _factory(s, factory)
            for factory in range(FACTORIES)
            if s.place[factory] != NOTHING
        },
        "offer": [FACTORY_CODES[factory] for factory in s.offer],
        "pile": [FACTORY_CODES[factory] for factory in s.pile],
        "ships": _ships(s),
        "foreign": _foreign(s),
        "routes": _routes(s),
        "rural": letters(seat for seat, cubes in enumerate(s.rural) for _ in range(cubes)),
        "war": [
            {"seat": SEATS[seat], "workers": workers, "disc": disc} for seat, workers, disc in s.war
        ],
        "seats": {SEATS[seat]: _seat(s, seat) for seat in range(s.n)},
        "turn": _turn(s),
    }


def letters(seats: Iterable[int]) -> str:
    """Pieces as a sorted string of seats; `-` for a virtual unit."""
    return "".join(sorted("-" if seat == NOBODY else SEATS[seat] for seat in seats))


def _markets(s: Yinzi) -> Position:
    return {
        PROVINCES[province]: {
            "tile": MARKETS[tile],
            "cubes": {
                str(slot): SEATS[seat]
                for slot in range(SLOTS)
                for seat, mask in enumerate(s.raw)
                if mask >> province * SLOTS + slot & 1
            },
        }
        for province, tile in enumerate(s.markets)
    }


def _squares(s: Yinzi) -> Position:
    found: Position = {}
    for cell, code in enumerate(CELL_CODES):
        square: dict[str, Any] = {}
        if s.crops[cell] != NOTHING:
            square["crop"] = GOOD_CODES[s.crops[cell]]
        owner = next((seat for seat, mask in enumerate(s.fields) if mask >> cell & 1), NOBODY)
        if owner != NOBODY:
            square["cubes"] = SEATS[owner] * s.cubes_at(cell)
        if square:
            found[code] = square
    return found


def _factory(s: Yinzi, factory: int) -> Position:
    owner = s.owner[factory]
    return {
        "cells": [CELL_CODES[cell] for cell in PLACE_CELLS[s.place[factory]]],
        "owner": None if owner == NOBODY else SEATS[owner],
        "level": s.level[factory],
        "stock": letters(s.stock[factory]),
    }


def _ships(s: Yinzi) -> Position:
    return {
        "coast": [
            None
            if ship == NOTHING
            else {
                "ship": SHIP_CODES[ship],
                "slots": [_cargo(load) for load in s.cargo[box]],
                "emissaries": letters(s.aboard[box]),
            }
            for box, ship in enumerate(s.coast)
        ],
        "next": [None if ship == NOTHING else SHIP_CODES[ship] for ship in s.next_ships],
        "under": list(s.ship_under),
        "bag": [SHIP_CODES[ship] for ship in s.ship_bag],
    }


def _foreign(s: Yinzi) -> Position:
    emissaries = {
        nation: letters(s.envoys[at]) for at, nation in enumerate(NATIONS) if s.envoys[at]
    }
    delivered = {place: letters(s.foreign[at]) for at, place in enumerate(PLACES)}
    return {**delivered, "emissaries": emissaries}


def _cargo(load: Cargo) -> Position | None:
    return None if load is None else {CARGO[load[0]]: letters(load[1])}


def _routes(s: Yinzi) -> Position:
    return {
        "up": [None if tile == NOTHING else ROUTES[tile] for tile in s.up],
        "claims": {
            str(stack): {"by": SEATS[claim[0]], "on": _pieces(claim[1])}
            for stack, claim in enumerate(s.claims)
            if claim is not None
        },
        "under": list(s.route_under),
        "discard": ["?"] * s.unseen + [ROUTES[tile] for tile in s.discard],
        "secret": [ROUTES[tile] for tile in s.secret],
        "looked": [SEATS[seat] for seat in range(s.n) if s.looked >> seat & 1],
        "bag": [ROUTES[tile] for tile in s.route_bag],
    }


def _pieces(pieces: tuple[Piece, ...]) -> list[Position]:
    found: list[Position] = []
    for kind, what, colour in pieces:
        if kind == "commodity":
            found.append({"commodity": COMMODITIES[what]})
        elif kind == "disc":
            found.append({"disc": NATIONS[what]})
        else:
            found.append({"good": GOOD_CODES[what], "cube": letters((colour,))})
    return found


def _seat(s: Yinzi, seat: int) -> Position:
    emperor = s.emperor[seat]
    return {
        "copper": s.copper[seat],
        "silver": s.silver[seat],
        "wood": s.wood[seat],
        "stone": s.stone[seat],
        "misfortune": s.misfortune[seat],
        "boat": s.boat[seat],
        "bonus": None if s.bonus[seat] == NOTHING else s.bonus[seat],
        "hand": list(s.hand[seat]),
        "deck": {str(place + 1): left for place, left in enumerate(s.deck[seat]) if left},
        "played": [
            {"action": FORTUNES[action], "value": value, "tax": tax}
            for action, value, tax in s.played[seat]
        ],
        "groups": {FORTUNES[at]: workers for at, workers in enumerate(s.groups[seat]) if workers},
        "boxes": dict(zip(WORKS, s.boxes[seat], strict=False)),
        "emperor": None
        if emperor is None
        else {"box": emperor[0] + 1, "workers": emperor[1], "disc": emperor[2]},
        "done": [action for at, action in enumerate(WORKS) if s.done[seat] >> at & 1],
        "top": s.top[seat],
        "bottom": s.bottom[seat],
        "veterans": s.veterans[seat],
        "advancements": [space for space in range(SPACES) if s.advancements[seat] >> space & 1],
        "glory": list(s.glory[seat]),
        "open": [{"tile": ROUTES[tile], "on": _pieces(on)} for tile, on in s.open[seat]],
        "won": [ROUTES[tile] for tile in s.won[seat]],
        "aside": dict(
            zip(("cubes", "discs", "workers", "commodities"), s.aside[seat], strict=True)
        ),
    }


# --- the middle of a turn ---

DRAWS: Final[dict[type[Step[Any]], str]] = {
    DrawCrop: "crop",
    DrawCard: "card",
    TurnUpRoute: "route",
    TurnUpShip: "ship",
    TurnUpFactory: "factory",
}
"""What is being drawn, for a position in the middle of a draw."""


def _asked_at(step: Step[Any]) -> Ask | None:
    """The step at which a seat is asked now or next, if this entry of the agenda leads to one."""
    if isinstance(step, NextRepetition | Repeat | NextUse):
        return step.step
    return step if isinstance(step, Ask) and step.node else None


def node_of(s: Yinzi) -> str:
    """The node of specification F.2 at which the state stands, or at which it will stand after the
    draw under way; empty where no go is under way."""
    top = s.agenda[-1] if s.agenda else None
    if isinstance(top, Serve) and top.on_board:
        return ChooseRoute.node
    if isinstance(top, BuyCrop) and s.phase == "A" and top.spoken[0].kind == "crop":
        return BuyBonusCrop.node
    for step in reversed(s.agenda):
        if isinstance(step, Occasion) or (step.automatic and step is s.agenda[-1]):
            break
        asked = _asked_at(step)
        if asked is not None and not (isinstance(asked, TakeRoute) and asked.spoken):
            return f"{s.phase}_END" if isinstance(asked, EndTurn) else asked.node
    return ""


def spoken(s: Yinzi) -> tuple[Action, ...]:
    """The words of the compound move under way; also while its player looks through the pile."""
    for step in reversed(s.agenda):
        if isinstance(step, Compound):
            return step.spoken
        if not isinstance(step, SeeDiscard | SeeSecret | LookThrough):
            break
    return ()


FIRST_NODES: Final = ("A_BONUS", "B_TURN", "SETUP_TILE")
"""Nodes at which a go begins without anything having happened in it."""


def _turn(s: Yinzi) -> Position | None:
    node = node_of(s)
    top = s.agenda[-1] if s.agenda else None
    draw = None if top is None else DRAWS.get(type(top))
    if not node and draw is None:
        return None
    turn: Position = {
        "node": node,
        "province": PROVINCES[top.province] if isinstance(top, DryUp) else None,
        "action": _action(s),
        "reps": s.reps + _uncounted(s),
        "taxed": s.taxed,
        "crop": s.crop_bought,
        "sections": [name for at, name in enumerate(SECTIONS) if s.sections >> at & 1],
        "group": None if s.group == NOTHING else FORTUNES[s.group],
        "left": s.left,
        "recruited": s.recruited,
        "transport": s.transport,
        "boat_disc": s.boat_disc,
        "rural": TRADES[s.trade],
        "fresh": [space for space in range(SPACES) if s.fresh >> space & 1],
        "factories": [FACTORY_CODES[at] for at in range(FACTORIES) if s.visited >> at & 1],
        "weaker": s.weaker,
        "words": [action.word for action in spoken(s)],
        "draw": draw,
        "seen": s.shown,
    }
    quiet = node in FIRST_NODES and not any(value for key, value in turn.items() if key != "node")
    return None if quiet else turn


def _uncounted(s: Yinzi) -> int:
    """During the draw that follows a repetition it already counts."""
    beneath = (step for step in reversed(s.agenda) if not step.chance)
    below = next((step for step in beneath if not isinstance(step, RefillCrops)), None)
    return int(bool(s.agenda) and s.agenda[-1].chance and isinstance(below, NextRepetition))


def _action(s: Yinzi) -> str | None:
    if s.action == NOTHING:
        return None
    return FORTUNES[s.action] if s.group == NOTHING else WORKS[s.action]


# --- readable, never loaded ---


def facts(s: Yinzi) -> Position:
    """Further fields for readers: stocks, capacities, supplies, what is out of the game."""
    return {
        "resources": {"wood": s.box_wood, "stone": s.box_stone},
        "ratio": s.ratio,
        "over": s.over,
        "out": _out(s),
        "seats": {
            SEATS[seat]: {
                "capacity": s.capacity(seat),
                "supply": {
                    "cubes": s.cubes[seat],
                    "discs": s.discs[seat],
                    "workers": s.workers[seat],
                    "commodities": s.commodities[seat],
                },
            }
            for seat in range(s.n)
        },
    }


def _out(s: Yinzi) -> Position:
    """YZ-2.10 The pieces that are out of the game."""
    ships = {*s.coast, *s.next_ships, *s.ship_bag}
    routes = {*s.up, *s.discard, *s.route_bag}
    for seat in range(s.n):
        routes |= {tile for tile, _ in s.open[seat]} | {*s.won[seat]}
    crops = {}
    for good in CROPS:
        aside = s.data.tiles[good] if s.late and GOOD_CODES[good] in ("PO", "MA") else 0
        left = s.data.tiles[good] - s.pool[good] - s.track.count(good) - s.crops.count(good) - aside
        if left:
            crops[GOOD_CODES[good]] = left
    return {
        "crops": crops,
        "ships": [code for ship, code in enumerate(SHIP_CODES) if ship not in ships],
        "routes": [code for tile, code in enumerate(ROUTES) if tile not in routes],
        "factories": [
            FACTORY_CODES[factory]
            for factory in range(FACTORIES)
            if s.place[factory] == NOTHING and factory not in (*s.offer, *s.pile)
        ],
        "markets": [code for tile, code in enumerate(MARKETS) if tile not in s.markets],
    }
