"""What the learned worth of a seat is made of: the entries of its tables that hold now.

A table has one entry for each thing that can be so: `palace` one for each step of the envoy,
`ships` one for each harbour and load. An entry that holds twice is named twice.
"""

from typing import Final

from sampan.engine.steps import SeatStep
from sampan.engine.tables import places
from sampan.games.gugong.flow import decrees
from sampan.games.gugong.flow.actions import Follow
from sampan.games.gugong.flow.day import CardAction, LocationAction, is_free
from sampan.games.gugong.flow.night import night_matches
from sampan.games.gugong.pieces import (
    AUTOMA,
    D3_DEC,
    D3_HAR,
    D3_JAD,
    D3_VP3,
    DAYS,
    DECREE_CODES,
    DOUBLE_PLACES,
    HARBOURS,
    IN_POOL,
    INSIDE,
    INTRIGUE_END,
    LOCATIONS,
    NO_TILE,
    NON,
    NOWHERE,
    SHIP_SPACES,
    SPECIAL,
    TILE_TYPES,
    TYPE_OF,
)
from sampan.games.gugong.state import Gugong

ACTIONS: Final = NON + 1
VALUES: Final = 9
SEATS: Final = 5
MOST_SERVANTS: Final = 14
"""All twelve, and the double as two."""

SHARED: Final = {
    "always": 1,
    "palace": INSIDE + 1,
    "arrived": SEATS,
    "field": SEATS + 3,
    "jade": 11,
    "servants": MOST_SERVANTS + 1,
    "supply": 10,
    "wall.mine": 7,
    "wall.lead": 25,
    "ships": HARBOURS * SHIP_SPACES,
    "intrigue": INTRIGUE_END + 1,
    "ahead": SEATS,
    "medal": 3,
    "tiles": 10,
    "decrees": len(DECREE_CODES),
    "decrees.open": len(DECREE_CODES),
    "decrees.points": 17,
    "decrees.jade": 7,
    "decrees.decrees": 8,
    "decrees.rewards": 8,
    "tomorrow.actions": ACTIONS,
    "tomorrow.values": VALUES,
    "matches.lead": 7,
    "turns": 8,
    "houses": 8,
}
"""Tables of every seat, Meng's too, with the numbers of their entries."""
OF_PERSON: Final = {
    **SHARED,
    "double": len(DOUBLE_PLACES),
    "decrees.payable": len(DECREE_CODES),
    "rewards.points": 4,
    "rewards.card": 3,
    "rewards.double": 2,
    "hand.actions": ACTIONS,
    "hand.values": VALUES,
    "hand.free": len(LOCATIONS),
    "hand.stuck": 7,
    "matches": 8,
    "matches.there": 4,
    "board": len(LOCATIONS) * VALUES,
    "turns.more": 5,
    "map": 2,
    "near": len(TILE_TYPES),
    "farther": len(TILE_TYPES),
    "bonus": 3,
    "rival.palace": INSIDE + 1,
    "rival.servants": MOST_SERVANTS + 1,
    "rival.intrigue": INTRIGUE_END + 1,
    "players": SEATS,
    "pending": ACTIONS,
}
OF_MENG: Final = {
    **SHARED,
    "rewards": 8,
    "stack.actions": ACTIONS,
    "deck": len(LOCATIONS) + 1,
    "dusk": len(LOCATIONS) + 1,
    "focus": len(LOCATIONS),
    "board.actions": ACTIONS,
    "next": len(TILE_TYPES),
    "after": len(TILE_TYPES),
    "his.palace": INSIDE + 1,
}
IN_ORDER: Final = (
    "palace field jade servants supply wall.mine intrigue ahead tiles decrees.points decrees.jade "
    "decrees.decrees decrees.rewards tomorrow.values matches.lead turns houses rewards.points "
    "rewards.card rewards.double hand.values hand.stuck matches matches.there turns.more "
    "rival.palace rival.servants rival.intrigue rewards his.palace"
)
ORDERED: Final = {
    **{name: {**OF_PERSON, **OF_MENG}[name] for name in IN_ORDER.split()},
    "ships": SHIP_SPACES,
    "board": VALUES,
}
"""Tables whose entries are in order, and how many of them follow each other."""

