"""What happens in a Nieuwstad match: `seat` acts or is hit; all is public but what is drawn."""

from typing import Annotated, Literal

from gildehuis.core.schema import Event, SeatId, means
from gildehuis.games.nieuwstad.schema_words import (
    BuildingName,
    Card,
    Cell,
    End,
    EventCard,
    Good,
    Loot,
    QuarterName,
    RoleName,
    Slot,
    StallName,
    Tile,
    Wish,
)

Gift = Good | Literal["florin", "point"]

# ---- opening, roles


class Cleared(Event):
    seat: SeatId
    slot: Slot
    tile: Tile
    wood: int
    game: int


class Started(Event):
    """A start building; cell and turn are null for a Boot."""

    seat: SeatId
    building: BuildingName
    cell: Cell | None
    turn: int | None


class StartSkipped(Event):
    """None of the start buildings finds a place (N5)."""

    seat: SeatId


class RoleChosen(Event):
    seat: SeatId
    role: RoleName


class RoleCopied(Event):
    seat: SeatId
    role: RoleName


class RoleAvailable(Event):
    role: RoleName


class Privilege(Event):
    seat: SeatId
    what: Gift
    amount: int


class Hut(Event):
    seat: SeatId
    building: BuildingName
    good: Good


class Passed(Event):
    seat: SeatId


# ---- Bouwmeester


class Built(Event):
    seat: SeatId
    building: BuildingName
    cell: Cell | None
    turn: int | None
    florins: int
    wood: int
    planks: int
    points: int
    poorters: int  # by how many they changed


class StallOpened(Event):
    seat: SeatId  # the owner
    stall: StallName


class Proposed(Event):
    """Then `OwnerNamed` if it is joint, and `Offered` for each in the deal; a Boot has no cell."""

    seat: SeatId
    building: BuildingName
    cell: Cell | None
    turn: int | None
    partners: list[SeatId]
    joint: bool  # not blue: somebody's (N20)


class OwnerNamed(Event):
    """Whose a joint build would become."""

    seat: SeatId
    building: BuildingName


class Offered(Event):
    seat: SeatId
    florins: int
    wood: int
    points: int


class Accepted(Event):
    seat: SeatId


class Refused(Event):
    seat: SeatId


class BuiltTogether(Event):
    """Then `SealLaid` if it is joint, and `Contributed` for each in the deal."""

    seat: SeatId
    building: BuildingName
    cell: Cell | None
    turn: int | None
    partners: list[SeatId]
    joint: bool  # not blue: somebody's (N20)
    poorters: int


class SealLaid(Event):
    """Whose a joint build has become."""

    seat: SeatId
    building: BuildingName


class Contributed(Event):
    seat: SeatId
    florins: int
    wood: int
    points: int


# ---- Boer


class Caught(Event):
    seat: SeatId
    fish: int


class Grown(Event):
    seat: SeatId
    good: Good
    amount: int


class Harvested(Event):
    seat: SeatId
    good: Good
    amount: int


# ---- Schout: cards and wishes


class BoughtCards(Event):
    seat: SeatId
    number: int
    florins: int


class PaidBack(Event):
    """The cards ran out (N26)."""

    seat: SeatId
    florins: int


class Reshuffled(Event):
    cards: int


class Drew(Event):
    seat: SeatId
    card: Wish | Annotated[Literal["hidden"], means("card")]  # hidden to others


class CardPlayed(Event):
    seat: SeatId
    card: Card


class BoatBuilt(Event):
    seat: SeatId


class Gained(Event):
    seat: SeatId
    good: Good
    amount: int


class Spoiled(Event):
    seat: SeatId
    good: Good
    amount: int


class Burned(Event):
    seat: SeatId  # the owner
    by: SeatId
    cell: Cell
    poorters: int


class QuarterNamed(Event):
    seat: SeatId
    quarter: QuarterName


class Guarded(Event):
    seat: SeatId
    quarter: QuarterName


class Stolen(Event):
    seat: SeatId  # the victim
    by: SeatId
    what: Loot


class Joined(Event):
    seat: SeatId
    good: Good
    points: int


class StayedAway(Event):
    seat: SeatId
    points: int


# ---- event cards


class EventDrawn(Event):
    seat: SeatId
    card: EventCard


class EventHarmless(Event):
    card: EventCard


class EventThreatens(Event):
    card: EventCard
    florins: int
    goods: int


class EventAverted(Event):
    card: EventCard


class EventHappened(Event):
    card: EventCard
    poorters: int


class LostPoints(Event):
    seat: SeatId
    points: int


class BoatLost(Event):
    seat: SeatId


class PledgedFlorins(Event):
    seat: SeatId
    amount: int


class PledgedGoods(Event):
    seat: SeatId
    fish: int
    grain: int
    cattle: int
    game: int


# ---- Handelaar


class Entered(Event):
    seat: SeatId
    stall: StallName
    owner: SeatId
    florins: int


class FeeReceived(Event):
    seat: SeatId  # the owner
    stall: StallName
    florins: int


class Processed(Event):
    seat: SeatId
    stall: StallName
    good: Good
    product: Good


class Sold(Event):
    seat: SeatId
    stall: StallName
    good: Good
    points: int
    florins: int


class BoughtWood(Event):
    seat: SeatId
    florins: int


# ---- the round


class Rent(Event):
    seat: SeatId
    points: int


class Income(Event):
    seat: SeatId
    florins: int


class RoundBegins(Event):
    seat: SeatId
    round: int


class Ended(Event):
    end: End


# fmt: off
Events = (
    Cleared | Started | StartSkipped | RoleChosen | RoleCopied | RoleAvailable | Privilege | Hut
    | Passed | Built | StallOpened | Proposed | OwnerNamed | Offered | Accepted | Refused
    | BuiltTogether | SealLaid | Contributed | Caught | Grown | Harvested | BoughtCards | PaidBack
    | Reshuffled | Drew
    | CardPlayed | BoatBuilt | Gained | Spoiled | Burned | QuarterNamed | Guarded | Stolen | Joined
    | StayedAway | EventDrawn | EventHarmless | EventThreatens | EventAverted | EventHappened
    | LostPoints | BoatLost | PledgedFlorins | PledgedGoods | Entered | FeeReceived | Processed
    | Sold | BoughtWood | Rent | Income | RoundBegins | Ended
)
# fmt: on
