"""Which database a URL means."""

from gildehuis.server.store.database import Database
from gildehuis.server.store.postgres import Postgres
from gildehuis.server.store.sqlite import Sqlite


def connect(url: str) -> Database:
    """The database of a URL."""
    return Sqlite(url) if url.startswith("sqlite") else Postgres(url)
