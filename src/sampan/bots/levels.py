"""Levels: bots with plain names, each stronger than the one before."""

from collections.abc import Mapping
from typing import Any, Final

from sampan.engine.game import Game

LEVELS: Final[Mapping[str, str]] = {
    "easy": "casual:noise=0.3",
    "medium": "greedy",
    "hard": "ismcts:iterations=60,time=1s",
    "master": "ismcts:iterations=800,time=3s",
}
"""Level -> spec, for every game that says nothing else (`Knowledge.levels`)."""
SECONDS: Final[Mapping[str, float]] = {"easy": 0.1, "medium": 1.0}
"""How long levels that name no time think about a decision at most, by what
`sampan bench --levels` has measured, with room for slow machines."""
USUAL_SEATS: Final = 2
"""At a table of so many, where nothing else is said."""
USUAL_LEVEL: Final = "medium"
"""Who sits opposite when nobody was named."""


def levels() -> list[str]:
    """The names of the levels, from the weakest to the strongest."""
    return list(LEVELS)


def level_spec(level: str, game: Game[Any], seats: int = USUAL_SEATS) -> str:
    """What plays at a level of this game, at a table of so many."""
    own = game.knowledge.levels
    return own.get(f"{level}/{seats}") or own.get(level) or LEVELS[level]
