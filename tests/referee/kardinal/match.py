"""A match: whose is what (K4, K28, K31), and its course (K37)."""

from collections import Counter

from tests.referee.kardinal.town import ALL_BUILDINGS, COLOURS, SHAPES, Building, Town
from tests.referee.verdict import Json

STONES = 12  # of each colour (K3)
OWN = {  # the colours of each seat, by number of players
    2: (("red", "green"), ("blue", "yellow")),  # K28
    3: (("red",), ("blue",), ("green",)),  # K4
    4: (("red",), ("blue",), ("green",), ("yellow",)),
}
COMMON = {2: (), 3: ("yellow",), 4: ()}  # the fourth colour (K31)


class Match:
    """The position: town, stones, and who is asked for what."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.own: tuple[tuple[str, ...], ...] = OWN[players]
        self.common: tuple[str, ...] = COMMON[players]
        self.town = Town()
        self.supply = Counter(dict.fromkeys(COLOURS, STONES))
        self.held: list[Counter[str]] = [Counter() for _ in range(players)]
        self.seat = 0
        self.asked = "building"
        self.idle = 0
        self.declined = False  # since the last building
        self.end: str | None = None
        self.offered = self.legal_buildings()

    def first_turn(self) -> bool:
        return len(self.town.built) <= 1

    def may_build(self) -> tuple[str, ...]:
        """The colours the seat may build."""
        return self.own[self.seat] + self.common

    def stone_colours(self) -> list[str]:
        """What K18's stone may be: any colour that counts (K34)."""
        return [colour for colour in COLOURS if colour not in self.common]

    def out_of_own(self) -> bool:
        """No own building left (K33)."""
        return not any(
            self.town.left(shape, colour) for colour in self.own[self.seat] for shape in SHAPES
        )

    def may_decline(self) -> bool:
        return self.players == 3 and self.out_of_own()

    def legal_buildings(self) -> list[Building]:
        """What the seat can put up now (K2–K14)."""
        return [
            new
            for shape in SHAPES
            for colour in self.may_build()
            if self.town.left(shape, colour)
            for squares in self.town.placements(shape)
            if not self.town.broken_rule(new := Building(shape, colour, squares))
        ]

    def play(self, move: Json) -> None:
        """What a legal move does, and who is asked next."""
        match move["type"]:
            case "build":
                self.build(building_of(move))
            case "decline":
                self.declined = True
                self.stand_idle()
            case "take_stone":
                self.take(move["colour"])
                self.asked = "cardinal"
            case "move_cardinal":
                self.town.cardinal = (move["to"][0], move["to"][1])
                self.next_turn()
            case "keep_cardinal":
                self.next_turn()

    def build(self, new: Building) -> None:
        """Steps 3 and 4; a stone for each building the new one borders (K16)."""
        for one in self.town.bordered_by(new):
            if one.colour is not None and one.colour not in self.common:  # K17, K34
                self.take(one.colour)
        first = not self.town.built
        self.town.built.append(new)
        self.idle, self.declined = 0, False
        if len(self.town.built) == ALL_BUILDINGS:
            self.end = "all_built"
        else:
            self.asked = "stone" if first else "cardinal"

    def take(self, colour: str) -> None:
        """While the supply lasts (K16)."""
        if self.supply[colour]:
            self.supply[colour] -= 1
            self.held[self.seat][colour] += 1

    def next_turn(self) -> None:
        """The next seat is asked for its building, or passed over (step 1)."""
        self.seat = (self.seat + 1) % self.players
        self.asked = "building"
        self.offered = self.legal_buildings()
        if not self.offered:
            self.stand_idle()

    def stand_idle(self) -> None:
        """Passed over or declined (step 6)."""
        self.idle += 1
        if self.idle == self.players:
            self.end = "declined" if self.declined else "no_build"
        else:
            self.next_turn()


def building_of(move: Json) -> Building:
    squares = frozenset((x, y) for x, y in move["squares"])
    return Building(move["shape"], move["colour"], squares)
