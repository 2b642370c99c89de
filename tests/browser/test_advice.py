"""Hints at a table, in a real browser."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Final

import pytest
from playwright.sync_api import Locator, Route, expect

from sampan import games
from sampan.engine.session import Session
from tests.browser.people import Person, Visit
from tests.browser.stage import Stage
from tests.browser.tables import sit
from tests.browser.test_boards import choices, walk
from tests.browser.test_reach import AT_REST, violations
from tests.server.servers import Server

GAME = games()[-2]
PHONE: Final = (390, 844)


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


# --- with hints that the test gives: these are about the page ---


class Advised:
    """A person at a table whose hints the test gives; `asked` counts requests for them."""

    def __init__(self, me: Person, server: Server) -> None:
        self.me: Final = me
        self.asked = 0
        self.words: list[str] = []
        self._server: Final = server
        self._stage: Stage | None = None
        me.page.route("**/hint", self._answer)

    def _answer(self, route: Route) -> None:
        self.asked += 1
        told = {"value": 0.5, "interval": [0.4, 0.6], "reasons": {}, "visits": 9}
        moves = [{"word": word, **told} for word in self.words]
        route.fulfill(json={"version": 1, "others": 1, "moves": moves})

    def show(self, session: Session) -> None:
        """Put a position before them and open the panel: the first, middle and last option."""
        assert session.decision is not None
        options = [option.word for option in session.decision.options]
        self.words = list(dict.fromkeys([options[0], options[len(options) // 2], options[-1]]))
        self._stage = self._stage or Stage(self._server, self.me, session)
        self._stage.show(session)
        self.me.find("[data-hint]").click()
        expect(self.me.find(".hint li")).to_have_count(len(self.words))

    def close(self) -> None:
        self.me.find(".hint .head .tool").click()


def positions(game: str, count: int) -> Iterator[Session]:
    """Different moments of random games at which there is a choice, one after the other."""
    return islice(choices(game, Random(8), 23), count)


def box(found: Locator) -> tuple[float, float, float, float]:
    """Left, top, right and bottom."""
    at = found.bounding_box()
    assert at is not None
    return at["x"], at["y"], at["x"] + at["width"], at["y"] + at["height"]


@pytest.mark.parametrize("game", games())
def test_on_a_phone_a_chosen_hint_leaves_the_board_and_the_buttons_free(
    game: str, visit: Visit, server: Server
) -> None:
    me = visit(size=PHONE, touch=True, listed=False)
    table = Advised(me, server)
    for session in positions(game, 3):
        table.show(session)
        assert not violations(me)
        _, top, _, bottom = box(me.find(".hint"))
        height = bottom - top
        assert bottom <= box(me.find(".ac > .bar"))[1] + 1
        me.find(".hint li button").last.tap()
        expect(me.find(".hint.small .again")).to_be_visible()
        me.page.evaluate(AT_REST)
        _, top, _, bottom = box(me.find(".hint"))
        assert bottom - top < 60 < height, "one line"
        assert bottom <= box(me.find(".ac > .bar"))[1] + 1
        me.find(".confirm[aria-disabled=false]").tap(trial=True)
        expect(me.find(".spot.chosen:visible, .buttons .on:visible").first).to_be_attached()
        assert not violations(me)
        me.find(".hint .again").tap()
        expect(me.find(".hint li")).to_have_count(len(table.words))
        table.close()
        me.find("[data-hint]").tap()
        expect(me.find(".hint li")).to_have_count(len(table.words))
        table.close()


@pytest.mark.parametrize("game", games())
def test_on_a_desktop_hints_cover_nothing_of_the_board(
    game: str, visit: Visit, server: Server
) -> None:
    me = visit(listed=False)
    Advised(me, server).show(next(positions(game, 1)))
    assert box(me.find(".hint"))[0] >= box(me.find(".sd"))[0]


def test_every_hint_has_its_number_once_on_the_board_or_on_a_button(
    visit: Visit, server: Server
) -> None:
    in_bar = together = 0
    for game in games():
        me = visit(listed=False)
        table = Advised(me, server)
        for session in positions(game, 12):
            table.show(session)
            numbers = " ".join(me.find(".badge").all_inner_texts()).split()
            assert sorted(numbers) == [str(n + 1) for n in range(len(table.words))], (
                f"{game}: {table.words}"
            )
            in_bar += me.find(".buttons .badge").count()
            together += me.find(".spot.advised:not(:has(.badge))").count()
            table.close()
    assert in_bar, "a position with an advised button"
    assert together, "a position with an advised move of several places"


def test_digits_choose_hints_and_escape_keeps_the_choice(visit: Visit, server: Server) -> None:
    me = visit()
    table = Advised(me, server)
    table.show(next(positions(GAME, 1)))
    me.page.keyboard.press(str(len(table.words)))
    expect(me.find(f".option[data-word='{table.words[-1]}'][aria-pressed=true]")).to_have_count(1)
    expect(me.find(".hint li button").last).to_have_attribute("aria-pressed", "true")
    me.page.keyboard.press("Escape")
    expect(me.find(".hint")).to_have_count(0)
    expect(me.find(".confirm[aria-disabled=false]").first).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(me.find(".confirm[aria-disabled=false]")).to_have_count(0)


def test_where_there_is_one_move_nobody_is_asked_for_a_hint(visit: Visit, server: Server) -> None:
    moments = (each for game in games() for each in islice(walk(game, Random(8)), 400))
    me = visit(listed=False)
    table = Advised(me, server)
    table.show(next(each for each in moments if each.decision and len(each.decision.options) == 1))
    expect(me.find("p[role=status]")).to_have_text("There is only this move.")
    assert table.asked == 0


def test_who_is_not_asked_and_who_asks_too_often_is_told(visit: Visit, server: Server) -> None:
    seats = [{"kind": "here"}, {"kind": "friend"}]
    made = server.post("/api/tables", {"game": GAME, "seats": seats, "start": "B"}).json()
    me = visit()
    sit(me, made["table"], "A", made["seats"][0]["token"])
    me.page.keyboard.press("h")
    expect(me.find("p[role=status]")).to_have_text("A hint is for when you are asked.")
    expect(me.find(".hint .error")).to_be_visible()
    other = visit()
    refused = {"title": "too many requests", "status": 429, "wait": 42}
    other.page.route("**/hint", lambda route: route.fulfill(status=429, json=refused))
    sit(other, made["table"], "B", made["seats"][1]["token"])
    other.page.keyboard.press("h")
    expect(other.find(".hint .error")).to_contain_text("42 seconds")
