"""What is shown of a Flandern match: positions and moves, declared once; events beside them."""

from typing import Annotated, Literal, TypeGuard

from msgspec import Meta

from gildehuis.core.schema import SOME, UNSET, Facts, Move, Schema, SeatId, UnsetType
from gildehuis.games.flandern.schema_events import Events
from gildehuis.games.flandern.schema_words import (
    ActionCard,
    Arms,
    Asked,
    Card,
    End,
    Guild,
    PileCard,
    Printed,
    Shape,
    SpaceName,
    Special,
    TownName,
)

# ---- positions: the board


class Space(Facts):
    """A space of a town. All from `guild` on is there only where a district is laid."""

    space: SpaceName
    shape: Literal["X", "Y", "Z", "C"]  # C is the centre
    state: Literal["free", "covered", "swallowed", "laid"]  # D swallows a space (F28)
    guild: Arms | UnsetType = UNSET
    masters: int | UnsetType = UNSET  # printed
    special: Special | UnsetType | None = UNSET
    finished: bool | UnsetType = UNSET
    site: bool | UnsetType = UNSET  # has a building-site piece; neither this nor finished: scored
    figures: int | UnsetType = UNSET  # guild masters placed on it
    cathedral: bool | UnsetType = UNSET


class District(Space):
    """A space with a district: nothing of it is left out."""

    guild: Arms
    masters: int
    special: Special | None
    finished: bool
    site: bool
    figures: int
    cathedral: bool


def is_district(space: Space) -> TypeGuard[District]:
    return space.state == "laid"


class Standing(Facts):
    """A guild in a town, as if the town were scored now, or as it was."""

    guild: Guild
    districts: int  # finished ones
    masters: int
    rank: int  # guilds that are tied share the worst of their ranks (F34)
    points: int


class Town(Facts):
    """A town. All six are laid out alike."""

    town: TownName
    in_play: bool  # false: out of the game with three players (F10)
    scored: bool  # has its cylinder
    value: int  # of its finished districts now (F32)
    free: int  # free spaces
    guilds: list[Standing]  # by rank
    spaces: list[Space]  # the centre, printed spaces, then those that specials added


# ---- positions: stock, seats and cards


class CurrentCard(Facts):
    """The card being carried out; all is null if none is."""

    card: Card | None  # town:…, site, cathedral, master
    town: TownName | None  # null where the card is for any town
    guild: Guild | None  # that counts as own; null with golden cards


class Tiles(Facts):
    """Districts of one shape and arms in stock."""

    plain: int  # without a printed master
    master: int  # with one
    two: int  # with two


class Pieces(Facts):
    """Pieces in stock."""

    building_sites: int
    cathedrals: int
    guild_masters: int


class Choice(Facts):
    """What a seat chose (F12)."""

    card: ActionCard
    influence: int  # influence cards added to it


class Seat(Facts):
    """What a seat has. Its cards are known to all: what does not lie open is in hand."""

    guild: Guild
    influenced: Guild | None  # two players: the guild under influence; null before F40
    points: int  # of its guilds on the track
    score: int  # the same; with the influence bonus once the match is over (F38)
    hand: list[ActionCard]  # not lying open, a card chosen in secret included
    open: list[ActionCard]  # lying open
    influence: int  # influence cards in hand, those chosen in secret included
    has_chosen: bool
    choice: Choice | None  # own at once, others' when all have chosen (F12)


class SeenCard(Facts):
    """A golden card that all have seen."""

    card: Card
    to: Literal["hand", "discards", "removed"]  # where it went (F11, F15)


class Golden(Facts):
    """The golden pile of three and four players."""

    starter: SeatId
    order: list[SeatId]  # of play this round, once revealed (F13)
    acted: int  # how many of that order have begun their action
    left: int  # cards in the pile
    face_down: bool  # a golden card lies before the starting player
    card: Card | None  # that card; null for all but the starting player
    drawn: list[SeenCard]  # oldest first


class Pile(Facts):
    """The pile of two players: all know which cards are in it, nobody in which order."""

    left: int
    cards: list[PileCard]  # sorted
    discards: list[PileCard]
    removed: list[PileCard]  # of scored towns (F43)
    card: PileCard | None  # being carried out
    own_done: bool  # the own action of this turn
    pile_done: bool  # the action with a card drawn
    built: bool  # something was laid or finished in this turn
    idle: int  # turns in a row without
    standstill: int  # so many of them end the match (F46)


class Position(Facts):
    """A guild is any arms but `church`; seats have the guilds in the order of the arms."""

    asking: Asked  # what is decided now
    turn: SeatId | None  # the seat asked; null while all choose, and at the end of 3–4 players
    round: int  # 3–4 players: the round; 2 players: the turn (0 before the first)
    card: CurrentCard
    end: End | None  # once it is over
    towns: list[Town]  # always six, in the order of F1
    stock: dict[Arms, dict[Shape, Tiles]]
    specials: list[Special]  # in stock
    pieces: Pieces
    points: dict[Guild, int]  # on the scoring track
    free_spaces: int  # on the whole board: at most 1 ends the match of 3–4 players (F37)
    seats: list[Seat]
    golden: Golden | None  # null with two players
    pile: Pile | None  # null with three and four players


class Preview(Facts):
    """What a choice shows, or how a town would stand after an action there."""

    cards: int | UnsetType = UNSET  # of a choice: how many are laid down
    value: int | UnsetType = UNSET  # change of the town's value
    points: Annotated[dict[Guild, int], SOME] | UnsetType = (
        UNSET  # change per guild, if it were scored then
    )
    free: int | UnsetType = UNSET  # free spaces the town would have left; 0: it will be scored


# ---- moves


class Choose(Move):
    """F12."""

    card: ActionCard
    influence: Annotated[int, Meta(ge=0)]


class OnBoard(Move):
    """What is done on one space of a town."""

    town: TownName
    space: SpaceName


class Laying(OnBoard):
    """A tile of the stock is laid (F24–F29)."""

    guild: Arms
    master: Printed
    special: Special | None


class Build(Laying):
    """F17."""


class SetUp(Laying):
    """As a building site (F18)."""


class Finish(OnBoard):
    """F17."""


class Cathedral(OnBoard):
    """F21."""


class Master(OnBoard):
    """F22."""


class InfluenceGuild(Move):
    """F40."""

    guild: Arms


class PlayCard(Move):
    """F42."""

    card: ActionCard


class DrawCard(Move):
    """F42."""


Moves = Choose | Build | SetUp | Finish | Cathedral | Master | InfluenceGuild | PlayCard | DrawCard

SCHEMA = Schema(Position, Moves, Events, Preview)
