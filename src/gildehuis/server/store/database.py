"""The face of both databases: jobs are plain functions of a SQLAlchemy connection."""

from collections.abc import Callable
from typing import Protocol, TypeVar

from sqlalchemy import Connection

T = TypeVar("T")
Job = Callable[[Connection], T]


class Conflict(Exception):
    """Somebody else changed the same thing first; read again and decide again."""


class Database(Protocol):
    """A job that `write` has answered is committed to disk."""

    several: bool  # may other processes use it at the same time?

    async def start(self) -> None: ...
    async def stop(self) -> None: ...
    async def read(self, job: Job[T]) -> T: ...
    async def write(self, job: Job[T]) -> T: ...
