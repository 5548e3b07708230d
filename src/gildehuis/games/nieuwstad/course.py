"""What can be asked in Nieuwstad (the table of questions), and what goes on in between."""

from typing import Final

# ---- what is asked (the table of questions), and the word for it
ASKED: Final = (
    "nothing",
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
)
NOTHING: Final = 0
OPENING_TILE: Final = 1
OPENING_BUILDING: Final = 2
PLACE: Final = 3
ROLE: Final = 4
COPY: Final = 5
TILE: Final = 6
BUILD: Final = 7
PAY: Final = 8
DISCOUNT: Final = 9
PARTNERS: Final = 10
SHARE: Final = 11
ANSWER: Final = 12
EXTRA: Final = 13
BUY_CARDS: Final = 14
PLAY: Final = 15
BURN: Final = 16
QUARTER: Final = 17
GUARD: Final = 18
STEAL: Final = 19
JOIN: Final = 20
PLEDGE_FLORINS: Final = 21
PLEDGE_GOODS: Final = 22
TRADE: Final = 23
TAX: Final = 24

# ---- what goes on between questions
STEPS: Final = (
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
)
OPENING_TILES: Final = 0
OPENING_BUILDINGS: Final = 1
CHOOSE: Final = 2
HOUTHAKKER_STEP: Final = 3
BOUWMEESTER_STEP: Final = 4
BOER_STEP: Final = 5
BUY_STEP: Final = 6
DRAW_STEP: Final = 7
EVENT_STEP: Final = 8
PLAY_STEP: Final = 9
GUARD_STEP: Final = 10
STEAL_STEP: Final = 11
FESTIVAL_STEP: Final = 12
HANDELAAR_STEP: Final = 13
RENTMEESTER_STEP: Final = 14
ROUND_END: Final = 15
INCOME: Final = 16
OVER: Final = 17
