"""A position written in full and loaded again is the same position, and plays the same game."""

from typing import Any

from sampan.engine.game import Game, Position
from sampan.engine.log import Entry
from sampan.engine.session import Session
from sampan.engine.steps import CHANCE
from tests.conformance.tables import (
    every_game,
    every_table,
    finished,
    game_of,
    on_the_way,
    text_of,
    through_json,
)


def check_round_trip(session: Session) -> None:
    """Dump -> JSON text -> load -> run: the same dump, decision and options."""
    dump = session.position()
    loaded = Session.open_position(session.game, through_json(dump))
    loaded.state.run()
    assert text_of(loaded.position()) == text_of(dump)
    assert loaded.state.over == session.state.over
    if session.decision is None:
        assert loaded.decision is None
        return
    assert loaded.decision is not None, "the loaded position asks nobody"
    assert loaded.decision.to_json() == session.decision.to_json()


def positions_along(session: Session) -> list[tuple[int, Position]]:
    """The position before every entry after the set-up, with the number of entries before it."""
    game, header = session.game, session.header
    replayed = Session.open(
        game, header.seats, None, header.options, header.start, header.seed_hash
    )
    found = []
    in_setup = True
    for count, entry in enumerate(session.live):
        in_setup = in_setup and entry.speaker == CHANCE
        replayed.state.run()
        if not in_setup:
            found.append((count, through_json(replayed.position())))
        replayed.replay(entry.speaker, entry.word)
    return found


def play_on(game: Game[Any], position: Position, entries: list[Entry]) -> Session:
    """The same words and draws from a loaded position, under watch."""
    session = Session.open_position(game, position)
    session.state.run()
    session.watch = game.watch(session.state, fresh=False)
    for entry in entries:
        session.replay(entry.speaker, entry.word)
    return session


def check_same_game_from(played: Session, count: int, position: Position) -> None:
    """From the position before entry `count` on: the same events, forced choices and end."""
    later = played.live[count:]
    again = play_on(played.game, position, later)
    assert text_of(again.position()) == text_of(played.position())
    for before, after in zip(later, again.live, strict=True):
        assert after.forced == before.forced, f"{before} is forced in one of the games only"
        assert repr(after.events) == repr(before.events), f"{before} does something else"
    assert again.result is not None
    assert played.result is not None
    assert again.result.to_json() == played.result.to_json()


@every_table
def test_a_position_survives_dump_and_load_at_every_decision(name: str, seats: int) -> None:
    for seed in range(10, 16):
        for session in on_the_way(name, seats, seed):
            check_round_trip(session)


@every_table
def test_a_loaded_position_plays_the_same_game(name: str, seats: int) -> None:
    for seed in range(20, 23):
        played = finished(name, seats, seed)
        for count, position in positions_along(played)[::7]:
            check_same_game_from(played, count, position)


@every_table
def test_facts_for_a_reader_are_ignored_by_a_load(name: str, seats: int) -> None:
    """`facts` may be merged into a position; what they add changes nothing."""
    for session in on_the_way(name, seats, seed=24, every=10):
        facts = through_json(session.game.facts(session.state))
        assert isinstance(facts, dict)


@every_game
def test_the_name_of_the_game_alone_is_a_fresh_table(name: str) -> None:
    game = game_of(name)
    first = Session.from_position(game, {"game": name})
    again = Session.from_position(game, {"game": name, "seed": 0})
    other = Session.from_position(game, {"game": name, "seed": 1})
    assert first.decision is not None
    assert text_of(first.position()) == text_of(again.position()), "the seed defaults to 0"
    assert text_of(first.position()) != text_of(other.position()), "the seed deals nothing"
    assert "seed" not in first.position()


@every_game
def test_loading_does_not_change_what_it_is_given(name: str) -> None:
    session = Session.from_position(game_of(name), {"game": name})
    position = session.position()
    before = text_of(position)
    Session.from_position(game_of(name), position)
    assert text_of(position) == before
