"""How tables and servers say no outside a game's rules: a key, details, a status, a text."""

import msgspec

from gildehuis.words import speech


class Fault(Exception):
    """`error-<key>` of the house's texts, with a fitting 4xx status."""

    def __init__(self, key: str, status: int = 400, **details: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.status = status
        self.details = details

    def told(self) -> "FaultTold":
        """The body of an HTTP error."""
        message = speech("en").say(f"error-{self.key}", **self.details)
        return FaultTold(self.key, self.details, message)


class FaultTold(msgspec.Struct):
    """The body of every answer that is an error."""

    error: str  # the text `error-<error>` of the house
    details: dict[str, str | int]  # what the text is filled with
    message: str  # in English
