"""A position drawn as text: lines of spans, each with its colour and the place it shows."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

Place = Mapping[str, Any]  # kinds of things (`schema.means`) and which one: {"town": "gent"}
Line = list["Span"]
Drawing = list[Line]


class Span(NamedTuple):
    """Some text of one colour that shows one place."""

    text: str
    colour: str | None = None  # a piece's or player's word, or dim, bold, gold, meadow
    place: Place | None = None


def plain(drawing: Drawing) -> str:
    """The drawing without colours."""
    return "\n".join("".join(span.text for span in line).rstrip() for line in drawing)


def lines_of(text: str) -> Drawing:
    """Plain text as a drawing."""
    return [[Span(line)] for line in text.split("\n")]


def width(line: Line) -> int:
    return sum(len(span.text) for span in line)


def padded(line: Line, columns: int) -> Line:
    """A line made at least so wide by spaces."""
    missing = columns - width(line)
    return [*line, Span(" " * missing)] if missing > 0 else line


def abreast(blocks: Iterable[Drawing], gap: int = 1) -> Drawing:
    """Drawings side by side, each as wide as the widest of them."""
    columns = list(blocks)
    if not columns:
        return []
    wide = max(width(line) for block in columns for line in block) + gap
    height = max(len(block) for block in columns)
    rows: Drawing = []
    for n in range(height):
        row: Line = []
        for block in columns:
            row += padded(block[n] if n < len(block) else [], wide)
        rows.append(row)
    return rows


def span_at(drawing: Drawing, line: int, column: int) -> Span | None:
    """What is drawn there; None where nothing is."""
    if not 0 <= line < len(drawing) or column < 0:
        return None
    for span in drawing[line]:
        if column < len(span.text):
            return span
        column -= len(span.text)
    return None
