"""What bots know of Yangtze says what the rules say."""

import pytest

import sampan
from sampan.engine.session import Session
from sampan.engine.walk import walker_of
from sampan.games.yangtze.ai import majorities
from sampan.games.yangtze.scoring import establishment_lines
from sampan.games.yangtze.state import Yangtze

GAME = sampan.game("yangtze")


@pytest.mark.parametrize("seats", GAME.seats)
def test_kinds_pay_what_the_score_sheet_says(seats: int) -> None:
    """YT-12.5 to YT-12.9 At any time of a game, for every seat."""
    session, walker = Session.new(GAME, seats, seed=5), walker_of(5)
    paid = 0.0
    while session.decision is not None:
        walker.walk(session, 10)
        s = session.state
        assert isinstance(s, Yangtze)
        for seat in range(seats):
            kinds = establishment_lines(s.est, s.data, seat)["kinds"]
            assert isinstance(kinds, list)
            assert majorities(s, seat, s.est[seat]) == sum(kinds)
            paid += sum(kinds)
    assert paid > 0
