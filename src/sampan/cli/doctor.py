"""`sampan doctor`: is everything here that a game needs?"""

import asyncio
from collections.abc import Callable, Iterator
from functools import partial
from importlib.metadata import PackageNotFoundError, requires, version
from pathlib import Path
from platform import python_version
from typing import Final

import typer
from rich.text import Text

from sampan import __version__, games
from sampan import game as find_game
from sampan.arena import play_game
from sampan.bots import bots, levels
from sampan.cli.showing import make_console, picture, score_sheet
from sampan.engine.rules import read_rules
from sampan.engine.steps import SEATS
from sampan.engine.telling import COMMON, Telling
from sampan.engine.texts import LANGUAGES, differences
from sampan.engine.transcript import read_transcript

EXTRAS: Final = {
    "arena": "pictures of matches and games, and tables that are learned",
    "ray": "matches on several machines",
    "postgres": "tables in PostgreSQL",
}
"""What can be installed besides, and what for."""

Check = Callable[[], str]
"""Says in a few words what is in order, or raises an error that says what is not."""


def doctor() -> None:
    """Check the installation: versions, texts, page, database, data, a game of each title."""
    console = make_console()
    failed = 0
    for title, check in checks():
        try:
            found = check()
        except Exception as error:  # whatever is wrong is the finding
            failed += 1
            line = Text.assemble(("FAILED  ", "bold red"), f"{title}: {_said(error)}")
        else:
            line = Text.assemble(("ok      ", "green"), f"{title}: {found}")
        console.print(line, soft_wrap=True)
    if failed:
        console.print(Text(f"{failed} of these checks failed.", "bold red"))
        raise typer.Exit(1)


def _said(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"


def checks() -> Iterator[tuple[str, Check]]:
    """Every check with its title."""
    yield "Sampan", lambda: __version__
    yield "Python", python_version
    for library in _libraries():
        yield library, partial(version, library)
    for extra in EXTRAS:
        yield f"extra {extra}", partial(_extra, extra)
    yield "bots", lambda: ", ".join((*levels(), *bots()))
    yield "common texts", lambda: _catalogues(COMMON)
    yield "page", _page
    yield "database", _database
    for name in games():
        yield f"{name}: texts", partial(_texts, name)
        yield f"{name}: components", partial(_components, name)
        yield f"{name}: rules", partial(_rules, name)
        yield f"{name}: a game of bots", partial(_game, name)


def _page() -> str:
    from sampan.server.page import PAGE

    return "built" if PAGE.is_dir() else "not built yet, `make page` does it; `sampan` asks here"


def _database() -> str:
    """How many tables a server started now would find. Nothing is changed."""
    from sqlalchemy import make_url

    from sampan.server.settings import Settings

    address = Settings().database_url
    url = make_url(address)
    shown = url.render_as_string(hide_password=True)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        return f"none yet, {shown} will be made"
    return f"{asyncio.run(_count_tables(address))} tables in {shown}"


async def _count_tables(address: str) -> int:
    from sqlalchemy import func, select

    from sampan.server.store import Store, tables

    database = Store(address)
    try:
        found = await database.read(select(func.count().label("tables")).select_from(tables))
    finally:
        await database.engine.dispose()
    return int(found[0]["tables"])


def _libraries(extra: str | None = None) -> list[str]:
    """What the package itself needs, or one of its extras; nothing is recorded for bare source."""
    try:
        needed = requires("sampan") or []
    except PackageNotFoundError:
        return []
    if extra is None:
        return [_library(line) for line in needed if "extra ==" not in line]
    return [_library(line) for line in needed if line.endswith(f"extra == '{extra}'")]


def _extra(extra: str) -> str:
    """Which of its libraries are there; without them nothing is wrong."""
    found, missing = [], []
    for library in _libraries(extra):
        try:
            found.append(f"{library} {version(library)}")
        except PackageNotFoundError:
            missing.append(library)
    if not missing:
        return f"{', '.join(found)}, for {EXTRAS[extra]}"
    without = f"without {', '.join(missing)} no {EXTRAS[extra]}"
    return f"{without}; pip install 'sampan[{extra}]'"


def _library(requirement: str) -> str:
    """The name at the head of a requirement such as `rich>=13`."""
    end = next((place for place, sign in enumerate(requirement) if sign in " <>=!~;["), None)
    return requirement[:end]


def _catalogues(folder: Path) -> str:
    problems = list(differences(folder))
    if problems:
        raise ValueError("; ".join(problems))
    return ", ".join(LANGUAGES)


def _texts(name: str) -> str:
    return _catalogues(Path(find_game(name).folder) / "text")


def _components(name: str) -> str:
    components = find_game(name).components
    rows = list(components.rows())
    reconstructed = sum(row.source == "reconstructed" for row in rows)
    return f"{len(rows)} values, {reconstructed} reconstructed, hash {components.hash}"


def _rules(name: str) -> str:
    return f"{len(read_rules(find_game(name).folder).rules)} rules"


def _game(name: str) -> str:
    """A whole game that can be told in every language, drawn, scored and read back."""
    game = find_game(name)
    session = play_game(game, ["greedy"] * max(game.seats), seed=1)
    if session.result is None:
        raise RuntimeError("the game did not end")
    console = make_console(quiet=True)
    for language in LANGUAGES:
        told = Telling(game, language)
        for entry in session.live:
            told.events(entry.events)
        console.print(picture(told, session.view(SEATS[0]), 80, 40))
        console.print(score_sheet(told, session.result, list(session.result.breakdown)))
    again = read_transcript(game, session.transcript())
    if again.position() != session.position():
        raise RuntimeError("its transcript gives another game")
    return f"{len(session.live)} entries, over by {session.result.over!r}"


def register(app: typer.Typer) -> None:
    app.command()(doctor)
