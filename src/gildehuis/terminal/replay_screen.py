"""Watching a match: step by step or by itself, with a scrubber, through anybody's eyes."""

import asyncio
from typing import Any, ClassVar

from rich.text import Text
from textual import events, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Vertical
from textual.screen import Screen
from textual.widgets import Static

from gildehuis.terminal.frames import Reel
from gildehuis.terminal.speed import SPEEDS
from gildehuis.terminal.widgets import Board, Chronicle, KeyBar, SeatBar
from gildehuis.words import Speech

KEYS = (
    ("F1", "screen.rules", "rules"),
    ("←", "screen.step('-1')", "back"),
    ("→", "screen.step('1')", "on"),
    ("␣", "screen.play", "play"),
    ("V", "screen.eyes", "eyes"),
    ("F4", "app.speed", "speed"),
    ("^Q", "screen.close", "leave"),
)
PULSE = 0.05  # seconds; at the highest speed a frame is still seen this long


class Scrubber(Static):
    """Where we are in the match; a click goes there."""

    def show(self, at: int, last: int, open_end: bool) -> None:
        self.at, self.last = at, last
        count = f" {at}/{last}{'…' if open_end else ''}"
        self.room = max(1, (self.size.width or 78) - 2 - len(count))
        done = round(self.room * at / last) if last else 0
        self.update(Text("━" * done + "●" + "─" * (self.room - done - 1), no_wrap=True) + count)

    def on_click(self, event: events.Click) -> None:
        screen = self.screen
        assert isinstance(screen, ReplayScreen)
        screen.go(round(self.last * max(0, event.x - 1) / max(1, self.room - 1)))


class ReplayScreen(Screen[None]):
    """A reel, frame by frame."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1,question_mark", "rules", show=False),
        Binding("left,h", "step(-1)", show=False),
        Binding("right,l,enter", "step(1)", show=False),
        Binding("pageup", "step(-10)", show=False),
        Binding("pagedown", "step(10)", show=False),
        Binding("home", "step(-100000)", show=False),
        Binding("end", "step(100000)", show=False),
        Binding("space", "play", show=False),
        Binding("v", "eyes", show=False),
        Binding("escape,q", "close", show=False),
        Binding("up,shift+up", "pan(0,-2)", show=False),
        Binding("down,shift+down", "pan(0,2)", show=False),
        Binding("shift+left", "pan(-6,0)", show=False),
        Binding("shift+right", "pan(6,0)", show=False),
    ]

    def __init__(self, reel: Reel, words: Speech, playing: bool, viewer: int | None = None) -> None:
        super().__init__()
        self.reel = reel
        self.words = words
        self.playing = playing
        self.at = 0
        self.viewer = viewer
        self._turning = asyncio.Lock()

    def compose(self) -> ComposeResult:
        yield SeatBar(id="seats")
        with Container(id="middle"):
            yield Board(self.reel.game, self.words)
            with Vertical(id="side"):
                yield Chronicle()
                yield Static(id="prompt")
        yield Scrubber(id="scrubber")
        yield KeyBar(id="keys")

    def on_mount(self) -> None:
        said = [(key, act, self.words.say(f"terminal-key-{name}")) for key, act, name in KEYS]
        self.query_one(KeyBar).show(said)
        self.call_after_refresh(self.draw)
        self.run_by_itself()

    def on_resize(self) -> None:
        self.call_after_refresh(self.draw)

    def go(self, at: int) -> None:
        """Show a frame that is there."""
        self.at = max(0, min(at, len(self.reel.frames) - 1))
        self.draw()

    def draw(self) -> None:
        if not self.query(SeatBar):
            return  # somebody closed the screen while a bot was thinking
        scene = self.reel.scene(self.at, self.viewer)
        self.query_one(SeatBar).show(scene)
        self.query_one(Board).show(scene)
        self.query_one(Chronicle).show(scene.lines, scene.fresh)
        self.query_one(Scrubber).show(self.at, len(self.reel.frames) - 1, not self.reel.done)
        self.query_one("#prompt", Static).update(Text(self._said(), "bold"))

    def _said(self) -> str:
        """The result, or whose eyes these are."""
        ending = self.reel.ending(self.at)
        if ending is not None:
            return "\n".join([ending.end, *ending.seats])
        if self.viewer is None:
            return self.words.say("terminal-eyes-none" if self.reel.game.hides else "terminal-open")
        return self.words.say("terminal-eyes", name=self.reel.names[self.viewer])

    @work(exclusive=True, group="reel")
    async def run_by_itself(self) -> None:
        """While playing, one frame after another at the chosen speed."""
        app: Any = self.app
        while True:
            await asyncio.sleep(max(PULSE, SPEEDS[app.speed].seconds if self.playing else PULSE))
            if self.playing and not await self.forward():
                self.playing = False

    async def forward(self) -> bool:
        """The next frame, which a bot may have to think about first."""
        async with self._turning:
            if self.at + 1 >= len(self.reel.frames) and not await asyncio.to_thread(self.reel.more):
                self.draw()
                return False
            self.go(self.at + 1)
            return True

    async def action_step(self, by: int | str) -> None:
        frames = int(by)
        self.playing = False
        if frames == 1:
            await self.forward()
        else:
            self.go(self.at + frames)

    def action_play(self) -> None:
        self.playing = not self.playing
        if self.playing and self.reel.done and self.at == len(self.reel.frames) - 1:
            self.go(0)

    def action_eyes(self) -> None:
        """The next pair of eyes: a spectator's, then each seat's."""
        players = len(self.reel.names)
        after = 0 if self.viewer is None else self.viewer + 1
        self.viewer = after if after < players else None
        self.draw()

    def action_rules(self) -> None:
        self.app.open_rules()  # type: ignore[attr-defined]

    def action_pan(self, x: int, y: int) -> None:
        self.query_one("#board").scroll_relative(x, y, animate=False)

    def action_close(self) -> None:
        app: Any = self.app
        if app.table is None:
            app.exit()
        else:
            self.dismiss()
