"""The words an edition may use for what characters, rooms and goals do (G39–G60)."""

from typing import Final

# ---- abilities that belong to at most one character (G38)
ABILITIES: Final = (
    "protect_chars",
    "protect_money",
    "disc_large",
    "disc_small",
    "alchemist",
    "diviner",
    "wallbender",
    "wild_symbol",
    "join_gold1",
    "join_fl3",
    "assassin",
    "beggar",
    "cutpurse",
    "free_reserve",
    "forger",
    "herald",
    "double_build",
    "surveyor",
    "cat",
    "dove",
    "drake",
)
PROTECT_CHARS: Final = 0
PROTECT_MONEY: Final = 1
DISC_LARGE: Final = 2
DISC_SMALL: Final = 3
ALCHEMIST: Final = 4
DIVINER: Final = 5
WALLBENDER: Final = 6
WILD_SYMBOL: Final = 7
JOIN_GOLD1: Final = 8
JOIN_FL3: Final = 9
ASSASSIN: Final = 10
BEGGAR: Final = 11
CUTPURSE: Final = 12
FREE_RESERVE: Final = 13
FORGER: Final = 14
HERALD: Final = 15
DOUBLE_BUILD: Final = 16
SURVEYOR: Final = 17
CAT: Final = 18
DOVE: Final = 19
DRAKE: Final = 20

# Spent for the game once used; all others are refreshed every round (G9, G38).
ONCE_A_GAME: Final = 1 << WALLBENDER | 1 << ASSASSIN | 1 << SURVEYOR

# What the abilities give and take (G42, G46–G51, G57).
TRANSMUTED: Final = 5  # florins for a gold
TRANSMUTE_MOST: Final = 2
ALMS: Final = 1  # gold
PILGRIM_FLORINS: Final = 3
ASSASSIN_MOST_PP: Final = 3
BEGGED: Final = 1
STEAL_MOST: Final = 2
FORGED_PRICE: Final = 3
DRAKE_KEEPS: Final = 4

# ---- effects at the end, of characters (G58)
END_NONE: Final = 0
END_SYMBOL: Final = 1
END_GARDEN: Final = 2
END_NO_NEGATIVE: Final = 3
END_WORDS: Final = {"end_garden": END_GARDEN, "no_negative": END_NO_NEGATIVE}
END_SYMBOL_PREFIX: Final = "end_sym_"

# ---- effects at the end, of rooms (G59)
R_NONE: Final = 0
R_SYMBOL: Final = 1
R_GARDEN: Final = 2
R_HALF_CHARS: Final = 3
R_TYPES: Final = 4
R_FACTIONS: Final = 5
R_GOALS: Final = 6
R_WINDOWS: Final = 7
ROOM_WORDS: Final = {
    "r_garden": R_GARDEN,
    "r_half_chars": R_HALF_CHARS,
    "r_types": R_TYPES,
    "r_factions": R_FACTIONS,
    "r_goals": R_GOALS,
    "r_windows": R_WINDOWS,
}
ROOM_SYMBOL_PREFIX: Final = "r_sym_"
MOST_WINDOWS: Final = 5
GOAL_BONUS: Final = 2
GARDEN: Final = "garden"  # the type of room that garden effects count

# ---- what goals compare (G60)
M_SYMBOL: Final = 0
M_ROOMS: Final = 1
M_WOMEN: Final = 2
M_PEOPLES: Final = 3
M_FACTIONS: Final = 4
M_CELLS: Final = 5
M_INCOME: Final = 6
M_GOLD: Final = 7
M_LARGE_ROOMS: Final = 8
M_WINDOWS: Final = 9
M_CHARACTERS: Final = 10
MEASURES: Final = {
    "women": M_WOMEN,
    "peoples": M_PEOPLES,
    "factions": M_FACTIONS,
    "cells": M_CELLS,
    "income": M_INCOME,
    "gold": M_GOLD,
    "large_rooms": M_LARGE_ROOMS,
    "windows": M_WINDOWS,
    "characters": M_CHARACTERS,
}
SYMBOL_MEASURE: Final = "symbol"
ROOMS_MEASURE: Final = "rooms"
