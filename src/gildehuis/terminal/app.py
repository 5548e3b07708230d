"""The house in a terminal: the Textual application that shows a table to people and asks them."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar, Protocol

from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import Screen

from gildehuis.core.game import AnyGame, Named
from gildehuis.core.record import Record
from gildehuis.terminal.chat_screen import ChatScreen
from gildehuis.terminal.choices import Choice
from gildehuis.terminal.conversation import Conversation
from gildehuis.terminal.dialogs import HandOver, LeaveScreen, QuestionScreen
from gildehuis.terminal.face import AGAIN, Ending, Face, Scene
from gildehuis.terminal.frames import Reel
from gildehuis.terminal.replay_screen import ReplayScreen
from gildehuis.terminal.rules_screen import RulesScreen
from gildehuis.terminal.speed import SPEEDS, STEADY
from gildehuis.terminal.table_screen import TableScreen
from gildehuis.terminal.themes import LINEN, OAK
from gildehuis.terminal.window_title import WindowTitle
from gildehuis.words import Speech, rulebook

Save = Callable[[], Path]


class Table(Protocol):
    """Somebody who runs a match: on this machine or on a server."""

    async def run(self, face: Face) -> None: ...

    def record(self) -> Record | None:
        """The record, where it may be known."""


class TableApp(App[str]):
    """One table, or a replay. The value it ends with says whether to play again."""

    CSS_PATH = "house.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q,ctrl+c", "leave", show=False, priority=True),
        Binding("f3,ctrl+s", "save", show=False),
        Binding("f4", "speed", show=False),
        Binding("f7", "chat", show=False),
        Binding("f9", "light", show=False),
    ]

    def __init__(
        self,
        game: AnyGame,
        words: Speech,
        table: Table | None = None,
        reel: Reel | None = None,
        save: Save | None = None,
        speed: int = STEADY,
        playing: bool = False,
        viewer: int | None = None,
        talk: Conversation | None = None,
    ) -> None:
        super().__init__()
        self.HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (120, "-wide")]
        self.VERTICAL_BREAKPOINTS = [(0, "-short"), (36, "-tall")]
        self.game = game
        self.words = words
        self.table = table
        self.reel = reel
        self.save = save
        self.speed = speed
        self.playing = playing
        self.viewer = viewer
        self.talk = talk
        self.over = table is None
        self.saved = False
        self.screen_of_table = TableScreen(game, words)
        self.window_title = WindowTitle(words.say("game-title"))

    def on_mount(self) -> None:
        self.register_theme(OAK)
        self.register_theme(LINEN)
        self.theme = OAK.name
        self.title = self.words.say("game-title")
        if self.reel is not None:
            self.push_screen(ReplayScreen(self.reel, self.words, self.playing, self.viewer))
        elif self.table is not None:
            self.run_worker(self._run(self.table), exclusive=True, exit_on_error=True)

    async def _run(self, table: Table) -> None:
        await self.push_screen(self.screen_of_table)
        await table.run(self)

    # ---- the face

    async def show(self, scene: Scene) -> None:
        self.screen_of_table.show(scene)
        await asyncio.sleep(SPEEDS[self.speed].seconds)

    async def ask(self, scene: Scene) -> Named | None:
        return await self.screen_of_table.ask(scene)

    async def hand_over(self, name: str) -> bool:
        # The screen below must not hold anybody's secrets when the card is lifted.
        self.screen_of_table.blank()
        return await self.push_screen_wait(HandOver(name, self.words))

    async def consent(self, question: str, yes: str, no: str) -> bool:
        asked = QuestionScreen(question, {"yes": yes, "no": no})
        try:
            return await self.push_screen(asked, wait_for_dismiss=True) == "yes"
        finally:
            while asked in self.screen_stack:  # no longer asked; what lies on it goes too
                await self.pop_screen()

    def notice(self, text: str) -> None:
        self.notify(text, markup=False)

    def heard(self, line: str) -> None:
        if isinstance(self.screen, ChatScreen):
            self.screen.refill()
        else:
            self.notify(self.words.say("terminal-heard", line=line), markup=False)

    def wait(self, text: str) -> None:
        self.screen_of_table.pause(text)

    def refuse(self, rule: str | None, text: str) -> None:
        self.screen_of_table.refuse(rule, text)

    async def finish(self, scene: Scene, ending: Ending) -> None:
        self.over = True
        assert self.table is not None
        record = self.table.record()
        ways = ["leave"]
        if self.save is not None:
            ways = ["again", "save", *ways]
        if record is not None:
            ways = ["replay", *ways]
        offered = [Choice({"type": way}, self.words.say(f"terminal-over-{way}")) for way in ways]
        while True:
            way = await self.screen_of_table.finish(scene, ending, offered)
            if way == "replay" and record is not None:
                reel = Reel.of_record(self.game, scene.setup, record, self.words)
                await self.push_screen_wait(ReplayScreen(reel, self.words, playing=True))
            elif way == "save":
                self.action_save()
            elif way == "leave":
                self.exit()
            elif way == "again":
                self.exit(AGAIN)

    def asks(self, said: str) -> None:
        """All is drawn and waits for an answer: the window's title says so."""
        if self._driver is not None:
            self.window_title.asks(self._driver.write, said)

    def on_unmount(self) -> None:
        if self._driver is not None:
            self.window_title.restore(self._driver.write)

    # ---- keys

    def open_rules(self, rule: str | None = None) -> None:
        """The rulebook, at a rule."""
        if not isinstance(self.screen, RulesScreen):
            book = rulebook(self.game, self.words.language)
            self.push_screen(RulesScreen(book, self.words, rule or ""))

    def action_save(self) -> None:
        if self.save is not None:
            self.saved = True
            self.notice(self.words.say("terminal-saved", file=str(self.save())))

    def action_chat(self) -> None:
        if self.talk is not None and not isinstance(self.screen, ChatScreen):
            self.push_screen(ChatScreen(self.talk, self.words))

    def action_speed(self) -> None:
        self.speed = (self.speed + 1) % len(SPEEDS)
        name = SPEEDS[self.speed].name
        self.notice(self.words.say("terminal-speed", speed=self.words.say(f"terminal-{name}")))

    def action_light(self) -> None:
        self.theme = OAK.name if self.theme == LINEN.name else LINEN.name

    def action_leave(self) -> None:
        if self.over:
            self.exit()
        elif not isinstance(self.screen, LeaveScreen):
            ways = ("save", "leave", "stay") if self.save is not None else ("go", "stay")
            self.push_screen(LeaveScreen(self.words, ways), self._left)

    def _left(self, way: str | None) -> None:
        if way == "save":
            self.action_save()
        if way in ("save", "leave", "go"):
            self.exit()

    def get_default_screen(self) -> Screen[Any]:
        return Screen(id="ground")
