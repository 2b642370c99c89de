"""Why words of cards, workers, bonuses and discs are refused."""

from typing import Any, Final

from sampan.engine.actions import Action
from sampan.engine.refusals import Reason
from sampan.engine.steps import Step
from sampan.games.yinzi.flow.bonuses import ChooseBonus
from sampan.games.yinzi.flow.feeding import Feed
from sampan.games.yinzi.flow.fortune import ChooseAdvancements, FortuneStep
from sampan.games.yinzi.flow.late import ShipFood
from sampan.games.yinzi.flow.routes import Serve
from sampan.games.yinzi.flow.service import EnterBox, SendSoldiers
from sampan.games.yinzi.flow.ships import JoinShip
from sampan.games.yinzi.flow.transport import workers_needed
from sampan.games.yinzi.flow.turn import ChooseAction
from sampan.games.yinzi.flow.war import KeepVeterans, UseWarDiscs
from sampan.games.yinzi.flow.work import WorkStep
from sampan.games.yinzi.pieces import (
    ADVANCEMENTS,
    BONUSES,
    FORTUNES,
    SECTION_SIZE,
    SECTIONS,
    WORKS,
)
from sampan.games.yinzi.state import Yinzi

USE_RULES: Final = (
    *("YZ-12.1",) * 6,
    *("YZ-13.2", "YZ-13.3", "YZ-13.4", "YZ-13.5", "YZ-13.6", "YZ-13.7"),
    *("YZ-14.1", "YZ-14.2", "YZ-14.3", "YZ-14.4", "YZ-14.5", "YZ-14.6"),
    *("YZ-15.1", "YZ-15.2", "YZ-15.3", "YZ-15.4", "YZ-15.7", "YZ-15.8"),
)
"""Advancement -> the rule that says when its disc can be used."""


def done(s: Yinzi, step: Step[Any], seat: int, action: Action) -> list[Reason]:
    """Where something must be done, ending is no answer."""
    if isinstance(step, FortuneStep):
        return [Reason("YZ-6.6", "must-conduct-tax")]
    if isinstance(step, WorkStep | SendSoldiers | EnterBox):
        return [Reason("YZ-16.3", "must-use-worker")]
    if isinstance(step, Feed):
        return [Reason("YZ-22.8", "must-feed", needed=step.duty(s), have=step.food(s)[0])]
    if isinstance(step, Serve):
        return [Reason("YZ-21.6" if step.on_board else "YZ-25.4", "must-go-on")]
    if isinstance(step, ChooseAction):
        return [Reason("YZ-5.3", "must-act")]
    if isinstance(step, ChooseBonus):
        return [Reason("YZ-4.1", "must-choose-bonus")]
    return []


def bonus(s: Yinzi, step: Step[Any], seat: int, action: Action) -> list[Reason]:
    if not isinstance(step, ChooseBonus) or step.spoken:
        return [Reason("YZ-4.1", "not-choosing-bonus")]
    return [Reason("YZ-4.2", "bonus-taken", needed=BONUSES[action.arg])]


def card(s: Yinzi, step: Step[Any], seat: int, action: Action) -> list[Reason]:
    value, fortune = divmod(action.arg, len(FORTUNES))
    found = _turn_action(s, step)
    if not s.hand[seat]:
        found.append(Reason("YZ-5.5", "no-cards"))
    elif value + 1 not in s.hand[seat]:
        found.append(Reason("YZ-6.1", "no-such-card", needed=value + 1))
    if fortune not in s.unused_fortunes(seat):
        found.append(Reason("YZ-1.5", "fortune-used", needed=FORTUNES[fortune]))
    return found


def _turn_action(s: Yinzi, step: Step[Any]) -> list[Reason]:
    """YZ-5.2 Exactly one action in a turn, chosen at its beginning."""
    return [] if isinstance(step, ChooseAction) else [Reason("YZ-5.2", "no-action-now")]


def tax(s: Yinzi, step: Step[Any], seat: int, action: Action) -> list[Reason]:
    if not isinstance(step, FortuneStep):
        return [Reason("YZ-6.5", "no-fortune-action")]
    if s.taxed:
        return [Reason("YZ-6.5", "taxed-already")]
    value = s.card_value(seat)
    if s.reps < value:
        return [Reason("YZ-6.6", "repetitions-left", needed=value, have=s.reps)]
    if not s.discs[seat]:
        return [Reason("YZ-2.3", "no-disc")]
    return [Reason("YZ-6.6", "no-repetition-possible")]


