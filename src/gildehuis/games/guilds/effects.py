"""The words an edition may use for what characters, rooms and goals do (G39–G60)."""

from typing import Final

# ---- abilities of characters; each belongs to one at most, but see SHARED (G38)
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
ONCE_A_GAME: Final = (WALLBENDER, ASSASSIN, SURVEYOR)
# These may belong to several characters (G41, G46).
SHARED: Final = ("disc_large", "disc_small", "join_gold1", "join_fl3")

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

# ---- the numbers that effects read, as they are where an edition leaves them out (G38)
LEAST_NUMBER: Final = 1
MOST_NUMBER: Final = 9
AMOUNTS: Final = {
    "disc_large": 1,
    "disc_small": 1,
    "alchemist": 5,
    "join_gold1": 1,
    "join_fl3": 3,
    "assassin": 3,
    "beggar": 1,
    "cutpurse": 2,
    "forger": 3,
    "drake": 4,
    END_SYMBOL_PREFIX: 1,
    "end_garden": 1,
    ROOM_SYMBOL_PREFIX: 1,
    "r_garden": 1,
    "r_types": 1,
    "r_factions": 1,
    "r_goals": 2,
}
LIMITS: Final = {"alchemist": 2, "r_windows": 5}


def family(effect: str) -> str:
    """What the words of one effect have in common: those that name a faction share a prefix."""
    for prefix in (END_SYMBOL_PREFIX, ROOM_SYMBOL_PREFIX):
        if effect.startswith(prefix):
            return prefix
    return effect
