"""What a bot must know of Yinzi: how much a position is worth to a seat."""

from typing import Final

from sampan.engine.actions import Action
from sampan.engine.knowledge import Knowledge
from sampan.games.yinzi.flow.base import Ask
from sampan.games.yinzi.pieces import (
    COMMODITY_CARGO,
    FED_WORKERS,
    FULL_FOOD,
    HALF_FOOD,
    NO_TAXES,
    URBAN,
    colour_of,
    commodity_of,
)
from sampan.games.yinzi.scoring import sheet
from sampan.games.yinzi.state import Yinzi
from sampan.games.yinzi.words import DONE, END, NO, PAY

LONGEST_TURN: Final = 24
"""Words after which a continuation stops, however long the turn goes on."""
FREE_KINDS: Final = ("rural-sell", "use", "tax", "veterans")
"""What the continuation of a turn leaves alone."""


FIRST_SPREAD: Final = 8.0
LAST_SPREAD: Final = 2.0
"""By how much a lead can still change, at the beginning more than at the end."""


class YinziKnowledge(Knowledge[Yinzi]):
    """What bots know of Yinzi."""

    def worths(self, s: Yinzi) -> list[float]:
        """The points each seat can expect at the end. A turn under way is played on plainly
        first, because its words mean little before the last one."""
        after = _play_on(s)
        return [_worth(after, each) for each in range(after.n)]

    def spread(self, s: Yinzi) -> float:
        return LAST_SPREAD + FIRST_SPREAD * time_left(s)


def _play_on(s: Yinzi) -> Yinzi:
    """The state after a plain continuation of the action under way, up to the next draw or the
    end of the action."""
    if not s.agenda or not isinstance(s.agenda[-1], Ask):
        return s
    seat, s = s.agenda[-1].seat, s.copy()
    for _ in range(LONGEST_TURN):
        top = s.agenda[-1] if s.agenda else None
        if not isinstance(top, Ask) or top.seat != seat or top.node in ("B_TURN", "END", "A_BONUS"):
            break
        s.play(plain_choice(s, top))
    return s


def plain_choice(s: Yinzi, step: Ask) -> Action:
    """A sensible word without looking ahead: go on with the action, leave discs and trade alone."""
    options = step.options(s)
    for action in options:
        if action.kind not in FREE_KINDS and action not in (DONE, END, NO, PAY):
            return action
    for action in (DONE, END, PAY, NO):
        if action in options:
            return action
    return options[0]


# --- what a table is worth ---


def time_left(s: Yinzi) -> float:
    """1.0 at the beginning, 0.0 at the end of the last round."""
    if s.phase in ("end", "over"):
        return 0.0
    within = {"setup": 0.0, "A": 0.0, "B": 0.2}.get(s.phase, 0.8)
    if s.phase == "B":
        cards = sum(len(hand) for hand in s.hand) / (s.n * s.data.hand)
        within = 0.8 - 0.6 * cards
    return max(0.0, 1.0 - (s.round - 1 + within) / s.data.rounds)


def _worth(s: Yinzi, seat: int) -> float:
    left = time_left(s)
    worth = float(sheet(s, seat)["total"])
    worth += (s.copper[seat] % s.ratio) / s.ratio
    worth += left * _prospects(s, seat)
    return worth - _dues(s, seat)


def _prospects(s: Yinzi, seat: int) -> float:
    """What lies ready for later: goods, raw material, commodities, resources, discs, workers."""
    urban = s.count(s.own(seat, URBAN))
    food = s.count(s.own(seat, FULL_FOOD)) + 0.5 * s.count(s.own(seat, HALF_FOOD))
    own = [factory for factory, owner in enumerate(s.owner) if owner == seat]
    raw = sum(min(2, s.raw[colour_of(factory)].bit_count()) for factory in own)
    rooms = sum(s.level[factory] - len(s.stock[factory]) for factory in own)
    wanted = s.wanted()
    stored = [factory for factory, stock in enumerate(s.stock) if seat in stock]
    shippable = sum(1.0 + (wanted >> commodity_of(factory) & 1) for factory in stored)
    aboard = sum(
        load is not None and load[0] == COMMODITY_CARGO and load[1] == (seat,)
        for cargo in s.cargo
        for load in cargo
    )
    return (
        0.9 * min(urban, 6)
        + 0.5 * min(food, 5)
        + 0.8 * min(raw, 5)
        + 0.4 * min(rooms, 5)
        + 1.2 * shippable
        + 1.6 * aboard
        + 0.7 * min(s.wood[seat], 3)
        + 1.6 * min(s.stone[seat], 2)
        + 0.8 * s.advancements[seat].bit_count()
        + 0.15 * min(s.copper[seat], 10)
        + 0.5 * min(s.silver[seat], 4)
        + 0.2 * s.bottom[seat]
        + 0.8 * len(s.open[seat])
    )


def _dues(s: Yinzi, seat: int) -> float:
    """Misfortune to be expected in this round: taxes that cannot be paid, workers that go hungry,
    and the rewards of boxes and war that are still to come."""
    penalty = -float(s.data.misfortune_vp)
    if s.phase not in ("A", "B", "C", "D1", "D2", "D3", "D4", "D5"):
        return 0.0
    dues = 0.0
    silver = s.silver[seat] + s.copper[seat] // s.ratio
    if s.bonus[seat] != NO_TAXES:
        due = s.tax_due(seat)
        dues += due + penalty * max(0, due - silver)
    if s.phase in ("A", "B", "C") and s.bonus[seat] != FED_WORKERS:
        standing = s.hungry(seat) + sum(s.groups[seat])
        need = -(-standing // s.data.workers_per_food)
        food = s.count(s.own(seat, FULL_FOOD)) + s.count(s.own(seat, HALF_FOOD)) // 2
        food += min(sum(s.rural), s.copper[seat] // max(1, s.data.rural_buy))
        dues += 0.8 * penalty * max(0, need - food)
    if s.phase in ("A", "B", "C", "D1"):
        dues -= _glory_to_come(s, seat)
    entry = s.emperor[seat]
    if entry is not None and s.phase != "D5":
        box = s.data.boxes[entry[0]]
        dues -= box.copper / s.ratio + box.silver + 1.5 * (box.boat + box.upgrade + box.tile)
    return dues


def _glory_to_come(s: Yinzi, seat: int) -> float:
    """What the war box promises as it stands."""
    ranked = sorted(s.war, key=lambda slot: -(slot[1] + slot[2]))
    seats = [slot[0] for slot in ranked]
    if seat not in seats:
        return 0.0
    strength = sum(workers + disc for _, workers, disc in s.war)
    chance = min(1.0, strength / max(1, s.enemies()))
    first, second = map(float, s.data.glory_vp)
    place = seats.index(seat)
    if place == 0:
        return second + chance * (first - second) * 0.8
    return second * chance * 0.7 if place == 1 else 0.2
