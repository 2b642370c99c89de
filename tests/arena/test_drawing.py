"""What the pictures of games show."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from sampan.arena import analysis
from sampan.arena.analysis import AROUND, Report, draw
from sampan.arena.drawing import new_picture, smoothed
from sampan.bots.analysis import Judged
from sampan.bots.values import win_shares
from sampan.engine.telling import Telling
from sampan.engine.texts import LANGUAGES
from tests.cli.terminal import players
from tests.conformance.tables import GAMES, every_game, finished, game_of

LABELS = ("along", "chance", "lost", "luck")


def test_means_look_as_far_back_as_ahead() -> None:
    """So the ends of a line are where it began and ended."""
    assert smoothed([], 2) == []
    assert smoothed([1.0, 0.0], 2) == [1.0, 0.0]
    assert smoothed([0.0, 3.0, 0.0, 6.0, 1.0], 2) == pytest.approx([0.0, 1.0, 2.0, 7 / 3, 1.0])


def judged_wrongly(name: str, seats: int) -> Report:
    """A finished game of which a loser was told to win to the end."""
    session = finished(name, seats, seed=4)
    report = Report(session, 1, 0)
    assert session.result is not None
    loser = win_shares(list(session.result.ranks.values())).index(0.0)
    told = [float(seat == loser) for seat in range(seats)]
    for entry in session.live[-3 * AROUND :]:
        report.marks.append(Judged(entry.n, "A", "", "", None, told, told, {}))
    return report


def drawn_lines(
    report: Report, language: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> tuple[str, list[Sequence[float]]]:
    """The text of a picture, and the values of the lines with a name in it."""
    pictures: list[Any] = []

    def kept(*given: Any) -> Any:
        pictures.append(new_picture(*given))
        return pictures[-1]

    monkeypatch.setattr(analysis, "new_picture", kept)
    file = folder / "course.svg"
    draw(report, Telling(report.session.game, language), file)
    lines = pictures[0].axes[0].get_lines()
    named = [each.get_ydata() for each in lines if not each.get_label().startswith("_")]
    return file.read_text("utf-8"), named


@every_game
def test_the_lines_of_a_finished_game_end_with_its_result(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = players(game_of(name))
    report = judged_wrongly(name, seats)
    _, lines = drawn_lines(report, "en", tmp_path, monkeypatch)
    assert report.session.result is not None
    won = win_shares(list(report.session.result.ranks.values()))
    assert [line[-1] for line in lines] == won[:seats]


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_are_labelled_in_the_language(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    report = judged_wrongly(GAMES[0], players(game_of(GAMES[0])))
    drawn, _ = drawn_lines(report, language, tmp_path, monkeypatch)
    told = Telling(report.session.game, language)
    assert all(told.texts(f"plot-{each}") in drawn for each in LABELS)


@pytest.mark.parametrize("name", [name for name in GAMES if 1 in game_of(name).seats])
def test_alone_the_line_ends_with_the_margin(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """50 % is a tie there, and nobody wins surely by one point."""
    session = finished(name, 1, seed=4)
    report = Report(session, 1, 0)
    report.marks.append(Judged(session.live[-1].n, "A", "", "", None, (0.5, 0.5), (0.5, 0.5), {}))
    _, (line,) = drawn_lines(report, "en", tmp_path, monkeypatch)
    assert session.result is not None
    own, other = session.result.scores.values()
    assert 0.0 < line[-1] < 1.0
    assert (line[-1] > 0.5) == (own > other)
