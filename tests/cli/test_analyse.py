"""Analysing recorded games at the terminal."""

import json
from pathlib import Path

import pytest

from sampan.engine.session import Session
from sampan.engine.telling import common_texts
from sampan.engine.texts import LANGUAGES
from sampan.engine.walk import walker_of
from tests.cli.terminal import WIDTH, players, run
from tests.conformance.tables import GAMES, every_game, game_of

QUICK = ("--iterations", 4)


def recorded(name: str, folder: Path) -> tuple[Session, Path]:
    """The first decisions of a random game, and their transcript."""
    session = Session.new(game_of(name), players(game_of(name)), seed=6)
    walker_of(6).walk(session, 9)
    file = folder / "game.txt"
    file.write_text(session.transcript(with_seed=True), "utf-8")
    return session, file


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_an_analysis_is_told(name: str, language: str, tmp_path: Path) -> None:
    _, file = recorded(name, tmp_path)
    result = run("analyse", file, *QUICK, "--language", language)
    assert result.exit_code == 0, result.output
    texts = common_texts(language)
    assert texts("analyse-worst") in " ".join(result.stdout.split())
    assert texts("analyse-ranks") in result.stdout
    assert max(map(len, result.stdout.splitlines())) <= WIDTH


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_a_hint_is_told(name: str, language: str, tmp_path: Path) -> None:
    _, file = recorded(name, tmp_path)
    seats = ",".join(["me"] * players(game_of(name)))
    typed = ["", "hint"]
    result = run("play", file, "--seats", seats, "--language", language, typed=typed)
    assert result.exit_code == 0, result.output
    chance = common_texts(language)("hint-chance", value=1, low=1, high=1).split(" 1 ")[0]
    assert chance in " ".join(result.stdout.split())


@every_game
def test_a_hint_says_what_its_value_stands_for(name: str, tmp_path: Path) -> None:
    """Alone it is no chance to win: there the margin counts."""
    game = game_of(name)
    for count, key in ((1, "hint-alone"), (2, "hint-chance"), (3, "hint-ahead")):
        if count not in game.seats:
            continue
        file = tmp_path / "game.txt"
        file.write_text(Session.new(game, count, seed=6).transcript(with_seed=True), "utf-8")
        result = run("play", file, "--seats", ",".join(["me"] * count), typed=["", "hint"])
        said = common_texts("en")(key, value=1, low=1, high=1).split(" 1 ")[0]
        assert said in " ".join(result.stdout.split()), result.output


def test_a_table_can_be_played_without_hints(tmp_path: Path) -> None:
    _, file = recorded(GAMES[0], tmp_path)
    seats = ",".join(["me"] * players(game_of(GAMES[0])))
    texts = common_texts("en")
    result = run("play", file, "--seats", seats, "--no-hints", typed=["", "hint"])
    assert result.exit_code == 0, result.output
    assert result.stdout.count(texts("hint-off")) == 2, "said at the beginning and when asked"


def test_an_analysis_is_kept_and_gone_on_with(tmp_path: Path) -> None:
    """The second run finds everything in the file, also for one seat only."""
    _, file = recorded(GAMES[0], tmp_path)
    kept = tmp_path / "analysis.json"
    first = run("analyse", file, *QUICK, "--json", kept)
    written = json.loads(kept.read_text("utf-8"))
    assert {each["kind"] for each in written["marks"]} <= {"decision", "draw"}
    assert run("analyse", file, *QUICK, "--json", kept).stdout == first.stdout
    assert run("analyse", file, *QUICK, "--json", kept, "--seat", "B").exit_code == 0
    assert json.loads(kept.read_text("utf-8")) == written


def test_an_analysis_of_something_else_is_not_overwritten(tmp_path: Path) -> None:
    _, file = recorded(GAMES[0], tmp_path)
    kept = tmp_path / "analysis.json"
    for text in ("{}", "no json"):
        kept.write_text(text, "utf-8")
        result = run("analyse", file, *QUICK, "--json", kept)
        assert result.exit_code == 2
        assert str(kept) in result.stderr
        assert kept.read_text("utf-8") == text


@pytest.mark.parametrize("kind", ["png", "svg"])
def test_the_course_of_the_game_is_drawn(kind: str, tmp_path: Path) -> None:
    _, file = recorded(GAMES[0], tmp_path)
    picture = tmp_path / f"course.{kind}"
    assert run("analyse", file, *QUICK, "--plot", picture).exit_code == 0
    assert picture.read_bytes()[:5] in (b"\x89PNG\r", b"<?xml")


def test_bad_input_is_refused(tmp_path: Path) -> None:
    _, file = recorded(GAMES[0], tmp_path)
    for bad in (["--seat", "E"], ["--plot", tmp_path / "course.what"]):
        result = run("analyse", file, *QUICK, *bad)
        assert result.exit_code == 2, result.output
        assert result.stderr.startswith("sampan: ")
