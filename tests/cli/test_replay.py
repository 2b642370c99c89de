"""Stepping through recorded games."""

from pathlib import Path

import pytest

from sampan.arena import play_game
from sampan.engine.session import Session
from sampan.engine.steps import CHANCE
from sampan.engine.telling import Telling
from sampan.engine.texts import LANGUAGES
from tests.cli.terminal import WIDTH, players, run
from tests.conformance.tables import every_game, game_of


def recorded(name: str, tmp_path: Path) -> tuple[Session, Path]:
    """A finished game of random bots and its transcript."""
    game = game_of(name)
    session = play_game(game, ["random"] * players(game), seed=3)
    file = tmp_path / "game.txt"
    file.write_text(session.transcript(), "utf-8")
    return session, file


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_all_prints_the_whole_game(name: str, language: str, tmp_path: Path) -> None:
    session, file = recorded(name, tmp_path)
    result = run("replay", file, "--all", "--language", language)
    assert result.exit_code == 0, result.output
    assert session.result is not None
    words = " ".join(result.stdout.split())
    for entry in session.live:
        assert f"{entry.n} {entry.speaker} {entry.word}" in words
    assert Telling(game_of(name), language).over(session.result.over) in words
    assert max(map(len, result.stdout.splitlines())) <= WIDTH


@every_game
def test_a_seat_sees_only_what_it_knew(name: str, tmp_path: Path) -> None:
    """Words that others may not read stand as a question mark."""
    session, file = recorded(name, tmp_path)
    secret = [entry for entry in session.live if not entry.seers & 1]
    words = " ".join(run("replay", file, "--all", "--seat", "A").stdout.split())
    for entry in secret:
        kind = entry.word.split()[0]
        assert f"{entry.n} {entry.speaker} {kind} ?" in words
        assert f"{entry.n} {entry.speaker} {entry.word}" not in words


@every_game
def test_every_way_to_step(name: str, tmp_path: Path) -> None:
    session, file = recorded(name, tmp_path)
    count = len(session.live)
    typed = ["", "n", "previous", "turn", "last", "next", "first", "previous", "7", "foo", "q"]
    result = run("replay", file, typed=typed)
    assert result.exit_code == 0
    places = [line.split("/")[0] for line in result.stdout.splitlines() if f"/{count}> " in line]
    turn = int(places[4])
    assert places == ["0", "1", "2", "1", str(turn), str(count), str(count), "0", "0", "7", "7"]
    assert session.live[turn].speaker != CHANCE
    assert Telling(game_of(name), "en").texts("replay-unknown", word="foo") in result.stdout


@every_game
def test_the_end_of_the_input_ends_the_replay(name: str, tmp_path: Path) -> None:
    _, file = recorded(name, tmp_path)
    assert run("replay", file).exit_code == 0


@every_game
def test_an_unfinished_game_is_replayed_too(name: str, tmp_path: Path) -> None:
    """What was taken back is left out, and the seed is not needed."""
    game = game_of(name)
    session = Session.new(game, players(game), seed=3)
    assert session.decision is not None
    seat, option = session.decision.seat, session.decision.options[-1]
    session.submit(option)
    session.undo(consent=True)
    file = tmp_path / "game.txt"
    file.write_text(session.transcript(), "utf-8")
    result = run("replay", file, "--all")
    assert result.exit_code == 0, result.output
    assert f"{seat} {option.word}" not in " ".join(result.stdout.split())


@every_game
def test_bad_input_is_explained(name: str, tmp_path: Path) -> None:
    session, file = recorded(name, tmp_path)
    broken = tmp_path / "broken.txt"
    broken.write_text(session.transcript().replace("\n1 @", "\n1 Q", 1), "utf-8")
    binary = tmp_path / "binary.txt"
    binary.write_bytes(b"\xff\xfe\x00")
    for args in (
        [tmp_path / "none.txt"],
        [binary],
        [file, "--seat", "Z"],
        [file, "--seat", "AB"],
        [broken],
    ):
        result = run("replay", *args)
        assert result.exit_code == 2
        assert result.stderr.startswith("sampan: ")
        assert "--seat" in args or str(args[0]) in result.stderr


def test_a_command_names_the_file_and_the_problem(tmp_path: Path) -> None:
    """Not the number of the problem."""
    result = run("replay", tmp_path)
    assert result.exit_code == 2
    assert result.stderr == f"sampan: {tmp_path}: Is a directory\n"
