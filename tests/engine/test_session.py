"""A session: words said, draws made, undo, and nothing half done when something is wrong."""

import json
from collections import deque

import pytest

from sampan.engine.actions import UnknownWord
from sampan.engine.chance import seed_hash
from sampan.engine.invariants import Broken
from sampan.engine.position import PositionError
from sampan.engine.refusals import Illegal
from sampan.engine.session import NotPossible, Session
from sampan.engine.setup import SetupError
from tests.engine import toy
from tests.engine.toy import GAME, Pebbles


def started(seats: int = 2, seed: int = 1, hurry: bool = True) -> Session:
    return Session.new(GAME, seats, seed, {"hurry": hurry})


def whole(session: Session) -> str:
    """Everything that may not change when something is refused."""
    decision = session.decision
    return json.dumps(
        [
            session.transcript(with_seed=True),
            session.position(),
            decision.to_json() if decision else None,
            [repr(entry) for entry in session.live],
            [step.name for step in session.state.agenda],
        ]
    )


# --- the beginning ---


def test_a_new_session_is_at_its_first_decision() -> None:
    session = started()
    assert session.decision is not None
    assert session.decision.to_json() == {
        "seat": "A",
        "step": "take-pebbles",
        "options": ["take 1", "take 2", "take 3", "show"],
        "rules": [],
    }
    assert [entry.speaker for entry in session.log] == ["@", "@"]
    assert session.result is None


def test_seats_default_to_the_fewest() -> None:
    assert Session.new(GAME, seed=1).header.seats == 2


def test_without_a_seed_one_is_drawn() -> None:
    one, other = Session.new(GAME), Session.new(GAME)
    assert one.seed != other.seed
    assert one.seed is not None
    assert one.header.seed_hash == seed_hash(one.seed)
    assert str(one.seed) not in one.transcript()


def test_a_wrong_table_is_refused() -> None:
    with pytest.raises(SetupError, match="played with 2, 3 seats"):
        Session.new(GAME, 4)
    with pytest.raises(SetupError, match="has no option"):
        Session.new(GAME, 2, options={"speed": 1})


# --- saying words ---


def test_a_word_may_be_a_text_with_or_without_speaker_or_an_action() -> None:
    for said in ("take 2", "A take 2", "  take   2 ", toy.TAKE[1]):
        session = started()
        events = session.submit(said)
        assert [event.kind for event in events] == ["took"]
        assert session.live[2].word == "take 2"


def test_submit_tells_all_that_happened_up_to_the_next_decision() -> None:
    """A's word, then B's forced word, then the end."""
    session = Session.from_position(GAME, {"game": "pebbles", "heap": 4})
    events = session.submit("take 3")
    assert [event.kind for event in events] == ["took", "set_aside"]
    assert [repr(entry) for entry in session.live] == ["1 A take 3", "2 A aside 1 !"]
    assert session.state.over == "heap"


def test_what_is_always_asked_is_asked() -> None:
    session = started(hurry=False)
    assert session.decision is not None
    assert [action.word for action in session.decision.options] == ["ready"]


@pytest.mark.parametrize(
    ("said", "error", "message"),
    [
        ("tak 1", UnknownWord, "'tak 1' is not a word of this game; did you mean 'take 1'"),
        ("A", UnknownWord, "'' is not a word"),
        ("", UnknownWord, "'' is not a word"),
        ("take 4", Illegal, "'take 4' is not allowed: PB-3 too-many: needs 3"),
        ("ready", Illegal, "'ready' is not allowed: PB-2 not-now"),
        ("B take 1", Illegal, "PB-1 not-asked: needs A, has B"),
        ("C take 1", NotPossible, "seats are A, B, not 'C'"),
        ("@ coin 1", NotPossible, "no draw is pending"),
        ("a take 1", UnknownWord, "'a take 1' is not a word"),
    ],
)
def test_a_refused_word_changes_nothing(said: str, error: type[Exception], message: str) -> None:
    session = started()
    before = whole(session)
    with pytest.raises(error) as caught:
        session.submit(said)
    assert message in str(caught.value)
    assert whole(session) == before


def test_an_action_that_is_not_offered_is_refused() -> None:
    session = started()
    before = whole(session)
    with pytest.raises(Illegal) as caught:
        session.submit(toy.READY)
    assert caught.value.refusal.to_json() == {
        "word": "ready",
        "reasons": [{"rule": "PB-2", "reason": "not-now", "needed": None, "have": "take-pebbles"}],
    }
    assert whole(session) == before


