"""Tables of figures: where a terminal is narrow, names are folded and figures stay whole."""

from typing import Final

from rich.box import SIMPLE
from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text


class Spec:
    """The spec of a bot: folded after a comma, and within a word only where nothing else helps."""

    def __init__(self, spec: str) -> None:
        self.parts: Final = [f"{part}," for part in spec.split(",")]
        self.parts[-1] = self.parts[-1].removesuffix(",")

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        lines = [""]
        for part in self.parts:
            if lines[-1] and len(lines[-1] + part) > options.max_width:
                lines.append("")
            lines[-1] += part
        yield Text("\n".join(lines), overflow="fold")

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(max(map(len, self.parts)), sum(map(len, self.parts)))


def figures(*columns: str, names: int = 1, title: str | None = None) -> Table:
    """A table whose first columns hold names; all others hold figures."""
    table = Table(title=title, box=SIMPLE)
    for column in columns[:names]:
        table.add_column(column, overflow="fold")
    for column in columns[names:]:
        table.add_column(column, justify="right", no_wrap=True)
    return table
