"""Why a factory cannot be developed or used."""

from sampan.engine.refusals import Reason
from sampan.engine.steps import SEATS
from sampan.games.yinzi.flow.fortune import upgrade_cost
from sampan.games.yinzi.flow.transport import can_pay_owner, raw_slots, workers_for
from sampan.games.yinzi.pieces import (
    FACTORY_CODES,
    FREE_COPPER,
    FREE_RAW,
    FREE_STONE,
    NOBODY,
    NOTHING,
    colour_of,
    commodity_of,
)
from sampan.games.yinzi.state import Yinzi
from sampan.games.yinzi.words import can_lay


def rise(s: Yinzi, seat: int, factory: int) -> list[Reason]:
    """Why a factory that stands cannot gain a level (YZ-10.11, YZ-10.12)."""
    code = FACTORY_CODES[factory]
    if s.level[factory] and s.owner[factory] != seat:
        return [Reason("YZ-10.12", "not-own-factory", needed=code)]
    if s.level[factory] == len(s.data.levels) - 1:
        return [Reason("YZ-10.11", "highest-level", needed=code)]
    return []


def develop(s: Yinzi, seat: int, factory: int) -> list[Reason]:
    """Building, rebuilding and upgrading (YZ-10)."""
    code = FACTORY_CODES[factory]
    found = [] if s.discs[seat] else [Reason("YZ-2.3", "no-disc")]
    if s.level[factory]:
        if rise(s, seat, factory):
            return found + rise(s, seat, factory)
        price = upgrade_cost(s, factory)
        if not s.can_pay(seat, price):
            found.append(Reason("YZ-10.10", "too-dear", needed=price, have=s.copper[seat]))
            found.append(Reason("YZ-33.4", "too-dear", needed=price, have=s.copper[seat]))
        return found
    stone = s.stone[seat] or s.has(seat, FREE_STONE)
    if s.place[factory] != NOTHING:
        return found if stone else [*found, Reason("YZ-10.14", "no-stone", needed=1, have=0)]
    if factory not in s.offer:
        return [*found, Reason("YZ-10.2", "not-in-offer", needed=code)]
    if not stone:
        found.append(Reason("YZ-10.17", "no-stone", needed=1, have=0))
        found.append(Reason("YZ-10.2", "no-stone", needed=1, have=0))
    if not can_lay(s.data.shape[commodity_of(factory)], s.blocked()):
        found.append(Reason("YZ-10.17", "no-place", needed=code))
    return found


def produce(s: Yinzi, seat: int, factory: int) -> list[Reason]:
    """Producing in own and foreign factories (YZ-18)."""
    code, level = FACTORY_CODES[factory], s.level[factory]
    if s.place[factory] == NOTHING or s.owner[factory] == NOBODY:
        return [Reason("YZ-18.6", "no-owner", needed=code)]
    workers = workers_for(s, seat, factory)
    if not workers:
        return [Reason("YZ-18.6", "foreign-level-one", needed=code)]
    found = []
    if s.visited >> factory & 1:
        found.append(Reason("YZ-18.8", "factory-used", needed=code))
    if workers > s.workers_ready(seat):
        rule = "YZ-18.1" if s.owner[factory] == seat else "YZ-18.4"
        ready = s.workers_ready(seat)
        found.append(Reason(rule, "too-few-workers", needed=workers, have=ready))
    if len(s.stock[factory]) >= level:
        found.append(Reason("YZ-18.10", "storage-full", needed=level))
        found.append(Reason("YZ-18.11", "storage-full", needed=level))
    if not s.commodities[seat]:
        found.append(Reason("YZ-2.5", "no-commodity"))
    if not s.raw[colour_of(factory)] and not s.has(seat, FREE_RAW):
        found.append(Reason("YZ-18.14", "no-raw", needed=SEATS[colour_of(factory)]))
    elif not raw_slots(s, factory, s.budget(seat)) and not s.has(seat, FREE_RAW):
        found.append(Reason("YZ-7.6", "no-transport", have=s.budget(seat)))
        found.append(Reason("YZ-18.15", "no-transport", have=s.budget(seat)))
    if not can_pay_owner(s, seat, factory, s.has(seat, FREE_COPPER)):
        rule = "YZ-18.5" if s.data.level(level).other_silver else "YZ-18.4"
        found.append(Reason(rule, "cannot-pay-owner", have=s.copper[seat]))
        found.append(Reason("YZ-33.4", "cannot-pay-owner", have=s.copper[seat]))
    return found
