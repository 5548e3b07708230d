"""The clock and the dice of the server: now in milliseconds, and ids nobody can guess."""

import secrets
import time

from gildehuis.table.model import Moment


def now() -> Moment:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def new_id() -> str:
    """128 random bits, safe in a URL."""
    return secrets.token_urlsafe(16)
