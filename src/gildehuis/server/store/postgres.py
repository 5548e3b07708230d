"""PostgreSQL through asyncpg."""

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import create_async_engine

from gildehuis.server.store.database import Conflict, Job, T


class Postgres:
    """Every job is a transaction of its own."""

    several = True

    def __init__(self, url: str) -> None:
        self.engine = create_async_engine(
            url, pool_size=10, max_overflow=10, pool_pre_ping=True, hide_parameters=True
        )

    async def start(self) -> None:
        async with self.engine.connect():
            pass

    async def stop(self) -> None:
        await self.engine.dispose()

    async def read(self, job: Job[T]) -> T:
        async with self.engine.connect() as connection:
            return await connection.run_sync(job)

    async def write(self, job: Job[T]) -> T:
        try:
            async with self.engine.begin() as connection:
                return await connection.run_sync(job)
        except IntegrityError as error:
            raise Conflict from error
