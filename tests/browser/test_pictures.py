"""The boards look as they looked when somebody last looked at them."""

import shutil
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import ROOT
from tests.browser.pictures import Wanted, all_pictures, difference, take
from tests.server.servers import Server

ALIKE: Final = 0.004
"""The share of a picture that may look different: fonts are not drawn alike everywhere."""
SEEN: Final = ROOT / "build" / "pictures"
"""Where a picture lies that differs from the one that was kept."""


@pytest.mark.parametrize("wanted", list(all_pictures()), ids="-".join)
def test_a_board_looks_as_it_did(
    wanted: Wanted, browser: Browser, server: Server, tmp_path: Path
) -> None:
    now = tmp_path / wanted.path.name
    take(browser, server, wanted, now)
    apart = difference(wanted.path, now)
    if apart > ALIKE:
        kept = SEEN / wanted.game / wanted.path.name
        kept.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(now, kept)
        pytest.fail(
            f"{wanted.path.relative_to(ROOT)} looks {apart:.1%} different now: see "
            f"{kept.relative_to(ROOT)}; keep it with `make pictures` if that is right",
            pytrace=False,
        )
