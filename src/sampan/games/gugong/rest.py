"""What the rest of a turn may bring: the entries of its tables that hold in the middle of it.

Tables of `features` tell what a turn leaves behind. On the way there it counts besides what is
still to be done, and whether there are servants for it.
"""

from collections.abc import Callable
from typing import Final

from sampan.engine.steps import SeatStep
from sampan.engine.tables import places
from sampan.games.gugong.entries import ACTIONS, VALUES
from sampan.games.gugong.features import servants, value_of, wall_lead
from sampan.games.gugong.flow import decrees, jade
from sampan.games.gugong.flow.actions import Follow
from sampan.games.gugong.flow.bonus import ActivateTile, LayOut
from sampan.games.gugong.flow.canal import (
    ChoosePassenger,
    ClaimReward,
    Claims,
    LoadFirst,
    LoadSecond,
    LoadShip,
    MoveShip,
    PlaceOnShip,
)
from sampan.games.gugong.flow.cards import (
    HIGH_GIFT,
    DiscardForJade,
    SwapBoard,
    SwapOwn,
    TakeBack,
)
from sampan.games.gugong.flow.day import (
    CardAction,
    ChooseCard,
    ChooseDiscard,
    ChooseLocation,
    ChoosePayment,
    Exchange,
    LocationAction,
    TradeAtEnd,
    free_locations,
)
from sampan.games.gugong.flow.decrees import ChooseDecree
from sampan.games.gugong.flow.jade import ChooseHouse
from sampan.games.gugong.flow.morning import MorningBenefit, MorningShip, MorningSwap
from sampan.games.gugong.flow.servants import GainDouble, PayWithDouble, SeatAutomatic
from sampan.games.gugong.flow.travel import (
    PayForJade,
    SecondMove,
    SecondTarget,
    TradeDown,
    TravelTarget,
)
from sampan.games.gugong.flow.wall import (
    Benefit,
    Build,
    BuildFromSupply,
    ChooseBuilder,
    TurnDie,
)
from sampan.games.gugong.pieces import (
    CANAL,
    DECREE_CODES,
    DECREES,
    HARBOURS,
    INSIDE,
    JADE,
    LOCATIONS,
    NO_TILE,
    NOBODY,
    NOWHERE,
    SHIP_SPACES,
    TILE_TYPES,
    TRAVEL,
    TYPE_OF,
    WALL,
)
from sampan.games.gugong.state import Gugong

SERVANTS: Final = 8
"""Servants in the pool are told apart up to seven ..."""
FEW: Final = 4
"""... or up to three, where it is enough."""

STEPS: Final[dict[type, int]] = {
    step: place
    for place, step in enumerate(
        (
            ChooseCard,
            ChooseLocation,
            ChoosePayment,
            ChooseDiscard,
            Exchange,
            TravelTarget,
            SecondMove,
            SecondTarget,
            TradeDown,
            TakeBack,
            SwapOwn,
            SwapBoard,
            DiscardForJade,
            PayForJade,
            ActivateTile,
            LayOut,
            Build,
            ChooseBuilder,
            BuildFromSupply,
            Benefit,
            TurnDie,
            ChooseHouse,
            ChooseDecree,
            LoadShip,
            LoadFirst,
            LoadSecond,
            PlaceOnShip,
            ChoosePassenger,
            MoveShip,
            Claims,
            ClaimReward,
            PayWithDouble,
            GainDouble,
            MorningBenefit,
            MorningShip,
            MorningSwap,
            TradeAtEnd,
        )
    )
}
"""What a turn may be waiting for, besides the actions of card and location."""
CONTINUED: Final[dict[type, int]] = {
    TravelTarget: TRAVEL,
    SecondMove: TRAVEL,
    SecondTarget: TRAVEL,
    Build: WALL,
    ChooseBuilder: WALL,
    BuildFromSupply: WALL,
    ChooseHouse: JADE,
    DiscardForJade: JADE,
    PayForJade: JADE,
    ChooseDecree: DECREES,
    LoadShip: CANAL,
    LoadFirst: CANAL,
    LoadSecond: CANAL,
    PlaceOnShip: CANAL,
    MoveShip: CANAL,
}
"""Steps that belong to an action under way."""

