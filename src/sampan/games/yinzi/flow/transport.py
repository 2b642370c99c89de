"""YZ-7 Transport: what can be moved within the budget of a turn, and what one capacity more
(YZ-13.6) would add. Look-ahead for every step that moves cubes or commodities."""

from collections.abc import Iterator, Sequence
from typing import Final

from sampan.engine.actions import Action
from sampan.games.yinzi.flow.base import Compound
from sampan.games.yinzi.pieces import (
    EXTRA_SALE,
    FACTORIES,
    FREE_BOAT,
    FREE_COPPER,
    FREE_RAW,
    FREE_SALT,
    GRID,
    GRID_MASK,
    NOTHING,
    PRODUCE,
    PROVINCES,
    RESOURCES,
    SALT,
    SELL,
    SHIPS,
    TEA,
    TEA_SLOT,
    URBAN,
    colour_of,
    commodity_of,
)
from sampan.games.yinzi.state import Yinzi

PROVINCE_MASK: Final = tuple(GRID_MASK << province * GRID for province in range(len(PROVINCES)))


# --- YZ-9 sales ---


def sale_sources(s: Yinzi, seat: int, budget: int) -> int:
    """Mask of the own squares from which a cube can be sold with this budget.

    YZ-7.8 Sales, raw material, ships and late shipping need transport; rural trade, routes and
    meals do not (YZ-7.9), nor virtual and bought units (YZ-7.10), nor moves inside a province
    (YZ-7.11).
    """
    found = 0
    mine = s.fields[seat]
    for good in URBAN:
        squares = s.growing[good] & mine
        if squares:
            targets = s.sale_targets(good)
            for province, here in enumerate(PROVINCE_MASK):
                if squares & here and targets & s.data.reach[province][budget]:
                    found |= squares & here
    return found


def _sales(s: Yinzi, seat: int, budget: int) -> int:
    """How many pairs of square and slot a sale can choose from."""
    found = 0
    for good in URBAN:
        squares = s.growing[good] & s.fields[seat]
        for province, here in enumerate(PROVINCE_MASK):
            if squares & here:
                found += (s.sale_targets(good) & s.data.reach[province][budget]).bit_count()
    return found


# --- YZ-18 production ---


def workers_for(s: Yinzi, seat: int, factory: int) -> int:
    """YZ-18.1 to YZ-18.6 Workers of one use of a factory; 0 if the seat cannot use it.

    YZ-Q45 No owner can refuse, and without an owner nothing works. YZ-Q81 Each player may use a
    factory once in a turn.
    """
    level = s.level[factory]
    if not level:
        return 0
    data = s.data.level(level)
    return data.own_workers if s.owner[factory] == seat else data.other_workers


def raw_slots(s: Yinzi, factory: int, budget: int) -> int:
    """YZ-18.14, YZ-18.15 Mask of the market slots whose cube can reach the factory."""
    return s.raw[colour_of(factory)] & s.data.reach[s.province_of_factory(factory)][budget]


