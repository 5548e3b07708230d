"""One town: its spaces, which of them border, and what lies on them."""

from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field

from tests.referee.flandern.edition import CHURCH, Edition, Special


@dataclass
class District:
    """A laid district; with a building-site piece it is a site, without one it is finished."""

    arms: str
    printed_masters: int = 0
    site: bool = False
    figures: int = 0
    cathedral: bool = False

    @property
    def masters(self) -> int:
        return self.printed_masters + self.figures

    @property
    def value(self) -> int:
        """F32: what a finished district adds to its town's value."""
        if self.arms != CHURCH:
            return 1
        return 3 if self.cathedral else 2


@dataclass(frozen=True)
class Tile:
    """A district of the stock, named as a move names it; its shape is that of its space."""

    arms: str
    masters: int = 0  # printed
    special: str | None = None

    @property
    def master(self) -> bool | int:
        """As a move says it: false, true or 2."""
        return self.masters if self.masters > 1 else bool(self.masters)


@dataclass
class Town:
    name: str
    printed: frozenset[str]
    shapes: dict[str, str]
    sides: dict[str, dict[str, str]]  # space → neighbour → "long" or "short", both ways
    districts: dict[str, District]
    covered: set[str] = field(default_factory=set)
    scored: bool = False

    def is_free(self, space: str) -> bool:
        """A space of an unscored town, neither built on nor covered."""
        return (
            not self.scored
            and space in self.shapes
            and space not in self.districts
            and space not in self.covered
        )

    def free_spaces(self) -> list[str]:
        return [space for space in self.shapes if self.is_free(space)]

    def borders(self, lying_on: AbstractSet[str], kinds: AbstractSet[str]) -> set[str]:
        """The spaces that share a side of these kinds with what lies on these spaces."""
        return {
            other
            for space in lying_on
            for other, kind in self.sides[space].items()
            if kind in kinds and other not in lying_on
        }

    def footprint(self, special: Special | None, host: str) -> frozenset[str]:
        """F28: the spaces that a tile laid here lies on: one, or with D also the Z outside."""
        if special is None:
            return frozenset({host})
        swallowed = {
            space
            for space in self.borders({host}, {"long"})
            if self.shapes[space] in special.swallows
        }
        return frozenset({host} | swallowed)

    def can_host(self, special: Special, host: str) -> bool:
        """F28: a printed space of the host's shape, and what is swallowed is there and free."""
        if host not in self.printed or self.shapes.get(host) != special.host:
            return False
        swallowed = self.footprint(special, host) - {host}
        return sorted(self.shapes[space] for space in swallowed) == sorted(
            special.swallows
        ) and all(self.is_free(space) for space in swallowed)

    def long_side_laid(self, lying_on: AbstractSet[str]) -> bool:
        """F26: does one long side border a laid district?"""
        return any(space in self.districts for space in self.borders(lying_on, {"long"}))

    def borders_arms(self, lying_on: AbstractSet[str], arms: str) -> bool:
        """F27: does it border a district with these arms, by any side?"""
        return any(
            space in self.districts and self.districts[space].arms == arms
            for space in self.borders(lying_on, {"long", "short"})
        )

    def lay(self, space: str, district: District, special: Special | None) -> None:
        """F28: a special changes the town's spaces at once."""
        swallowed = self.footprint(special, space) - {space}
        self.districts[space] = district
        for gone in swallowed:
            self._swallow(space, gone)
        for number, shape in enumerate(special.adds if special else (), start=1):
            added = f"{space}+{number}"
            self.shapes[added] = shape
            self.sides[added] = {}
            self._border(space, added, "long")

    def _swallow(self, space: str, gone: str) -> None:
        """The space borders from now on what the gone one bordered; long where either did."""
        for other, kind in self.sides.pop(gone).items():
            del self.sides[other][gone]
            if other != space and self.sides[space].get(other) != "long":
                self._border(space, other, kind)
        del self.shapes[gone]

    def _border(self, one: str, two: str, kind: str) -> None:
        self.sides[one][two] = kind
        self.sides[two][one] = kind


def new_town(name: str, edition: Edition) -> Town:
    """A town with nothing but its centre, which lies there finished (F8)."""
    centre = edition.towns[name]
    sides: dict[str, dict[str, str]] = {space: {} for space in edition.shapes}
    for kind, pairs in (("short", edition.short), ("long", edition.long)):
        for one, two in pairs:
            sides[one][two] = sides[two][one] = kind
    shapes = dict(edition.shapes)
    centre_district = District(centre.arms, centre.masters)
    return Town(name, frozenset(shapes), shapes, sides, {"C": centre_district})
