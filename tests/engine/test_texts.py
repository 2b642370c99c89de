"""Texts in Fluent catalogues: names, lists, placeholders, and what is wrong with a catalogue."""

from pathlib import Path

import pytest

from sampan.engine.texts import LANGUAGES, LanguageError, Ref, Texts, differences
from sampan.engine.view import HIDDEN

CATALOGUE = """
hidden = something
list = { $first } and { $last }
name = pebble
tile = { $name } ({ $number })
says = { $seat } takes { $what }.
count = { $count ->
    [one] { $count } pebble
   *[other] { $count } pebbles
}
flag = { $flag ->
    [yes] on
   *[no] off
}
"""
NAMES = {
    "P1": Ref("tile", name=Ref("name"), number=1),
    "P2": Ref("tile", name=Ref("name"), number=2),
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The same catalogue in every language."""
    for language in LANGUAGES:
        (tmp_path / f"{language}.ftl").write_text(CATALOGUE, "utf-8")
    return tmp_path


@pytest.fixture
def texts(folder: Path) -> Texts:
    return Texts("en", [folder], NAMES)


@pytest.mark.parametrize(
    ("what", "said"),
    [
        ("P1", "pebble (1)"),
        (["P1"], "pebble (1)"),
        (["P1", "P2"], "pebble (1) and pebble (2)"),
        (["P1", "P2", "x"], "pebble (1), pebble (2) and x"),
        ([], ""),
        ("unknown", "unknown"),
        (HIDDEN, "something"),
        (["P1", HIDDEN], "pebble (1) and something"),
        (Ref("name"), "pebble"),
        (None, ""),
        (3, "3"),
    ],
)
def test_arguments_are_said_by_name(texts: Texts, what: object, said: str) -> None:
    assert texts("says", seat="A", what=what) == f"A takes {said}."


def test_numbers_and_truth_select(texts: Texts) -> None:
    assert [texts("count", count=count) for count in (0, 1, 2)] == [
        "0 pebbles",
        "1 pebble",
        "2 pebbles",
    ]
    assert (texts("flag", flag=True), texts("flag", flag=False)) == ("on", "off")


def test_a_name_is_said(texts: Texts) -> None:
    assert (texts.name("P2"), texts.name("other")) == ("pebble (2)", "other")


def test_the_first_catalogue_goes_before(folder: Path, tmp_path: Path) -> None:
    own = tmp_path / "own"
    own.mkdir()
    (own / "en.ftl").write_text("name = stone\n", "utf-8")
    assert Texts("en", [own, folder], NAMES).name("P1") == "stone (1)"


def test_a_missing_text_names_its_key_and_files(texts: Texts, folder: Path) -> None:
    assert not texts.has("nothing")
    with pytest.raises(KeyError, match="nothing") as error:
        texts("nothing")
    assert str(folder / "en.ftl") in str(error.value)


def test_a_missing_placeholder_is_an_error(texts: Texts) -> None:
    with pytest.raises(ValueError, match="says"):
        texts("says", seat="A")


def test_an_unknown_language_is_an_error(folder: Path) -> None:
    with pytest.raises(LanguageError, match="en, de, it"):
        Texts("fr", [folder], {})


def test_equal_catalogues_do_not_differ(folder: Path) -> None:
    assert list(differences(folder)) == []


@pytest.mark.parametrize(
    ("catalogue", "problem"),
    [
        (CATALOGUE.replace("name = pebble\n", ""), "no text 'name'"),
        (CATALOGUE + "more = text\n", "no text 'more'"),
        (CATALOGUE.replace("{ $what }", "it"), "'says' has different placeholders"),
        (CATALOGUE + "this is no text\n", "cannot be read: 'this is no text'"),
    ],
)
def test_differences_are_found(folder: Path, catalogue: str, problem: str) -> None:
    (folder / "de.ftl").write_text(catalogue, "utf-8")
    assert any(problem in found for found in differences(folder))


def test_a_missing_catalogue_is_found(folder: Path) -> None:
    (folder / "it.ftl").unlink()
    assert "it.ftl" in next(differences(folder))
