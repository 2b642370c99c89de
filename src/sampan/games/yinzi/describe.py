"""Names of the pieces of Yinzi, and what the text of an action may mention."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from sampan.engine.actions import Action
from sampan.engine.components import load_components
from sampan.engine.steps import SEATS
from sampan.engine.texts import Ref
from sampan.games.yinzi.pieces import (
    ADVANCEMENTS,
    BONUSES,
    CELL_CODES,
    COMMODITIES,
    DATA_FILE,
    FACTORY_CODES,
    FORTUNES,
    GOOD,
    GOOD_NAMES,
    MARKETS,
    NOBODY,
    NOTHING,
    PLACE_CELLS,
    PLACES,
    PLAIN,
    PROVINCES,
    RICE,
    ROUTES,
    SECTIONS,
    SHIP_CODES,
    SHIP_SLOTS,
    SLOT_CODES,
    TEA,
    TEA_SLOT,
    VALUES,
    WORKS,
)
from sampan.games.yinzi.state import Yinzi

_DATA: Final = load_components(DATA_FILE)
_LEVELS: Final = ("-", *(item["id"] for item in _DATA.items("level")))


# --- names ---


def _asked_for(name: str, count: int) -> Ref:
    """One kind of piece that a route tile demands."""
    if name in COMMODITIES:
        return Ref(f"commodity-{name}")
    if name in GOOD:
        return Ref(f"good-{GOOD_NAMES[GOOD[name]]}")
    return Ref(f"demand-{name}", count=count)


def demand_name(names: list[str]) -> Ref:
    """What a route tile demands, in words."""
    first, *others = [_asked_for(name, names.count(name)) for name in dict.fromkeys(names)]
    for other in others:
        first = Ref("demand-and", one=first, other=other)
    return first


def _route_name(item: dict[str, Any]) -> Ref:
    demand = demand_name(item["demand"])
    if item["alternative"]:
        demand = Ref("demand-or", one=demand, other=demand_name(item["alternative"]))
    return Ref("route", number=int(item["id"][2:]), demand=demand)


def _factory_name(code: str) -> Ref:
    """YZ-1.13 The letter is the colour of the raw material."""
    commodity, _, seat = code.partition("-")
    return Ref(f"factory-{commodity}", seat=seat)


def _same(prefix: str, codes: Iterable[str]) -> dict[str, Ref]:
    return {code: Ref(f"{prefix}-{code}") for code in codes}


NAMES: Final[dict[str, Ref]] = {
    **_same("good", GOOD_NAMES),
    **_same("province", PROVINCES),
    **{
        code: Ref("square", province=Ref(f"province-{code[:2]}"), place=code[2:])
        for code in CELL_CODES
    },
    **{
        code: Ref("market-slot", province=Ref(f"province-{code[:2]}"), slot=code[2:])
        for code in SLOT_CODES
    },
    **_same("commodity", COMMODITIES),
    **{code: _factory_name(code) for code in FACTORY_CODES},
    **_same("bonus", BONUSES),
    **_same("section", SECTIONS[:2]),
    **_same("advancement", ADVANCEMENTS),
    **_same("fortune", FORTUNES),
    **_same("work", WORKS),
    **_same("place", PLACES),
    **{code: Ref("ship", nation=Ref(f"place-{code[:2]}"), number=code[2:]) for code in SHIP_CODES},
    **{item["id"]: _route_name(item) for item in _DATA.items("route")},
    **{code: Ref("market", number=code[1:]) for code in MARKETS},
    **_same("cargo", ("commodity", "food", "disc")),
    **_same("resource", ("wood", "stone")),
}
"""Code -> name, for every code that events, words and positions use. The other two sections of
advancements are called like their workforce actions."""


# --- actions ---


def action_args(s: Yinzi, seat: int, action: Action) -> dict[str, Any]:
    """Price, gain and components of an action, as its own seat may know them."""
    args = ARGS.get(action.kind)
    return _plain_args(s, action) if args is None else args(s, seat, action)


def _plain_args(s: Yinzi, action: Action) -> dict[str, Any]:
    """The words that say nearly everything themselves."""
    kind = action.kind
    if kind in ("disc", "use"):
        return {"advancement": ADVANCEMENTS[action.arg]}
    if kind == "tile":
        return {"tile": ROUTES[action.arg]}
    if kind in ("soldiers", "veterans"):
        return {"workers": int(action.args[0])}
    if kind in ("wood", "stone"):
        return {"copper": s.data.resource_price}
    if kind == "rural-buy":
        return {"colour": action.args[0], "copper": s.data.rural_buy}
    return {"colour": action.args[0]} if kind == "remove" else {}


def _cell(s: Yinzi, seat: int, action: Action) -> dict[str, Any]:
    square = action.arg
    good = s.good_at(square)
    rice = s.crops[square] == NOTHING and good == RICE
    return {
        "cell": CELL_CODES[square],
        "good": "" if good == PLAIN else GOOD_NAMES[good],
        "plain": good == PLAIN,
        "cubes": min(2 if rice else 1, s.cubes[seat]),
        "copper": s.rural_price(seat),
    }


def _market(s: Yinzi, seat: int, action: Action) -> dict[str, Any]:
    return {"slot": SLOT_CODES[action.arg], "copper": s.sale_price(seat, action.arg)}


def _crop(s: Yinzi, seat: int, action: Action) -> dict[str, Any]:
    crop = s.track[action.arg]
    return {
        "crop": "" if crop == NOTHING else GOOD_NAMES[crop],
        "copper": s.data.bonus_cost[action.arg],
    }


def _bonus(s: Yinzi, seat: int, action: Action) -> dict[str, Any]:
    crop = _crop(s, seat, action)
    return {
        "bonus": BONUSES[action.arg],
        "crop": bool(crop["crop"]),
        "good": crop["crop"],
        "copper": crop["copper"],
    }


def _ship(s: Yinzi, seat: int, action: Action) -> dict[str, Any]:
    box, slot = divmod(action.arg, SHIP_SLOTS)
    ship = s.coast[box] if box < s.n else NOTHING
    if ship == NOTHING or slot >= len(s.data.ship_slots[ship]):
        return {"ship": "", "demand": ""}
    demand = s.data.ship_slots[ship][slot]
    asked = GOOD_NAMES[TEA] if demand == TEA_SLOT else COMMODITIES[demand]
    return {"ship": SHIP_CODES[ship], "demand": asked}


def _factory(s: Yinzi, seat: int, action: Action) -> dict[str, Any]:
    which = action.arg
    level, owner, levels = s.level[which], s.owner[which], s.data.levels
    used, raised = levels[level], levels[min(level + 1, len(levels) - 1)]
    return {
        "factory": FACTORY_CODES[which],
        "deed": "upgrade" if level else "build" if s.place[which] == NOTHING else "rebuild",
        "level": _LEVELS[level],
        "next": _LEVELS[min(level + 1, len(levels) - 1)],
        "copper": raised.upgrade if raised else 0,
        "own": owner == seat,
        "owner": "" if owner == NOBODY else SEATS[owner],
        "fee": used.other_copper if used else 0,
        "silver": used.other_silver if used else 0,
    }


def _card(s: Yinzi, seat: int, action: Action) -> dict[str, Any]:
    value, fortune = divmod(action.arg, len(FORTUNES))
    return {"value": VALUES[value], "action": Ref(f"short-{FORTUNES[fortune]}")}


def _work(s: Yinzi, seat: int, action: Action) -> dict[str, Any]:
    group, work = divmod(action.arg, len(WORKS))
    return {**_of_group(s, seat, group), "action": WORKS[work]}


def _migrate(s: Yinzi, seat: int, action: Action) -> dict[str, Any]:
    return _of_group(s, seat, action.arg)


def _of_group(s: Yinzi, seat: int, group: int) -> dict[str, Any]:
    return {"group": Ref(f"short-{FORTUNES[group]}"), "workers": s.groups[seat][group]}


def _box(s: Yinzi, seat: int, action: Action) -> dict[str, Any]:
    box, number = s.data.boxes[action.arg], action.arg + 1
    reward = Ref(f"reward-{number}", copper=box.copper, silver=box.silver)
    return {"name": Ref(f"box-{number}"), "workers": box.workers, "reward": reward}


def _route(s: Yinzi, seat: int, action: Action) -> dict[str, Any]:
    tile = s.up[action.arg] if action.arg < s.n else NOTHING
    return {"tile": "" if tile == NOTHING else ROUTES[tile]}


def _lay(s: Yinzi, seat: int, action: Action) -> dict[str, Any]:
    cells = PLACE_CELLS[action.arg]
    goods = [GOOD_NAMES[good] for good in map(s.good_at, cells) if good != PLAIN]
    return {"cells": [CELL_CODES[cell] for cell in cells], "goods": goods, "covers": bool(goods)}


ARGS: Final[dict[str, Callable[[Yinzi, int, Action], dict[str, Any]]]] = {
    "cell": _cell,
    "rural-sell": _cell,
    "market": _market,
    "crop": _crop,
    "bonus": _bonus,
    "ship": _ship,
    "factory": _factory,
    "card": _card,
    "work": _work,
    "migrate": _migrate,
    "box": _box,
    "route": _route,
    "lay": _lay,
}
"""Kind of word -> what its texts may mention, where that takes a closer look."""
