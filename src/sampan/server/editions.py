"""Editions that come with a table: the text of an edition file, kept with the table."""

from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sampan import game as find_game
from sampan.engine.game import Game


@lru_cache(maxsize=64)
def open_game(name: str, edition: str) -> Game[Any]:
    """The game with the edition of this text laid over it (empty: none). A game has no state, so
    all tables share it."""
    if not edition:
        return find_game(name)
    with TemporaryDirectory() as folder:
        path = Path(folder) / "edition.toml"
        path.write_text(edition, "utf-8")
        return find_game(name, path)
