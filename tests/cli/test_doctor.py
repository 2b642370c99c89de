"""`sampan doctor`: a line for each check, and a failing one is seen."""

from importlib.metadata import PackageNotFoundError
from pathlib import Path

import pytest

import sampan
from sampan.cli import doctor
from sampan.server.store import migrate
from tests.cli.terminal import run


@pytest.fixture(autouse=True)
def no_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The tables of whoever runs the tests are none of their business."""
    monkeypatch.setenv("SAMPAN_DATA", str(tmp_path))


def test_a_sound_installation_passes() -> None:
    result = run("doctor")
    assert result.exit_code == 0, result.output
    lines = result.stdout.splitlines()
    assert all(line.startswith("ok ") for line in lines if line.strip() and line[0] != " ")
    for name in sampan.games():
        assert f"{name}: a game of bots" in result.stdout


def test_the_database_is_looked_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "games", list)
    monkeypatch.setenv("SAMPAN_DATABASE_URL", f"sqlite:///{tmp_path / 'sampan.db'}")
    assert "database: none yet" in run("doctor").stdout
    migrate(f"sqlite+aiosqlite:///{tmp_path / 'sampan.db'}")
    assert "database: 0 tables in sqlite" in run("doctor").stdout
    (tmp_path / "sampan.db").write_text("no database", "utf-8")
    result = run("doctor")
    assert result.exit_code == 1
    assert "FAILED  database" in result.stdout


@pytest.mark.parametrize(("extra", "library"), [("arena", "numpy"), ("ray", "ray")])
def test_extras_are_told_and_may_be_missing(
    extra: str, library: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def version(name: str) -> str:
        if name == library:
            raise PackageNotFoundError
        return "7.1"

    monkeypatch.setattr(doctor, "games", list)
    assert f"extra {extra}: without {library}" not in run("doctor").stdout
    monkeypatch.setattr(doctor, "version", version)
    result = run("doctor")
    assert result.exit_code == 0, "extras are not needed"
    assert f"ok      extra {extra}: without {library} no " in result.stdout
    assert f"; pip install 'sampan[{extra}]'" in result.stdout
    assert "ok      extra postgres: asyncpg 7.1, for " in result.stdout


def test_a_missing_catalogue_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The other checks still run."""
    monkeypatch.setattr(doctor, "COMMON", tmp_path)
    result = run("doctor")
    assert result.exit_code == 1
    assert "FAILED  common texts" in result.stdout
    assert "a game of bots" in result.stdout


def test_a_broken_game_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "games", lambda: ["nothing"])
    result = run("doctor")
    assert result.exit_code == 1
    assert result.stdout.count("FAILED") == 4
