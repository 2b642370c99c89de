"""What a bot must know of Gùgōng: how much a position is worth to a seat."""

from typing import Final

from sampan.games.gugong.flow import decrees
from sampan.games.gugong.flow.actions import Follow
from sampan.games.gugong.flow.day import CardAction, ChooseCard, LocationAction
from sampan.games.gugong.flow.night import night_matches
from sampan.games.gugong.pieces import (
    D1_CAN,
    D1_INT,
    D1_PAL,
    D1_SRV,
    D1_SWP,
    D2_DEC,
    D2_EQL,
    D2_JAD,
    D2_TRV,
    D2_WAL,
    D3_DEC,
    D3_FLAT,
    D3_HAR,
    D3_JAD,
    D3_VP3,
    DAYS,
    HARBOUR_REWARDS,
    HARBOURS,
    INSIDE,
    LOCKED,
    REWARD_CARD,
)
from sampan.games.gugong.scoring import decree_points
from sampan.games.gugong.state import Gugong

RIVALS: Final = 0.5
"""How much of the others' worth counts against the own."""
LOOKAHEAD: Final = 4
"""How many own decisions of the running turn are looked ahead."""
SERVANT: Final = 0.85
"""A servant in the pool, as long as there are not too many of them."""
MANY_SERVANTS: Final = 7
PALACE_STEP: Final = 1.4
PACE: Final = 2.2
LACK: Final = 2.5
"""Steps can wait as long as so many a day suffice; each one beyond that is urgent."""
ENTRANCE: Final = 15.0
"""Being inside, beside the arrival field: without it all is lost."""
INTRIGUE_SPACE: Final = 0.33
TILE: Final = 0.62
WALL_EACH: Final = 0.55
WALL_LEAD: Final = 1.2
MORNING_GAIN: Final = {D1_INT: 0.8, D1_CAN: 1.5, D1_SRV: 1.0, D1_PAL: 2.4, D1_SWP: 0.7}
"""What a level 1 decree brings in each morning to come."""
DAILY_GAIN: Final = {D2_TRV: 1.1, D2_JAD: 0.8, D2_WAL: 1.6, D2_EQL: 1.4, D2_DEC: 0.9}
"""What a level 2 decree brings in each day to come."""
HOPE: Final = 0.3
"""How likely the best decree within reach is claimed."""
POINTS_A_DAY: Final = 8.0
LATE_GAIN: Final = {D3_FLAT: 0.0, D3_JAD: 0.6, D3_DEC: 1.6, D3_HAR: 0.8}
"""By how much a level 3 decree still grows on each day to come."""
PENDING: Final = (1.7, 1.3, 0.8, 0.5, 2.5, 2.2, 1.4)
"""What the action of each location is worth on average, while it is still to be performed."""
MATCH: Final = 0.6
NIGHT_LEAD: Final = 2.5
JADE_HOPE: Final = 0.35
"""What more jade can still make of a jade, for each day to come."""
LATE_SERVANT: Final = 0.15
SERVANT_DAYS: Final = 0.45
"""A servant is worth little at the end, and all of it when two days are to come."""
CARD_VALUE: Final = 0.08
CARD_ACTION: Final = 0.2
ACTION_WORTH: Final = (0.0, 1.3, 0.0, 0.7, 2.5, 2.2, 1.4, 0.85, 1.7, 0.5, 0.0)
"""What the action on a card is worth: five locations, one or two servants, a swap, nothing."""
TURN: Final = 3.0
"""A card still in hand: one more turn today."""


def evaluate(s: Gugong, seat: int) -> float:
    """The seat's worth after the best rest of its turn, less a part of the mean of the others'."""
    mine = _best(s, seat, LOOKAHEAD)
    others = [worth(s, other) for other in range(s.n) if other != seat]
    return mine - RIVALS * sum(others) / len(others)


def _best(s: Gugong, seat: int, depth: int) -> float:
    """The best worth that the seat's own next decisions can bring."""
    step = s.agenda[-1] if s.agenda else None
    if (
        depth == 0
        or step is None
        or step.chance
        or step.who(s) != seat
        or (isinstance(step, ChooseCard) and s.since is None)  # the turn is over
    ):
        return worth(s, seat)
    options = [each for each in step.options(s) if each.kind != "trade"]
    if not options:
        return worth(s, seat)
    best = -1e9
    for action in options:
        after = s.copy()
        after.play(action)
        best = max(best, _best(after, seat, depth - (len(options) > 1)))
    return best


def days_left(s: Gugong) -> float:
    """How much of the game is to come, in days: 4.0 at the beginning."""
    if s.over is not None or s.phase == "final":
        return 0.0
    if s.phase == "morning":
        return float(DAYS - s.day)
    return DAYS - s.day + min(1.0, 0.25 * sum(map(len, s.hand)) / s.n)


