"""Why words that name squares, market slots, crop spaces, ships and factories are refused."""

from typing import Any

from sampan.engine.actions import Action
from sampan.engine.refusals import Reason
from sampan.engine.steps import Step
from sampan.games.yinzi.flow.bonuses import BuyBonusCrop, ChooseBonus
from sampan.games.yinzi.flow.disasters import Burn, DryUp
from sampan.games.yinzi.flow.feeding import Feed
from sampan.games.yinzi.flow.fortune import (
    Develop,
    DevelopFactories,
    FortuneStep,
    PlantCrops,
    SellGoods,
)
from sampan.games.yinzi.flow.free import BuyCrop, SellCube, SendEmissary
from sampan.games.yinzi.flow.late import ShipFood
from sampan.games.yinzi.flow.rewards import FreeUpgrade
from sampan.games.yinzi.flow.routes import Serve
from sampan.games.yinzi.flow.setup import DraftFactory
from sampan.games.yinzi.flow.ships import Deliver, SupplyShips
from sampan.games.yinzi.flow.work import Produce, ProduceCommodities
from sampan.games.yinzi.pieces import (
    CELL_CODES,
    COIN,
    FACTORY_CODES,
    FULL_FOOD,
    GOOD_NAMES,
    HALF_FOOD,
    LATE_GOODS,
    NOTHING,
    PLACE_MASK,
    PLACES_OF_SHAPE,
    PLAIN,
    SALT,
    SHIP_SLOTS,
    SLOT_CODES,
    SLOT_NEIGHBOURS,
    SLOTS,
    TEA,
    URBAN,
    colour_of,
    commodity_of,
    province_of,
)
from sampan.games.yinzi.refusals.factories import develop, produce, rise
from sampan.games.yinzi.state import Yinzi


def cell(s: Yinzi, step: Step[Any], seat: int, action: Action) -> list[Reason]:
    square = action.arg
    if isinstance(step, PlantCrops):
        return _plant(s, step, seat, square)
    if isinstance(step, BuyCrop):
        return _cover(s, square)
    if isinstance(step, DryUp):
        return [Reason("YZ-24.7", "not-in-province", needed=CELL_CODES[square])]
    if isinstance(step, SellGoods | SellCube):
        return _sell(s, step, seat, square)
    if isinstance(step, SupplyShips | Deliver):
        return _ship_cube(s, seat, square)
    if isinstance(step, Feed | Serve | ShipFood):
        return _piece(s, step, seat, square)
    return []


def _no_own_cube(s: Yinzi, seat: int, square: int, rule: str) -> list[Reason]:
    if s.fields[seat] >> square & 1:
        return []
    return [Reason(rule, "no-own-cube", needed=CELL_CODES[square])]


def _no_repetition(s: Yinzi, step: Step[Any], seat: int) -> list[Reason]:
    """YZ-6.3 The repetitions of the card are used up."""
    if isinstance(step, FortuneStep) and s.reps >= s.card_value(seat) + s.taxed:
        return [Reason("YZ-6.3", "no-repetition-left")]
    return []


def _plant(s: Yinzi, step: Step[Any], seat: int, square: int) -> list[Reason]:
    found = _no_repetition(s, step, seat)
    if s.built >> square & 1:
        found.append(Reason("YZ-10.9", "under-factory", needed=CELL_CODES[square]))
    elif s.occupied() >> square & 1:
        rule = "YZ-8.11" if s.fields[seat] >> square & 1 else "YZ-8.12"
        found.append(Reason(rule, "square-occupied", needed=CELL_CODES[square]))
        found.append(Reason("YZ-8.2", "square-occupied", needed=CELL_CODES[square]))
    elif s.good_at(square) == PLAIN:
        found.append(Reason("YZ-8.14", "plain-square", needed=CELL_CODES[square]))
    if not s.cubes[seat]:
        found.append(Reason("YZ-2.2", "no-cube"))
    return found


