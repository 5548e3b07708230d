"""The kinds of things and the words of which positions, moves and events of Guilds are made."""

from typing import Annotated, Literal

from gildehuis.core.schema import means

# ---- names of the edition; their texts are `name-<id>`
CharacterId = Annotated[str, means("character")]  # W1
RoomId = Annotated[str, means("room")]  # s24 a small one, l03 a large one
GoalId = Annotated[str, means("goal")]  # g05
Faction = Annotated[str, means("faction")]
People = Annotated[str, means("people")]
RoomType = Annotated[str, means("room_type")]
Cell = Annotated[str, means("cell")]  # of a plot: B2; row 1 lies along the street
CatKind = Annotated[str, means("cat_kind")]  # what the Palace Cat counts as: woman, or a people

# ---- words of the rules
ZoneId = Annotated[Literal["Z1", "Z2", "Z3", "Z4", "Z5", "Z6"], means("zone")]
Side = Literal["N", "E", "S", "W"]  # of a cell as it lies
SmallEdge = Literal["N", "E", "S", "W"]  # of a tile as printed
LargeEdge = Literal["aN", "bN", "bE", "bS", "aS", "aW"]  # cell a lies west, b east
Edge = Annotated[Literal[SmallEdge, LargeEdge], means("edge")]
Size = Literal["small", "large"]
# A quarter turn clockwise each: at 0 cell a of a large room lies west of b, at 1 north (G63).
Turn = int
Phase = Literal["start", "recruit", "exchange", "build", "end", "scoring", "over"]
Asked = Literal[
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
]
Declinable = Literal["divining", "assassin", "cutpurse", "second_room", "herald"]
End = Literal["rounds", "full"]
MarkerReason = Literal["herald", "florins", "gold", "left"]
