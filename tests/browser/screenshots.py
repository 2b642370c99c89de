"""Takes the pictures of docs/screenshots anew: `python -m tests.browser.screenshots`."""

from random import Random
from typing import Final

from sampan import games
from tests.browser.alone import server_and_browser
from tests.browser.conftest import ROOT
from tests.browser.people import Person

FOLDER: Final = ROOT / "docs" / "screenshots"
SIZES: Final = {"desktop": (1440, 900), "phone": (360, 640)}
THEMES: Final = ("light", "dark")
ANSWERS: Final = 14
"""How far the game is that is shown running."""
ANALYSIS_MS: Final = 600_000
"""A whole game is analysed within this time."""


def _table(me: Person) -> None:
    """A game on its way, at a question with several options, one of them chosen."""
    me.create(games()[0], "here", "bot", "bot", names=("Mei",))
    rng = Random(5)
    for count in range(200):
        me.waits()
        words = me.options()
        if count >= ANSWERS and len(words) > 3:
            break
        me.say(rng.choice(words))
    me.find(".bar [aria-expanded=true]").click()  # the list of options is folded away
    choices = me.find("[data-words]:not(.far):visible")
    if not choices.count():
        me.find(".tabs button").nth(1).click()  # on a phone one's own things have a tab
    choices.first.click()


def _take(me: Person, name: str) -> None:
    me.page.wait_for_timeout(600)
    me.page.screenshot(path=FOLDER / f"{name}.png")


def _round(me: Person, finished: str, ending: str) -> None:
    me.open()
    me.find(".card svg").first.wait_for()
    _take(me, f"lobby-{ending}")
    _table(me)
    _take(me, f"table-{ending}")
    me.find("[data-hint]").first.click()
    me.find(".hint li button").first.wait_for()
    _take(me, f"hint-{ending}")
    me.open(f"/table/{finished}")
    me.find(".end h1").wait_for()
    _take(me, f"score-sheet-{ending}")
    me.open(f"/replay/{finished}?at=60")
    me.find(".timeline").wait_for()
    _take(me, f"replay-{ending}")
    me.page.get_by_role("button", name="Analyse").first.click()
    me.find(".analysis table").wait_for(timeout=ANALYSIS_MS)
    me.find(".analysis ol button").first.click()
    _take(me, f"analysis-{ending}")


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with server_and_browser() as (server, browser):
        host = Person(browser, server.url, SIZES["desktop"], "en", "light")
        finished = host.create(games()[0], "bot", "bot", "bot")
        host.find(".end h1").wait_for(timeout=120_000)
        host.leave()
        for kind, size in SIZES.items():
            for theme in THEMES:
                me = Person(browser, server.url, size, "en", theme)
                _round(me, finished, f"{kind}-{theme}")
                me.leave()


if __name__ == "__main__":
    main()
