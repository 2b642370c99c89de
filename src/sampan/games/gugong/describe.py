"""Names of the components, and what the text of an action may mention."""

from typing import Any, Final

from sampan.engine.actions import Action
from sampan.engine.components import Components
from sampan.engine.texts import Ref
from sampan.games.gugong.flow import decrees, jade, travel
from sampan.games.gugong.flow.actions import Follow
from sampan.games.gugong.flow.bonus import ActivateTile, LayOut
from sampan.games.gugong.flow.canal import ClaimReward, MoveShip
from sampan.games.gugong.flow.day import CardAction, ChooseLocation, LocationAction, is_free
from sampan.games.gugong.flow.jade import SQUARE
from sampan.games.gugong.flow.morning import INCOME, NIGHT_STEP, TakeGain
from sampan.games.gugong.flow.servants import GainDouble, PayWithDouble
from sampan.games.gugong.pieces import (
    CARD_ACTIONS,
    CARD_CODES,
    DECREE_CODES,
    HARBOURS,
    LOCATIONS,
    NOBODY,
    REWARD_CODES,
    S1,
    TILE_CODES,
    TILE_TYPES,
    TYPE_OF,
)
from sampan.games.gugong.state import Gugong
from sampan.games.gugong.words import die_parts, trade_parts

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


def names_of(components: Components) -> dict[str, Ref]:
    """Code -> name of every component of an edition."""
    sides = ("city_small", "city_large")
    cities = sorted({row["id"] for side in sides for row in components.items(side)})
    gifts = components.items("gift")
    return {
        **{code: Ref(f"location-{code}") for code in LOCATIONS},
        **{code: _gift_name(row) for code, row in zip(CARD_CODES, gifts, strict=True)},
        **{
            code: Ref(f"tile-{TILE_TYPES[kind]}")
            for code, kind in zip(TILE_CODES, TYPE_OF, strict=True)
        },
        **{code: Ref(f"tile-{code}") for code in TILE_TYPES},
        **{code: Ref(f"decree-{code}") for code in DECREE_CODES},
        **{code: Ref(f"city-{code}") for code in cities},
        **{row["id"]: Ref(f"automa-{row['location']}") for row in components.items("automa")},
        **{f"house-{house}": Ref(f"house-{house}") for house in range(SQUARE + 1)},
        **{f"reward-{code}": Ref(f"reward-{code}") for code in REWARD_CODES},
        **{f"phase-{phase}": Ref(f"phase-{phase}") for phase in PHASES},
        **{f"for-{reason}": Ref(f"for-{reason}") for reason in REASONS},
    }


def action_args(s: Gugong, seat: int, action: Action) -> dict[str, Any]:
    """Price, gain and components of an action, as its own seat may know them."""
    return {**_word_args(s, seat, action), **_step_args(s, seat, action)}


def _word_args(s: Gugong, seat: int, action: Action) -> dict[str, Any]:
    """What the word itself names, as it lies on the table."""
    kind, arg = action.kind, action.arg
    if kind == "card":
        return {"card": CARD_CODES[arg], "discarded": arg in s.discard[seat]}
    if kind == "loc":
        return {"location": LOCATIONS[arg], "card": CARD_CODES[s.board[arg]]}
    if kind == "city" and arg < s.side.cities:
        tile = s.cities[arg]
        return {"city": s.side.city_codes[arg], "tile": TILE_CODES[tile] if tile >= 0 else ""}
    if kind == "decree":
        law = s.laws[arg]
        price = decrees.price(s, seat, arg)
        return {"decree": DECREE_CODES[law], "price": price, "points": s.data.decree_vp[law]}
    if kind == "house":
        return {"house": f"house-{arg}", "price": jade.price(s, seat, arg)}
    if kind == "harbour":
        ship = s.canal[arg] if arg < len(s.canal) else None
        return {**_harbour(arg), "aboard": sum(ship[1:]) if ship else 0}
    if kind == "new-ship":
        return _harbour(s.launch_harbour(arg))
    if kind == "die":
        die, face = die_parts(action)
        return {"die": die + 1, "face": face, "before": s.dice[die]}
    if kind == "trade":
        what, doubles, plain = trade_parts(action)
        gain = Ref(f"trade-{('servant', 'vp', 'jade')[what]}", points=s.data.trade_vp)
        return {"gain": gain, "doubles": doubles, "plain": max(0, plain)}
    return {}


def _step_args(s: Gugong, seat: int, action: Action) -> dict[str, Any]:
    """What it is about depends on the question."""
    step = s.agenda[-1] if s.agenda else None
    if isinstance(step, ChooseLocation):
        return {"free": is_free(s, seat, step.card, s.board[action.arg])}
    if isinstance(step, CardAction):
        return {"action": _option_name(s, seat, step.action, action)}
    if isinstance(step, LocationAction | Follow):
        return {"action": _option_name(s, seat, step.location, action)}
    if isinstance(step, PayWithDouble):
        return {"count": step.price}
    if isinstance(step, GainDouble):
        return {"count": step.count}
    if isinstance(step, ActivateTile | LayOut):
        return {"tile": TILE_CODES[step.tile]}
    if isinstance(step, ClaimReward):
        return {**_harbour(step.place), "points": s.data.harbour_vp}
    if isinstance(step, MoveShip) and action.kind == "harbour":
        return {"to": s.next_harbour(action.arg) % HARBOURS + 1}
    if isinstance(step, TakeGain):
        return {"gain": _gain_name(s, step.source)}
    return {}


def _harbour(place: int) -> dict[str, int]:
    """A place of the canal as people name it."""
    return {"route": place // HARBOURS, "harbour": place % HARBOURS + 1}


def _option_name(s: Gugong, seat: int, what: int, action: Action) -> Ref | str:
    """What an option of the action asked for would do."""
    if action.kind not in ("opt-a", "opt-b"):
        return ""
    code = LOCATIONS[what] if what < S1 else _ACTION_CODES[what]
    return Ref(
        f"do-{code}-{action.kind[-1]}",
        price=travel.price(s, seat),
        medal=s.medal == NOBODY,
        inside=s.inside(seat),
    )


def _gain_name(s: Gugong, source: int) -> Ref:
    """A gain that may be declined."""
    if source == INCOME:
        return Ref("gain-income", count=s.data.income[s.day - 1])
    if source == NIGHT_STEP:
        return Ref("gain-night")
    return Ref(f"decree-{DECREE_CODES[source]}")
