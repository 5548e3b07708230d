"""The fixed words of Nieuwstad, each written once: buildings, goods, roles, cards, questions …"""

from typing import Annotated, Literal

from msgspec import Meta

from gildehuis.core.schema import means

# In the order of the overview (N1).
BuildingName = Annotated[
    Literal[
        "huis",
        "graanveld",
        "boot",
        "weide",
        "herenhuis",
        "houthandel",
        "houtzagerij",
        "bakkerij",
        "slagerij",
        "visboer",
        "herberg",
        "handelshuis",
        "stadspoort",
        "kantoor",
        "jachthut",
        "boshut",
        "kerk",
        "stadhuis",
        "gevangenis",
        "hospitium",
        "wachttoren",
    ],
    means("building"),
]
# The Market, then the stalls that come with the building of the same name (N19, N27).
StallName = Annotated[
    Literal["markt", "houthandel", "houtzagerij", "bakkerij", "slagerij", "visboer", "herberg"],
    means("stall"),
]
Good = Annotated[
    Literal[
        "wood",
        "planks",
        "fish",
        "grain",
        "cattle",
        "game",
        "bread",
        "meat",
        "game_meat",
        "smoked_fish",
    ],
    means("good"),
]
RoleName = Annotated[
    Literal["houthakker", "bouwmeester", "boer", "schout", "handelaar", "rentmeester", "graaf"],
    means("role"),
]
Wish = Annotated[
    Literal[
        "botenbouw",
        "brand",
        "burgerwacht",
        "buurtfeest",
        "criminaliteit",
        "houthakkersfeest",
        "huizenbouw",
        "inkomstenbelasting",
        "kennis_is_macht",
        "midzomernachtfestival",
        "rotte_vis",
        "schilderij",
        "sprinkhanenplaag",
        "standbeeld",
        "wolventerreur",
        "sprokkelaar",
        "wijkfeest",
    ],
    means("card"),
]
EventCard = Annotated[
    Literal[
        "kleine_geboortegolf",
        "grote_geboortegolf",
        "kruistocht",
        "zwarte_dood",
        "vikingen",
    ],
    means("card"),
]
Card = Wish | EventCard
QuarterName = Annotated[Literal["a", "b", "c", "d"], means("quarter")]
Tile = Annotated[Literal["www", "wwww", "wwg"], means("tile")]  # forest: w 1 wood, g 1 game
Cell = Annotated[list[int], means("cell"), Meta(min_length=2, max_length=2)]  # x, y from the NW
Slot = Annotated[list[int], means("slot"), Meta(min_length=2, max_length=2)]  # of 2 × 2 cells

Loot = Literal["florin", "wood"]  # what Criminaliteit takes (N37)
Shared = Literal["florins", "wood", "points"]  # in the order in which a deal shares it out (N17)
WoodTrade = Literal["bought", "sold"]  # N28
End = Literal["points", "rounds"]  # N50, N51

# What goes on between questions; `over` once the match has ended.
StepWord = Literal[
    "opening_tiles",
    "opening_buildings",
    "choose",
    "houthakker",
    "bouwmeester",
    "boer",
    "schout_buy",
    "schout_draw",
    "schout_event",
    "schout_play",
    "schout_guard",
    "schout_steal",
    "schout_festival",
    "handelaar",
    "rentmeester",
    "round_end",
    "income",
    "over",
]
# The table of questions, Q1 to Q24.
Asked = Literal[
    "opening_tile",
    "opening_building",
    "place",
    "role",
    "copy",
    "tile",
    "build",
    "pay",
    "discount",
    "partners",
    "owner",
    "share",
    "answer",
    "extra",
    "buy_cards",
    "play",
    "burn",
    "quarter",
    "guard",
    "steal",
    "join",
    "pledge_florins",
    "pledge_goods",
    "trade",
    "tax",
]
