"""Every rule is cited by code and by a test or scenario, and nothing cites a rule that is none."""

from pathlib import Path

import sampan
from sampan.engine.rules import coverage, read_rules

GAME = sampan.game("yinzi")

LENGTHS = [
    *(14, 10, 30, 19, 10, 9, 11, 17, 13, 17, 11, 8, 10, 8, 9, 14, 3),
    *(17, 20, 7, 16, 13, 11, 9, 11, 8, 8, 8, 4, 4, 4, 11, 6, 18),
]
"""How many rules each section of the ledger has."""


def test_every_rule_is_covered() -> None:
    found = coverage(GAME.folder, Path(__file__).parents[2])
    assert found.not_in_code == []
    assert found.not_in_tests == []
    assert found.unknown == {}
    assert found.complete


def test_the_document_holds_all_rules() -> None:
    """Ids are stable: none is ever dropped or renumbered."""
    ids = list(read_rules(GAME.folder).rules)
    ledger = [
        f"YZ-{section}.{rule}"
        for section, last in enumerate(LENGTHS, 1)
        for rule in range(1, last + 1)
    ]
    assert ids[: len(ledger)] == ledger
    lettered = {"Q": 99, "E": 24, "I": 47}
    assert sorted(ids[len(ledger) :]) == sorted(
        f"YZ-{letter}{rule}" for letter, last in lettered.items() for rule in range(1, last + 1)
    )


def test_table_options_name_rulings_of_the_document() -> None:
    rules = read_rules(GAME.folder).rules
    assert {option.rule for option in GAME.options} <= set(rules)
