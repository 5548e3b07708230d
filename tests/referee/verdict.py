"""What a referee says of a record, and how it calls a foul."""

from dataclasses import dataclass
from typing import Any

Json = dict[str, Any]


@dataclass(frozen=True)
class Verdict:
    """`at` is the log index of the entry refused; the log's length for what stands behind it."""

    ok: bool
    at: int | None = None
    rule: str | None = None


ACCEPTED = Verdict(True)


class Foul(Exception):
    """A breach of one rule; the reason is for people who look for the fault."""

    def __init__(self, rule: str, reason: str = "") -> None:
        super().__init__(f"{rule}: {reason}")
        self.rule = rule
