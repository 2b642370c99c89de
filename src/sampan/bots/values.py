"""What worths and ranks say about each seat: the share of the others it leaves behind, and what
such shares say about its chance to win."""

from collections.abc import Sequence
from math import exp
from typing import Final

STEEPEST: Final = 30.0
"""Leads of more spreads than this are as good as won."""
ROUNDS: Final = 100
"""So often chances are bettered, ..."""
SURE: Final = 1e-6
"""... unless nothing changes by more than this any more. No chance is smaller either."""


def shares_of(worths: Sequence[float], spread: float) -> list[float]:
    """The mean probability to end before each of the others."""
    if len(worths) == 2:
        lead = (worths[0] - worths[1]) / spread
        first = 1.0 / (1.0 + exp(-max(-STEEPEST, min(STEEPEST, lead))))
        return [first, 1.0 - first]
    others = max(1, len(worths) - 1)
    shares = [0.0] * len(worths)
    for seat, mine in enumerate(worths):
        for other, theirs in enumerate(worths):
            if other != seat:
                lead = max(-STEEPEST, min(STEEPEST, (mine - theirs) / spread))
                shares[seat] += 1.0 / (1.0 + exp(-lead)) / others
    return shares


def rank_shares(ranks: Sequence[int | None]) -> list[float]:
    """The share of the others each seat left behind; a tie counts half, and who cannot win is
    behind everybody who can."""
    found, others = places(ranks), max(1, len(ranks) - 1)
    return [sum(ahead(mine, each) for each in found) / others - 0.5 / others for mine in found]


def places(ranks: Sequence[int | None]) -> list[int]:
    """Ranks as they are compared: who cannot win (None) has the last place, which nobody who can
    win has beside them."""
    return [len(ranks) if rank is None else rank for rank in ranks]


def ahead(place: float, other: float) -> float:
    """Whether one place is before another; a tie counts half."""
    return (place < other) + 0.5 * (place == other)


def win_shares(ranks: Sequence[int | None]) -> list[float]:
    """The part of the victory of each seat: winners share it, and nobody else has any."""
    winners = max(1, ranks.count(1))
    return [float(rank == 1) / winners for rank in ranks]


def chances_of(shares: Sequence[float]) -> list[float]:
    """How likely each seat ends before all others, if it leaves such a share of them behind.

    With two that is the share itself. With more, shares are taken for those of players of different
    strength, of whom each meets each (Bradley and Terry): a strength is one's wins by the sum of
    one over the strengths of each pair one is in (Zermelo's way to find it), and who is so much
    stronger than another comes in first so much more often (Luce)."""
    count = len(shares)
    if count < 3:
        return list(shares)
    wins = [max(SURE, share * (count - 1)) for share in shares]
    chances = [1.0 / count] * count
    for _ in range(ROUNDS):
        found = [
            won / sum(1.0 / (mine + other) for each, other in enumerate(chances) if each != seat)
            for seat, (won, mine) in enumerate(zip(wins, chances, strict=True))
        ]
        total = sum(found)
        found = [max(SURE, each / total) for each in found]
        still = max(abs(now - last) for now, last in zip(found, chances, strict=True)) < SURE
        chances = found
        if still:
            break
    return [each / sum(chances) for each in chances]


def mixed(some: Sequence[float], others: Sequence[float], share: float) -> list[float]:
    """So much of the others; the rest is some."""
    return [(1.0 - share) * mine + share * other for mine, other in zip(some, others, strict=True)]
