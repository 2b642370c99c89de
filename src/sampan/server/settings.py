"""What a host can set, from the environment: `SAMPAN_DATABASE_URL`, `SAMPAN_DATA`, limits."""

import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from sampan.engine.errors import BadInput


class SettingsError(BadInput):
    """An environment variable that cannot be used."""


class Settings:
    """Settings of one server; the environment is read once."""

    def __init__(self, environment: Mapping[str, str] | None = None) -> None:
        env = os.environ if environment is None else environment
        default = user_data_path("sampan", appauthor=False)
        self.data: Final = Path(env.get("SAMPAN_DATA", str(default))).expanduser()
        """The folder of the database and uploaded editions."""
        self.database_url: Final = async_url(
            env.get("SAMPAN_DATABASE_URL", f"sqlite:///{self.data / 'sampan.db'}")
        )
        self.bot_workers: Final = _number(env, "SAMPAN_BOT_WORKERS", 1, low=1)
        self.bot_seconds: Final = _number(env, "SAMPAN_BOT_SECONDS", 10, low=1)
        """How long a bot may think before a quick move is made for it."""
        self.hint_seconds: Final = _number(env, "SAMPAN_HINT_SECONDS", 5, low=1)
        """How long a hint is thought about."""
        self.hints_per_minute: Final = _number(env, "SAMPAN_HINTS_PER_MINUTE", 10, low=1)
        """How many hints a seat may ask for."""
        self.creations_per_minute: Final = _number(env, "SAMPAN_CREATIONS_PER_MINUTE", 30, low=1)
        self.joins_per_minute: Final = _number(env, "SAMPAN_JOINS_PER_MINUTE", 60, low=1)
        self.max_body: Final = _number(env, "SAMPAN_MAX_BODY", 262_144, low=1024)
        """Bytes of the largest request or frame."""
        self.idle_seconds: Final = _number(env, "SAMPAN_IDLE_SECONDS", 900, low=1)
        """A table nobody looks at leaves memory after this time; nothing is lost."""
        self.root_path: Final = _root_path(env.get("SAMPAN_ROOT_PATH", ""))
        """Where a proxy shows this server, such as `/sampan`; empty at the top of a host."""
        self.origins: Final = tuple(filter(None, env.get("SAMPAN_ORIGINS", "").split(",")))
        """Other origins whose pages may talk to this server."""


def async_url(url: str) -> str:
    """A database URL with the driver that Sampan uses for it."""
    drivers = {
        "sqlite": "sqlite+aiosqlite",
        "postgresql": "postgresql+asyncpg",
        "postgres": "postgresql+asyncpg",
    }
    scheme, colon, rest = url.partition(":")
    if not colon or (scheme not in drivers and scheme not in drivers.values()):
        raise SettingsError(
            f"SAMPAN_DATABASE_URL begins with sqlite: or postgresql:, not {scheme!r}"
        )
    return f"{drivers.get(scheme, scheme)}:{rest}"


def _root_path(text: str) -> str:
    path = text.rstrip("/")
    if path and not re.fullmatch(r"(/[A-Za-z0-9._~-]+)+", path):
        raise SettingsError(f"SAMPAN_ROOT_PATH is a path such as /sampan, not {text!r}")
    return path


def _number(env: Mapping[str, str], name: str, default: int, low: int) -> int:
    text = env.get(name, str(default))
    if not text.isdigit() or int(text) < low:
        raise SettingsError(f"{name} is a whole number from {low} up, not {text!r}")
    return int(text)
