"""The pages of docs are those of the games kept beside them, and these can be played again."""

import shutil
from pathlib import Path

import pytest

import sampan
from sampan.arena.ladder import folder_of, rungs
from sampan.arena.results import Results
from sampan.bots import levels
from tests.cli.terminal import run

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize(
    ("page", "words"), [("ladder", ()), ("variants", ("--matches", "docs/variants.toml"))]
)
def test_a_page_shows_the_games_that_are_kept(
    page: str, words: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    docs = tmp_path / "docs"
    shutil.copytree(DOCS / page, docs / page)
    shutil.copy(DOCS / "variants.toml", docs)
    monkeypatch.chdir(tmp_path)
    result = run("ladder", "--no-play", *words)
    assert result.exit_code == 0, result.stderr
    written, shown = ((folder / f"{page}.md").read_text("utf-8") for folder in (docs, DOCS))
    assert written == shown, f"write docs/{page}.md anew: sampan ladder --no-play {' '.join(words)}"


@pytest.mark.parametrize("name", sampan.games())
def test_a_kept_game_is_played_alike_today(name: str) -> None:
    """What kept games say holds of the bots there are: of the two levels that are quickest."""
    weak, strong = levels()[:2]
    match = next(each for each in rungs(sampan.game(name), 8) if each.specs == (strong, weak))
    kept = Results(match, DOCS / "ladder" / folder_of(match) / "results.jsonl").outcomes
    for fixture in list(match.fixtures())[:2]:
        found = match.play(fixture)
        assert (found.scores, found.ranks) == (
            kept[fixture.number].scores,
            kept[fixture.number].ranks,
        )
