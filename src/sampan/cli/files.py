"""Files that commands read and write."""

import os
from pathlib import Path
from tempfile import NamedTemporaryFile

from sampan import game as find_game
from sampan.engine.session import Session
from sampan.engine.setup import SetupError
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
