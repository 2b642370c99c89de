"""Why a word is not allowed now: every rule that forbids it (section B, GG-3.25)."""

from collections.abc import Callable
from typing import Any, Final

from sampan.engine.actions import Action
from sampan.engine.refusals import Reason
from sampan.engine.steps import SEATS, Step
from sampan.games.gugong.flow.bonus import ActivateTile
from sampan.games.gugong.flow.canal import (
    ChoosePassenger,
    ClaimReward,
    LoadFirst,
    LoadSecond,
    LoadShip,
    MoveShip,
    PlaceOnShip,
)
from sampan.games.gugong.flow.cards import DiscardForJade, SwapOwn, TakeBack
from sampan.games.gugong.flow.day import ChooseCard, ChooseDiscard, ChoosePayment, TradeAtEnd
from sampan.games.gugong.flow.decrees import ChooseDecree
from sampan.games.gugong.flow.decrees import price as decree_price
from sampan.games.gugong.flow.jade import SQUARE, ChooseHouse, stocked
from sampan.games.gugong.flow.jade import price as jade_price
from sampan.games.gugong.flow.morning import ChooseOrder, MorningShip, MorningSwap, TakeGain
from sampan.games.gugong.flow.servants import Trading
from sampan.games.gugong.flow.travel import (
    TILE_JADE_PRICE,
    PayForJade,
    SecondTarget,
    TradeDown,
    TravelTarget,
)
from sampan.games.gugong.flow.wall import Benefit, BuildFromSupply, ChooseBuilder
from sampan.games.gugong.pieces import (
    CARD_CODES,
    DECREE_CODES,
    HARBOUR_REWARDS,
    HARBOURS,
    IN_POOL,
    IN_SUPPLY,
    REWARD_CODES,
    TILE_TYPES,
    TYPE_OF,
)
from sampan.games.gugong.refusals_actions import no_option
from sampan.games.gugong.state import Gugong
from sampan.games.gugong.words import (
    PAY_DISCARD,
    PAY_SERVANTS,
    TRADE_SERVANT,
    UNIT_DOUBLE_2,
    UNIT_NORMAL,
    trade_parts,
)

Reasons = list[Reason]


def reasons(s: Gugong, seat: int, action: Action) -> Reasons:
    """Every rule that forbids this seat this word now; none exactly if it is offered."""
    if s.over is not None:
        return [Reason("GG-14.14", "game-over")]
    step = s.agenda[-1]
    asked = step.who(s)
    if asked != seat:
        found = [Reason("GG-3.1", "not-asked", needed=SEATS[asked], have=SEATS[seat])]
        if isinstance(step, Benefit) and action.kind.startswith("ben"):
            found.insert(0, Reason("GG-7.11", "benefits-in-order", needed=SEATS[asked]))
        return found
    if action in step.options(s):
        return []
    found = BY_KIND[action.kind](s, step, seat, action)
    if isinstance(step, ChooseCard) and action.kind not in ("card", "trade"):
        found.append(Reason("GG-3.31", "must-exchange"))
    return found


# --- cards ---


def _card(s: Gugong, step: Step[Any], seat: int, action: Action) -> Reasons:
    card = action.arg
    code = CARD_CODES[card]
    if isinstance(step, ChooseCard):
        return [Reason("GG-3.4", "not-in-hand", needed=code)]
    if isinstance(step, ChooseDiscard):
        if card == step.card:
            return [Reason("GG-3.8", "card-is-played", needed=code)]
        return [Reason("GG-3.8", "not-in-hand", needed=code)]
    if isinstance(step, DiscardForJade):
        if card in s.hand[seat]:
            return [Reason("GG-6.5", "gift-too-low", needed=7, have=s.data.values[card])]
        return [Reason("GG-6.5", "not-in-hand", needed=code)]
    if isinstance(step, SwapOwn):
        return [Reason("GG-4.4", "not-own-card", needed=code)]
    if isinstance(step, MorningSwap):
        return [Reason("GG-11.14", "not-in-hand", needed=code)]
    if isinstance(step, TakeBack):
        return [Reason("GG-6.8", "not-discarded", needed=code)]
    return [Reason("GG-3.4", "no-card-now")]


def _loc(s: Gugong, step: Step[Any], seat: int, action: Action) -> Reasons:
    if isinstance(step, ActivateTile):
        return _activate(s, step, seat)
    return [Reason("GG-3.29", "no-location-now")]


def _activate(s: Gugong, step: ActivateTile, seat: int) -> Reasons:
    if not s.pieces(seat):
        return [Reason("GG-17.13", "no-servant-in-pool", needed=1, have=0)]
    return [Reason("GG-17.2", "other-bonus-tile", needed=TILE_TYPES[TYPE_OF[step.tile]])]


# --- boards ---


