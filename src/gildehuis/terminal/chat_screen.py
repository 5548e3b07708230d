"""Talking at a table: what was said, and a line to say something."""

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from gildehuis.terminal.conversation import LONGEST, Conversation
from gildehuis.words import Speech


class ChatScreen(ModalScreen[None]):
    """Enter says the line, Escape goes back to the table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,f7", "close", show=False),
        Binding("up", "scroll(-1)", show=False),
        Binding("down", "scroll(1)", show=False),
    ]

    def __init__(self, talk: Conversation, words: Speech) -> None:
        super().__init__()
        self.talk = talk
        self.words = words

    def compose(self) -> ComposeResult:
        say = self.words.say
        with Vertical(id="chat") as chat:
            chat.border_title = say("terminal-key-chat")
            chat.border_subtitle = say("terminal-chat-keys")
            with VerticalScroll(id="talk", can_focus=False):
                yield Static(id="said")
            yield Input(placeholder=say("terminal-chat-say"), max_length=LONGEST)

    def on_mount(self) -> None:
        self.query_one(Input).focus()
        self.refill()

    def refill(self) -> None:
        """All that was said, the last line in sight."""
        lines = self.talk.lines or [self.words.say("terminal-chat-none")]
        self.query_one("#said", Static).update(Text("\n".join(lines)))
        self.query_one("#talk").scroll_end(animate=False, immediate=False)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.talk.say(event.value)
        event.input.clear()

    def action_close(self) -> None:
        self.dismiss()

    def action_scroll(self, lines: int) -> None:
        self.query_one("#talk").scroll_relative(y=lines, animate=False)
