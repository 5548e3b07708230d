"""The words of a Flandern match, in positions, moves and events alike.

The text `name-<word>` (with `-` for `:`) says each of them in the reader's language.
"""

from typing import Annotated, Literal

from gildehuis.core.schema import means

_Towns = Literal["brugge", "gent", "ieper", "leuven", "utrecht", "luik"]
TownName = Annotated[_Towns, means("town")]  # F1
SpaceName = Annotated[str, means("space")]  # of the edition: "XN"; "ZN+1" was added by a special
_Guilds = Literal["blue", "yellow", "green", "red", "grey"]
Guild = Annotated[_Guilds, means("arms")]  # in the order of the seats
Arms = Annotated[Literal[_Guilds, "church"], means("arms")]
Shape = Literal["X", "Y", "Z"]  # F4
Printed = bool | Literal[2]  # masters on a district: none, one or two (F6, F29)
Special = Annotated[Literal["A", "B", "C", "D"], means("special")]  # F28
# fmt: off
_Action = Literal[
    "town:brugge", "town:gent", "town:ieper", "town:leuven", "town:utrecht", "town:luik",
    "site", "pickup",
]
# fmt: on
ActionCard = Annotated[_Action, means("card")]  # F2
Card = Annotated[Literal[_Action, "cathedral", "master", "influence"], means("card")]  # F7
PileCard = Annotated[str, means("pile_card")]  # F41: its arms, then its card: "green:town:gent"
End = Literal["board_full", "golden_empty", "no_space", "influenced_only", "standstill"]
Asked = Literal[
    "choose",  # all at once; three and four players (F12)
    "town",  # the own town card (F17)
    "site",  # the own site card (F18)
    "golden_town",  # the starting player's golden card (F20)
    "golden_site",
    "cathedral",  # F21
    "master",  # F22
    "influence_guild",  # two players: seat 1, before the first turn (F40)
    "turn",  # two players: the first action of a turn (F42)
    "own_card",  # … and the second, whichever is left
    "pile_card",
    "pile_town",  # … and a card drawn
    "pile_site",
    "over",
]
