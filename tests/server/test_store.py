"""Storage: migrations, group commit, guarded changes, backup and restore."""

import asyncio
import gzip
from collections.abc import Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, insert, select, text
from sqlalchemy.exc import DBAPIError

from gildehuis.core.refusal import BadInput
from gildehuis.server.store import people, sqlite
from gildehuis.server.store.backup import backup, restore
from gildehuis.server.store.committer import WHOLE
from gildehuis.server.store.connect import connect
from gildehuis.server.store.database import Conflict
from gildehuis.server.store.migrate import NEWEST, config, upgrade_url
from gildehuis.server.store.people import Person
from gildehuis.server.store.schema import house, metadata
from gildehuis.server.store.sqlite import Sqlite
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


def test_who_waits_together_is_committed_together_but_never_all_of_many(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'house.db'}"
    upgrade_url(url)
    order: list[int] = []

    def put(number: int) -> Callable[[Connection], None]:
        def write(connection: Connection) -> None:
            connection.execute(insert(house).values(key=str(number), value="x"))
            order.append(number)

        return write

    async def run() -> None:
        made = Sqlite(url)
        await made.start()
        await asyncio.gather(*(made.write(put(number)) for number in range(4 * WHOLE)))
        assert 2 <= made.committer.committed <= 8
        assert order == list(range(4 * WHOLE))
        await made.stop()

    asyncio.run(run())


def test_the_log_is_emptied_while_it_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "TIDY_S", 0.01)
    monkeypatch.setattr(sqlite, "LOG_PAGES", 20)
    url = f"sqlite:///{tmp_path / 'house.db'}"
    upgrade_url(url)

    async def run() -> None:
        made = Sqlite(url)
        await made.start()
        for number in range(150):
            value = {"key": str(number), "value": "x" * 4000}
            await made.write(lambda c, value=value: c.execute(insert(house).values(value)))  # type: ignore[misc]
        log = (tmp_path / "house.db-wal").stat().st_size
        assert log < 150 * 4096  # it began anew; left to itself it would be longer
        assert await made.read(lambda c: len(c.scalars(select(house.c.key)).all())) == 150
        await made.stop()

    asyncio.run(run())


def test_what_waits_at_the_end_is_still_written(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'house.db'}"
    upgrade_url(url)

    async def run() -> list[str]:
        made = Sqlite(url)
        await made.start()
        writing = [
            asyncio.create_task(made.write(lambda c, key=key: keep(c, key)))  # type: ignore[misc]
            for key in "abc"
        ]
        await asyncio.sleep(0)
        await made.stop()
        await asyncio.gather(*writing)
        again = Sqlite(url)
        await again.start()
        found = await again.read(lambda c: sorted(c.scalars(select(house.c.key))))
        await again.stop()
        return found

    def keep(connection: Connection, key: str) -> None:
        connection.execute(insert(house).values(key=key, value="x"))

    assert asyncio.run(run()) == ["a", "b", "c"]


def test_errors_of_the_database_tell_no_values(database: str) -> None:
    url = driver(database)
    upgrade_url(url)

    async def run() -> str:
        made = connect(url)
        await made.start()
        wrong = text("SELECT value FROM nowhere WHERE key = :key")
        with pytest.raises(DBAPIError) as error:
            await made.read(lambda c: c.execute(wrong, {"key": "a secret"}))
        await made.stop()
        return str(error.value)

    told = asyncio.run(run())
    assert "nowhere" in told
    assert "a secret" not in told


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
        assert file.stat().st_mode & 0o077 == 0  # secrets are in it
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