def _cover(s: Yinzi, square: int) -> list[Reason]:
    code = CELL_CODES[square]
    if s.built >> square & 1:
        return [
            Reason("YZ-10.9", "under-factory", needed=code),
            Reason("YZ-8.6", "square-occupied"),
        ]
    if s.growing[SALT] >> square & 1:
        return [Reason("YZ-8.10", "salt-square", needed=code)]
    if s.occupied() >> square & 1:
        return [Reason("YZ-8.6", "square-occupied", needed=code)]
    return []


def _sell(s: Yinzi, step: Step[Any], seat: int, square: int) -> list[Reason]:
    found = _no_repetition(s, step, seat) + _no_own_cube(s, seat, square, "YZ-9.11")
    good = s.good_at(square)
    if good not in URBAN:
        return [*found, Reason("YZ-9.2", "not-urban", needed=CELL_CODES[square])]
    targets = s.sale_targets(good)
    if not targets:
        found.append(Reason("YZ-9.8", "no-free-slot", needed=GOOD_NAMES[good]))
    elif not targets & s.data.reach[province_of(square)][s.budget(seat)]:
        found.append(Reason("YZ-7.6", "no-transport", have=s.budget(seat)))
        found.append(Reason("YZ-9.10", "no-transport", have=s.budget(seat)))
    return found


def _ship_cube(s: Yinzi, seat: int, square: int) -> list[Reason]:
    found = _no_own_cube(s, seat, square, "YZ-1.8")
    good = s.good_at(square)
    if good in LATE_GOODS:
        found.append(Reason("YZ-19.19", "no-food-now", needed=CELL_CODES[square]))
    elif good not in (TEA, SALT):
        found.append(Reason("YZ-19.3", "not-shippable", needed=CELL_CODES[square]))
    distance = s.data.to_coast[province_of(square)]
    if distance > s.budget(seat):
        found.append(Reason("YZ-7.6", "no-transport", needed=distance, have=s.budget(seat)))
        found.append(Reason("YZ-19.5", "no-transport", needed=distance, have=s.budget(seat)))
    elif good == TEA:
        found.append(Reason("YZ-19.3", "no-slot-for-it", needed=GOOD_NAMES[good]))
    elif good == SALT:
        found.append(Reason("YZ-19.4", "salt-in-pairs"))
        found.append(Reason("YZ-7.6", "no-transport", needed=2 * distance, have=s.budget(seat)))
    return found


def _piece(s: Yinzi, step: Feed | Serve | ShipFood, seat: int, square: int) -> list[Reason]:
    """A cube for a meal, a route tile or a late shipment."""
    if isinstance(step, Feed):
        found = _no_own_cube(s, seat, square, "YZ-22.6")
        if s.good_at(square) not in (*FULL_FOOD, *HALF_FOOD):
            found.append(Reason("YZ-22.4", "not-food", needed=CELL_CODES[square]))
        if s.good_at(square) in HALF_FOOD:
            found.append(Reason("YZ-22.5", "half-food-alone", needed=CELL_CODES[square]))
        return found
    if isinstance(step, Serve):
        found = _no_own_cube(s, seat, square, "YZ-21.8")
        return found or [Reason("YZ-21.6" if step.on_board else "YZ-25.4", "not-demanded")]
    found = _no_own_cube(s, seat, square, "YZ-28.1")
    if s.good_at(square) not in LATE_GOODS:
        found.append(Reason("YZ-28.8", "not-late-good", needed=CELL_CODES[square]))
        found.append(Reason("YZ-28.2", "not-late-good", needed=CELL_CODES[square]))
    elif s.good_at(square) in step.goods(s):
        found.append(Reason("YZ-28.2", "same-good"))
    distance = s.data.to_coast[province_of(square)] + step.crossings(s)
    if distance > s.budget(seat):
        found.append(Reason("YZ-28.3", "no-transport", needed=distance, have=s.budget(seat)))
        found.append(Reason("YZ-7.6", "no-transport", needed=distance, have=s.budget(seat)))
    return found or [Reason("YZ-28.1", "no-pair")]


