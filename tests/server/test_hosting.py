"""Hosting: health, security headers, limits, streams, backup, restore, export, graceful stop."""

import json
import os
import signal
import sys
from pathlib import Path
from random import Random

import httpx2
import pytest

import sampan
from sampan.engine.transcript import read_header
from sampan.server.backup import BackupError, backup, export, restore
from sampan.server.settings import Settings, SettingsError, async_url
from tests.processes import assert_all_end, started_by
from tests.server.clients import Client
from tests.server.servers import Server
from tests.server.test_tables import TWO_PEOPLE, create, play_on, seated


def test_health_readiness_and_headers(server: Server) -> None:
    assert server.get("/healthz").json()["status"] == "ok"
    answer = server.get("/readyz")
    assert answer.json() == {"status": "ok"}
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    foreign = httpx2.get(f"{server.url}/api/games", headers={"Origin": "http://elsewhere"})
    assert "access-control-allow-origin" not in foreign.headers


def test_what_a_game_is(server: Server) -> None:
    names = [game["name"] for game in server.get("/api/games").json()]
    assert names == sampan.games()
    for name in names:
        detail = server.get(f"/api/games/{name}").json()
        assert detail["names"]
        assert detail["sheet"][-1] == "total"
        assert server.get(f"/api/games/{name}/rules").json()[0]["id"]
        rows = server.get(f"/api/games/{name}/components").json()
        assert {row["source"] for row in rows}
        assert set(detail["values"]) >= {row["section"] for row in rows}
        assert all(
            detail["values"][row["section"]] == row["value"] for row in rows if not row["name"]
        )
    assert server.get("/api/games/nothing").status_code == 404


def test_creating_is_limited_and_bodies_have_a_size(tmp_path: Path) -> None:
    limits = {"SAMPAN_CREATIONS_PER_MINUTE": "3", "SAMPAN_MAX_BODY": "2000"}
    with Server(tmp_path, None, **limits) as server:
        body = {"game": sampan.games()[0], "seats": TWO_PEOPLE}
        answers = [server.post("/api/tables", body).status_code for _ in range(5)]
        assert answers == [201, 201, 201, 429, 429]
        large = server.post("/api/tables", {**body, "edition": "x" * 5000})
        assert large.status_code == 413
        parts = (b" " * 500 for _ in range(10))
        headers = {"Content-Type": "application/json"}
        streamed = httpx2.post(f"{server.url}/api/tables", content=parts, headers=headers)
        assert streamed.status_code == 413
        assert streamed.json()["title"] == "too large"


def test_the_stream_has_the_same_frames_as_the_socket(server: Server) -> None:
    table, tokens = create(server, TWO_PEOPLE, start="A")
    clients = seated(server, table, tokens)
    headers = {"Authorization": f"Bearer {tokens[0]}"}
    place = f"{server.url}/api/tables/{table}/stream"
    with httpx2.stream("GET", place, headers=headers, timeout=20) as stream:
        lines = stream.iter_lines()
        assert json.loads(next(lines))["type"] == "table"
        play_on(clients, 2)
        first = next(json.loads(line) for line in lines if line)
    assert first["type"] == "news"
    assert first == json.loads(clients[0].raw[1])


def test_a_table_is_there_after_a_restart(database: str, tmp_path: Path) -> None:
    server = Server(tmp_path, database).start()
    table, tokens = create(server, TWO_PEOPLE, start="A")
    clients = seated(server, table, tokens)
    play_on(clients, 8)
    before = clients[0].scene
    server.stop()
    server.start()
    again = Client(server, table, tokens[0], Random(0))
    again.connect()
    assert again.scene == before
    again.close()
    server.stop()


@pytest.mark.skipif(sys.platform != "linux", reason="sends signals, looks at /proc")
def test_an_interrupt_is_no_error(tmp_path: Path) -> None:
    """Ctrl-C reaches the processes in which bots think, too."""
    server = Server(tmp_path)
    with (tmp_path / "said").open("wb") as said:
        server.start(stderr=said, start_new_session=True)
        create(server, [{"kind": "bot", "bot": "master"}] * 2)
        started = started_by(server.pid, 2)
        os.killpg(server.pid, signal.SIGINT)
        assert_all_end([server.pid, *started])
    server.stop()
    assert "Traceback" not in (tmp_path / "said").read_text()


def test_backup_restore_and_export(database: str, tmp_path: Path) -> None:
    with Server(tmp_path, database) as server:
        table, tokens = create(server, TWO_PEOPLE, start="A")
        play_on(seated(server, table, tokens), 8)
        before = server.get(f"/api/tables/{table}/scene", tokens[0]).json()
        saved = tmp_path / "saved.db"
        assert backup(async_url(database), saved) == 1
        with pytest.raises(BackupError, match="exists already"):
            backup(async_url(database), saved)
    with pytest.raises(BackupError, match="not empty"):
        restore(async_url(database), saved)
    other = f"sqlite:///{tmp_path / 'other.db'}"
    assert restore(async_url(other), saved) == 1
    with Server(tmp_path / "elsewhere", other) as server:
        after = server.get(f"/api/tables/{table}/scene", tokens[0]).json()
    assert after == before
    assert export(async_url(other), tmp_path / "texts", lambda _: None) == 1
    text = next((tmp_path / "texts").iterdir()).read_text("utf-8")
    assert read_header(text)["game"] == sampan.games()[0]


def test_a_file_that_is_no_backup_is_refused(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.db"
    wrong.write_text("no database")
    with pytest.raises(BackupError, match="no backup"):
        restore(async_url(f"sqlite:///{tmp_path / 'new.db'}"), wrong)


def test_settings_name_what_is_wrong() -> None:
    with pytest.raises(SettingsError, match="SAMPAN_DATABASE_URL begins with"):
        Settings({"SAMPAN_DATABASE_URL": "mysql://x"})
    with pytest.raises(SettingsError, match="SAMPAN_BOT_WORKERS is a whole number"):
        Settings({"SAMPAN_BOT_WORKERS": "many"})
