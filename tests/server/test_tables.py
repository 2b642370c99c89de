"""Tables over HTTP and sockets: creating, joining, acting, going back, chatting, handing over."""

from contextlib import suppress
from random import Random
from typing import Any

import pytest

import sampan
from sampan.engine.chance import seed_hash
from sampan.engine.components import EditionError
from sampan.engine.session import Session
from sampan.server.editions import open_game
from tests.server.clients import Client
from tests.server.servers import Server

GAME = sampan.games()[0]
TWO_PEOPLE = [{"kind": "here", "name": "Ann"}, {"kind": "friend"}]


def create(server: Server, seats: list[dict[str, Any]], **more: Any) -> tuple[str, list[Any]]:
    """A table and the tokens of its seats."""
    answer = server.post("/api/tables", {"game": GAME, "seats": seats, **more})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return made["table"], [seat["token"] for seat in made["seats"]]


def seated(server: Server, table: str, tokens: list[Any]) -> list[Client]:
    clients = [Client(server, table, token, Random(place)) for place, token in enumerate(tokens)]
    for client in clients:
        client.connect()
    return clients


def play_on(clients: list[Client], decisions: int) -> None:
    """Let whoever is asked answer at random, so many times or to the end."""
    for _ in range(decisions):
        catch_up(clients)
        asked = [client for client in clients if client.asked]
        if not asked:
            return
        assert asked[0].await_answer(asked[0].act())["type"] == "ack"
    catch_up(clients)


def catch_up(clients: list[Client]) -> None:
    """Everybody reads until they have seen what anybody has seen."""
    for client in clients:
        while client.version < max(each.version for each in clients):
            client.read()


def test_two_people_play_to_the_end_and_can_verify_the_draws(server: Server) -> None:
    table, tokens = create(server, TWO_PEOPLE, start="A")
    clients = seated(server, table, tokens)
    published = clients[0].scene["info"]["seed_hash"]
    assert clients[0].scene["seed"] is None
    assert server.get(f"/api/tables/{table}/course", tokens[0]).status_code == 403
    play_on(clients, 10_000)
    for client in clients:
        while not client.over:
            client.read()
    scene = clients[0].scene
    assert seed_hash(scene["seed"]) == published
    assert scene["result"]["sheets"] == clients[1].scene["result"]["sheets"]
    course = server.get(f"/api/tables/{table}/course", tokens[0]).json()
    assert course[-1]["totals"] == {
        seat: sheet["total"] for seat, sheet in scene["result"]["sheets"].items()
    }
    assert [point["entry"] for point in course] == sorted({point["entry"] for point in course})
    text = server.get(f"/api/tables/{table}/transcript", tokens[0]).text
    from sampan.engine.transcript import read_transcript

    assert read_transcript(sampan.game(GAME), text).result is not None


def test_a_friend_takes_the_seat_of_the_link(server: Server) -> None:
    table, tokens = create(server, TWO_PEOPLE)
    seats = server.get(f"/api/tables/{table}").json()["seats"]
    assert [seat["joined"] for seat in seats] == [True, False]
    answer = server.post(f"/api/tables/{table}/join", {"token": tokens[1], "name": "Ben"})
    assert answer.json()["seat"] == "B"
    seats = server.get(f"/api/tables/{table}").json()["seats"]
    assert [seat["name"] for seat in seats] == ["Ann", "Ben"]
    wrong = server.post(f"/api/tables/{table}/join", {"token": "x" * 32})
    assert wrong.status_code == 403


def test_an_illegal_action_is_refused_with_its_rule(server: Server) -> None:
    table, tokens = create(server, TWO_PEOPLE, start="A")
    clients = seated(server, table, tokens)
    asked = next(client for client in clients if client.asked)
    vocabulary = sampan.game(GAME).words
    illegal = next(each.word for each in vocabulary if each.word not in asked.options())
    answer = asked.await_answer(asked.act(illegal))
    assert answer["type"] == "refused"
    assert answer["problem"]["reasons"][0]["rule"]
    assert asked.version == clients[0].version
    reasons = server.get(f"/api/tables/{table}/why?word={illegal}", asked.token).json()
    assert [each["rule"] for each in reasons] == [
        each["rule"] for each in answer["problem"]["reasons"]
    ]


