"""A preview tells the truth, tells only what the seat knows, and changes nothing."""

from random import Random
from typing import Any

import pytest

from sampan.engine.actions import Action
from sampan.engine.position import look_up
from sampan.engine.preview import Change, Preview, preview
from sampan.engine.refusals import Illegal
from sampan.engine.session import Session
from sampan.engine.steps import SEATS, Event, State
from sampan.engine.view import View, redact, sees
from tests.conformance.tables import every_game, every_table, game_of, on_the_way, table_at, text_of
from tests.conformance.tables import through_json as wire


def asked(session: Session) -> tuple[int, View]:
    """The seat that is asked, and its view."""
    assert session.decision is not None
    return SEATS.index(session.decision.seat), session.view(session.decision.seat)


def some_options(session: Session, rng: Random) -> list[Action]:
    assert session.decision is not None
    options = session.decision.options
    return rng.sample(options, min(4, len(options)))


def told(found: Preview) -> str:
    events = [event.to_json() for event in found.events]
    return text_of([found.ends, found.asked, events, found.zones, found.sheets])


def truth(session: Session, seat: int, action: Action) -> tuple[State, list[Event]]:
    """The true state where the seat's preview must stop, and all that happened on the way."""
    happened: list[Event] = []
    s = session.state.copy()
    s.events = happened
    s.play(action)
    while s.agenda and not s.agenda[-1].chance:
        step = s.agenda[-1]
        known = step.who(s) == seat or sees(step.option_seers(s), seat)
        if len(step.options(s)) > 1 or step.always_asked or not known:
            break
        s.play(step.options(s)[0])
    return s, happened


def check_end(found: Preview, s: State, seat: int) -> None:
    if not s.agenda:
        assert (found.ends, found.asked) == ("over", None)
    elif s.agenda[-1].chance:
        assert (found.ends, found.asked) == ("chance", None)
    else:
        who = s.agenda[-1].who(s)
        assert (found.ends, found.asked) == ("decision" if who == seat else "other", SEATS[who])


def check_changes(changes: list[Change], before: Any, after: Any) -> None:
    for change in changes:
        assert change.before != change.after
        assert (look_up(before, change.path) or 0) == (change.before or 0), change
        assert (look_up(after, change.path) or 0) == (change.after or 0), change


@every_table
def test_a_preview_tells_what_then_happens(name: str, seats: int) -> None:
    rng, game, changes = Random(80), game_of(name), 0
    for session in on_the_way(name, seats, seed=80, every=5):
        for action in some_options(session, rng) if session.decision else ():
            seat, view = asked(session)
            found = preview(game, view, action)
            s, happened = truth(session, seat, action)
            heard = [redact(event, seat).to_json() for event in happened]
            events = [event.to_json() for event in found.events]
            assert heard[: len(events)] == events
            if found.ends == "reveal":
                assert happened[len(events)].learners >> seat & 1
                continue
            assert len(heard) == len(events)
            check_end(found, s, seat)
            after = game.view(s, seat)
            check_changes(found.zones, *(game.shown(each).position for each in (view, after)))
            sheets = [game.projection(game.shown(each)).breakdown for each in (view, after)]
            check_changes(found.sheets, *sheets)
            changes += len(found.zones)
    assert changes > 20


@every_table
def test_a_preview_is_made_of_what_the_seat_knows(name: str, seats: int) -> None:
    """Every world that looks the same to the seat gives the same preview, byte by byte."""
    rng, game = Random(81), game_of(name)
    for session in on_the_way(name, seats, seed=81, every=8):
        for action in some_options(session, rng) if session.decision else ():
            seat, view = asked(session)
            here = told(preview(game, view, action))
            other = game.view(game.imagine(view, rng), seat)
            assert told(preview(game, other, action)) == here
            assert told(preview(game, View.from_json(wire(view.to_json())), action)) == here


@every_table
def test_a_preview_changes_neither_table_nor_view(name: str, seats: int) -> None:
    rng, game = Random(82), game_of(name)
    for session in on_the_way(name, seats, seed=82, every=10):
        before = text_of(session.position())
        for action in some_options(session, rng) if session.decision else ():
            _, view = asked(session)
            shown = text_of(view.to_json())
            preview(game, view, action)
            assert text_of(view.to_json()) == shown
        assert text_of(session.position()) == before


@every_game
def test_what_is_not_offered_has_no_preview(name: str) -> None:
    session = table_at(name, game_of(name).seats[-1], seed=83, decisions=6)
    assert session.decision is not None
    _, view = asked(session)
    wrong = next(each for each in session.game.words if each not in session.decision.options)
    with pytest.raises(Illegal) as refused:
        preview(session.game, view, wrong)
    assert refused.value.refusal.rules
