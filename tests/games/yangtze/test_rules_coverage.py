"""Every rule is cited by code and by a test or scenario, and nothing cites a rule that is none."""

from pathlib import Path

import sampan
from sampan.engine.rules import coverage, read_rules

GAME = sampan.game("yangtze")


def test_every_rule_is_covered() -> None:
    found = coverage(GAME.folder, Path(__file__).parents[2])
    assert found.not_in_code == []
    assert found.not_in_tests == []
    assert found.unknown == {}
    assert found.complete


def test_the_document_holds_all_rules() -> None:
    """Ids are stable: none is ever dropped or renumbered."""
    ids = list(read_rules(GAME.folder).rules)
    lengths = {1: 11, 2: 7, 3: 13, 4: 10, 5: 10, 6: 12, 7: 20, 8: 12, 9: 6, 10: 7, 11: 5, 12: 13}
    lengths |= {13: 5}
    ledger = [
        f"YT-{section}.{rule}" for section, last in lengths.items() for rule in range(1, last + 1)
    ]
    lettered = {"Q": 48, "D": 23, "E": 26}
    assert ids == ledger + [
        f"YT-{letter}{rule}" for letter, last in lettered.items() for rule in range(1, last + 1)
    ]


def test_table_options_name_rulings_of_the_document() -> None:
    rules = read_rules(GAME.folder).rules
    assert {option.rule for option in GAME.options} <= set(rules)
