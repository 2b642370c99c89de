"""Files that are written whole or not at all."""

import os
from pathlib import Path
from tempfile import mkstemp


def write_new(path: Path, text: str) -> None:
    """Write a file in one step: readers see the old one or all of the new one. Raises `OSError`
    that names this file, not the one which is written beside it first."""
    try:
        _write(path, text)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error


def _write(path: Path, text: str) -> None:
    descriptor, name = mkstemp(prefix=f".{path.name}.", dir=path.parent)
    written = Path(name)
    try:
        with open(descriptor, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        written.chmod(0o644)
        written.replace(path)
    except OSError:
        written.unlink()
        raise
