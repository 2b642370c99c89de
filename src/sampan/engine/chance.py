"""The keyed stream of chance: draw number k of a seed is always the same number.

So a replay needs no generator, going back and playing the same way draws the same piece, and
anybody who knows the seed can check every draw of a finished game.
"""

from collections.abc import Sequence
from hashlib import sha256
from hmac import digest

Seed = int | str


def seed_hash(seed: Seed) -> str:
    """What is published before the game begins: the SHA-256 of the seed."""
    if type(seed) not in (int, str):
        raise ValueError(f"a seed is a whole number or a text, not {seed!r}")
    return sha256(str(seed).encode()).hexdigest()


def number(seed: Seed, key: str, below: int) -> int:
    """A number from 0 to `below` - 1: HMAC-SHA-256 of the key under the seed, scaled.

    Scaling a 256-bit number leaves a bias below 2^-240 for anything that fits on a table.
    """
    return int.from_bytes(digest(str(seed).encode(), key.encode(), "sha256")) * below >> 256


def pick(seed: Seed, key: str, count: int, weights: Sequence[int] | None) -> int:
    """The place of the outcome drawn among `count` outcomes of these weights (None: all equal)."""
    if weights is None:
        return number(seed, key, count)
    point = number(seed, key, sum(weights))
    for place, weight in enumerate(weights):
        point -= weight
        if point < 0:
            return place
    raise ValueError("a draw needs at least one outcome with a weight")
