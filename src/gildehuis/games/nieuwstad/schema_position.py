"""What a viewer knows of a Nieuwstad position."""

from typing import Annotated

from msgspec import Meta

from gildehuis.core.schema import SOME, UNSET, Facts, SeatId, UnsetType
from gildehuis.games.nieuwstad.schema_words import (
    Asked,
    BuildingName,
    Card,
    Cell,
    End,
    EventCard,
    Good,
    QuarterName,
    RoleName,
    Slot,
    StallName,
    StepWord,
    Tile,
    Wish,
    WoodTrade,
)

# ---- roles and board


class RoleCard(Facts):
    """One of the seven roles."""

    role: RoleName
    in_play: bool  # Rentmeester and Graaf come with their buildings (N8)
    chosen_by: SeatId | None  # this round; null: free


class Phase(Facts):
    """The role being carried out."""

    role: RoleName | None
    chooser: SeatId
    privilege: int  # its units (N18, N39)
    picked: int  # roles chosen this round
    picks: int  # how many are chosen in a round


class BoardPlan(Facts):
    """What never changes in a match; 14 × 8 cells for 3 and 4 players, 8 × 8 for 2."""

    map: list[str]  # a string per row: . outskirts, a b c d quarters, M Market
    market: str  # the roads of the Market N E S W: Z sand, K cobble
    printed_boats: int
    loose_boats: int


class ForestSlot(Facts):
    """A place of the forest: it covers the cells 2px, 2px+1 × 2py, 2py+1."""

    slot: Slot
    standing: bool
    tile: Tile | None  # what was found there; null while it stands


class Building(Facts):
    """A building that stands."""

    building: BuildingName
    cell: Cell  # its north-west one
    turn: int  # quarter turns, clockwise
    size: Annotated[list[int], Meta(min_length=2, max_length=2)]  # width and height as laid
    edges: str  # its roads as laid N E S W, "" without roads
    owner: SeatId | None  # null: the town's (blue)
    quarters: list[QuarterName]  # none in the outskirts
    at_water: bool
    good: Good | None  # what grows there
    amount: int  # how much of it lies on the field


class Boat(Facts):
    """A boat with a seal."""

    owner: SeatId
    loose: bool


class Boats(Facts):
    """The boats on the lake."""

    sealed: list[Boat]
    printed_left: int
    loose_left: int


class ForSale(Facts):
    """A kind of building in the supply."""

    left: int
    florins: int
    wood: int
    points: int
    poorters: int
    blue: bool  # built by a deal, for the town (N16)


class QuarterFacts(Facts):
    """A quarter of the city."""

    cells: int
    built: int  # cells built on
    full: bool
    own: list[int]  # sealed buildings there, by seat


class StallFacts(Facts):
    """A stall, or the Market."""

    stands: bool
    owner: SeatId | None
    slots: list[int]  # how many Poorters open each; none: no limit
    open: int
    sold: int  # this phase


# ---- the players


class Seat(Facts):
    """What a seat has; the last four only to itself, and to all once the match is over (N51)."""

    florins: int
    goods: dict[Good, int]
    light_seals: int
    dark_seals: int
    cards: int
    kennis_is_macht: bool  # lies open
    gate_points: int
    hand: list[Wish] | None
    points: int | None
    card_points: int | None
    total: int | None


# ---- what is going on


class BeingBuilt(Facts):
    """The building being built."""

    building: BuildingName
    cell: Cell | None  # null: its place is not chosen yet; a Boot has none
    turn: int | None
    together: bool  # as a joint build (N20)


class ShareOfDeal(Facts):
    """What a seat pays and gets."""

    florins: int
    wood: int
    points: int


class Deal(Facts, omit_defaults=True):
    """A deal, blue or joint (N17, N20); after a refusal only the number of proposals."""

    proposals: int  # made this turn
    florins: int | UnsetType = UNSET  # the price after the discount
    wood: int | UnsetType = UNSET
    points: int | UnsetType = UNSET
    partners: list[SeatId] | UnsetType = UNSET
    owner: SeatId | UnsetType | None = UNSET  # of a joint build; null: the town's, or not named
    shares: list[ShareOfDeal] | UnsetType = UNSET  # so far, by seat
    step: int | UnsetType = UNSET  # how far it is: florins, wood, points, then answers, by seat


class Production(Facts):
    """While a privilege of the Boer is chosen."""

    extras: int  # still to choose
    produced: list[Good]
    received: list[Good]  # of those, what came into his goods


class Purchase(Facts):
    """While cards are drawn."""

    bought: int
    drawn: int
    to_draw: int


class WishPlayed(Facts):
    """The wish played last."""

    played: int  # wishes played this turn
    card: Wish
    quarter: QuarterName | None  # named for it


class Pledge(Facts):
    """What a seat has pledged to avert an event (N49)."""

    florins: int
    fish: int
    grain: int
    cattle: int
    game: int


class Threat(Facts):
    """An event that may still be averted."""

    card: EventCard
    missing_florins: int
    missing_goods: int
    pledges: list[Pledge]  # by seat


class Trade(Facts):
    """What the seat at turn has done as Handelaar."""

    entered: list[StallName]
    processed: dict[StallName, int]
    wood_trade: WoodTrade | None


class Tax(Facts):
    """The secret question of the income (N42)."""

    waiting: list[SeatId]  # who still owes an answer
    own: bool | None  # true: played it, false: passed; null: not answered


class Shuffled(Facts):
    """What was seen of the cards since the deck was last shuffled."""

    pack: Annotated[dict[Card, int], SOME]  # the deck of then
    held: list[int]  # the hands' sizes then, by seat
    played: list[list[Wish]]  # since, by seat
    drawn: list[Wish] | None  # the viewer's own; null for a spectator


class Position(Facts):
    """All a viewer may know. What is null is unknown to him or not going on.

    Seats are numbers, clockwise from 0. Cells are `[x, y]` from the north-west.
    """

    round: int  # from 1
    start: SeatId  # who holds the start pawn
    step: StepWord  # what goes on
    asked: Asked | None  # the question; null once the match is over
    seat: SeatId | None  # who is asked; null at the secret tax question and at the end
    turn: int  # how many seats of the circuit are done
    other: int  # how many of the circuit of a card or event
    end: End | None
    roles: list[RoleCard]  # all seven
    phase: Phase
    poorters: int
    board: BoardPlan
    forest: list[ForestSlot]  # 27, with 2 players 15
    buildings: list[Building]  # in the order in which they were built
    boats: Boats
    supply: dict[BuildingName, ForSale]
    quarters: dict[QuarterName, QuarterFacts]
    stalls: dict[StallName, StallFacts]
    seats: list[Seat]
    building: BeingBuilt | None
    deal: Deal | None
    production: Production | None
    purchase: Purchase | None
    wish: WishPlayed | None
    event: Threat | None
    trade: Trade | None
    tax: Tax | None
    draws: list[EventCard | None]  # the last purchase in order: null a wish, or the event
    deck: int  # cards left in it
    discards: list[Card]
    shuffled: Shuffled
