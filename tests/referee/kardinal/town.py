"""The Dom and what is built around it: what stands where, and the seven regulations."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property

Square = tuple[int, int]

SHAPES = ("house", "tower", "court")
COLOURS = ("red", "blue", "green", "yellow")
SIZE = {"house": 1, "tower": 1, "court": 2}  # squares (K2)
EACH = 2  # buildings of one shape and colour (K2)
ALL_BUILDINGS = EACH * len(SHAPES) * len(COLOURS)


@dataclass(frozen=True)
class Building:
    """A building, or half of the Dom: that has no colour (K12)."""

    shape: str
    colour: str | None
    squares: frozenset[Square]

    @cached_property
    def places(self) -> set[Square]:
        """The building places around it."""
        return around(self.squares)


DOM = (  # K1, K36: its tower and its nave
    Building("tower", None, frozenset({(0, 0)})),
    Building("house", None, frozenset({(1, 0)})),
)


def around(squares: Iterable[Square]) -> set[Square]:
    """The building places of these squares: those that share an edge with one of them."""
    own = set(squares)
    steps = ((1, 0), (-1, 0), (0, 1), (0, -1))
    return {(x + dx, y + dy) for x, y in own for dx, dy in steps} - own


def beside(one: Building, other: Building) -> bool:
    """To border means to share an edge (K6)."""
    return not one.places.isdisjoint(other.squares)


@dataclass
class Town:
    """What is up, in the order in which it was built, and where the Cardinal stands."""

    built: list[Building] = field(default_factory=list)
    cardinal: Square | None = None

    def taken(self) -> set[Square]:
        """The squares that are not free (K6)."""
        return {square for one in (*DOM, *self.built) for square in one.squares}

    def building_places(self) -> set[Square]:
        """The free squares that border the Dom or a building: for the Cardinal too (K22)."""
        taken = self.taken()
        return around(taken) - taken

    def bordered_by(self, new: Building) -> list[Building]:
        """The buildings and halves of the Dom beside this one; each once, as K19 says."""
        return [one for one in (*DOM, *self.built) if beside(new, one)]

    def left(self, shape: str, colour: str) -> int:
        """How many of this shape and colour are not yet up (K2)."""
        return EACH - sum((one.shape, one.colour) == (shape, colour) for one in self.built)

    def placements(self, shape: str) -> Iterator[frozenset[Square]]:
        """Where a building of this shape would stand on free squares beside others (K6, K7)."""
        places, taken = self.building_places(), self.taken()
        if SIZE[shape] == 1:
            yield from (frozenset({place}) for place in places)
        else:
            yield from {
                frozenset({place, second}) for place in places for second in around({place}) - taken
            }

    def broken_rule(self, new: Building) -> str | None:
        """The first of K6 and the seven regulations that this building breaks."""
        neighbours = self.bordered_by(new)
        if not neighbours or new.squares & self.taken():
            return "K6"
        if self.cardinal in new.squares:
            return "K8"
        if new.shape == "tower" and not any(one.shape == "house" for one in neighbours):
            return "K9"
        if new.shape == "court" and not any(one.shape == "house" for one in neighbours):
            return "K10"
        if any(one.shape == new.shape for one in neighbours):
            return "K11"
        if any(one.colour == new.colour for one in neighbours):
            return "K12"
        if self.built and self.built[-1].shape == new.shape:
            return "K13"
        if self.built and self.built[-1].colour == new.colour:
            return "K14"
        return None