P: Final = places(OF_PERSON)
M: Final = places(OF_MENG)

# where tables of every seat begin: the same in both
ALWAYS, ENVOY, ARRIVED, FIELD = P["always"], P["palace"], P["arrived"], P["field"]
JADES, SERVANTS, SUPPLY = P["jade"], P["servants"], P["supply"]
WALL_MINE, WALL_LEAD, SHIPS = P["wall.mine"], P["wall.lead"], P["ships"]
MARKER, AHEAD, MEDAL, STORED = P["intrigue"], P["ahead"], P["medal"], P["tiles"]
OWNED, OPEN, DECREE_POINTS = P["decrees"], P["decrees.open"], P["decrees.points"]
DECREE_JADE, DECREE_DECREES = P["decrees.jade"], P["decrees.decrees"]
DECREE_REWARDS, TOMORROW_ACTIONS = P["decrees.rewards"], P["tomorrow.actions"]
TOMORROW_VALUES, MATCHES_LEAD = P["tomorrow.values"], P["matches.lead"]
TURNS, HOUSES = P["turns"], P["houses"]
DOUBLE, PAYABLE = P["double"], P["decrees.payable"]
REWARD_POINTS, REWARD_CARDS, REWARD_DOUBLES = (
    P["rewards.points"],
    P["rewards.card"],
    P["rewards.double"],
)
HAND_ACTIONS, HAND_VALUES, HAND_FREE = P["hand.actions"], P["hand.values"], P["hand.free"]
HAND_STUCK, MATCHES, MATCHES_THERE = P["hand.stuck"], P["matches"], P["matches.there"]
BOARD, TURNS_MORE, MAP, NEAR = P["board"], P["turns.more"], P["map"], P["near"]
FARTHER, BONUS, RIVAL_PALACE = P["farther"], P["bonus"], P["rival.palace"]
RIVAL_SERVANTS, RIVAL_INTRIGUE = P["rival.servants"], P["rival.intrigue"]
PLAYERS, PENDING = P["players"], P["pending"]
REWARDS, STACK_ACTIONS, DECK, DUSK = M["rewards"], M["stack.actions"], M["deck"], M["dusk"]
FOCUS, BOARD_ACTIONS, NEXT, AFTER = M["focus"], M["board.actions"], M["next"], M["after"]
HIS_PALACE: Final = M["his.palace"]


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
    add = found.append
    add(ENVOY + min(INSIDE, s.palace[seat]))
    field, taken = s.arrival[seat], 0
    for each in s.arrival:
        taken += each is not None
    if field is None:
        add(ARRIVED + taken)
    else:
        add(FIELD + min(7, field))
    jade = s.jade[seat]
    add(JADES + min(10, jade))
    add(SERVANTS + servants(s, seat))
    add(SUPPLY + min(9, s.supply[seat]))
    _wall(s, seat, found)
    for place, ship in enumerate(s.canal):
        if ship is not None and ship[0] == seat:
            add(SHIPS + place % HARBOURS * SHIP_SPACES + ship[1] + ship[2] - 1)
    add(MARKER + s.intrigue[seat])
    add(AHEAD + s.order.index(seat))
    add(MEDAL + (0 if s.medal < 0 else 1 if s.medal == seat else 2))
    add(STORED + min(9, len(s.tiles[seat]) + 2 * len(s.double_tiles[seat])))
    _decrees(s, seat, jade, found)
    actions = s.data.actions
    for card in s.discard[seat]:
        add(TOMORROW_ACTIONS + actions[card])
        add(TOMORROW_VALUES + value_of(s, card))
    stock = sum(s.houses)
    add(HOUSES + min(7, stock))
    return found


