"""The boards: they offer what the rules offer, at a place that can be seen."""

import os
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Final

import pytest

import sampan
from sampan.engine.session import Session
from sampan.engine.setup import SetupError
from tests.browser.people import Visit
from tests.browser.stage import Stage
from tests.server.servers import Server

POSITIONS: Final = int(os.environ.get("SAMPAN_TEST_POSITIONS", "1000"))
"""How many positions of each game are compared."""

OFFERED: Final = """() => {
    const all = (selector) => [...document.querySelectorAll(selector)]
    const wordsOf = (each) => (each.dataset.words ?? each.dataset.word).split('|')
    const seen = (each) => each.getClientRects().length && !each.closest('.decision')
    return {
        board: [...new Set(all('.table [data-words]').filter(seen).flatMap(wordsOf))].sort(),
        panel: all('.decision .option, .decision .picker').flatMap(wordsOf).sort(),
    }
}"""


def walk(game: str, rng: Random) -> Iterator[Session]:
    """Sessions at their decisions: whole random games, every number of seats in turn."""
    title = sampan.game(game)
    while True:
        seats = rng.choice(title.seats)
        options = {each.name: rng.choice(each.values) for each in title.options}
        try:
            session = Session.new(title, seats=seats, seed=rng.randrange(1 << 30), options=options)
        except SetupError:
            continue
        while session.decision is not None:
            yield session
            session.submit(rng.choice(session.decision.options))


def choices(game: str, rng: Random, apart: int) -> Iterator[Session]:
    """Sessions at decisions with something to choose, so many of these apart."""
    asked = (each for each in walk(game, rng) if each.decision and len(each.decision.options) > 1)
    return islice(asked, 0, None, apart)


@pytest.mark.parametrize("game", sampan.games())
def test_board_and_list_offer_the_same(game: str, visit: Visit, server: Server) -> None:
    rng = Random(20)
    sessions = walk(game, rng)
    person = visit()
    stage = Stage(server, person, next(sessions))
    seen = 0
    for session in sessions:
        decision = session.decision
        assert decision is not None
        if len(decision.options) < 2 or rng.random() < 0.5:
            continue
        stage.show(session)
        offered = stage.page.evaluate(OFFERED)
        words = sorted(action.word for action in decision.options)
        where = f"{decision.step} at {session.position()}"
        assert offered["board"] == words, where
        assert offered["panel"] == words, where
        seen += 1
        if seen == POSITIONS:
            break
