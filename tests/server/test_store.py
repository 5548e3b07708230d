"""Storage: migrations, group commit, guarded changes, backup and restore."""

import asyncio
import gzip
from collections.abc import Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, insert, select

from gildehuis.core.refusal import BadInput
from gildehuis.server.backup import backup, restore
from gildehuis.server.store import people
from gildehuis.server.store.database import Conflict, connect
from gildehuis.server.store.migrate import NEWEST, config, upgrade_url
from gildehuis.server.store.people import Person
from gildehuis.server.store.schema import house, metadata
from tests.server.player import Player
from tests.server.postgres import Cluster
from tests.server.running import in_thread


def driver(url: str) -> str:
    return url.replace("postgresql://", "postgresql+asyncpg://")


def test_migrations_make_the_schema_that_the_code_knows(database: str) -> None:
    url = driver(database)
    upgrade_url(url)
    upgrade_url(url)  # a second time there is nothing to do

    async def differences() -> list[object]:
        made = connect(url)
        await made.start()

        def compare(connection: Connection) -> list[object]:
            context = MigrationContext.configure(connection, opts={"compare_type": True})
            return list(compare_metadata(context, metadata))

        found = await made.read(compare)
        await made.stop()
        return found

    assert asyncio.run(differences()) == []
    assert ScriptDirectory.from_config(config()).get_current_head() == NEWEST


def test_a_failing_job_spoils_nobody_elses(database: str) -> None:
    url = driver(database)
    upgrade_url(url)

    def put(key: str) -> Callable[[Connection], None]:
        def write(connection: Connection) -> None:
            connection.execute(insert(house).values(key=key, value="x"))

        return write

    async def run() -> None:
        made = connect(url)
        await made.start()
        keys = ["a", "b", "a", "c"]
        answers = await asyncio.gather(
            *(made.write(put(key)) for key in keys), return_exceptions=True
        )
        assert sum(isinstance(answer, Conflict) for answer in answers) == 1
        found = await made.read(lambda c: sorted(c.scalars(select(house.c.key))))
        assert found == ["a", "b", "c"]
        person = Person("p", "Anna", None, "en", 0)
        await made.write(lambda c: people.add(c, person, 1))
        assert await made.read(lambda c: people.find(c, "p")) == person
        await made.stop()

    asyncio.run(run())


def test_backup_while_it_runs_and_restore_into_the_other_database(
    database: str, postgres: Cluster, tmp_path: Path
) -> None:
    source = driver(database)
    file = tmp_path / "house.backup"
    with in_thread(database) as server:
        anna = Player(server.url)
        id_ = anna.table("me", "open", public=True)["id"]
        Player(server.url, "Bert").ok("POST", f"/api/tables/{id_}/sit", seat=1)
        anna.ok("POST", f"/api/tables/{id_}/start")
        before = anna.ok("GET", f"/api/tables/{id_}")
        rows = backup(source, file)
    other = (
        postgres.database() if source.startswith("sqlite") else f"sqlite:///{tmp_path / 'new.db'}"
    )
    assert restore(driver(other), file) == rows
    with in_thread(other) as server:
        moved = Player(server.url, None)
        moved.http.cookies.set("gildehuis", anna.http.cookies["gildehuis"])
        assert moved.ok("GET", f"/api/tables/{id_}") == before
    with pytest.raises(BadInput, match="not empty"):
        restore(driver(other), file)


def test_a_broken_backup_is_refused(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'x.db'}"
    for body, reason in (
        (b"", "cannot be read"),
        (b'{"format":"other"}\n', "no backup"),
        (b'{"format":"gildehuis-backup/1"}\n', "stops early"),
        (b'{"format":"gildehuis-backup/1"}\n{"end":3}\n', "missing"),
    ):
        file = tmp_path / "broken"
        file.write_bytes(gzip.compress(body))
        with pytest.raises(BadInput, match=reason):
            restore(url, file)
