"""Component data with its source, and editions laid over it: all of it or nothing."""

from pathlib import Path

import pytest

from sampan.engine.components import EditionError, load_components

DATA = """
[limits]
"prices" = [1, 60]
"start" = [0, 99]
"card.money" = [0, 60]

[prices]
value = [4, 5, 6]
source = "public"
[start]
value = 30
source = "rulebook"
[open]
value = true
source = "rulebook"
[title_of]
value = "x"
source = "reconstructed"
note = "lost"

[[card]]
id = "TWO"
money = 0
free = false
source = "rulebook"
[[card]]
id = "TEN"
money = 10
free = true
source = "rulebook"
sources = { money = "reconstructed" }
note = "the picture is lost"
"""


@pytest.fixture
def data(tmp_path: Path) -> Path:
    file = tmp_path / "data.toml"
    file.write_text(DATA, "utf-8")
    return file


def edition(tmp_path: Path, text: str) -> Path:
    file = tmp_path / "mine.toml"
    file.write_text(text, "utf-8")
    return file


def test_values_and_items(data: Path) -> None:
    components = load_components(data)
    assert components.value("prices") == [4, 5, 6]
    assert [card["id"] for card in components.items("card")] == ["TWO", "TEN"]
    assert components.edition == ""
    assert components.facts("TEN") == {
        "prices": [4, 5, 6],
        "start": 30,
        "open": True,
        "title_of": "x",
        "money": 10,
        "free": True,
    }


def test_every_value_is_listed_with_its_source(data: Path) -> None:
    rows = [(row.section, row.name, row.value, row.source) for row in load_components(data).rows()]
    assert rows == [
        ("prices", "", [4, 5, 6], "public"),
        ("start", "", 30, "rulebook"),
        ("open", "", True, "rulebook"),
        ("title_of", "", "x", "reconstructed"),
        ("card", "TWO.money", 0, "rulebook"),
        ("card", "TWO.free", False, "rulebook"),
        ("card", "TEN.money", 10, "reconstructed"),
        ("card", "TEN.free", True, "rulebook"),
    ]


def test_an_edition_overrides_single_values(data: Path, tmp_path: Path) -> None:
    text = """
title = "Second printing"
[prices]
value = [5, 6, 7]
note = "seen on the board"
[[card]]
id = "TEN"
money = 12
"""
    components = load_components(data, edition(tmp_path, text))
    assert components.edition == "Second printing"
    assert components.value("prices") == [5, 6, 7]
    assert components.value("start") == 30
    rows = {(row.section, row.name): row for row in components.rows()}
    assert rows["prices", ""].source == "edition"
    assert rows["prices", ""].note == "seen on the board"
    assert (rows["card", "TEN.money"].value, rows["card", "TEN.money"].source) == (12, "edition")
    assert rows["card", "TEN.free"].source == "rulebook"
    assert rows["card", "TWO.money"].source == "rulebook"
    assert components.hash != load_components(data).hash


def test_an_edition_without_title_is_called_by_its_file(data: Path, tmp_path: Path) -> None:
    assert load_components(data, edition(tmp_path, "")).edition == "mine"


