"""The board of Gùgōng: what it says exists in the catalogues, what it cites in rules and data."""

import re
from pathlib import Path
from typing import Final

import sampan
from sampan.engine.rules import read_rules

GAME: Final = sampan.game("gugong")
UI: Final = Path(GAME.folder) / "ui"
SOURCE: Final = "\n".join(
    path.read_text("utf-8") for path in sorted(UI.iterdir()) if path.suffix in (".svelte", ".ts")
)
CATALOGUE: Final = (Path(GAME.folder) / "text" / "en.ftl").read_text("utf-8")
PAGE_SYMBOLS: Final = (Path(__file__).parents[3] / "web/src/look/icons.svg").read_text("utf-8")


def keys(prefix: str) -> set[str]:
    return set(re.findall(rf"^({prefix}-[\w-]+) =", CATALOGUE, re.MULTILINE))


def test_every_text_of_the_board_is_written_and_used() -> None:
    said = set(re.findall(r"'(board-[a-z0-9-]+)'", SOURCE))
    families = {f"board-{each}-" for each in re.findall(r"`board-([a-z-]+)-\$\{", SOURCE)}
    found = {key for key in keys("board") if not any(key.startswith(each) for each in families)}
    assert said - keys("board") == set()
    assert found - said == set()
    for family in families:
        assert any(key.startswith(family) for key in keys("board")), family


def test_everything_explained_can_be_pressed() -> None:
    explained = {key.removeprefix("about-") for key in keys("about")}
    pressed = set(re.findall(r"code[:=] ?[\"']([a-z]+)[\"']", SOURCE))
    chosen = set(re.findall(r"'(ship|harbour)'", SOURCE))
    assert explained == pressed | chosen


def test_rules_and_data_that_are_cited_exist() -> None:
    rules = read_rules(GAME.folder).rules
    cited = set(re.findall(r"GG-\d+\.\d+", (UI / "spots.ts").read_text()))
    assert cited
    assert cited - set(rules) == set()
    sections = {row.section for row in GAME.components.rows()}
    data = re.findall(r"data: \[([^\]]*)\]", (UI / "spots.ts").read_text())
    named = {name.split(".")[0] for each in data for name in re.findall(r"[`']([\w.]+)", each)}
    assert named
    assert named - sections == set()


def test_every_symbol_is_drawn() -> None:
    symbols = set(re.findall(r'<symbol id="([\w-]+)"', (UI / "symbols.svg").read_text()))
    page = set(re.findall(r'<symbol id="([\w-]+)"', PAGE_SYMBOLS))
    used = set(re.findall(r'href="#([\w-]+)"', SOURCE))
    listed = set(re.findall(r"'((?:loc|bonus|decree|gift)-[a-z]+[a-z0-9-]*)'", SOURCE))
    assert used - symbols - page == set()
    assert {each for each in listed if not each.startswith("gift-")} - symbols == set()
