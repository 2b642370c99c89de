"""The analysis of a finished game, in a real browser: what it says, and what it shows on the board.

What the searches find is tested elsewhere; here most analyses are made up, so that words and
numbers are known."""

from functools import cache
from itertools import pairwise
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from sampan import games
from sampan.engine.steps import CHANCE, SEATS
from tests.browser.people import Person, Visit
from tests.browser.test_reach import PHONE, violations
from tests.conformance.tables import every_game, finished, game_of
from tests.server.servers import Server
from tests.server.test_hints import at_table

MANY: Final = 12
"""Decisions before the end of the game that is analysed."""
COSTS: Final = 0.2304
"""What every third decision gave away, as a share of the others."""
WIDEST: Final = max(games(), key=lambda name: len(game_of(name).seats))
MINUS: Final = "\N{MINUS SIGN}"


@cache
def almost_over(name: str, seats: int) -> dict[str, Any]:
    session = finished(name, seats, seed=230)
    decided = [each.n for each in session.live if each.speaker != CHANCE and not each.forced]
    before = [each.n for each in session.live if each.n < decided[-MANY]]
    return session.at(before[-1]).position()


def played(server: Server, name: str, seats: int) -> str:
    """A table whose game is over."""
    people = at_table(server, name, seats, position=almost_over(name, seats))
    while not people[0].over:
        asked = next(each for each in people if each.asked)
        asked.await_answer(asked.act())
        for each in people:
            each.connect()
    for each in people:
        each.close()
    return people[0].table


def made_up(server: Server, table: str, seats: int) -> dict[str, Any]:
    """An analysis of the whole game in which every third decision was a clear mistake without a
    reason, and draws changed nothing."""
    place = f"/api/tables/{table}/scene"
    items = server.get(place).json()["items"]
    entries = [each["data"] for each in items if each["kind"] == "entry"]
    marks: list[dict[str, Any]] = []
    for before, entry in pairwise(entries):
        seat = entry["speaker"]
        if seat == CHANCE:
            luck = [0.0] * seats
            marks.append({"kind": "draw", "n": entry["n"], "word": entry["word"], "luck": luck})
        elif not entry["forced"]:
            asked = server.get(f"{place}/{before['n']}?eyes={seat}").json()["decision"]
            said = server.get(f"{place}/{entry['n']}?eyes={seat}").json()["said"]["option"]
            clear = sum(each["kind"] == "decision" for each in marks) % 3 == 0
            marks.append(_judged(entry["n"], asked, said, clear, max(2, seats)))
    summary = [
        {"seat": each, "decisions": 2, "lost": 2 * COSTS, "mean_loss": COSTS, "luck": -0.0512}
        for each in SEATS[:seats]
    ]
    told = {"done": len(marks), "total": len(marks), "failed": False}
    return {**told, "marks": marks, "summary": summary}


def _judged(
    n: int, asked: dict[str, Any], said: dict[str, Any], clear: bool, players: int
) -> dict[str, Any]:
    others = [each for each in asked["options"] if each["word"] != said["word"]]
    better = others[0] if others and clear else None
    share = COSTS if better else 0.0
    chances = [1 / players] * players
    after = [each - share for each in chances]
    return {
        "kind": "decision",
        "n": n,
        "seat": asked["seat"],
        "step": asked["step"],
        "word": said["word"],
        "said": said,
        "better": better and better["word"],
        "instead": better,
        "before": chances,
        "after": after,
        "chances_before": chances,
        "chances_after": after,
        "loss": share * (players - 1),
        "reasons": {},
    }


def analysed(me: Person, server: Server, name: str, seats: int) -> Locator:
    """Open the replay of such a game with its analysis."""
    table = played(server, name, seats)
    found = made_up(server, table, seats)
    me.page.route("**/analysis*", lambda route: route.fulfill(json=found))
    me.open(f"/replay/{table}")
    me.page.get_by_role("button", name="Where was this game decided").click()
    me.find(".an .analysis table").wait_for()
    return me.find(".an .analysis")


def test_a_finished_game_is_analysed(visit: Visit, server: Server) -> None:
    """With real searches, from the button to the whole game."""
    me = visit()
    me.open(f"/replay/{played(server, games()[0], 2)}")
    expect(me.find(".invite")).to_be_visible()
    analyse = me.page.get_by_role("button", name="Analyse", exact=True)
    expect(analyse).to_have_attribute("aria-pressed", "false")
    analyse.click()
    expect(analyse).to_have_attribute("aria-pressed", "true")
    me.find(".an .analysis table").wait_for(timeout=120_000)
    assert me.find(".an .analysis tbody tr").count() == 2
    for text in ("The costliest decisions", "The whole game", "Chance to win, and below it"):
        me.sees(text)
    for text in ("100 %", "50 %", "0 %"):
        expect(me.find(".scale").get_by_text(text, exact=True)).to_be_visible()
    expect(me.find(".bars .num")).to_have_count(2)


