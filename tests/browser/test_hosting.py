"""The page where a proxy shows it: under a path of a host, with other things beside it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Response, expect

from sampan import games
from tests.browser.people import Person
from tests.server.servers import Server

ROOT_PATH: Final = "/games/sampan"
TOO_LATE: Final = 409
"""What is answered to who asks for the preview of a move that is made meanwhile."""


@pytest.fixture
def me(tmp_path: Path, page_built: None, browser: Browser) -> Iterator[Person]:
    with Server(tmp_path, None, SAMPAN_ROOT_PATH=ROOT_PATH) as server:
        person = Person(browser, server.url + ROOT_PATH, (1440, 900), "en", "light")
        yield person
        person.leave()


def test_everything_stays_under_the_root_path(me: Person) -> None:
    asked: list[tuple[str, int]] = []

    def note(response: Response) -> None:
        asked.append((response.url, response.status))

    me.page.on("response", note)
    me.create(games()[0], "here", "bot")
    me.waits()
    me.say(me.options()[0])
    me.page.reload()
    me.waits()
    me.find("a.home").click()
    me.page.wait_for_url(f"**{ROOT_PATH}/")
    me.find("header nav a").nth(1).click()
    expect(me.find("dt a").first).to_be_visible()
    me.page.go_back()
    expect(me.find("button.go")).to_be_visible()
    assert not [url for url, _ in asked if f"{ROOT_PATH}/" not in url]
    refused = [(url, status) for url, status in asked if status >= 400]
    assert not [each for each in refused if each[1] != TOO_LATE]
    assert not me.errors
