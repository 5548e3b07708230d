"""The smallest question to a database."""

from sqlalchemy import Connection, text


def alive(connection: Connection) -> bool:
    return bool(connection.scalar(text("SELECT 1")) == 1)
