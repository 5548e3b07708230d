"""The list of what can be chosen: arrows, Enter and mouse; typing searches."""

from rich.text import Text
from textual import events
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from gildehuis.core.drawing import Place
from gildehuis.core.game import Named
from gildehuis.terminal.choices import Choice, groups, search
from gildehuis.terminal.painter import touches
from gildehuis.words import Speech


class ChoiceList(OptionList):
    """Legal moves in groups. Letters and digits narrow the list, Escape widens it again."""

    class Chosen(Message):
        def __init__(self, move: Named) -> None:
            super().__init__()
            self.move = move

    class Considered(Message):
        def __init__(self, choice: Choice | None) -> None:
            super().__init__()
            self.choice = choice

    def __init__(self, words: Speech) -> None:
        super().__init__(id="choices", markup=False)
        self.words = words
        self.all: list[Choice] = []
        self.place: Place | None = None  # pointed at on the board
        self.shown: dict[str, Choice] = {}
        self.typed = ""

    def offer(self, found: list[Choice]) -> None:
        """Other choices than before."""
        self.all = found
        self.narrow("")

    def narrow(self, typed: str) -> None:
        """Show what has these words in it."""
        self.typed, self.place = typed, None
        self.refill()

    def point(self, place: Place) -> bool:
        """Show what can be done at a place; False, and nothing changes, if that is nothing."""
        if not self._at(place):
            return False
        self.typed, self.place = self.words.place(place), place
        self.refill()
        return True

    def _at(self, place: Place) -> list[Choice]:
        return [choice for choice in self.all if touches(choice.things, place)]

    def refill(self) -> None:
        found = search(self.all, self.typed) if self.place is None else self._at(self.place)
        self.shown = {}
        options: list[Option] = []
        for group in groups(found):
            if group.title:
                options.append(Option(Text(group.title, "bold"), disabled=True))
            for choice, rest in group.items:
                key = str(len(self.shown))
                self.shown[key] = choice
                options.append(Option(self._line(choice, rest, bool(group.title)), id=key))
        self.clear_options()
        self.add_options(options)
        self._title(len(found))
        if self.shown:
            self.highlighted = self.get_option_index("0")
        else:
            self.post_message(self.Considered(None))

    def _line(self, choice: Choice, rest: str, indented: bool) -> Text:
        line = Text("  " if indented else "")
        line.append(rest)
        if choice.gives:
            line.append(f"  {choice.gives}", "italic")
        return line

    def _title(self, found: int) -> None:
        said = self.words.say
        if self.typed:
            title = said("terminal-found", count=found, typed=self.typed)
        else:
            title = said("terminal-choices", count=found)
        self.border_title = title.replace("[", r"\[")
        key = "terminal-search-clear" if self.typed else "terminal-search"
        self.border_subtitle = said(key) if self.all else ""

    @property
    def considered(self) -> Choice | None:
        """The choice under the cursor."""
        option = self.highlighted_option
        return self.shown.get(option.id or "") if option is not None else None

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        event.stop()
        choice = self.shown.get(event.option_id or "")
        self.post_message(self.Considered(choice))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        choice = self.shown.get(event.option_id or "")
        if choice is not None:
            self.post_message(self.Chosen(choice.move))

    def on_key(self, event: events.Key) -> None:
        letter = event.character
        if event.key == "backspace":
            self.narrow(self.typed[:-1])
        elif event.key == "escape" and self.typed:
            self.narrow("")
        elif letter and letter.isprintable() and letter != "?" and (self.typed or letter != " "):
            self.narrow(self.typed + letter)
        else:
            return
        event.stop()
        event.prevent_default()