def first_raw(s: Yinzi, seat: int, factory: int, budget: int) -> int:
    """YZ-18.3 Mask of the raw cubes after which a second one can still be had."""
    slots = raw_slots(s, factory, budget)
    if s.has(seat, FREE_RAW):
        return slots
    found = 0
    home = s.data.distance[s.province_of_factory(factory)]
    left = slots
    while left:
        bit = left & -left
        left ^= bit
        rest = budget - home[(bit.bit_length() - 1) // 6]
        if raw_slots(s, factory, rest) & ~bit:
            found |= bit
    return found


def can_make_two(s: Yinzi, seat: int, factory: int, budget: int) -> bool:
    """YZ-18.3, YZ-18.11, YZ-Q44 Two raw cubes, two free places, two commodities in supply."""
    if s.owner[factory] != seat or s.data.level(s.level[factory]).own_most < 2:
        return False
    if s.level[factory] - len(s.stock[factory]) < 2 or s.commodities[seat] < 2:
        return False
    return bool(first_raw(s, seat, factory, budget))


def can_pay_owner(s: Yinzi, seat: int, factory: int, with_disc: bool) -> bool:
    """YZ-18.4, YZ-18.5 What the owner of the factory must get."""
    if s.owner[factory] == seat:
        return True
    level = s.data.level(s.level[factory])
    if level.other_silver:
        return s.can_pay_silver(seat, level.other_silver, with_disc)
    if with_disc:
        return s.can_pay(seat, level.other_copper)
    return s.can_pay_plainly(seat, level.other_copper)


def usable_factories(
    s: Yinzi, seat: int, workers: int, budget: int, with_discs: bool = True
) -> list[int]:
    """YZ-18.1 to YZ-18.11 Factories the seat can produce in now with so many workers."""
    if not s.commodities[seat]:
        return []
    free_raw = with_discs and s.has(seat, FREE_RAW)
    free_copper = with_discs and s.has(seat, FREE_COPPER)
    if not free_raw and not any(s.raw):
        return []
    return [
        factory
        for factory, level in enumerate(s.level)
        if level > len(s.stock[factory])
        and not s.visited >> factory & 1
        and 0 < workers_for(s, seat, factory) <= workers
        and (free_raw or raw_slots(s, factory, budget))
        and can_pay_owner(s, seat, factory, free_copper)
    ]


def _productions(s: Yinzi, seat: int, budget: int) -> int:
    """How many pairs of factory and raw cube, and pairs of raw cubes, there are to choose from."""
    factories = usable_factories(s, seat, s.workers_ready(seat), budget)
    return sum(
        raw_slots(s, factory, budget).bit_count() + can_make_two(s, seat, factory, budget)
        for factory in factories
    )


# --- YZ-19 deliveries ---


def deliverable_factories(s: Yinzi, seat: int, budget: int) -> list[int]:
    """YZ-19.2 Factories with an own commodity that a free slot at the coast asks for."""
    wanted = s.wanted()
    return [
        factory
        for factory in range(FACTORIES)
        if seat in s.stock[factory]
        and wanted >> commodity_of(factory) & 1
        and s.data.to_coast[s.province_of_factory(factory)] <= budget
    ]


def tea_squares(s: Yinzi, seat: int, budget: int) -> int:
    """YZ-19.3 Own tea that a free slot at the coast asks for."""
    squares = s.growing[TEA] & s.fields[seat]
    if not squares or not s.wanted() >> TEA_SLOT & 1:
        return 0
    return squares & near_coast(s, budget)


def salt_squares(s: Yinzi, seat: int, budget: int, with_discs: bool = True) -> int:
    """YZ-19.4, YZ-14.1 Own salt that can be one of a pair, the other may be Free salt."""
    squares = s.growing[SALT] & s.fields[seat]
    if not squares or not s.wanted():
        return 0
    squares &= near_coast(s, budget)
    if with_discs and s.has(seat, FREE_SALT):
        return squares
    found, left = 0, squares
    while left:
        bit = left & -left
        left ^= bit
        if second_salt(s, seat, budget, bit.bit_length() - 1):
            found |= bit
    return found


def second_salt(s: Yinzi, seat: int, budget: int, first: int) -> int:
    """YZ-19.4 Own salt that can be the second of a pair, the first coming from `first`."""
    squares = s.growing[SALT] & s.fields[seat]
    if not s.double >> first & 1:
        squares &= ~(1 << first)
    return squares & near_coast(s, budget - s.data.to_coast[first // GRID])


def near_coast(s: Yinzi, budget: int) -> int:
    """Mask of the squares from which a piece reaches a ship with this budget."""
    mask = 0
    for province, distance in enumerate(s.data.to_coast):
        if distance <= budget:
            mask |= PROVINCE_MASK[province]
    return mask


def can_deliver(s: Yinzi, seat: int, budget: int, with_discs: bool) -> bool:
    """YZ-19.1 Whether there is anything for a free slot at the coast."""
    return bool(
        deliverable_factories(s, seat, budget)
        or tea_squares(s, seat, budget)
        or salt_squares(s, seat, budget, with_discs)
    )


def _deliveries(s: Yinzi, seat: int, budget: int) -> int:
    """How many deliveries there are to choose from, salt by pairs of squares."""
    salt = salt_squares(s, seat, budget)
    pairs = 0
    while salt:
        bit = salt & -salt
        salt ^= bit
        pairs += 1 + second_salt(s, seat, budget, bit.bit_length() - 1).bit_count()
    return (
        len(deliverable_factories(s, seat, budget))
        + tea_squares(s, seat, budget).bit_count()
        + pairs
    )


# --- one capacity more, and promises ---


def wants_boat(s: Yinzi, seat: int) -> bool:
    """Whether a transport still open in this turn is illegal only for want of one capacity."""
    return any(more > now for now, more in _choices(s, seat, s.budget(seat)))


def _choices(s: Yinzi, seat: int, budget: int) -> Iterator[tuple[int, int]]:
    if (s.group == NOTHING and s.action == SELL) or s.has(seat, EXTRA_SALE):
        yield _sales(s, seat, budget), _sales(s, seat, budget + 1)
    if s.group != NOTHING and s.action == PRODUCE:
        yield _productions(s, seat, budget), _productions(s, seat, budget + 1)
    if s.group != NOTHING and s.action == SHIPS:
        yield _deliveries(s, seat, budget), _deliveries(s, seat, budget + 1)


NEVER: Final = 99
"""More workers than there are: an action that cannot be conducted."""


def workers_needed(s: Yinzi, seat: int, action: int, with_discs: bool = True) -> int:
    """YZ-16.13 The fewest workers with which a workforce action can be conducted, NEVER if it
    cannot; without discs as YZ-Q39 counts. The emperor's box 1 and the war are always possible."""
    if action == RESOURCES:
        pays = s.can_pay if with_discs else s.can_pay_plainly
        possible = bool(s.box_wood or s.box_stone) and pays(seat, s.data.resource_price)
    elif action in (PRODUCE, SHIPS):
        boat = with_discs and not s.boat_disc and s.has(seat, FREE_BOAT)
        budget = s.budget(seat) + boat
        if action == PRODUCE:
            factories = usable_factories(s, seat, NEVER, budget, with_discs)
            return min((workers_for(s, seat, each) for each in factories), default=NEVER)
        possible = can_deliver(s, seat, budget, with_discs)
    else:
        possible = True
    return 1 if possible else NEVER


def has_promised_use(s: Yinzi, seat: int) -> bool:
    """YZ-16.3 A workforce action has been chosen, and no worker used yet."""
    return (
        s.group != NOTHING and s.action in (RESOURCES, PRODUCE, SHIPS) and not s.workers_used(seat)
    )


def keeps_promise(s: Yinzi, step: Compound, words: Sequence[Action]) -> Sequence[Action]:
    """Of the words of a free action, those after which the chosen workforce action can still be
    conducted, so that nobody ends in a dead end."""
    if not words or not has_promised_use(s, step.seat):
        return words
    if words[0].kind == "cell" and step.said("crop"):  # which square a crop covers is all the same
        return words if _still_possible(s, step, words[0]) else []
    return [word for word in words if _still_possible(s, step, word)]


def _still_possible(s: Yinzi, step: Compound, word: Action) -> bool:
    after = s.copy()
    depth = len(after.agenda)
    step.apply(after, word)
    top = after.agenda[-1] if len(after.agenda) > depth else None
    if isinstance(top, Compound):
        return bool(top.options(after))
    needed = workers_needed(after, step.seat, after.action)
    return needed <= after.workers_ready(step.seat)
