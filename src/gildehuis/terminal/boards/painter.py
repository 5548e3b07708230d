"""Colour on a drawn board: colour words, the seat at turn, and what a move would touch."""

import re
from typing import Any

from rich.text import Text

from gildehuis.core.game import Named, Position
from gildehuis.terminal.palette import PIECES, piece
from gildehuis.words import Speech

AIM = "bold reverse"  # what a move being thought about would touch
TURN = "bold"
_WORD = re.compile(r"[^\s]+")


class Painter:
    """Paints the text that a game drew. Games with a board of their own refine it."""

    def __init__(self, drawn: str, position: Position, words: Speech) -> None:
        self.drawn = drawn
        self.position = position
        self.words = words
        self.lines = drawn.split("\n")

    def paint(self, move: Named | None = None) -> Text:
        """The board in colour, with a move that is being thought about."""
        text = Text(self.drawn, no_wrap=True)
        self.colour_words(text)
        self.colour(text)
        if move is not None:
            self.aim(text, move)
        return text

    def colour_words(self, text: Text) -> None:
        """Names of colours in their colour, and the line of whoever is to move in bold."""
        for colour in PIECES:
            name = str(self.words.word(colour))
            if name != colour or self.words.language == "en":
                text.highlight_regex(rf"(?i)(?<!\w){re.escape(name)}(?!\w)", piece(colour))
        text.highlight_regex(r"(?m)^ *>.*$", TURN)

    def colour(self, text: Text) -> None:
        """What a game's own board adds."""

    def aim(self, text: Text, move: Named) -> None:
        """Mark what the move would touch: by default every place that it names."""
        for value in list(move.values())[1:]:
            for name in value if isinstance(value, list) else [value]:
                if isinstance(name, str) and any(letter.isdigit() for letter in name):
                    text.highlight_regex(rf"(?<!\w){re.escape(name)}(?!\w)", AIM)

    def at(self, line: int, column: int, like: Named | None = None) -> str | None:
        """What to search for where somebody points, thinking of a move like that one."""
        if not 0 <= line < len(self.lines):
            return None
        for found in _WORD.finditer(self.lines[line]):
            if found.start() <= column < found.end():
                return found[0].strip("·>=#*+:,.;") or None
        return None

    def moved(self, move: Named, line: int, column: int) -> Any:
        """The same move made where somebody points, to be judged; None where that says nothing."""
        return None

    def style(self, text: Text, style: str, line: int, start: int, end: int) -> None:
        """Style a stretch of a line."""
        offset = sum(len(before) + 1 for before in self.lines[:line])
        text.stylize(style, offset + start, offset + min(end, len(self.lines[line])))
