"""Random games keep the invariants, offer what can be done, and end."""

import math
from typing import Any

from sampan.engine.game import Game
from sampan.engine.session import Session
from sampan.engine.steps import SEATS, State
from sampan.engine.walk import walker_of, watched_table
from tests.conformance.tables import every_table, game_of, on_the_way, text_of

LONGEST = 20_000


def check_whole_game(game: Game[Any], seats: int, seed: int) -> Session:
    """All invariants after every action; something to say, nothing twice; an end with a result."""
    session = watched_table(game, seed, seats)
    walker = walker_of(seed)
    decisions = 0
    while session.decision is not None:
        offered = session.decision.options
        assert offered, f"seed {seed}: nothing is offered at {session.decision.step}"
        assert len(set(offered)) == len(offered), f"seed {seed}: {offered} has a word twice"
        walker.walk(session, 1)
        decisions += 1
        assert decisions < LONGEST, f"seed {seed}: no end after {LONGEST} decisions"
    result = session.result
    assert result is not None, f"seed {seed}: nobody is asked, but the game is not over"
    players = list(result.breakdown)[:seats]
    assert players == list(SEATS[:seats]), "others than players come after them"
    assert list(result.ranks) == list(result.breakdown)
    for sheet in result.breakdown.values():
        assert tuple(sheet) == game.sheet, "a score sheet has other lines than the game names"
    return session


def check_every_option_applies(game: Game[Any], session: Session) -> None:
    """Each offered action is carried out on a copy, and play can go on after it."""
    for action in session.decision.options if session.decision else ():
        after = session.state.copy()
        after.play(action)
        assert after.agenda or after.over, f"{action} leaves nothing to do and no end"
        if after.agenda:
            assert after.agenda[-1].options(after), f"nothing can follow {action}"


def check_options_are_pure(session: Session) -> None:
    """Asking what is allowed changes nothing, and asking again gives the same answer."""
    before = text_of(session.position())
    step = session.state.agenda[-1]
    first, second = list(step.options(session.state)), list(step.options(session.state))
    assert first == second
    assert text_of(session.position()) == before


@every_table
def test_random_games_keep_every_invariant_and_end(name: str, seats: int) -> None:
    for seed in range(12):
        check_whole_game(game_of(name), seats, seed)


@every_table
def test_every_offered_action_can_be_applied(name: str, seats: int) -> None:
    for seed in range(3):
        for session in on_the_way(name, seats, seed):
            check_every_option_applies(session.game, session)


@every_table
def test_asking_for_options_changes_nothing(name: str, seats: int) -> None:
    for session in on_the_way(name, seats, seed=3):
        if session.decision is not None:
            check_options_are_pure(session)


@every_table
def test_copies_are_independent_over_the_whole_history(name: str, seats: int) -> None:
    """Every state ever copied still dumps the same after every option has been played on copies
    of it and the game has gone on."""
    history: list[tuple[State, str]] = []
    for session in on_the_way(name, seats, seed=4):
        history.append((session.state.copy(), text_of(session.position())))
        for action in session.decision.options if session.decision else ():
            copy = session.state.copy()
            copy.play(action)
        assert text_of(session.position()) == history[-1][1], "an option played on a copy shows"
    for number, (state, dump) in enumerate(history):
        assert text_of(session.game.dump(state)) == dump, f"state {number} has changed"


@every_table
def test_nobody_listens_to_a_copy(name: str, seats: int) -> None:
    for session in on_the_way(name, seats, seed=5, every=10):
        assert session.state.copy().events is None


@every_table
def test_the_projection_counts_what_a_seat_can_see(name: str, seats: int) -> None:
    """At the end a seat's own lines are those of the result."""
    for session in on_the_way(name, seats, seed=6, every=10):
        for seat in SEATS[:seats]:
            projection = session.game.projection(session.view(seat))
            if session.result is not None:
                assert projection.breakdown[seat] == session.result.breakdown[seat]


@every_table
def test_evaluations_are_numbers(name: str, seats: int) -> None:
    for session in on_the_way(name, seats, seed=7, every=5):
        for seat in range(seats):
            value = session.game.knowledge.lead(session.state, seat)
            assert math.isfinite(value), f"{SEATS[seat]} is worth {value}"
