"""Files that are written whole or not at all."""

import os
from pathlib import Path
from tempfile import NamedTemporaryFile


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
