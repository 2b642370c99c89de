"""Hints and analyses over HTTP: for whom they are, and that they leave the table alone."""

import asyncio
import time
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

import sampan
from sampan.engine.steps import CHANCE
from sampan.server.advising import MOST_RUNNING, Advisers
from sampan.server.thinking import Thinkers
from tests.conformance.tables import finished
from tests.server.clients import Client
from tests.server.servers import Server

GAME = sampan.games()[0]
SMALLEST = {sampan.game(name).seats[0]: name for name in sampan.games()}
"""The smallest tables there are, and a game for each."""


def seated(server: Server, **wanted: Any) -> tuple[Client, Client]:
    """A table for two: the asked client and the other one."""
    one, two = at_table(server, GAME, 2, **wanted)
    return one, two


def at_table(server: Server, game: str, seats: int, **wanted: Any) -> list[Client]:
    """So many people, the asked client first."""
    people = [{"kind": "here"}] * seats
    made = server.post("/api/tables", {"game": game, "seats": people, **wanted}).json()
    clients = [Client(server, made["table"], seat["token"], Random(0)) for seat in made["seats"]]
    for client in clients:
        client.connect()
    return sorted(clients, key=lambda each: not each.asked)


def hint(server: Server, client: Client) -> tuple[int, dict[str, Any]]:
    answer = server.get(f"/api/tables/{client.table}/hint", client.token)
    return answer.status_code, answer.json()


def test_the_asked_seat_gets_up_to_three_moves(server: Server) -> None:
    asked, _ = seated(server)
    status, told = hint(server, asked)
    assert status == 200, told
    assert told["version"] == asked.version
    assert 1 <= len(told["moves"]) <= 3
    for move in told["moves"]:
        assert move["word"] in asked.options()
        low, high = move["interval"]
        assert 0 <= low <= move["value"] <= high <= 1
    assert hint(server, asked)[1] == told, "asking again gives the same answer"
    assert asked.await_answer(asked.act(told["moves"][0]["word"]))["type"] == "ack"


@pytest.mark.parametrize(("seats", "game"), [*SMALLEST.items(), (3, GAME)])
def test_a_hint_tells_how_many_others_it_compares_with(
    server: Server, seats: int, game: str
) -> None:
    """None means that the game itself is the opponent."""
    asked = at_table(server, game, seats)[0]
    status, told = hint(server, asked)
    assert (status, told["others"]) == (200, seats - 1)


def test_others_and_spectators_get_no_hint(server: Server) -> None:
    asked, other = seated(server)
    watcher = Client(server, asked.table, None, Random(0))
    assert hint(server, other)[0] == 409
    assert hint(server, watcher)[0] == 403


def test_a_table_can_be_played_without_hints(server: Server) -> None:
    asked, other = seated(server, hints=False)
    for client in (asked, other):
        assert client.scene["info"]["hints"] is False
    status, problem = hint(server, asked)
    assert (status, problem["title"]) == (403, "no hints")


def test_hints_are_limited(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("limited")
    with Server(folder, SAMPAN_HINTS_PER_MINUTE="1", SAMPAN_HINT_SECONDS="1") as server:
        asked, other = seated(server)
        assert hint(server, asked)[0] == 200
        assert hint(server, asked)[0] == 200, "the same hint again costs nothing"
        while True:
            client = asked if asked.asked else other
            client.await_answer(client.act())
            for each in (asked, other):
                each.connect()
            if asked.asked:
                break
        status, problem = hint(server, asked)
        assert status == 429
        assert 0 < problem["wait"] <= 60


def almost_over(decisions: int) -> dict[str, Any]:
    """A position so many decisions before the end."""
    session = finished(GAME, 2, seed=230)
    decided = [each.n for each in session.live if each.speaker != CHANCE and not each.forced]
    before = [each.n for each in session.live if each.n < decided[-decisions]]
    return session.at(before[-1]).position()


def test_an_analysis_that_breaks_is_told_and_gives_its_place_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Also by an error that nobody thought of; whoever asks again gets a new one."""
    session = finished(GAME, 2, seed=230)
    table = SimpleNamespace(
        id="table", version=1, lock=asyncio.Lock(), game=session.game, edition="", session=session
    )
    monkeypatch.setattr(Thinkers, "work", broken)

    async def asked() -> None:
        advisers = Advisers(1.0, 1)
        for _ in range(MOST_RUNNING + 1):
            begun = await advisers.start_analysis(cast("Any", table))
            assert not begun.failed
            for task in asyncio.all_tasks() - {asyncio.current_task()}:
                await task
            assert advisers.analysis(cast("Any", table), 0).failed
        advisers.close()

    asyncio.run(asked())


async def broken(*_: object) -> object:
    raise RuntimeError("nobody thought of this")


def test_a_finished_game_is_analysed(server: Server) -> None:
    clients = seated(server, position=almost_over(5))
    address, token = f"/api/tables/{clients[0].table}/analysis", clients[0].token
    assert server.post(address, {}, token).status_code == 403, "it would tell secrets"
    while not clients[0].over:
        client = next(each for each in clients if each.asked)
        client.await_answer(client.act())
        for each in clients:
            each.connect()
    assert server.get(address, token).status_code == 404
    begun = server.post(address, {}, token).json()
    assert begun["total"] > 0
    while (told := server.get(address, token).json())["done"] < told["total"]:
        assert not told["failed"]
        time.sleep(0.1)
    decisions = [each for each in told["marks"] if each["kind"] == "decision"]
    assert len(told["marks"]) == told["total"]
    assert {each["seat"] for each in decisions} <= {"A", "B"}
    assert sum(each["decisions"] for each in told["summary"]) == len(decisions)
    rest = server.get(f"{address}?since={told['total'] - 1}", token).json()
    assert rest["marks"] == told["marks"][-1:]
    assert server.post(address, {}, token).json()["done"] == told["total"], "nothing starts anew"
