"""The board of Yangtze: what it says, cites and draws exists, and what it counts is true."""

import re
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from sampan.engine.rules import read_rules
from sampan.engine.session import Session
from sampan.games.yangtze import YangtzeGame
from sampan.games.yangtze.scoring import best_bundles, best_sale
from sampan.games.yangtze.tiles import CODES, GOODS, is_luxury
from sampan.games.yangtze.words import BUNDLES

GAME: Final = YangtzeGame.open()
UI: Final = Path(GAME.folder) / "ui"
SOURCE: Final = "\n".join(
    path.read_text("utf-8") for path in sorted(UI.rglob("*")) if path.suffix in (".svelte", ".ts")
)
CATALOGUE: Final = (Path(GAME.folder) / "text" / "en.ftl").read_text("utf-8")
PAGE_SYMBOLS: Final = (Path(__file__).parents[3] / "web/src/look/icons.svg").read_text("utf-8")


def keys(prefix: str) -> set[str]:
    return set(re.findall(rf"^({prefix}-[\w-]+) =", CATALOGUE, re.MULTILINE))


def test_every_text_of_the_board_is_written_and_used() -> None:
    said = set(re.findall(r"'(board-[a-z-]+)'", SOURCE))
    families = {f"board-{each}-" for each in re.findall(r"`board-([a-z-]+)-\$\{", SOURCE)}
    alone = {key for key in keys("board") if not any(key.startswith(each) for each in families)}
    assert said - keys("board") == set()
    assert alone - said == set()


def test_everything_that_is_pressed_is_explained() -> None:
    """Goods, establishments, rulers and cards by their kind, everything else by a text."""
    pressed = set(re.findall(r"code=\"([A-Z]{2,})\"|\?\? '([A-Z]{2,})'", SOURCE))
    things = {name for match in pressed for name in match if name}
    explained = {key.removeprefix("about-") for key in keys("about")}
    assert things
    assert things - explained == set()
    assert {"luxury", "everyday", "establishment"} < explained
    for code in (*CODES[81:], *(item["id"] for item in GAME.components.items("card"))):
        assert re.search(rf"^(ruler|card)-{code}-help =", CATALOGUE, re.MULTILINE), code


def test_rules_and_data_that_are_cited_exist() -> None:
    about = (UI / "about.ts").read_text("utf-8")
    cited = set(re.findall(r"YT-\d+\.\d+", about))
    assert cited
    assert cited - set(read_rules(GAME.folder).rules) == set()
    data = re.findall(r"data: \[([^\]]*)\]", about)
    named = {name.split(".")[0] for each in data for name in re.findall(r"[`']([a-z_.]+)", each)}
    assert named
    assert named - {row.section for row in GAME.components.rows()} == set()


def test_every_symbol_is_drawn() -> None:
    own = set(re.findall(r'<symbol id="([\w-]+)"', (UI / "symbols.svg").read_text("utf-8")))
    known = own | set(re.findall(r'<symbol id="([\w-]+)"', PAGE_SYMBOLS))
    known |= set(re.findall(r'<path id="([\w-]+)"', SOURCE))
    used = set(re.findall(r'href="#([\w-]+)"|name="([\w-]+)"', SOURCE))
    listed = set(re.findall(r"'((?:est|ruler|card|sym|y|ui)-[a-z-]+)'", SOURCE))
    assert {name for match in used for name in match if name} - known == set()
    assert listed - known == set()
    for section in ("luxury_good", "everyday_good"):
        for item in GAME.components.items(section):
            assert {f"y-{item['id']}", f"sym-{item['symbol']}"} <= known
            row = f"['{item['id']}', '{item['colour']}', '{item['symbol']}']"
            assert row in SOURCE, "the board draws goods in the order of the data"


@pytest.mark.parametrize("seed", range(20))
def test_the_best_bundles_are_a_partition_of_greatest_value(seed: int) -> None:
    """YT-12.1 They are bundles, hold every tile once, and nothing sells for more."""
    goods = tuple(sorted(Random(seed).sample(range(GOODS), 3 + seed % 9)))
    found = best_bundles(goods, GAME.data)
    assert sorted(tile for bundle in found for tile in bundle) == list(goods)
    assert set(found) <= set(BUNDLES)
    worth = sum(GAME.data.bundle_value(len(each), is_luxury(each[0])) for each in found)
    assert worth == best_sale(goods, GAME.data.luxury_values, GAME.data.everyday_values)


def shown(position: dict[str, Any], seat: str) -> Any:
    session = Session.from_position(GAME, {"game": "yangtze", **position})
    return GAME.shown(session.view(seat)).position["facts"]


def test_a_shown_view_counts_coins_majorities_and_what_the_block_would_bring() -> None:
    """YT-9.2, YT-12.2, YT-12.5, YT-12.6 As things stand."""
    facts = shown(
        {
            "players": 2,
            "turn": {"step": "refill", "bought": 1},
            "river": ["E00", "E01", "L00", "L11", "E12", "E23", "L22", None],
            "auction": {"tile": "S11", "asked": "A"},
            "seats": {
                "A": {"money": 74, "goods": ["L01", "L02"], "est": ["S01", "S03"]},
                "B": {"goods": [], "est": ["S02", "S13"]},
            },
        },
        "A",
    )
    assert facts["seats"]["A"] == {"coins": 1, "track": 24, "kinds": [30, 0, 0, 0]}
    assert facts["seats"]["B"] == {"coins": 0, "track": 30, "kinds": [15, 30, 0, 0]}
    assert facts["bundles"] == [{"tiles": ["L01", "L02"], "value": 15}]
    assert facts["worth"] == {
        "A": {"green": 15, "brown": 0, "kinds": 30},
        "B": {"green": 15, "brown": 0, "kinds": 0},
    }


def test_nobody_is_told_the_bundles_of_others() -> None:
    """YT-13.2, YT-13.3 A spectator is told none."""
    session = Session.new(GAME, 3, 4)
    hidden = {seat: set(session.position()["seats"][seat]["goods"]) for seat in "ABC"}
    for seat in ("A", "B", "C", None):
        told = GAME.shown(session.view(seat)).position["facts"]["bundles"]
        assert {tile for each in told for tile in each["tiles"]} == hidden.get(seat or "", set())
    for one, other in combinations("ABC", 2):
        assert not hidden[one] & hidden[other]
