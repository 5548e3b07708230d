"""Bringing a database to the newest schema with Alembic."""

import asyncio

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import create_async_engine

from gildehuis.server.store.database import sqlite_engine


def config() -> Config:
    """Alembic's settings; they need no file."""
    settings = Config()
    settings.set_main_option("script_location", "gildehuis.server.store:migrations")
    return settings


def upgrade(connection: Connection) -> None:
    """Run all migrations this database has not seen, in the connection's transaction."""
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
