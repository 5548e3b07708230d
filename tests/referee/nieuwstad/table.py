"""What lies on the table: players, buildings, boats, forest, cards, and plain questions to it."""

from collections import Counter
from dataclasses import dataclass, field

from tests.referee.nieuwstad.edition import MARKET, OUTSKIRTS, Cell, Edition, Kind, Slot

FEWEST_POORTERS = 5  # N4
HOUSES = ("huis", "herenhuis")
FOOD = ("fish", "grain", "cattle", "game")  # what pays for the plague and the festival

Place = tuple[Cell, int]  # the north-west cell, and the turn (N53)


@dataclass
class Player:
    """What one player has; goods on fields are not his yet."""

    seals: int  # light ones
    florins: int = 2  # N4
    points: int = 0
    goods: Counter[str] = field(default_factory=Counter)
    hand: list[str] = field(default_factory=list)
    kennis: bool = False

    def lose_points(self, number: int) -> None:
        """Never below 0 (N38, N46)."""
        self.points = max(0, self.points - number)


@dataclass(eq=False)
class Building:
    """A building laid; `edges` as it lies now, `holds` what grows on a field."""

    kind: Kind
    owner: int | None
    corner: Cell
    cells: frozenset[Cell]
    edges: str
    in_city: bool
    quarters: frozenset[str]
    holds: int = 0


@dataclass(frozen=True)
class Boat:
    """A boat with a seal."""

    owner: int
    loose: bool


@dataclass
class Table:
    """The whole position."""

    rules: int  # the version the match is played by
    edition: Edition
    players: list[Player]
    blue_alone: bool  # N20
    together: bool  # N20
    supply: Counter[str]
    forest: dict[Slot, str] = field(default_factory=dict)
    buildings: list[Building] = field(default_factory=list)  # in the order they were built
    boats: list[Boat] = field(default_factory=list)
    loose_boats: int = 0
    poorters: int = FEWEST_POORTERS
    deck: list[str] = field(default_factory=list)
    discards: list[str] = field(default_factory=list)
    chosen: list[str] = field(default_factory=list)  # roles of this round

    def clockwise(self, first: int) -> list[int]:
        """All seats, this one first."""
        return [(first + step) % len(self.players) for step in range(len(self.players))]

    def others(self, seat: int) -> list[int]:
        """The other seats clockwise from his left."""
        return self.clockwise(seat)[1:]

    def move_magistrate(self, poorters: int) -> None:
        """Never fewer than five, and what falls below is not made up later (N4)."""
        self.poorters = max(FEWEST_POORTERS, self.poorters + poorters)

    def stands(self, kind: str) -> bool:
        """Is one of this kind on the board?"""
        return any(building.kind.id == kind for building in self.buildings)

    def owner(self, kind: str) -> int | None:
        """Whose the single building is, if it stands."""
        return next((b.owner for b in self.buildings if b.kind.id == kind), None)

    def own(self, seat: int, *kinds: str) -> list[Building]:
        """A player's buildings of these kinds, the oldest first."""
        return [b for b in self.buildings if b.owner == seat and b.kind.id in kinds]

    def has_building_in(self, seat: int, quarter: str) -> bool:
        """Has he a building with a cell in the quarter?"""
        return any(b.owner == seat and quarter in b.quarters for b in self.buildings)

    def at_water(self) -> list[Building]:
        """City buildings with a cell at the shore (N47)."""
        row = self.edition.shore_row
        return [b for b in self.buildings if b.in_city and any(y == row for _, y in b.cells)]

    def build(self, kind: Kind, owner: int | None, place: Place | None) -> None:
        """From the supply, with its owner's seal if it has one; a Boot has no place (N12)."""
        self.supply[kind.id] -= 1
        if owner is not None:
            self.players[owner].seals -= 1
        if place is not None:
            self._lay(kind, owner, *place)
        elif owner is not None:
            self.boats.append(Boat(owner, loose=False))

    def _lay(self, kind: Kind, owner: int | None, corner: Cell, turn: int) -> None:
        cells = footprint(kind, corner, turn)
        signs = {self.edition.cells[cell] for cell in cells}
        self.buildings.append(
            Building(
                kind=kind,
                owner=owner,
                corner=corner,
                cells=cells,
                edges=turned(kind.edges, turn),
                in_city=OUTSKIRTS not in signs,
                quarters=frozenset(signs - {OUTSKIRTS, MARKET}),
            )
        )


def footprint(kind: Kind, corner: Cell, turn: int) -> frozenset[Cell]:
    """The cells under a building whose north-west cell is `corner` (N53)."""
    width, height = kind.size if turn % 2 == 0 else kind.size[::-1]
    x, y = corner
    return frozenset((x + dx, y + dy) for dx in range(width) for dy in range(height))


def turned(edges: str, turn: int) -> str:
    """One turn makes the printed W edge the new N edge (N53)."""
    sides = len(edges)
    return "".join(edges[(side - turn) % sides] for side in range(sides))