def worth(s: Gugong, seat: int) -> float:
    """What the seat can expect at the end of the game."""
    left = days_left(s)
    total = s.vp[seat] + _palace(s, seat, left) + _decrees(s, seat, left)
    total += _servants(s, seat, left) + _canal(s, seat, left) + _wall(s, seat)
    jade = s.jade[seat]
    total += s.data.jade_points(jade) + JADE_HOPE * left * min(jade, 5)
    total += INTRIGUE_SPACE * min(1.0, 0.4 + left / DAYS) * s.intrigue[seat]
    total += 0.4 * s.order.index(seat) + (0.5 if s.medal == seat and s.day < DAYS else 0.0)
    total += TILE * (len(s.tiles[seat]) + 2 * len(s.double_tiles[seat]))
    if s.active == seat:
        total += TILE * len(s.taken)
    total += _cards(s, seat)
    if s.phase == "day":
        total += TURN * len(s.hand[seat]) + _night(s, seat) + _pending(s, seat)
    return total


def _cards(s: Gugong, seat: int) -> float:
    """Good cards make good turns: today those in hand, tomorrow those discarded."""
    values, actions = s.data.values, s.data.actions
    cards = s.hand[seat] if s.day == DAYS else (*s.hand[seat], *s.discard[seat])
    total = 0.0
    for card in cards:
        total += CARD_VALUE * values[card] + CARD_ACTION * ACTION_WORTH[actions[card]]
    return total


def _palace(s: Gugong, seat: int, left: float) -> float:
    """Steps are worth more the more urgent they are; inside the field counts."""
    field = s.arrival[seat]
    if field is not None:
        return INSIDE * PALACE_STEP + ENTRANCE + field
    missing = INSIDE - s.palace[seat]
    lack = max(0.0, missing - PACE * left)
    return PALACE_STEP * s.palace[seat] - LACK * lack


def _servants(s: Gugong, seat: int, left: float) -> float:
    pool = s.pool[seat]
    few = min(pool, MANY_SERVANTS)
    total = SERVANT * few + 0.35 * (pool - few)
    if s.double[seat] != LOCKED:
        total += 1.2
    return total * min(1.0, LATE_SERVANT + SERVANT_DAYS * left)


def _night(s: Gugong, seat: int) -> float:
    """Matches bring servants and, to the one with most of them, points and a palace step."""
    mine = s.matches(seat)
    best = max(night_matches(s, other) for other in range(s.n) if other != seat)
    lead = NIGHT_LEAD if mine > best or (mine == best and mine and s.order[-1] == seat) else 0.0
    return MATCH * mine + lead


def _decrees(s: Gugong, seat: int, left: float) -> float:
    """What the own decrees will bring, and the hope for the best one within reach."""
    total = hope = 0.0
    pieces = s.pieces(seat)
    for slot, decree in enumerate(s.laws):
        future = _decree_worth(s, seat, decree, left)
        if s.has(seat, decree):
            total += future
        elif left:
            price = decrees.price(s, seat, slot) + 1
            profit = future + s.data.decree_vp[decree] - SERVANT * price
            hope = max(hope, profit * min(1.0, pieces / price))
    return total + HOPE * min(1.0, left) * hope


def _decree_worth(s: Gugong, seat: int, decree: int, left: float) -> float:
    """What a decree brings from now on."""
    if decree in MORNING_GAIN:
        return MORNING_GAIN[decree] * (DAYS - s.day)
    if decree in DAILY_GAIN:
        return DAILY_GAIN[decree] * left
    if decree == D3_VP3:
        expected = s.vp[seat] + POINTS_A_DAY * left
        return min(float(s.data.decree_cap), expected / s.data.decree_divisor)
    return decree_points(s, seat, decree) + LATE_GAIN[decree] * left


def _canal(s: Gugong, seat: int, left: float) -> float:
    """Servants under way; a full ship nearly has its reward. A gift card gained is a turn more on
    each day to come."""
    total = 0.0
    for place, ship in enumerate(s.canal):
        if ship is None or ship[0] != seat:
            continue
        harbour = place % HARBOURS
        aboard = ship[1] + ship[2]
        prize = _prize(s, seat, harbour, left)
        if harbour + 1 < HARBOURS:
            prize = max(prize, 0.9 * _prize(s, seat, harbour + 1, max(0.0, left - 0.3)))
        total += prize * (0.0, 0.28, 0.58, 0.95)[aboard] * (1.0 if left > 0.3 else 0.3)
    return total + 0.9 * TURN * left * s.slots[seat][REWARD_CARD]


def _prize(s: Gugong, seat: int, harbour: int, left: float) -> float:
    """What a full ship in this harbour can claim."""
    worths = (s.data.harbour_vp, 0.9 * TURN * left, 1.2 + 0.5 * left)
    slots = s.data.reward_slots
    return max(
        (worths[each] for each in HARBOUR_REWARDS[harbour] if s.slots[seat][each] < slots[each]),
        default=0.0,
    )


def _wall(s: Gugong, seat: int) -> float:
    mine = s.on_wall(seat)
    if not mine:
        return 0.0
    most = max(s.on_wall(other) for other in range(s.n))
    return WALL_EACH * mine + (WALL_LEAD if mine == most else 0.0)


def _pending(s: Gugong, seat: int) -> float:
    """Actions of the running turn that are still to be chosen."""
    total = 0.0
    for step in s.agenda:
        if isinstance(step, LocationAction | Follow):
            if step.seat == seat:
                total += PENDING[step.location]
        elif isinstance(step, CardAction) and step.seat == seat and step.action < len(PENDING):
            total += PENDING[step.action]
    return total
