"""Kardinal's town in colour: blocks with gable, battlements or paving, the Dom, the Cardinal."""

import re

from rich.text import Text

from gildehuis.core.game import Named, Position
from gildehuis.terminal.boards.painter import AIM, Painter
from gildehuis.terminal.palette import piece
from gildehuis.words import Speech

SHAPES = str.maketrans("^#=", "▲█▒")  # gable, battlements, paving
COLOURS = {"r": "red", "b": "blue", "g": "green", "y": "yellow", "D": "dom"}
CELL, MARGIN = 3, 5
_BUILDING = re.compile(r" ([▲█▒])([rbgyD])(?= |$)")
_NUMBER = re.compile(r"-?\d+")


class KardinalPainter(Painter):
    """Squares are three columns wide; the first line and column number them."""

    def __init__(self, drawn: str, position: Position, words: Speech) -> None:
        town, _, rest = drawn.partition("\n\n")
        signs = ("^ ", "# ", "= ")  # the stock's lines open with the sign of their shape
        below = [
            line[0].translate(SHAPES) + line[1:] if line.startswith(signs) else line
            for line in rest.split("\n")
        ]
        width = len(town.partition("\n")[0])
        town = "\n".join(line.ljust(width) for line in town.split("\n"))
        town = town.translate(SHAPES).replace(" +", " †")
        super().__init__(town + "\n\n" + "\n".join(below), position, words)
        self.left = int(_NUMBER.findall(self.lines[0])[0])
        self.rows = {int(line[:4]): n for n, line in enumerate(self.lines) if self._is_row(line)}

    def _is_row(self, line: str) -> bool:
        return len(line) > 4 and line[4] == " " and line[:4].strip().lstrip("-").isdigit()

    def colour(self, text: Text) -> None:
        for number in self.rows.values():
            line = self.lines[number]
            for found in _BUILDING.finditer(line):
                self.style(text, piece(COLOURS[found[2]]), number, found.start(), found.end())
            for sign, style in (("·", "dim"), ("†", f"bold {piece('violet')}")):
                for place in re.finditer(sign, line):
                    self.style(text, style, number, place.start() - 1, place.end() + 1)
        last = self.position["buildings"][-1:]
        for building in last:
            for square in building["squares"]:
                self._mark(text, square, "bold underline")

    def aim(self, text: Text, move: Named) -> None:
        for square in move.get("squares", [move["to"]] if "to" in move else []):
            self._mark(text, square, AIM)

    def _mark(self, text: Text, square: list[int], style: str) -> None:
        x, y = square
        if y in self.rows:
            start = MARGIN + (x - self.left) * CELL
            self.style(text, style, self.rows[y], start, start + CELL)

    def square(self, line: int, column: int) -> list[int] | None:
        """The square at a place of the drawing."""
        for y, number in self.rows.items():
            if number == line and column >= MARGIN:
                return [self.left + (column - MARGIN) // CELL, y]
        return None

    def at(self, line: int, column: int, like: Named | None = None) -> str | None:
        square = self.square(line, column)
        return f"({square[0]}, {square[1]})" if square else None

    def moved(self, move: Named, line: int, column: int) -> Named | None:
        square = self.square(line, column)
        if square is None:
            return None
        if "squares" in move:
            (x, y), *_ = move["squares"]
            shifted = [[a - x + square[0], b - y + square[1]] for a, b in move["squares"]]
            return move | {"squares": shifted}
        return move | {"to": square} if "to" in move else None
