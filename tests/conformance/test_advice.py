"""Advice in every game: legal, the same for the same seed, and from what the seat may know."""

from collections.abc import Iterator
from random import Random
from statistics import fmean
from typing import Any

import pytest

from sampan.bots import Clock
from sampan.bots.advice import (
    FEWEST,
    MOST,
    Advice,
    advise,
    explain,
    search_settings,
    well_known,
)
from sampan.bots.outlook import OTHERS, PROSPECTS, TOTAL, lead_by, play_on, sheet_after
from sampan.bots.search import Search
from sampan.engine.game import Decision, Game
from sampan.engine.session import Session
from sampan.engine.steps import SEATS
from sampan.engine.view import View
from tests.conformance.tables import every_game, game_of, on_the_way, through_json

ITERATIONS = 20


def questions(name: str, seed: int, count: int) -> Iterator[tuple[Session, Decision]]:
    """The first few decisions with some choice, here and there in one random game."""
    seats = game_of(name).seats[1]
    for session in on_the_way(name, seats, seed, every=8):
        if session.decision is not None and len(session.decision.options) > 1:
            yield session, session.decision
            count -= 1
            if not count:
                break


def advised(game: Game[Any], view: View, decision: Decision) -> list[Advice]:
    return advise(game, view, decision, Clock(), Random(7), ITERATIONS)


def searched(session: Session, decision: Decision, iterations: int = ITERATIONS) -> Search:
    """A decision, looked at as for advice."""
    game, seat = session.game, SEATS.index(decision.seat)
    settings = search_settings(game, session.header.seats, iterations)
    view = game.view(session.state, seat)
    search = Search(game, view, seat, decision.options, settings, Random(7))
    search.run(Clock())
    return search


def as_text(found: list[Advice]) -> str:
    return repr([each.to_json() for each in found])


@every_game
def test_advice_is_legal_ranked_and_likely(name: str) -> None:
    for session, decision in questions(name, seed=210, count=3):
        found = advised(session.game, session.view(decision.seat), decision)
        assert 2 <= len(found) <= MOST, "one alone would have no reason"
        assert len({each.action for each in found}) == len(found)
        assert all(each.action in decision.options for each in found)
        assert [each.value for each in found] == sorted(each.value for each in found)[::-1]
        for each in found:
            low, high = each.interval
            assert 0.0 <= low <= each.value <= high <= 1.0
            assert len(each.values) >= session.header.seats


@every_game
def test_worlds_that_look_alike_get_the_same_advice(name: str) -> None:
    """The true state, one imagined from its view, and the view sent as text."""
    for session, decision in questions(name, seed=211, count=1):
        game, seat = session.game, SEATS.index(decision.seat)
        view = game.view(session.state, seat)
        other = game.view(game.imagine(view, Random(1)), seat)
        sent = View.from_json(through_json(view.to_json()))
        assert len({as_text(advised(game, each, decision)) for each in (view, other, sent)}) == 1


@every_game
def test_reasons_are_differences_of_the_expected_sheets(name: str) -> None:
    """Each reason is the expected amount less the mean of the other advised moves; over all of
    them every line comes to nothing."""
    reasons = 0
    for session, decision in questions(name, seed=214, count=20):
        found = advised(session.game, session.view(decision.seat), decision)
        for each in found:
            lines = {*session.game.sheet, PROSPECTS, OTHERS} - {TOTAL, *session.game.subtotals}
            assert set(each.reasons) <= lines
            others = [other.sheet for other in found if other is not each]
            for line, amount in each.reasons.items():
                mean = fmean([other[line] for other in others])
                assert amount == pytest.approx(each.sheet[line] - mean)
                reasons += 1
        if reasons > 2:
            break
    assert reasons, "there is never a reason"


@every_game
def test_what_is_expected_is_that_of_the_best_that_begins_with_the_move(name: str) -> None:
    """As in analyses: worse ends of a turn that were also tried do not count."""
    for session, decision in questions(name, seed=211, count=2):
        seat = SEATS.index(decision.seat)
        search = searched(session, decision, 2 * ITERATIONS)
        together = {each.action: each for each in search.findings()}
        for each in explain(search, well_known(search), Clock()):
            best = search.expected(each.action)
            assert (each.values, each.interval) == (best.values, best.interval(seat))
            assert each.visits == together[each.action].visits >= best.visits


@every_game
def test_moves_are_compared_when_all_are_known_equally_well(name: str) -> None:
    """Until time is up: one that was tried seldom looks better than the answers to it allow."""
    for session, decision in questions(name, seed=211, count=2):
        search = searched(session, decision)
        moves = [each.action for each in search.findings()][:MOST]
        before = [search.expected(each).visits for each in moves]
        search.even_out(moves, Clock(), end=0.0)
        assert [search.expected(each).visits for each in moves] == before
        search.even_out(moves, Clock(), end=None)
        assert {search.expected(each).visits for each in moves} == {max(before)}


@every_game
def test_lines_prospects_and_others_make_up_the_lead(name: str) -> None:
    """What is expected after a move is the lead that searches go by, told apart by lines."""
    leads = []
    for session, decision in questions(name, seed=214, count=2):
        game, seat, move = session.game, SEATS.index(decision.seat), decision.options[0]
        search = searched(session, decision)
        s = game.imagine(search.view, Random(3))
        sheet = sheet_after(search, s, move, Random(5))
        play_on(search.tree, s, move, Random(5))
        if s.over is None:
            leads.append(game.knowledge.lead(s, seat))
            lines = {line: sheet[line] for line in sheet if line not in (*game.subtotals, TOTAL)}
            assert lead_by(lines) == pytest.approx(leads[-1])
    assert leads, "these games were all over"


@every_game
def test_a_glance_gives_no_reasons(name: str) -> None:
    """What differs in fewer than three imagined states may be chance."""
    for session, decision in questions(name, seed=214, count=5):
        search = searched(session, decision)
        found = explain(search, well_known(search), Clock(), worlds=FEWEST - 1)
        assert not any(each.reasons for each in found)
