"""Drawing self-contained SVG: a canvas of shapes in the colours of the house."""

from collections.abc import Iterable
from html import escape
from textwrap import wrap
from typing import Final

from gildehuis.core.drawing import Drawing, width

PARCHMENT: Final = "#F3E9D2"
LINEN: Final = "#E7D8B8"
INK: Final = "#2B2118"
BRICK: Final = "#A4432F"
SLATE: Final = "#35597A"
MOSS: Final = "#5C7340"
GOLD: Final = "#C9972B"
VIOLET: Final = "#6B3F73"
STONE: Final = "#8C8478"
CHURCH: Final = "#FBF6E9"
COLOUR: Final = {  # of pieces and players, by their word
    "red": "#B5412F",
    "blue": "#35597A",
    "green": "#5C7340",
    "yellow": "#D8A531",
    "grey": STONE,
    "white": "#F8F3E6",
    "orange": "#C9692B",
    "church": CHURCH,
}
DISPLAY: Final = "Fraunces, 'IM Fell English SC', Georgia, 'DejaVu Serif', serif"
PLAIN: Final = "'Source Sans 3', 'Segoe UI', 'DejaVu Sans', sans-serif"
MONO: Final = "'DejaVu Sans Mono', Menlo, Consolas, monospace"

_INKS: Final = {"dim": STONE, "gold": GOLD, "meadow": MOSS, "water": SLATE, "violet": VIOLET}
_COLUMN: Final = 8.1  # the room of one letter in a drawing
_LINE: Final = 17

Point = tuple[float, float]


class Canvas:
    """Shapes in the order in which they are drawn, each with an ink outline unless told."""

    def __init__(self, width: float, height: float, title: str, ground: str = PARCHMENT) -> None:
        self.width = width
        self.height = height
        self.title = title
        self.parts: list[str] = []
        self.rect(0, 0, width, height, ground, stroke="none")

    def rect(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: str,
        stroke: str = INK,
        weight: float = 1.2,
        round_: float = 0,
        opacity: float = 1,
    ) -> None:
        corner = f' rx="{_n(round_)}"' if round_ else ""
        self.parts.append(
            f'<rect x="{_n(x)}" y="{_n(y)}" width="{_n(width)}" height="{_n(height)}"{corner}'
            f"{_style(fill, stroke, weight, opacity)}/>"
        )

    def circle(
        self,
        x: float,
        y: float,
        radius: float,
        fill: str,
        stroke: str = INK,
        weight: float = 1.2,
        opacity: float = 1,
    ) -> None:
        self.parts.append(
            f'<circle cx="{_n(x)}" cy="{_n(y)}" r="{_n(radius)}"'
            f"{_style(fill, stroke, weight, opacity)}/>"
        )

    def polygon(
        self,
        points: Iterable[Point],
        fill: str,
        stroke: str = INK,
        weight: float = 1.2,
        opacity: float = 1,
    ) -> None:
        at = " ".join(f"{_n(x)},{_n(y)}" for x, y in points)
        self.parts.append(f'<polygon points="{at}"{_style(fill, stroke, weight, opacity)}/>')

    def path(self, d: str, fill: str, stroke: str = INK, weight: float = 1.2) -> None:
        self.parts.append(f'<path d="{d}"{_style(fill, stroke, weight, 1)}/>')

    def line(self, a: Point, b: Point, stroke: str = INK, weight: float = 1.2) -> None:
        self.parts.append(
            f'<line x1="{_n(a[0])}" y1="{_n(a[1])}" x2="{_n(b[0])}" y2="{_n(b[1])}"'
            f' stroke="{stroke}" stroke-width="{_n(weight)}" stroke-linecap="round"/>'
        )

    def text(
        self,
        x: float,
        y: float,
        said: object,
        size: float = 13,
        fill: str = INK,
        anchor: str = "start",
        face: str = PLAIN,
        bold: bool = False,
        upward: bool = False,
    ) -> None:
        turn = f' transform="rotate(-90 {_n(x)} {_n(y)})"' if upward else ""
        weight = ' font-weight="700"' if bold else ""
        self.parts.append(
            f'<text x="{_n(x)}" y="{_n(y)}" font-size="{_n(size)}" fill="{fill}"'
            f' text-anchor="{anchor}" font-family="{face}"{weight}{turn} xml:space="preserve">'
            f"{escape(str(said))}</text>"
        )

    def paragraph(
        self, x: float, y: float, said: str, columns: int, size: float = 12, fill: str = INK
    ) -> float:
        """Text on as many lines as it needs; the height at which the next line would stand."""
        for line in wrap(said, columns):
            self.text(x, y, line, size, fill)
            y += size * 1.3
        return y

    def done(self) -> str:
        """The whole drawing."""
        size = f'width="{_n(self.width)}" height="{_n(self.height)}"'
        box = f'viewBox="0 0 {_n(self.width)} {_n(self.height)}"'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} {box} role="img">'
        return f"{head}<title>{escape(self.title)}</title>{''.join(self.parts)}</svg>"


def _style(fill: str, stroke: str, weight: float, opacity: float) -> str:
    line = "" if stroke == "none" else f' stroke="{stroke}" stroke-width="{_n(weight)}"'
    join = "" if stroke == "none" else ' stroke-linejoin="round"'
    see = "" if opacity == 1 else f' opacity="{_n(opacity)}"'
    return f' fill="{fill}"{line}{join}{see}'


def _n(value: float) -> str:
    """A number as short as it goes."""
    return f"{value:.1f}".removesuffix(".0")


def shade(colour: str, factor: float) -> str:
    """A colour darker (below 1) or lighter (above 1)."""
    parts = [int(colour[at : at + 2], 16) for at in (1, 3, 5)]
    if factor <= 1:
        mixed = [round(part * factor) for part in parts]
    else:
        mixed = [round(part + (255 - part) * (factor - 1)) for part in parts]
    return "#" + "".join(f"{min(255, part):02X}" for part in mixed)


def on(colour: str) -> str:
    """Ink or parchment, whichever is easier to read on that colour."""
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return INK if red * 0.3 + green * 0.59 + blue * 0.11 > 140 else PARCHMENT


def picture_of_drawing(drawing: Drawing, title: str) -> str:
    """A drawing in letters, on parchment: for a game that draws no picture of its own."""
    columns = max((width(line) for line in drawing), default=1)
    canvas = Canvas(24 + _COLUMN * columns, 24 + _LINE * len(drawing), title)
    for at, line in enumerate(drawing):
        x, y = 12.0, 25.0 + _LINE * at
        for span in line:
            wide = _COLUMN * len(span.text)
            ground = COLOUR.get(span.colour or "")
            if ground and span.text.strip():
                canvas.rect(x, y - 13, wide, _LINE, ground, stroke="none")
            ink = on(ground) if ground else _INKS.get(span.colour or "", INK)
            canvas.text(x, y, span.text, 13, ink, face=MONO, bold=span.colour == "bold")
            x += wide
    return canvas.done()
