"""What is shown of a Kardinal match: positions, moves and events, declared once."""

from typing import Annotated, Literal

from msgspec import Meta, field

from gildehuis.core.schema import SOME, Event, Facts, Move, Schema, SeatId, means

Colour = Annotated[Literal["red", "blue", "green", "yellow"], means("colour")]
Shape = Annotated[Literal["house", "tower", "court"], means("shape")]
Square = Annotated[list[int], means("square"), Meta(min_length=2, max_length=2)]  # x, y; K36
End = Literal["all_built", "declined", "no_build"]
Phase = Literal["building", "stone", "cardinal", "over"]


# ---- positions: the same for every seat and spectator, for nothing is hidden


class Building(Facts):
    """A building that stands."""

    seat: SeatId  # who put it up
    shape: Shape
    colour: Colour
    squares: list[Square]  # one, or two for a court, sorted by x, then y


class LastBuilding(Facts):
    """The building put up last, from which the next must differ."""

    shape: Shape
    colour: Colour


class Seat(Facts):
    """What a seat has."""

    colours: list[Colour]  # its own; two with two players (K28)
    stones: dict[Colour, int]
    final_stones: dict[Colour, int]  # with what it would get from the supply (K25)
    score: int  # if the match ended now (K26)
    at_dom: int  # own buildings beside the Dom, which decide ties (K27)


class Position(Facts):
    """Squares are `[x, y]`; the Dom stands on `[0, 0]` (tower) and `[1, 0]` (nave) (K3, K36)."""

    turn: SeatId  # whose turn it is
    phase: Phase  # what is asked (K37)
    idle: int  # turns in a row without a building
    declined: bool  # did anybody choose to build nothing since the last building (K39)
    end: End | None  # once it is over
    buildings: list[Building]  # in the order in which they were put up
    cardinal: Square | None  # his square; null until he is brought in (K20)
    last: LastBuilding | None  # the next must differ in both (K13, K14); null at first
    supply: dict[Colour, int]  # stones left
    stock: dict[Colour, dict[Shape, int]]  # buildings left
    seats: list[Seat]
    fourth_colour: Colour | None  # yellow with three players (K31)


class Preview(Facts, omit_defaults=True):
    """What a building would earn."""

    stones: Annotated[dict[Colour, int], SOME] | None = None  # K16; other moves earn none


# ---- moves (K36)


class Build(Move):
    shape: Shape
    colour: Colour
    squares: Annotated[list[Square], Meta(min_length=1, max_length=2)]  # sorted, none twice

    def __post_init__(self) -> None:
        if self.squares[0] >= self.squares[-1] and len(self.squares) == 2:
            raise ValueError("squares are sorted by x, then y, none twice")


class Decline(Move):
    """Build nothing (K33)."""


class TakeStone(Move):
    colour: Colour


class MoveCardinal(Move):
    to: Square


class KeepCardinal(Move):
    """Leave him where he is (K23)."""


Moves = Build | Decline | TakeStone | MoveCardinal | KeepCardinal


# ---- events


class Built(Event):
    seat: SeatId
    shape: Shape
    colour: Colour
    squares: list[Square]


class StoneTaken(Event):
    seat: SeatId
    colour: Colour


class CardinalMoved(Event):
    seat: SeatId
    from_: Square | None = field(name="from")
    to: Square


class Declined(Event):
    seat: SeatId


class PassedOver(Event):
    """The seat has no legal building (K15)."""

    seat: SeatId


class Ended(Event):
    seat: SeatId
    end: End


Events = Built | StoneTaken | CardinalMoved | Declined | PassedOver | Ended

SCHEMA = Schema(Position, Moves, Events, Preview)
