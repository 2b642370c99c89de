"""How fast the boards answer: `python -m tests.browser.clicks` prints, for every game, the
milliseconds from a new view to its painted board, and from a click on an offered spot to the
painted choice, over many positions of random games."""

from itertools import islice
from random import Random
from statistics import median, quantiles
from typing import Final

from playwright.sync_api import Browser

import sampan
from tests.browser.alone import server_and_browser
from tests.browser.people import Person
from tests.browser.stage import Stage
from tests.browser.test_boards import choices
from tests.server.servers import Server

POSITIONS: Final = 200
APART: Final = 3
"""How many decisions lie between two of the positions."""
WATCH: Final = """() => {
    const parse = JSON.parse
    JSON.parse = (text, ...more) => {
        if (text.startsWith('{"type"')) {
            const start = performance.now()
            requestAnimationFrame(() => setTimeout(() => (window.took = performance.now() - start)))
        }
        return parse(text, ...more)
    }
}"""
"""Notes how long a frame of the server takes from being read to the painted board."""
TOOK: Final = """async () => {
    while (!window.took) await new Promise((done) => setTimeout(done, 5))
    const { took } = window
    window.took = 0
    return took
}"""
CLICK: Final = """async (place) => {
    const offered = [...document.querySelectorAll('.table [data-words]')]
        .filter((each) => each.matches('button') && each.getClientRects().length)
    const spot = offered[place % offered.length]
    if (!spot) return null
    const start = performance.now()
    spot.click()
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    const shown = document.querySelector('.chosen, .chooser, .choice.on')
    return shown ? performance.now() - start : null
}"""
"""Clicks one of the offered spots; how long it took until the choice was painted."""


def measure(browser: Browser, server: Server, game: str) -> tuple[list[float], list[float]]:
    """The milliseconds of every new view and of every click."""
    rng = Random(4)
    person = Person(browser, server.url, (1440, 900), "en", "light", listed=False, calm=False)
    person.page.add_init_script(f"({WATCH})()")
    views: list[float] = []
    clicks: list[float] = []
    stage: Stage | None = None
    for session in islice(choices(game, rng, APART), POSITIONS):
        stage = stage or Stage(server, person, session)
        stage.show(session)
        views.append(stage.page.evaluate(TOOK))
        took = stage.page.evaluate(CLICK, rng.randrange(1000))
        if took is not None:
            clicks.append(took)
        stage.page.keyboard.press("Escape")
    person.leave()
    return views, clicks


def said(what: str, took: list[float]) -> str:
    late = quantiles(took, n=20)[-1]
    return f"{what} {median(took):.0f} ms, 19 of 20 within {late:.0f} ms ({len(took)})"


def main() -> None:
    with server_and_browser() as (server, browser):
        for game in sampan.games():
            views, clicks = measure(browser, server, game)
            print(f"{game}: {said('a new view', views)}; {said('a click', clicks)}")


if __name__ == "__main__":
    main()