@pytest.mark.parametrize(
    ("seats", "language", "said", "number", "mean"),
    [
        (1, "en", "costs 23 % outlook", f"{MINUS}23 %", "23.0 %"),
        (2, "en", "costs 23 % chance to win", f"{MINUS}23 %", "23.0 %"),
        (3, "en", "costs 0.46 ranks", f"{MINUS}0.46", "0.230"),
        (3, "de", "kostet 0,46 Ränge", f"{MINUS}0,46", "0,230"),
    ],
)
def test_losses_are_told_by_what_can_be_lost(
    seats: int, language: str, said: str, number: str, mean: str, visit: Visit, server: Server
) -> None:
    me = visit()
    panel = analysed(me, server, WIDEST, seats)
    if language != "en":
        me.page.evaluate(
            f"localStorage['sampan.settings'] = JSON.stringify({{language: '{language}'}})"
        )
        me.page.reload()
        me.find(".tools button[aria-pressed]").click()
    first = panel.locator("li button").first
    expect(first).to_contain_text(number)
    first.click()
    expect(panel.locator(".judgement")).to_contain_text(said)
    expect(panel.locator("tbody tr").first).to_contain_text(mean)
    luck = "5,1 %" if language == "de" else "5.1 %"
    expect(panel.locator("tbody tr").first).to_contain_text(MINUS + luck)


def test_only_what_is_clear_is_called_a_mistake(visit: Visit, server: Server) -> None:
    me = visit()
    panel = analysed(me, server, WIDEST, 2)
    seen = set()
    for _ in range(MANY):
        me.page.keyboard.press("ArrowRight")
        me.page.wait_for_timeout(100)
        text = panel.locator(".judgement").inner_text()
        if "costs" in text:
            seen.add("mistake")
            assert "better:" in text
            assert "no line of the score sheet" in text
        elif "No better move was found." in text:
            seen.add("good")
            assert "better:" not in text
    assert seen == {"mistake", "good"}
    for each in panel.locator("li b").all_inner_texts():
        assert each == f"{MINUS}23 %"


@every_game
def test_the_board_shows_the_question_with_the_move_and_the_better_one(
    name: str, visit: Visit, server: Server
) -> None:
    me = visit()
    panel = analysed(me, server, name, game_of(name).seats[0])
    marked = 0
    for place in range(panel.locator("li button").count()):
        mistake = panel.locator("li button").nth(place)
        mistake.click()
        expect(mistake).to_have_attribute("aria-current", "step")
        seat = mistake.locator("svg").text_content() or ""
        expect(me.find(".eyes [aria-pressed=true]")).to_contain_text(seat.strip())
        if me.find(".spot.advised").count():
            marked += 1
            assert me.find(".spot.legal").count()
            panel.get_by_role("button", name="After it").click()
            expect(me.find(".spot.legal, .spot.advised")).to_have_count(0)
            panel.get_by_role("button", name="Before the move").click()
            expect(me.find(".spot.advised").first).to_be_visible()
    assert marked, "some move lies on the board"


@every_game
@pytest.mark.parametrize(("size", "theme"), [((1440, 900), "light"), (PHONE, "dark")])
def test_axe_finds_nothing_in_a_replay(
    name: str, size: tuple[int, int], theme: str, visit: Visit, server: Server
) -> None:
    me = visit(size=size, theme=theme, touch=size == PHONE)
    seats = game_of(name).seats[-1]
    table = played(server, name, seats)
    found = made_up(server, table, seats)
    me.page.route("**/analysis*", lambda route: route.fulfill(json=found))
    me.open(f"/replay/{table}")
    me.find(".timeline").wait_for()
    seen = {"replay": violations(me)}
    me.find(".tools button[aria-pressed]").click()
    me.find(".an .analysis table").wait_for()
    seen["analysis"] = violations(me)
    me.find(".an .analysis li button").first.click()
    if size != PHONE:
        me.find(".an .analysis li button").nth(1).hover()
    seen["mistake"] = violations(me)
    assert not [f"{place}: {each}" for place, said in seen.items() for each in said]
    assert me.page.evaluate("() => document.documentElement.scrollWidth") <= size[0]
