"""Every scenario holds, and says something that could fail."""

from pathlib import Path
from typing import Any, Final

import pytest

import sampan
from sampan.engine.scenario import OFFERS, Scenario, read_scenario, run_scenario

ALL: Final = Path(__file__).parents[1] / "games"
FILES: Final = [
    pytest.param(game, file, id=f"{game}-{file.stem}")
    for game in sampan.games()
    for file in sorted((ALL / game / "scenarios").iterdir())
]

every_file = pytest.mark.parametrize(("name", "file"), FILES)


@every_file
def test_scenario_holds(name: str, file: Path) -> None:
    run_scenario(sampan.game(name), read_scenario(file))


@every_file
def test_scenario_says_something(name: str, file: Path) -> None:
    """Every entry checks something; a word said not to be offered is a word of the game."""
    scenario = read_scenario(file)
    assert scenario.rules
    assert scenario.then
    for entry in scenario.then:
        assert entry.get("expect") or entry.get("refuse")
    for word in words_not_offered(scenario):
        sampan.game(name).parse(word)


def words_not_offered(scenario: Scenario) -> list[str]:
    facts: list[dict[str, Any]] = [entry.get("expect", {}) for entry in scenario.then]
    return [word for fact in facts for word in fact.get("offers_not", [])]


@every_file
def test_no_fact_is_about_a_path_that_is_never_there(name: str, file: Path) -> None:
    """`null` or an empty zone is expected only where something can lie."""
    game = sampan.game(name)
    state = game.load({"game": name, "players": game.seats[0]})
    heads = {*game.dump(state), *game.facts(state), *OFFERS, "decision", "result", "view"}
    for entry in read_scenario(file).then:
        assert {fact.partition(".")[0] for fact in entry.get("expect", {})} <= heads
