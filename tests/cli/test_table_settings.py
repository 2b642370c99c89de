"""How a table in the terminal is set: its seed, its switches, its hints."""

from pathlib import Path

import pytest

from sampan.cli import asking
from sampan.cli.play import read_options
from sampan.engine.telling import common_texts
from sampan.engine.texts import LANGUAGES
from tests.cli.terminal import SEED, run, start, with_bots
from tests.conformance.tables import GAMES, every_game, game_of

every_language = pytest.mark.parametrize("language", LANGUAGES)


def play(*typed: str, language: str = "en") -> str:
    """What is printed while these lines are typed at seat A of a table with a seed."""
    game = game_of(GAMES[0])
    table = ("--seats", with_bots(game), "--seed", SEED, "--start", start(game))
    result = run("play", game.name, *table, "--language", language, typed=typed)
    assert result.exit_code == 0, result.output
    return result.stdout


@every_game
def test_switches_are_given_in_words(name: str) -> None:
    game = game_of(name)
    for option in game.options:
        if option.values != (False, True):
            continue
        for word, value in (("on", True), ("Yes", True), ("no", False), ("FALSE", False)):
            assert read_options(game, [f"{option.name}={word}"]) == {option.name: value}
        result = run("play", name, "--option", f"{option.name}=maybe")
        assert result.exit_code == 2
        assert f"option {option.name} is one of on, off, not 'maybe'" in result.stderr


@every_language
def test_an_interrupt_stops_a_hint_only(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same is asked again."""

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(asking, "advise", interrupt)
    output = play("hint", "?", "quit", "", language=language)
    texts = common_texts(language)
    assert texts("play-hint-stopped") in output
    assert texts("play-more-help") in output, "the next command was heard"


@every_language
def test_a_seed_that_was_named_is_no_secret(language: str, tmp_path: Path) -> None:
    """That of a saved game is one: who goes on with it has not read it."""
    texts, file = common_texts(language), tmp_path / "game.txt"
    named = texts("play-hash-open", seed=str(SEED), hash="").split(":")[0]
    secret = texts("play-hash", hash="").split(":")[0]
    output = " ".join(play(f"save {file}", language=language).split())
    assert (named in output, secret in output) == (True, False)
    output = " ".join(run("play", file, "--language", language).stdout.split())
    assert (named in output, secret in output) == (False, True)


def test_a_table_without_hints_goes_on_without_them(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    play(f"save {file}", "quit", "")
    for hints, again in (("--no-hints", f"--no-hints {file}"), ("--hints", str(file))):
        typed = [f"save {file}", "y", "quit", ""]
        output = " ".join(run("play", file, hints, typed=typed).stdout.split())
        assert f"sampan play {again}" in output
