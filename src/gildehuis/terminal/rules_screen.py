"""The rulebook over the table: all of it, or the rules that have the typed words in them."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from gildehuis.terminal.rule_search import found
from gildehuis.words import Rulebook, Speech


class RulesScreen(ModalScreen[None]):
    """Type a rule's id or words; Escape goes back to the table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,f1", "close", show=False),
        Binding("up", "scroll(-1)", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
        Binding("pagedown", "scroll(10)", show=False),
    ]

    def __init__(self, book: Rulebook, words: Speech, typed: str = "") -> None:
        super().__init__()
        self.book = book
        self.words = words
        self.typed = typed

    def compose(self) -> ComposeResult:
        say = self.words.say
        with Vertical(id="book") as book:
            book.border_title = self.book.title
            book.border_subtitle = say("terminal-rules-keys")
            yield Input(self.typed, placeholder=say("terminal-rules-search"), select_on_focus=False)
            with VerticalScroll(id="rules", can_focus=False):
                yield Static(id="found")

    def on_mount(self) -> None:
        self.query_one(Input).focus()
        self.fill(self.typed)

    def on_input_changed(self, event: Input.Changed) -> None:
        self.fill(event.value)

    def fill(self, typed: str) -> None:
        self.query_one("#found", Static).update(found(self.book, typed, self.words))
        self.query_one("#rules").scroll_home(animate=False)

    def action_close(self) -> None:
        self.dismiss()

    def action_scroll(self, lines: int) -> None:
        self.query_one("#rules").scroll_relative(y=lines, animate=False)
