"""Matches that are stopped: what is kept is told, and nothing is left behind."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Final

import pytest

import sampan
from sampan.arena import Match, Outcome, Results
from sampan.bots.analysis import Mark, mark
from sampan.cli import analyse, arena
from sampan.engine.session import Session
from sampan.engine.walk import walker_of
from tests.cli.terminal import run

GAME: Final = sampan.games()[1]
WORDS: Final = ("arena", GAME, "--bots", "random,casual", "--games", "100000")
PATIENCE: Final = 150.0


@pytest.mark.skipif(sys.platform == "win32", reason="sends signals")
@pytest.mark.parametrize(
    ("sign", "games", "place"),
    [
        (signal.SIGINT, 0, ()),
        (signal.SIGINT, 1, ()),
        (signal.SIGTERM, 0, ()),
        (signal.SIGTERM, 1, ()),
        (signal.SIGTERM, 1, ("--ray", "local")),
    ],
)
def test_a_match_that_is_stopped_ends_in_order(
    sign: signal.Signals, games: int, place: Sequence[str], tmp_path: Path
) -> None:
    """At the start or once games are played. Ctrl-C reaches the workers, too; a service that is
    stopped gets the other signal alone."""
    out = tmp_path / "match"
    command = [sys.executable, "-c", "from sampan.cli.main import main; main()", *WORDS]
    with subprocess.Popen(
        [*command, "--workers", "2", "--out", str(out), *place],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        until = monotonic() + PATIENCE
        while not reached(out, games) and monotonic() < until:
            sleep(0.05)
        if sign is signal.SIGINT:
            os.killpg(process.pid, sign)
        else:
            process.send_signal(sign)
        said = process.communicate(timeout=PATIENCE)[1]
    assert process.returncode == 128 + sign, said
    assert f"{played(out)} of 100000 games are kept in {out}" in said
    for noise in ("leaked", "Traceback"):
        assert noise not in said


def reached(folder: Path, games: int) -> bool:
    """Whether the results are begun and hold so many games."""
    return (folder / arena.RESULTS).exists() and played(folder) >= games


def played(folder: Path) -> int:
    """How many games a folder holds."""
    file = folder / arena.RESULTS
    return max(0, len(file.read_bytes().splitlines()) - 1) if file.exists() else 0


@pytest.mark.parametrize("kept", [True, False])
def test_who_stops_an_analysis_is_told_what_is_kept(
    kept: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = Session.new(sampan.game(GAME), 2, seed=6)
    walker_of(6).walk(session, 9)
    game, analysis = tmp_path / "game.txt", tmp_path / "analysis.json"
    game.write_text(session.transcript(with_seed=True), "utf-8")
    marks = count(1)

    def stopped(*given: Any) -> Mark:
        if next(marks) == 3:
            raise KeyboardInterrupt
        return mark(*given)

    monkeypatch.setattr(analyse, "mark", stopped)
    words = ("analyse", game, "--iterations", 4)
    result = run(*words, *(["--json", analysis] if kept else []))
    assert result.exit_code == 130
    said = " ".join(result.stderr.split())
    if kept:
        assert "sampan: stopped; 2 of " in said
        assert f"marks are kept in {analysis}, and the same command goes on from there" in said
        assert run(*words, "--json", analysis).exit_code == 0
    else:
        assert "sampan: stopped; without --json nothing is kept" in said


def interrupted(match: Match, results: Results, *_: Any) -> Iterator[Outcome]:
    raise KeyboardInterrupt
    yield


@pytest.mark.parametrize(
    ("kept", "said"),
    [(False, "without --out none of the games is kept"), (True, "0 of 100000 games are kept in")],
)
def test_who_stops_a_match_is_told_what_is_kept(
    kept: bool, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arena, "run_match", interrupted)
    result = run(*WORDS, *(["--out", tmp_path / "match"] if kept else []))
    assert result.exit_code == 130
    assert f"sampan: stopped; {said}" in result.stderr
