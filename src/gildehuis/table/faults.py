"""How tables and servers say no outside a game's rules: a key, arguments, a status, a text."""

from typing import Any

import msgspec

from gildehuis.words import speech


class Fault(Exception):
    """`error-<key>` of the house's texts, with a fitting 4xx status."""

    def __init__(self, key: str, status: int = 400, **args: Any) -> None:
        super().__init__(key)
        self.key = key
        self.status = status
        self.words = args

    def told(self) -> "FaultTold":
        """The body of an HTTP error."""
        message = speech("en").say(f"error-{self.key}", **self.words)
        return FaultTold(self.key, self.words, message)


class FaultTold(msgspec.Struct):
    """The body of every answer that is an error."""

    error: str  # the text `error-<error>` of the house
    args: dict[str, Any]
    message: str  # in English
