"""What a match is made of: the edition, what is settled before it, and the position."""

from dataclasses import dataclass, field
from typing import Any

from mypy_extensions import mypyc_attr

from gildehuis.core.chance import Chance
from gildehuis.core.event import Event


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Edition:
    """Component data. A game subclasses it with its own tables, computed once."""

    name: str
    digest: str  # of the file's text
    source: str  # the file's text, so that an edition can travel with a match


@dataclass(frozen=True)
class Setup:
    """What is settled before a match begins."""

    players: int
    options: dict[str, Any] = field(default_factory=dict)  # only what differs from the default
    edition: Edition | None = None


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. A game subclasses it; everything else in it is the game's own."""

    __slots__ = ("chance", "events", "setup")

    def __init__(self, setup: Setup, chance: Chance) -> None:
        self.setup = setup
        self.chance = chance
        self.events: list[Event] | None = None  # None: nobody listens, so nothing is told
