"""What is under way in a position: whose go it is, at which node, and the agenda from there."""

from typing import Any, Final

from sampan.engine.actions import UnknownWord
from sampan.engine.steps import SEATS, Step
from sampan.games.yinzi.flow.base import Ask
from sampan.games.yinzi.flow.bonuses import BonusTurn, BuyBonusCrop, ChooseBonus, SettleOrder
from sampan.games.yinzi.flow.disasters import Burn, Drought, dry_provinces
from sampan.games.yinzi.flow.feeding import Feed
from sampan.games.yinzi.flow.fortune import FORTUNE_STEPS, FortuneStep, Repeat
from sampan.games.yinzi.flow.free import RefillCrops, TakeRoute, looking
from sampan.games.yinzi.flow.late import ShipFood
from sampan.games.yinzi.flow.offer import TurnUpFactory
from sampan.games.yinzi.flow.rewards import FreeUpgrade, PayTaxes
from sampan.games.yinzi.flow.rounds import Phase, following, opening, steps_of
from sampan.games.yinzi.flow.routes import ServePersonal, TurnUpRoute, UseLastOpportunity
from sampan.games.yinzi.flow.service import ChooseRoute
from sampan.games.yinzi.flow.setup import DraftFactory, DraftResource, draft_steps, resource_steps
from sampan.games.yinzi.flow.ships import SupplyShips, TurnUpShip, farewell
from sampan.games.yinzi.flow.turn import (
    WORK_STEPS,
    ChooseAction,
    DrawHands,
    EndTurn,
    FinishAction,
    NextTurn,
)
from sampan.games.yinzi.flow.war import KeepVeterans, UseWarDiscs
from sampan.games.yinzi.flow.work import NextUse, WorkStep
from sampan.games.yinzi.loading.reader import Reader
from sampan.games.yinzi.pieces import (
    FACTORY,
    FORTUNES,
    NOTHING,
    PROVINCES,
    SECTIONS,
    SPACES,
    WAR,
    WORKS,
)
from sampan.games.yinzi.positions import DRAWS
from sampan.games.yinzi.state.table import BOUGHT, SOLD
from sampan.games.yinzi.words import words

NODES: Final[dict[str, dict[str, type[Ask]]]] = {
    "setup": {"SETUP_TILE": DraftFactory, "SETUP_RES": DraftResource},
    "A": {"A_BONUS": ChooseBonus, "A_CROP": BuyBonusCrop, "A_END": EndTurn},
    "C": {"C_FEED": Feed},
    "D1": {"D1_DISC": UseWarDiscs, "D1_VET": KeepVeterans},
    "D2": {"D2_FIRE": Burn},
    "D3": {"D3_OWN": ServePersonal},
    "D4": {"D4_ROAD": TakeRoute, "D4_BRIDGE": FreeUpgrade},
    "D5": {"D5_TAX": PayTaxes},
    "E": {"E_LATE": ShipFood},
    "end": {"G_END": UseLastOpportunity},
}
"""Phase -> node -> the step a seat is asked at, for all phases but B."""
WORK_NODES: Final = ("W_RES", "W_PROD", "W_SHIP", "W_EMP", "W_WAR")


def read_order(r: Reader) -> None:
    """Order, whose go it is, and the ratio space."""
    s, top = r.s, r.top
    letters = top.entries("order") if top.has("order") else list(r.letters)
    if sorted(map(str, letters)) != list(r.letters):
        raise top.fail("order", f"expected {', '.join(r.letters)} in some order, found {letters!r}")
    s.order = tuple(r.seat(letter, "order") for letter in letters)
    s.die = top.number("die", r.data.die_start, 1, len(r.data.ratio) - 1)
    placed = [seat for seat in s.order if s.bonus[seat] != NOTHING]
    if s.phase not in ("setup", "A"):
        if placed != sorted(placed, key=lambda seat: s.bonus[seat]):
            raise top.fail("order", "the order of the bonus columns is another one")
    elif s.phase == "setup" and placed:
        raise top.fail("seats", "nobody has a bonus in the set-up")
    asked = s.order[-1] if s.phase == "setup" else s.order[0]
    if s.phase == "A":
        asked = next((seat for seat in s.order if s.bonus[seat] == NOTHING), s.order[-1])
    s.active = r.seat(top.get("asked"), "asked") if top.has("asked") else asked


