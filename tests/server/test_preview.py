"""A preview over HTTP: for the asked seat only, and the table stays as it is."""

from random import Random
from typing import Any

import pytest

import sampan
from tests.server.clients import Client
from tests.server.servers import Server

PEOPLE = [{"kind": "here"}, {"kind": "here"}]


def seated(server: Server, game: str) -> tuple[Client, Client]:
    """A table for two: the asked client and the other one."""
    made = server.post("/api/tables", {"game": game, "seats": PEOPLE, "start": "A"}).json()
    clients = [Client(server, made["table"], seat["token"], Random(0)) for seat in made["seats"]]
    for client in clients:
        client.connect()
    one, two = sorted(clients, key=lambda each: not each.asked)
    return one, two


def ask(server: Server, client: Client, word: str) -> tuple[int, dict[str, Any]]:
    answer = server.get(f"/api/tables/{client.table}/preview?word={word}", client.token)
    return answer.status_code, answer.json()


@pytest.mark.parametrize("game", sampan.games())
def test_the_asked_seat_is_told_what_its_answer_would_do(server: Server, game: str) -> None:
    asked, _ = seated(server, game)
    before = asked.version, asked.scene["view"]
    for word in asked.options():
        status, told = ask(server, asked, word)
        assert status == 200, told
        assert (told["asked"] is not None) == (told["ends"] in ("decision", "other"))
    asked.connect()
    assert (asked.version, asked.scene["view"]) == before
    word = asked.options()[-1]
    _, told = ask(server, asked, word)
    assert asked.await_answer(asked.act(word))["type"] == "ack"
    entries = [asked.items[seq]["data"] for seq in sorted(asked.items)]
    heard = [event for entry in entries if entry["n"] > before[0] for event in entry["events"]]
    assert heard[: len(told["events"])] == told["events"]


def test_others_and_illegal_answers_get_reasons(server: Server) -> None:
    game = sampan.games()[0]
    asked, other = seated(server, game)
    legal = asked.options()
    wrong = next(each.word for each in sampan.game(game).words if each.word not in legal)
    for client, word in ((asked, wrong), (other, legal[0])):
        status, problem = ask(server, client, word)
        assert (status, problem["title"]) == (409, "not allowed")
        assert problem["reasons"][0]["rule"]
    assert ask(server, asked, "nonsense")[0] == 422
    watcher = Client(server, asked.table, None, Random(0))
    assert ask(server, watcher, legal[0])[0] == 403
