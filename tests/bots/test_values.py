"""Values: what worths and ranks say about the share of the others a seat leaves behind."""

import pytest

from sampan.bots.values import mixed, rank_shares, shares_of


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


def test_mixed() -> None:
    assert mixed([1.0, 0.0], [0.0, 0.5], 0.25) == [0.75, 0.125]
