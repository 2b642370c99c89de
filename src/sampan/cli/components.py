"""`sampan components`: what is printed on the pieces of a game, and where we know it from."""

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from sampan import game as find_game
from sampan.cli.errors import explained
from sampan.cli.showing import default_language, make_console
from sampan.engine.components import Row
from sampan.engine.telling import Telling
from sampan.engine.texts import LANGUAGES

STYLES = {"reconstructed": "bold yellow", "edition": "bold cyan"}
"""Sources that a reader should notice."""


def components(
    game: Annotated[str, typer.Argument(help="The game whose components to print.")],
    edition: Annotated[
        Path | None, typer.Option(help="An edition file laid over the game's own data.")
    ] = None,
    language: Annotated[
        str | None, typer.Option(help=f"The language: {', '.join(LANGUAGES)}.")
    ] = None,
) -> None:
    """Print every component of a game with its source; what is reconstructed is marked."""
    console = make_console()
    with explained():
        told = Telling(find_game(game, edition), language or default_language())
    texts = told.texts
    console.print(Text(texts("title"), "bold"), Text(texts("components-intro")))
    for table in component_tables(told):
        console.print(table)
    rows = list(told.game.components.rows())
    count = sum(row.source == "reconstructed" for row in rows)
    console.print(texts("components-count", count=count, all=len(rows)))


def component_tables(told: Telling) -> Iterator[Table]:
    """One table for each section of the data."""
    texts = told.texts
    for section, rows in groupby(told.game.components.rows(), lambda row: row.section):
        table = Table(title=Text(section, "bold"), title_justify="left", expand=True)
        table.add_column(texts("components-name"), ratio=3)
        table.add_column(texts("components-value"), ratio=3)
        table.add_column(texts("components-source"), ratio=2)
        table.add_column(texts("components-note"), ratio=6)
        last_note = ""
        for row in rows:
            note = row.note if row.note != last_note else ""
            last_note = row.note
            table.add_row(_name(told, row), _value(row.value), _source(told, row), Text(note))
        yield table


def _name(told: Telling, row: Row) -> Text:
    """The code and field of a value; the name behind the code once for the component."""
    code, _, field = row.name.partition(".")
    if code not in told.game.names:
        return Text(row.name)
    return Text.assemble((told.component(code), "bold"), f" {row.name}" if field else "")


def _value(value: Any) -> Text:
    if isinstance(value, list):
        return Text(" ".join(map(str, value)))
    return Text(str(value).lower() if isinstance(value, bool) else str(value))


def _source(told: Telling, row: Row) -> Text:
    mark = "* " if row.source == "reconstructed" else ""
    return Text(mark + told.texts(f"source-{row.source}"), STYLES.get(row.source, ""))


def register(app: typer.Typer) -> None:
    app.command()(components)
