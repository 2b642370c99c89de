"""The tables of what a seat's worth is made of: which there are, and where their entries lie.

A table has one entry for each thing that can be so: `palace` one for each step of the envoy,
`ships` one for each harbour and load.
"""

from typing import Final

from sampan.engine.tables import places
from sampan.games.gugong.pieces import (
    DECREE_CODES,
    DOUBLE_PLACES,
    HARBOURS,
    INSIDE,
    INTRIGUE_END,
    LOCATIONS,
    NON,
    SHIP_SPACES,
    TILE_TYPES,
)

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
ALWAYS: Final = P["always"]
ENVOY: Final = P["palace"]
ARRIVED: Final = P["arrived"]
FIELD: Final = P["field"]
JADES: Final = P["jade"]
SERVANTS: Final = P["servants"]
SUPPLY: Final = P["supply"]
WALL_MINE: Final = P["wall.mine"]
WALL_LEAD: Final = P["wall.lead"]
SHIPS: Final = P["ships"]
MARKER: Final = P["intrigue"]
AHEAD: Final = P["ahead"]
MEDAL: Final = P["medal"]
STORED: Final = P["tiles"]
OWNED: Final = P["decrees"]
OPEN: Final = P["decrees.open"]
DECREE_POINTS: Final = P["decrees.points"]
DECREE_JADE: Final = P["decrees.jade"]
DECREE_DECREES: Final = P["decrees.decrees"]
DECREE_REWARDS: Final = P["decrees.rewards"]
TOMORROW_ACTIONS: Final = P["tomorrow.actions"]
TOMORROW_VALUES: Final = P["tomorrow.values"]
MATCHES_LEAD: Final = P["matches.lead"]
TURNS: Final = P["turns"]
HOUSES: Final = P["houses"]
DOUBLE: Final = P["double"]
PAYABLE: Final = P["decrees.payable"]
REWARD_POINTS: Final = P["rewards.points"]
REWARD_CARDS: Final = P["rewards.card"]
REWARD_DOUBLES: Final = P["rewards.double"]
HAND_ACTIONS: Final = P["hand.actions"]
HAND_VALUES: Final = P["hand.values"]
HAND_FREE: Final = P["hand.free"]
HAND_STUCK: Final = P["hand.stuck"]
MATCHES: Final = P["matches"]
MATCHES_THERE: Final = P["matches.there"]
BOARD: Final = P["board"]
TURNS_MORE: Final = P["turns.more"]
MAP: Final = P["map"]
NEAR: Final = P["near"]
FARTHER: Final = P["farther"]
BONUS: Final = P["bonus"]
RIVAL_PALACE: Final = P["rival.palace"]
RIVAL_SERVANTS: Final = P["rival.servants"]
RIVAL_INTRIGUE: Final = P["rival.intrigue"]
PLAYERS: Final = P["players"]
PENDING: Final = P["pending"]
REWARDS: Final = M["rewards"]
STACK_ACTIONS: Final = M["stack.actions"]
DECK: Final = M["deck"]
DUSK: Final = M["dusk"]
FOCUS: Final = M["focus"]
BOARD_ACTIONS: Final = M["board.actions"]
NEXT: Final = M["next"]
AFTER: Final = M["after"]
HIS_PALACE: Final = M["his.palace"]
