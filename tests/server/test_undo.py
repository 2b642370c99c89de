"""Going back over the protocol: alone, at once where only bots sit opposite, by consent."""

from pathlib import Path
from typing import Any

from tests.server.clients import Client
from tests.server.servers import Server
from tests.server.test_tables import TWO_PEOPLE, create, play_on, seated

ONE_AND_A_BOT = [{"kind": "here", "name": "Ann"}, {"kind": "bot", "bot": "random"}]


def entries(client: Client) -> list[dict[str, Any]]:
    items = [client.items[seq] for seq in sorted(client.items)]
    return [item["data"] for item in items if item["kind"] == "entry"]


def said(client: Client, kind: str, **fields: Any) -> dict[str, Any]:
    """Send a command and wait for its answer."""
    command = client.command(kind, **fields)
    client.send(command)
    return client.await_answer(command)


def decided(client: Client) -> list[int]:
    """The entries in effect that the client decided."""
    return [
        entry["n"]
        for entry in entries(client)
        if entry["speaker"] == client.seat
        and not entry["forced"]
        and not entry["word"].startswith("undo")
    ]


def undo_line(client: Client) -> dict[str, Any]:
    """The last undo of the log."""
    return next(each for each in entries(client)[::-1] if each["word"].startswith("undo"))


def test_undo_is_free_until_the_other_decides_and_then_needs_consent(server: Server) -> None:
    table, tokens = create(server, TWO_PEOPLE, start="A")
    clients = seated(server, table, tokens)
    asked = next(client for client in clients if client.asked)
    before = asked.scene["view"]
    assert asked.scene["undo"] is asked.scene["undo_how"] is None
    asked.await_answer(asked.act(asked.options()[-1]))
    if asked.scene["undo_how"] == "free":
        assert said(asked, "undo", version=asked.version)["type"] == "ack"
        assert asked.scene["view"] == before
        assert "beyond" not in undo_line(asked)
    play_on(clients, 30)
    one, other = clients
    first = decided(one)[0]
    assert said(one, "undo", version=one.version, to=first)["problem"]["status"] == 409
    assert said(one, "ask-undo", version=one.version, to=first)["type"] == "ack"
    while not any(item["kind"] == "request" for item in other.items.values()):
        other.read()
    request = next(item for item in other.items.values() if item["kind"] == "request")
    assert said(other, "answer", request=request["seq"], agree=True)["type"] == "ack"
    assert first not in decided(other)
    assert undo_line(other)["beyond"]


def play_until_the_bot_has_answered(client: Client) -> None:
    """Decide until somebody else has decided since."""
    while not client.over:
        while not client.asked and not client.over:
            client.read()
        if client.scene["undo_how"] == "bots":
            return
        assert client.await_answer(client.act())["type"] == "ack"


def test_before_bots_one_goes_back_at_once_and_the_log_shows_it(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        table, tokens = create(server, ONE_AND_A_BOT, start="A")
        (me,) = seated(server, table, tokens[:1])
        play_until_the_bot_has_answered(me)
        last = decided(me)[-1]
        assert (me.scene["undo"], me.scene["turn_start"]) == (last, None)
        assert said(me, "undo", version=me.version)["type"] == "ack"
        assert me.asked
        assert last not in decided(me)
        assert undo_line(me) | {"word": f"undo {last}", "beyond": True} == undo_line(me)
        log = entries(me)
        server.kill()
        server.start()
        me.seq = 0
        me.connect()
        assert entries(me)[: len(log)] == log
