"""Names of the components, and what the text of an action may mention."""

from typing import Any, Final

from sampan.engine.actions import Action
from sampan.engine.components import load_components
from sampan.engine.texts import Ref
from sampan.games.yangtze.state import GAP, Yangtze
from sampan.games.yangtze.tiles import (
    CARD_CODES,
    CODES,
    DATA_FILE,
    FIRST_EVERYDAY,
    FIRST_RULER,
    GOODS,
    KINDS,
    LIQ10,
    RULERS,
    good_and_colour,
    is_green,
    is_luxury,
    kind_of,
)
from sampan.games.yangtze.words import BUNDLES

_DATA: Final = load_components(DATA_FILE)


def _good_name(tile: int) -> Ref:
    good, colour = good_and_colour(tile)
    rows = _DATA.items("luxury_good" if tile < FIRST_EVERYDAY else "everyday_good")
    return Ref(
        "tile-good",
        good=Ref(f"good-{rows[good]['id']}"),
        colour=Ref(f"colour-{rows[colour]['colour']}"),
    )


def _establishment_name(tile: int) -> Ref:
    kind = _DATA.items("kind")[kind_of(tile)]["id"]
    colour = "colour-est-green" if is_green(tile) else "colour-est-brown"
    number = CODES[tile][2]
    return Ref("tile-establishment", kind=Ref(f"kind-{kind}"), colour=Ref(colour), number=number)


SHEET_KEYS: Final = (
    *(f"sheet-{line}" for line in ("money", "goods", "green", "brown", "liquidity", "total")),
    *(f"sheet-kinds-{kind}" for kind in range(KINDS)),
)
"""Lines of the score sheet, as events name them."""


def _printed_names() -> dict[str, Ref]:
    """Goods, colours, symbols, kinds and reigns by their id in the data."""
    names = {}
    for row in (*_DATA.items("luxury_good"), *_DATA.items("everyday_good")):
        names[row["symbol"]] = Ref(f"symbol-{row['symbol']}")
        names[row["colour"]] = Ref(f"colour-{row['colour']}")
    for row in (*_DATA.items("luxury_good"), *_DATA.items("everyday_good")):
        names[row["id"]] = Ref(f"good-{row['id']}")
    names |= {row["id"]: Ref(f"kind-{row['id']}") for row in _DATA.items("kind")}
    return names | {
        row["id"]: Ref(f"reign-{field}") for field, row in enumerate(_DATA.items("reign"))
    }


NAMES: Final[dict[str, Ref]] = {
    **{CODES[tile]: _good_name(tile) for tile in range(GOODS)},
    **{CODES[tile]: _establishment_name(tile) for tile in range(GOODS, FIRST_RULER)},
    **{code: Ref(f"ruler-{code}") for code in CODES[FIRST_RULER:]},
    **{code: Ref(f"card-{code}") for code in CARD_CODES},
    **{f"reign-{field}": Ref(f"reign-{field}") for field in range(RULERS)},
    **{key: Ref(key) for key in SHEET_KEYS},
    **_printed_names(),
}
"""Code -> name, also of what the data print. Reigns are the fields beside which the rulers lie (no
effect, YT-Q40)."""


def action_args(s: Yangtze, seat: int, action: Action) -> dict[str, Any]:
    """Price, gain and components of an action, as its own seat may know them."""
    kind, arg = action.kind, action.arg
    if kind in ("buy", "free", "take"):
        tile = s.river[arg]
        shown = CODES[tile] if tile != GAP else ""
        return {"slot": arg, "tile": shown, "price": s.price(arg)}
    if kind == "sell":
        tiles = BUNDLES[arg]
        value = s.data.bundle_value(len(tiles), is_luxury(tiles[0]))
        return {"tiles": [CODES[tile] for tile in tiles], "value": value}
    if kind in ("give", "discard"):
        return {"tile": CODES[arg]}
    if kind in ("liq", "back"):
        return {"amount": s.data.card_money[LIQ10 + arg]}
    if kind == "copy":
        code = CODES[FIRST_RULER + arg]
        amount = s.data.amount_of(FIRST_RULER + arg)
        return {"ruler": code, "help": Ref(f"ruler-{code}-help", amount=amount)}
    return {"amount": arg + 1} if kind == "bid" else {}
