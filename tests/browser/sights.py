"""The boards as those see them who see fewer colours: `python -m tests.browser.sights` writes one
sheet for each game into docs/boards. Look at each: who owns what, which good and which tile is
which must be told by shape, letter and pattern too."""

import json
from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Browser

from sampan import games
from tests.browser.alone import server_and_browser
from tests.browser.conftest import ROOT
from tests.browser.people import Person
from tests.browser.pictures import FOLDER, QUALITY, SIZES, position_of
from tests.browser.tables import lay, sit
from tests.server.servers import Server

SIGHTS: Final = ("protanopia", "deuteranopia", "tritanopia", "achromatopsia")
"""Without red, without green, without blue, without any colour: as Chromium names them."""


def sheet(browser: Browser, server: Server, game: str, path: Path) -> None:
    """One picture with the four sights, two by two."""
    table, token = lay(server, json.loads(position_of(game).read_text()), "A")
    person = Person(browser, server.url, SIZES["desktop"], "en", "light", listed=False)
    page = sit(person, table, "A", token)
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(500)
    devtools = page.context.new_cdp_session(page)
    width, height = SIZES["desktop"]
    whole = Image.new("RGB", (2 * width, 2 * height))
    for place, sight in enumerate(SIGHTS):
        devtools.send("Emulation.setEmulatedVisionDeficiency", {"type": sight})
        with Image.open(BytesIO(page.screenshot())) as picture:
            whole.paste(picture.convert("RGB"), (place % 2 * width, place // 2 * height))
    person.leave()
    small = whole.resize((width * 4 // 3, height * 4 // 3), Image.Resampling.LANCZOS)
    small.save(path, quality=QUALITY, method=6)


def main() -> None:
    with server_and_browser() as (server, browser):
        for game in games():
            path = FOLDER / game / "sights.webp"
            sheet(browser, server, game, path)
            print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