OF_REST: Final = {
    "steps": len(STEPS) * FEW,
    "actions": ACTIONS * SERVANTS,
    "both": SERVANTS,
    "pairs": ACTIONS * ACTIONS,
    "price": 10,
    "card.value": VALUES,
    "card.action": ACTIONS * SERVANTS,
    "card.free": len(LOCATIONS),
    "toll": SERVANTS * FEW,
    "location": len(LOCATIONS) * SERVANTS,
    "laid": len(LOCATIONS) * SERVANTS,
    "forgone": 1,
    "taken.value": VALUES,
    "taken.action": ACTIONS,
    "taken.matches": 4,
    "tiles": 10,
    "tiles.end": 13,
    "back": VALUES,
    "swap.value": VALUES,
    "swap.action": ACTIONS,
    "swap.hand": 2,
    "high": FEW,
    "near": len(TILE_TYPES),
    "wall": 25,
    "jade": 7,
    "jade.price": 28,
    "intrigue": 16,
    "palace": (INSIDE + 1) * 3,
    "decrees": len(DECREE_CODES),
    "decrees.many": 7,
    "ships": HARBOURS * SHIP_SPACES,
}
"""The tables of the rest of a turn, with the numbers of their entries."""

R: Final = places(OF_REST)
STEP: Final = R["steps"]
ACTION: Final = R["actions"]
BOTH: Final = R["both"]
PAIRS: Final = R["pairs"]
PRICE: Final = R["price"]
CARD_VALUE: Final = R["card.value"]
CARD_ACTION: Final = R["card.action"]
CARD_FREE: Final = R["card.free"]
TOLL: Final = R["toll"]
LOCATION: Final = R["location"]
LAID: Final = R["laid"]
FORGONE: Final = R["forgone"]
TAKEN_VALUE: Final = R["taken.value"]
TAKEN_ACTION: Final = R["taken.action"]
TAKEN_MATCHES: Final = R["taken.matches"]
TILES: Final = R["tiles"]
TILES_END: Final = R["tiles.end"]
BACK: Final = R["back"]
SWAP_VALUE: Final = R["swap.value"]
SWAP_ACTION: Final = R["swap.action"]
SWAP_HAND: Final = R["swap.hand"]
HIGH: Final = R["high"]
NEAR: Final = R["near"]
LEAD: Final = R["wall"]
JADES: Final = R["jade"]
JADE_PRICE: Final = R["jade.price"]
MARKER: Final = R["intrigue"]
ENVOY: Final = R["palace"]
OPEN: Final = R["decrees"]
OPEN_MANY: Final = R["decrees.many"]
SHIPS: Final = R["ships"]


def rest_of_turn(s: Gugong, seat: int) -> list[int]:
    """What holds of the turn that this seat is taking."""
    found: list[int] = []
    there = min(SERVANTS - 1, servants(s, seat))
    actions: list[int] = []
    under_way = 0
    for step in s.agenda:
        if not isinstance(step, SeatStep | SeatAutomatic) or step.seat != seat:
            continue
        if isinstance(step, CardAction):
            actions.append(step.action)
        elif isinstance(step, LocationAction | Follow):
            actions.append(step.location)
        else:
            place = STEPS.get(type(step))
            if place is not None:
                found.append(STEP + FEW * place + min(FEW - 1, there))
                under_way |= _step(s, step, there, found)
    for action in actions:
        found.append(ACTION + SERVANTS * action + there)
        under_way |= 1 << action
    if len(actions) == 2:
        one, other = actions
        found.append(BOTH + there)
        found.append(PAIRS + ACTIONS * min(one, other) + max(one, other))
    _tiles(s, seat, found)
    for location, meets in enumerate(MEETS):
        if under_way >> location & 1:
            meets(s, seat, there, found)
    return found


def _tiles(s: Gugong, seat: int, found: list[int]) -> None:
    """What can be traded; at the end of the turn it is now or later."""
    count = len(s.tiles[seat]) + 2 * len(s.double_tiles[seat]) + len(s.taken)
    found.append(TILES + min(9, count))
    if isinstance(s.agenda[-1], TradeAtEnd):
        found.append(TILES_END + min(12, count))


