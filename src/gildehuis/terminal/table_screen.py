"""The screen of a table: seats, board, log, what to do now and what can be chosen."""

import asyncio
from typing import Any, ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Vertical
from textual.screen import Screen
from textual.widgets import Static

from gildehuis.core.game import AnyGame, Named
from gildehuis.terminal.choice_list import ChoiceList
from gildehuis.terminal.choices import Choice, choices
from gildehuis.terminal.face import Ending, Scene
from gildehuis.terminal.painter import moved
from gildehuis.terminal.widgets import Board, Chronicle, KeyBar, SeatBar
from gildehuis.words import Speech

KEYS = (
    ("F1", "screen.rules", "rules"),
    ("F2", "screen.undo", "undo"),
    ("F3", "app.save", "save"),
    ("F4", "app.speed", "speed"),
    ("F5", "screen.board", "board"),
    ("F6", "screen.log", "log"),
    ("F7", "app.chat", "chat"),
    ("^Q", "app.leave", "leave"),
)


class TableScreen(Screen[None]):
    """One table. Letters search the choices, so commands are function and control keys."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1,question_mark", "rules", show=False),
        Binding("f2,ctrl+z", "undo", show=False),
        Binding("f5", "board", show=False),
        Binding("f6,ctrl+l", "log", show=False),
        Binding("shift+up", "pan(0,-3)", show=False),
        Binding("shift+down", "pan(0,3)", show=False),
        Binding("shift+left", "pan(-6,0)", show=False),
        Binding("shift+right", "pan(6,0)", show=False),
    ]

    def __init__(self, game: AnyGame, words: Speech) -> None:
        super().__init__()
        self.game = game
        self.words = words
        self.scene: Scene | None = None
        self.rule: str | None = None  # of the last refusal, shown first by the help
        self._answer: asyncio.Future[Named | None] | None = None

    def compose(self) -> ComposeResult:
        yield SeatBar(id="seats")
        with Container(id="middle"):
            yield Board(self.game, self.words)
            with Vertical(id="side"):
                yield Chronicle()
                yield Static(id="prompt")
                yield ChoiceList(self.words)
        yield KeyBar(id="keys")

    def on_mount(self) -> None:
        app: Any = self.app
        offered = {"save": app.save is not None, "chat": app.talk is not None}
        said = [
            (key, act, self.words.say(f"terminal-key-{name}"))
            for key, act, name in KEYS
            if offered.get(name, True)
        ]
        self.query_one(KeyBar).show(said)
        self.query_one(ChoiceList).focus()

    # ---- what the match says

    def show(self, scene: Scene) -> None:
        """The table as it is, with nothing to choose."""
        self._draw(scene)
        self.prompt(scene.note, "italic")
        self.query_one(ChoiceList).offer([])

    async def ask(self, scene: Scene) -> Named | None:
        """Offer what can be chosen; the answer, or None to take back."""
        self._draw(scene)
        name = scene.names[scene.view.viewer or 0]
        said = self.words.ask(scene.view.asked, scene.view.players, scene.view.legal)
        prompt = self.words.say("terminal-turn", name=name, ask=said)
        self.prompt(prompt)
        return await self.choose(choices(scene.view, self.words, scene.names), prompt)

    async def finish(self, scene: Scene, ending: Ending, ways: list[Choice]) -> str:
        """Show the result; how to go on from here."""
        self._draw(scene)
        self.prompt("\n".join([ending.end, *ending.seats]))
        answer = await self.choose(ways, ending.end)
        return answer["type"] if answer is not None else ""

    async def choose(self, found: list[Choice], prompt: str) -> Named | None:
        """One of these, by whoever sits here."""
        self._answer = asyncio.get_running_loop().create_future()
        listed = self.query_one(ChoiceList)
        listed.offer(found)
        listed.focus()
        app: Any = self.app
        self.call_after_refresh(app.asks, prompt)
        try:
            return await self._answer
        finally:
            self._answer = None

    def _draw(self, scene: Scene) -> None:
        self.scene = scene
        self.query_one(SeatBar).show(scene)
        self.query_one(Board).show(scene)
        self.query_one(Chronicle).show(scene.lines, scene.fresh)

    def blank(self) -> None:
        """Nothing of anybody's is to be seen."""
        self.query_one(Board).clear()
        self.query_one(Chronicle).show([], 0)
        self.query_one(ChoiceList).offer([])
        self.prompt("")

    def pause(self, why: str) -> None:
        """Nothing to choose, and why."""
        self.query_one(ChoiceList).offer([])
        self.prompt(why, "italic")

    def prompt(self, said: str, style: str = "bold") -> None:
        """The sentence that says what to do now."""
        self.query_one("#prompt", Static).update(Text(said, style))

    def refuse(self, rule: str | None, said: str) -> None:
        """Why not, with the way to the rule's text."""
        self.rule = rule
        key = "terminal-refused" if rule else "terminal-refused-plain"
        self.notify(self.words.say(key, rule=rule, why=said), severity="warning", markup=False)

    # ---- what people do

    def answer(self, move: Named | None) -> None:
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(move)

    def on_choice_list_chosen(self, event: ChoiceList.Chosen) -> None:
        self.answer(event.move)

    def on_choice_list_considered(self, event: ChoiceList.Considered) -> None:
        self.query_one(Board).aim(event.choice)

    def on_board_pointed(self, event: Board.Pointed) -> None:
        """Pointing narrows the choices to that place, or tries the move there to hear why not."""
        listed, board = self.query_one(ChoiceList), self.query_one(Board)
        listed.focus()
        if board.painter is None or not listed.all:
            return
        considered = listed.considered
        place = board.painter.place_at(event.line, event.column)
        if place is None or listed.point(place):
            return
        offered = None if considered is None else considered.offered
        tried = None if offered is None else moved(offered, place)
        if tried is not None:
            self.answer(tried)

    def action_undo(self) -> None:
        self.answer(None)

    def action_rules(self) -> None:
        self.app.open_rules(self.rule)  # type: ignore[attr-defined]

    def action_board(self) -> None:
        """The board alone, or with all the rest."""
        self.toggle_class("-board")

    def action_log(self) -> None:
        """The log in the place of the board, or back."""
        self.toggle_class("-log")

    def action_pan(self, x: int, y: int) -> None:
        log = self.has_class("-log")
        self.query_one("#log" if log else "#board").scroll_relative(x, y, animate=False)
