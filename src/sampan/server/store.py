"""The database: tables, seats, an append-only feed, snapshots. SQLite or PostgreSQL alike.

Writes of all tables meet in one writer, which commits whatever is waiting in one transaction: a
command is acknowledged only after its commit, and many tables share the cost of one.
"""

import asyncio
import json
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    event,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.sql import Executable

metadata: Final = MetaData()

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("setup", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("edition", Text, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("over", String(40)),
)
seats: Final = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", String(1), primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("name", String(40), nullable=False),
    Column("bot", String(200)),
    Column("token_hash", String(64), index=True),
    Column("joined", Boolean, nullable=False),
    Column("handed_over", Boolean, nullable=False),
)
feed: Final = Table(
    "feed",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("data", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("command", String(80)),
)
snapshots: Final = Table(
    "snapshots",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("position", Text, nullable=False),
)


_ADD_LINES: Final = insert(feed)
Row = dict[str, Any]


class Write:
    """What one command changes: statements, and lines of a feed."""

    def __init__(self, statements: Sequence[Executable], lines: Sequence[Row]) -> None:
        self.statements: Final = statements
        self.lines: Final = lines


class Store:
    """One database and its writer."""

    def __init__(self, url: str) -> None:
        self.url: Final = url
        self.engine: Final[AsyncEngine] = create_async_engine(url, pool_pre_ping=True)
        self._waiting: asyncio.Queue[tuple[Write, asyncio.Future[None]]] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._connection: AsyncConnection | None = None
        """The writer's own, kept open: a commit is then one insert and one flush."""
        if self.is_sqlite:
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)

    @property
    def is_sqlite(self) -> bool:
        return self.url.startswith("sqlite")

    async def open(self) -> None:
        """Bring the schema up to date and start the writer."""
        if self.is_sqlite:
            Path(self.url.split(":///", 1)[1]).parent.mkdir(parents=True, exist_ok=True)
        await asyncio.to_thread(migrate, self.url)
        self._writer = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Write what is waiting, then let go."""
        await self._waiting.join()
        if self._writer is not None:
            self._writer.cancel()
            with suppress(asyncio.CancelledError):
                await self._writer
        await self._hang_up()
        await self.engine.dispose()

    async def is_ready(self) -> bool:
        """Whether the database that is really used answers."""
        try:
            async with self.engine.connect() as connection:
                await connection.execute(text("select 1"))
        except Exception:
            return False
        return self._writer is not None and not self._writer.done()

    async def write(self, *statements: Executable, lines: Sequence[Row] = ()) -> None:
        """Returns when statements and lines of feeds are durable; all of them or none."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        await self._waiting.put((Write(statements, lines), done))
        await done

    async def _write(self) -> None:
        """Commit everything that waits in one transaction, again and again."""
        while True:
            batch = [await self._waiting.get()]
            while not self._waiting.empty() and len(batch) < 200:
                batch.append(self._waiting.get_nowait())
            try:
                await self._commit([write for write, _ in batch])
            except Exception:
                await self._one_by_one(batch)
            else:
                for _, done in batch:
                    if not done.done():
                        done.set_result(None)
            for _ in batch:
                self._waiting.task_done()

    async def _commit(self, writes: Sequence["Write"]) -> None:
        """One transaction: the statements of all writes, then their lines in one go."""
        lines = [line for write in writes for line in write.lines]
        if self._connection is None:
            self._connection = await self.engine.connect()
        try:
            async with self._connection.begin():
                for write in writes:
                    for statement in write.statements:
                        await self._connection.execute(statement)
                if lines:
                    await self._connection.execute(_ADD_LINES, lines)
        except Exception:
            await self._hang_up()
            raise

    async def _hang_up(self) -> None:
        """Let go of the writer's connection; the next commit opens another one."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):  # it may be broken, which is why it goes
                await connection.close()

    async def _one_by_one(self, batch: Sequence[tuple["Write", asyncio.Future[None]]]) -> None:
        for write, done in batch:
            try:
                await self._commit([write])
            except Exception as error:
                if not done.done():
                    done.set_exception(error)
            else:
                if not done.done():
                    done.set_result(None)

    async def read(self, statement: Any) -> list[dict[str, Any]]:
        """The rows of a query."""
        async with self.engine.connect() as connection:
            result = await connection.execute(statement)
            return [dict(row) for row in result.mappings()]


def add_table(row: dict[str, Any]) -> Executable:
    return insert(tables).values(**row)


def add_seat(row: dict[str, Any]) -> Executable:
    return insert(seats).values(**row)


def feed_line(table: str, seq: int, kind: str, at: float, data: Row) -> Row:
    """A row of the feed."""
    return {
        "table_id": table,
        "seq": seq,
        "kind": kind,
        "at": at,
        "data": json.dumps(data),
        "command": None,
    }


def add_snapshot(table: str, seq: int, position: dict[str, Any]) -> Executable:
    return insert(snapshots).values(table_id=table, seq=seq, position=json.dumps(position))


def change_seat(table: str, seat: str, **values: Any) -> Executable:
    return update(seats).where(seats.c.table_id == table, seats.c.seat == seat).values(**values)


def finish_table(table: str, over: str | None) -> Executable:
    return update(tables).where(tables.c.id == table).values(over=over)


def table_row(table: str) -> Any:
    return select(tables).where(tables.c.id == table)


def seat_rows(table: str) -> Any:
    return select(seats).where(seats.c.table_id == table).order_by(seats.c.seat)


def seats_of_tokens(hashes: Sequence[str]) -> Any:
    return select(seats).where(seats.c.token_hash.in_(hashes))


def feed_rows(table: str) -> Any:
    return select(feed).where(feed.c.table_id == table).order_by(feed.c.seq)


def _prepare_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(url: str) -> None:
    """Run the migrations that this database lacks."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    config.attributes["url"] = url
    command.upgrade(config, "head")