def _step(s: Gugong, step: SeatStep[Gugong] | SeatAutomatic, there: int, found: list[int]) -> int:
    """What a step is about, and the action to which it belongs, as a bit."""
    action = CONTINUED.get(type(step))
    if action is not None:
        if isinstance(step, DiscardForJade):
            high = [card for card in s.hand[step.seat] if s.data.values[card] >= HIGH_GIFT]
            found.append(HIGH + min(FEW - 1, len(high)))
        return 1 << action
    if isinstance(step, ChooseLocation | ChoosePayment | Exchange):
        _exchange(s, step, there, found)
    elif isinstance(step, SwapBoard):
        found.append(SWAP_VALUE + value_of(s, step.card))
        found.append(SWAP_ACTION + s.data.actions[step.card])
        found.append(SWAP_HAND + (step.card in s.hand[step.seat]))
    elif isinstance(step, TakeBack):
        found.append(BACK + max([value_of(s, card) for card in s.discard[step.seat]]))
    elif isinstance(step, PayWithDouble):
        found.append(PRICE + min(9, step.price))
    return 0


def _exchange(
    s: Gugong, step: ChooseLocation | ChoosePayment | Exchange, there: int, found: list[int]
) -> None:
    """The card that is laid, where, and what is taken."""
    found.append(CARD_VALUE + value_of(s, step.card))
    found.append(CARD_ACTION + SERVANTS * s.data.actions[step.card] + there)
    if isinstance(step, ChooseLocation):
        where = free_locations(s, step.seat, step.card)
        found += [CARD_FREE + location for location in where]
        return
    taken = s.board[step.location]
    found.append(TAKEN_VALUE + value_of(s, taken))
    found.append(TAKEN_ACTION + s.data.actions[taken])
    found.append(TAKEN_MATCHES + min(3, s.dice.count(s.data.values[taken])))
    if isinstance(step, ChoosePayment):
        found.append(TOLL + FEW * there + min(FEW - 1, len(s.hand[step.seat])))
        found.append(LOCATION + SERVANTS * step.location + there)
    else:
        found.append(LAID + SERVANTS * step.location + there if step.actions else FORGONE)


# --- what the actions that may still be done would meet ---


def _travel(s: Gugong, seat: int, there: int, found: list[int]) -> None:
    if s.traveller[seat] != NOWHERE:
        for city in s.side.neighbours[s.traveller[seat]]:
            tile = s.cities[city]
            if tile != NO_TILE:
                found.append(NEAR + TYPE_OF[tile])


def _wall(s: Gugong, seat: int, there: int, found: list[int]) -> None:
    found.append(LEAD + wall_lead(s, seat))


def _jade(s: Gugong, seat: int, there: int, found: list[int]) -> None:
    price = jade.price(s, seat, jade.stocked(s)[0])
    found.append(JADES + min(6, s.jade[seat]))
    found.append(JADE_PRICE + 4 * min(6, price) + max(-1, min(2, there - price)) + 1)


def _intrigue(s: Gugong, seat: int, there: int, found: list[int]) -> None:
    found.append(MARKER + 2 * min(7, s.intrigue[seat]) + (s.medal == NOBODY))


def _palace(s: Gugong, seat: int, there: int, found: list[int]) -> None:
    found.append(ENVOY + 3 * min(INSIDE, s.palace[seat]) + min(2, there))


def _decrees(s: Gugong, seat: int, there: int, found: list[int]) -> None:
    many = 0
    for slot, decree in enumerate(s.laws):
        if decree >= 0 and decrees.claimable(s, seat, slot):
            found.append(OPEN + decree)
            many += 1
    found.append(OPEN_MANY + many)


def _canal(s: Gugong, seat: int, there: int, found: list[int]) -> None:
    for place, ship in enumerate(s.canal):
        if ship is not None and ship[0] == seat:
            found.append(SHIPS + place % HARBOURS * SHIP_SPACES + ship[1] + ship[2] - 1)


MEETS: Final[tuple[Callable[[Gugong, int, int, list[int]], None], ...]] = (
    _travel,
    _wall,
    _jade,
    _intrigue,
    _palace,
    _decrees,
    _canal,
)
"""For each location."""
