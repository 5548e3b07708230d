"""The ids of Nieuwstad's things, as records write them, and the numbers the engine gives them."""

from typing import Final

from gildehuis.core.schema import words_of
from gildehuis.games.nieuwstad.schema_words import (
    BuildingName,
    Card,
    EventCard,
    Good,
    QuarterName,
    RoleName,
    StallName,
    Tile,
    Wish,
)

# ---- buildings (N1), in the order of the overview
BUILDINGS: Final[tuple[BuildingName, ...]] = words_of(BuildingName)
HUIS: Final = 0
GRAANVELD: Final = 1
BOOT: Final = 2
WEIDE: Final = 3
HERENHUIS: Final = 4
HOUTHANDEL: Final = 5
HANDELSHUIS: Final = 11
STADSPOORT: Final = 12
KANTOOR: Final = 13
JACHTHUT: Final = 14
BOSHUT: Final = 15
KERK: Final = 16
STADHUIS: Final = 17
GEVANGENIS: Final = 18
HOSPITIUM: Final = 19
WACHTTOREN: Final = 20
KINDS: Final = 21
START_KINDS: Final = (HUIS, GRAANVELD, BOOT)  # N5

# ---- stalls (N19, N27): the Market, then those that come with the building of the same id
STALLS: Final[tuple[StallName, ...]] = words_of(StallName)
MARKT: Final = 0
WOOD_TRADE: Final = 1
STALL_COUNT: Final = 7
STALL_BUILDING: Final = (-1, 5, 6, 7, 8, 9, 10)

# ---- goods
GOODS: Final[tuple[Good, ...]] = words_of(Good)
WOOD: Final = 0
PLANKS: Final = 1
FISH: Final = 2
GRAIN: Final = 3
CATTLE: Final = 4
GAME_GOOD: Final = 5
BREAD: Final = 6
MEAT: Final = 7
GAME_MEAT: Final = 8
SMOKED_FISH: Final = 9
GOOD_COUNT: Final = 10
FOODS: Final = (FISH, GRAIN, CATTLE, GAME_GOOD)  # N38, N46
FARMED: Final = (FISH, GRAIN, CATTLE)  # N22

# ---- roles
ROLES: Final[tuple[RoleName, ...]] = words_of(RoleName)
HOUTHAKKER: Final = 0
BOUWMEESTER: Final = 1
BOER: Final = 2
SCHOUT: Final = 3
HANDELAAR: Final = 4
RENTMEESTER: Final = 5
GRAAF: Final = 6
ROLE_COUNT: Final = 7

# ---- cards: wishes, then events
WISHES: Final[tuple[Wish, ...]] = words_of(Wish)
EVENTS: Final[tuple[EventCard, ...]] = words_of(EventCard)
CARDS: Final[tuple[Card, ...]] = WISHES + EVENTS
BOTENBOUW: Final = 0
BRAND: Final = 1
BURGERWACHT: Final = 2
BUURTFEEST: Final = 3
CRIMINALITEIT: Final = 4
HOUTHAKKERSFEEST: Final = 5
HUIZENBOUW: Final = 6
INKOMSTENBELASTING: Final = 7
KENNIS_IS_MACHT: Final = 8
MIDZOMERNACHTFESTIVAL: Final = 9
ROTTE_VIS: Final = 10
SCHILDERIJ: Final = 11
SPRINKHANENPLAAG: Final = 12
STANDBEELD: Final = 13
WOLVENTERREUR: Final = 14
SPROKKELAAR: Final = 15
WIJKFEEST: Final = 16
WISH_COUNT: Final = 17
KLEINE_GEBOORTEGOLF: Final = 17
GROTE_GEBOORTEGOLF: Final = 18
KRUISTOCHT: Final = 19
ZWARTE_DOOD: Final = 20
VIKINGEN: Final = 21
CARD_COUNT: Final = 22

# ---- the board
QUARTERS: Final[tuple[QuarterName, ...]] = words_of(QuarterName)
TILES: Final[tuple[Tile, ...]] = words_of(Tile)  # of the forest
TILE_WOOD: Final = (3, 4, 2)
TILE_GAME: Final = (0, 0, 1)
ROADS: Final = "ZKG"  # sand, cobble, green
SAND: Final = 0
COBBLE: Final = 1
GREEN: Final = 2
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3

TOWN: Final = -1  # the owner of a blue building (N16)
NOBODY: Final = -2  # the owner of a building that does not stand

# ---- what is remembered of a phase
NO_WOOD_TRADE, BOUGHT_WOOD, SOLD_WOOD = range(3)  # N28
PENDING, PASSED, TAXED = range(3)  # answers to the tax question (N42)
UNKNOWN: Final = 2  # has the kind a legal place? else 0 or 1
ALL_UNKNOWN: Final = bytes([UNKNOWN] * KINDS)
