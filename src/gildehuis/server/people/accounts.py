"""Who somebody is: signed cookies, names, user names and passwords."""

import asyncio
import secrets
import unicodedata
from base64 import b64encode

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from argon2.low_level import ARGON2_VERSION
from itsdangerous import BadSignature, URLSafeSerializer

from gildehuis.server.store.people import Person
from gildehuis.table.faults import Fault

COOKIE = "gildehuis"
COOKIE_S = 400 * 86400  # as long as browsers keep one
NAME = 24
PASSWORD = (8, 200)
HASHING = 2  # argon2 at a time: each takes 64 MB
COMMON = frozenset(
    {
        *("password", "password1", "12345678", "123456789", "1234567890", "qwertyui", "qwertyuiop"),
        *("iloveyou", "sunshine", "princess", "football", "baseball", "trustno1", "superman"),
        *("letmein1", "welcome1", "gildehuis", "abcd1234", "1q2w3e4r", "zaq12wsx", "wachtwoord"),
    }
)


class Cookies:
    """Signs and reads the cookie that says who somebody is."""

    def __init__(self, secret: str) -> None:
        self._signer = URLSafeSerializer(secret, salt="person")

    def write(self, person: Person) -> str:
        return str(self._signer.dumps([person.id, person.epoch]))

    def read(self, text: str | None) -> tuple[str, int] | None:
        """Id and epoch; None for anything we did not sign."""
        if not text or len(text) > 300:
            return None
        try:
            id_, epoch = self._signer.loads(text)
        except (BadSignature, ValueError, TypeError):
            return None
        return (id_, epoch) if isinstance(id_, str) and isinstance(epoch, int) else None


class Passwords:
    """argon2 in threads, few at a time, so that sign-ins never stop play."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._turn = asyncio.Semaphore(HASHING)
        self._nobody = _hash_of_nothing(self._hasher)

    async def hash(self, password: str) -> str:
        async with self._turn:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def verify(self, hashed: str | None, password: str) -> bool:
        """Takes as long for a person who does not exist."""
        async with self._turn:
            right = await asyncio.to_thread(self._verify, hashed or self._nobody, password)
        return right and hashed is not None

    def _verify(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False


def _hash_of_nothing(hasher: PasswordHasher) -> str:
    """A hash that takes as long to check as any other and fits no password: random bytes."""
    salt, digest = (
        b64encode(secrets.token_bytes(size)).decode().rstrip("=")
        for size in (hasher.salt_len, hasher.hash_len)
    )
    costs = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
    return f"$argon2id$v={ARGON2_VERSION}${costs}${salt}${digest}"


def clean_name(name: str) -> str:
    """A name as it is shown: one line, no control or direction characters, not too long."""
    kept = "".join(
        c for c in unicodedata.normalize("NFC", name) if unicodedata.category(c)[0] not in "C"
    )
    shown = " ".join(kept.split())
    if not 1 <= len(shown) <= NAME:
        raise Fault("bad-name", 400, longest=NAME)
    return shown


def clean_username(username: str) -> str:
    """A user name: letters, digits, dot, dash, underscore; the same in capitals."""
    folded = unicodedata.normalize("NFKC", username).strip().casefold()
    if not 3 <= len(folded) <= NAME or not all(c.isalnum() or c in "._-" for c in folded):
        raise Fault("bad-username", 400, longest=NAME)
    return folded


def check_password(password: str, username: str) -> None:
    """Long enough and not the first thing anybody would try."""
    low, high = PASSWORD
    if not low <= len(password) <= high:
        raise Fault("bad-password", 400, shortest=low, longest=high)
    folded = password.casefold()
    if folded in COMMON or username in folded or len(set(folded)) < 4:
        raise Fault("weak-password", 400)
