"""Scenario files: malformed ones are pointed at, right ones hold, wrong ones say what was found."""

import json
from pathlib import Path
from typing import Any

import pytest

from sampan.engine.scenario import (
    Mismatch,
    Scenario,
    ScenarioError,
    read_fact,
    read_scenario,
    run_scenario,
)
from sampan.engine.session import Session
from tests.engine.toy import GAME

GOOD = """\
title = "Taking"
rules = ["PB-1"]

[position]
game = "pebbles"
heap = 6

[[then]]
do = ["A take 2"]
expect = { heap = 4 }

[[then]]
expect = { "decision.seat" = "B" }

[[then]]
do = ["B take 1"]
expect = { offers_count = 2 }
"""


def read(tmp_path: Path, text: str, name: str = "one.toml") -> Scenario:
    path = tmp_path / name
    path.write_text(text, "utf-8")
    return read_scenario(path)


def scenario(tmp_path: Path, *then: dict[str, Any], **position: Any) -> Scenario:
    data = {
        "title": "One",
        "rules": [],
        "position": {"game": "pebbles", **position},
        "then": list(then),
    }
    return read(tmp_path, json.dumps(data), "one.json")


def test_a_scenario_is_read_and_holds(tmp_path: Path) -> None:
    found = read(tmp_path, GOOD)
    assert (found.title, found.rules, found.game) == ("Taking", ["PB-1"], "pebbles")
    run_scenario(GAME, found)


@pytest.mark.parametrize(
    ("old", "new", "line", "problem"),
    [
        ('title = "Taking"\n', "", 1, "the key 'title' is missing"),
        ('title = "Taking"', "title = 3", 1, "title: expected a text, found 3"),
        ('rules = ["PB-1"]', "rules = [\n'PB-1',\n4]", 4, "rules.1: expected a text, found 4"),
        ("[position]", "[positon]", 4, "positon: unknown key; there are title, rules"),
        ('game = "pebbles"', 'gane = "pebbles"', 4, "position.game: expected the name of a game"),
        ("offers_count = 2", "offers_count = '2'", 17, "then.2.expect.offers_count: expected a wh"),
        ('["B take 1"]', '"B take 1"', 16, "then.2.do: expected a list, found 'B take 1'"),
        ('["B take 1"]', '["A take 1",\n"take 1"]', 17, "then.2.do.1: expected 'SEAT word'"),
        ('["B take 1"]', '["A"]', 16, "then.2.do.0: expected 'SEAT word' or '@ word', found 'A'"),
        ("expect = { offers_count", "expekt = { offers_count", 17, "then.2.expekt: unknown key"),
        (
            "expect = { offers_count = 2",
            "refuse = { 'B take 3' = 1",
            17,
            "expected a text, found 1",
        ),
        (
            "expect = { offers_count = 2",
            "refuse = { take = 'PB-1'",
            17,
            "then.2.refuse.take: expec",
        ),
    ],
)
def test_a_malformed_file_is_refused_with_line_and_key(
    tmp_path: Path, old: str, new: str, line: int, problem: str
) -> None:
    assert old in GOOD
    head, _, tail = GOOD.rpartition(old)
    with pytest.raises(ScenarioError) as error:
        read(tmp_path, head + new + tail)
    assert f"one.toml: line {line}: " in str(error.value)
    assert problem in str(error.value)


def test_what_is_no_scenario_at_all(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match=r"one\.toml: .*at line 2"):
        read(tmp_path, "title = 'x'\nrules = [x]\n")
    with pytest.raises(ScenarioError, match=r"one\.json: .*line 2"):
        read(tmp_path, '{"title":\n x}', "one.json")
    with pytest.raises(ScenarioError, match="expected an object with title, rules"):
        read(tmp_path, "[]", "one.json")
    with pytest.raises(ScenarioError, match=r"then\.0: expected a table, found 1"):
        read(
            tmp_path,
            '{"title": "", "rules": [], "position": {"game": "x"}, "then": [1]}',
            "one.json",
        )
    with pytest.raises(ScenarioError, match=r"missing\.toml"):
        read_scenario(tmp_path / "missing.toml")


def test_a_position_that_cannot_be_is_pointed_at(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match=r"line 6: position\.heap: expected a whole number"):
        run_scenario(GAME, read(tmp_path, GOOD.replace("heap = 6", "heap = 60")))
    with pytest.raises(ScenarioError, match=r"line 6: position\.haep: unknown field"):
        run_scenario(GAME, read(tmp_path, GOOD.replace("heap = 6", "haep = 6")))


