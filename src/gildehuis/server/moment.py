"""The clock and the dice of the server: now in milliseconds, and ids nobody can guess."""

import secrets
import time
from typing import Annotated

from gildehuis.core.schema import means

Moment = Annotated[int, means("moment")]  # milliseconds since 1970


def now() -> Moment:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def new_id() -> str:
    """128 random bits, safe in a URL."""
    return secrets.token_urlsafe(16)
