"""An analysis as a file to go on from, and as a picture."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from sampan.arena.match import Match
from sampan.bots import levels
from sampan.bots.advice import search_settings
from sampan.bots.analysis import Judged, Mark, Summary, mark_of
from sampan.engine.errors import BadInput
from sampan.engine.session import Session
from sampan.engine.steps import SEATS

PICTURES: Final = (".png", ".svg")
COLOURS: Final = ("#b5483a", "#3b6ea5", "#4c8c4a", "#c79a2b", "#7a5ca3")
"""One for each seat."""
OTHERWISE: Final = "name another file, or delete it"


class AnalysisError(BadInput):
    """An analysis that cannot be kept or drawn."""


class Report:
    """The marks of one game, and how they were made."""

    def __init__(self, session: Session, iterations: int, seed: int) -> None:
        seats = session.header.seats
        settings = search_settings(session.game, seats, iterations)
        match = Match(session.game, [levels()[-1]] * seats, 0, options=session.header.options)
        self.session: Final = session
        self.iterations: Final = iterations
        self.seed: Final = seed
        self.made: Final[dict[str, Any]] = {
            "game": session.game.name,
            "transcript": sha256(session.transcript().encode()).hexdigest(),
            "numbers": match.header()["numbers"],
            "settings": asdict(settings),
            "seed": seed,
        }
        """To recognize an analysis by: marks made with anything else are marks of another one."""
        self.marks: Final[list[Mark]] = []

    def summaries(self, seats: str = SEATS) -> list[Summary]:
        judged = {each.seat for each in self.marks if isinstance(each, Judged)}
        return [Summary(seat, self.marks) for seat in seats if seat in judged]

    def worst(self, count: int) -> list[Judged]:
        """The costliest decisions, the costliest first."""
        lost = [each for each in self.marks if isinstance(each, Judged) and each.loss > 0.0]
        return sorted(lost, key=lambda each: (-each.loss, each.n))[:count]

    def to_json(self) -> dict[str, Any]:
        return {
            **self.made,
            "summary": [each.to_json() for each in self.summaries()],
            "marks": [each.to_json() for each in self.marks],
        }

    def known(self, path: Path) -> dict[int, Mark]:
        """Entry -> its mark, where a file already has the same analysis; raises `AnalysisError` if
        it has something else."""
        if not path.exists():
            return {}
        try:
            written = json.loads(path.read_text("utf-8"))
            odd = [key for key, value in self.made.items() if written.get(key) != value]
            marks = [mark_of(each) for each in written["marks"]]
        except (AttributeError, KeyError, TypeError, ValueError) as error:
            raise AnalysisError(f"{path} holds no analysis; {OTHERWISE}") from error
        if odd:
            differs = f"it differs in {', '.join(odd)}"
            raise AnalysisError(f"{path} holds another analysis ({differs}); {OTHERWISE}")
        return {each.n: each for each in marks}


def check_picture(path: Path) -> None:
    """Whether a picture can be drawn there, before anything is judged; raises `AnalysisError`."""
    if path.suffix not in PICTURES:
        raise AnalysisError(f"a picture is one of {', '.join(PICTURES)}, not {path.name}")
    if find_spec("matplotlib") is None:
        raise AnalysisError("a picture needs matplotlib: pip install 'sampan[arena]'")


def draw(report: Report, path: Path) -> None:
    """What each seat could expect at each decision, with what it gave away below."""
    from matplotlib.figure import Figure

    judged = [each for each in report.marks if isinstance(each, Judged)]
    if not judged:
        raise AnalysisError("there is no decision to draw")
    figure: Any = Figure(figsize=(10.0, 5.5), layout="constrained")
    hopes, losses = figure.subplots(2, 1, sharex=True, height_ratios=(2, 1))
    entries = [each.n for each in judged]
    for seat in range(len(judged[0].before)):
        letter, colour = SEATS[seat], COLOURS[seat]
        hopes.plot(entries, [each.before[seat] for each in judged], color=colour, label=letter)
        own = [each for each in judged if each.seat == letter]
        if own:
            losses.bar([each.n for each in own], _losses(own), width=1.0, color=colour)
    hopes.set(ylim=(0, 1), ylabel="share of the others left behind")
    hopes.legend(loc="upper left", ncols=len(SEATS))
    losses.set(xlabel="entry", ylabel="ranks lost")
    figure.suptitle(report.session.game.name)
    figure.savefig(path, dpi=120)


def _losses(judged: Sequence[Judged]) -> list[float]:
    return [each.loss for each in judged]
