"""Long work that somebody stops, by Ctrl-C or as a service is stopped: it is left in order."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from signal import SIGINT, SIGTERM, signal

import typer


class Ended(KeyboardInterrupt):
    """Somebody wants this process to end: to work that is the same as Ctrl-C."""


@contextmanager
def stoppable(kept: Callable[[], str]) -> Iterator[None]:
    """Whoever stops this work is told what is kept of it, once everything has been put away."""

    def end(*_: object) -> None:
        raise Ended

    before = signal(SIGTERM, end)
    try:
        yield
    except KeyboardInterrupt as stop:
        typer.echo(f"sampan: stopped; {kept()}", err=True)
        raise typer.Exit(128 + (SIGTERM if isinstance(stop, Ended) else SIGINT)) from None
    finally:
        signal(SIGTERM, before)