def _city(s: Gugong, step: Step[Any], seat: int, action: Action) -> Reasons:
    if not isinstance(step, TravelTarget | SecondTarget):
        return [Reason("GG-5.4", "no-travel-now")]
    if action.arg >= s.side.cities:
        return [Reason("GG-1.2", "no-such-city", needed=s.side.cities, have=action.arg)]
    city = s.side.city_codes[action.arg]
    if s.cities[action.arg] < 0:
        return [Reason("GG-5.9", "no-tile-there", needed=city), Reason("GG-5.7", "passed-over")]
    return [Reason("GG-5.8", "out-of-reach", needed=city)]


def _decree(s: Gugong, step: Step[Any], seat: int, action: Action) -> Reasons:
    if isinstance(step, ChooseOrder):
        return [Reason("GG-2.17", "not-level-one")]
    if not isinstance(step, ChooseDecree):
        return [Reason("GG-11.1", "no-decree-now")]
    decree = s.laws[action.arg]
    if s.has(seat, decree):
        return [Reason("GG-11.5", "decree-owned", needed=DECREE_CODES[decree])]
    needed = decree_price(s, seat, action.arg) + 1
    return [
        Reason("GG-11.24", "decree-too-dear", needed=needed, have=s.pieces(seat)),
        Reason("GG-11.2", "decree-too-dear", needed=needed, have=s.pieces(seat)),
    ]


def _house(s: Gugong, step: Step[Any], seat: int, action: Action) -> Reasons:
    if not isinstance(step, ChooseHouse):
        return [Reason("GG-8.1", "no-jade-now")]
    house = action.arg
    if house not in stocked(s):
        if house == SQUARE:
            return [Reason("GG-8.3", "square-closed", needed=0, have=sum(s.houses))]
        return [Reason("GG-8.2", "house-empty", needed=f"house-{house}")]
    price = jade_price(s, seat, house)
    return [Reason("GG-8.9", "too-few-servants", needed=price, have=s.pieces(seat))]


def _harbour(s: Gugong, step: Step[Any], seat: int, action: Action) -> Reasons:
    loading = isinstance(step, LoadShip | LoadFirst | LoadSecond | PlaceOnShip | MorningShip)
    if not loading and not isinstance(step, MoveShip):
        return [Reason("GG-12.1", "no-ship-now")]
    ship = s.canal[action.arg] if action.arg < len(s.canal) else None
    if ship is None or ship[0] != seat:
        return [Reason("GG-12.3" if loading else "GG-12.11", "no-own-ship-there")]
    if not loading:
        return [Reason("GG-12.12", "no-harbour-ahead")]
    if not s.room(action.arg):
        return [Reason("GG-12.4", "ship-full", needed=1, have=0)]
    if isinstance(step, LoadFirst):
        return [Reason("GG-12.27", "no-room-for-second")]
    return [Reason("GG-12.3", "nobody-to-place", needed=1, have=0)]


def _new_ship(s: Gugong, step: Step[Any], seat: int, action: Action) -> Reasons:
    if not isinstance(step, LoadShip | LoadFirst | LoadSecond | PlaceOnShip | MorningShip):
        return [Reason("GG-12.3", "no-ship-now")]
    if action.arg >= s.side.routes:
        return [Reason("GG-12.8", "no-such-route", needed=s.side.routes, have=action.arg)]
    if action.arg not in s.launch_routes(seat):
        return [Reason("GG-12.10", "no-launch")]
    return [Reason("GG-12.3", "nobody-to-place", needed=1, have=0)]


# --- choices ---


def _skip(s: Gugong, step: Step[Any], seat: int, action: Action) -> Reasons:
    if isinstance(step, TravelTarget | SecondTarget):
        return [Reason("GG-5.20", "must-travel")]
    if isinstance(step, LoadFirst | LoadSecond):
        return [Reason("GG-12.2", "must-place"), Reason("GG-12.27", "must-place")]
    if isinstance(step, TradeDown):
        return [Reason("GG-5.15", "must-trade", needed=6, have=s.stored(seat))]
    if isinstance(step, ChooseCard):
        return []
    return [Reason("GG-3.19", "nothing-to-skip")]


def _pay(s: Gugong, step: Step[Any], seat: int, action: Action) -> Reasons:
    if isinstance(step, ChoosePayment):
        if action is PAY_SERVANTS:
            return [Reason("GG-3.7", "too-few-servants", needed=2, have=s.pieces(seat))]
        if action is PAY_DISCARD:
            return [Reason("GG-3.9", "no-other-card", needed=2, have=len(s.hand[seat]))]
    return [Reason("GG-3.30", "no-payment-now")]


def _unit(s: Gugong, step: Step[Any], seat: int, action: Action) -> Reasons:
    if not isinstance(step, ChoosePassenger | ChooseBuilder | BuildFromSupply):
        return [Reason("GG-13.6", "no-placement-now")]
    from_supply = isinstance(step, BuildFromSupply) or (
        isinstance(step, ChoosePassenger) and step.from_supply
    )
    if action is UNIT_NORMAL:
        rule = "GG-13.9" if from_supply else "GG-13.6"
        return [Reason(rule, "nobody-to-place", needed=1, have=0)]
    if s.double[seat] != (IN_SUPPLY if from_supply else IN_POOL):
        return [Reason("GG-13.12", "double-not-there"), Reason("GG-13.9", "double-not-there")]
    if action is UNIT_DOUBLE_2 and isinstance(step, ChoosePassenger):
        if step.before_second and s.room(step.place) >= 2:
            return [Reason("GG-12.27", "no-room-for-second")]
        return [Reason("GG-13.8", "no-room-for-double", needed=2, have=s.room(step.place))]
    return [Reason("GG-13.6", "no-placement-now")]


