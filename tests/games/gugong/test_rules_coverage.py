"""Every rule is cited by code and by a test or scenario, and nothing cites a rule that is none."""

from pathlib import Path

import sampan
from sampan.engine.rules import coverage, read_rules

GAME = sampan.game("gugong")
LEDGER = {1: 25, 2: 19, 3: 32, 4: 12, 5: 26, 6: 16, 7: 27, 8: 9, 9: 12, 10: 10, 11: 26}
LEDGER |= {12: 31, 13: 14, 14: 17, 15: 16, 16: 4, 17: 16, 18: 14, 19: 21, 20: 49, 21: 4, 22: 4}
LETTERED = {"Q": 76, "E": 15, "I": 32}


def test_every_rule_is_covered() -> None:
    found = coverage(GAME.folder, Path(__file__).parents[2])
    assert found.not_in_code == []
    assert found.not_in_tests == []
    assert found.unknown == {}
    assert found.complete


def test_the_document_holds_all_rules() -> None:
    """Ids are stable: none is ever dropped or renumbered."""
    rules = read_rules(GAME.folder)
    ledger = [f"GG-{part}.{rule}" for part, last in LEDGER.items() for rule in range(1, last + 1)]
    lettered = {f"GG-{mark}{n}" for mark, last in LETTERED.items() for n in range(1, last + 1)}
    assert list(rules.rules)[: len(ledger)] == ledger
    assert set(rules.rules) == {*ledger, *lettered}


def test_table_options_name_rulings_of_the_document() -> None:
    rules = read_rules(GAME.folder).rules
    assert {option.rule for option in GAME.options} <= set(rules)
