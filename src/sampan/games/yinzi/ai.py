"""What bots know of Yinzi: what the points of a seat at the end will be made of."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from sampan.engine.actions import Action
from sampan.engine.weights import LinearKnowledge, Weights
from sampan.games.yinzi.flow.base import Ask
from sampan.games.yinzi.flow.fortune import Develop, FortuneStep, PlantCrops
from sampan.games.yinzi.flow.free import BuyCrop
from sampan.games.yinzi.pieces import (
    FED_WORKERS,
    FULL_FOOD,
    HALF_FOOD,
    NO_TAXES,
    PLACE_PROVINCE,
    URBAN,
    colour_of,
    commodity_of,
)
from sampan.games.yinzi.scoring import LINES, commodities_aboard, points
from sampan.games.yinzi.state import Yinzi
from sampan.games.yinzi.words import DONE, END, NO, PAY

WEIGHTS_FILE: Final = Path(__file__).with_name("weights.toml")
GUESSES_FILE: Final = Path(__file__).with_name("guesses.toml")
LONGEST_TURN: Final = 24
"""Words after which a continuation stops, however long the turn goes on."""
TURN_NODES: Final = ("B_TURN", "END", "A_BONUS")
"""Where a new action begins or the turn ends."""
STAYS_FIRST: Final = 0.8
STAYS_SECOND: Final = 0.7
LATER_GLORY: Final = 0.2
"""What comes of a first and a second place in the war box, and the points that a later one is
worth; chosen by hand."""
FREE_KINDS: Final = ("rural-sell", "use", "tax", "veterans")
"""What the continuation of a turn leaves alone."""


def _play_on(s: Yinzi) -> Yinzi:
    """The state after a plain continuation of the action under way, up to the next draw or the
    end of the action."""
    top = s.agenda[-1] if s.agenda else None
    if not isinstance(top, Ask) or top.node in TURN_NODES:
        return s
    seat, s = top.seat, s.copy()
    for _ in range(LONGEST_TURN):
        s.play(plain_choice(s, top))
        top = s.agenda[-1] if s.agenda else None
        if not isinstance(top, Ask) or top.seat != seat or top.node in TURN_NODES:
            break
    return s


def plain_choice(s: Yinzi, step: Ask) -> Action:
    """A sensible word without looking ahead: go on with the action, leave discs and trade alone."""
    if isinstance(step, FortuneStep) and not s.taxed:
        return step.next_repetition(s) or DONE
    options = step.options(s)
    for action in options:
        if action.kind not in FREE_KINDS and action not in (DONE, END, NO, PAY):
            return action
    for action in (DONE, END, PAY, NO):
        if action in options:
            return action
    return options[0]


# --- what a table is worth ---


class YinziKnowledge(LinearKnowledge[Yinzi]):
    """Points at the end as a sum of the score sheet as it stands, what lies ready for later, and
    what the round still brings."""

    guesses = GUESSES_FILE
    lookahead = 6
    levels = {
        "hard": "ismcts:iterations=40,plans=4,rollout=8,lines=1,time=2s",
        "master": "ismcts:iterations=200,plans=4,rollout=8,lines=1,time=8s",
    }
    names = (
        *LINES,
        "change",
        "urban",
        "food",
        "raw",
        "rooms",
        "stored",
        "wanted",
        "aboard",
        "wood",
        "stone",
        "discs",
        "copper",
        "silver",
        "migrants",
        "personal_routes",
        "taxes",
        "unpaid",
        "hunger",
        "glory",
        "box_money",
        "box_gain",
        "cards",
        "groups",
    )
    counted = LINES

    def features(self, s: Yinzi) -> list[list[float]]:
        return [features_of(s, seat) for seat in range(s.n)]

    def worths(self, s: Yinzi) -> list[float]:
        """A turn under way is played on plainly first, because its words mean little before the
        last one."""
        return super().worths(_play_on(s))

    def worth(self, s: Yinzi, seat: int) -> float:
        after = _play_on(s)
        return self.sum_of(features_of(after, seat), self.time_left(after))

    def distinct(self, s: Yinzi, options: Sequence[Action]) -> Sequence[Action]:
        """A square counts for the good it shows, the place of a factory for its province."""
        if not isinstance(s.agenda[-1], (PlantCrops, BuyCrop, Develop)):
            return options
        kinds: dict[tuple[str, int], Action] = {}
        for action in options:
            kinds.setdefault(_kind(s, action), action)
        return list(kinds.values())

    def time_left(self, s: Yinzi) -> float:
        """1.0 at the beginning, 0.0 at the end of the last round."""
        if s.phase in ("end", "over"):
            return 0.0
        within = {"setup": 0.0, "A": 0.0, "B": 0.2}.get(s.phase, 0.8)
        if s.phase == "B":
            cards = sum([len(hand) for hand in s.hand]) / (s.n * s.data.hand)
            within = 0.8 - 0.6 * cards
        return max(0.0, 1.0 - (s.round - 1 + within) / s.data.rounds)


def _kind(s: Yinzi, action: Action) -> tuple[str, int]:
    """What two words must share to be alike at a question for a place on the land."""
    if action.kind == "cell":
        return action.kind, s.good_at(action.arg)
    if action.kind == "lay":
        return action.kind, PLACE_PROVINCE[action.arg]
    return action.kind, action.arg


def features_of(s: Yinzi, seat: int) -> list[float]:
    """What the worth of a seat is made of."""
    return [
        *standing(s, seat),
        *ready(s, seat),
        *due(s, seat),
        *promised(s, seat),
        *to_come(s, seat),
    ]


def standing(s: Yinzi, seat: int) -> list[float]:
    """The lines of the score sheet as if the game ended now, and copper too few to count."""
    return [*points(s, seat), (s.copper[seat] % s.ratio) / s.ratio]


def ready(s: Yinzi, seat: int) -> list[float]:
    """What lies ready for later: goods, raw material, commodities, resources, discs, money."""
    urban = s.count(s.own(seat, URBAN))
    food = s.count(s.own(seat, FULL_FOOD)) + 0.5 * s.count(s.own(seat, HALF_FOOD))
    raw = rooms = stored = asked = 0
    wanted = s.wanted()
    for factory, stock in enumerate(s.stock):
        if s.owner[factory] == seat:
            raw += min(2, s.raw[colour_of(factory)].bit_count())
            rooms += s.level[factory] - len(stock)
        if seat in stock:
            stored += 1
            asked += wanted >> commodity_of(factory) & 1
    return [
        float(min(urban, 6)),
        min(food, 5.0),
        float(min(raw, 5)),
        float(min(rooms, 5)),
        float(stored),
        float(asked),
        float(commodities_aboard(s, seat)),
        float(min(s.wood[seat], 3)),
        float(min(s.stone[seat], 2)),
        float(s.advancements[seat].bit_count()),
        float(min(s.copper[seat], 10)),
        float(min(s.silver[seat], 4)),
        float(s.bottom[seat]),
        float(len(s.open[seat])),
    ]


def due(s: Yinzi, seat: int) -> list[float]:
    """What this round still costs: taxes, those that cannot be paid, workers that go hungry."""
    if s.phase not in ("A", "B", "C", "D1", "D2", "D3", "D4", "D5"):
        return [0.0, 0.0, 0.0]
    taxes = unpaid = hunger = 0
    if s.bonus[seat] != NO_TAXES:
        taxes = s.tax_due(seat)
        unpaid = max(0, taxes - s.silver[seat] - s.copper[seat] // s.ratio)
    if s.phase in ("A", "B", "C") and s.bonus[seat] != FED_WORKERS:
        workers = s.hungry(seat) + sum(s.groups[seat])
        need = -(-workers // s.data.workers_per_food)
        food = s.count(s.own(seat, FULL_FOOD)) + s.count(s.own(seat, HALF_FOOD)) // 2
        food += min(sum(s.rural), s.copper[seat] // max(1, s.data.rural_buy))
        hunger = max(0, need - food)
    return [float(taxes), float(unpaid), float(hunger)]


def promised(s: Yinzi, seat: int) -> list[float]:
    """What this round still brings: glory, and the reward of the emperor's box."""
    glory = _glory_to_come(s, seat) if s.phase in ("A", "B", "C", "D1") else 0.0
    entry = s.emperor[seat]
    if entry is None or s.phase not in ("A", "B", "C", "D1", "D2", "D3", "D4"):
        return [glory, 0.0, 0.0]
    box = s.data.boxes[entry[0]]
    return [glory, box.copper / s.ratio + box.silver, float(box.boat + box.upgrade + box.tile)]


def to_come(s: Yinzi, seat: int) -> list[float]:
    """YZ-5.2, YZ-16.1 How many cards and groups of workers the seat still has this round: a card
    leaves a group behind, and whoever has had fewer turns is not behind by that."""
    if s.phase != "B":
        return [0.0, 0.0]
    return [float(len(s.hand[seat])), float(sum([size > 0 for size in s.groups[seat]]))]


def _glory_to_come(s: Yinzi, seat: int) -> float:
    """What the war box promises as it stands."""
    if not s.war:
        return 0.0
    ranked = sorted(s.war, key=lambda slot: -(slot[1] + slot[2]))
    seats = [slot[0] for slot in ranked]
    if seat not in seats:
        return 0.0
    strength = sum([workers + disc for _, workers, disc in s.war])
    chance = min(1.0, strength / max(1, s.enemies()))
    first, second = map(float, s.data.glory_vp)
    place = seats.index(seat)
    if place == 0:
        return second + chance * (first - second) * STAYS_FIRST
    return second * chance * STAYS_SECOND if place == 1 else LATER_GLORY


KNOWLEDGE: Final = YinziKnowledge(Weights.read(WEIGHTS_FILE, YinziKnowledge.names))
