"""Bots of the server: they keep to their plans, and their processes end with the server."""

import sys
import time
from pathlib import Path

import pytest

import sampan
from sampan.engine.session import Session
from sampan.server.thinking import Asked, think
from tests.server.servers import Server

PATIENCE = 20.0
PLANNED = next(name for name in sampan.games() if sampan.game(name).knowledge.lookahead)
"""A game whose turns are planned."""


def test_a_plan_goes_on_where_it_was_left() -> None:
    """What is planned for the next question comes back as its answer."""
    session = Session.new(sampan.game(PLANNED), 2, seed=0)
    for _ in range(12):
        decision = session.decision
        assert decision is not None
        view = session.view(decision.seat).to_json()
        word, planned = think(Asked(PLANNED, "", "greedy", view, decision.to_json(), [], 2))
        session.submit(word)
        following = session.decision
        assert following is not None
        if planned and len(following.options) > 1:
            break
    else:
        pytest.fail("no turn was planned beyond its first word")
    view = session.view(following.seat).to_json()
    assert following.step == planned[0][0]
    asked = Asked(PLANNED, "", "greedy", view, following.to_json(), planned, 2)
    assert think(asked) == (planned[0][1], planned[1:])


def test_a_plan_for_another_question_is_given_up() -> None:
    session = Session.new(sampan.game(PLANNED), 2, seed=0)
    decision = session.decision
    assert decision is not None
    view = session.view(decision.seat).to_json()
    planned = [("elsewhere", decision.options[0].word)]
    word, _ = think(Asked(PLANNED, "", "random", view, decision.to_json(), planned, 2))
    assert word in [option.word for option in decision.options]


def children(pid: int) -> list[int]:
    """The living processes that a process has started."""
    numbers = [int(each.name) for each in Path("/proc").glob("[0-9]*")]
    return [number for number in numbers if parent(number) == pid]


def parent(pid: int) -> int | None:
    """Who started a process; None if it does not live."""
    try:
        state, number, *_ = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    return None if state == "Z" else int(number)


def alive(pid: int) -> bool:
    return parent(pid) is not None


@pytest.mark.skipif(sys.platform != "linux", reason="looks at /proc")
def test_workers_end_when_their_server_is_killed(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    seats = [{"kind": "here"}, *[{"kind": "bot", "bot": "hard"}] * 3]
    for game in sampan.games():
        made = server.post("/api/tables", {"game": game, "seats": seats})
        assert made.status_code == 201, made.text
    workers: list[int] = []
    deadline = time.monotonic() + PATIENCE
    while len(workers) < 2 and time.monotonic() < deadline:
        workers = children(server.pid)
        time.sleep(0.1)
    assert len(workers) >= 2, "the tracker of resources, and a process that thinks"
    server.kill()
    deadline = time.monotonic() + PATIENCE
    while any(map(alive, workers)) and time.monotonic() < deadline:
        time.sleep(0.1)
    assert not [pid for pid in workers if alive(pid)]