def test_why_not_asks_without_saying() -> None:
    session = started()
    before = whole(session)
    assert session.why_not("take 1") is None
    assert session.why_not(toy.TAKE[2]) is None
    for said, rule in (("ready", "PB-2"), ("B take 1", "PB-1"), ("take 4", "PB-3")):
        refusal = session.why_not(said)
        assert refusal is not None
        assert refusal.rules == (rule,)
    with pytest.raises(UnknownWord):
        session.why_not("jump")
    assert whole(session) == before


def test_nothing_can_be_said_after_the_end() -> None:
    session = Session.from_position(GAME, {"game": "pebbles", "heap": 3})
    session.submit("take 3")
    assert session.decision is None
    before = whole(session)
    for said in ("take 1", "B take 1", toy.SHOW):
        with pytest.raises(Illegal, match="PB-4 over"):
            session.submit(said)
    with pytest.raises(NotPossible, match="the game is over"):
        session.replay("A", "take 1")
    assert whole(session) == before


def test_the_result_is_there_at_the_end() -> None:
    session = Session.from_position(GAME, {"game": "pebbles", "heap": 2})
    session.submit("take 2")
    assert session.result is not None
    assert session.result.scores == {"A": 10, "B": 1}
    assert session.result.winners == ["A"]
    assert session.result.to_json()["over"] == "heap"


# --- what a seat may read ---


def test_secret_words_are_covered_for_the_others() -> None:
    session = started(seats=3)
    session.submit("take 2")
    session.submit("aside 1")
    words = {seat: [entry.word for entry in session.entries(seat)] for seat in ("A", "B", None)}
    assert words["A"][0] in ("coin 1", "coin 5")
    assert words["A"][1:] == ["coin ?", "coin ?", "take 2", "aside 1"]
    assert words["B"][3:] == ["take 2", "aside ?"]
    assert words[None] == ["coin ?", "coin ?", "coin ?", "take 2", "aside ?"]
    told = [entry.events[0].args for entry in session.entries("B")]
    assert told[4] == {"seat": "A", "count": "?"}


@pytest.mark.parametrize("seat", ["C", "Z", "", "AB", "a"])
def test_only_seats_at_the_table_have_a_view(seat: str) -> None:
    for ask in (started().view, started().entries, started().undo_limit):
        with pytest.raises(NotPossible, match="seats are A, B, not"):
            ask(seat)


# --- chance ---


def test_draw_k_of_a_seed_is_always_the_same() -> None:
    coins = [[entry.word for entry in started(3, seed).live[:3]] for seed in range(20)]
    again = [[entry.word for entry in started(3, seed).live[:3]] for seed in range(20)]
    assert coins == again
    assert len({tuple(each) for each in coins}) > 1


def test_weighted_draws_follow_their_weights() -> None:
    light = sum(
        entry.word == "coin 1" for seed in range(1000) for entry in started(2, seed).live[:2]
    )
    assert 1400 < light < 1600, "a coin of weight 3 to 1"


def test_a_draw_takes_its_outcome_from_the_script() -> None:
    session = Session.open(GAME, 2, seed=1, options={"hurry": True})
    session.script = deque(["@ coin 5", "@ coin 5", "A take 1"])
    session.settle()
    assert [entry.word for entry in session.live] == ["coin 5", "coin 5"]
    assert list(session.script) == ["A take 1"], "words of seats are not taken"


@pytest.mark.parametrize(("word", "error"), [("@ coin 7", UnknownWord), ("@ jump", UnknownWord)])
def test_a_script_cannot_draw_what_is_not_there(word: str, error: type[Exception]) -> None:
    session = Session.open(GAME, 2, seed=1)
    session.script = deque([word])
    with pytest.raises(error):
        session.settle()


def test_with_the_hash_alone_a_game_stops_before_its_next_draw() -> None:
    session = Session.open(GAME, 2, seed_hash=seed_hash("secret"))
    with pytest.raises(NotPossible, match="only its hash is known"):
        session.settle()
    for ask in (session.submit, session.why_not):
        with pytest.raises(NotPossible, match="a draw is pending"):
            ask("A ready")
    session.replay("@", "coin 1")
    assert session.live[0].word == "coin 1"


# --- going back ---


def test_there_may_be_nothing_to_take_back() -> None:
    with pytest.raises(NotPossible, match="no decision to take back"):
        started().undo()


