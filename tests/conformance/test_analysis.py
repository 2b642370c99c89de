"""The analysis of a recorded game, in every game: mistakes are found, luck is told apart."""

from collections.abc import Iterator, Sequence
from random import Random

import pytest

from sampan.bots import Clock, make_bot
from sampan.bots.analysis import (
    CLEAR,
    Drawn,
    Judged,
    Summary,
    analyse,
    mark,
    mark_of,
    marked_entries,
    usual_iterations,
)
from sampan.bots.outlook import OTHERS, PROSPECTS
from sampan.engine.actions import Action
from sampan.engine.log import Entry
from sampan.engine.session import Session
from sampan.engine.steps import CHANCE, SEATS, ChanceStep
from tests.conformance.tables import every_game, finished, game_of, through_json

SEATS_AT_TABLE = 2
DECISIONS = 24


def short_game(name: str) -> Session:
    """The beginning of a game: A plays with some sense, B without any."""
    session = Session.new(game_of(name), SEATS_AT_TABLE, seed=8)
    specs = {"A": "greedy", "B": "random"}
    players = {seat: make_bot(spec, session.game, Random(8)) for seat, spec in specs.items()}
    for _ in range(DECISIONS):
        decision = session.decision
        assert decision is not None
        bot = players[decision.seat]
        session.submit(bot.choose(session.view(decision.seat), decision, Clock()))
    return session


def last_decision(session: Session) -> Entry:
    return next(each for each in reversed(session.live) if each.speaker == "B" and not each.forced)


@every_game
def test_who_plays_without_sense_loses_more(name: str) -> None:
    marks = list(analyse(short_game(name), iterations=25))
    sense, none = (Summary(seat, marks) for seat in "AB")
    assert none.mean_loss > 2 * sense.mean_loss
    for each in marks:
        if isinstance(each, Judged):
            assert (each.better is None) == (each.loss == 0.0)
            assert each.better != each.word
            assert each.loss == 0.0 or each.loss >= CLEAR
            assert set(each.reasons) <= {*game_of(name).sheet, PROSPECTS, OTHERS}


@every_game
def test_chances_are_told_for_tables_of_any_size(name: str) -> None:
    """They come to one; with more than two they are not the shares of the others left behind."""
    for seats in (2, 3):
        session = Session.new(game_of(name), seats, seed=8)
        bot = make_bot("greedy", session.game, Random(8))
        found = None
        while not isinstance(found, Judged):
            decision = session.decision
            assert decision is not None
            session.submit(bot.choose(session.view(decision.seat), decision, Clock()))
            found = next((mark(session, each, 4) for each in marked_entries(session)), None)
        told = through_json(found.to_json())
        for chances, shares in (
            (told["chances_before"], told["before"]),
            (told["chances_after"], told["after"]),
        ):
            assert sum(chances) == pytest.approx(1.0)
            assert sum(shares) == pytest.approx(seats / 2)
            assert (chances == shares) == (seats == 2)


@every_game
def test_a_table_of_any_size_is_searched_with_care(name: str) -> None:
    """However weak the levels there are below the strongest."""
    game = game_of(name)
    for seats in game.seats:
        assert usual_iterations(Session.new(game, seats, seed=8)) >= 30


@every_game
def test_a_summary_adds_up(name: str) -> None:
    marks = list(analyse(short_game(name), iterations=3))
    for seat in SEATS[:SEATS_AT_TABLE]:
        own = [each.loss for each in marks if isinstance(each, Judged) and each.seat == seat]
        summary = Summary(seat, marks)
        assert summary.decisions == len(own)
        assert summary.lost == pytest.approx(sum(own))
        assert summary.mean_loss * len(own) == pytest.approx(sum(own))


@every_game
def test_an_analysis_is_the_same_again_and_survives_json(name: str) -> None:
    session = short_game(name)
    entry = last_decision(session)
    first, second = (mark(session, entry, iterations=12) for _ in range(2))
    assert first.to_json() == second.to_json()
    assert mark_of(through_json(first.to_json())).to_json() == first.to_json()


@every_game
def test_a_decision_is_judged_by_what_its_seat_knew(name: str) -> None:
    """In a world that looks the same to the seat, the same decision gets the same mark."""
    session = short_game(name)
    entry = last_decision(session)
    view = session.at(entry.n - 1).view(entry.speaker)
    world = session.game.imagine(view, Random(1))
    other = Session.from_position(session.game, session.game.dump(world), seed=1)
    assert mark(other, entry, 12).to_json() == mark(session, entry, 12).to_json()


def outcomes(session: Session) -> Sequence[Action]:
    return session.state.agenda[-1].options(session.state)


def draws(session: Session) -> Iterator[tuple[Session, int]]:
    """The game before each of its draws since the first decision, and the draw's place."""
    looked_at = {entry.n for entry in marked_entries(session)}
    for place, entry in enumerate(session.live):
        if entry.speaker == CHANCE and entry.n in looked_at:
            yield session.at(session.live[place - 1].n), place


@pytest.mark.parametrize("seats", [2, 3])
@every_game
def test_luck_comes_to_nothing_over_all_outcomes(name: str, seats: int) -> None:
    """Of the draws of a game, the one with the fewest outcomes."""
    session = finished(name, seats, seed=220)
    before, place = min(draws(session), key=lambda each: len(outcomes(each[0])))
    step = before.state.agenda[-1]
    assert isinstance(step, ChanceStep)
    lucks = []
    for outcome in outcomes(before):
        fork = before.at(before.live[-1].n)
        fork.replay(CHANCE, outcome.word)
        found = mark(fork, fork.live[place], iterations=1)
        assert isinstance(found, Drawn)
        lucks.append(found.luck)
    weights = step.weights(before.state) or [1] * len(lucks)
    for seat in range(seats):
        both = zip(weights, lucks, strict=True)
        assert sum(weight * luck[seat] for weight, luck in both) == pytest.approx(0, abs=1e-6)
