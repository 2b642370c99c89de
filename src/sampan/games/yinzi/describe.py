"""Names of the pieces of Yinzi, and what the text of an action may mention."""

from typing import Any, Final

from sampan.engine.actions import Action
from sampan.engine.texts import Ref
from sampan.games.yinzi.pieces import (
    ADVANCEMENTS,
    BONUSES,
    CELL_CODES,
    COMMODITIES,
    FACTORY_CODES,
    FORTUNES,
    GOOD_CODES,
    MARKETS,
    NOTHING,
    PLACE_CELLS,
    PLACES,
    PROVINCES,
    ROUTES,
    SHIP_CODES,
    SHIP_SLOTS,
    SLOT_CODES,
    VALUES,
    WORKS,
    province_of,
)
from sampan.games.yinzi.state import Yinzi


def _cell_name(code: str) -> Ref:
    place = code[2:]
    return Ref("square", province=Ref(f"province-{code[:2]}"), place=place)


NAMES: Final[dict[str, Ref]] = {
    **{code: Ref(f"good-{code}") for code in GOOD_CODES},
    **{code: Ref(f"province-{code}") for code in PROVINCES},
    **{code: _cell_name(code) for code in CELL_CODES},
    **{
        code: Ref("market-slot", province=Ref(f"province-{code[:2]}"), slot=code[2:])
        for code in SLOT_CODES
    },
    **{code: Ref(f"commodity-{code}") for code in COMMODITIES},
    **{
        code: Ref(
            "factory", commodity=Ref(f"commodity-{code.split('-')[0]}"), seat=code.split("-")[1]
        )
        for code in FACTORY_CODES
    },
    **{code: Ref(f"bonus-{code}") for code in BONUSES},
    **{code: Ref(f"advancement-{code}") for code in ADVANCEMENTS},
    **{code: Ref(f"fortune-{code}") for code in FORTUNES},
    **{code: Ref(f"work-{code}") for code in WORKS},
    **{code: Ref(f"place-{code}") for code in PLACES},
    **{code: Ref("ship", nation=Ref(f"place-{code[:2]}"), number=code[2:]) for code in SHIP_CODES},
    **{code: Ref(f"route-{code}") for code in ROUTES},
    **{code: Ref("market", number=code[1:]) for code in MARKETS},
    **{code: Ref(f"cargo-{code}") for code in ("tea", "salt", "food")},
    **{code: Ref(f"resource-{code}") for code in ("wood", "stone")},
}
"""Code -> name, for every code that events, words and positions use."""


def action_args(s: Yinzi, seat: int, action: Action) -> dict[str, Any]:
    """Price, gain and components of an action, as its own seat may know them."""
    kind, arg = action.kind, action.arg
    if kind in ("cell", "rural-sell"):
        good = s.good_at(arg)
        shown = GOOD_CODES[good] if good < len(GOOD_CODES) else ""
        return {"cell": CELL_CODES[arg], "good": shown, "copper": s.rural_price(seat)}
    if kind == "market":
        return {"slot": SLOT_CODES[arg], "copper": s.sale_price(seat, arg)}
    if kind == "crop":
        crop = s.track[arg]
        shown = "" if crop == NOTHING else GOOD_CODES[crop]
        return {"column": arg, "crop": shown, "copper": s.data.bonus_cost[arg]}
    if kind == "ship":
        box, slot = divmod(arg, SHIP_SLOTS)
        ship = s.coast[box] if box < s.n else NOTHING
        return {"ship": "" if ship == NOTHING else SHIP_CODES[ship], "slot": slot, "box": box}
    if kind == "card":
        value, fortune = divmod(arg, len(FORTUNES))
        workers = s.data.card_workers[VALUES[value]]
        return {"value": VALUES[value], "action": FORTUNES[fortune], "workers": workers}
    if kind == "work":
        group, work = divmod(arg, len(WORKS))
        return {
            "group": FORTUNES[group], "action": WORKS[work], "workers": s.groups[seat][group]
        }  # fmt: skip
    if kind == "lay":
        cells = PLACE_CELLS[arg]
        return {
            "cells": [CELL_CODES[cell] for cell in cells],
            "province": PROVINCES[province_of(cells[0])],
        }
    return _further_args(s, action)


def _further_args(s: Yinzi, action: Action) -> dict[str, Any]:
    kind, arg = action.kind, action.arg
    if kind == "bonus":
        return {"bonus": BONUSES[arg]}
    if kind == "migrate":
        return {"group": FORTUNES[arg]}
    if kind == "factory":
        return {"factory": FACTORY_CODES[arg]}
    if kind in ("disc", "use"):
        return {"advancement": ADVANCEMENTS[arg]}
    if kind in ("soldiers", "veterans"):
        return {"workers": int(action.args[0])}
    if kind == "box":
        return {"box": arg + 1, "workers": s.data.boxes[arg].workers}
    if kind == "route":
        tile = s.up[arg] if arg < s.n else NOTHING
        return {"stack": arg, "tile": "" if tile == NOTHING else ROUTES[tile]}
    if kind == "tile":
        return {"tile": ROUTES[arg]}
    if kind == "rural-buy":
        return {"colour": action.args[0], "copper": s.data.rural_buy}
    return {"colour": action.args[0]} if kind == "remove" else {}
