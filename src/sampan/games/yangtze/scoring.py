"""YT-12 Final scoring: goods, collections, majorities, liquidity, money (specification G)."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Any

from sampan.engine.game import Result
from sampan.engine.steps import SEATS
from sampan.games.yangtze.state import Yangtze
from sampan.games.yangtze.tiles import (
    KINDS,
    LIQUIDITY,
    Data,
    good_and_colour,
    is_green,
    is_luxury,
    kind_of,
)
from sampan.games.yangtze.words import BUNDLES, sales


def score(s: Yangtze) -> Result:
    """The score sheet as if the game ended now. YT-11.4 Every end leads to the same scoring;
    YT-12.13 no card is played in it and no tax is due."""
    sheets = {SEATS[seat]: _sheet(s, seat) for seat in range(s.n)}
    totals = {seat: sheet["total"] for seat, sheet in sheets.items()}
    return Result(s.over or "", sheets, ranks(totals))


def _sheet(s: Yangtze, seat: int) -> dict[str, Any]:
    """YT-12.11 One player's lines and their sum."""
    data = s.data
    kept = sum(s.has_card(seat, card) for card in LIQUIDITY)
    sheet: dict[str, Any] = {
        "money": s.money[seat],
        "goods": best_sale(s.goods[seat], data.luxury_values, data.everyday_values),
        **establishment_lines(s.est, data, seat),
        "liquidity": data.kept_liquidity * kept,  # YT-12.10, YT-8.10; no other card (YT-8.11)
    }
    sheet["total"] = sum(sum(line) if isinstance(line, list) else line for line in sheet.values())
    return sheet


def establishment_lines(
    est: Sequence[Sequence[int]], data: Data, seat: int
) -> dict[str, int | list[int]]:
    """What the establishments of all players bring one of them."""
    return {
        "green": data.collection[different_kinds(est[seat], green=True)],  # YT-12.2
        "brown": data.collection[different_kinds(est[seat], green=False)],  # YT-12.3
        "kinds": [kind_majority(est, data, kind).get(seat, 0) for kind in range(KINDS)],
    }


def different_kinds(est: Iterable[int], green: bool) -> int:
    """YT-12.4 Several tiles of the same kind and colour count as one."""
    return len({kind_of(tile) for tile in est if is_green(tile) == green})


def kind_majority(est: Sequence[Sequence[int]], data: Data, kind: int) -> dict[int, int]:
    """YT-12.5 to YT-12.9, YT-Q29 Most tiles of a kind first, equal numbers by the lowest pip;
    only who has a tile takes part, and a lone owner leaves the second place unpaid."""
    owned = [[tile for tile in tiles if kind_of(tile) == kind] for tiles in est]
    ranked = sorted(
        (-len(tiles), min(map(data.pips_of, tiles)), seat)
        for seat, tiles in enumerate(owned)
        if tiles
    )
    return {seat: amount for (_, _, seat), amount in zip(ranked, data.majority, strict=False)}


def ranks(totals: dict[str, int]) -> dict[str, int | None]:
    """YT-12.12, YT-Q30 The greatest result wins, equal results share a rank (1, 1, 3)."""
    return {
        seat: 1 + sum(other > total for other in totals.values()) for seat, total in totals.items()
    }


@lru_cache(maxsize=65536)
def best_sale(
    goods: tuple[int, ...], luxury_values: tuple[int, ...], everyday_values: tuple[int, ...]
) -> int:
    """YT-12.1, YT-Q28 The value of these goods in the best partition into bundles."""
    luxury = [good_and_colour(tile) for tile in goods if is_luxury(tile)]
    everyday = [good_and_colour(tile) for tile in goods if not is_luxury(tile)]
    return _best_partition(luxury, luxury_values) + _best_partition(everyday, everyday_values)


def best_bundles(goods: tuple[int, ...], data: Data) -> list[tuple[int, ...]]:
    """The bundles of one best partition, the dearest first: whatever is worth its part of the
    whole can be one of them."""

    def worth(tiles: tuple[int, ...]) -> int:
        return best_sale(tiles, data.luxury_values, data.everyday_values)

    def value(bundle: tuple[int, ...]) -> int:
        return data.bundle_value(len(bundle), is_luxury(bundle[0]))

    found: list[tuple[int, ...]] = []
    rest = goods
    while rest:
        for bundle in sorted((BUNDLES[action.arg] for action in sales(rest)), key=value)[::-1]:
            others = tuple(tile for tile in rest if tile not in bundle)
            if value(bundle) + worth(others) == worth(rest):
                found.append(bundle)
                rest = others
                break
    return found


def _best_partition(tiles: list[tuple[int, int]], values: tuple[int, ...]) -> int:
    """Each tile goes to the bundle of its good or to that of its colour. Good after good: every
    way to split its tiles, keeping the best sum for each count of tiles left to the colours.

    Filling the longest line first is not always best; this is exact (YT-E18) because a bundle is
    never worth less than its parts.
    """
    colours = len(values) - 1
    best: dict[tuple[int, ...], int] = {(0,) * colours: 0}
    for good in {good for good, _ in tiles}:
        shades = [colour for each, colour in tiles if each == good]
        after: dict[tuple[int, ...], int] = {}
        for counts, total in best.items():
            for size in range(len(shades) + 1):
                for kept in combinations(shades, size):
                    rest = list(counts)
                    for colour in shades:
                        rest[colour] += colour not in kept
                    key = tuple(rest)
                    after[key] = max(after.get(key, 0), total + values[size])
        best = after
    return max(total + sum(values[count] for count in counts) for counts, total in best.items())
