"""How commands say what is wrong: one line on the error stream, exit code 2, no traceback."""

from collections.abc import Iterator
from contextlib import contextmanager

import typer

from sampan.engine.errors import BadInput

BAD_INPUT = (BadInput, OSError)
"""What a person can cause with a wrong word, file or option."""


@contextmanager
def explained() -> Iterator[None]:
    """Turn bad input into a message and exit code 2."""
    try:
        yield
    except BAD_INPUT as error:
        typer.echo(f"sampan: {_said(error)}", err=True)
        raise typer.Exit(2) from error


def _said(error: Exception) -> str:
    """What is wrong; of a file without the number that its system gives to the problem."""
    if isinstance(error, OSError) and error.filename is not None and error.strerror:
        return f"{error.filename}: {error.strerror}"
    return str(error)
