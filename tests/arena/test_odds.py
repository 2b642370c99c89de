"""Whether odds come true: what was told is counted by its height, and is what an analysis tells."""

import json
from random import Random

import pytest

import sampan
from sampan.arena.odds import SELDOM, Told, error_of, find_odds, parts_of
from sampan.cli.odds import COLUMNS, shown
from sampan.engine.errors import BadInput
from tests.cli.terminal import run

GAME = sampan.game(sampan.games()[-2])


def told(honest: float, count: int = 4000) -> list[Told]:
    """Seats with all chances to win, of which they were told so much."""
    rng = Random(1)
    chances = [rng.random() for _ in range(count)]
    return [
        Told(number, min(1.0, chance * honest), float(rng.random() < chance))
        for number, chance in enumerate(chances)
    ]


def test_honest_odds_come_true_at_every_height() -> None:
    parts = parts_of(told(honest=1.0))
    assert [(part.low, part.high) for part in parts] == [(n / 10, (n + 1) / 10) for n in range(10)]
    assert sum(part.times for part in parts) == 4000
    missing = [
        part for part in parts if not part.interval()[0] <= part.chance <= part.interval()[1]
    ]
    assert len(missing) <= 1, "one interval of twenty misses by chance"


def test_odds_that_promise_too_little_are_found_out() -> None:
    high = parts_of(told(honest=0.6))[-1]
    assert high.chance < high.interval()[0]


def test_certain_odds_belong_to_the_highest_part() -> None:
    (part,) = parts_of([Told(0, 1.0, 1.0)])
    assert (part.low, part.high, part.times) == (0.9, 1.0, 1)


def test_what_was_told_in_one_game_counts_once_for_the_interval() -> None:
    (many,) = parts_of([Told(0, 0.75, 1.0) for _ in range(100)])
    (once,) = parts_of([Told(0, 0.75, 1.0)])
    assert many.times == 100
    assert many.interval() == once.interval()


def test_the_error_is_compared_with_that_of_the_fair_share() -> None:
    assert error_of([Told(0, 1.0, 1.0), Told(1, 0.5, 0.0)], 2) == (0.125, 0.25)
    assert error_of([Told(0, 1.0, 0.0)], 4) == (1.0, 0.0625)


@pytest.mark.parametrize("seats", [2, 3])
def test_games_are_found_again(seats: int) -> None:
    found = find_odds(GAME, 2, seats, seed=1, spec="random", iterations=4)
    again = find_odds(GAME, 2, seats, seed=1, spec="random", iterations=4)
    assert [vars(each) for each in found] == [vars(each) for each in again]
    assert {each.game for each in found} == {0, 1}
    assert all(0.0 <= each.chance <= 1.0 for each in found)
    assert {each.came for each in found} <= {0.0, 1.0, 1 / 2, 1 / 3}, "who ties shares"
    assert len(found) > 2 * seats, f"one turn in {SELDOM} is looked at"


def test_it_is_a_command() -> None:
    command = (
        "odds",
        GAME.name,
        "--games",
        2,
        "--bot",
        "random",
        "--iterations",
        4,
        "--workers",
        1,
    )
    result = run(*command)
    assert result.exit_code == 0, result.output
    assert "mean squared error" in result.output
    assert all(word in result.output for column in COLUMNS for word in column.split())
    found = json.loads(run(*command, "--json").output)
    assert sum(part["games"] for part in found["parts"]) >= 2
    assert f"mean squared error {found['error']:.3f}" in result.output


def test_there_is_a_line_for_each_height_that_was_told() -> None:
    table = shown(told(honest=0.5))
    assert table.row_count == 5


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(BadInput, match="two seats at least"):
        find_odds(GAME, 1, 1, seed=0, spec="random")
    too_many = str(max(GAME.seats) + 1)
    for wrong in (("--seats", too_many), ("--bot", "nobody"), ("--seats", "1")):
        assert run("odds", GAME.name, *wrong).exit_code == 2
