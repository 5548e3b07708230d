"""The course of a match: the phases of a round, and the questions that are asked in them."""

from typing import Final

# The five phases of a round, then the choices of cards at the end (G36).
START: Final = 0
RECRUIT: Final = 1
EXCHANGE: Final = 2
BUILD: Final = 3
END: Final = 4
SCORING: Final = 5
OVER: Final = 6
PHASES: Final = ("start", "recruit", "exchange", "build", "end", "scoring", "over")

# What is asked of the seat at turn (G61).
ASKED: Final = (
    "divining",
    "recruit",
    "second_zone",
    "forced_take",
    "assassin",
    "cutpurse",
    "buying",
    "build",
    "placing",
    "second_room",
    "reserving",
    "herald",
    "illusionist",
    "cat",
    "nothing",
)
DIVINING: Final = 0
RECRUIT_TURN: Final = 1
SECOND_ZONE: Final = 2
FORCED_TAKE: Final = 3
ASSASSINATING: Final = 4
STEALING: Final = 5
BUYING: Final = 6
BUILD_TURN: Final = 7
PLACING: Final = 8
SECOND_ROOM: Final = 9
RESERVING: Final = 10
CLAIMING: Final = 11
NAMING_FACTION: Final = 12
NAMING_CAT: Final = 13
NOTHING: Final = 14
