"""The words of Gùgōng: what seats and chance can say. The order is fixed and only ever grows, so
that word and number determine each other (GG-I28)."""

from itertools import product
from typing import Final

from sampan.engine.actions import Action, Vocabulary
from sampan.engine.steps import SEATS
from sampan.games.gugong.pieces import (
    AUTOMA,
    BENEFITS,
    CARDS,
    DECREE_CODES,
    DECREE_SLOTS,
    DICE,
    FACES,
    HARBOURS,
    LOCATIONS,
    TILE_CODES,
    TRADE_WORTH,
)

words: Final = Vocabulary()

CARD: Final = words.family("card", range(CARDS))
LOC: Final = words.family("loc", LOCATIONS)
CITY: Final = words.family("city", range(20))
DECREE: Final = words.family("decree", range(DECREE_SLOTS))
HOUSE: Final = words.family("house", range(4))
"""The three houses and, last, the square."""
HARBOUR: Final = words.family(
    "harbour", [(route, harbour + 1) for route in range(2) for harbour in range(HARBOURS)]
)
NEW_SHIP: Final = words.family("new-ship", range(2))
SKIP: Final = words.word("skip")
OPT_A: Final = words.word("opt-a")
OPT_B: Final = words.word("opt-b")
PAY_NONE: Final = words.word("pay-none")
PAY_SERVANTS: Final = words.word("pay-servants")
PAY_DISCARD: Final = words.word("pay-discard")
UNIT_NORMAL: Final = words.word("unit-normal", arg=0)
UNIT_DOUBLE_1: Final = words.word("unit-double-1", arg=1)
UNIT_DOUBLE_2: Final = words.word("unit-double-2", arg=2)
NO_DOUBLE: Final = words.word("no-double", arg=0)
USE_DOUBLE: Final = words.word("use-double", arg=1)
BEN_NONE: Final = words.word("ben-none", arg=0)
BEN: Final = tuple(words.word(f"ben-{steps}", arg=steps) for steps in BENEFITS)
DIE: Final = words.family("die", list(product(range(DICE), FACES)))
REWARD_NONE: Final = words.word("reward-none", arg=-1)
REWARD: Final = tuple(
    words.word(f"reward-{what}", arg=place) for place, what in enumerate(("vp", "card", "double"))
)
TRADE: Final = words.family("trade", list(product(("servant", "vp", "jade"), range(3))))
NO: Final = words.word("no")
YES: Final = words.word("yes")
END_TURN: Final = words.word("end-turn")
TRADE_SERVANT: Final = 0
TRADE_VP: Final = 1
TRADE_JADE: Final = 2


def trade_parts(action: Action) -> tuple[int, int, int]:
    """GG-5.13, GG-5.14, GG-Q20 What is wanted, and how many double and plain tiles make its exact
    price."""
    kind, doubles = divmod(action.arg, 3)
    return kind, doubles, TRADE_WORTH[kind] - 2 * doubles


def die_parts(action: Action) -> tuple[int, int]:
    """Which die is turned to which face."""
    die, face = divmod(action.arg, len(FACES))
    return die, FACES[face]


def _trades(plain: int, doubles: int, servant: bool) -> tuple[Action, ...]:
    found = []
    for action in TRADE:
        kind, used, rest = trade_parts(action)
        enough = used <= doubles and 0 <= rest <= plain
        if enough and (servant or kind != TRADE_SERVANT):
            found.append(action)
    return tuple(found)


MOST_PLAIN: Final = 12
MOST_DOUBLES: Final = 4
TRADES: Final = [
    [
        [_trades(plain, doubles, servant) for servant in (False, True)]
        for doubles in range(MOST_DOUBLES)
    ]
    for plain in range(MOST_PLAIN)
]
"""Plain tiles, double tiles, whether a servant can be gained -> the legal trades."""

chance_words: Final = Vocabulary()

START: Final = chance_words.family("start", SEATS)
GIFT: Final = chance_words.family("gift", range(CARDS))
TILE: Final = chance_words.family("tile", TILE_CODES)
LAW: Final = chance_words.family("law", DECREE_CODES)
ROLL: Final = chance_words.family("dice", list(product(FACES, repeat=DICE)))
FOCUS: Final = chance_words.family("focus", LOCATIONS)
AUTOMA_CARD: Final = chance_words.family("automa", range(len(AUTOMA)))
MENG_CARD: Final = chance_words.family("meng", range(CARDS))

ROLLED: Final = tuple(product(FACES, repeat=DICE))
"""The faces of each word of `ROLL`."""
