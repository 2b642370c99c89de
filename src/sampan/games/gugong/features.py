"""What the learned worth of a seat is made of: the entries of its tables that hold now. An entry
that holds twice is named twice."""

from sampan.engine.steps import SeatStep
from sampan.games.gugong.entries import (
    AFTER,
    AHEAD,
    ALWAYS,
    ARRIVED,
    BOARD,
    BOARD_ACTIONS,
    BONUS,
    DECK,
    DECREE_DECREES,
    DECREE_JADE,
    DECREE_POINTS,
    DECREE_REWARDS,
    DOUBLE,
    DUSK,
    ENVOY,
    FARTHER,
    FIELD,
    FOCUS,
    HAND_ACTIONS,
    HAND_FREE,
    HAND_STUCK,
    HAND_VALUES,
    HIS_PALACE,
    HOUSES,
    JADES,
    MAP,
    MARKER,
    MATCHES,
    MATCHES_LEAD,
    MATCHES_THERE,
    MEDAL,
    MOST_SERVANTS,
    NEAR,
    NEXT,
    OPEN,
    OWNED,
    PAYABLE,
    PENDING,
    PLAYERS,
    REWARD_CARDS,
    REWARD_DOUBLES,
    REWARD_POINTS,
    REWARDS,
    RIVAL_INTRIGUE,
    RIVAL_PALACE,
    RIVAL_SERVANTS,
    SERVANTS,
    SHIPS,
    STACK_ACTIONS,
    STORED,
    SUPPLY,
    TOMORROW_ACTIONS,
    TOMORROW_VALUES,
    TURNS,
    TURNS_MORE,
    VALUES,
    WALL_LEAD,
    WALL_MINE,
)
from sampan.games.gugong.flow import decrees
from sampan.games.gugong.flow.actions import Follow
from sampan.games.gugong.flow.day import CardAction, LocationAction, free_locations
from sampan.games.gugong.flow.night import night_matches
from sampan.games.gugong.pieces import (
    AUTOMA,
    D3_DEC,
    D3_HAR,
    D3_JAD,
    D3_VP3,
    DAYS,
    HARBOURS,
    IN_POOL,
    INSIDE,
    LOCATIONS,
    NO_TILE,
    NOWHERE,
    SHIP_SPACES,
    SPECIAL,
    TILE_TYPES,
    TYPE_OF,
)
from sampan.games.gugong.state import Gugong


def time_left(s: Gugong, seat: int) -> float:
    """How much of the game is to come for the seat, in days: 4.0 at the beginning."""
    if s.over is not None or s.phase == "final":
        return 0.0
    if s.phase == "morning":
        return float(DAYS - s.day + (s.step == 5))
    if s.phase == "day":
        cards = len(s.stack) + len(s.under) if seat == s.meng else len(s.hand[seat])
        return DAYS - s.day + min(1.0, 0.2 * cards)
    return float(DAYS - s.day)


def _shared(s: Gugong, seat: int) -> list[int]:
    """What holds of every seat."""
    found = [ALWAYS]
    found.append(ENVOY + min(INSIDE, s.palace[seat]))
    field, taken = s.arrival[seat], 0
    for each in s.arrival:
        taken += each is not None
    if field is None:
        found.append(ARRIVED + taken)
    else:
        found.append(FIELD + min(7, field))
    jade = s.jade[seat]
    found.append(JADES + min(10, jade))
    found.append(SERVANTS + servants(s, seat))
    found.append(SUPPLY + min(9, s.supply[seat]))
    _wall(s, seat, found)
    for place, ship in enumerate(s.canal):
        if ship is not None and ship[0] == seat:
            found.append(SHIPS + place % HARBOURS * SHIP_SPACES + ship[1] + ship[2] - 1)
    found.append(MARKER + s.intrigue[seat])
    found.append(AHEAD + s.order.index(seat))
    found.append(MEDAL + (0 if s.medal < 0 else 1 if s.medal == seat else 2))
    found.append(STORED + min(9, len(s.tiles[seat]) + 2 * len(s.double_tiles[seat])))
    _decrees(s, seat, jade, found)
    actions = s.data.actions
    for card in s.discard[seat]:
        found.append(TOMORROW_ACTIONS + actions[card])
        found.append(TOMORROW_VALUES + value_of(s, card))
    stock = sum(s.houses)
    found.append(HOUSES + min(7, stock))
    return found


