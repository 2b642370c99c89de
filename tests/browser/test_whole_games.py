"""A whole game of every title through the page, against bots."""

from random import Random

import pytest

from sampan import games
from tests.browser.people import Visit


@pytest.mark.parametrize("game", games())
def test_a_whole_game_against_a_bot(game: str, visit: Visit) -> None:
    me = visit()
    me.without_confirmation()
    me.create(game, "here", "bot", names=("Mei",))
    answers = me.play_to_the_end(Random(1))
    assert answers > 0
    assert me.find(".sheet ol li").count() == 2
    me.page.get_by_role("button", name="Check in this browser").click()
    me.sees("It is the same seed.")
    me.page.get_by_role("link", name="Watch the replay").click()
    me.find(".timeline").wait_for()
    me.page.keyboard.press("End")
    last = me.find(".timeline .count").inner_text()
    move, count = (int(word) for word in last.split() if word.isdigit())
    assert move == count
    for seat in ("A", "B"):
        me.find(".eyes button").nth("AB".index(seat)).click()
        me.find(".eyes button[aria-pressed=true] svg").wait_for()
