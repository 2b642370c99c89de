"""What the page of the bots names can be played."""

import re
from pathlib import Path
from random import Random
from typing import Final

import pytest

import sampan
from sampan.bots import make_bot
from sampan.engine.telling import texts_for

PAGE: Final = Path(__file__).parents[2] / "docs" / "bots.md"
CHANGED: Final = re.compile(r"([^\W\d_]+) `(\w+@[\w.]+=[^`]+)`")
"""A game, and a bot that counts with other numbers there."""


def test_what_is_shown_in_python_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (shown,) = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    exec(shown, {})
    first, *advised = capsys.readouterr().out.splitlines()
    assert "'A': " in first
    assert advised


def test_numbers_are_changed_that_the_game_has() -> None:
    games = {texts_for(game, "en")("title"): game for game in map(sampan.game, sampan.games())}
    found = CHANGED.findall(PAGE.read_text("utf-8"))
    assert {title for title, _ in found} == set(games)
    for title, spec in found:
        make_bot(spec, games[title], Random(0))