def servants(s: Gugong, seat: int) -> int:
    """Servants in the pool, the double as two."""
    return min(MOST_SERVANTS, s.pool[seat] + (2 if s.double[seat] == IN_POOL else 0))


def value_of(s: Gugong, card: int) -> int:
    """The place of a card's value among all; an edition may print others."""
    value = s.data.values[card]
    return max(1, min(VALUES, value)) - 1


def _wall(s: Gugong, seat: int, found: list[int]) -> None:
    found.append(WALL_MINE + min(6, s.on_wall(seat)))
    found.append(WALL_LEAD + wall_lead(s, seat))


def wall_lead(s: Gugong, seat: int) -> int:
    """How far ahead the seat is at the wall, up to two, and how many servants it lacks, up to
    four, as one number."""
    mine = s.on_wall(seat)
    total, best = mine, 0
    for other in range(s.n):
        if other != seat:
            theirs = s.on_wall(other)
            total += theirs
            best = max(best, theirs)
    lead = max(-2, min(2, mine - best))
    lacks = max(0, min(4, s.threshold - total))
    return 5 * (lead + 2) + lacks


def _decrees(s: Gugong, seat: int, jade: int, found: list[int]) -> None:
    owned = s.decreed[seat]
    for decree in s.laws:
        if decree < 0:
            continue
        if not owned >> decree & 1:
            found.append(OPEN + decree)
            continue
        found.append(OWNED + decree)
        if decree == D3_VP3:
            found.append(DECREE_POINTS + min(16, s.vp[seat] // 4))
        elif decree == D3_JAD:
            found.append(DECREE_JADE + min(6, jade))
        elif decree == D3_DEC:
            found.append(DECREE_DECREES + owned.bit_count())
        elif decree == D3_HAR:
            rewards = s.neutral if seat == s.meng else sum(s.slots[seat])
            found.append(DECREE_REWARDS + min(7, rewards))


def of_person(s: Gugong, seat: int) -> list[int]:
    """What holds of a person."""
    found = _shared(s, seat)
    hand = s.hand[seat]
    found.append(TURNS + min(7, len(hand)))
    found.append(DOUBLE + s.double[seat])
    points, cards, doubles = s.slots[seat]
    found.append(REWARD_POINTS + min(3, points))
    found.append(REWARD_CARDS + min(2, cards))
    found.append(REWARD_DOUBLES + min(1, doubles))
    pieces, owned = s.pool[seat], s.decreed[seat]
    for slot, decree in enumerate(s.laws):
        if decree >= 0 and not owned >> decree & 1 and pieces > decrees.price(s, seat, slot):
            found.append(PAYABLE + decree)
    _hand(s, seat, hand, found)
    _map(s, seat, found)
    for tile, _, _ in s.bonus[seat]:
        found.append(BONUS + TYPE_OF[tile] - len(TILE_TYPES) + 3)
    _rivals(s, seat, found)
    found.append(PLAYERS + s.n - 1)
    for step in s.agenda:
        if isinstance(step, SeatStep) and step.seat == seat:
            if isinstance(step, CardAction):
                found.append(PENDING + step.action)
            elif isinstance(step, LocationAction | Follow):
                found.append(PENDING + step.location)
    return found


def _hand(s: Gugong, seat: int, hand: tuple[int, ...], found: list[int]) -> None:
    """The cards of today's turns, and what they can do on the board as it lies."""
    values, actions, board = s.data.values, s.data.actions, s.board
    for location, card in enumerate(board):
        if card >= 0:
            found.append(BOARD + VALUES * location + value_of(s, card))
    free = [False] * len(board)
    stuck = 0
    for card in hand:
        found.append(HAND_ACTIONS + actions[card])
        found.append(HAND_VALUES + value_of(s, card))
        where = free_locations(s, seat, card)
        for location in where:
            free[location] = True
        stuck += not where
    matching, dice = 0, s.dice
    for location, card in enumerate(board):
        if free[location]:
            found.append(HAND_FREE + location)
            matching += dice.count(values[card])
    found.append(HAND_STUCK + min(6, stuck))
    found.append(MATCHES_THERE + min(3, matching))


def _map(s: Gugong, seat: int, found: list[int]) -> None:
    """The tiles one and two roads away."""
    city = s.traveller[seat]
    if city == NOWHERE:
        found.append(MAP)
        return
    roads, tiles = s.side.neighbours, s.cities
    near = 0
    for next_city in roads[city]:
        tile = tiles[next_city]
        if tile != NO_TILE:
            near += 1
            found.append(NEAR + TYPE_OF[tile])
        found += [
            FARTHER + TYPE_OF[tiles[farther]]
            for farther in roads[next_city]
            if farther != city and tiles[farther] != NO_TILE
        ]
    if not near:
        found.append(MAP + 1)


def _rivals(s: Gugong, seat: int, found: list[int]) -> None:
    """Who else wants the wall, the palace and most matches."""
    mine = s.matches(seat)
    best, most = 0, 0
    for other in range(s.n):
        if other == seat:
            continue
        if other == s.meng:
            best = max(best, night_matches(s, other))
            most = max(most, len(s.stack) + len(s.under))
        else:
            best = max(best, s.matches(other))
            most = max(most, len(s.hand[other]))
        found.append(RIVAL_PALACE + min(INSIDE, s.palace[other]))
        found.append(RIVAL_SERVANTS + servants(s, other))
        found.append(RIVAL_INTRIGUE + s.intrigue[other])
    found.append(MATCHES + min(7, mine))
    found.append(MATCHES_LEAD + max(-3, min(3, mine - best)) + 3)
    found.append(TURNS_MORE + max(-2, min(2, len(s.hand[seat]) - most)) + 2)


def of_meng(s: Gugong) -> list[int]:
    """What holds of Meng."""
    seat = s.meng
    found = _shared(s, seat)
    actions = s.data.actions
    found.append(TURNS + min(7, len(s.stack) + len(s.under)))
    found.append(MATCHES_LEAD + max(-3, min(3, night_matches(s, seat) - s.matches(0))) + 3)
    found.append(REWARDS + min(7, s.neutral))
    for card in s.stack:
        found.append(STACK_ACTIONS + actions[card])
    for card in s.under:
        found.append(STACK_ACTIONS + actions[card])
    for automa in s.automa_deck:
        location = AUTOMA[automa]
        found.append(DECK + (len(LOCATIONS) if location == SPECIAL else location))
    for automa in s.automa_today:
        location = AUTOMA[automa]
        found.append(DUSK + (len(LOCATIONS) if location == SPECIAL else location))
    found.append(FOCUS + s.focus)
    for card in s.board:
        if card >= 0:
            found.append(BOARD_ACTIONS + actions[card])
    found.append(HIS_PALACE + min(INSIDE, s.palace[0]))
    _route(s, found)
    return found


def _route(s: Gugong, found: list[int]) -> None:
    """The next two tiles on Meng's way round the map."""
    rim = s.data.perimeter
    city = s.traveller[s.meng]
    place = rim.index(city) + 1 if city in rim else 0
    seen = 0
    for step in range(len(rim)):
        tile = s.cities[rim[(place + step) % len(rim)]]
        if tile != NO_TILE:
            found.append((NEXT, AFTER)[seen] + TYPE_OF[tile])
            seen += 1
            if seen == 2:
                return
