"""How long `make play` takes on a warm machine: `python -m tests.browser.start` prints the seconds
from the command to a lobby whose button answers. The browser is open already; the page is built,
and the database is the one of the run before."""

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final

from playwright.sync_api import Error, Page, sync_playwright

from tests.browser.conftest import QUIET, ROOT, find_chromium
from tests.server.servers import free_port

RUNS: Final = 4
"""The first one warms up and does not count."""
SAMPAN: Final = Path(sys.executable).with_name("sampan")


def play_once(page: Page, data: str) -> float:
    """The seconds from the two commands of `make play` to a lobby that can be used."""
    port = str(free_port())
    environment = {**os.environ, "SAMPAN_DATA": data, "SAMPAN_PORT": port}
    start = perf_counter()
    subprocess.run([sys.executable, str(ROOT / "web" / "build.py")], check=True)
    server = subprocess.Popen(
        [SAMPAN, "serve", "--no-open"], env=environment, stdout=subprocess.DEVNULL
    )
    try:
        while True:
            try:
                page.goto(f"http://127.0.0.1:{port}/")
                break
            except Error:
                page.wait_for_timeout(20)
        page.locator("button.go").click(trial=True)
        return perf_counter() - start
    finally:
        server.terminate()
        server.wait()


def main() -> None:
    with sync_playwright() as playwright, TemporaryDirectory() as data:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(QUIET))
        page = browser.new_page()
        seconds = [play_once(page, data) for _ in range(RUNS)][1:]
        browser.close()
    print(f"from make play to the lobby: {', '.join(f'{each:.1f}' for each in seconds)} s")


if __name__ == "__main__":
    main()
