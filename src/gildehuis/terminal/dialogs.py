"""Screens over the table: handing the keyboard on, yes or no, and leaving."""

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


class QuestionScreen(ModalScreen[str]):
    """A question with a few answers; Escape gives the last one."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "last", show=False)]

    def __init__(self, question: str, answers: dict[str, str]) -> None:
        super().__init__()
        self.question = question
        self.answers = answers  # what each is called → what is said

    def compose(self) -> ComposeResult:
        with Vertical(id="card"):
            yield Static(self.question, markup=False)
            yield OptionList(
                *(Option(said, id=name) for name, said in self.answers.items()), markup=False
            )

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_id)

    def action_last(self) -> None:
        self.dismiss(list(self.answers)[-1])


class LeaveScreen(QuestionScreen):
    """Save and leave, leave, or stay."""

    def __init__(self, words: Speech, ways: tuple[str, ...]) -> None:
        ways_said = {way: words.say(f"terminal-leave-{way}") for way in ways}
        super().__init__(words.say("terminal-leave"), ways_said)