def servants(s: Gugong, seat: int) -> int:
    """Servants in the pool, the double as two."""
    return min(MOST_SERVANTS, s.pool[seat] + (2 if s.double[seat] == IN_POOL else 0))


def value_of(s: Gugong, card: int) -> int:
    """The place of a card's value among all; an edition may print others."""
    value: int = s.data.values[card]
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
    add = found.append
    hand = s.hand[seat]
    add(TURNS + min(7, len(hand)))
    add(DOUBLE + s.double[seat])
    points, cards, doubles = s.slots[seat]
    add(REWARD_POINTS + min(3, points))
    add(REWARD_CARDS + min(2, cards))
    add(REWARD_DOUBLES + min(1, doubles))
    pieces, owned = s.pool[seat], s.decreed[seat]
    for slot, decree in enumerate(s.laws):
        if decree >= 0 and not owned >> decree & 1 and pieces > decrees.price(s, seat, slot):
            add(PAYABLE + decree)
    _hand(s, seat, hand, found)
    _map(s, seat, found)
    for tile, _, _ in s.bonus[seat]:
        add(BONUS + TYPE_OF[tile] - len(TILE_TYPES) + 3)
    _rivals(s, seat, found)
    add(PLAYERS + s.n - 1)
    for step in s.agenda:
        if isinstance(step, SeatStep) and step.seat == seat:
            if isinstance(step, CardAction):
                add(PENDING + step.action)
            elif isinstance(step, LocationAction | Follow):
                add(PENDING + step.location)
    return found


def _hand(s: Gugong, seat: int, hand: tuple[int, ...], found: list[int]) -> None:
    """The cards of today's turns, and what they can do on the board as it lies."""
    add = found.append
    values, actions, board = s.data.values, s.data.actions, s.board
    for location, card in enumerate(board):
        if card >= 0:
            add(BOARD + VALUES * location + value_of(s, card))
    free = [False] * len(board)
    stuck = 0
    for card in hand:
        add(HAND_ACTIONS + actions[card])
        add(HAND_VALUES + value_of(s, card))
        nowhere = True
        for location, there in enumerate(board):
            if is_free(s, seat, card, there):
                free[location] = True
                nowhere = False
        stuck += nowhere
    matching, dice = 0, s.dice
    for location, card in enumerate(board):
        if free[location]:
            add(HAND_FREE + location)
            matching += dice.count(values[card])
    add(HAND_STUCK + min(6, stuck))
    add(MATCHES_THERE + min(3, matching))


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
    add = found.append
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
        add(RIVAL_PALACE + min(INSIDE, s.palace[other]))
        add(RIVAL_SERVANTS + servants(s, other))
        add(RIVAL_INTRIGUE + s.intrigue[other])
    add(MATCHES + min(7, mine))
    add(MATCHES_LEAD + max(-3, min(3, mine - best)) + 3)
    add(TURNS_MORE + max(-2, min(2, len(s.hand[seat]) - most)) + 2)


def of_meng(s: Gugong) -> list[int]:
    """What holds of Meng."""
    seat = s.meng
    found = _shared(s, seat)
    add = found.append
    actions = s.data.actions
    add(TURNS + min(7, len(s.stack) + len(s.under)))
    add(MATCHES_LEAD + max(-3, min(3, night_matches(s, seat) - s.matches(0))) + 3)
    add(REWARDS + min(7, s.neutral))
    for card in s.stack:
        add(STACK_ACTIONS + actions[card])
    for card in s.under:
        add(STACK_ACTIONS + actions[card])
    for automa in s.automa_deck:
        location = AUTOMA[automa]
        add(DECK + (len(LOCATIONS) if location == SPECIAL else location))
    for automa in s.automa_today:
        location = AUTOMA[automa]
        add(DUSK + (len(LOCATIONS) if location == SPECIAL else location))
    add(FOCUS + s.focus)
    for card in s.board:
        if card >= 0:
            add(BOARD_ACTIONS + actions[card])
    add(HIS_PALACE + min(INSIDE, s.palace[0]))
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
