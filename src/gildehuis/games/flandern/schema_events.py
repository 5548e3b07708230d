"""What happens in a Flandern match. `seat` is who acts."""

from typing import Literal

from gildehuis.core.schema import UNSET, Event, SeatId, UnsetType
from gildehuis.games.flandern.schema_words import (
    ActionCard,
    Arms,
    Card,
    End,
    PileCard,
    Printed,
    SpaceName,
    Special,
    TownName,
)


class RoundBegan(Event):
    seat: SeatId  # the starting player
    round: int


class GoldenDrawn(Event):
    """F11."""

    seat: SeatId
    left: int
    known: Literal[0, 1] = 0  # 1 to the starting player, who knows the card
    card: Card | UnsetType = UNSET


class GoldenRemoved(Event):
    """Its town is scored (F11)."""

    seat: SeatId
    card: Card


class Chose(Event):
    """F12."""

    seat: SeatId
    known: Literal[0, 1] = 0  # 1 to the seat itself, which knows what
    card: ActionCard | UnsetType = UNSET
    influence: int | UnsetType = UNSET


class Revealed(Event):
    """One per seat, in the order of play (F13)."""

    seat: SeatId
    card: ActionCard
    influence: int


class Impossible(Event):
    """The card's action lapses (F14)."""

    seat: SeatId
    card: Card


class AtSpace(Event):
    """Something that the seat did on one space of a town."""

    seat: SeatId
    town: TownName
    space: SpaceName


class AtDistrict(AtSpace):
    guild: Arms  # whose district lies there


class TileLaid(AtDistrict):
    master: Printed
    special: Special | None


class Built(TileLaid):
    """F17."""


class SiteSetUp(TileLaid, tag="set_up"):
    """F18."""


class SpaceAdded(AtSpace):
    """By a special (F28)."""


class SpaceGone(AtSpace):
    """Swallowed by a special (F28)."""


class Finished(AtDistrict):
    """F17."""


class PickedUp(Event):
    """F19."""

    seat: SeatId
    cards: list[ActionCard]


class GoldenTurned(Event):
    """F15."""

    seat: SeatId
    card: Card


class InfluenceGained(Event):
    """F20."""

    seat: SeatId


class CathedralBuilt(AtSpace):
    """F21."""


class MasterPlaced(AtDistrict):
    """F22."""


class Covered(Event):
    """F30."""

    town: TownName
    space: SpaceName


class TownScored(Event):
    """F31."""

    town: TownName
    value: int


class GuildScored(Event):
    """One per guild that is ranked, best first (F33)."""

    town: TownName
    guild: Arms
    districts: int
    masters: int
    rank: int
    points: int


class InfluenceBonus(Event):
    """F38."""

    seat: SeatId
    points: int


class GuildTaken(Event):
    """F40."""

    seat: SeatId
    guild: Arms


class TurnBegan(Event):
    """F42."""

    seat: SeatId
    turn: int


class CardPlayed(Event):
    """F42."""

    seat: SeatId
    card: ActionCard


class FromPile(Event):
    """A card of the pile, and apart: its guild and what it shows."""

    seat: SeatId
    pile_card: PileCard
    guild: Arms
    card: ActionCard


class CardDrawn(FromPile):
    """F42."""


class CardRemoved(FromPile):
    """Its town is scored (F43)."""


class PileShuffled(Event):
    """F43."""

    seat: SeatId
    cards: int  # how many


class PileEmpty(Event):
    """F43."""

    seat: SeatId


class Ended(Event):
    end: End


# fmt: off
Events = (
    RoundBegan | GoldenDrawn | GoldenRemoved | Chose | Revealed | Impossible
    | Built | SiteSetUp | SpaceAdded | SpaceGone | Finished | PickedUp
    | GoldenTurned | InfluenceGained | CathedralBuilt | MasterPlaced
    | Covered | TownScored | GuildScored | InfluenceBonus
    | GuildTaken | TurnBegan | CardPlayed | CardDrawn | CardRemoved | PileShuffled | PileEmpty
    | Ended
)
# fmt: on
