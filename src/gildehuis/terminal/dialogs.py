"""Screens over the table: handing the keyboard on, and leaving."""

from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen, Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from gildehuis.words import Speech

GUILD_HOUSE = """\
      /\\
     /  \\     /\\
    / [] \\___/  \\
   |  __  | [] []|
   | |  | |  __  |
___|_|__|_|_|__|_|___"""


class HandOver(Screen[bool]):
    """Nothing of the match is to be seen here."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "sit", show=False),
        Binding("f2,ctrl+z", "back", show=False),
    ]

    def __init__(self, name: str, words: Speech) -> None:
        super().__init__()
        self.who = name
        self.words = words

    def compose(self) -> ComposeResult:
        with Vertical(id="card"):
            yield Static(GUILD_HOUSE, id="house", markup=False)
            yield Static(
                "\n" + self.words.say("terminal-hand-over", name=self.who),
                id="handover",
                markup=False,
            )

    def on_mount(self) -> None:
        app: Any = self.app
        said = self.words.say("terminal-hand-over", name=self.who).splitlines()[0]
        self.call_after_refresh(app.asks, said)

    def on_click(self) -> None:
        self.action_sit()

    def action_sit(self) -> None:
        self.dismiss(True)

    def action_back(self) -> None:
        self.dismiss(False)


class LeaveScreen(ModalScreen[str]):
    """Save and leave, leave, or stay."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "stay", show=False)]

    def __init__(self, words: Speech, ways: tuple[str, ...]) -> None:
        super().__init__()
        self.words = words
        self.ways = ways

    def compose(self) -> ComposeResult:
        say = self.words.say
        with Vertical(id="card"):
            yield Static(say("terminal-leave"), markup=False)
            yield OptionList(
                *(Option(say(f"terminal-leave-{way}"), id=way) for way in self.ways), markup=False
            )

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_id or "stay")

    def action_stay(self) -> None:
        self.dismiss("stay")
