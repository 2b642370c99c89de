"""Recorded games that commands read, and files that they write."""

import os
from pathlib import Path

from sampan import game as find_game
from sampan.engine.session import NotPossible, Session
from sampan.engine.setup import SetupError
from sampan.engine.steps import SEATS
from sampan.engine.transcript import TranscriptError, read_header, read_transcript


def read_game(path: Path, edition: Path | None) -> tuple[Session, list[str]]:
    """A recorded game, and who sat at its table if that was kept. Raises `OSError`, `EditionError`
    or `TranscriptError`, which names the file."""
    try:
        text = path.read_text("utf-8")
        header = read_header(text)
        session = read_transcript(find_game(header["game"], edition), text)
    except UnicodeDecodeError as error:
        raise TranscriptError(0, f"{path} is no text: {error}") from error
    except (SetupError, TranscriptError) as error:
        raise TranscriptError(0, f"{path}: {error}") from error
    return session, header.get("players", "").split()


def check_writable(path: Path) -> None:
    """Whether a file can be written there; raises `NotPossible`."""
    folder = path.parent
    if path.is_dir() or not (folder.is_dir() and os.access(folder, os.W_OK)):
        raise NotPossible(f"{path} cannot be written; name a file in a folder that is there")


def check_seat(session: Session, seat: str | None) -> None:
    """Whether somebody sits there, if a seat is named; raises `NotPossible`."""
    letters = list(SEATS[: session.header.seats])
    if seat is not None and seat not in letters:
        raise NotPossible(f"--seat is one of {', '.join(letters)}, not {seat!r}")
