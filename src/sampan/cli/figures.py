"""Tables of figures: where a terminal is narrow, names are folded and figures stay whole."""

from rich.box import SIMPLE
from rich.table import Table


def figures(*columns: str, names: int = 1, title: str | None = None) -> Table:
    """A table whose first columns hold names; all others hold figures."""
    table = Table(title=title, box=SIMPLE)
    for column in columns[:names]:
        table.add_column(column, overflow="fold")
    for column in columns[names:]:
        table.add_column(column, justify="right", no_wrap=True)
    return table
