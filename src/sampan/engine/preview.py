"""What an action would do, told before it is done.

A preview is made from the view of the asked seat alone. The action is played in worlds imagined
from that view, and only what is the same in all of them is told, so a preview can tell nothing
that the seat does not know.
"""

from collections.abc import Iterator, Sequence
from itertools import takewhile
from random import Random
from typing import Any, Final, Literal, NamedTuple

from sampan.engine.actions import Action
from sampan.engine.game import Game
from sampan.engine.position import PositionError, is_unordered
from sampan.engine.refusals import Illegal
from sampan.engine.steps import SEATS, Event, State
from sampan.engine.view import View, redact, sees

WORLDS: Final = 3
"""How many worlds are imagined."""

Ends = Literal["decision", "other", "chance", "reveal", "over"]
"""Where a preview stops: the seat is asked again, another seat is asked, a draw is pending, the
seat learns what it could not know, the game is over. Free undo does not reach back over a draw, a
reveal or the answer of another seat."""


class Change(NamedTuple):
    """A number that an action changes, by its dotted path; None where nothing stands."""

    path: str
    before: int | None
    after: int | None


class Preview:
    """What an action does up to the first moment at which something else could happen."""

    def __init__(self, ends: Ends, asked: str | None, events: list[Event]) -> None:
        self.ends: Final = ends
        self.asked: Final = asked
        """The seat that is asked then, where `ends` is `decision` or `other`."""
        self.events: Final = events
        """What the seat would hear."""
        self.zones: list[Change] = []
        """The numbers before the seats that change: money, pieces, places on tracks."""
        self.sheets: list[Change] = []
        """The lines of the score sheets that change, as if the game ended then. After a reveal
        neither is told."""


def preview(game: Game[Any], view: View, action: Action) -> Preview:
    """What this action would do for the seat of the view, which is asked; raises `Illegal`."""
    if view.seat is None:
        raise ValueError("a spectator is never asked")
    worlds = [game.imagine(view, Random(number)) for number in range(WORLDS)]
    if action not in worlds[0].agenda[-1].options(worlds[0]):
        refusal = game.why_not(worlds[0], view.seat, action)
        if refusal is not None:
            raise Illegal(refusal)
    told = _agreed([_play(world, view.seat, action) for world in worlds])
    if told.ends != "reveal":
        after = [game.view(world, view.seat) for world in worlds]
        told.zones = _changed(_zones(game, view), [_zones(game, each) for each in after], game)
        told.sheets = _changed(_sheets(game, view), [_sheets(game, each) for each in after], game)
    return told


def _play(s: State, seat: int, action: Action) -> Preview:
    """Play an action and the forced choices after it, up to where the preview stops."""
    heard: list[Event] = []
    while True:
        s.events = []
        s.play(action)
        happened, s.events = s.events, None
        for event in happened:
            if event.learners >> seat & 1:
                return Preview("reveal", None, heard)
            heard.append(redact(event, seat))
        if not s.agenda:
            return Preview("over", None, heard)
        step = s.agenda[-1]
        if step.chance:
            return Preview("chance", None, heard)
        options, asked = step.options(s), step.who(s)
        # Whether another seat has a choice may be a secret of theirs.
        known = asked == seat or sees(step.option_seers(s), seat)
        if len(options) > 1 or step.always_asked or not known:
            return Preview("decision" if asked == seat else "other", SEATS[asked], heard)
        action = options[0]


def _agreed(found: Sequence[Preview]) -> Preview:
    """What all worlds have in common; where they part, the seat would learn something."""
    first = found[0]
    stories = zip(*(map(repr, each.events) for each in found), strict=False)
    alike = len(list(takewhile(lambda told: len(set(told)) == 1, stories)))
    same = {(each.ends, each.asked, len(each.events)) for each in found}
    if len(same) == 1 and alike == len(first.events):
        return first
    return Preview("reveal", None, first.events[:alike])


def _zones(game: Game[Any], view: View) -> dict[str, Any]:
    """What lies before the seats, as the seat of the view is shown it."""
    return {"seats": game.shown(view).position["seats"]}


def _sheets(game: Game[Any], view: View) -> dict[str, Any]:
    """The score sheets if the game ended there."""
    try:
        return game.projection(game.shown(view)).breakdown
    except PositionError:  # before the set-up is done there is nothing to score
        return {}


def _changed(before: Any, after: Sequence[Any], game: Game[Any]) -> list[Change]:
    """The changes that all worlds have in common."""
    first, *others = (list(_changes("", before, each, game.unordered)) for each in after)
    return [change for change in first if all(change in other for other in others)]


def _changes(path: str, before: Any, after: Any, unordered: Sequence[str]) -> Iterator[Change]:
    """Every number that differs; lists that grow or shrink and zones without order by `count`."""
    if before == after:
        return
    if _is_number(before) or _is_number(after):
        numbers = [each if _is_number(each) else None for each in (before, after)]
        yield Change(path, *numbers)
    elif isinstance(before, dict) or isinstance(after, dict):
        old, new = (each if isinstance(each, dict) else {} for each in (before, after))
        for key in old | new:
            inner = f"{path}.{key}" if path else key
            yield from _changes(inner, old.get(key), new.get(key), unordered)
    elif isinstance(before, list) or isinstance(after, list):
        yield from _list_changes(path, before or [], after or [], unordered)
    elif is_unordered(path, unordered) and len(before or "") != len(after or ""):
        yield Change(f"{path}.count", len(before or ""), len(after or ""))


def _list_changes(path: str, before: Any, after: Any, unordered: Sequence[str]) -> Iterator[Change]:
    if len(before) != len(after):
        yield Change(f"{path}.count", len(before), len(after))
    elif not is_unordered(path, unordered):
        for place, (old, new) in enumerate(zip(before, after, strict=True)):
            yield from _changes(f"{path}.{place}", old, new, unordered)


def _is_number(value: Any) -> bool:
    return type(value) is int
