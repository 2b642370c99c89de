"""Reading positions with care, and reading facts out of them."""

from pathlib import Path
from typing import Any

import pytest

from sampan.engine.position import (
    Fields,
    PositionError,
    is_unordered,
    look_up,
    read_position,
    same,
)

POSITION = {
    "river": ["E00", None, "L11"],
    "seats": {"A": {"money": 7, "goods": ["L12", "E05"]}},
    "stock": {"silk": 3, "tea": 2},
    "mixed": {"silk": 3, "tea": [1, 2]},
    "count": {"count": 9},
    "word": "abc",
    "over": None,
}


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("seats.A.money", 7),
        ("river.0", "E00"),
        ("river.1", None),
        ("river.9", None),
        ("river.x", None),
        ("river.count", 3),
        ("seats.A.goods.count", 2),
        ("stock.count", 5),
        ("mixed.count", 2),
        ("seats.count", 1),
        ("count.count", 9),
        ("word.count", 3),
        ("over", None),
        ("over.count", 0),
        ("nothing.at.all", None),
        ("seats.B.money", None),
        ("seats.B.goods.count", 0),
        ("word.0", None),
    ],
)
def test_facts_are_read_by_dotted_paths(path: str, value: Any) -> None:
    assert look_up(POSITION, path) == value


@pytest.mark.parametrize(
    ("path", "unordered"),
    [
        ("bag", True),
        ("view.B.bag", True),
        ("seats.A.goods", True),
        ("view.C.seats.A.goods", True),
        ("seats.A.goods.0", False),
        ("seats.goods", False),
        ("river", False),
        ("bags", False),
    ],
)
def test_zones_without_order_are_known_by_their_path(path: str, unordered: bool) -> None:
    assert is_unordered(path, ("bag", "seats.*.goods")) is unordered


@pytest.mark.parametrize(
    ("expected", "found", "path", "equal"),
    [
        (["a", "b"], ["b", "a"], "bag", True),
        (["a", "b"], ["b", "a"], "river", False),
        (["?", "?"], ["?"], "bag", False),
        (["a", "a", "b"], ["a", "b", "b"], "bag", False),
        ([], None, "river", True),
        (None, {}, "auction", True),
        ("", [], "x", True),
        (0, None, "x", False),
        (0, False, "x", False),
        (1, True, "x", False),
        (1, 1.0, "x", False),
        ({"a": 1}, {"a": 1, "b": []}, "x", True),
        ({"a": 1}, {"a": 1, "b": 0}, "x", False),
        ({"bag": ["a", "b"]}, {"bag": ["b", "a"]}, "seats", False),
        ([1, 2], [1, 2, 3], "river", False),
        ("a", "b", "x", False),
    ],
)
def test_values_compare_as_zones_do(expected: Any, found: Any, path: str, equal: bool) -> None:
    assert same(expected, found, path, ("bag",)) is equal


def test_zones_inside_an_object_compare_by_their_own_path() -> None:
    assert same({"A": {"goods": [1, 2]}}, {"A": {"goods": [2, 1]}}, "seats", ("seats.*.goods",))


# --- fields ---


def test_fields_are_read_one_by_one() -> None:
    fields = Fields(
        {"money": 3, "two": True, "step": "buy", "in": ["A"], "inner": {"x": 1}}, "turn"
    )
    assert fields.number("money", 0) == 3
    assert fields.number("missing", 5) == 5
    assert fields.flag("two", False)
    assert fields.choice("step", None, ("sell", "buy")) == "buy"
    assert fields.choice("other", None, ("sell", "buy")) is None
    assert fields.entries("in") == ["A"]
    assert fields.texts("in") == ["A"]
    assert fields.fields("inner").number("x", 0) == 1
    assert fields.fields("nobody").written() == []
    fields.done()


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda f: f.number("text", 0), "turn.text: expected a whole number from 0 up, found 'x'"),
        (
            lambda f: f.number("big", 0, 1, 5),
            "turn.big: expected a whole number from 1 to 5, found 9",
        ),
        (lambda f: f.number("flag", 0), "turn.flag: expected a whole number from 0 up, found True"),
        (lambda f: f.number("half", 0), "turn.half: expected a whole number from 0 up, found 0.5"),
        (lambda f: f.flag("big", False), "turn.big: expected true or false, found 9"),
        (
            lambda f: f.choice("text", None, ("a", "b")),
            "turn.text: expected one of a, b, found 'x'",
        ),
        (
            lambda f: f.choice("list", None, ("a", "b")),
            "turn.list: expected one of a, b, found [1]",
        ),
        (lambda f: f.entries("text"), "turn.text: expected a list, found 'x'"),
        (lambda f: f.texts("list"), "turn.list: expected texts, found 1"),
        (lambda f: f.fields("list"), "turn.list: expected an object, found [1]"),
    ],
)
def test_a_wrong_field_is_named_with_its_path(call: Any, message: str) -> None:
    fields = Fields({"text": "x", "big": 9, "flag": True, "half": 0.5, "list": [1]}, "turn")
    with pytest.raises(PositionError) as caught:
        call(fields)
    assert str(caught.value) == message
    assert message.startswith(caught.value.path)


def test_an_unknown_field_is_an_error_with_a_hint() -> None:
    fields = Fields({"mony": 3, "ignored": 1})
    fields.number("money", 0)
    with pytest.raises(PositionError, match="mony: unknown field; did you mean 'money'"):
        fields.done(ignored=("ignored",))
    fields = Fields({"zzz": 3})
    fields.number("money", 0)
    with pytest.raises(PositionError, match="zzz: unknown field; there are money"):
        fields.done()


def test_null_counts_as_not_written() -> None:
    fields = Fields({"auction": None})
    assert not fields.has("auction")
    fields.done()


# --- files ---


def test_a_position_is_an_object_or_a_file(tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text('{"game": "x"}', "utf-8")
    assert read_position(file) == read_position(str(file)) == {"game": "x"}
    position = {"game": "y"}
    assert read_position(position) is position


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"{", "not a readable JSON file"),
        (b"[1]", "expected a JSON object"),
        (b"\xff", "not a read"),
    ],
)
def test_an_unreadable_file_is_refused(tmp_path: Path, content: bytes, message: str) -> None:
    file = tmp_path / "position.json"
    file.write_bytes(content)
    with pytest.raises(PositionError) as caught:
        read_position(file)
    assert str(file) in str(caught.value)
    assert message in str(caught.value)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(PositionError, match="not a readable JSON file"):
        read_position(tmp_path / "nowhere.json")