def test_a_repeated_command_is_harmless_and_a_stale_one_refused(server: Server) -> None:
    table, tokens = create(server, TWO_PEOPLE, start="A")
    clients = seated(server, table, tokens)
    asked = next(client for client in clients if client.asked)
    command = asked.act()
    first = asked.await_answer(command)
    asked.send(command)
    again = asked.await_answer(command)
    assert (first["seq"], first["version"]) == (again["seq"], again["version"])
    stale = {**command, "id": "another", "version": 0}
    asked.send(stale)
    assert asked.await_answer(stale)["problem"]["title"] == "stale"


def test_a_seat_can_be_handed_to_a_bot_and_taken_back(server: Server) -> None:
    table, tokens = create(server, TWO_PEOPLE, start="A")
    clients = seated(server, table, tokens)
    for client in clients:
        hand = client.command("hand-over", bot="random")
        client.send(hand)
        assert client.await_answer(hand)["type"] == "ack"
    back = clients[0].command("take-back")
    clients[0].send(back)
    assert clients[0].await_answer(back)["type"] == "ack"
    while not clients[0].over and not clients[0].asked:
        clients[0].read()
    assert clients[0].over or clients[0].asked


@pytest.mark.parametrize("game", sampan.games())
def test_a_table_laid_from_a_position_asks_who_was_asked(server: Server, game: str) -> None:
    rng = Random(4)
    session = Session.new(sampan.game(game), seats=2, seed=4)
    seats = [{"kind": "here"}, {"kind": "here"}]
    for decisions in range(40):
        assert session.decision is not None
        if decisions % 4 == 0:
            table, _ = create(server, seats, game=game, position=session.position())
            assert server.get(f"/api/tables/{table}").json()["asked"] == session.decision.seat
        session.submit(rng.choice(session.decision.options))


def test_chat_and_spectators(server: Server) -> None:
    table, tokens = create(server, TWO_PEOPLE)
    watcher = Client(server, table, None, Random(0))
    watcher.connect()
    assert watcher.scene["seat"] is None
    one = seated(server, table, tokens[:1])[0]
    chat = one.command("chat", text="<b>hello</b>")
    one.send(chat)
    assert one.await_answer(chat)["type"] == "ack"
    while not any(item["kind"] == "chat" for item in watcher.items.values()):
        watcher.read()
    act = watcher.command("act", version=watcher.version, word="pass")
    watcher.send(act)
    assert watcher.await_answer(act)["problem"]["status"] == 403
    closed, _ = create(server, TWO_PEOPLE, spectators=False)
    assert server.get(f"/api/tables/{closed}/scene").status_code == 403


def an_edition() -> str:
    """An edition that changes one number of the game."""
    for section, value in sampan.game(GAME).components.values.items():
        if type(value) is int:
            edition = f"[{section}]\nvalue = {value + 1}"
            with suppress(EditionError):
                open_game(GAME, edition)
                return edition
    raise AssertionError("no number of the game can be changed")


@pytest.mark.parametrize("edition", [None, an_edition()])
def test_a_table_shows_the_values_of_its_edition(server: Server, edition: str | None) -> None:
    table, _ = create(server, TWO_PEOPLE, edition=edition)
    shown = server.get(f"/api/tables/{table}/game").json()["values"]
    assert shown == open_game(GAME, edition or "").components.values
    usual = server.get(f"/api/games/{GAME}").json()["values"]
    assert (shown == usual) is (edition is None)


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"game": "nothing", "seats": TWO_PEOPLE}, 404),
        ({"game": GAME, "seats": []}, 422),
        ({"game": GAME, "seats": [{"kind": "bot", "bot": "nobody"}] * 2}, 422),
        ({"game": GAME, "seats": TWO_PEOPLE, "options": {"nothing": 1}}, 422),
        ({"game": GAME, "seats": TWO_PEOPLE, "edition": "[nothing]\nvalue = 1"}, 422),
        ({"game": GAME, "seats": TWO_PEOPLE, "position": {"game": "?"}}, 422),
        ({"game": GAME, "seats": TWO_PEOPLE, "unknown": 1}, 422),
    ],
)
def test_bad_tables_are_problems(server: Server, body: dict[str, Any], status: int) -> None:
    answer = server.post("/api/tables", body)
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.json()["title"]