def read_turn(r: Reader) -> None:
    """H.2 What has happened in the turn under way."""
    s, turn = r.s, r.turn
    action = turn.choice("action", None, (*FORTUNES, *WORKS))
    group = turn.choice("group", None, FORTUNES)
    if action in WORKS:
        s.action = WORKS.index(action)
        s.group = FORTUNES.index(group or FORTUNES[0])
    elif action is not None:
        s.action = FORTUNES.index(action)
        if not s.played[s.active] or s.played[s.active][-1][0] != s.action:
            raise turn.fail("action", "expected the action of the last card played")
    s.reps = turn.number("reps", 0, 0, 4)
    s.taxed = turn.flag("taxed", False)
    s.crop_bought = turn.flag("crop", False)
    names = {name: at for at, name in enumerate(SECTIONS)}
    for section in turn.entries("sections"):
        s.sections |= 1 << r.code(section, turn.at("sections"), names, "a section")
    s.left = turn.number("left", 0, 0, 3)
    s.recruited = turn.number("recruited", 0, 0, 4)
    s.transport = turn.number("transport", 0, 0, s.capacity(s.active) + 1)
    s.boat_disc = turn.number("boat_disc", 0, 0, 1)
    s.trade = {None: 0, "sold": SOLD, "bought": BOUGHT}[
        turn.choice("rural", None, ("sold", "bought"))
    ]
    for space in turn.entries("fresh"):
        if type(space) is not int or not 0 <= space < SPACES:
            raise turn.fail("fresh", f"expected 0 to {SPACES - 1}, found {space!r}")
        s.fresh |= 1 << space
    for code in turn.entries("factories"):
        s.visited |= 1 << r.code(code, turn.at("factories"), FACTORY, "a factory")
    s.shown = turn.number("seen", 0, 0, len(s.secret))
    s.weaker = turn.number("weaker", 0, 0, 1)
    if s.transport > s.capacity(s.active) + s.boat_disc:
        raise turn.fail("transport", "more border crossings than the boats can make")


# --- the agenda ---


def push_agenda(r: Reader) -> None:
    """H.4 The steps from here on; words of an unfinished move are said again."""
    s, turn = r.s, r.turn
    spoken = turn.entries("words")
    province = turn.choice("province", None, PROVINCES)
    draw = turn.choice("draw", None, DRAWS.values())
    turn.done()
    if s.phase == "over":
        s.over = "rounds"
        return
    full = [box for box in range(r.n) if s.is_full(box)]
    leaving = [step for box in full for step in farewell(s, box)]
    if draw is not None:
        now = [*draw_steps(r, draw), *steps_after_draw(r)]
    elif s.phase == "B":
        now = turn_steps(r, bool(full))
    else:
        now = occasion_steps(r, province, bool(full))
    s.then(*leaving, *now, *([] if s.phase == "setup" else following(s.phase)))
    for word in spoken:
        say(r, word)


def draw_steps(r: Reader, draw: str) -> list[Step[Any]]:
    """The draws that are still due."""
    s = r.s
    if draw == "crop":
        return [RefillCrops()]
    if draw == "card":
        return [DrawHands()]
    if draw == "route":
        return [TurnUpRoute(at) for at in range(r.n) if s.up[at] == NOTHING and s.route_under[at]]
    if draw == "ship":
        stacks = enumerate(s.next_ships)
        return [TurnUpShip(at) for at, ship in stacks if ship == NOTHING and s.ship_under[at]]
    missing = min(r.n, len(s.offer) + len(s.pile)) - len(s.offer)
    return [TurnUpFactory() for _ in range(missing)]


def steps_after_draw(r: Reader) -> list[Step[Any]]:
    """What follows the draws of a phase or of a turn."""
    s, seat = r.s, r.s.active
    if s.phase == "setup":
        return [*resource_steps(s.order[::-1])]
    if s.phase == "A":
        return [Phase("A")] if any(bonus == NOTHING for bonus in s.bonus) else []
    if s.phase == "D3":
        return steps_of("D3", s.order)
    if s.phase == "E":
        return steps_of("E", s.order[s.order.index(seat) + 1 :])
    steps = turn_steps(r, sailing=False)
    if isinstance(steps[0], FortuneStep):
        steps[0] = Repeat(steps[0])
    elif isinstance(steps[0], WorkStep):
        steps[0] = NextUse(steps[0])
    return steps


def say(r: Reader, word: Any) -> None:
    """One word of an unfinished compound move."""
    try:
        action = words.find(str(word))
    except UnknownWord as error:
        raise r.turn.fail("words", str(error)) from error
    step = r.s.agenda[-1] if r.s.agenda else None
    if step is None or step.automatic or action not in step.options(r.s):
        raise r.turn.fail("words", f"{word!r} cannot be said here")
    r.s.play(action)


