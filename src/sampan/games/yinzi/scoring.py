"""YZ-34 Final scoring: the sheet of section G, the tie-break and the ranks."""

from typing import Final

from sampan.engine.game import Result
from sampan.engine.steps import SEATS
from sampan.games.yinzi.pieces import COMMODITY_CARGO, SECTION_MASK
from sampan.games.yinzi.state import Yinzi

LINES: Final = (
    "boats",
    "factories",
    "commodities",
    "war",
    "routes",
    "advancements",
    "yinzi",
    "misfortune",
)
"""The eight categories; their sum is the total."""
PARTS: Final = ("emissaries", "unshipped")
"""Of the commodities."""
SHEET: Final = (*LINES[:3], *PARTS, *LINES[3:], "total")


def score(s: Yinzi) -> Result:
    """The score sheet as if the game ended now. YZ-34.15 What has no line is worth nothing."""
    sheets = {SEATS[seat]: sheet(s, seat) for seat in range(s.n)}
    return Result(s.over or "", sheets, ranks(s, sheets))


def sheet(s: Yinzi, seat: int) -> dict[str, int]:
    """One player's lines and their sum; `commodities` contains the two lines after it."""
    boats, factories, commodities, *others = points(s, seat)
    parts = (emissary_points(s, seat), unshipped_points(s, seat))
    total = boats + factories + commodities + sum(others)
    return dict(zip(SHEET, (boats, factories, commodities, *parts, *others, total), strict=True))


def points(s: Yinzi, seat: int) -> list[int]:
    """What each of the eight categories brings, in the order of the lines."""
    data = s.data
    first, second = s.glory[seat]
    return [
        data.boat_vp * s.capacity(seat),  # YZ-34.4
        factory_points(s, seat),
        shipped_points(s, seat) + emissary_points(s, seat) + unshipped_points(s, seat),
        data.glory_vp[0] * first + data.glory_vp[1] * second,
        sum([data.route_vp[tile] for tile in s.won[seat]]),  # YZ-34.10
        majority_points(s, seat),
        s.silver[seat] + s.copper[seat] // s.ratio,  # YZ-34.12, YZ-34.17
        data.misfortune_vp * s.misfortune[seat],  # YZ-34.13, YZ-34.16
    ]


def factory_points(s: Yinzi, seat: int) -> int:
    """YZ-34.5 Own factories by level."""
    if seat not in s.owner:
        return 0
    own = [s.level[factory] for factory, owner in enumerate(s.owner) if owner == seat]
    return sum([s.data.level(level).vp for level in own])


def shipped_points(s: Yinzi, seat: int) -> int:
    """YZ-34.6 Own commodities in destination boxes and pools."""
    places = zip(s.data.place_vp, s.foreign, strict=True)
    return sum([vp * place.count(seat) for vp, place in places if place])


def emissary_points(s: Yinzi, seat: int) -> int:
    """YZ-34.7 Own emissaries. YZ-12.5, YZ-Q34 They count at a market only, not aboard a ship."""
    emissaries: int = s.data.emissary_vp * sum([envoys.count(seat) for envoys in s.envoys])
    return emissaries


def unshipped_points(s: Yinzi, seat: int) -> int:
    """YZ-34.8 Own commodities in factories and on ships at the coast; not those on route tiles."""
    stored = sum([stock.count(seat) for stock in s.stock if stock])
    unshipped: int = s.data.unshipped_vp * (stored + commodities_aboard(s, seat))
    return unshipped


def commodities_aboard(s: Yinzi, seat: int) -> int:
    """Own commodities on ships at the coast."""
    own = (COMMODITY_CARGO, (seat,))
    return sum([cargo.count(own) for cargo in s.cargo])


def majority_points(s: Yinzi, seat: int) -> int:
    """YZ-34.11, YZ-34.18 Most discs of a section, alone or tied; none without a disc.

    YZ-Q72 Without discs there is no majority.
    """
    mine = s.advancements[seat]
    if not mine:
        return 0
    points = 0
    alone, tied = s.data.majority_vp
    for mask in SECTION_MASK:
        if mine & mask:
            counts = [(discs & mask).bit_count() for discs in s.advancements]
            most = max(counts)
            if counts[seat] == most:
                points += alone if counts.count(most) == 1 else tied
    return points


def ranks(s: Yinzi, sheets: dict[str, dict[str, int]]) -> dict[str, int | None]:
    """YZ-34.14 Most points; equal ones by the turn order of round 4, so every rank occurs once."""
    ranked = sorted(s.order, key=lambda seat: -sheets[SEATS[seat]]["total"])
    return {SEATS[seat]: ranked.index(seat) + 1 for seat in range(s.n)}
