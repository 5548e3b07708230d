"""The words an edition may use for what characters, rooms and goals do (G39–G60)."""

# ---- abilities that belong to at most one character (G38)
ABILITIES = (
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
(
    PROTECT_CHARS,
    PROTECT_MONEY,
    DISC_LARGE,
    DISC_SMALL,
    ALCHEMIST,
    DIVINER,
    WALLBENDER,
    WILD_SYMBOL,
    JOIN_GOLD1,
    JOIN_FL3,
    ASSASSIN,
    BEGGAR,
    CUTPURSE,
    FREE_RESERVE,
    FORGER,
    HERALD,
    DOUBLE_BUILD,
    SURVEYOR,
    CAT,
    DOVE,
    DRAKE,
) = range(len(ABILITIES))

# Spent for the game once used; all others are refreshed every round (G9, G38).
ONCE_A_GAME = 1 << WALLBENDER | 1 << ASSASSIN | 1 << SURVEYOR

# What the abilities give and take (G42, G46–G51, G57).
TRANSMUTED = 5  # florins for a gold
TRANSMUTE_MOST = 2
ALMS = 1  # gold
PILGRIM_FLORINS = 3
ASSASSIN_MOST_PP = 3
BEGGED = 1
STEAL_MOST = 2
FORGED_PRICE = 3
DRAKE_KEEPS = 4

# ---- effects at the end, of characters (G58)
END_NONE, END_SYMBOL, END_GARDEN, END_NO_NEGATIVE = range(4)
END_WORDS = {"end_garden": END_GARDEN, "no_negative": END_NO_NEGATIVE}
END_SYMBOL_PREFIX = "end_sym_"

# ---- effects at the end, of rooms (G59)
R_NONE, R_SYMBOL, R_GARDEN, R_HALF_CHARS, R_TYPES, R_FACTIONS, R_GOALS, R_WINDOWS = range(8)
ROOM_WORDS = {
    "r_garden": R_GARDEN,
    "r_half_chars": R_HALF_CHARS,
    "r_types": R_TYPES,
    "r_factions": R_FACTIONS,
    "r_goals": R_GOALS,
    "r_windows": R_WINDOWS,
}
ROOM_SYMBOL_PREFIX = "r_sym_"
MOST_WINDOWS = 5
GOAL_BONUS = 2
GARDEN = "garden"  # the type of room that garden effects count

# ---- what goals compare (G60)
(
    M_SYMBOL,
    M_ROOMS,
    M_WOMEN,
    M_PEOPLES,
    M_FACTIONS,
    M_CELLS,
    M_INCOME,
    M_GOLD,
    M_LARGE_ROOMS,
    M_WINDOWS,
    M_CHARACTERS,
) = range(11)
MEASURES = {
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
SYMBOL_MEASURE = "symbol"
ROOMS_MEASURE = "rooms"
