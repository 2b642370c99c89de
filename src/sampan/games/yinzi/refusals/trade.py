"""Why words of payments, resources, route tiles and the rural market are refused."""

from typing import Any

from sampan.engine.actions import Action
from sampan.engine.refusals import Reason
from sampan.engine.steps import SEATS, Step
from sampan.games.yinzi.flow.base import Compound
from sampan.games.yinzi.flow.feeding import Feed
from sampan.games.yinzi.flow.fortune import ConstructBoats
from sampan.games.yinzi.flow.free import TakeRoute
from sampan.games.yinzi.flow.late import ShipFood
from sampan.games.yinzi.flow.offering import Offering
from sampan.games.yinzi.flow.routes import Serve, ServePersonal, UseLastOpportunity
from sampan.games.yinzi.flow.service import ChooseRoute
from sampan.games.yinzi.flow.setup import DraftResource
from sampan.games.yinzi.flow.transport import can_make_two
from sampan.games.yinzi.flow.work import Produce, TakeResources
from sampan.games.yinzi.pieces import CELL_CODES, FREE_WOOD, NOTHING, ROUTES, RURAL
from sampan.games.yinzi.state import Yinzi
from sampan.games.yinzi.state.table import BOUGHT, SOLD


def resource(s: Yinzi, step: Step[Any], seat: int, action: Action) -> list[Reason]:
    if not isinstance(step, TakeResources | DraftResource):
        return [Reason("YZ-17.1", "no-resources-now")]
    found = []
    if not (s.box_wood if action.kind == "wood" else s.box_stone):
        found.append(Reason("YZ-2.1", "box-empty", needed=action.kind))
    if not s.can_pay(seat, s.data.resource_price):
        found.append(_too_dear(s, seat, s.data.resource_price))
    return found


def _too_dear(s: Yinzi, seat: int, price: int) -> Reason:
    return Reason("YZ-33.4", "too-dear", needed=price, have=s.copper[seat])


def boat(s: Yinzi, step: Step[Any], seat: int, action: Action) -> list[Reason]:
    if not isinstance(step, ConstructBoats):
        return [Reason("YZ-7.1", "no-boats-now")]
    found = []
    if s.boat[seat] + 1 >= len(s.data.boat_track):
        found.append(Reason("YZ-7.2", "boat-track-ends"))
    if not s.wood[seat] and not s.has(seat, FREE_WOOD):
        found.append(Reason("YZ-7.1", "no-wood", needed=1, have=0))
    if s.reps >= s.card_value(seat) + s.taxed:
        found.append(Reason("YZ-6.3", "no-repetition-left"))
    return found


def count(s: Yinzi, step: Step[Any], seat: int, action: Action) -> list[Reason]:
    if not isinstance(step, Produce):
        return [Reason("YZ-18.3", "no-production-now")]
    if not step.may_make_two(s):
        rule = "YZ-18.3" if s.owner[step.factory] == seat else "YZ-18.5"
        return [Reason(rule, "only-level-three")]
    if action.kind == "two" and s.level[step.factory] - len(s.stock[step.factory]) < 2:
        return [Reason("YZ-18.11", "storage-full", needed=2)]
    if action.kind == "two" and not can_make_two(s, seat, step.factory, s.budget(seat)):
        return [Reason("YZ-18.3", "no-raw", needed=2)]
    return []


# --- route tiles ---


def route(s: Yinzi, step: Step[Any], seat: int, action: Action) -> list[Reason]:
    if not isinstance(step, ChooseRoute):
        return [Reason("YZ-21.16", "no-route-now")]
    if action.arg < s.n and s.claims[action.arg] is not None:
        return [Reason("YZ-21.16", "tile-claimed", needed=ROUTES[s.up[action.arg]])]
    if action.arg >= s.n or s.up[action.arg] == NOTHING:
        return [Reason("YZ-21.4", "no-open-tile", needed=action.arg)]
    return [Reason("YZ-21.6", "cannot-complete", needed=ROUTES[s.up[action.arg]])]


def tile(s: Yinzi, step: Step[Any], seat: int, action: Action) -> list[Reason]:
    code = ROUTES[action.arg]
    if isinstance(step, TakeRoute):
        return [Reason("YZ-26.3" if not step.spoken else "YZ-15.2", "not-in-pile", needed=code)]
    if not isinstance(step, ServePersonal | UseLastOpportunity):
        return [Reason("YZ-25.9", "no-personal-routes-now")]
    if all(action.arg != each for each, _ in s.open[seat]):
        return [Reason("YZ-25.4", "no-own-tile", needed=code)]
    return [Reason("YZ-25.4", "nothing-to-deliver", needed=code)]


# --- the rural market ---


def rural_sell(s: Yinzi, step: Step[Any], seat: int, action: Action) -> list[Reason]:
    found = []
    cell = action.arg
    if not s.fields[seat] >> cell & 1:
        found.append(Reason("YZ-32.3", "no-own-cube", needed=CELL_CODES[cell]))
    elif s.good_at(cell) not in RURAL:
        found.append(Reason("YZ-32.4", "not-rural", needed=CELL_CODES[cell]))
    if s.trade == BOUGHT:
        found.append(Reason("YZ-32.8", "bought-already"))
    return found or [Reason("YZ-32.2", "no-rural-sale-now")]


def rural_buy(s: Yinzi, step: Step[Any], seat: int, action: Action) -> list[Reason]:
    if not isinstance(step, Feed | Serve | ShipFood):
        return [Reason("YZ-32.2", "no-rural-purchase-now")]
    found = []
    means = Offering(s, seat, step.spoken)
    if means.rural[action.arg] < 1:
        found.append(Reason("YZ-32.7", "no-rural-cube", needed=SEATS[action.arg]))
    if s.trade == SOLD:
        found.append(Reason("YZ-32.8", "sold-already"))
    elif means.affordable() < 1 <= sum(means.rural):
        found.append(_too_dear(s, seat, s.data.rural_buy))
    return found or [Reason("YZ-32.6", "no-use-for-cube")]


def pay(s: Yinzi, step: Step[Any], seat: int, action: Action) -> list[Reason]:
    if isinstance(step, Compound) and any(word.kind == "use" for word in step.options(s)):
        return [Reason("YZ-33.4", "cannot-pay-plainly", have=s.copper[seat])]
    return [Reason("YZ-33.2", "nothing-due")]