def test_the_hash_is_of_the_values_only(data: Path, tmp_path: Path) -> None:
    """A note or a source changes nothing that was played with."""
    before = load_components(data).hash
    same = edition(tmp_path, '[prices]\nvalue = [4, 5, 6]\nnote = "checked"')
    assert load_components(data, same).hash == before
    data.write_text(DATA.replace('source = "public"', 'source = "rulebook"'), "utf-8")
    assert load_components(data).hash == before
    data.write_text(DATA.replace("value = 30", "value = 31"), "utf-8")
    assert load_components(data).hash != before


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[pirces]\nvalue = []", "pirces: unknown section; there are prices, start, open"),
        ("prices = 3", "prices: expected a table with a value, found 3"),
        ("[prices]\nvalues = [1]", "prices: expected a table with a value"),
        ("[prices]\nvalue = [1, 2, 3]\nsource = 'x'", "prices.source: unknown key"),
        ("[prices]\nvalue = 3", "prices.value: expected a list, found 3"),
        ("[prices]\nvalue = [1, 2]", "prices.value: expected 3 entries, found 2"),
        ("[prices]\nvalue = [1, 2, 'x']", "prices.value: entry 2: expected a whole number"),
        ("[prices]\nvalue = [1, 2, 61]", "prices.value: entry 2: expected 1 to 60, found 61"),
        ("[start]\nvalue = -1", "start.value: expected 0 to 99, found -1"),
        ("[start]\nvalue = true", "start.value: expected a whole number, found True"),
        ("[start]\nvalue = 3.5", "start.value: expected a whole number, found 3.5"),
        ("[open]\nvalue = 1", "open.value: expected true or false, found 1"),
        ("[title_of]\nvalue = 1", "title_of.value: expected a text, found 1"),
        ("[card]\nid = 'TEN'", "card: expected items ([[card]] with an id)"),
        ("[[card]]\nid = 'SIX'\nmoney = 1", "card: expected an item with an id of TWO, TEN"),
        ("[[card]]\nmoney = 1", "card: expected an item with an id of TWO, TEN"),
        ("card = [3]", "card: expected an item with an id of TWO, TEN, found 3"),
        ("[[card]]\nid = ['TEN']\nmoney = 1", "card: expected an item with an id of TWO, TEN"),
        ("[[card]]\nid = 'TEN'\ncoins = 1", "card.TEN.coins: unknown field; there are money, free"),
        ("[[card]]\nid = 'TEN'\nsource = 'me'", "card.TEN.source: unknown field"),
        ("[[card]]\nid = 'TEN'\nmoney = 'x'", "card.TEN.money: expected a whole number"),
        ("[[card]]\nid = 'TEN'\nmoney = 61", "card.TEN.money: expected 0 to 60, found 61"),
        ("[[card]]\nid = 'TEN'\nfree = 0", "card.TEN.free: expected true or false"),
        ("[limits]\nprices = [0, 9]", "limits: unknown section"),
        ("prices = [", "mine.toml"),
    ],
)
def test_a_broken_edition_is_refused(data: Path, tmp_path: Path, text: str, problem: str) -> None:
    with pytest.raises(EditionError) as caught:
        load_components(data, edition(tmp_path, text))
    assert "mine.toml cannot be used:" in str(caught.value)
    assert problem in str(caught.value)


def test_all_problems_are_named_at_once(data: Path, tmp_path: Path) -> None:
    text = """
[start]
value = -1
[prices]
value = [0, 5, 99]
[x]
[[card]]
id = "TEN"
y = 1
money = 99
"""
    with pytest.raises(EditionError) as caught:
        load_components(data, edition(tmp_path, text))
    assert [problem.split(":")[0] for problem in caught.value.problems] == [
        *("start.value", "prices.value", "x", "card.TEN.y", "card.TEN.money"),
    ]


def test_a_missing_edition_is_refused(data: Path, tmp_path: Path) -> None:
    with pytest.raises(EditionError, match=r"nowhere\.toml cannot be used"):
        load_components(data, tmp_path / "nowhere.toml")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[x]\nvalue = 1", "x: source is one of rulebook, public"),
        ("[x]\nvalue = 1\nsource = 'guess'", "x: source is one of"),
        ("[x]\nvalue = 1\nsource = 'reconstructed'", "x: a reconstructed datum needs a note"),
        (
            "[[x]]\nid = 'a'\nb = 1\nsource = 'rulebook'\nsources = { b = '?' }",
            "x.a: source is one",
        ),
    ],
)
def test_every_datum_says_where_it_comes_from(tmp_path: Path, text: str, problem: str) -> None:
    file = tmp_path / "data.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(EditionError) as caught:
        load_components(file)
    assert problem in str(caught.value)
