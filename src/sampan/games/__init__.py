"""The games. Each is one folder here, found by itself; nothing outside a folder names its game."""

from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

from sampan.engine.game import Game
from sampan.engine.setup import SetupError


def games() -> list[str]:
    """The names of all games."""
    return sorted(module.name for module in iter_modules(__path__) if module.ispkg)


def game(name: str, edition: str | Path | None = None) -> Game[Any]:
    """The game of this name, with the component data of an edition file laid over its own."""
    if name not in games():
        raise SetupError(f"there is no game {name!r}; there are {', '.join(games())}")
    found: Game[Any] = import_module(f"{__name__}.{name}").GAME.open(
        None if edition is None else Path(edition)
    )
    return found
