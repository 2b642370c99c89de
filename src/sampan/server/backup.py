"""Backups: one SQLite file with everything, whatever database the server uses."""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import create_async_engine

from sampan.engine.errors import BadInput
from sampan.server.store import Store, metadata, migrate


class BackupError(BadInput):
    """A backup that cannot be made or brought back."""


def backup(url: str, target: Path) -> int:
    """Write a backup while the server may be running; how many tables it holds."""
    if target.exists():
        raise BackupError(f"{target} exists already; choose another name")
    partial = target.with_name(f"{target.name}.partial")
    partial.unlink(missing_ok=True)
    if url.startswith("sqlite"):
        _copy_sqlite(Path(url.split(":///", 1)[1]), partial)
    else:
        asyncio.run(_copy_rows(url, f"sqlite+aiosqlite:///{partial}"))
    partial.rename(target)
    return _count(target)


def restore(url: str, source: Path) -> int:
    """Bring a backup into an empty database; how many tables it held."""
    if not source.is_file():
        raise BackupError(f"there is no file {source}")
    try:
        count = _count(source)
    except sqlite3.DatabaseError as error:
        raise BackupError(f"{source} is no backup of Sampan: {error}") from error
    asyncio.run(_copy_rows(f"sqlite+aiosqlite:///{source}", url))
    return count


def _copy_sqlite(source: Path, target: Path) -> None:
    """SQLite's own online backup: consistent even while the server writes."""
    if not source.is_file():
        raise BackupError(f"there is no database {source}")
    origin, copy = sqlite3.connect(source), sqlite3.connect(target)
    with copy:
        origin.backup(copy)
    copy.close()
    origin.close()


def _count(path: Path) -> int:
    connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    try:
        return int(connection.execute("select count(*) from tables").fetchone()[0])
    finally:
        connection.close()


async def _copy_rows(source: str, target: str) -> None:
    """All rows from one database into another, empty one, in one transaction each."""
    await asyncio.to_thread(migrate, target)
    origin, copy = create_async_engine(source), create_async_engine(target)
    try:
        async with origin.connect() as reading, copy.begin() as writing:
            for table in metadata.sorted_tables:
                count = select(func.count()).select_from(table)
                found = (await writing.execute(count)).scalar_one()
                if found:
                    raise BackupError(f"the database is not empty ({found} rows in {table.name})")
                rows = [dict(row) for row in (await reading.execute(select(table))).mappings()]
                if rows:
                    await writing.execute(insert(table), rows)
    finally:
        await origin.dispose()
        await copy.dispose()


def export(url: str, folder: Path, progress: Callable[[str], Any]) -> int:
    """Write every table as a transcript file; how many there were."""
    from sampan.server.hub import build_table

    folder.mkdir(parents=True, exist_ok=True)

    async def work() -> int:
        store = Store(url)
        rows = await store.read(select(metadata.tables["tables"]))
        for row in rows:
            table = await build_table(store, row)
            text = table.session.transcript(with_seed=bool(table.session.state.over))
            (folder / f"{row['game']}-{row['id']}.txt").write_text(text, "utf-8")
            progress(row["id"])
        await store.engine.dispose()
        return len(rows)

    return asyncio.run(work())
