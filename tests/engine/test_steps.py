"""The agenda: a stack of steps that reads like the rulebook."""

import pytest

from sampan.engine.perft import perft
from sampan.engine.steps import SEATS, Event, State
from sampan.engine.view import HIDDEN, redact, redact_word, seat_mask, sees
from tests.engine import toy
from tests.engine.toy import GAME, Deal, GetReady, NextTurn, Pebbles, TakePebbles


def fresh(seats: int = 2, hurry: bool = False) -> Pebbles:
    return GAME.new(GAME.setup(seats, {"hurry": hurry}, None))


def dealt(seats: int = 2) -> Pebbles:
    s = fresh(seats, hurry=True)
    for _ in range(seats):
        s.play(toy.COIN[0])
    return s


def test_then_puts_steps_before_what_was_pending() -> None:
    s = Pebbles(2)
    s.then(NextTurn(0))
    s.then(GetReady(0), GetReady(1))
    assert [step.name for step in reversed(s.agenda)] == ["get-ready", "get-ready", "next-turn"]
    assert [step.who(s) for step in s.agenda[:0:-1]] == [0, 1]


def test_a_step_is_named_after_its_class() -> None:
    assert (TakePebbles.name, Deal.name) == ("take-pebbles", "deal")


def test_play_runs_on_to_the_next_question() -> None:
    s = dealt()
    assert s.agenda[-1].name == "take-pebbles"
    s.play(toy.TAKE[0])
    assert (s.heap, s.agenda[-1].name, s.agenda[-1].who(s)) == (8, "take-pebbles", 1)


def test_the_end_clears_the_agenda() -> None:
    s = dealt()
    s.end("enough")
    assert s.over == "enough"
    assert s.agenda == []
    s.run()
    assert s.agenda == []


def test_a_copy_is_independent() -> None:
    s = dealt()
    copy = s.copy()
    copy.play(toy.TAKE[2])
    assert (s.heap, copy.heap) == (9, 6)
    assert s.agenda[-1].who(s) == 0


def test_verbs_report_only_when_somebody_listens() -> None:
    s = dealt()
    s.take(0, 1)
    assert s.events is None
    s.events = []
    s.take(0, 1)
    s.show(0)
    s.set_aside(0, 1)
    assert [event.kind for event in s.events] == ["took", "showed", "set_aside"]
    assert [event.learners for event in s.events] == [0, 0b10, 0b01]
    assert repr(s.events[0]) == "took(seat=A, count=1)"
    assert s.events[0].to_json() == {"event": "took", "seat": "A", "count": 1}


@pytest.mark.parametrize("call", ["who", "options"])
def test_an_automatic_step_asks_nobody(call: str) -> None:
    with pytest.raises(TypeError, match="next-turn"):
        getattr(NextTurn(0), call)(dealt())


def test_a_decision_does_not_run_by_itself() -> None:
    with pytest.raises(TypeError, match="take-pebbles needs an answer"):
        TakePebbles(0).run(dealt())
    with pytest.raises(TypeError, match="nothing can be said at next-turn"):
        NextTurn(0).apply(dealt(), toy.READY)


def test_draws_are_equally_likely_unless_they_say_otherwise() -> None:
    s = fresh()
    s.run()
    step = s.agenda[-1]
    assert isinstance(step, Deal)
    assert tuple(step.weights(s)) == (3, 1)


# --- who sees what ---


def test_secret_arguments_reach_their_seers_only() -> None:
    event = Event("dealt", {"seat": "B", "coin": 5}, ("coin",), seat_mask(1))
    assert redact(event, 1) is event
    for seat in (0, 2, None):
        shown = redact(event, seat)
        assert shown.args == {"seat": "B", "coin": HIDDEN}
        assert shown.secret == ()
        assert event.args["coin"] == 5, "the true event was changed"


def test_an_open_event_reaches_everybody() -> None:
    event = Event("took", {"seat": "A", "count": 1})
    assert redact(event, None) is event


def test_a_covered_word_keeps_its_kind_only() -> None:
    assert redact_word("draw L12", seat_mask(0), 0) == "draw L12"
    assert redact_word("draw L12", seat_mask(0), 1) == "draw ?"
    assert redact_word("draw L12 L13", seat_mask(0, 2), None) == "draw ?"


@pytest.mark.parametrize("seat", range(len(SEATS)))
def test_a_mask_has_the_bits_of_its_seats(seat: int) -> None:
    assert sees(seat_mask(seat), seat)
    assert not sees(seat_mask(seat), None), "a spectator sees only what all see"
    assert not sees(seat_mask(*(other for other in range(5) if other != seat)), seat)
    assert sees(-1, seat)


# --- counting ---


def count(s: State, depth: int) -> int:
    """The plainest way to count, to compare with."""
    if depth == 0:
        return 1
    if not s.agenda:
        return 0
    total = 0
    for action in s.agenda[-1].options(s):
        after = s.copy()
        after.play(action)
        total += count(after, depth - 1)
    return total


@pytest.mark.parametrize("depth", range(8))
def test_perft_counts_what_is_there(depth: int) -> None:
    s = fresh()
    s.run()
    assert perft(s, depth) == count(s, depth)


def test_perft_of_the_first_plies_by_hand() -> None:
    """Two coins for each of two seats, two forced `ready`, then three pebbles or showing."""
    s = fresh()
    s.run()
    assert [perft(s, depth) for depth in range(1, 6)] == [2, 4, 4, 4, 16]
    assert perft(s, 3, collapse=True) == 4, "ready is always asked, so it is a ply"
    hurried = fresh(hurry=True)
    hurried.run()
    assert [perft(hurried, depth, collapse=True) for depth in (1, 2, 3)] == [2, 4, 16]
