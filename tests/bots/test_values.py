"""Values: what worths and ranks say about the share of the others a seat leaves behind."""

from itertools import permutations
from math import prod

import pytest

from sampan.bots.values import chances_of, mixed, rank_shares, shares_of, win_shares


def test_a_lead_of_a_spread_is_won_in_three_of_four_games() -> None:
    ahead, behind = shares_of([30.0, 20.0], 10.0)
    assert 0.7 < ahead < 0.8
    assert ahead + behind == pytest.approx(1.0)


def test_with_more_seats_it_is_the_mean_over_the_others() -> None:
    shares = shares_of([30.0, 20.0, 10.0], 10.0)
    assert shares[0] > shares[1] == pytest.approx(0.5), "as many before as behind"
    assert sum(shares) == pytest.approx(1.5)
    assert rank_shares([1, 2, 3]) == [1.0, 0.5, 0.0]


def test_who_shares_a_place_shares_its_value() -> None:
    assert rank_shares([1, 1, 3]) == [0.75, 0.75, 0.0]
    assert rank_shares([None, 1, None]) == [0.25, 1.0, 0.25], "who cannot win is last"


def test_large_leads_are_as_good_as_won() -> None:
    assert shares_of([9e9, 0.0], 1.0) == pytest.approx([1.0, 0.0])
    assert shares_of([9e9, 0.0, 0.0], 1.0) == pytest.approx([1.0, 0.25, 0.25])


def test_winners_share_the_victory() -> None:
    assert win_shares([2, 1, 3]) == [0.0, 1.0, 0.0]
    assert win_shares([1, 1, None]) == [0.5, 0.5, 0.0]
    assert win_shares([None, None]) == [0.0, 0.0], "nobody wins"


def test_with_two_the_share_left_behind_is_the_chance_to_win() -> None:
    assert chances_of([0.7, 0.3]) == [0.7, 0.3]


@pytest.mark.parametrize(
    "strengths",
    [[1.0, 1.0, 1.0], [5.0, 2.0, 1.0], [1.0, 8.0, 3.0, 0.5], [9.0, 1.0, 1.0, 1.0, 20.0]],
)
def test_with_more_it_is_how_often_such_players_come_in_first(strengths: list[float]) -> None:
    """Whoever is so much stronger comes in first so much more often; all orders are counted."""
    count = len(strengths)
    shares = [0.0] * count
    for order in permutations(range(count)):
        left = [sum(strengths[seat] for seat in order[place:]) for place in range(count)]
        likely = prod(strengths[seat] / total for seat, total in zip(order, left, strict=True))
        for place, seat in enumerate(order):
            shares[seat] += likely * (count - 1 - place) / (count - 1)
    chances = chances_of(shares)
    assert sum(chances) == pytest.approx(1.0)
    assert chances == pytest.approx([each / sum(strengths) for each in strengths], abs=1e-3)


@pytest.mark.parametrize(
    ("shares", "chances"),
    [
        ([1.0, 0.5, 0.0], [1.0, 0.0, 0.0]),
        ([0.75, 0.75, 0.0], [0.5, 0.5, 0.0]),
        ([1.0, 0.25, 0.25], [1.0, 0.0, 0.0]),
        ([2 / 3, 2 / 3, 2 / 3, 0.0], [1 / 3, 1 / 3, 1 / 3, 0.0]),
        ([0.5] * 5, [0.2] * 5),
    ],
)
def test_what_is_decided_is_told_so(shares: list[float], chances: list[float]) -> None:
    assert chances_of(shares) == pytest.approx(chances, abs=0.02)


def test_mixed() -> None:
    assert mixed([1.0, 0.0], [0.0, 0.5], 0.25) == [0.75, 0.125]
