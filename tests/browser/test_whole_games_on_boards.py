"""Whole games on the board: by mouse, by keyboard alone, from the accessibility tree alone."""

from random import Random

import pytest

from sampan import games
from tests.browser.hands import EarHand, Hand, KeyHand, MouseHand
from tests.browser.people import Visit


@pytest.mark.parametrize("hand", [MouseHand, KeyHand, EarHand])
@pytest.mark.parametrize("game", games())
def test_a_game_on_the_board(game: str, hand: type[Hand], visit: Visit) -> None:
    me = visit(listed=False)
    me.create(game, "here", "bot", names=("Mei",))
    assert hand(me, Random(2)).play_to_the_end() > 0
    assert me.find(".sheet ol li").count() == 2
