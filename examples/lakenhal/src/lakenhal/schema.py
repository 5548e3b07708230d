"""What is shown of Lakenhal: positions, moves and events, declared once."""

from typing import Annotated, Literal

from msgspec import Meta

from gildehuis.core.schema import UNSET, Event, Facts, Move, Schema, SeatId, UnsetType, means

Cloth = Annotated[Literal["wool", "linen", "velvet", "silk"], means("cloth")]
Worth = Annotated[int, Meta(ge=1, le=4), means("worth")]
Purse = Annotated[int, Meta(ge=1, le=36), means("purse")]
Doing = Literal["laying", "laid", "choosing", "second", "waiting"]


class Bale(Facts):
    cloth: Cloth
    worth: Worth


class Seat(Facts):
    """What lies open before a seat."""

    points: int
    bales: list[Bale]
    spent: list[Purse]  # in the order of the rounds
    doing: Doing


class Position(Facts):
    round: int
    shown: list[Bale]  # none: the match is over
    hand: list[Purse] | None  # the viewer's own; null for a spectator
    purse: Purse | None  # that he laid face down
    seats: list[Seat]


class Lay(Move):
    purse: Purse


class Take(Move):
    cloth: Cloth
    worth: Worth


Moves = Lay | Take


class Shown(Event):
    cloth: Cloth
    worth: Worth


class Laid(Event):
    seat: SeatId
    known: int = 0  # 1 for the seat itself
    purse: Purse | UnsetType = UNSET


class Opened(Event):
    seat: SeatId
    purse: Purse


class Bought(Event):
    seat: SeatId
    cloth: Cloth
    worth: Worth


class Ended(Event):
    pass


SCHEMA = Schema(Position, Moves, Shown | Laid | Opened | Bought | Ended)
