"""How the page is served: compressed, cached, under any path."""

import gzip
import json
from pathlib import Path

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient
from websockets.sync.client import connect

import sampan
from sampan.server.guard import Guard
from sampan.server.page import ASK_AGAIN, FOR_EVER, add_page
from sampan.server.settings import Settings, SettingsError
from tests.server.servers import Server
from tests.server.test_tables import TWO_PEOPLE, create

SCRIPT = b"export const answer = 42\n" * 100
INDEX = '<link href="./mark.svg"><script type="module" src="./assets/index-1.js"></script>'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A small page as the build leaves it; what is compressed says how."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text(INDEX)
    (tmp_path / "mark.svg").write_text("<svg/>")
    script = tmp_path / "assets" / "index-1.js"
    script.write_bytes(SCRIPT)
    script.with_name("index-1.js.gz").write_bytes(gzip.compress(SCRIPT))
    script.with_name("index-1.js.br").write_bytes(b"as brotli")
    return tmp_path


def page_at(folder: Path, root: str = "") -> TestClient:
    app = FastAPI()
    app.add_middleware(Guard, limit=0, root_path=root)
    add_page(app, folder, root)
    return TestClient(app)


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate", "gzip"),
        ("gzip;q=0.5, br ; q=1", "br"),
        ("br;q=0, gzip", "gzip"),
        ("identity", None),
    ],
)
def test_a_file_comes_in_the_best_form_the_browser_takes(
    folder: Path, accepted: str, encoding: str | None
) -> None:
    page = page_at(folder)
    with page.stream("GET", "/assets/index-1.js", headers={"Accept-Encoding": accepted}) as answer:
        raw = b"".join(answer.iter_raw())
    ending = {"gzip": ".gz", "br": ".br", None: ""}[encoding]
    assert raw == (folder / "assets" / f"index-1.js{ending}").read_bytes()
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["vary"] == "Accept-Encoding"


def test_files_are_kept_as_long_as_they_cannot_change(folder: Path) -> None:
    page = page_at(folder)
    assert page.get("/assets/index-1.js").headers["cache-control"] == FOR_EVER
    for path in ("/", "/table/abc", "/mark.svg"):
        assert page.get(path).headers["cache-control"] == ASK_AGAIN
    mark = page.get("/mark.svg")
    again = page.get("/mark.svg", headers={"If-None-Match": mark.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("path", ["/../secret", "/%2e%2e/secret", "/assets/..%2f..%2fsecret"])
def test_nothing_outside_the_page_is_served(folder: Path, path: str) -> None:
    (folder.parent / "secret").write_text("secret")
    answer = page_at(folder).get(path)
    assert "secret" not in answer.text


def test_every_route_of_the_page_finds_its_files_under_the_root_path(folder: Path) -> None:
    for root in ("", "/games/sampan"):
        page = page_at(folder, root)
        for route in ("/", "/table/abc"):
            text = page.get(root + route).text
            assert f'href="{root}/mark.svg"' in text
            assert f'src="{root}/assets/index-1.js"' in text
        assert page.get(f"{root}/assets/index-1.js").content == SCRIPT


@pytest.mark.parametrize("kept", [True, False], ids=["kept by the proxy", "taken off"])
def test_a_server_answers_under_its_root_path(tmp_path: Path, kept: bool) -> None:
    """A proxy may pass the root path on or take it off."""
    root = "/games/sampan"
    with Server(tmp_path, None, SAMPAN_ROOT_PATH=root) as server:
        before = root if kept else ""
        names = [game["name"] for game in server.get(f"{before}/api/games").json()]
        assert names == sampan.games()
        assert server.get(f"{before}/openapi.json").json()["servers"] == [{"url": root}]
        table, tokens = create(server, TWO_PEOPLE)
        place = f"{server.url}{before}/api/tables/{table}/socket".replace("http", "ws")
        with connect(place) as socket:
            socket.send(json.dumps({"type": "hello", "token": tokens[0]}))
            assert json.loads(socket.recv())["type"] == "table"


@pytest.mark.parametrize("text", ["sampan", "/a b", "/<script>", "//host"])
def test_a_root_path_is_a_path(text: str) -> None:
    assert Settings({"SAMPAN_ROOT_PATH": "/sampan/"}).root_path == "/sampan"
    with pytest.raises(SettingsError, match="SAMPAN_ROOT_PATH"):
        Settings({"SAMPAN_ROOT_PATH": text})
