"""95 % intervals of means: as wide as the tables of Student's t say, and not narrower."""

from math import inf, isclose
from random import Random

import pytest

from sampan.bots.intervals import half_interval, t95


@pytest.mark.parametrize(
    ("freedom", "t"), [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (11, 2.201), (1000, 1.962)]
)
def test_few_numbers_are_less_sure(freedom: int, t: float) -> None:
    assert isclose(t95(freedom), t, rel_tol=0.01)


def test_of_one_number_nobody_can_tell() -> None:
    assert half_interval(0.7, 0.49, 1) == inf
    assert half_interval(1.4, 0.98, 2) == pytest.approx(0.0, abs=1e-6)


@pytest.mark.parametrize("count", [5, 30])
def test_nineteen_of_twenty_means_lie_within(count: int) -> None:
    rng, within = Random(0), 0
    for _ in range(2000):
        numbers = [rng.gauss(0.5, 0.1) for _ in range(count)]
        total, squares = sum(numbers), sum(each * each for each in numbers)
        within += abs(total / count - 0.5) <= half_interval(total, squares, count)
    assert 1870 <= within <= 1930
