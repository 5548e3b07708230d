"""What is shown of a Nieuwstad match: its moves and what they would bring; positions and events."""

from gildehuis.core.schema import UNSET, Facts, Move, Schema, SeatId, UnsetType
from gildehuis.games.nieuwstad.schema_events import Events
from gildehuis.games.nieuwstad.schema_position import Position
from gildehuis.games.nieuwstad.schema_words import (
    BuildingName,
    Card,
    Cell,
    Good,
    Loot,
    QuarterName,
    RoleName,
    Shared,
    Slot,
    StallName,
)


class Preview(Facts, omit_defaults=True):
    """What a move would bring (+) or cost (−), where it is certain."""

    privilege: int | UnsetType = UNSET  # units of the role's
    florins: int | UnsetType = UNSET
    wood: int | UnsetType = UNSET
    planks: int | UnsetType = UNSET
    fish: int | UnsetType = UNSET
    grain: int | UnsetType = UNSET
    cattle: int | UnsetType = UNSET
    game: int | UnsetType = UNSET
    bread: int | UnsetType = UNSET
    meat: int | UnsetType = UNSET
    game_meat: int | UnsetType = UNSET
    smoked_fish: int | UnsetType = UNSET
    points: int | UnsetType = UNSET
    poorters: int | UnsetType = UNSET
    cards: int | UnsetType = UNSET
    quarters: list[QuarterName] | UnsetType = UNSET  # in which a place lies
    at_water: bool | UnsetType = UNSET  # does it
    left: int | UnsetType = UNSET  # of what is shared out
    own: list[int] | UnsetType = UNSET  # buildings in the quarter, by seat


# ---- moves (N52, N53)


class Pass(Move):
    """Do nothing, where that is allowed."""


class Done(Move):
    """Play or trade no more."""


class Accept(Move):
    """A partner agrees to a deal (N17)."""


class Refuse(Move):
    """A partner does not."""


class Burgerwacht(Move):
    """Play it against a Criminaliteit (N40)."""


class Inkomstenbelasting(Move):
    """Play it, so that nobody has income (N42)."""


class BuyWood(Move):
    """At the Houthandel (N28)."""


class Role(Move):
    role: RoleName


class Copy(Move):
    """What the Graaf does (N34)."""

    role: RoleName


class Build(Move):
    building: BuildingName


class BuildTogether(Move):
    """Propose a building that is not blue as a deal, under the option `together` (N20)."""

    building: BuildingName


class Start(Move):
    """The start building (N5)."""

    building: BuildingName


class Extra(Move):
    """The privilege of the Boer (N22)."""

    good: Good


class BuyCards(Move):
    number: int


class Play(Move):
    card: Card


class Quarter(Move):
    quarter: QuarterName


class Steal(Move):
    seat: SeatId
    what: Loot


class Join(Move):
    good: Good


class Enter(Move):
    stall: StallName


class Partners(Move):
    seats: list[SeatId]


class Owner(Move):
    """Whose a joint build becomes (N20)."""

    seat: SeatId


class Discount(Move):
    florins: int
    wood: int


class PledgeGoods(Move):
    fish: int
    grain: int
    cattle: int
    game: int


class Process(Move):
    stall: StallName
    good: Good


class Sell(Move):
    stall: StallName
    good: Good


class Clear(Move):
    slot: Slot


class Place(Move):
    cell: Cell  # the north-west one
    turn: int  # quarter turns, clockwise


class Burn(Move):
    cell: Cell  # the north-west one of the Huis


class Share(Move):
    seat: SeatId
    what: Shared
    amount: int


class PledgeFlorins(Move):
    amount: int


class Pay(Move):
    florins: int
    wood: int
    planks: int
    huizenbouw: bool  # with that card (N41)


# fmt: off
Moves = (
    Pass | Done | Accept | Refuse | Burgerwacht | Inkomstenbelasting | BuyWood | Role | Copy | Build
    | BuildTogether | Start | Extra | BuyCards | Play | Quarter | Steal | Join | Enter | Partners
    | Owner | Discount
    | PledgeGoods | Process | Sell | Clear | Place | Burn | Share | PledgeFlorins | Pay
)
# fmt: on

SCHEMA = Schema(Position, Moves, Events, Preview)
