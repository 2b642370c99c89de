"""A server and a browser for commands that look at the page outside of a test run."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import QUIET, find_chromium
from tests.server.servers import Server


@contextmanager
def server_and_browser() -> Iterator[tuple[Server, Browser]]:
    """Both with nothing in them yet; gone afterwards."""
    with (
        TemporaryDirectory() as data,
        Server(Path(data)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(QUIET))
        yield server, browser
        browser.close()
