"""Bringing a database to the newest schema with Alembic."""

# Alembic is imported only where there is something to migrate: it takes longer than all the rest.
# ruff: noqa: PLC0415

import asyncio
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import create_async_engine

from gildehuis.server.store.sqlite import sqlite_engine

if TYPE_CHECKING:
    from alembic.config import Config

NEWEST = "0001"  # the last file of migrations/versions


def config() -> "Config":
    """Alembic's settings; they need no file."""
    from alembic.config import Config

    settings = Config()
    settings.set_main_option("script_location", "gildehuis.server.store:migrations")
    return settings


def upgrade(connection: Connection) -> None:
    """Run all migrations this database has not seen, in the connection's transaction."""
    if inspect(connection).has_table("alembic_version"):
        found = connection.scalar(text("SELECT version_num FROM alembic_version"))
        if found == NEWEST:
            return
    from alembic import command

    settings = config()
    settings.attributes["connection"] = connection
    command.upgrade(settings, "head")


def upgrade_url(url: str) -> None:
    """Open, upgrade, close. Several processes may start at once: they wait for each other."""
    if url.startswith("sqlite"):
        engine = sqlite_engine(url, "BEGIN IMMEDIATE")
        with engine.begin() as connection:
            upgrade(connection)
        engine.dispose()
    else:
        asyncio.run(_upgrade_postgres(url))


async def _upgrade_postgres(url: str) -> None:
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        await connection.exec_driver_sql("SELECT pg_advisory_xact_lock(1302)")
        await connection.run_sync(upgrade)
    await engine.dispose()
