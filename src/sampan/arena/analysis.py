"""An analysis as a file to go on from, and as a picture."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from functools import partial
from hashlib import sha256
from itertools import accumulate
from pathlib import Path
from typing import Any, Final

from sampan.arena.drawing import (
    FAINT,
    INK,
    SEAT_COLOURS,
    check_drawing,
    new_picture,
    plain,
    save_picture,
    smoothed,
)
from sampan.arena.match import fingerprint
from sampan.bots import levels
from sampan.bots.advice import search_settings
from sampan.bots.analysis import Drawn, Judged, Mark, Summary, mark_of
from sampan.bots.settings import Settings
from sampan.bots.tree import Tree
from sampan.bots.values import win_shares
from sampan.engine.errors import BadInput
from sampan.engine.session import Session
from sampan.engine.steps import SEATS
from sampan.engine.telling import Telling
from sampan.engine.texts import Texts

PICTURES: Final = (".png", ".svg")
AROUND: Final = 4
"""What is expected is drawn as the mean of a decision, so many before it and as many after it."""
OTHERWISE: Final = "name another file, or delete it"


class AnalysisError(BadInput):
    """An analysis that cannot be kept or drawn."""


class Report:
    """The marks of one game, and how they were made."""

    def __init__(self, session: Session, iterations: int, seed: int) -> None:
        seats = session.header.seats
        settings = search_settings(session.game, seats, iterations)
        self.session: Final = session
        self.iterations: Final = iterations
        self.seed: Final = seed
        self.made: Final[dict[str, Any]] = {
            "game": session.game.name,
            "transcript": sha256(session.transcript().encode()).hexdigest(),
            "numbers": fingerprint(session.game, [levels()[-1]], seats),
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
    check_drawing()


def draw(report: Report, told: Telling, path: Path) -> None:
    """What each seat could expect in the course of the game, what it gave away, and its luck."""
    if not any(isinstance(each, Judged) for each in report.marks):
        raise AnalysisError("there is no decision to draw")
    texts = told.texts
    picture = new_picture(texts("title"), texts("plot-along"), 11.0, 7.0)
    hopes, losses, luck = picture.subplots(3, 1, sharex=True, height_ratios=(4, 2, 2))
    players = report.session.header.seats
    plain(hopes, texts("plot-outlook" if players == 1 else "plot-chance"), "y")
    plain(losses, texts("plot-ranks" if players > 2 else "plot-lost"), "y")
    plain(luck, texts("plot-luck"), "y")
    for seat, colour in enumerate(SEAT_COLOURS[:players]):
        _draw_seat(report, seat, colour, hopes, losses, luck)
    hopes.set(ylim=(0, 1))
    hopes.legend(loc="upper left", ncols=len(SEATS), frameon=False, labelcolor=INK)
    luck.axhline(0.0, color=FAINT, linewidth=0.8)
    luck.xaxis.get_major_locator().set_params(integer=True)
    for axes in (hopes, losses, luck):
        figures = "amount" if axes is losses and players > 2 else "percent"
        axes.yaxis.set_major_formatter(partial(_figure, texts, figures))
    save_picture(picture, path)


def _figure(texts: Texts, figures: str, value: float, _: int) -> str:
    """A figure on an axis, as the language writes it."""
    return texts(f"plot-{figures}", value=value).replace("-", "\N{MINUS SIGN}")


def _draw_seat(report: Report, seat: int, colour: str, hopes: Any, losses: Any, luck: Any) -> None:
    """One seat. Who decides knows more and likes its own moves, so what is expected jumps from seat
    to seat; the clear line is the mean over some decisions, and ends with the game."""
    judged = [each for each in report.marks if isinstance(each, Judged)]
    course = [(each.n, each.chances_before[seat]) for each in judged]
    if (end := _end(report.session)) is not None:
        course.append((report.session.live[-1].n + 1, end[seat]))
    entries, expected = zip(*course, strict=True)
    hopes.plot(entries, expected, color=colour, linewidth=0.7, alpha=0.35)
    means = smoothed(expected, AROUND)
    hopes.plot(entries, means, color=colour, linewidth=2.2, label=SEATS[seat])
    own = [each for each in judged if each.seat == SEATS[seat]]
    losses.vlines([each.n for each in own], 0.0, [each.loss for each in own], color=colour)
    gained = [each.luck[seat] if isinstance(each, Drawn) else 0.0 for each in report.marks]
    so_far = list(accumulate(gained))
    luck.plot([each.n for each in report.marks], so_far, drawstyle="steps-post", color=colour)


def _end(session: Session) -> Sequence[float] | None:
    """What chances come to where the game is over: who won; against the game itself, the margin."""
    if session.result is None:
        return None
    if session.header.seats == 1:
        return Tree(session.game, 0, (), Settings()).values(session.state)
    return win_shares(list(session.result.ranks.values()))
