"""Tables for tests: a match with people and bots, screens as text, and scripted people."""

from collections.abc import Callable
from typing import Any

from textual.pilot import Pilot

from gildehuis.core import registry
from gildehuis.core.game import Named
from gildehuis.core.match import Match
from gildehuis.core.setup import settle
from gildehuis.terminal import seats as seating
from gildehuis.terminal.app import TableApp
from gildehuis.terminal.face import Ending, Scene
from gildehuis.terminal.local import LocalTable
from gildehuis.terminal.story import Story
from gildehuis.words import speech

INSTANT = 3


def table(seats: str, game: str = "kardinal", seed: str = "t", language: str = "en") -> LocalTable:
    """A new table with these seats."""
    chosen = registry.find(game)
    words = speech(language, chosen)
    sitting = seating.parse(seats, words)
    setup = settle(chosen, len(sitting))
    match: Match[Any] = Match.start(chosen, setup, seed, [seat.to_dict() for seat in sitting])
    return LocalTable(Story(match, words), sitting, seed)


def house(at: LocalTable, **more: Any) -> TableApp:
    """The application at a table, without pauses."""
    match = at.story.match
    return TableApp(match.game, at.story.words, at, **{"speed": INSTANT, **more})


def screen(pilot: Pilot[Any]) -> str:
    """What stands on the screen, as text."""
    lines = pilot.app.screen._compositor.render_strips()
    return "\n".join("".join(part.text for part in line).rstrip() for line in lines)


async def until(pilot: Pilot[Any], happened: Callable[[], bool], patience: int = 400) -> None:
    """Wait for something to happen."""
    for _ in range(patience):
        if happened():
            return
        await pilot.pause(0.02)
    raise AssertionError(f"it did not happen:\n{screen(pilot)}")


class Scripted:
    """A face whose people do what a function says."""

    def __init__(self, decide: Callable[[Scene], Named | None]) -> None:
        self.decide = decide
        self.scenes: list[Scene] = []
        self.handed: list[str] = []
        self.notices: list[str] = []
        self.refusals: list[str | None] = []
        self.ending: Ending | None = None

    async def show(self, scene: Scene) -> None:
        self.scenes.append(scene)

    async def ask(self, scene: Scene) -> Named | None:
        self.scenes.append(scene)
        return self.decide(scene)

    async def hand_over(self, name: str) -> bool:
        self.handed.append(name)
        return True

    async def consent(self, question: str, yes: str, no: str) -> bool:
        self.notices.append(question)
        return True

    def notice(self, text: str) -> None:
        self.notices.append(text)

    def heard(self, line: str) -> None:
        self.notices.append(line)

    def wait(self, text: str) -> None:
        self.notices.append(text)

    def refuse(self, rule: str | None, text: str) -> None:
        self.refusals.append(rule)

    async def finish(self, scene: Scene, ending: Ending) -> None:
        self.scenes.append(scene)
        self.ending = ending
