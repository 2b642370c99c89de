"""How commands say what is wrong: one line on the error stream, exit code 2, no traceback."""

from collections.abc import Iterator
from contextlib import contextmanager

import typer

from sampan.bots import BotError
from sampan.engine.actions import UnknownWord
from sampan.engine.components import EditionError
from sampan.engine.position import PositionError
from sampan.engine.refusals import Illegal
from sampan.engine.rules import RulesError
from sampan.engine.scenario import ScenarioError
from sampan.engine.session import NotPossible
from sampan.engine.setup import SetupError
from sampan.engine.texts import LanguageError
from sampan.engine.transcript import TranscriptError

BAD_INPUT = (
    BotError,
    EditionError,
    Illegal,
    LanguageError,
    NotPossible,
    OSError,
    PositionError,
    RulesError,
    ScenarioError,
    SetupError,
    TranscriptError,
    UnknownWord,
)
"""What a person can cause with a wrong word, file or option."""


@contextmanager
def explained() -> Iterator[None]:
    """Turn bad input into a message and exit code 2."""
    try:
        yield
    except BAD_INPUT as error:
        typer.echo(f"sampan: {error}", err=True)
        raise typer.Exit(2) from error