def test_the_last_decision_is_taken_back_freely() -> None:
    session = started()
    session.submit("take 1")
    session.undo()
    assert [repr(entry) for entry in session.log[2:]] == ["3 A take 1", "4 A undo 3"]
    assert [repr(entry) for entry in session.live] == [repr(entry) for entry in session.log[:2]]
    assert isinstance(session.state, Pebbles)
    assert session.state.heap == 9
    session.submit("take 2")
    assert session.live[-1].n == 5


def test_undo_does_not_reach_over_another_seat_without_consent() -> None:
    session = started()
    session.submit("take 1")
    session.submit("take 1")
    before = whole(session)
    with pytest.raises(NotPossible, match="the others would have to agree"):
        session.undo(3)
    assert whole(session) == before
    session.undo(3, consent=True)
    assert session.decision is not None
    assert session.decision.seat == "A"


def test_undo_does_not_reach_over_what_the_seat_has_learned() -> None:
    """B may not go back behind A's coin, which it has seen; A learned nothing by showing it."""
    session = started()
    session.submit("show")
    session.undo()
    session.submit("show")
    session.submit("take 1")
    session.submit("B take 1")
    assert session.undo_limit("B") == session.live[-1].n
    assert session.undo_limit("A") == len(session.log) + 1


@pytest.mark.parametrize("target", [1, 2, 99, 0, -1])
def test_only_decisions_are_taken_back(target: int) -> None:
    session = started()
    session.submit("take 1")
    before = whole(session)
    with pytest.raises(NotPossible, match=f"entry {target} is no decision"):
        session.undo(target, consent=True)
    assert whole(session) == before


def test_forced_choices_go_with_the_decision_before_them() -> None:
    session = Session.from_position(GAME, {"game": "pebbles", "heap": 4})
    session.submit("take 3")
    assert session.state.over == "heap"
    with pytest.raises(NotPossible, match="reveal"):
        session.undo()  # what is whispered to a seat counts as learned
    session.undo(consent=True)
    assert session.state.over is None
    assert session.live == []


def test_what_was_undone_cannot_be_undone_again() -> None:
    session = started()
    session.submit("take 1")
    session.undo()
    with pytest.raises(NotPossible):
        session.undo(3, consent=True)


@pytest.mark.parametrize("word", ["undo 1", "undo 4", "undo 99", "undo", "undo x", "undo -3"])
def test_a_logged_undo_must_name_a_decision_of_its_speaker(word: str) -> None:
    """Entry 1 is a draw: going back behind it alone would roll again. Entry 4 is B's."""
    session = started()
    session.submit("take 1")
    session.submit("take 1")
    before = whole(session)
    with pytest.raises(NotPossible, match="expected the number of a decision of A in effect"):
        session.replay("A", word)
    assert whole(session) == before


# --- entering logged words ---


@pytest.mark.parametrize(
    ("speaker", "word", "message"),
    [
        ("@", "coin 1", "expected a decision of A"),
        ("B", "take 1", "PB-1"),
        ("A", "ready", "PB-2"),
        ("C", "take 1", "seats are A, B"),
    ],
)
def test_a_logged_word_must_fit(speaker: str, word: str, message: str) -> None:
    session = started()
    before = whole(session)
    with pytest.raises((NotPossible, Illegal)) as caught:
        session.replay(speaker, word)
    assert message in str(caught.value)
    assert whole(session) == before


def test_a_seat_cannot_speak_for_chance() -> None:
    session = Session.open(GAME, 2, seed=1)
    with pytest.raises(NotPossible, match="expected a draw"):
        session.replay("A", "ready")


# --- positions and watching ---


def test_a_position_that_asks_for_nothing_is_refused() -> None:
    with pytest.raises(PositionError, match="heap"):
        Session.from_position(GAME, {"game": "pebbles", "heap": 10})


def test_the_position_is_in_the_header() -> None:
    session = Session.from_position(GAME, {"game": "pebbles", "heap": 5})
    assert session.header.position is not None
    assert session.header.position["heap"] == 5
    assert session.seed == 0, "draws come from the position's seed, 0 if it has none"
    assert Session.from_position(GAME, {"game": "pebbles", "seed": 9}).seed == 9


def test_a_watch_sees_every_action() -> None:
    session = started()
    assert isinstance(session.state, Pebbles)
    session.watch = GAME.watch(session.state, fresh=True)
    session.submit("take 1")
    session.state.heap -= 1
    with pytest.raises(Broken, match="PB-E1 is broken: a pebble is lost") as caught:
        session.submit("take 1")
    assert caught.value.invariant == "PB-E1"
    assert session.log[-1].word == "take 1", "the log shows what broke it"
