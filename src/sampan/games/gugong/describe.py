"""Names of the components, and what the text of an action may mention."""

from typing import Any, Final

from sampan.engine.actions import Action
from sampan.engine.components import load_components
from sampan.engine.texts import Ref
from sampan.games.gugong.flow import decrees, jade, travel
from sampan.games.gugong.flow.actions import Follow
from sampan.games.gugong.flow.day import CardAction, LocationAction
from sampan.games.gugong.pieces import (
    AUTOMA,
    CARD_ACTIONS,
    CARD_CODES,
    DATA_FILE,
    DECREE_CODES,
    HARBOURS,
    LOCATIONS,
    REWARD_CODES,
    S1,
    TILE_CODES,
    TILE_TYPES,
    TYPE_OF,
)
from sampan.games.gugong.state import Gugong
from sampan.games.gugong.words import die_parts, trade_parts

_DATA: Final = load_components(DATA_FILE)
_ACTION_CODES: Final = {action: code for code, action in CARD_ACTIONS.items()}
PHASES: Final = ("morning", "day", "dusk", "night", "final")
REASONS: Final = (
    "palace-step",
    "decree",
    "harbour",
    "trade",
    "tile",
    "swap",
    "wall",
    "night",
    "palace",
    "jade",
)
"""What points are scored for."""


def _gift_name(row: dict[str, Any]) -> Ref:
    return Ref(
        "gift-card",
        gift=Ref(f"gift-{row['gift']}"),
        value=row["value"],
        action=Ref(f"card-action-{row['action']}"),
    )


def _city_codes() -> set[str]:
    return {row["id"] for side in ("city_small", "city_large") for row in _DATA.items(side)}


NAMES: Final[dict[str, Ref]] = {
    **{code: Ref(f"location-{code}") for code in LOCATIONS},
    **{code: _gift_name(row) for code, row in zip(CARD_CODES, _DATA.items("gift"), strict=True)},
    **{
        code: Ref(f"tile-{TILE_TYPES[kind]}")
        for code, kind in zip(TILE_CODES, TYPE_OF, strict=True)
    },
    **{code: Ref(f"tile-{code}") for code in TILE_TYPES},
    **{code: Ref(f"decree-{code}") for code in DECREE_CODES},
    **{code: Ref(f"city-{code}") for code in sorted(_city_codes())},
    **{f"automa-{card}": Ref("automa-card", number=card) for card in range(len(AUTOMA))},
    **{f"house-{house}": Ref(f"house-{house}") for house in range(4)},
    **{f"reward-{code}": Ref(f"reward-{code}") for code in REWARD_CODES},
    **{f"phase-{phase}": Ref(f"phase-{phase}") for phase in PHASES},
    **{f"for-{reason}": Ref(f"for-{reason}") for reason in REASONS},
}
"""Code -> name."""


def action_args(s: Gugong, seat: int, action: Action) -> dict[str, Any]:
    """Price, gain and components of an action, as its own seat may know them."""
    kind, arg = action.kind, action.arg
    if kind == "card":
        return {"card": CARD_CODES[arg]}
    if kind == "loc":
        return {"location": LOCATIONS[arg], "card": CARD_CODES[s.board[arg]]}
    if kind == "city" and arg < s.side.cities:
        tile = s.cities[arg]
        return {"city": s.side.city_codes[arg], "tile": TILE_CODES[tile] if tile >= 0 else ""}
    if kind == "decree":
        code = DECREE_CODES[s.laws[arg]]
        return {"decree": code, "price": decrees.price(s, seat, arg)}
    if kind == "house":
        return {"house": f"house-{arg}", "price": jade.price(s, seat, arg)}
    if kind == "harbour":
        return {"route": arg // HARBOURS + 1, "harbour": arg % HARBOURS + 1}
    if kind == "new-ship":
        return {"route": arg + 1}
    if kind == "die":
        die, face = die_parts(action)
        return {"die": die + 1, "face": face, "before": s.dice[die]}
    if kind == "trade":
        what, doubles, plain = trade_parts(action)
        return {
            "gain": Ref(f"trade-{('servant', 'vp', 'jade')[what]}", points=s.data.trade_vp),
            "doubles": doubles,
            "plain": max(0, plain),
        }
    return {"action": _option_name(s, seat, action)} if kind in ("opt-a", "opt-b") else {}


def _option_name(s: Gugong, seat: int, action: Action) -> Ref | str:
    """What an option of the action asked for would do."""
    step = s.agenda[-1] if s.agenda else None
    option = action.kind[-1]
    if isinstance(step, CardAction):
        what = step.action
    elif isinstance(step, LocationAction | Follow):
        what = step.location
    else:
        return ""
    code = LOCATIONS[what] if what < S1 else _ACTION_CODES[what]
    return Ref(f"do-{code}-{option}", price=travel.price(s, seat))
