"""`sampan components`: every value with its source."""

from pathlib import Path

import pytest

from sampan.engine.telling import common_texts
from sampan.engine.texts import LANGUAGES
from tests.cli.terminal import WIDTH, run
from tests.conformance.tables import every_game, game_of


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_every_value_stands_there(name: str, language: str) -> None:
    result = run("components", name, "--language", language)
    assert result.exit_code == 0, result.output
    rows = list(game_of(name).components.rows())
    texts = common_texts(language)
    marked = [row for row in rows if row.source == "reconstructed"]
    lines = {(row.section, row.name.partition(".")[0]) for row in marked}
    assert result.stdout.count(f"* {texts('source-reconstructed')}") == len(lines)
    assert texts("components-count", count=len(marked), all=len(rows)) in result.stdout
    assert max(map(len, result.stdout.splitlines())) <= WIDTH
    assert all(row.section in result.stdout for row in rows)
    assert all(row.name.partition(".")[0] in result.stdout for row in rows)


@every_game
def test_an_edition_shows_its_values(name: str, tmp_path: Path) -> None:
    """What an edition overrides is marked as its own."""
    components = game_of(name).components
    row = next(row for row in components.rows() if not row.name and type(row.value) is int)
    edition = tmp_path / "edition.toml"
    edition.write_text(f"[{row.section}]\nvalue = {row.value}\n", "utf-8")
    result = run("components", name, "--edition", edition)
    assert result.exit_code == 0, result.output
    assert common_texts("en")("source-edition") in " ".join(result.stdout.split())
    assert common_texts("en")("source-edition") not in run("components", name).stdout


@every_game
def test_a_bad_edition_is_explained(name: str, tmp_path: Path) -> None:
    edition = tmp_path / "edition.toml"
    edition.write_text("[nonsense]\nvalue = 1\n", "utf-8")
    result = run("components", name, "--edition", edition)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "nonsense" in result.stderr


def test_an_unknown_game_is_explained() -> None:
    assert run("components", "nothing").exit_code == 2
