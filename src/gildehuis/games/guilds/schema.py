"""What is shown of a Guilds match: positions here, moves and events beside, each declared once."""

from typing import Literal

from gildehuis.core.schema import Facts, Schema, SeatId
from gildehuis.games.guilds.schema_events import Events
from gildehuis.games.guilds.schema_moves import Moves
from gildehuis.games.guilds.schema_words import (
    Asked,
    CatKind,
    Cell,
    CharacterId,
    Edge,
    End,
    Faction,
    GoalId,
    People,
    Phase,
    RoomId,
    RoomType,
    Side,
    Size,
    Turn,
    ZoneId,
)


class GoalInPlay(Facts):
    """A goal and how everybody stands with it."""

    goal: GoalId
    measure: str  # what it counts, as the edition writes it: symbol:noble
    first: int  # points of the first place
    second: int | None  # of the second; null where it pays nothing (G34)
    counts: list[int]  # per seat, now
    points: list[int]  # per seat, if the match ended now


class Zone(Facts):
    """A zone of the plaza."""

    zone: ZoneId
    slots: int  # card places in this layout; 0: not used (G6)
    characters: list[CharacterId]  # still to be had
    tents: list[int]  # florins per seat
    leader: SeatId | None  # whose offer is highest
    least: list[int | None]  # florins each seat must add to lead; null where nobody lies (G13)


class RoomOnOffer(Facts):
    """A room on display."""

    room: RoomId
    size: Size
    price: int
    costs: list[int]  # per seat, with discounts (G41)
    reserved: bool


class Spot(Facts):
    """Where a room lay."""

    cell: Cell
    turn: Turn


class RoomInHand(Facts):
    """The room that the seat `turn` must place at once (G23)."""

    room: RoomId
    size: Size
    doors: list[Edge]  # as printed or bent
    lifted: Spot | None  # where it lay, if it was surveyed (G54)


class BentRoom(Facts):
    """The room whose edge the Wallbender changed for good (G44)."""

    room: RoomId
    doors: list[Edge]  # since then, at turn 0


class Stacks(Facts):
    """How many are left in the stacks."""

    characters: int
    small_rooms: int
    large_rooms: int


class Gone(Facts):
    """What is out of the game."""

    characters: list[CharacterId]
    rooms: list[RoomId]


class IncomeNow(Facts):
    """What a seat gets at the start of a round (G9)."""

    florins: int
    gold: int
    value: int  # both as one number (G35)


class Member(Facts):
    """A character of a guild."""

    character: CharacterId
    used: bool  # the ability is spent for this round or for the game (G38)
    fresh: bool  # joined in this phase (G19)


class LaidCell(Facts):
    """A cell under a room."""

    cell: Cell
    doors: list[Side]  # the sides with a door, as it lies


class LaidRoom(Facts):
    """A room on a plot."""

    room: RoomId
    size: Size
    cell: Cell  # the lower, then western cell
    turn: Turn
    cells: list[LaidCell]  # the one that names the place first
    active: bool  # doors connect it to the hall (G27)
    points: int | float  # now, halves possible; 0 if inactive


class Protected(Facts):
    """What others cannot touch."""

    characters: bool  # Bodyguard (G39)
    money: bool  # Guard Hound (G40)


class Points(Facts):
    """Prestige points if the match ended now (G33)."""

    characters: int
    rooms: int
    half: int  # 1 if rooms have another half point, which the total rounds off
    goals: int
    total: int


class Seat(Facts):
    """What a seat has."""

    florins: int  # in hand
    gold: int
    on_tents: int  # florins
    income: IncomeNow
    most_gold: int  # what its florins could buy in an exchange (G21)
    guild: list[Member]  # in the order they joined
    rooms: list[LaidRoom]  # in the order they were laid
    free: int  # cells
    symbols: dict[Faction, int]
    types: dict[RoomType, int]  # active rooms
    women: int
    peoples: list[People]
    windows: int  # doors that face the edge of the plot (G25)
    cells: int  # under active rooms
    active_rooms: int
    large_rooms: int  # active ones
    protected: Protected
    points: Points


class Position(Facts):
    """The same for every seat and spectator: all is open but the order of the stacks (G1).

    Ids of characters, rooms and goals are those of the edition; what is printed on them is static
    edition data. Two players use the zones Z1 Z3 Z5, three Z1 (two cards) Z2 Z4 Z5, with six cards
    two in Z4 too, four use all. The plot of the edition `reconstructed-2` has columns A–C and rows
    1–5 (row 1 along the street, at the bottom); the hall covers B1 and B2 with doors B1E, B2W, B2N.
    """

    round: int
    rounds: int  # 8 with two players, else 6 (G5)
    field: int  # of the round track
    side: Literal["dove", "cat"]  # of its marker; the cat after round 5 with two players (G7)
    phase: Phase
    asked: Asked | None  # what is decided now (G61); null when it is over
    turn: SeatId | None  # by whom
    first: SeatId  # who holds the marker (G4)
    passes: int  # in a row so far (G11, G22, G28)
    end: End | None  # once it is decided (G66)
    goals: list[GoalInPlay]
    zones: list[Zone]  # always six
    first_zone: ZoneId | None  # of an offer whose second zone is asked
    forced_zone: ZoneId | None  # from which a character must be taken now (G18)
    display: list[RoomOnOffer]
    placing: RoomInHand | None
    bought: int  # rooms bought in this turn: 1 while a second may follow (G53)
    bent: BentRoom | None
    faction_named: Faction | None  # by the Illusionist, at the end (G45)
    cat_named: CatKind | None  # at the end (G55)
    stacks: Stacks
    gone: Gone
    seats: list[Seat]


class Preview(Facts, omit_defaults=True):
    """What a move would give and cost."""

    gold: int | None = None  # change of what the seat holds
    florins: int | None = None  # change of what the seat holds
    total: int | None = None  # florins on the tent after an offer
    paid: int | None = None  # florins on the tent that a taken character costs
    active: bool | None = None  # would the room be connected to the hall (G27)?
    points: int | None = None  # gained, as if the match ended then


SCHEMA = Schema(Position, Moves, Events, Preview)