def work(s: Yinzi, step: Step[Any], seat: int, action: Action) -> list[Reason]:
    group, which = divmod(action.arg, len(WORKS))
    found = _turn_action(s, step)
    if s.done[seat] >> which & 1:
        found.append(Reason("YZ-1.6", "work-used", needed=WORKS[which]))
    found += _group(s, seat, group)
    workers = min(s.data.most_workers, s.groups[seat][group] + s.bottom[seat])
    if workers < workers_needed(s, seat, which):
        found.append(Reason("YZ-16.13", "work-impossible", needed=WORKS[which]))
    return found


def _group(s: Yinzi, seat: int, group: int) -> list[Reason]:
    if s.groups[seat][group]:
        return []
    rule = "YZ-16.1" if any(s.groups[seat]) else "YZ-5.4"
    return [Reason(rule, "no-group", needed=FORTUNES[group])]


def migrate(s: Yinzi, step: Step[Any], seat: int, action: Action) -> list[Reason]:
    found = _turn_action(s, step) + _group(s, seat, action.arg)
    return found or [Reason("YZ-16.9", "group-can-work")]


def soldiers(s: Yinzi, step: Step[Any], seat: int, action: Action) -> list[Reason]:
    if not isinstance(step, SendSoldiers):
        return [Reason("YZ-21.1", "no-war-action")]
    found, wanted = [], action.arg + 1
    if wanted > s.left + s.bottom[seat]:
        ready = s.left + s.bottom[seat]
        found.append(Reason("YZ-21.2", "too-few-workers", needed=wanted, have=ready))
    if wanted + s.veterans[seat] > s.data.most_workers:
        rule = "YZ-15.5" if s.veterans[seat] else "YZ-16.6"
        found.append(Reason(rule, "too-many-workers", needed=s.data.most_workers, have=wanted))
    return found


def box(s: Yinzi, step: Step[Any], seat: int, action: Action) -> list[Reason]:
    if not isinstance(step, EnterBox):
        return [Reason("YZ-20.1", "no-emperor-action")]
    found = []
    if action.arg and s.is_taken(action.arg):
        found.append(Reason("YZ-20.4", "box-taken", needed=action.arg + 1))
    needed, ready = s.data.boxes[action.arg].workers, s.left + s.bottom[seat]
    if needed > ready:
        found.append(Reason("YZ-20.1", "too-few-workers", needed=needed, have=ready))
    return found or [Reason("YZ-14.8", "disc-alone")]


def disc(s: Yinzi, step: Step[Any], seat: int, action: Action) -> list[Reason]:
    found = []
    choosing = isinstance(step, ChooseBonus) and bool(step.spoken)
    if not isinstance(step, ChooseAdvancements) and not choosing:
        found.append(Reason("YZ-11.1", "no-advancement-now"))
    elif not choosing and s.reps >= s.card_value(seat) + s.taxed:
        found.append(Reason("YZ-6.3", "no-repetition-left"))
    if not s.free_spaces() >> action.arg & 1:
        found.append(Reason("YZ-11.3", "space-taken", needed=ADVANCEMENTS[action.arg]))
    section = action.arg // SECTION_SIZE
    if s.sections >> section & 1:
        found.append(Reason("YZ-11.2", "section-used", needed=SECTIONS[section]))
    if not s.discs[seat]:
        found.append(Reason("YZ-2.3", "no-disc"))
    return found


def use(s: Yinzi, step: Step[Any], seat: int, action: Action) -> list[Reason]:
    space = action.arg
    name = ADVANCEMENTS[space]
    if not s.advancements[seat] >> space & 1:
        return [Reason("YZ-11.8", "no-disc-there", needed=name)]
    if s.fresh >> space & 1:
        return [Reason("YZ-11.5", "disc-is-fresh", needed=name)]
    found = [Reason(USE_RULES[space], "no-use-now", needed=name)]
    if 15 <= space <= 17 and not isinstance(step, EnterBox):
        found.append(Reason("YZ-14.7", "only-emperor", needed=name))
    if space >= 21 and not isinstance(step, UseWarDiscs | KeepVeterans):
        found.append(Reason("YZ-15.9", "only-war", needed=name))
    if isinstance(step, ShipFood) and space < 6:
        found.append(Reason("YZ-12.2", "only-own-turn", needed=name))
    return found


def veterans(s: Yinzi, step: Step[Any], seat: int, action: Action) -> list[Reason]:
    standing = sum(workers for each, workers, _ in s.war if each == seat)
    return [Reason("YZ-15.4", "no-veterans", needed=action.arg, have=standing)]


def sail(s: Yinzi, step: Step[Any], seat: int, action: Action) -> list[Reason]:
    return [] if isinstance(step, JoinShip) else [Reason("YZ-12.2", "no-ship-sails")]
