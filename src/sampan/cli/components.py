"""`sampan components`: what is printed on the pieces of a game, and where we know it from."""

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from sampan import game as find_game
from sampan.cli.errors import explained
from sampan.cli.showing import default_language, make_console
from sampan.engine.components import Row
from sampan.engine.telling import Telling, sentence
from sampan.engine.texts import LANGUAGES

STYLES = {"reconstructed": "bold yellow", "edition": "bold cyan"}
"""Sources that a reader should notice."""
NAME_WIDTH = 30
"""Longer names of components are broken at a space."""


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
    console.print(Text(texts("title"), "bold"))
    console.print(Text(texts("components-intro")))
    for table in component_tables(told):
        console.print(table)
    rows = list(told.game.components.rows())
    count = sum(row.source == "reconstructed" for row in rows)
    console.print(texts("components-count", count=count, all=len(rows)))


def component_tables(told: Telling) -> Iterator[Table]:
    """What components do; then one table for the single values and one for each list. The names
    of sections, components and fields are those an edition file uses."""
    effects = Table("", "", title=told.texts("components-effects"), title_justify="left")
    effects.title_style, effects.box, effects.show_header = "bold", SIMPLE_HEAD, False
    named = [(told.component(code), told.component_help(code)) for code in told.game.names]
    for name, help_ in dict.fromkeys(named):  # several pieces may be alike
        if help_:
            effects.add_row(sentence(name), help_)
    yield effects
    rows = list(told.game.components.rows())
    singles = _table(told, "")
    for row in rows:
        if not row.name:
            _add(told, singles, row.section, _value(row.value), row)
    yield singles
    listed = [row for row in rows if row.name]
    for section, of_section in groupby(listed, lambda row: row.section):
        table = _table(told, section)
        for (id_, _), fields in groupby(of_section, _item):
            _add_item(told, table, id_, list(fields))
        yield table


def _table(told: Telling, title: str) -> Table:
    texts = told.texts
    table = Table(
        title=title, title_justify="left", title_style="bold", box=SIMPLE_HEAD, expand=True
    )
    table.add_column(texts("components-name"), max_width=NAME_WIDTH)
    table.add_column(texts("components-source"), no_wrap=True)
    table.add_column(texts("components-value"), ratio=1)
    return table


def _item(row: Row) -> tuple[str, str]:
    """What the fields of one component share that can stand in one line."""
    return row.name.partition(".")[0], row.source


def _add_item(told: Telling, table: Table, id_: str, fields: list[Row]) -> None:
    values = [f"{row.name.partition('.')[2]} {_value(row.value)}" for row in fields]
    name = told.component(id_)
    shown = id_ if name == id_ else f"{id_}: {name}"
    _add(told, table, shown, ", ".join(values), fields[0])


def _add(told: Telling, table: Table, name: str, value: str, row: Row) -> None:
    """One line: name, source, value, and below the value the note to it."""
    note = (f"\n{row.note}", "dim") if row.note else ""
    table.add_row(name, _source(told, row), Text.assemble((value, "bold"), note))


def _value(value: Any) -> str:
    if isinstance(value, list):
        return " ".join(map(str, value))
    return str(value).lower() if isinstance(value, bool) else str(value)


def _source(told: Telling, row: Row) -> Text:
    mark = "* " if row.source == "reconstructed" else ""
    return Text(mark + told.texts(f"source-{row.source}"), STYLES.get(row.source, ""))


def register(app: typer.Typer) -> None:
    app.command()(components)
