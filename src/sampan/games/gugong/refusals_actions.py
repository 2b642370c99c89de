"""Why an option of a card's or location's action cannot be chosen (GG-3.25)."""

from collections.abc import Callable
from typing import Any, Final

from sampan.engine.actions import Action
from sampan.engine.refusals import Reason
from sampan.engine.steps import Step
from sampan.games.gugong.flow import decrees, jade, travel
from sampan.games.gugong.flow.actions import Follow
from sampan.games.gugong.flow.canal import can_place
from sampan.games.gugong.flow.day import CardAction, LocationAction
from sampan.games.gugong.pieces import DECREE_SLOTS, INTRIGUE_END, S1, SWP
from sampan.games.gugong.state import Gugong
from sampan.games.gugong.words import OPT_A

Reasons = list[Reason]


def no_option(s: Gugong, step: Step[Any], seat: int, option: Action) -> Reasons:
    """GG-3.25 What keeps the seat from this option."""
    if isinstance(step, LocationAction | Follow):
        action = step.location
    elif isinstance(step, CardAction):
        action = step.action
    else:
        return [Reason("GG-3.19", "no-action-now")]
    if action < S1:
        found = BY_LOCATION[action](s, seat, option)
    elif option is OPT_A:
        found = [Reason("GG-22.2", "supply-empty", needed=1, have=0)]
    else:
        found = [Reason("GG-4.4" if action == SWP else "GG-4.2", "only-option-a")]
    return [*found, Reason("GG-3.25", "option-not-possible")]


def _short(rule: str, needed: int, s: Gugong, seat: int) -> Reasons:
    return [Reason(rule, "too-few-servants", needed=needed, have=s.pieces(seat))]


def _travel(s: Gugong, seat: int, option: Action) -> Reasons:
    if max(s.cities) < 0:
        return [Reason("GG-5.10", "no-tile-on-map")]
    return _short("GG-5.2", travel.price(s, seat), s, seat)


def _wall(s: Gugong, seat: int, option: Action) -> Reasons:
    if option is OPT_A:
        return _short("GG-7.1", 1, s, seat)
    return [*_short("GG-7.24", 3, s, seat), *_short("GG-7.2", 3, s, seat)]


def _jade(s: Gugong, seat: int, option: Action) -> Reasons:
    if option is not OPT_A:
        return [Reason("GG-8.1", "only-option-a")]
    return _short("GG-8.9", min(jade.price(s, seat, each) for each in jade.stocked(s)), s, seat)


def _intrigue(s: Gugong, seat: int, option: Action) -> Reasons:
    if s.intrigue[seat] == INTRIGUE_END:
        if option is OPT_A:
            return [Reason("GG-9.10", "track-end-without-medal", needed=INTRIGUE_END)]
        return [Reason("GG-9.11", "track-end", needed=INTRIGUE_END)]
    return _short("GG-9.3", 1, s, seat)


def _palace(s: Gugong, seat: int, option: Action) -> Reasons:
    return _short("GG-10.2", 2, s, seat)


def _decrees(s: Gugong, seat: int, option: Action) -> Reasons:
    if option is not OPT_A:
        return [Reason("GG-11.1", "only-option-a")]
    open_slots = [slot for slot in range(DECREE_SLOTS) if not s.has(seat, s.laws[slot])]
    if not open_slots:
        return [Reason("GG-11.5", "all-decrees-owned")]
    needed = 1 + min(decrees.price(s, seat, slot) for slot in open_slots)
    return [Reason("GG-11.24", "decree-too-dear", needed=needed, have=s.pieces(seat))]


def _canal(s: Gugong, seat: int, option: Action) -> Reasons:
    if option is OPT_A:
        return [Reason("GG-12.1", "nothing-on-canal")]
    found = []
    if s.pieces(seat) < 3:
        found += _short("GG-12.2", 3, s, seat)
    if not can_place(s, seat) or not found:
        found.append(Reason("GG-12.27", "no-room-for-both"))
    return found


BY_LOCATION: Final[tuple[Callable[[Gugong, int, Action], Reasons], ...]] = (
    _travel,
    _wall,
    _jade,
    _intrigue,
    _palace,
    _decrees,
    _canal,
)
