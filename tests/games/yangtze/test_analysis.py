"""Advice and analysis where anybody can see what is right."""

from random import Random

import pytest

import sampan
from sampan.bots import Clock, make_bot
from sampan.bots.advice import advise
from sampan.bots.analysis import Judged, mark
from sampan.bots.outlook import TOTAL
from sampan.engine.session import Session

GAME = sampan.game("yangtze")
WASTED = "liq 10"


def with_a_liquidity_card() -> Session:
    """The first decision of a game at which a liquidity card may be played."""
    session = Session.new(GAME, 2, seed=4)
    bot = make_bot("greedy", GAME, Random(4))
    while (decision := session.decision) is not None:
        if WASTED in [action.word for action in decision.options]:
            return session
        session.submit(bot.choose(session.view(decision.seat), decision, Clock()))
    raise AssertionError(f"{WASTED} is never offered")


def test_a_liquidity_card_wasted_for_ten_is_found() -> None:
    """It would pay thirty at the end (YT-12.10)."""
    session = with_a_liquidity_card()
    place = len(session.live)
    session.submit(WASTED)
    found = mark(session, session.live[place], iterations=60)
    assert isinstance(found, Judged)
    assert found.loss > 0.05
    assert found.better is not None
    assert 20 < found.reasons["liquidity"] <= 30, "it is kept in nearly all imagined states"


def test_the_lines_of_an_expected_sheet_come_to_its_total() -> None:
    session = with_a_liquidity_card()
    decision = session.decision
    assert decision is not None
    for each in advise(GAME, session.view(decision.seat), decision, Clock(), Random(0), 40):
        lines = [each.sheet[line] for line in GAME.sheet if line != TOTAL]
        assert sum(lines) == pytest.approx(each.sheet[TOTAL])
