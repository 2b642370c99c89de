"""Games of every title on the board: by mouse, by keyboard alone, by what is read aloud.

The mouse plays to the end. The other two answer the first questions, and play to the end as well
with `SAMPAN_TEST_WHOLE=1` (`make hands`), which takes many minutes.
"""

import os
from random import Random
from typing import Final

import pytest

from sampan import games
from tests.browser.hands import EarHand, Hand, KeyHand, MouseHand
from tests.browser.people import Visit

WHOLE: Final = os.environ.get("SAMPAN_TEST_WHOLE") == "1"
FIRST: Final = 25
"""How many answers are given where the game is not played to its end."""


@pytest.mark.parametrize("hand", [MouseHand, KeyHand, EarHand])
@pytest.mark.parametrize("game", games())
def test_a_game_on_the_board(game: str, hand: type[Hand], visit: Visit) -> None:
    me = visit(listed=False)
    me.create(game, "here", "bot", names=("Mei",))
    player = hand(me, Random(2))
    if WHOLE or hand is MouseHand:
        assert player.play_to_the_end() > 0
        assert me.find(".sheet ol li").count() == 2
    else:
        assert player.play(FIRST) == FIRST or me.find(".end h1").count()
