"""`sampan scenario run` as people type it."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import sampan
from sampan.cli.main import build

GAME = sampan.games()[0]


def write(path: Path, *then: dict[str, Any], game: str = GAME) -> Path:
    """A JSON scenario whose title is the name of the file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    data = {"title": f"About {path.stem}", "rules": [], "position": {"game": game}, "then": then}
    path.write_text(json.dumps(data, indent=1))
    return path


def run(*paths: Path) -> tuple[int, str, str]:
    result = CliRunner().invoke(build(), ["scenario", "run", *map(str, paths)])
    return result.exit_code, result.stdout, result.stderr


def test_a_line_for_each_scenario(tmp_path: Path) -> None:
    one = write(tmp_path / "one.json", {"expect": {"game": GAME}})
    two = write(tmp_path / "deep" / "two.json", {"expect": {"over": None}})
    toml = tmp_path / "deep" / "three.toml"
    toml.write_text(f'title = "Three"\nrules = []\nthen = []\n[position]\ngame = "{GAME}"\n')
    (tmp_path / "deep" / "readme.txt").write_text("no scenario")
    code, out, err = run(one, tmp_path / "deep")
    assert (code, err) == (0, "")
    assert out.splitlines() == [
        f"ok    About one  {one}",
        f"ok    Three  {toml}",
        f"ok    About two  {two}",
    ]


def test_a_failure_shows_expected_and_found(tmp_path: Path) -> None:
    bad = write(tmp_path / "bad.json", {"expect": {"game": GAME}}, {"expect": {"game": "chess"}})
    good = write(tmp_path / "good.json", {"expect": {"game": GAME}})
    code, out, _ = run(bad, good)
    assert code == 1
    assert f"FAIL  About bad  {bad}" in out
    assert f"ok    About good  {good}" in out
    lines = bad.read_text().splitlines()
    entries = [number for number, line in enumerate(lines, 1) if line == "  {"]
    assert f"line {entries[1]}: game" in out
    row = next(line for line in out.splitlines() if "chess" in line)
    assert row.index("chess") < row.index(GAME)


def test_a_malformed_file_is_named_and_the_others_run(tmp_path: Path) -> None:
    broken = tmp_path / "broken.toml"
    broken.write_text(
        f'title = "x"\nrules = []\n[position]\ngame = "{GAME}"\n[[then]]\n[[then]]\nexpekt = 1\n'
    )
    failing = write(tmp_path / "fails.json", {"expect": {"game": "chess"}})
    good = write(tmp_path / "good.json", {"expect": {"game": GAME}})
    code, out, err = run(broken, failing, good)
    assert code == 2
    assert f"{broken}: line 7: then.1.expekt: unknown key" in err
    assert f"ok    About good  {good}" in out


def test_an_unknown_game_is_pointed_at(tmp_path: Path) -> None:
    code, _, err = run(write(tmp_path / "one.json", game="chess"))
    assert code == 2
    assert "line 5: position.game: there is no game 'chess'" in err


def test_an_impossible_position_is_pointed_at(tmp_path: Path) -> None:
    path = tmp_path / "one.toml"
    path.write_text(
        f'title = ""\nrules = []\nthen = []\n[position]\ngame = "{GAME}"\n\nplayrs = 2\n'
    )
    code, _, err = run(path)
    assert code == 2
    assert "line 7: position.playrs: unknown field; did you mean 'players'?" in err


@pytest.mark.parametrize("name", ["missing.toml", "empty"])
def test_what_is_not_there(tmp_path: Path, name: str) -> None:
    (tmp_path / "empty").mkdir()
    code, out, err = run(tmp_path / name)
    assert (code, out) == (2, "")
    assert name in err
