"""What is shown of Drapery."""

from typing import Annotated, Literal

from msgspec import Meta

from gildehuis.core.schema import Event, Facts, Move, Schema, SeatId, means

Cloth = Annotated[Literal["wool", "linen", "velvet", "silk"], means("cloth")]
Card = Annotated[str, Meta(pattern="^(wool|linen|velvet|silk)-[1-6]$"), means("card")]


class Seat(Facts):
    points: int
    cards: int
    lacks: list[Cloth]  # the cloths that it could not follow in this deal (D4)


class Position(Facts):
    deal: int
    leader: SeatId
    trick: list[Card]  # the leader's first
    gone: list[Card]  # the earlier tricks of this deal
    hand: list[Card] | None  # the viewer's own; null for a spectator
    seats: list[Seat]


class Play(Move):
    card: Card


class Played(Event):
    seat: SeatId
    card: Card


class Won(Event):
    seat: SeatId
    points: int


SCHEMA = Schema(Position, Play, Played | Won)
