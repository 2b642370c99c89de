"""Everybody can use it: keyboard alone, phone, three themes, no violation that axe knows of."""

from typing import Final

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from sampan import games
from tests.browser.people import Person, Visit

GAME = games()[-1]
PHONE = (360, 640)


AT_REST: Final = """async () => {
    await document.fonts.ready
    const brief = (each) => each.effect.getComputedTiming().endTime < 5000
    await Promise.allSettled(document.getAnimations().filter(brief).map((each) => each.finished))
}"""


def violations(me: Person) -> list[str]:
    """What axe finds once letters are loaded and nothing fades any more."""
    me.page.evaluate(AT_REST)
    found = Axe().run(me.page).response["violations"]
    return [
        f"{each['id']}: {each['nodes'][0]['html'][:160]} ({len(each['nodes'])})" for each in found
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [(1440, 900), PHONE])
def test_axe_finds_nothing(theme: str, size: tuple[int, int], visit: Visit) -> None:
    me = visit(size=size, theme=theme)
    seen: dict[str, list[str]] = {}
    paths = ["/", f"/rules/{GAME}", f"/components/{GAME}", "/settings", "/nowhere"]
    for path in paths:
        me.open(path)
        me.find("h1").first.wait_for()
        me.page.wait_for_load_state("networkidle")
        seen[path] = violations(me)
    table = me.create(GAME, "here", "bot")
    me.waits()
    seen["table"] = violations(me)
    me.find(".option").first.click()
    seen["chosen"] = violations(me)
    for key in ("m", "s", "?", "w"):
        me.find("#main").focus()
        me.page.keyboard.press(key)
        me.find("dialog[open]").wait_for()
        seen[f"dialog {key}"] = violations(me)
        me.page.keyboard.press("Escape")
    me.open(f"/replay/{table}")
    me.find(".timeline").wait_for()
    seen["replay"] = violations(me)
    assert not [f"{place}: {each}" for place, found in seen.items() for each in found]


def test_axe_finds_nothing_at_the_end_and_between_people(visit: Visit, server: object) -> None:
    me = visit()
    me.create(GAME, "here", "here", names=("Mei", "Jonas"))
    me.find(".hand-over").wait_for()
    assert not violations(me)
    me.create(GAME, "bot", "bot")
    me.find(".end h1").wait_for(timeout=120_000)
    assert not violations(me)


def test_high_contrast_has_noviolations(visit: Visit) -> None:
    me = visit()
    me.open("/settings")
    me.find("#theme").select_option("contrast")
    assert not violations(me)
    me.create(GAME, "here", "bot")
    me.waits()
    assert not violations(me)


def test_a_decision_by_keyboard_alone(visit: Visit) -> None:
    me = visit()
    me.create(GAME, "here", "bot")
    me.waits()
    moment = me.find(".table").get_attribute("data-moment")
    me.page.keyboard.press("1")
    expect(me.find(".option[aria-pressed=true]")).to_have_count(1)
    me.page.keyboard.press("Escape")
    expect(me.find(".option[aria-pressed=true]")).to_have_count(0)
    me.page.keyboard.press("o")
    expect(me.find(".decision :focus, [data-words]:focus")).to_have_count(1)
    me.page.keyboard.press("1")
    me.page.keyboard.press("1")
    me.find(f"[data-moment]:not([data-moment='{moment}'])").wait_for()
    me.waits()
    me.page.keyboard.press("?")
    expect(me.find("dialog[open] kbd").first).to_be_visible()


def test_the_phone_shows_the_question_and_every_part_without_scrolling_sideways(
    visit: Visit,
) -> None:
    me = visit(size=PHONE)
    me.create(GAME, "here", "bot")
    me.waits()
    for tab in range(4):
        me.find(".tabs button").nth(tab).click()
        expect(me.find(".prompt strong")).to_be_in_viewport()
        expect(me.find(".confirm")).to_be_in_viewport()
        assert me.page.evaluate("() => document.documentElement.scrollWidth") <= PHONE[0]
    small = me.find(".tabs button, .confirm, .option").evaluate_all(
        "all => all.filter(each => each.getBoundingClientRect().height < 43.5).length"
    )
    assert small == 0, "targets on a phone are at least 44 px high"


@pytest.mark.parametrize("name", games())
def test_on_a_phone_the_list_of_options_leaves_the_buttons_free(name: str, visit: Visit) -> None:
    me = visit(size=PHONE)
    me.create(name, "here", "bot")
    for place in (0, -1, 0):
        me.waits()
        me.say(me.options()[place])


def test_the_desktop_needs_no_scrolling_for_the_question(visit: Visit) -> None:
    me = visit()
    me.create(GAME, "here", "bot")
    me.waits()
    for part in (".prompt strong", ".confirm", ".me", ".players h2", ".log h2"):
        expect(me.find(part).first).to_be_in_viewport()
