"""The page as files: types that fit the server, texts that exist, a small first load."""

import gzip
import re
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Response

import sampan
from sampan import games
from sampan.engine.texts import LANGUAGES
from sampan.server.page import PAGE
from tests.browser.people import Visit

ROOT: Final = Path(__file__).parents[2]
WEB: Final = ROOT / "web"
SOURCES: Final = [path for path in (WEB / "src").rglob("*") if path.suffix in {".svelte", ".ts"}]
FIRST_LOAD: Final = 200_000
"""Bytes of compressed script and style, from nothing to a running table."""


def test_the_types_fit_the_messages_of_the_server() -> None:
    command = [sys.executable, "-m", "sampan.server.openapi"]
    document = subprocess.run(command, capture_output=True, check=True).stdout
    stamp = (WEB / "src" / "protocol.gen.ts").read_text("utf-8").partition("\n")[0]
    assert sha256(document).hexdigest() in stamp, "stale: run python web/build.py types"


def test_every_text_of_the_page_exists_and_is_used() -> None:
    source = "".join(path.read_text("utf-8") for path in SOURCES)
    used = set(re.findall(r"['`](page-[a-z0-9-]+)['`]", source))
    families = set(re.findall(r"`(page-[a-z0-9-]*)\$\{", source))
    for language in LANGUAGES:
        text = (ROOT / "src" / "sampan" / "text" / f"{language}.ftl").read_text("utf-8")
        known = set(re.findall(r"^(page-[\w-]+) =", text, re.MULTILINE))
        assert not used - known, language
        assert not {key for key in known - used if not key.startswith(tuple(families))}


def test_no_file_of_the_page_names_a_game() -> None:
    for path in (*SOURCES, WEB / "index.html", WEB / "vite.config.js", *WEB.glob("src/look/*.*")):
        text = path.read_text("utf-8").lower()
        assert not [name for name in games() if name in text], path


def test_the_lobby_tells_every_option_in_words(visit: Visit) -> None:
    me = visit()
    me.open()
    for name in games():
        me.find(f".card:has(input[value={name}])").click()
        values = me.find(".set-up section:nth-child(2)").locator("label, option, .small")
        texts = [text.strip() for text in values.all_text_contents()]
        assert len(texts) > 3
        assert not [text for text in texts if not text or text.startswith("option-")]


def test_the_lobby_offers_the_options_that_fit_the_table(visit: Visit) -> None:
    me = visit()
    me.open()
    read = "all => all.map(each => each.id)"
    for name in games():
        me.find(f".card:has(input[value={name}])").click()
        for seats in sampan.game(name).seats:
            me.find(f".steps label:has(input[value='{seats}'])").click()
            shown = me.find(".set-up select[id^=option-]").evaluate_all(read)
            fitting = [each.name for each in sampan.game(name).options if each.fits(seats)]
            assert sorted(shown) == sorted(f"option-{each}" for each in fitting), (name, seats)


def test_what_is_compressed_is_the_same(page_built: None) -> None:
    files = [path for path in PAGE.rglob("*") if path.suffix in {".js", ".css"}]
    assert files
    for path in files:
        assert gzip.decompress(path.with_name(f"{path.name}.gz").read_bytes()) == path.read_bytes()
        assert path.with_name(f"{path.name}.br").stat().st_size < path.stat().st_size


@pytest.mark.parametrize("name", games())
def test_the_first_load_is_small(name: str, visit: Visit) -> None:
    me = visit()
    sizes: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if response.url.endswith((".js", ".css")):
            assert response.headers.get("content-encoding") in ("gzip", "br"), response.url
            sizes[response.url] = int(response.headers["content-length"])

    me.page.on("response", weigh)
    me.create(name, "here", "bot")
    me.waits()
    assert 20_000 < sum(sizes.values()) <= FIRST_LOAD, sizes
