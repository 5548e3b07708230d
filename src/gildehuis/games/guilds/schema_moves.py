"""The moves of Guilds (G62).

Any text may name a thing: one that there is not is refused by the rule of the move, not its form.
"""

from typing import Annotated

from msgspec import field

from gildehuis.core.schema import Move, SeatId, means
from gildehuis.games.guilds.schema_words import CatKind, Cell, CharacterId, Faction, RoomId, Turn


class Divine(Move):
    """Swap a room on display for the next of its size (G43)."""

    room: RoomId


class Transmute(Move):
    """The Alchemist turns gold into florins (G42)."""

    gold: int


class Offer(Move):
    """Lay florins on the own tent in a zone (G13)."""

    zone: Annotated[str, means("zone")]
    add: int


class Stop(Move):
    """Leave the offer in one zone (G14, G56)."""


class Take(Move):
    """Take a character where one leads (G16), or must (G18)."""

    character: CharacterId


class Assassinate(Move):
    """G47."""

    character: CharacterId


class Steal(Move):
    """The Cutpurse (G49)."""

    victim: SeatId
    florins: int


class Exchange(Move):
    """Buy so much gold, or none (G21)."""

    gold: int


class Survey(Move):
    """Lift an own room, to lay it anew (G54)."""

    room: RoomId


class Buy(Move):
    """G22."""

    room: RoomId


class Bend(Move):
    """Change an edge of the room in hand (G44)."""

    edge: Annotated[str, means("edge")]


class Place(Move):
    """Lay the room in hand (G63)."""

    cell: Cell  # the lower, then western cell that it covers
    turn: Turn


class Reserve(Move):
    """Keep a room on display (G28)."""

    room: RoomId


class NameFaction(Move):
    """What the Illusionist counts for as well (G45)."""

    faction: Faction


class NameCat(Move):
    """What the Palace Cat counts as (G55)."""

    as_: CatKind = field(name="as")


class Pass(Move):
    """Do nothing in this turn (G15, G22, G28)."""


class Decline(Move):
    """Leave an ability unused."""


class Claim(Move):
    """The Herald claims the marker (G52)."""


Moves = (
    Divine
    | Transmute
    | Offer
    | Stop
    | Take
    | Assassinate
    | Steal
    | Exchange
    | Survey
    | Buy
    | Bend
    | Place
    | Reserve
    | NameFaction
    | NameCat
    | Pass
    | Decline
    | Claim
)
