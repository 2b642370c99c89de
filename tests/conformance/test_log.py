"""The log is the game: transcripts replay to the same state, and undo folds away without trace."""

from random import Random
from typing import Any

import pytest

from sampan.engine.game import Game
from sampan.engine.log import Entry
from sampan.engine.rules import read_rules
from sampan.engine.session import NotPossible, Session
from sampan.engine.steps import CHANCE, SEATS
from sampan.engine.transcript import read_transcript
from sampan.engine.walk import random_table, walker_of
from tests.conformance.tables import every_table, finished, game_of, table_at, text_of


def check_same_game(one: Session, other: Session) -> None:
    """Same transcript, same state, same decision, same log with the same events."""
    assert other.transcript() == one.transcript()
    assert text_of(other.position()) == text_of(one.position())
    assert (one.decision is None) == (other.decision is None)
    if one.decision is not None and other.decision is not None:
        assert other.decision.to_json() == one.decision.to_json()
    assert [repr(entry) for entry in other.live] == [repr(entry) for entry in one.live]
    for before, after in zip(one.log, other.log, strict=True):
        assert repr(after.events) == repr(before.events), f"{before} does something else"
        assert after.seers == before.seers


@every_table
def test_entries_cite_the_rules_of_their_step(name: str, seats: int) -> None:
    session = finished(name, seats, seed=92)
    known = read_rules(game_of(name).folder).rules
    for entry in session.live:
        assert entry.rules, f"{entry} cites no rule"
        assert set(entry.rules) <= set(known), entry
        assert entry.seen_by(None).rules == entry.rules


def decided(session: Session) -> list[Entry]:
    return [entry for entry in session.live if entry.speaker != CHANCE and not entry.forced]


def again(session: Session) -> Session:
    """An independent session of the same game, with the seed."""
    return read_transcript(session.game, session.transcript(with_seed=True))


def fresh_replay(session: Session, entries: list[Entry]) -> Session:
    """These entries played from the set-up, with no snapshot and no undo between."""
    header = session.header
    replayed = Session.open(
        session.game, header.seats, None, header.options, header.start, header.seed_hash
    )
    for entry in entries:
        replayed.replay(entry.speaker, entry.word)
    return replayed


def with_undos(game: Game[Any], seats: int, seed: int) -> Session:
    """A random game in which somebody goes back now and then."""
    rng = Random(f"undo {seed}")
    session = random_table(game, seed, seats)
    walker = walker_of(seed)
    while session.decision is not None:
        walker.walk(session, rng.randrange(1, 12))
        if rng.random() < 0.4 and decided(session):
            session.undo(rng.choice(decided(session)[-6:]).n, consent=True)
    return session


def may_take_back(session: Session, target: Entry) -> bool:
    """The rule of free undo, said independently: nothing after it but the seat's own words and
    forced choices, and nothing the seat learned by it."""
    bit = 1 << SEATS.index(target.speaker)
    return all(
        (later.speaker == target.speaker or later.forced)
        and not any(event.learners & bit for event in later.events)
        for later in session.live
        if later.n >= target.n
    )


@every_table
def test_a_transcript_replays_to_the_same_game(name: str, seats: int) -> None:
    for seed in range(30, 34):
        session = finished(name, seats, seed)
        check_same_game(session, read_transcript(session.game, session.transcript()))


@every_table
def test_a_running_game_is_played_on_from_its_transcript(name: str, seats: int) -> None:
    """With the seed the draws to come are the same, too."""
    session = table_at(name, seats, seed=34, decisions=15)
    other = again(session)
    check_same_game(session, other)
    walker_of("on").walk(session)
    walker_of("on").walk(other)
    check_same_game(session, other)


@every_table
def test_without_its_seed_a_running_game_stops_at_the_next_draw(name: str, seats: int) -> None:
    session = table_at(name, seats, seed=35, decisions=10)
    other = read_transcript(session.game, session.transcript())
    assert other.seed is None
    assert other.header.seed_hash == session.header.seed_hash
    assert str(session.seed) not in session.transcript().split("seedhash")[0]
    with pytest.raises(NotPossible, match="seed"):
        walker_of(0).walk(other)


