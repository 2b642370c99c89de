"""Golden files: what a game says today, kept beside its tests to notice every change.

A folder holds `vocabulary.txt` (which only ever grows), `playthroughs/*.txt`, `perft.toml` and
`transcripts/*.txt`. `bless` writes them anew; the tests compare.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from sampan.engine.errors import BadInput
from sampan.engine.game import Game
from sampan.engine.perft import perft, read_cases
from sampan.engine.playthrough import rewrite_playthrough, write_playthrough
from sampan.engine.transcript import read_header, read_transcript

VOCABULARY: Final = "vocabulary.txt"
PLAYTHROUGHS: Final = "playthroughs"
PERFT: Final = "perft.toml"
TRANSCRIPTS: Final = "transcripts"
_COUNTS: Final = re.compile(r"^counts = .*$", re.MULTILINE)


class NotAppended(BadInput):
    """A vocabulary whose old words have other numbers than before."""


def vocabulary_lines(game: Game[Any]) -> list[str]:
    """`seat 0 pass`: speaker, number and word; first the words of the seats, then of chance."""
    return [
        f"{speaker} {action.index} {action.word}"
        for speaker, words in (("seat", game.words), ("chance", game.chance_words))
        for action in words
    ]


def append_vocabulary(game: Game[Any], golden: str) -> str:
    """The golden vocabulary with the new words at its end.

    Raises `NotAppended` where an old line does not hold any more: trained networks and stored games
    depend on the numbers.
    """
    now = vocabulary_lines(game)
    old = golden.splitlines()
    known = set(now)
    lost = [line for line in old if line not in known]
    if lost:
        raise NotAppended(f"{game.name}: {len(lost)} old words are not what they were: {lost[0]!r}")
    written = set(old)
    new = [line for line in now if line not in written]
    return "".join(f"{line}\n" for line in (*old, *new))


def bless(game: Game[Any], folder: Path, transcripts: bool = False) -> Iterator[Path]:
    """Write the golden files of a game anew; yields those that changed."""
    for path, text in _golden(game, folder, transcripts):
        if not path.exists() or path.read_text("utf-8") != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
            yield path


def _golden(game: Game[Any], folder: Path, transcripts: bool) -> Iterator[tuple[Path, str]]:
    vocabulary = folder / VOCABULARY
    golden = vocabulary.read_text("utf-8") if vocabulary.exists() else ""
    yield vocabulary, append_vocabulary(game, golden)
    for seats in game.seats:
        if not list((folder / PLAYTHROUGHS).glob(f"{seats}-*.txt")):
            path = folder / PLAYTHROUGHS / f"{seats}-seats-seed-1.txt"
            yield path, write_playthrough(game, seats, 1)
    for path in sorted((folder / PLAYTHROUGHS).glob("*.txt")):
        yield path, rewrite_playthrough(game, path)
    if (folder / PERFT).exists():
        yield folder / PERFT, recount(game, folder / PERFT)
    for path in sorted((folder / TRANSCRIPTS).glob("*.txt")) if transcripts else ():
        yield path, record_anew(game, path.read_text("utf-8"))


def recount(game: Game[Any], path: Path) -> str:
    """The perft file with the counts of today, everything else as it stands."""
    counts = [
        [perft(case.state(game), depth + 1) for depth in range(len(case.counts))]
        for case in read_cases(path)
    ]
    fresh = iter(counts)
    return _COUNTS.sub(lambda _: f"counts = {next(fresh)}", path.read_text("utf-8"))


def record_anew(game: Game[Any], text: str) -> str:
    """A transcript with the rules version and data of today: the same words, played again."""
    header = read_header(text)
    ours = {"rules": game.version, "data": game.components.hash}
    lines = text.splitlines()
    for place, line in enumerate(lines[: len(header)]):
        key = line.partition(":")[0]
        lines[place] = f"{key}: {ours[key]}" if key in ours else line
    kept = [line for line in lines if not line.startswith("end:")]
    return read_transcript(game, "\n".join(kept)).transcript()
