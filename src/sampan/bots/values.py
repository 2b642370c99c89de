"""What worths and ranks say about each seat: the share of the others it leaves behind."""

from collections.abc import Sequence
from math import exp
from typing import Final

from sampan.engine.steps import SEATS

STEEPEST: Final = 30.0
"""Leads of more spreads than this are as good as won."""


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
    places = [len(SEATS) + 1 if rank is None else rank for rank in ranks]
    others = max(1, len(ranks) - 1)
    return [
        sum((mine < each) + 0.5 * (mine == each) for each in places) / others - 0.5 / others
        for mine in places
    ]


def mixed(some: Sequence[float], others: Sequence[float], share: float) -> list[float]:
    """So much of the others; the rest is some."""
    return [(1.0 - share) * mine + share * other for mine, other in zip(some, others, strict=True)]