@every_table
def test_transcripts_with_undo_replay(name: str, seats: int) -> None:
    undone = 0
    for seed in range(40, 46):
        session = with_undos(game_of(name), seats, seed)
        check_same_game(session, read_transcript(session.game, session.transcript()))
        folded = fresh_replay(session, session.live)
        assert text_of(folded.position()) == text_of(session.position())
        undone += len(session.log) - len(session.live)
    assert undone, "nobody went back"


@every_table
def test_undo_to_any_decision_is_the_replay_of_what_is_kept(name: str, seats: int) -> None:
    session = table_at(name, seats, seed=45, decisions=60)
    for target in decided(session)[::4]:
        back = again(session)
        back.undo(target.n, consent=True)
        kept = [entry for entry in session.live if entry.n < target.n]
        replayed = fresh_replay(session, kept)
        assert text_of(back.position()) == text_of(replayed.position())
        assert [repr(entry) for entry in back.live] == [repr(entry) for entry in kept]
        assert back.decision is not None
        assert replayed.decision is not None
        assert back.decision.to_json() == replayed.decision.to_json()
        assert back.decision.seat == target.speaker


@every_table
def test_the_same_words_after_an_undo_draw_the_same(name: str, seats: int) -> None:
    """Going back cannot roll again."""
    session = table_at(name, seats, seed=46, decisions=60)
    for target in decided(session)[::6]:
        back = again(session)
        back.undo(target.n, consent=True)
        for entry in decided(session):
            if entry.n >= target.n:
                back.submit(f"{entry.speaker} {entry.word}")
        assert text_of(back.position()) == text_of(session.position())
        words = [(entry.speaker, entry.word, entry.forced) for entry in session.live]
        assert [(entry.speaker, entry.word, entry.forced) for entry in back.live] == words


@every_table
def test_free_undo_stops_at_draws_reveals_and_other_seats(name: str, seats: int) -> None:
    free = refused = 0
    for decisions in range(5, 45, 3):
        session = table_at(name, seats, seed=47, decisions=decisions)
        before = session.transcript()
        for target in decided(session):
            if may_take_back(session, target):
                back = again(session)
                back.undo(target.n)
                assert back.live == [] or back.live[-1].n < target.n
                free += 1
            else:
                with pytest.raises(NotPossible, match="the others would have to agree"):
                    session.undo(target.n)
                assert session.transcript() == before, "a refused undo left a trace"
                refused += 1
    assert free, "no free undo was tried"
    assert refused, "no refused undo was tried"


@every_table
def test_undo_without_a_number_takes_back_the_last_decision(name: str, seats: int) -> None:
    session = table_at(name, seats, seed=48, decisions=30)
    last = decided(session)[-1]
    session.undo(consent=True)
    assert session.log[-1].word == f"undo {last.n}"
    assert session.decision is not None
    assert session.decision.seat == last.speaker


@every_table
def test_a_game_can_be_looked_at_and_played_on_from_any_entry(name: str, seats: int) -> None:
    """The past is a session of its own: the same as a replay up to there, with its own undo."""
    session = with_undos(game_of(name), seats, 41)
    whole = session.transcript()
    for entry in session.live[::9]:
        past = session.at(entry.n)
        replayed = fresh_replay(session, past.live)
        assert past.live[-1] is entry
        assert text_of(past.position()) == text_of(replayed.position())
        past.settle()
        check_same_game(past, again(past))
        walker_of(entry.n).walk(past, 20)
        if decided(past):
            past.undo(consent=True)
        check_same_game(past, again(past))
    assert session.transcript() == whole, "looking back changed the game"


@every_table
def test_watching_goes_on_after_an_undo(name: str, seats: int) -> None:
    """The invariants are checked from the state gone back to."""
    game = game_of(name)
    session = random_table(game, 49, seats)
    session.watch = game.watch(session.state, fresh=False)
    rng = Random(49)
    walker = walker_of(49)
    for _ in range(12):
        walker.walk(session, 9)
        session.undo(rng.choice(decided(session)).n, consent=True)
    walker.walk(session)
    assert session.result is not None