def turn_steps(r: Reader, sailing: bool) -> list[Step[Any]]:
    """Phase B: the node of the turn, then what ends it."""
    s, seat, node = r.s, r.s.active, r.node
    at = s.order.index(seat)
    rest = [EndTurn(seat), NextTurn(s.order[(at + 1) % s.n])]
    if sailing or node == "SAIL":
        return [NextUse(SupplyShips(seat)), FinishAction(seat), *rest]
    if not node and s.action == NOTHING:
        return [NextTurn(seat)]
    if node in ("", "B_REP", *WORK_NODES):
        return [action_step(r), FinishAction(seat), *rest]
    if node == "B_TURN":
        return [ChooseAction(seat), FinishAction(seat), *rest]
    if node == "B_END":
        return rest
    raise r.turn.fail("node", f"{node!r} is no node of phase B")


def action_step(r: Reader) -> Ask:
    """The fortune or workforce action under way."""
    s, seat = r.s, r.s.active
    if s.action == NOTHING:
        raise r.turn.fail("action", f"{r.node} needs the action under way")
    if s.group == NOTHING:
        value = s.card_value(seat)
        if s.reps > value + s.taxed:
            raise r.turn.fail("reps", f"the card allows {value} repetitions")
        return FORTUNE_STEPS[s.action](seat)
    if s.action == WAR and any(each == seat for each, _, _ in s.war):
        return ChooseRoute(seat)
    return WORK_STEPS[s.action](seat)


def occasion_steps(r: Reader, province: str | None, sailing: bool) -> list[Step[Any]]:
    """All other phases: the node of the seat, then the seats after it."""
    s, seat, node = r.s, r.s.active, r.node
    if s.phase == "setup":
        return setup_steps(r)
    at = s.order.index(seat)
    here, later = s.order[at:], s.order[at + 1 :]
    if s.phase == "A":
        check_bonuses(r, later)
    if sailing or node == "SAIL":
        return steps_of(s.phase, later)
    if not node:
        start = opening(s, s.phase) if seat == s.order[0] else []
        return [*start, *steps_of(s.phase, here)]
    if node == "D2_DROUGHT":
        first = PROVINCES.index(province) if province else 0
        return [*dry_provinces(s, seat, first), *map(Drought, later)]
    kinds = NODES.get(s.phase, {})
    if node not in kinds:
        raise r.turn.fail("node", f"expected one of {', '.join(kinds)}, found {node!r}")
    if node == "D1_VET":
        return [KeepVeterans(seat)]
    if node == "D4_ROAD":
        return [*looking(s, seat), TakeRoute(seat), *steps_of("D4", later)]
    first_step = kinds[node](seat)
    if s.phase == "A":
        parts: list[Step[Any]] = [BuyBonusCrop(seat), EndTurn(seat)]
        skipped = ("A_BONUS", "A_CROP", "A_END").index(node)
        return [first_step, *parts[skipped:], *map(BonusTurn, later), SettleOrder()]
    return [first_step, *steps_of(s.phase, later)]


def check_bonuses(r: Reader, later: tuple[int, ...]) -> None:
    """YZ-4.1 Who has chosen a bonus in phase A, and who has not."""
    s, seat = r.s, r.s.active
    if (s.bonus[seat] != NOTHING) != (r.node in ("A_CROP", "A_END")):
        path = f"seats.{SEATS[seat]}.bonus"
        raise r.top.fail(path, "expected a bonus exactly if the seat has already chosen one")
    for other in later:
        if s.bonus[other] != NOTHING:
            raise r.top.fail(f"seats.{SEATS[other]}.bonus", "this seat has not chosen yet")


def setup_steps(r: Reader) -> list[Step[Any]]:
    """The draft goes in reverse order (YZ-3.23, YZ-3.26)."""
    s, seat = r.s, r.s.active
    reverse = s.order[::-1]
    at = reverse.index(seat)
    if r.node == "SETUP_RES":
        return [DraftResource(seat), *resource_steps(reverse[at + 1 :])]
    if r.node == "SETUP_TILE":
        return [DraftFactory(seat), *draft_steps(s, reverse[at + 1 :])]
    if r.node:
        raise r.turn.fail("node", f"expected SETUP_TILE or SETUP_RES, found {r.node!r}")
    return [*draft_steps(s, reverse[at:])]
