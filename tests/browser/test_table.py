"""What people do at a table: sit together, come back, undo, ask, change the language."""

import re

import pytest
from playwright.sync_api import expect

from sampan import games
from tests.browser.people import Person, Visit
from tests.server.servers import Server

GAME = games()[-1]


def test_two_browsers_at_one_table(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = host.create(GAME, "here", "friend", names=("Mei",))
    host.find(".table").wait_for()
    host.page.keyboard.press("m")
    link = host.find("dialog input[readonly]").first.input_value()
    assert f"/table/{table}#" in link
    host.page.keyboard.press("Escape")

    guest.page.goto(link)
    guest.find("#name").fill("Jonas")
    guest.page.get_by_role("button", name="Sit down").click()
    guest.find(".table").wait_for()
    assert "#" not in guest.page.url, "the token stays in the address"
    host.sees("Jonas")

    guest.find("#chat").fill("<b>hello</b>")
    guest.page.keyboard.press("Enter")
    host.sees("<b>hello</b>")

    asked, other = _who_is_asked(host, guest)
    before = other.find(".table").get_attribute("data-moment")
    asked.say(asked.options()[0])
    other.find(f"[data-moment]:not([data-moment='{before}'])").wait_for()


def _who_is_asked(*people: Person) -> tuple[Person, Person]:
    """Of two people the one who has a question, then the other."""
    first, second = people
    for _ in range(100):
        if first.find(".option").count():
            return first, second
        if second.find(".option").count():
            return second, first
        first.page.wait_for_timeout(100)
    raise AssertionError("nobody is asked")


def test_reload_in_the_middle(visit: Visit) -> None:
    me = visit()
    me.create(GAME, "here", "bot")
    me.waits()
    me.say(me.options()[0])
    me.waits()
    moment = me.find(".table").get_attribute("data-moment")
    options = me.options()
    me.page.reload()
    me.waits()
    assert me.find(".table").get_attribute("data-moment") == moment
    assert me.options() == options


def test_the_connection_comes_back_by_itself(visit: Visit, server: Server) -> None:
    me = visit()
    me.create(GAME, "here", "bot")
    me.waits()
    options = me.options()
    server.kill()
    me.sees("The connection is lost")
    me.find(f".option[data-word='{options[0]}']").click()
    me.find(".confirm").click()  # said while nobody listens; it is sent as soon as somebody does
    moment = me.find(".table").get_attribute("data-moment")
    server.start()
    me.find(f"[data-moment]:not([data-moment='{moment}'])").wait_for()
    expect(me.page.get_by_text("The connection is lost")).to_have_count(0)
    me.errors.clear()  # the browser reports each attempt to connect


def test_undo_goes_back_to_the_question(visit: Visit) -> None:
    me = visit()
    me.create(GAME, "here", "bot")
    me.waits()
    options = me.options()
    me.say(options[0])
    me.waits()
    me.page.keyboard.press("u")
    back = re.compile("takes back a decision|goes back over")  # the bot may have answered
    expect(me.page.get_by_text(back).first).to_be_visible()
    me.waits()
    assert me.options() == options


def test_a_longer_undo_needs_consent(visit: Visit) -> None:
    host, guest = visit(), visit()
    host.create(GAME, "here", "friend", names=("Mei",))
    host.find(".table").wait_for()
    host.page.keyboard.press("m")
    guest.page.goto(host.find("dialog input[readonly]").first.input_value())
    host.page.keyboard.press("Escape")
    guest.page.get_by_role("button", name="Sit down").click()
    guest.find(".table").wait_for()
    first, second = _who_is_asked(host, guest)
    for _ in range(200):  # until the turn has passed to the other and cannot be taken back alone
        asked, _ = _who_is_asked(host, guest)
        if asked is second and first.find(".tools .tool").first.inner_text() == "Ask to undo":
            break
        asked.say(asked.options()[-1])
    first.find(".tools .tool").first.click()
    second.page.get_by_role("button", name="Agree", exact=True).click()
    first.sees("goes back over a draw, a reveal or another")


@pytest.mark.parametrize("name", games())
def test_moves_are_told_in_words_on_return_and_in_the_replay(name: str, visit: Visit) -> None:
    """Not in the words of the log, also where a move changed nothing to be seen."""
    me = visit()
    table = me.create(name, "here", "bot")
    me.waits()
    said = []
    for _ in range(3):
        me.waits()
        said.append(me.options()[-1])
        me.say(said[-1])
    me.waits()
    me.page.reload()
    me.waits()
    me.page.wait_for_load_state("networkidle")
    assert not set(said) & set(me.find(".trail button").all_inner_texts())
    me.open(f"/replay/{table}")
    me.find(".timeline").wait_for()
    last = me.find(".timeline input")
    while last.input_value() != last.get_attribute("max"):
        headline = me.find(".now strong").inner_text()
        assert headline
        assert headline not in said
        place = last.input_value()
        me.page.keyboard.press("ArrowRight")
        expect(last).not_to_have_value(place)


def test_the_log_shows_the_rules_behind_a_line(visit: Visit) -> None:
    me = visit()
    me.create(GAME, "here", "bot")
    me.waits()
    line = me.find(".log li:has(.cite)").last
    line.locator(".cite").click()
    rule = line.locator(".chip").first.inner_text()
    line.locator(".chip").first.click()
    expect(me.find("dialog[open]")).to_contain_text(rule)


def test_what_is_not_allowed_is_refused_with_a_reason_and_its_rule(visit: Visit) -> None:
    me = visit()
    me.create(GAME, "here", "bot")
    me.waits()
    allowed = me.options()
    me.page.keyboard.press("w")
    me.find("#may-i").fill(allowed[0])
    me.page.keyboard.press("Enter")
    me.sees("Yes:")
    me.find("#may-i").fill("no such word")
    me.page.keyboard.press("Enter")
    me.sees("There is no such word in this game.")
    me.find("#may-i").fill(_forbidden(allowed))
    me.page.keyboard.press("Enter")
    reason = me.find(".verdict li").first
    expect(reason).to_be_visible()
    rule = reason.locator("button")
    assert re.fullmatch(r"[A-Z]+-[A-Z]?[\d.]+", rule.inner_text())
    rule.click()
    expect(me.find("dialog[open]").last).to_contain_text(rule.inner_text())


def _forbidden(allowed: list[str]) -> str:
    """A word of the game's vocabulary that is not offered."""
    from sampan import game

    return next(action.word for action in game(GAME).words if action.word not in allowed)


def test_the_language_changes_in_a_running_game(visit: Visit) -> None:
    me = visit()
    me.create(GAME, "here", "bot")
    me.waits()
    prompt, log = me.find(".prompt strong").inner_text(), me.find(".log li").first.inner_text()
    me.page.keyboard.press("m")
    me.find("dialog[open] .pick select").first.select_option("de")
    expect(me.find("dialog[open] h2")).to_have_text("Mehr")
    me.page.keyboard.press("Escape")
    assert me.find(".prompt strong").inner_text() != prompt
    assert me.find(".log li").first.inner_text() != log
    assert me.find("html").get_attribute("lang") == "de"


def test_people_on_one_device_pass_it_on(visit: Visit) -> None:
    me = visit()
    me.create(GAME, "here", "here", names=("Mei", "Jonas"))
    me.find(".hand-over").wait_for()
    assert me.find(".table").count() == 0, "nothing of the table may be seen"
    first = me.find(".hand-over .pri").inner_text()
    me.find(".hand-over .pri").click()
    for _ in range(200):
        me.waits()
        if me.find(".hand-over").count():
            break
        me.say(me.options()[-1])
    assert me.find(".hand-over .pri").inner_text() != first
    assert me.find(".table").count() == 0


def test_a_bot_plays_for_somebody_who_goes_away(visit: Visit) -> None:
    me = visit()
    me.create(GAME, "here", "friend")
    me.find(".table").wait_for()
    me.page.keyboard.press("m")
    me.page.get_by_role("button", name="Let a bot play").click()
    me.page.get_by_role("button", name="Play again myself").click()
    me.page.get_by_role("button", name="Let a bot play").wait_for()
    me.page.keyboard.press("Escape")
    me.sees("plays again.")


def test_spectators_see_nothing_hidden_and_decide_nothing(visit: Visit) -> None:
    host, watcher = visit(), visit()
    table = host.create(GAME, "here", "bot")
    host.waits()
    watcher.open(f"/table/{table}")
    watcher.find(".table").wait_for()
    assert watcher.find(".option").count() == 0
    assert watcher.find(".me").count() == 0
