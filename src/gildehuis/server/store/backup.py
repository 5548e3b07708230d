"""Backup and restore: one file of JSON lines, the same for both databases, while it runs."""

import asyncio
import gzip
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, func, insert, select
from sqlalchemy.ext.asyncio import create_async_engine

from gildehuis import __version__
from gildehuis.core.refusal import BadInput
from gildehuis.server.store.migrate import upgrade_url
from gildehuis.server.store.schema import metadata
from gildehuis.server.store.sqlite import sqlite_engine

FORMAT = "gildehuis-backup/1"
CHUNK = 500


def backup(url: str, file: Path) -> int:
    """Write all rows as they are at one moment; how many."""
    temporary = file.with_name(file.name + ".part")
    with open(temporary, "wb", opener=_private) as file_, gzip.open(file_, "wb") as out:
        rows = _with(url, lambda connection: _write(connection, out))
    temporary.replace(file)
    return rows


def _private(path: str, flags: int) -> int:
    """Hashes of passwords and the secret of cookies are in it: nobody else may read it."""
    return os.open(path, flags, 0o600)


def restore(url: str, file: Path) -> int:
    """Fill an empty database; how many rows."""
    upgrade_url(url)
    try:
        with gzip.open(file, "rb") as source:
            return _with(url, lambda connection: _read(connection, source, str(file)))
    except (OSError, EOFError, msgspec.DecodeError) as error:
        raise BadInput(f"cannot be read: {error}", str(file), "a file of `backup`") from None


def _with(url: str, job: Any) -> int:
    """Run a job in one transaction that sees one moment."""
    if url.startswith("sqlite"):
        engine = sqlite_engine(url)
        try:
            with engine.begin() as connection:
                rows: int = job(connection)
                return rows
        finally:
            engine.dispose()
    return asyncio.run(_with_postgres(url, job))


async def _with_postgres(url: str, job: Any) -> int:
    engine = create_async_engine(url, isolation_level="REPEATABLE READ")
    try:
        async with engine.begin() as connection:
            rows: int = await connection.run_sync(job)
            return rows
    finally:
        await engine.dispose()


def _write(connection: Connection, out: gzip.GzipFile) -> int:
    head = {"format": FORMAT, "version": __version__}
    out.write(msgspec.json.encode(head) + b"\n")
    count = 0
    for table in metadata.sorted_tables:
        for row in connection.execute(select(table)).mappings():
            line = {"table": str(table.name), "row": {str(key): row[key] for key in row}}
            out.write(msgspec.json.encode(line) + b"\n")
            count += 1
    out.write(msgspec.json.encode({"end": count}) + b"\n")
    return count


def _read(connection: Connection, source: gzip.GzipFile, where: str) -> int:
    head = msgspec.json.decode(source.readline())
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise BadInput("is no backup", where, FORMAT)
    for table in metadata.sorted_tables:
        if connection.scalar(select(func.count()).select_from(table)):
            raise BadInput("the database is not empty", "database", "restore into a new one")
    count = 0
    for name, rows in _chunks(source, where):
        connection.execute(insert(metadata.tables[name]), rows)
        count += len(rows)
    return count


def _chunks(source: gzip.GzipFile, where: str) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Rows of one table together; the last line must say how many there were."""
    name, rows, count = "", list[dict[str, Any]](), 0
    for text in source:
        line = msgspec.json.decode(text)
        if "end" in line:
            if line["end"] != count:
                raise BadInput("rows are missing", where, f"{line['end']} rows")
            if rows:
                yield name, rows
            return
        if rows and (line["table"] != name or len(rows) >= CHUNK):
            yield name, rows
            rows = []
        name, count = line["table"], count + 1
        rows.append(line["row"])
    raise BadInput("the file stops early", where, "a whole file of `backup`")
