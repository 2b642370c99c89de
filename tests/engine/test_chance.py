"""The keyed stream: fair, weighted, the same for the same seed and number."""

from collections import Counter
from hashlib import sha256
from itertools import pairwise

import pytest

from sampan.engine.chance import number, pick, seed_hash

STREAM_OF_0 = [73, 22, 91, 42, 60, 50, 89, 47]
STREAM_OF_ABC = [22, 45, 55, 22, 57, 3, 52, 88]


def chi_square(counts: Counter[int], expected: list[float]) -> float:
    return sum((counts[place] - each) ** 2 / each for place, each in enumerate(expected))


@pytest.mark.parametrize("count", [2, 6, 61, 93])
def test_equal_outcomes_are_drawn_alike(count: int) -> None:
    """The 99.9 % point of chi-square with 92 degrees of freedom is 138.6, with 60 it is 99.6."""
    draws = 300 * count
    counts = Counter(pick("fair", f"draw {k}", count, None) for k in range(draws))
    assert set(counts) == set(range(count))
    limit = {2: 10.8, 6: 20.5, 61: 99.6, 93: 138.6}[count]
    assert chi_square(counts, [draws / count] * count) < limit


def test_weights_are_respected() -> None:
    weights = [1, 0, 3, 6]
    counts = Counter(pick(7, f"draw {k}", 4, weights) for k in range(10_000))
    assert counts[1] == 0, "an outcome of weight 0 was drawn"
    shares = [1000.0, 3000.0, 6000.0]
    drawn = Counter({place: counts[old] for place, old in enumerate((0, 2, 3))})
    assert chi_square(drawn, shares) < 13.8


def test_following_draws_do_not_depend_on_each_other() -> None:
    """Pairs of neighbours fill their table evenly (99.9 % point with 35 degrees: 66.6)."""
    draws = [pick("pairs", f"draw {k}", 6, None) for k in range(7201)]
    pairs = Counter(a * 6 + b for a, b in pairwise(draws))
    assert chi_square(pairs, [200.0] * 36) < 66.6


def test_the_stream_is_keyed() -> None:
    stream = [pick("s", f"draw {k}", 1000, None) for k in range(50)]
    assert stream == [pick("s", f"draw {k}", 1000, None) for k in range(50)]
    assert stream != [pick("t", f"draw {k}", 1000, None) for k in range(50)]
    assert len(set(stream)) > 40


def test_numbers_of_a_seed_never_change() -> None:
    """Stored games depend on it: draw k of a seed is what it always was."""
    assert [number(0, f"draw {k}", 93) for k in range(8)] == STREAM_OF_0
    assert [number("abc", f"draw {k}", 93) for k in range(8)] == STREAM_OF_ABC


def test_an_integer_seed_and_its_text_are_the_same_seed() -> None:
    """A transcript writes the seed as JSON; nothing depends on its type."""
    assert number(12, "draw 0", 10**6) == number("12", "draw 0", 10**6)


def test_the_published_hash_is_the_sha_256_of_the_seed() -> None:
    assert seed_hash("river") == sha256(b"river").hexdigest()
    assert seed_hash(7) == sha256(b"7").hexdigest()


def test_a_draw_needs_an_outcome_with_a_weight() -> None:
    with pytest.raises(ValueError, match="at least one outcome"):
        pick(0, "draw 0", 2, [0, 0])
