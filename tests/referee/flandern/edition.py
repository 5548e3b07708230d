"""The component data of Flandern 1302 as its edition file tells it (F1–F7E)."""

import tomllib
from collections import Counter
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parents[3] / "src/gildehuis/games/flandern/editions"

PLAYER_GUILDS = ("blue", "yellow", "green", "red")
GUILDS = (*PLAYER_GUILDS, "grey")
CHURCH = "church"
ARMS = (*GUILDS, CHURCH)
INFLUENCE_CARDS = 3
MASTERS = {"plain": 0, "master": 1, "two": 2}  # printed on a district, by the edition's word


@dataclass(frozen=True)
class Centre:
    """A town's centre: whose district it is, and how many masters are printed on it."""

    arms: str
    masters: int


@dataclass(frozen=True)
class Special:
    """One of the church districts A–D (F28)."""

    host: str
    swallows: tuple[str, ...]
    adds: tuple[str, ...]


@dataclass(frozen=True)
class Edition:
    towns: dict[str, Centre]  # in the order of F1
    tiles: Counter[tuple[str, str, int]]  # arms, shape, printed masters
    specials: dict[str, Special]
    golden_a: tuple[str, ...]
    golden_b: tuple[str, ...]
    shapes: dict[str, str]  # space of a town → its shape
    long: tuple[tuple[str, str], ...]
    short: tuple[tuple[str, str], ...]
    building_sites: int
    cathedrals: int
    guild_masters: int


@cache
def edition(name: str) -> Edition:
    """The edition that records call by this name."""
    for path in sorted(FOLDER.glob("*.toml")):
        raw = tomllib.loads(path.read_text(encoding="utf-8"))
        if raw["name"] == name:
            return read_edition(raw)
    raise LookupError(f"no edition {name}")


def read_edition(raw: dict[str, Any]) -> Edition:
    """The component data of a decoded edition file."""
    return Edition(
        towns={town["name"]: Centre(town["centre"], town["masters"]) for town in raw["towns"]},
        tiles=Counter(
            {
                (arms, shape, MASTERS[kind]): count
                for arms, shapes in raw["tiles"].items()
                for shape, kinds in shapes.items()
                for kind, count in kinds.items()
            }
        ),
        specials={
            name: Special(special["host"], tuple(special["swallows"]), tuple(special["adds"]))
            for name, special in raw["specials"].items()
        },
        golden_a=tuple(Counter(raw["golden"]["A"]).elements()),
        golden_b=tuple(Counter(raw["golden"]["B"]).elements()),
        shapes={space["id"]: space["shape"] for space in raw["town"]["spaces"]},
        long=tuple((one, two) for one, two in raw["town"]["long"]),
        short=tuple((one, two) for one, two in raw["town"]["short"]),
        building_sites=raw["pieces"]["building_sites"],
        cathedrals=raw["pieces"]["cathedrals"],
        guild_masters=raw["pieces"]["guild_masters"],
    )
