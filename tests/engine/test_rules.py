"""Rules documents, finding a rule, and what code and tests cite."""

from pathlib import Path

import pytest

from sampan.engine.rules import Rules, RulesError, coverage, read_rules

DOCUMENT = """\
# Pebbles

## Components

Pebbles. **PB-9.9** is no rule here, because it does not begin the line.

## Rules

### PB-1 Taking

- **PB-1.1** Take a pebble. [book]
- **PB-1.2** Take another one (PB-1.1).

  | pebbles | left |
  |---|---|
  | 3 | 2 |

### PB-2 End

**PB-2.1** It ends.

## Rulings

- **PB-Q1** *May I?* Yes.

## Worked examples

- **PB-D1** One pebble is taken.
- **PB-D2** Two are.

## Invariants

- **PB-E1** No pebble is lost.
"""


def test_a_document_is_read_in_its_order() -> None:
    rules = Rules(DOCUMENT)
    assert rules.prefix == "PB"
    assert rules.sections == {"PB-1": "Taking", "PB-2": "End"}
    assert list(rules.rules) == [
        "PB-1.1",
        "PB-1.2",
        "PB-2.1",
        "PB-Q1",
        "PB-D1",
        "PB-D2",
        "PB-E1",
    ]
    first, ruling, example = (rules.rules[id_] for id_ in ("PB-1.1", "PB-Q1", "PB-D1"))
    assert (first.text, first.section, first.part) == ("Take a pebble. [book]", "Taking", "Rules")
    assert (ruling.section, ruling.section_id, ruling.part) == ("Rulings", "", "Rulings")
    assert not ruling.is_example
    assert example.is_example


def test_the_text_of_a_rule_goes_on_to_the_next() -> None:
    text = Rules(DOCUMENT).rules["PB-1.2"].text
    assert text.startswith("Take another one (PB-1.1).")
    assert text.endswith("| 3 | 2 |")


def test_a_rule_and_a_section_are_found() -> None:
    rules = Rules(DOCUMENT)
    assert [rule.id for rule in rules.find("PB-2.1")] == ["PB-2.1"]
    assert [rule.id for rule in rules.find("PB-1")] == ["PB-1.1", "PB-1.2"]


def test_an_unknown_id_gets_close_ones() -> None:
    with pytest.raises(RulesError, match=r"no rule PB-1\.3 in rules\.md; close to it are PB-1"):
        Rules(DOCUMENT).find("PB-1.3")
    with pytest.raises(RulesError, match=r"no rule XYZ in rules\.md$"):
        Rules(DOCUMENT).find("XYZ")


@pytest.mark.parametrize(
    ("text", "cited"),
    [
        ("see PB-1.1, PB-Q1.", ["PB-1.1", "PB-Q1"]),
        ("PB-1.1 to PB-2.1", ["PB-1.1", "PB-1.2", "PB-2.1"]),
        ("PB-D1 to PB-D2 and PB-1", ["PB-D1", "PB-D2", "PB-1"]),
        ("PB-1 to PB-2", ["PB-1", "PB-2"]),
        ("PB-1.7 to PB-1.9", ["PB-1.7", "PB-1.9"]),
        ('("PB-1.1", "PB-1.2")', ["PB-1.1", "PB-1.2"]),
        ("APB-1.1 PBX-1.1 OTHER-1.1 PB-A", []),
        ("PB-1.10", ["PB-1.10"]),
    ],
)
def test_citations(text: str, cited: list[str]) -> None:
    assert list(Rules(DOCUMENT).cited(text)) == cited


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (DOCUMENT + "\n- **PB-1.1** Again.", "PB-1.1 stands there twice"),
        (DOCUMENT + "\n- **XX-1.1** Other.", "found PB, XX"),
        ("# Nothing", "found none"),
    ],
)
def test_documents_that_cannot_be_used(text: str, problem: str) -> None:
    with pytest.raises(RulesError, match=problem):
        Rules(text)


def test_a_missing_document_is_named(tmp_path: Path) -> None:
    with pytest.raises(RulesError, match=f"the rules of {tmp_path.name} cannot be read"):
        read_rules(tmp_path)


def write(folder: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


def covered(tmp_path: Path, code: str, tests: dict[str, str]) -> tuple[Path, Path]:
    own, shown = tmp_path / "src" / "pebbles", tmp_path / "tests"
    write(own, {"rules.md": DOCUMENT, "flow/turn.py": code})
    write(shown / "games" / "pebbles", tests)
    return own, shown


def test_coverage_is_complete_with_code_and_tests(tmp_path: Path) -> None:
    own, shown = covered(
        tmp_path,
        '"""PB-1.1 to PB-2.1, PB-Q1, PB-E1"""',
        {
            "scenarios/one.toml": 'rules = ["PB-1.1", "PB-D1"]',
            "scenarios/two.json": '{"rules": ["PB-1.2", "PB-D2", "PB-2.1"]}',
            "test_all.py": '"""PB-E1 and PB-Q1, of section PB-1"""',
        },
    )
    found = coverage(own, shown)
    assert found.complete
    assert (found.not_in_code, found.not_in_tests, found.unknown) == ([], [], {})


def test_coverage_names_what_is_missing(tmp_path: Path) -> None:
    own, shown = covered(
        tmp_path,
        '"""PB-1.1, PB-Q1 and PB-7.7"""',
        {
            "test_all.py": '"""PB-1.1, PB-1.2, PB-D1, PB-Q1, PB-E1, PB-8"""',
            "notes.txt": "PB-2.1, PB-D2",
        },
    )
    write(shown / "games" / "other", {"test_all.py": "PB-2.1"})
    found = coverage(own, shown)
    assert not found.complete
    assert found.not_in_code == ["PB-1.2", "PB-2.1", "PB-E1"]
    assert found.not_in_tests == ["PB-2.1", "PB-D2"]
    assert found.unknown == {
        "PB-7.7": str(own / "flow" / "turn.py"),
        "PB-8": str(shown / "games" / "pebbles" / "test_all.py"),
    }
