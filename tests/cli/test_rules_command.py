"""`sampan rules` as people type it."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

import sampan
from sampan.cli import rules as command
from sampan.cli.main import build
from sampan.engine.rules import Rules, read_rules

GAMES = sampan.games()
every_game = pytest.mark.parametrize("name", GAMES)


def rules_of(name: str) -> Rules:
    return read_rules(sampan.game(name).folder)


def run(*args: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(build(), ["rules", *args])
    return result.exit_code, result.stdout, result.stderr


@every_game
def test_a_rule_is_printed(name: str) -> None:
    rule = next(iter(rules_of(name).rules.values()))
    code, out, _ = run(rule.id.lower())
    assert code == 0
    assert out == f"{rule.id}  ({rule.section})\n{rule.text}\n"


@every_game
def test_several_ids_and_a_section(name: str) -> None:
    rules = rules_of(name)
    section = next(iter(rules.sections))
    last = list(rules.rules)[-1]
    code, out, _ = run(last, section)
    assert code == 0
    blocks = [line.split("  (")[0] for line in out.splitlines() if line.startswith(rules.prefix)]
    assert blocks == [last, *(rule.id for rule in rules.find(section))]


@every_game
def test_an_unknown_rule_gets_close_ones(name: str) -> None:
    prefix = rules_of(name).prefix
    code, out, err = run(f"{prefix}-1.999")
    assert (code, out) == (2, "")
    assert f"there is no rule {prefix}-1.999" in err
    assert "close to it are" in err


def test_an_unknown_prefix_gets_the_known_ones() -> None:
    code, out, err = run("NOPE-1.1")
    assert (code, out) == (2, "")
    assert all(rules_of(name).prefix in err for name in GAMES)


def test_without_ids_the_games_are_named() -> None:
    code, out, err = run()
    assert (code, out) == (2, "")
    assert all(name in err for name in GAMES)


@every_game
def test_complete_coverage_prints_nothing_missing(name: str) -> None:
    code, out, err = run("--coverage", name)
    assert (code, out) == (0, "")
    assert f"all {len(rules_of(name).rules)} rules" in err


def test_without_a_game_every_game_is_covered() -> None:
    code, out, err = run("--coverage")
    assert (code, out) == (0, "")
    assert all(f"{name}/rules.md" in err for name in GAMES)


@every_game
def test_missing_coverage_is_named(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = rules_of(name)
    first, second, *_ = rules.rules
    folder = tmp_path / "tests" / "games" / name
    folder.mkdir(parents=True)
    (folder / "test_one.py").write_text(f"{first} {rules.prefix}-99.99")
    monkeypatch.setattr(command, "tests_folder", lambda: tmp_path / "tests")
    code, out, _ = run("--coverage", name)
    assert code == 1
    assert f"cited by no test or scenario: {second}\n" in out
    assert f"cited by no test or scenario: {first}\n" not in out
    assert f"cited, but no rule: {rules.prefix}-99.99 ({folder / 'test_one.py'})\n" in out


def test_coverage_of_an_unknown_game() -> None:
    code, _, err = run("--coverage", "nothing")
    assert code == 2
    assert "there is no game 'nothing'" in err


def test_coverage_needs_a_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sampan, "__file__", str(tmp_path / "lib" / "sampan" / "__init__.py"))
    code, out, err = run("--coverage", GAMES[0])
    assert (code, out) == (2, "")
    assert "needs a source checkout" in err


def test_the_tests_are_found_from_the_current_directory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "tests" / "games").mkdir(parents=True)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sampan, "__file__", str(tmp_path / "a" / "b" / "c" / "__init__.py"))
    assert command.tests_folder() == tmp_path / "tests"
