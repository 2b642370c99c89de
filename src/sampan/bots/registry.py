"""Bot specs: a level (`hard`), a method (`greedy`), or one with parameters (`greedy:samples=4`);
each may count with the numbers before any tuning (`greedy@first`), with the tables before any went
on from others (`greedy@begun`), or with some numbers changed (`greedy@raw=0,rooms=0.5`)."""

from collections.abc import Callable, Mapping
from inspect import Parameter, signature
from math import nan
from random import Random
from typing import Any, Final

from sampan.bots.base import Bot, BotError
from sampan.bots.casual import CasualBot
from sampan.bots.greedy import GreedyBot
from sampan.bots.ismcts import IsmctsBot
from sampan.bots.levels import LEVELS, SECONDS, USUAL_SEATS, level_spec
from sampan.bots.random_bot import RandomBot
from sampan.bots.settings import Seconds, Settings
from sampan.engine.game import Game
from sampan.engine.tables import TableKnowledge
from sampan.engine.tunable import Tunable, known_by

BOTS: Final[Mapping[str, type[Bot]]] = {
    "random": RandomBot,
    "casual": CasualBot,
    "greedy": GreedyBot,
    "ismcts": IsmctsBot,
}
"""The methods, from the weakest to the strongest."""
UNTUNED: Final = "first"
"""The numbers with which tuning begins."""
BEGUN: Final = "begun"
"""The tables with which those begin that are learned from games of a stronger bot."""
GREATEST: Final = 1e6
"""No number that a bot counts with is greater: sums of such numbers stay numbers."""
SWITCH: Final = {"on": True, "off": False}
WANTED: Final = {
    bool: "on or off",
    int: "a whole number",
    float: "a number",
    Seconds: "2, 2s or 500ms or the like",
}
"""What a parameter of each type is."""


def bots() -> list[str]:
    """The names of all methods, from the weakest to the strongest."""
    return list(BOTS)


def split_specs(text: str) -> list[str]:
    """`hard,ismcts:iterations=50,reuse=off` -> a level, and a method with two parameters. A part
    that begins with `NAME=` goes on with the spec before it."""
    specs: list[str] = []
    for part in filter(None, map(str.strip, text.split(","))):
        name, equals, _ = part.partition("=")
        if specs and equals and not {":", "@"} & set(name):
            specs[-1] += f",{part}"
        else:
            specs.append(part)
    return specs


def make_bot(spec: str, game: Game[Any], rng: Random, seats: int = USUAL_SEATS) -> Bot:
    """The bot of a spec at a table of so many; raises `BotError` naming what is wrong and what
    would be right."""
    game = known_to(spec, game)
    spec = method_of(spec)
    if spec in LEVELS:
        spec = level_spec(spec, game, seats)
    name, _, rest = spec.partition(":")
    if name in LEVELS:
        raise BotError(f"{name} is a level and takes no parameters; methods do: {', '.join(BOTS)}")
    if name not in BOTS:
        there = ", ".join((*LEVELS, *BOTS))
        raise BotError(f"there is no bot {name!r}; there are {there}")
    kind: Callable[..., Bot] = BOTS[name]
    settings = signature(kind).parameters.get("settings")
    if settings is None:
        return kind(game, rng, **_parameters(spec, name, rest, signature(kind).parameters))
    known = signature(settings.annotation).parameters
    return kind(game, rng, settings.annotation(**_parameters(spec, name, rest, known)))


def method_of(spec: str) -> str:
    """What plays, whatever it counts with."""
    return spec.partition("@")[0]


def known_to(spec: str, game: Game[Any]) -> Game[Any]:
    """The game as the bot of a spec knows it. It may count with other numbers than the game's: the
    first ones, those of earlier tables, or the game's with some of them changed."""
    _, other, numbers = spec.partition("@")
    if not other:
        return game
    knowledge = game.knowledge
    if not isinstance(knowledge, Tunable):
        raise BotError(f"what bots know of {game.name} has no numbers")
    if numbers == UNTUNED:
        return known_by(game, knowledge.first())
    begun = knowledge.begun() if isinstance(knowledge, TableKnowledge) else None
    if begun and numbers == BEGUN:
        return known_by(game, begun)
    changed = dict(knowledge.numbers)
    for part in numbers.split(","):
        name, _, value = part.partition("=")
        if part != numbers and part in (UNTUNED, BEGUN):
            raise BotError(f"{spec!r}: @{part} stands alone, no number can be changed besides")
        if name not in changed:
            known = ", ".join((UNTUNED, *[BEGUN] * bool(begun), *changed))
            raise BotError(f"{game.name} has no number {name!r}; it has {known}")
        changed[name] = _number(part, value)
    return known_by(game, knowledge.with_numbers(changed))


def _number(part: str, value: str) -> float:
    try:
        number = float(value)
    except ValueError:
        number = nan
    if not abs(number) <= GREATEST:
        raise BotError(f"@{part}: {value!r} is no number up to {GREATEST:,.0f}")
    return number


def level_settings(level: str, game: Game[Any], seats: int = USUAL_SEATS) -> Settings:
    """How a level of this game searches."""
    bot = make_bot(level, game, Random(0), seats)
    return bot.settings if isinstance(bot, IsmctsBot) else Settings()


def level_seconds(level: str, game: Game[Any]) -> float:
    """How long a level of this game thinks about a decision at most."""
    return level_settings(level, game).time or SECONDS[level]


def _parameters(spec: str, name: str, rest: str, taken: Mapping[str, Parameter]) -> dict[str, Any]:
    """`samples=4,reuse=off` as values of the types the bot asks for."""
    known = {key: each.annotation for key, each in taken.items() if key not in ("game", "rng")}
    given: dict[str, Any] = {}
    for part in filter(None, rest.split(",")):
        key, _, value = part.partition("=")
        if key not in known:
            names = ", ".join(known) or "none"
            raise BotError(f"{name} has no parameter {key!r}; it has {names}")
        if key in given:
            raise BotError(f"{spec!r} gives {key} twice")
        try:
            given[key] = SWITCH[value] if known[key] is bool else known[key](value)
        except (KeyError, ValueError):
            raise BotError(f"{spec!r}: {key} is {WANTED[known[key]]}, not {value!r}") from None
    return given
