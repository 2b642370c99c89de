"""What many numbers say: percentiles, means, and how far means may be off (95 % intervals) where
something was seen a few times only."""

from collections.abc import Sequence
from math import ceil, inf, sqrt
from typing import Final, TypeVar

Number = TypeVar("Number", int, float)

Z95: Final = 1.96
"""A mean of many numbers is off by more than so many standard errors in one case of twenty."""
TERMS: Final = (
    (Z95**3 + Z95) / 4,
    (5 * Z95**5 + 16 * Z95**3 + 3 * Z95) / 96,
    (3 * Z95**7 + 19 * Z95**5 + 17 * Z95**3 - 15 * Z95) / 384,
)
"""What few numbers add: Fisher's expansion of Student's t, by falling powers of the degrees of
freedom. With one or two of them that is too little; with more it hardly errs."""
FEW: Final = {1: 12.706, 2: 4.303}


def t95(freedom: int) -> float:
    """The same where how much the numbers scatter is known from them alone."""
    if freedom in FEW:
        return FEW[freedom]
    first, second, third = TERMS
    return Z95 + (first + (second + third / freedom) / freedom) / freedom


class Sample:
    """The mean of numbers that have nothing to do with each other."""

    def __init__(self) -> None:
        self.count = 0
        self.total = self._squares = 0.0

    def add(self, number: float) -> None:
        self.count += 1
        self.total += number
        self._squares += number * number

    @property
    def mean(self) -> float:
        """0 where there are none."""
        return self.total / max(1, self.count)

    @property
    def half(self) -> float | None:
        """Half its 95 % interval; None where nobody can tell."""
        half = half_interval(self.total, self._squares, self.count)
        return None if half == inf else half


def half_interval(total: float, squares: float, count: int) -> float:
    """Half the interval of the mean of so many numbers, by their sum and the sum of their squares;
    of a single number nobody can tell."""
    if count < 2:
        return inf
    variance = max(0.0, squares - total * total / count) / (count - 1)
    return t95(count - 1) * sqrt(variance / count)


def percentile(values: Sequence[Number], percent: float) -> Number | int:
    """The smallest value that so many percent do not exceed; 0 if there is none."""
    place = ceil(len(values) * percent / 100) - 1
    return sorted(values)[max(0, place)] if values else 0
