"""How many processes long work takes."""

from os import cpu_count
from typing import Annotated

import typer


def _cores(wanted: int) -> int:
    return wanted or cpu_count() or 1


Workers = Annotated[
    int, typer.Option(help="Processes; 0: as many as cores.", min=0, callback=_cores)
]
