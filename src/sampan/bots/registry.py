"""Bot specs: `greedy`, or with parameters `greedy:samples=4`."""

from collections.abc import Mapping
from inspect import signature
from random import Random
from typing import Any, Final

from sampan.bots.base import Bot, BotError
from sampan.bots.greedy import GreedyBot
from sampan.bots.ismcts import IsmctsBot
from sampan.bots.random_bot import RandomBot
from sampan.engine.game import Game

BOTS: Final[Mapping[str, type[Bot]]] = {"random": RandomBot, "greedy": GreedyBot, "ismcts": IsmctsBot}
"""From the weakest to the strongest."""


def bots() -> list[str]:
    """The names of all bots, from the weakest to the strongest."""
    return list(BOTS)


def make_bot(spec: str, game: Game[Any], rng: Random) -> Bot:
    """The bot of a spec; raises `BotError` naming what is wrong and what would be right."""
    name, _, rest = spec.partition(":")
    if name not in BOTS:
        raise BotError(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    kind = BOTS[name]
    known = {
        key: parameter.annotation
        for key, parameter in signature(kind).parameters.items()
        if key not in ("game", "rng")
    }
    given: dict[str, Any] = {}
    for part in filter(None, rest.split(",")):
        key, _, value = part.partition("=")
        if key not in known:
            names = ", ".join(known) or "none"
            raise BotError(f"{name} has no parameter {key!r}; it has {names}")
        try:
            given[key] = known[key](value)
        except ValueError:
            raise BotError(f"{spec!r}: {key} is no {known[key].__name__}: {value!r}") from None
    return kind(game, rng, **given)
