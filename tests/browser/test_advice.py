"""Hints at a table and the analysis of a finished game, in a real browser."""

from playwright.sync_api import expect

from sampan import games
from tests.browser.people import Visit
from tests.browser.test_reach import violations
from tests.server.servers import Server
from tests.server.test_hints import almost_over, seated

GAME = games()[-2]


def test_a_hint_is_listed_and_ringed_and_can_be_chosen(visit: Visit) -> None:
    me = visit()
    me.create(GAME, "here", "bot")
    me.waits()
    me.page.keyboard.press("h")
    moves = me.find(".hint li button")
    moves.first.wait_for(timeout=40_000)
    count = moves.count()
    assert 1 <= count <= 3
    assert "%" in moves.first.inner_text()
    assert not violations(me)
    moves.first.click()
    me.find(".confirm[aria-disabled=false]").first.wait_for()
    before = me.find(".table").get_attribute("data-moment")
    me.find(".confirm[aria-disabled=false]").first.click()
    me.find(f"[data-moment]:not([data-moment='{before}'])").wait_for()
    expect(me.find(".hint")).to_have_count(0)


def test_a_finished_game_can_be_analysed(visit: Visit, server: Server) -> None:
    seats = seated(server, position=almost_over(5))
    while not seats[0].over:
        asked = next(each for each in seats if each.asked)
        asked.await_answer(asked.act())
        for each in seats:
            each.connect()
    me = visit()
    me.open(f"/replay/{seats[0].table}")
    me.page.get_by_role("button", name="Analyse").click()
    me.find(".analysis table").wait_for(timeout=60_000)
    assert not violations(me)
    assert me.find(".analysis tbody tr").count() == len(seats)
    assert me.find(".analysis .bars > span").count() >= len(seats)
