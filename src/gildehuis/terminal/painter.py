"""A drawn position on the screen: its colours, what a move would touch, what somebody points at."""

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from gildehuis.core.drawing import Drawing, Line, Place, span_at
from gildehuis.core.game import AnyGame, Named, Say, Setup
from gildehuis.core.schema import Facts, Move, asdict, meanings
from gildehuis.terminal.palette import style_of
from gildehuis.words import Speech

AIM = "bold reverse"  # what a move being thought about would touch
TURN = "bold"  # the line of whoever is to move
SEATS = ("seat", "start", "starter")  # arguments of drawings that are seat numbers
SHORT = 12  # letters of a name in a table
Things = Mapping[str, list[Any]]  # what a move names, by kind (`schema.things_in`)


class Painter:
    """One drawing."""

    def __init__(self, drawing: Drawing) -> None:
        self.drawing = drawing

    def paint(self, things: Things | None = None) -> Text:
        """The drawing in colour; what is named in `things` is marked."""
        text = Text(no_wrap=True)
        for number, line in enumerate(self.drawing):
            if number:
                text.append("\n")
            turn = TURN if line and line[0].text.lstrip().startswith(">") else ""
            for span in _trimmed(line):
                aimed = things is not None and touches(things, span.place)
                text.append(span.text, AIM if aimed else style_of(span.colour) or turn)
        return text

    def place_at(self, line: int, column: int) -> Place | None:
        """What somebody points at."""
        span = span_at(self.drawing, line, column)
        return None if span is None else span.place


def _trimmed(line: Line) -> Line:
    """Without the blanks at its end, unless they can be pointed at: they would widen the board."""
    end = len(line)
    while end and line[end - 1].place is None and not line[end - 1].text.strip():
        end -= 1
    if not end or line[end - 1].place is not None:
        return line[:end]
    return [*line[: end - 1], line[end - 1]._replace(text=line[end - 1].text.rstrip())]


def painter(
    game: AnyGame, setup: Setup, position: Facts, words: Speech, names: list[str]
) -> Painter:
    """The painter of a position."""
    return Painter(game.draw(setup, position, naming(words, names)))


def touches(things: Things, place: Place | None) -> bool:
    """Does who names these things mean that place?"""
    return place is not None and all(value in things.get(kind, ()) for kind, value in place.items())


def moved(move: Move, place: Place) -> Named | None:
    """The same move made at another place, to be judged; None where it names no such place."""
    named = asdict(move)
    kinds = {kind: name for name, (kind, _) in meanings(type(move)).items() if kind in place}
    if len(kinds) < len(place):
        return None
    for kind, name in kinds.items():
        named[name] = _put(named[name], place[kind])
    return named


def _put(value: Any, there: Any) -> Any:
    """A value put somewhere else; several squares of a grid go there together."""
    if not isinstance(value, list) or not value or isinstance(value[0], int):
        return there
    if not isinstance(value[0], list):
        return [there]
    first = value[0]
    return [[a - b + c for a, b, c in zip(at, first, there, strict=True)] for at in value]


def naming(words: Speech, names: list[str]) -> Say:
    """Says texts of a drawing with the names of people in the place of seat numbers."""

    def say(key: str, **args: Any) -> str:
        seats = {k: v for k, v in args.items() if k in SEATS and isinstance(v, int)}
        if len(seats) == len(args) == 1 and key == "draw-seat":
            return str(names[args["seat"]][:SHORT])
        return words.say(key, **args | {k: names[v] for k, v in seats.items()})

    return say