@pytest.mark.parametrize(
    ("entry", "fact", "expected", "found"),
    [
        ({"expect": {"heap": 5}}, "heap", 5, 6),
        ({"do": ["A take 2"], "expect": {"heap": "-1"}}, "heap", "-1", "-2"),
        ({"expect": {"coins": "+1"}}, "coins", "a change of +1", [1, 1]),
        ({"expect": {"offers": ["take 1"]}}, "offers", ["take 1"], None),
        ({"expect": {"offers_has": ["aside 1"]}}, "offers_has", ["aside 1"], None),
        ({"expect": {"offers_not": ["show", "x"]}}, "offers_not", ["show", "x"], None),
        ({"expect": {"offers_count": 5}}, "offers_count", 5, None),
        ({"expect": {"decision.seat": "B"}}, "decision.seat", "B", "A"),
        ({"expect": {"decision": None}}, "decision", None, None),
        ({"expect": {"result.A.total": 1}}, "result.A.total", 1, None),
        ({"expect": {"view.B.coins": [1, 1]}}, "view.B.coins", [1, 1], ["?", 1]),
        ({"expect": {"view.D.heap": 6}}, "view.D.heap", 6, "seats are A, B, not 'D'"),
        ({"expect": {"nothing.here": 1}}, "nothing.here", 1, None),
        ({"refuse": {"A take 2": "PB-2"}}, "refuse 'A take 2'", "PB-2", "a legal word"),
        ({"refuse": {"B take 2": "PB-2"}}, "refuse 'B take 2'", "PB-2", ["PB-1"]),
        ({"refuse": {"A tke 2": "PB-2"}}, "refuse 'A tke 2'", "PB-2", None),
        ({"do": ["A aside 1"]}, "A aside 1", "a legal word", None),
        ({"do": ["B take 1"]}, "B take 1", "a legal word", None),
        ({"do": ["A fly"]}, "A fly", "a legal word", None),
        ({"do": ["D take 1"]}, "D take 1", "a legal word", None),
        ({"do": ["@ coin 5"]}, "@ coin 5", "a legal word", "'@ coin 5': no draw is pending"),
    ],
)
def test_a_scenario_that_does_not_hold(
    tmp_path: Path, entry: dict[str, Any], fact: str, expected: Any, found: Any
) -> None:
    wrong = scenario(tmp_path, {"expect": {"heap": 6}}, entry, heap=6)
    with pytest.raises(Mismatch) as mismatch:
        run_scenario(GAME, wrong)
    assert mismatch.value.where == "then.1"
    assert mismatch.value.fact == fact
    assert mismatch.value.expected == expected
    if found is not None:
        assert mismatch.value.found == found


def test_facts_of_all_kinds_hold(tmp_path: Path) -> None:
    run_scenario(
        GAME,
        scenario(
            tmp_path,
            {
                "expect": {
                    "heap": 6,
                    "coins.count": 2,
                    "result": None,
                    "result.A": None,
                    "view.B.coins": ["?", 1],
                    "offers": ["show", "take 3", "take 2", "take 1"],
                },
                "refuse": {"B take 1": "PB-1", "A aside 1": "PB-2", "A take 4": "PB-3"},
            },
            {"do": ["A show", "A take 1"], "expect": {"heap": "-1", "view.B.coins.0": 1}},
            {
                "do": ["A aside 2", "B take 3"],
                "expect": {
                    "heap": 0,
                    "taken": [4, 3],
                    "decision": None,
                    "offers": [],
                    "result.A.total": 7,
                    "result.ranks": {"A": 1, "B": 2},
                },
                "refuse": {"A show": "PB-4"},
            },
            heap=6,
        ),
    )


@pytest.mark.parametrize("words", [["A take 2", "A aside 1", "B take 1"], ["A take 2", "B take 1"]])
def test_a_word_for_a_forced_choice_may_be_left_out(tmp_path: Path, words: list[str]) -> None:
    """With one pebble left there is nothing to choose, and then it is not B's turn any more."""
    whole = scenario(tmp_path, {"do": words[:-1], "expect": {"heap": 0}}, heap=3)
    run_scenario(GAME, whole)
    with pytest.raises(Mismatch) as mismatch:
        run_scenario(GAME, scenario(tmp_path, {"do": words}, heap=3))
    assert mismatch.value.fact == "B take 1"


def test_facts_can_be_read_from_any_session() -> None:
    session = Session.from_position(GAME, {"game": "pebbles", "heap": 4})
    assert read_fact(session, "heap") == 4
    assert read_fact(session, "decision.seat") == "A"
    assert read_fact(session, "view.A.coins") == [1, "?"]