# --- market slots and the crop track ---


def market(s: Yinzi, step: Step[Any], seat: int, action: Action) -> list[Reason]:
    source = step.said("cell") if isinstance(step, SellCube) else None
    if source is not None:
        return _sale_slot(s, seat, source.arg, action.arg)
    if isinstance(step, Produce):
        colour = colour_of(step.factory)
        slot = action.arg
        if not s.raw[colour] >> slot & 1:
            return [Reason("YZ-18.14", "no-raw-there", needed=SLOT_CODES[slot])]
        home = s.province_of_factory(step.factory)
        needed = s.data.distance[slot // SLOTS][home]
        return [
            Reason("YZ-7.6", "no-transport", needed=needed, have=s.budget(seat)),
            Reason("YZ-18.15", "no-transport", needed=needed, have=s.budget(seat)),
        ]
    return []


def _sale_slot(s: Yinzi, seat: int, square: int, slot: int) -> list[Reason]:
    found = []
    province, place = divmod(slot, SLOTS)
    good, code = s.good_at(square), SLOT_CODES[slot]
    shown = s.data.market_goods[s.markets[province]]
    filled = s.filled() >> province * SLOTS
    if filled >> place & 1:
        found.append(Reason("YZ-9.8", "slot-filled", needed=code))
    if good not in shown:
        found.append(Reason("YZ-9.2", "market-shows-other", needed=GOOD_NAMES[good]))
    if place == COIN:
        beside = SLOT_NEIGHBOURS[COIN]
        if all(shown[each] != good for each in beside):
            found.append(Reason("YZ-9.4", "coin-not-beside", needed=GOOD_NAMES[good]))
        elif all(filled >> each & 1 for each in beside):
            found.append(Reason("YZ-9.5", "coin-blocked", needed=code))
    elif shown[place] != good:
        found.append(Reason("YZ-9.2", "slot-shows-other", needed=GOOD_NAMES[good]))
    elif not filled >> place & 1 and not s.sale_targets(good) >> slot & 1:
        found.append(Reason("YZ-9.7", "must-use-coin", needed=code))
    needed = s.data.distance[province_of(square)][province]
    if needed > s.budget(seat):
        found.append(Reason("YZ-7.6", "no-transport", needed=needed, have=s.budget(seat)))
        found.append(Reason("YZ-9.10", "no-transport", needed=needed, have=s.budget(seat)))
    return found


def crop(s: Yinzi, step: Step[Any], seat: int, action: Action) -> list[Reason]:
    found = []
    column = action.arg
    if isinstance(step, BuyBonusCrop):
        if column != s.bonus[seat]:
            found.append(Reason("YZ-4.12", "other-column", needed=s.bonus[seat], have=column))
    elif isinstance(step, PlantCrops):
        found += _no_repetition(s, step, seat)
        if s.crop_bought:
            found.append(Reason("YZ-8.5", "crop-bought-already"))
    elif not isinstance(step, BuyCrop) or step.said("crop"):
        return [Reason("YZ-8.5", "no-crop-now")]
    if s.track[column] == NOTHING:
        rule = "YZ-4.12" if isinstance(step, BuyBonusCrop) else "YZ-2.6"
        return [*found, Reason(rule, "no-crop-there", needed=column)]
    price = s.data.bonus_cost[column]
    if not s.can_pay(seat, price):
        found.append(Reason("YZ-8.16", "too-dear", needed=price, have=s.copper[seat]))
        found.append(Reason("YZ-33.4", "too-dear", needed=price, have=s.copper[seat]))
    if not s.cubes[seat]:
        found.append(Reason("YZ-8.16", "no-cube"))
    return found


# --- ships and factories ---


def ship(s: Yinzi, step: Step[Any], seat: int, action: Action) -> list[Reason]:
    box, slot = divmod(action.arg, SHIP_SLOTS)
    if box >= s.n or s.coast[box] == NOTHING or slot >= len(s.cargo[box]):
        return [Reason("YZ-19.18", "no-ship-slot", needed=action.args[0])]
    if isinstance(step, SendEmissary):
        return [Reason("YZ-12.1", "no-piece-aboard", needed=action.args[0])]
    found = []
    if s.cargo[box][slot] is not None:
        found.append(Reason("YZ-19.6", "ship-slot-filled", needed=action.args[0]))
    if isinstance(step, Deliver) and not step.lacks_salt(s):
        rule = "YZ-19.2" if step.spoken[0].kind == "factory" else "YZ-19.3"
        found.append(Reason(rule, "slot-demands-other", needed=action.args[0]))
    if isinstance(step, ShipFood):
        found.append(Reason("YZ-28.1", "no-pair"))
    return found


def factory(s: Yinzi, step: Step[Any], seat: int, action: Action) -> list[Reason]:
    which, code = action.arg, FACTORY_CODES[action.arg]
    if isinstance(step, DevelopFactories):
        return _no_repetition(s, step, seat) + develop(s, seat, which)
    if isinstance(step, ProduceCommodities):
        return produce(s, seat, which)
    if isinstance(step, SupplyShips):
        return _ship_commodity(s, seat, which)
    if isinstance(step, DraftFactory):
        return [Reason("YZ-3.23", "not-in-offer", needed=code)]
    if isinstance(step, Burn):
        return [Reason("YZ-24.3", "not-own-factory", needed=code)]
    if isinstance(step, ChooseBonus | FreeUpgrade):
        rule = "YZ-4.9" if isinstance(step, ChooseBonus) else "YZ-26.7"
        general = Reason("YZ-10.16", "cannot-rise", needed=code)
        return [*rise(s, seat, which), Reason(rule, "cannot-rise", needed=code), general]
    if isinstance(step, Serve):
        if seat not in s.stock[which]:
            return [Reason("YZ-21.8", "no-own-commodity", needed=code)]
        return [Reason("YZ-21.6" if step.on_board else "YZ-25.4", "not-demanded")]
    return []


def _ship_commodity(s: Yinzi, seat: int, which: int) -> list[Reason]:
    code = FACTORY_CODES[which]
    if seat not in s.stock[which]:
        return [Reason("YZ-19.2", "no-own-commodity", needed=code)]
    found = []
    if not s.open_slots(commodity_of(which)):
        found.append(Reason("YZ-19.2", "no-slot-for-it", needed=code))
    needed = s.data.to_coast[s.province_of_factory(which)]
    if needed > s.budget(seat):
        found.append(Reason("YZ-7.6", "no-transport", needed=needed, have=s.budget(seat)))
        found.append(Reason("YZ-19.5", "no-transport", needed=needed, have=s.budget(seat)))
    return found


def lay(s: Yinzi, step: Step[Any], seat: int, action: Action) -> list[Reason]:
    if not isinstance(step, Develop | DraftFactory) or not step.said("factory"):
        return [Reason("YZ-10.2", "no-tile-to-lay")]
    found = []
    mask = PLACE_MASK[action.arg]
    which = step.word("factory")
    if action.arg not in PLACES_OF_SHAPE[s.data.shape[commodity_of(which)]]:
        found.append(Reason("YZ-10.4", "other-shape", needed=FACTORY_CODES[which]))
    if mask & s.occupied():
        found.append(Reason("YZ-10.5", "square-occupied"))
    if mask & s.growing[SALT]:
        found.append(Reason("YZ-10.6", "salt-square"))
    if mask & s.built:
        found.append(Reason("YZ-10.7", "under-factory"))
    return found


def remove(s: Yinzi, step: Step[Any], seat: int, action: Action) -> list[Reason]:
    return [Reason("YZ-24.4", "no-commodity-of", needed=action.args[0])]
