"""What whoever runs a match asks of a face, be it screens or plain lines."""

from dataclasses import dataclass, field
from typing import Protocol

from gildehuis.core.game import Named, Setup
from gildehuis.core.secrecy import View

AGAIN = "again"  # what a face says when another match is wished for


@dataclass(frozen=True)
class Scene:
    """What one viewer sees at a moment."""

    setup: Setup
    view: View
    names: list[str]  # of the seats
    lines: list[str]  # the log in words, so far as this viewer may know it
    fresh: int = 0  # so many of the last lines are new to him
    note: str = ""  # what is waited for


@dataclass(frozen=True)
class Ending:
    """How a match ended, in words: the end, then a line per seat."""

    end: str
    seats: list[str] = field(default_factory=list)


class Face(Protocol):
    """Shows a match to people and asks them."""

    async def show(self, scene: Scene) -> None:
        """Something changed: show it as long as the chosen speed says."""

    async def ask(self, scene: Scene) -> Named | None:
        """The move somebody chooses; None to take back the last one."""

    async def hand_over(self, name: str) -> bool:
        """Hide everything until the person of that name sits down; False: take back instead."""

    async def consent(self, question: str, yes: str, no: str) -> bool:
        """Yes or no to something beside the match; cancelled when it is no longer asked."""

    def notice(self, text: str) -> None:
        """One line for whoever is looking."""

    def heard(self, line: str) -> None:
        """Somebody at the table said something."""

    def wait(self, text: str) -> None:
        """Nothing can be done now, and this is why."""

    def refuse(self, rule: str | None, text: str) -> None:
        """The move just tried is refused by that rule."""

    async def finish(self, scene: Scene, ending: Ending) -> None:
        """The match is over."""