def _double(s: Gugong, step: Step[Any], seat: int, action: Action) -> Reasons:
    return [Reason("GG-13.4", "no-choice-of-double")]


def _benefit(s: Gugong, step: Step[Any], seat: int, action: Action) -> Reasons:
    if not isinstance(step, Benefit):
        return [Reason("GG-7.26", "no-benefit-now")]
    if s.intrigue[seat] < action.arg:
        return [Reason("GG-7.17", "too-few-steps", needed=action.arg, have=s.intrigue[seat])]
    return [Reason("GG-Q34", "supply-empty", needed=1, have=0)]


def _die(s: Gugong, step: Step[Any], seat: int, action: Action) -> Reasons:
    return [Reason("GG-7.15", "no-die-now")]


def _reward(s: Gugong, step: Step[Any], seat: int, action: Action) -> Reasons:
    if not isinstance(step, ClaimReward):
        return [Reason("GG-12.25", "no-claim-now")]
    if action.arg < 0:
        return [Reason("GG-12.27", "must-claim")]
    reward = f"reward-{REWARD_CODES[action.arg]}"
    harbour = step.place % HARBOURS
    if action.arg not in HARBOUR_REWARDS[harbour]:
        rule = ("GG-12.19", "GG-12.20", "GG-12.21")[action.arg]
        return [Reason(rule, "other-harbour", needed=reward, have=harbour + 1)]
    most = s.data.reward_slots[action.arg]
    return [Reason("GG-12.23", "no-free-slot", needed=reward, have=most)]


# --- trades and small answers ---


def _trade(s: Gugong, step: Step[Any], seat: int, action: Action) -> Reasons:
    if not isinstance(step, Trading | TradeDown | TradeAtEnd):
        return [Reason("GG-Q18", "no-trade-now")]
    kind, doubles, plain = trade_parts(action)
    found = []
    if plain < 0:
        found.append(Reason("GG-5.14", "worth-too-much", needed=2, have=2 * doubles))
    elif doubles > len(s.double_tiles[seat]):
        have = len(s.double_tiles[seat])
        found.append(Reason("GG-5.14", "too-few-double-tiles", needed=doubles, have=have))
    elif plain > len(s.tiles[seat]):
        have = len(s.tiles[seat])
        found.append(Reason("GG-5.14", "too-few-tiles", needed=plain, have=have))
        if s.taken:
            found.append(Reason("GG-5.18", "tile-not-stored", needed=plain, have=have))
    if kind == TRADE_SERVANT and not s.in_supply(seat):
        found.append(Reason("GG-5.23", "supply-empty", needed=1, have=0))
    return found


def _no(s: Gugong, step: Step[Any], seat: int, action: Action) -> Reasons:
    return [Reason("GG-6.11", "no-such-question")]


def _yes(s: Gugong, step: Step[Any], seat: int, action: Action) -> Reasons:
    if isinstance(step, PayForJade):
        have = s.pieces(seat)
        return [Reason("GG-6.11", "too-few-servants", needed=TILE_JADE_PRICE, have=have)]
    if isinstance(step, ActivateTile):
        return _activate(s, step, seat)
    if isinstance(step, TakeGain):
        return [Reason("GG-22.2", "nothing-to-gain")]
    return [Reason("GG-6.11", "no-such-question")]


def _end_turn(s: Gugong, step: Step[Any], seat: int, action: Action) -> Reasons:
    if isinstance(step, TradeDown):
        return [Reason("GG-5.15", "must-trade", needed=6, have=s.stored(seat))]
    return [Reason("GG-3.26", "turn-goes-on")]


BY_KIND: Final[dict[str, Callable[[Gugong, Step[Any], int, Action], Reasons]]] = {
    "card": _card,
    "loc": _loc,
    "city": _city,
    "decree": _decree,
    "house": _house,
    "harbour": _harbour,
    "new-ship": _new_ship,
    "skip": _skip,
    "opt-a": no_option,
    "opt-b": no_option,
    **dict.fromkeys(("pay-none", "pay-servants", "pay-discard"), _pay),
    **dict.fromkeys(("unit-normal", "unit-double-1", "unit-double-2"), _unit),
    **dict.fromkeys(("no-double", "use-double"), _double),
    **dict.fromkeys(("ben-none", "ben-1", "ben-3", "ben-5", "ben-7"), _benefit),
    "die": _die,
    **dict.fromkeys(("reward-none", "reward-vp", "reward-card", "reward-double"), _reward),
    "trade": _trade,
    "no": _no,
    "yes": _yes,
    "end-turn": _end_turn,
}
