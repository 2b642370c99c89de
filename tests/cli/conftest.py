"""Hints in tests are small, and no clock cuts them short: what they say depends on nothing else."""

import pytest

from sampan.cli import asking


@pytest.fixture(autouse=True)
def small_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asking, "HINT_SECONDS", None)
    monkeypatch.setattr(asking, "HINT_ITERATIONS", 25)
