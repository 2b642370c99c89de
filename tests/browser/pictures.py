"""Pictures of every board from fixed positions, reviewed and kept in docs/boards.

`python -m tests.browser.pictures` takes them anew (all, or those whose names contain a word given):
look at each one before keeping it. The test compares what the page draws now with what was kept.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from PIL import Image, ImageChops
from playwright.sync_api import Browser

from sampan import games
from tests.browser.alone import server_and_browser
from tests.browser.conftest import ROOT
from tests.browser.people import Person
from tests.browser.tables import lay, sit
from tests.server.servers import Server

FOLDER: Final = ROOT / "docs" / "boards"
SIZES: Final = {"desktop": (1440, 900), "tablet": (820, 1180), "phone": (360, 640)}
THEMES: Final = ("light", "dark")
LANGUAGES: Final = ("en", "de")
BLOCK: Final = 4
"""Pictures are compared by blocks of so many pixels, so that the edges of letters may differ."""
VISIBLE: Final = 20
"""By how much the colour of a block must differ (of 255) to be seen."""
QUALITY: Final = 88


class Wanted(NamedTuple):
    """One picture."""

    game: str
    size: str
    theme: str
    language: str

    @property
    def path(self) -> Path:
        return FOLDER / self.game / f"{self.size}-{self.theme}-{self.language}.webp"


def all_pictures() -> Iterator[Wanted]:
    for game in games():
        for size in SIZES:
            for theme in THEMES:
                for language in LANGUAGES:
                    yield Wanted(game, size, theme, language)


def position_of(game: str) -> Path:
    """The position that is drawn: a game on its way, seen by seat A, who is asked."""
    return ROOT / "tests" / "games" / game / "board.json"


def take(browser: Browser, server: Server, wanted: Wanted, path: Path) -> None:
    """Draw the position and take the picture."""
    position = json.loads(position_of(wanted.game).read_text())
    table, token = lay(server, position, "A")
    person = Person(
        browser, server.url, SIZES[wanted.size], wanted.language, wanted.theme, listed=False
    )
    page = sit(person, table, "A", token)
    page.evaluate("document.fonts.ready")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(500)
    shot = path.with_suffix(".png")
    page.screenshot(path=shot)
    person.leave()
    with Image.open(shot) as picture:
        picture.convert("RGB").save(path, quality=QUALITY, method=6)
    shot.unlink()


def difference(kept: Path, now: Path) -> float:
    """The share of the picture that looks different, from 0 to 1."""
    with Image.open(kept) as one, Image.open(now) as other:
        if one.size != other.size:
            return 1.0
        small = (one.width // BLOCK, one.height // BLOCK)
        first, second = (
            each.convert("RGB").resize(small, Image.Resampling.BOX) for each in (one, other)
        )
    apart = ImageChops.difference(first, second).convert("L").point(lambda v: 255 * (v > VISIBLE))
    return apart.histogram()[255] / (small[0] * small[1])


def main() -> None:
    word = sys.argv[1] if len(sys.argv) > 1 else ""
    with server_and_browser() as (server, browser):
        for wanted in all_pictures():
            if word in str(wanted.path):
                wanted.path.parent.mkdir(parents=True, exist_ok=True)
                take(browser, server, wanted, wanted.path)
                print(wanted.path.relative_to(ROOT))


if __name__ == "__main__":
    main()
