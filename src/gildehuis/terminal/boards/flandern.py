"""Flandern's towns in colour: districts in their guild's colours, meadows, free spaces."""

import re

from rich.text import Text

from gildehuis.core.game import Named, Position
from gildehuis.terminal.boards.painter import AIM, Painter
from gildehuis.terminal.palette import piece
from gildehuis.words import Speech

GUILDS = ("blue", "yellow", "green", "red", "grey", "church")
MEADOW = "#9DB878"


class FlandernPainter(Painter):
    """Towns stand in blocks, each under its name."""

    def __init__(self, drawn: str, position: Position, words: Speech) -> None:
        super().__init__(drawn, position, words)
        names = [town["town"] for town in position["towns"]]
        self.titles = {town: self._title(town) for town in names}
        self.blocks = {town: self._block(town) for town in names}

    def colour(self, text: Text) -> None:
        for guild in GUILDS:
            sign = re.escape(self.words.say(f"draw-sign-{guild}"))
            text.highlight_regex(rf"(?<!\w){sign}[a-d]?\d?\**\+?#?(?!\w)", piece(guild))
        text.highlight_regex(r"////", MEADOW)
        text.highlight_regex(r"·\w+", "dim")
        for found in self.titles.values():
            if found is not None:
                line, start, end = found
                self.style(text, "bold underline", line, start, end)

    def _title(self, town: str) -> tuple[int, int, int] | None:
        """Line and columns of a town's title."""
        name = re.escape(str(self.words.word(town)))
        for number, line in enumerate(self.lines):
            found = re.search(rf"(?<!\S){name},[^,]*?(?=  |$)", line)
            if found and re.search(r"\d", found[0]):
                return number, found.start(), found.end()
        return None

    def _block(self, town: str) -> tuple[int, int, int, int] | None:
        """First and last line, first and last column of a town."""
        found = self.titles[town]
        if found is None:
            return None
        line, start, end = found
        bottom = line
        while bottom < len(self.lines) and self.lines[bottom].strip():
            bottom += 1
        after = re.compile(r"\S").search(self.lines[line], end)
        return line, bottom, start, after.start() if after else 200

    def aim(self, text: Text, move: Named) -> None:
        block = self.blocks.get(move["town"]) if "town" in move else None
        place = self._place(move["space"]) if block is not None else None
        if block is None or place is None:
            return
        line, start = block[0] + place[0], block[2] + place[1]
        found = re.compile(r"\S+").match(self.lines[line], start)
        self.style(text, AIM, line, start, found.end() if found else start + 2)

    def _place(self, space: str) -> tuple[int, int] | None:
        """Where a space lies in a town's block: all towns lie alike, so where one has it free."""
        for block in self.blocks.values():
            if block is None:
                continue
            for number in range(block[0], block[1]):
                for found in re.finditer(rf"·{re.escape(space)}(?!\w)", self.lines[number]):
                    if block[2] <= found.start() < block[3]:
                        return number - block[0], found.start() - block[2]
        return None

    def at(self, line: int, column: int, like: Named | None = None) -> str | None:
        word = super().at(line, column, like)
        for town in self.position["towns"]:
            block = self.blocks[town["town"]]
            if block and block[0] <= line < block[1] and block[2] <= column < block[3]:
                name = self.words.word(town["town"])
                free = any(space["space"] == word for space in town["spaces"])
                return f"{name} ({word})" if free else str(name)
        return word
