"""Bots of the server: they keep to their plans, have the time they need, ask for no more than the
server gives, and their processes end with the server."""

import asyncio
import os
import signal
import sys
import time
from inspect import signature
from pathlib import Path
from random import Random

import pytest

import sampan
from sampan.bots import BotError, Clock, bots, levels, make_bot
from sampan.bots.registry import BOTS
from sampan.bots.settings import Settings
from sampan.engine.session import Session
from sampan.server import thinking
from sampan.server.thinking import Asked, Thinkers, TooSlow, check_bot, think
from tests.processes import PATIENCE, assert_all_end, assert_ends_with_all_it_started, started_by
from tests.server.servers import Server

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


def asked_first(spec: str) -> Asked:
    """The first question of a game, to a bot."""
    session = Session.new(sampan.game(PLANNED), 2, seed=0)
    decision = session.decision
    assert decision is not None
    view = session.view(decision.seat).to_json()
    return Asked(PLANNED, "", spec, view, decision.to_json(), [], 2)


def test_bots_that_wait_in_line_have_their_whole_time() -> None:
    """Many bots for one worker: each thinks for most of the limit, and each answers itself."""
    limit, spec = 1.5, "ismcts:time=1400ms"

    async def play() -> list[tuple[str, object]]:
        thinkers = Thinkers(1, limit)
        asked = asked_first(spec)
        try:
            return await asyncio.gather(*(thinkers.work(think, asked, limit) for _ in range(4)))
        finally:
            thinkers.close()

    began = time.monotonic()
    assert len(asyncio.run(play())) == 4
    assert time.monotonic() - began > limit + thinking.GRACE, (
        "in line they took longer than one may"
    )


def test_the_clock_of_the_server_ends_a_search() -> None:
    began = time.monotonic()
    think(asked_first("ismcts:time=60s"), 0.1)
    assert time.monotonic() - began < PATIENCE


def test_a_worker_that_hangs_takes_no_other_with_it() -> None:
    async def play() -> list[object]:
        thinkers = Thinkers(2, 0.0)
        try:
            jobs = (thinkers.work(time.sleep, seconds) for seconds in (60.0, 1.0, 1.0, 1.0))
            return await asyncio.gather(*jobs, return_exceptions=True)
        finally:
            thinkers.close()

    hung, *others = asyncio.run(play())
    assert isinstance(hung, TooSlow)
    assert others == [None, None, None]


def test_a_worker_that_died_idle_is_replaced() -> None:
    async def play() -> tuple[int, int]:
        thinkers = Thinkers(1, PATIENCE)
        try:
            first = await thinkers.work(os.getpid)
            os.kill(first, signal.SIGTERM)
            return first, await thinkers.work(os.getpid)
        finally:
            thinkers.close()

    first, second = asyncio.run(play())
    assert first != second


def test_a_table_goes_on_when_its_bot_breaks(caplog: pytest.LogCaptureFixture) -> None:
    async def play(asked: Asked) -> str:
        thinkers = Thinkers(1, 1.0)
        try:
            return (await thinkers.choose(asked))[0]
        finally:
            thinkers.close()

    asked = asked_first("nobody")
    assert asyncio.run(play(asked)) in asked.decision["options"]
    assert "nobody did not choose" in caplog.text


@pytest.mark.parametrize("game", sampan.games())
def test_levels_and_methods_may_play(game: str) -> None:
    for spec in (*levels(), *bots(), "ismcts:iterations=800,time=10s", "greedy:samples=2"):
        check_bot(spec, sampan.game(game), 10.0)
    check_bot(levels()[-1], sampan.game(game), 1.0)


HARMLESS = {"exploration", "trust", "alike", "noise", "widening"}
"""However large they may be, they cost neither time nor memory."""
UNBOUNDED = [
    f"{method}:{name}={10**6}"
    for method, kind in BOTS.items()
    for known in (signature(Settings if method == "ismcts" else kind).parameters,)
    for name, each in known.items()
    if each.annotation not in (bool, Random) and name not in {"game", *HARMLESS}
]


@pytest.mark.parametrize("spec", [*UNBOUNDED, "ismcts:processes=2", "ismcts:time=60s"])
def test_a_bot_that_asks_too_much_is_refused(spec: str) -> None:
    name = spec.partition(":")[2].partition("=")[0]
    with pytest.raises(BotError, match=f"{spec}' asks too much of this server: {name}=.* at most"):
        check_bot(spec, sampan.game(PLANNED), 10.0)


def test_the_network_is_told_what_would_be_right(server: Server) -> None:
    """For a seat of a new table, and for one that is handed over."""
    spec = "ismcts:time=60s"
    detail = f"{spec!r} asks too much of this server: time=10 at most"
    seats = [{"kind": "here"}, {"kind": "bot", "bot": spec}]
    refused = server.post("/api/tables", {"game": PLANNED, "seats": seats})
    assert refused.headers["content-type"] == "application/problem+json"
    assert (refused.status_code, refused.json()["detail"]) == (422, detail)
    made = server.post("/api/tables", {"game": PLANNED, "seats": [{"kind": "here"}] * 2}).json()
    command = {"type": "hand-over", "id": "1", "bot": spec}
    path, token = f"/api/tables/{made['table']}/commands", made["seats"][0]["token"]
    refused = server.post(path, command, token)
    assert (refused.status_code, refused.json()["detail"]) == (422, detail)
    assert server.post(path, {**command, "bot": "easy"}, token).status_code == 200


@pytest.mark.skipif(sys.platform != "linux", reason="looks at /proc")
def test_workers_end_when_their_server_is_killed(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    seats = [{"kind": "bot", "bot": "hard"}] * 3
    for game in sampan.games():
        made = server.post("/api/tables", {"game": game, "seats": seats})
        assert made.status_code == 201, made.text
    workers = started_by(server.pid, 2)  # the tracker of resources, and one that thinks
    server.kill()
    assert_all_end(workers)


def search_long() -> None:
    """In a process: search with two more."""
    session = Session.new(sampan.game(PLANNED), 2, seed=0)
    assert session.decision is not None
    bot = make_bot("ismcts:time=300s,processes=2", session.game, Random(0))
    bot.choose(session.view(session.decision.seat), session.decision, Clock())


@pytest.mark.skipif(sys.platform != "linux", reason="looks at /proc")
def test_processes_of_a_search_end_with_who_started_them() -> None:
    assert_ends_with_all_it_started(search_long)
