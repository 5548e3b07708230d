"""Nieuwstad in colour: forest, fields, roads, buildings in their owners' colours, the lake."""

import re

from rich.text import Text

from gildehuis.core.game import Named, Position
from gildehuis.terminal.boards.painter import AIM, Painter
from gildehuis.terminal.palette import SEATS, piece
from gildehuis.words import Speech

CELL, MARGIN = 4, 4
FOREST, WATER, SAND, MARKET = "#9DB878 on #2F4023", "#8FB8DC", "#D9BF8C", "bold #231A13 on #C9972B"
_HEAD = re.compile(r"^\s+0\s+1\s+2\s")


class NieuwstadPainter(Painter):
    """Cells are four columns wide; the first line and column number them."""

    def __init__(self, drawn: str, position: Position, words: Speech) -> None:
        super().__init__(drawn, position, words)
        self.top = next((n for n, line in enumerate(self.lines) if _HEAD.match(line)), 0) + 1
        self.height = len(position["board"]["map"])

    def colour(self, text: Text) -> None:
        for number in range(self.top, self.top + self.height):
            line = self.lines[number]
            for found in re.finditer(r"\^\^\^ ?", line):
                self.style(text, FOREST, number, found.start(), found.end())
            for found in re.finditer(r"(?<= )[.a-z](?= |$)", line):
                self.style(text, SAND, number, found.start(), found.end())
            for found in re.finditer(r"\[M\]", line):
                self.style(text, MARKET, number, found.start(), found.end())
            for found in re.finditer(r"[A-Z][a-z]([0-3*])", line):
                owner = "church" if found[1] == "*" else SEATS[int(found[1])]
                self.style(text, piece(owner), number, found.start(), found.end())
        text.highlight_regex(r"~", WATER)
        text.highlight_regex(r"(?m)^[^\s>][^:\n]*:", "bold")

    def aim(self, text: Text, move: Named) -> None:
        cells = [move["cell"]] if "cell" in move else []
        if "slot" in move:
            x, y = (2 * n for n in move["slot"])
            cells = [[x, y], [x + 1, y], [x, y + 1], [x + 1, y + 1]]
        for x, y in cells:
            start = MARGIN + x * CELL
            self.style(text, AIM, self.top + y, start, start + CELL - 1)

    def at(self, line: int, column: int, like: Named | None = None) -> str | None:
        x, y = (column - MARGIN) // CELL, line - self.top
        if not (0 <= y < self.height and x >= 0):
            return super().at(line, column, like)
        if like is not None and "slot" in like:
            x, y = x // 2, y // 2
        return f"({x}, {y})"
