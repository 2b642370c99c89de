"""The files for containers speak of settings and addresses that the server has."""

import re
from pathlib import Path

from sampan.server import run, settings
from tests.server.servers import Server

ROOT = Path(__file__).parents[2]
FILES = [ROOT / "Dockerfile", ROOT / "compose.yaml"]


def test_every_variable_is_one_that_the_server_reads() -> None:
    read = "".join(Path(str(each.__file__)).read_text("utf-8") for each in (run, settings))
    written = {name for path in FILES for name in re.findall(r"SAMPAN_\w+", path.read_text())}
    assert written - {"SAMPAN_DB_PASSWORD"} == {  # the compose file's own
        name for name in written if f'"{name}"' in read
    }
    assert "SAMPAN_DATABASE_URL" in written


def test_the_port_and_the_health_check_fit(server: Server) -> None:
    text = (ROOT / "Dockerfile").read_text()
    ports = {*re.findall(r"SAMPAN_PORT=(\d+)|EXPOSE (\d+)|127\.0\.0\.1:(\d+)", text)}
    (port,) = {number for found in ports for number in found if number}
    assert f'"{port}:{port}"' in (ROOT / "compose.yaml").read_text()
    (path,) = re.findall(rf":{port}(/\w+)", text)
    assert server.get(path).status_code == 200
