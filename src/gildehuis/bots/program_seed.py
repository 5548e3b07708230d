"""The seed a program is given for its own random numbers: it says nothing about the match."""

import os
import secrets
from functools import cache
from hashlib import blake2b, sha256

from gildehuis.core.refusal import BadInput

KEY = "GILDEHUIS_PROGRAM_KEY"  # the same key, the same seeds for programs; else they are fresh
SHORTEST = 16  # characters of a key that nobody guesses


def program_seed(seed: str, seat: int) -> str:
    """A digest under a key that no program knows.

    A plain digest would not do: matches have seeds such as `7`, and whoever tries all short ones
    finds the one that was digested, and with it the deal.
    """
    return blake2b(f"{seat}:{seed}".encode(), key=_key(), digest_size=16).hexdigest()


@cache
def _key() -> bytes:
    given = os.environ.get(KEY)
    if given is None:
        return secrets.token_bytes(32)
    if len(given) < SHORTEST:
        raise BadInput("too short to be a secret", KEY, f"{SHORTEST} characters or more")
    return sha256(given.encode()).digest()
