"""The events of Guilds. `seat` is who acts, or whom it happens to."""

from typing import Literal

from msgspec import field

from gildehuis.core.schema import Event, SeatId
from gildehuis.games.guilds.schema_words import (
    CatKind,
    Cell,
    CharacterId,
    Declinable,
    Edge,
    End,
    Faction,
    GoalId,
    MarkerReason,
    Phase,
    RoomId,
    Turn,
    ZoneId,
)

# ---- the start of a round


class RoundBegan(Event):
    round: int
    seat: SeatId  # the first player


class Income(Event):
    seat: SeatId
    florins: int
    gold: int


class Begged(Event):
    """Followed by `robbed` of the victim (G48)."""

    seat: SeatId
    victim: SeatId
    florins: int


class Robbed(Event):
    seat: SeatId
    by: SeatId
    florins: int


class Drawn(Event):
    characters: list[CharacterId]
    zones: list[ZoneId]  # of the characters, one by one
    rooms: list[RoomId]


class Divined(Event):
    seat: SeatId
    room: RoomId
    new: RoomId  # in its stead


class RoomGone(Event):
    """Divined away, for the stack was empty (G43)."""

    seat: SeatId
    room: RoomId


# ---- recruiting


class Transmuted(Event):
    seat: SeatId
    gold: int
    florins: int


class Offered(Event):
    seat: SeatId
    zone: ZoneId
    add: int
    total: int


class DoveUsed(Event):
    seat: SeatId


class Took(Event):
    seat: SeatId
    zone: ZoneId
    character: CharacterId
    florins: int  # paid


class HadToTake(Event):
    """The highest in a zone had to take, for all had passed (G18)."""

    seat: SeatId
    zone: ZoneId
    character: CharacterId
    florins: int  # paid


class Gift(Event):
    """What a character brings on joining (G46)."""

    seat: SeatId
    character: CharacterId
    gold: int
    florins: int


class Passed(Event):
    """By choice."""

    seat: SeatId
    phase: Phase


class PassedOver(Event):
    """Nothing else was possible."""

    seat: SeatId
    phase: Phase


class Declined(Event):
    seat: SeatId
    asked: Declinable


# ---- exchange


class Returned(Event):
    """Florins come back from the tents (G20)."""

    seat: SeatId
    florins: int


class Assassinated(Event):
    """Followed by `lost_member` of the victim (G47)."""

    seat: SeatId
    victim: SeatId
    character: CharacterId


class LostMember(Event):
    seat: SeatId
    by: SeatId
    character: CharacterId


class Stole(Event):
    """Followed by `robbed` of the victim (G49)."""

    seat: SeatId
    victim: SeatId
    florins: int


class Exchanged(Event):
    seat: SeatId
    gold: int
    florins: int


# ---- building


class Surveyed(Event):
    seat: SeatId
    room: RoomId
    cell: Cell


class Bought(Event):
    seat: SeatId
    room: RoomId
    gold: int
    saved: int  # by a discount (G41)


class Bent(Event):
    seat: SeatId
    room: RoomId
    edge: Edge
    into: Literal["door", "wall"]


class Placed(Event):
    seat: SeatId
    room: RoomId
    cell: Cell
    turn: Turn
    state: Literal["active", "inactive"]


class Activated(Event):
    """Other rooms that are connected now (G27)."""

    seat: SeatId
    rooms: list[RoomId]


# ---- the end of a round


class Reserved(Event):
    seat: SeatId
    room: RoomId
    florins: int  # 0: the Smuggler's (G50)


class Discarded(Event):
    rooms: list[RoomId]
    characters: list[CharacterId]


class Marker(Event):
    """Who goes first from now on (G30, G52)."""

    seat: SeatId
    reason: MarkerReason


class FlorinsLost(Event):
    seat: SeatId
    florins: int
    kept: int  # the Drake's (G57)


# ---- the end of the match


class FactionNamed(Event):
    seat: SeatId
    faction: Faction


class CatNamed(Event):
    seat: SeatId
    as_: CatKind = field(name="as")


class GoalScored(Event):
    seat: SeatId
    goal: GoalId
    place: int  # 1 or 2
    count: int
    points: int


class Scored(Event):
    seat: SeatId
    characters: int
    rooms: int
    half: int  # 1 if rooms have another half point
    goals: int
    points: int


class Ended(Event):
    end: End


Events = (
    RoundBegan
    | Income
    | Begged
    | Robbed
    | Drawn
    | Divined
    | RoomGone
    | Transmuted
    | Offered
    | DoveUsed
    | Took
    | HadToTake
    | Gift
    | Passed
    | PassedOver
    | Declined
    | Returned
    | Assassinated
    | LostMember
    | Stole
    | Exchanged
    | Surveyed
    | Bought
    | Bent
    | Placed
    | Activated
    | Reserved
    | Discarded
    | Marker
    | FlorinsLost
    | FactionNamed
    | CatNamed
    | GoalScored
    | Scored
    | Ended
)
