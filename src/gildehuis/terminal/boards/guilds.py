"""Guilds in colour: zones and offers, tents of the seats, walls and halls of the headquarters."""

import re

from rich.text import Text

from gildehuis.core.game import Named
from gildehuis.terminal.boards.painter import AIM, Painter
from gildehuis.terminal.palette import GOLD, SEATS, piece

CELL = 6  # columns of a room's square, wall included
_WALL = re.compile(r"[+\-|](?=[ +\-|]|$)")


class GuildsPainter(Painter):
    """Headquarters stand two abreast; the one of the seat at turn is marked by >."""

    def colour(self, text: Text) -> None:
        for number, line in enumerate(self.lines):
            if re.search(r"\+-- ?-|\+     \+|\|", line) and "Z" not in line[:4]:
                for found in _WALL.finditer(line):
                    self.style(text, "dim", number, found.start(), found.end())
        text.highlight_regex(r"###", f"bold {GOLD}")
        text.highlight_regex(r"\d+\*", "bold underline")
        text.highlight_regex(r"(?m)^  Z\d", "bold")
        for seat, colour in enumerate(SEATS):
            text.highlight_regex(rf"\[{seat}\]", piece(colour))

    def aim(self, text: Text, move: Named) -> None:
        if "zone" in move:
            text.highlight_regex(rf"(?m)^  {move['zone']}\b.*$", AIM)
        elif "room" in move:
            text.highlight_regex(rf"(?m)^  {move['room']}\b.*$", AIM)
        elif "character" in move:
            name = re.escape(str(self.words.word(move["character"])))
            text.highlight_regex(rf"(?<!\w){name}(?!\w)", AIM)
        elif "cell" in move:
            self._aim_cell(text, move["cell"])

    def _aim_cell(self, text: Text, cell: str) -> None:
        """A square of the headquarters of the seat at turn: letter across, number up."""
        top = next((n for n, line in enumerate(self.lines) if ">[" in line), None)
        if top is None:
            return
        left = self.lines[top].index(">[")
        across, up = ord(cell[0]) - ord("A"), cell[1:]
        for number in range(top, len(self.lines)):
            line = self.lines[number]
            if line[left : left + 2].strip() == up and line[left + 3 : left + 4] == "|":
                start = left + 4 + across * CELL
                self.style(text, AIM, number, start, start + CELL - 1)
                return
