"""The parts of a table's screen: seats, board, log, prompt, and the line of keys."""

from typing import Any

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import ScrollableContainer, VerticalScroll
from textual.message import Message
from textual.widgets import Static

from gildehuis.core.game import AnyGame
from gildehuis.terminal.choices import Choice
from gildehuis.terminal.face import Scene
from gildehuis.terminal.painter import Painter, painter
from gildehuis.terminal.palette import EMBLEMS, PIECES, SEATS, piece
from gildehuis.words import Speech


class SeatBar(Static):
    """Everybody at the table in his colours; who is to move is lit."""

    def show(self, scene: Scene) -> None:
        line = Text(no_wrap=True, overflow="ellipsis")
        for seat, name in enumerate(scene.names):
            colours = seat_colours(scene, seat)
            emblem = "".join(EMBLEMS.get(colour, "■") for colour in colours)
            acting = seat in scene.view.to_act
            line.append(f" {'▶' if acting else ' '}{emblem} ", piece(colours[0]))
            line.append(f" {name} ", "bold underline" if acting else "")
            line.append(" ")
        self.update(line)


def seat_colours(scene: Scene, seat: int) -> list[str]:
    """The colours of a seat: its own in the game, else by its number."""
    seats = getattr(scene.view.position, "seats", [])
    own: Any = seats[seat] if seat < len(seats) else None
    for key in ("colours", "colour", "guild"):
        found = getattr(own, key, None)
        named = found if isinstance(found, list) else [found]
        known = [colour for colour in named if isinstance(colour, str) and colour in PIECES]
        if known:
            return known
    return [SEATS[seat % len(SEATS)]]


class Board(ScrollableContainer, can_focus=False):
    """The drawn board; scrolls both ways."""

    class Pointed(Message):
        """Somebody points at a place of the board."""

        def __init__(self, line: int, column: int) -> None:
            super().__init__()
            self.line = line
            self.column = column

    def __init__(self, game: AnyGame, words: Speech) -> None:
        super().__init__(id="board")
        self.game = game
        self.words = words
        self.painter: Painter | None = None
        self.drawing = Static(id="drawing")

    def compose(self) -> ComposeResult:
        yield self.drawing

    def show(self, scene: Scene) -> None:
        self.painter = painter(self.game, scene.setup, scene.view.position, self.words, scene.names)
        self.aim(None)

    def clear(self) -> None:
        """An empty table."""
        self.painter = None
        self.drawing.update("")

    def aim(self, choice: Choice | None) -> None:
        """Mark what a move would touch."""
        if self.painter is not None:
            things = None if choice is None else choice.things
            self.drawing.update(self.painter.paint(things))

    def on_click(self, event: events.Click) -> None:
        offset = event.get_content_offset(self.drawing) if event.widget is self.drawing else None
        if offset is not None:
            self.post_message(self.Pointed(offset.y, offset.x))


class Chronicle(VerticalScroll, can_focus=False):
    """The log in words, the newest at the bottom; what is new to the viewer stands out."""

    def __init__(self) -> None:
        super().__init__(id="log")
        self.page = Static(id="page")

    def compose(self) -> ComposeResult:
        yield self.page

    def on_mount(self) -> None:
        self.watch(self, "virtual_size", self.to_end, init=False)

    def on_resize(self) -> None:
        self.to_end()

    def to_end(self) -> None:
        """The newest in sight, also when the text or the room for it gets its size later."""
        self.scroll_end(animate=False, immediate=False)

    def show(self, lines: list[str], fresh: int) -> None:
        text = Text()
        known = len(lines) - fresh
        for number, line in enumerate(lines):
            text.append(("\n" if number else "") + line, "bold" if number >= known else "dim")
        self.page.update(text)
        self.to_end()


class KeyBar(Static):
    """Keys and what they do; each can be clicked."""

    def show(self, keys: list[tuple[str, str, str]]) -> None:
        """Key, action and words of each."""
        line = "  ".join(f"[@click={act}][b]{key}[/b] {said}[/]" for key, act, said in keys)
        self.update(" " + line)
