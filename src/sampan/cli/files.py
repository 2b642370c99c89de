"""Files that commands read and write."""

import os
from pathlib import Path
from tempfile import NamedTemporaryFile

from sampan.engine.transcript import TranscriptError


def read_text(path: Path) -> str:
    """The text of a transcript. Raises `OSError` or `TranscriptError`."""
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError as error:
        raise TranscriptError(0, f"{path} is no text: {error}") from error


def write_new(path: Path, text: str) -> None:
    """Write a file in one step: readers see the old one or all of the new one. Raises `OSError`."""
    with NamedTemporaryFile(
        "w", encoding="utf-8", dir=path.parent, prefix=f".{path.name}.", delete=False
    ) as file:
        written = Path(file.name)
        try:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        except OSError:
            written.unlink()
            raise
    written.chmod(0o644)
    written.replace(path)
