"""Final scoring, checked against the plainest way to work it out (YT-12, YT-E18, YT-E19)."""

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

import sampan
from sampan.games.yangtze import YangtzeGame
from sampan.games.yangtze.scoring import best_sale, kind_majority, ranks, score
from sampan.games.yangtze.state import Yangtze
from sampan.games.yangtze.tiles import (
    FIRST_EVERYDAY,
    FIRST_RULER,
    GOODS,
    KINDS,
    TILE,
    good_and_colour,
    is_luxury,
    kind_of,
)
from sampan.games.yangtze.words import same_colour, same_good

GAME = sampan.game("yangtze")
assert isinstance(GAME, YangtzeGame)
DATA = GAME.data
LUXURY, EVERYDAY = DATA.luxury_values, DATA.everyday_values


def tiles(codes: str) -> tuple[int, ...]:
    return tuple(sorted(TILE[code] for code in codes.split()))


def partitions(goods: list[int]) -> Iterator[list[tuple[int, ...]]]:
    """Every way to split the goods into sets."""
    if not goods:
        yield []
        return
    first, rest = goods[0], goods[1:]
    for size in range(len(rest) + 1):
        for others in combinations(rest, size):
            left = [tile for tile in rest if tile not in others]
            for parts in partitions(left):
                yield [(first, *others), *parts]


def is_bundle(part: tuple[int, ...]) -> bool:
    """YT-3.2, YT-3.3 One category, and one good or one colour for all."""
    one_category = len({is_luxury(tile) for tile in part}) == 1
    return one_category and (same_good(part) or same_colour(part))


def best_by_hand(goods: tuple[int, ...]) -> int:
    """The greatest total over all partitions into bundles."""
    return max(
        sum(DATA.bundle_value(len(part), is_luxury(part[0])) for part in parts)
        for parts in partitions(list(goods))
        if all(map(is_bundle, parts))
    )


@pytest.mark.parametrize("seed", range(60))
def test_the_final_sale_is_the_best_of_all_partitions(seed: int) -> None:
    """YT-12.1, YT-E18 Against every partition of small hands; dense hands, so that lines cross."""
    rng = Random(seed)
    few_colours = [tile for tile in range(FIRST_EVERYDAY) if good_and_colour(tile)[1] < 3]
    pools = (range(FIRST_EVERYDAY, GOODS), range(GOODS), range(15), few_colours)
    goods = tuple(sorted(rng.sample(pools[seed % 4], rng.randrange(1, 9))))
    assert best_sale(goods, LUXURY, EVERYDAY) == best_by_hand(goods)


@pytest.mark.parametrize(
    ("codes", "value"),
    [
        ("", 0),
        ("L00", 5),
        ("E00", 4),
        ("E30 E32 E35", 24),
        ("E01 E21 E41 E51", 40),
        ("L10 L14", 15),
        ("L03 L13 L23 L33 L43", 75),
        ("E00 E01 E02 E03 E04 E05", 84),
        ("E00 E01 E11", 16),
        ("L00 E00", 9),
        ("L00 L01 L02 L10 L20", 45),
        ("L00 L01 L02 L12 L22 L32", 65),
    ],
)
def test_sales_of_known_worth(codes: str, value: int) -> None:
    """YT-12.1, YT-D1 to YT-D6; the last ones cross: three of a good and a pair (30 + 15), and four
    of a colour that leave a pair of a good (50 + 15)."""
    assert best_sale(tiles(codes), LUXURY, EVERYDAY) == value


def test_the_longest_line_first_is_not_always_best() -> None:
    """YT-Q28, YT-E18 A row of three crossed by three columns of three each: columns win."""
    goods = tiles("L00 L01 L02 L10 L11 L12 L20 L21 L22")
    assert best_sale(goods, LUXURY, EVERYDAY) == 90
    crossed = tiles("L00 L01 L02 L03 L10 L20 L11 L21 L12 L22 L13 L23")
    assert best_sale(crossed, LUXURY, EVERYDAY) == 150
    greedy = LUXURY[4] + best_sale(tiles("L10 L20 L11 L21 L12 L22 L13 L23"), LUXURY, EVERYDAY)
    assert greedy <= 150


def random_holdings(seed: int) -> Yangtze:
    """Establishments dealt at random to some of the seats."""
    rng = Random(seed)
    n = rng.choice((2, 3, 4))
    s = Yangtze(n, DATA, {"idle_end": "sliding", "copy_rule": "optional", "memory_aid": "on"})
    dealt: list[list[int]] = [[] for _ in range(n + 1)]
    for tile in range(GOODS, FIRST_RULER):
        rng.choice(dealt).append(tile)
    s.est = [tuple(each) for each in dealt[:n]]
    return s


@pytest.mark.parametrize("seed", range(40))
def test_majorities_pay_first_and_second(seed: int) -> None:
    """YT-12.5 to YT-12.9, YT-E19 Said anew: nobody with more tiles, or as many and a lower pip,
    stands before the first; exactly one stands before the second."""
    s = random_holdings(seed)
    for kind in range(KINDS):
        own = {seat: [tile for tile in s.est[seat] if kind_of(tile) == kind] for seat in range(s.n)}
        paid = kind_majority(s.est, s.data, kind)
        for seat, mine in own.items():
            before = [
                other
                for other, theirs in own.items()
                if other != seat
                and theirs
                and (
                    len(theirs) > len(mine)
                    or (
                        len(theirs) == len(mine)
                        and min(map(DATA.pips_of, theirs)) < min(map(DATA.pips_of, mine))
                    )
                )
            ]
            due = {0: 30, 1: 15}.get(len(before), 0) if mine else 0
            assert paid.get(seat, 0) == due


@pytest.mark.parametrize("seed", range(20))
def test_the_sheet_adds_up(seed: int) -> None:
    """YT-12.11, YT-E19 The total is the sum of the lines, and within its bounds."""
    result = score(random_holdings(seed))
    for sheet in result.breakdown.values():
        lines = [sheet[line] for line in ("money", "goods", "green", "brown", "liquidity")]
        assert sheet["total"] == sum(lines) + sum(sheet["kinds"])
        assert sheet["green"] + sheet["brown"] + sum(sheet["kinds"]) <= 220
        assert sheet["liquidity"] == 90
    assert sum(sum(sheet["kinds"]) for sheet in result.breakdown.values()) <= 180


def test_all_establishments_pay_220() -> None:
    """YT-D22 50 + 50 + 4 x 30; YT-12.8 no second place is paid."""
    s = random_holdings(0)
    s.est = [tuple(range(GOODS, FIRST_RULER)), *[()] * (s.n - 1)]
    sheet = score(s).breakdown["A"]
    assert (sheet["green"], sheet["brown"], sheet["kinds"]) == (50, 50, [30, 30, 30, 30])


@pytest.mark.parametrize(
    ("totals", "expected"),
    [
        ({"A": 9, "B": 7, "C": 8}, {"A": 1, "B": 3, "C": 2}),
        ({"A": 9, "B": 9, "C": 8}, {"A": 1, "B": 1, "C": 3}),
        ({"A": 5, "B": 9, "C": 5, "D": 5}, {"A": 2, "B": 1, "C": 2, "D": 2}),
        ({"A": 5, "B": 5}, {"A": 1, "B": 1}),
    ],
)
def test_equal_results_share_a_rank(totals: dict[str, int], expected: dict[str, int]) -> None:
    """YT-12.12, YT-Q30"""
    assert ranks(totals) == expected
