"""What a match shows of its bots."""

import json

import pytest

from sampan.arena import Outcome, Standings
from sampan.arena.match import Fixture
from sampan.arena.report import COLUMNS, row
from sampan.arena.standings import wilson
from sampan.bots.intervals import percentile
from tests.arena.outcomes import outcome


def test_wins_are_counted_by_bot_wherever_it_sits() -> None:
    played = [
        outcome(0, ["x", "y"], [10, 5]),
        outcome(1, ["y", "x"], [3, 9]),
        outcome(2, ["x", "y"], [1, 2]),
    ]
    standings = Standings(["x", "y"], played)
    x, y = standings.by_spec["x"], standings.by_spec["y"]
    assert standings.games == x.games == y.games == 3
    assert x.rate == pytest.approx(2 / 3)
    assert y.rate == pytest.approx(1 / 3)
    assert x.score.mean == pytest.approx((10 + 9 + 1) / 3)
    assert x.rank.mean == pytest.approx(4 / 3)
    assert standings.duels["x", "y"].mean == pytest.approx(2 / 3)
    assert standings.duels["x", "y"].count == 3
    assert x.milliseconds == [10, 10, 10, 10, 20, 20, 20, 20, 10, 10, 10, 10]
    assert x.rating is not None
    assert y.rating is not None
    assert x.rating.mu > y.rating.mu


def test_ratings_stand_as_the_wins_do_whichever_games_were_the_last() -> None:
    """Whoever lost the last few games of many is not rated below whom it beat more often."""
    pairs = [["x", "y"], ["y", "x"]]
    wins = [outcome(n, pairs[n % 2], [9, 3] if n % 2 == 0 else [3, 9]) for n in range(26)]
    losses = [outcome(n, pairs[n % 2], [3, 9] if n % 2 == 0 else [9, 3]) for n in range(26, 40)]
    found = Standings(["x", "y"], [*wins, *losses]).by_spec
    assert found["x"].rate == pytest.approx(0.65)
    assert found["x"].rating is not None
    assert found["y"].rating is not None
    assert found["x"].rating.mu > found["y"].rating.mu
    assert str(found["x"].rating) == row(found["x"])[COLUMNS.index("rating")]


def test_a_shared_victory_is_shared() -> None:
    standings = Standings(["x", "y"], [outcome(0, ["x", "y"], [7, 7])])
    assert {spec: each.wins for spec, each in standings.by_spec.items()} == {"x": 0.5, "y": 0.5}
    assert standings.duels["x", "y"].mean == 0.5


def test_a_bot_on_two_seats_counts_once_per_game() -> None:
    standings = Standings(["x", "y", "y"], [outcome(0, ["x", "y", "y"], [1, 5, 9])])
    assert standings.by_spec["y"].rate == 1.0
    assert standings.by_spec["y"].score.mean == 7.0
    assert standings.by_spec["y"].fair == pytest.approx(2 / 3)
    assert standings.by_spec["x"].rating is None, "who met itself was not rated"
    assert row(standings.by_spec["x"])[COLUMNS.index("rating")] == ""


def test_what_several_seats_of_a_game_show_counts_once() -> None:
    """Whoever plays against copies of one bot has met it once in each game."""
    games = [outcome(0, ["x", "y", "y"], [5, 1, 3]), outcome(1, ["x", "y", "y"], [5, 6, 4])]
    standings = Standings(["x", "y", "y"], games)
    y, duel = standings.by_spec["y"], standings.duels["x", "y"]
    assert (duel.mean, duel.count) == (0.75, 2)
    assert (y.score.mean, y.score.count, y.rank.mean) == (3.5, 2, 2.25)
    told = standings.to_json()["ahead"]["x - y"]
    assert told == {"ahead": 1.5, "of": 2, "interval": wilson(1.5, 2)}


def test_of_a_single_game_nobody_can_tell_how_far_it_is_off() -> None:
    standings = Standings(["x", "y"], [outcome(0, ["x", "y"], [7, 5])])
    x = standings.by_spec["x"]
    assert x.score.half is None
    assert row(x)[COLUMNS.index("mean score")] == "7.0"
    assert json.loads(json.dumps(standings.to_json()))["bots"]["x"]["mean_score_half"] is None
    assert row(Standings(["x", "y"], ()).by_spec["x"])[COLUMNS.index("mean score")] == ""


def test_seats_of_the_game_itself_can_win_but_are_no_bot() -> None:
    lost = Outcome(Fixture(0, ["x"], "s"), [4, 9], [2, 1], "over", [[1]])
    nobody = Outcome(Fixture(1, ["x"], "s"), [0, 9], [None, 1], "over", [[1]])
    standings = Standings(["x"], [lost, nobody])
    assert standings.by_spec["x"].wins == 0
    assert standings.by_spec["x"].rank.mean == 2.0


def test_the_interval_is_wilsons() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(6, 10) == pytest.approx((0.3127, 0.8318), abs=0.0005)
    assert wilson(0, 20)[0] == 0.0


def test_percentiles() -> None:
    assert percentile([], 99) == 0
    assert [percentile(list(range(1, 101)), part) for part in (0, 50, 99, 100)] == [1, 50, 99, 100]
    assert percentile([5], 99) == 5
