"""A real browser and a real server with the built page. Where they cannot be had, the tests fail
and say what is missing: a page that nobody has opened is not tested."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.people import Person, Visit
from tests.server.servers import Server

ROOT: Final = Path(__file__).parents[2]
NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
QUIET: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def find_chromium() -> str:
    """The Chromium of this machine; fails with what to do where there is none."""
    wanted = os.environ.get("SAMPAN_CHROMIUM")
    found = [wanted] if wanted else [path for name in NAMES if (path := shutil.which(name))]
    if not found:
        pytest.fail(
            "the browser tests need Chromium, and there is none on the path. On Debian: "
            "apt-get install chromium. Elsewhere name one: SAMPAN_CHROMIUM=/path/to/chromium",
            pytrace=False,
        )
    return found[0]


@pytest.fixture(scope="session")
def page_built() -> None:
    """The page, built from what is in `web` unless it is up to date."""
    build = [sys.executable, str(ROOT / "web" / "build.py")]
    done = subprocess.run(build, capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.fail(f"the page cannot be built:\n{done.stdout}{done.stderr}", pytrace=False)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests; each person gets a profile of their own."""
    path = find_chromium()
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=list(QUIET))
        yield running
        running.close()


@pytest.fixture
def server(tmp_path: Path, page_built: None) -> Iterator[Server]:
    with Server(tmp_path) as running:
        yield running


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """People who come to the page: `visit()` is one more of them."""
    people: list[Person] = []

    def come(
        size: tuple[int, int] = (1440, 900),
        language: str = "en",
        theme: str = "light",
        listed: bool = True,
        touch: bool = False,
        calm: bool = True,
    ) -> Person:
        people.append(
            Person(browser, server.url, size, language, theme, listed, touch=touch, calm=calm)
        )
        return people[-1]

    yield come
    for each in people:
        each.leave()
