"""The referee's table in the words of the engine's view: what both must see alike at any time."""

from collections import Counter
from typing import Any

from tests.referee.nieuwstad.course import score
from tests.referee.nieuwstad.edition import QUARTERS
from tests.referee.nieuwstad.questions import GOODS
from tests.referee.nieuwstad.table import Building, Table
from tests.referee.verdict import Json

BUILDING = ("building", "cell", "owner", "quarters", "at_water", "amount", "edges")
SEAT = ("florins", "goods", "light_seals", "kennis_is_macht", "hand", "points", "total")


def differences(table: Table, views: list[Json]) -> Json:
    """What the engine shows otherwise, by name: (engine, referee); `views` are the seats' own."""
    ours, theirs = _of_views(views), _of_table(table)
    return {key: (ours[key], theirs[key]) for key in theirs if ours[key] != theirs[key]}


def _of_views(views: list[Json]) -> Json:
    view = views[0]
    boats = view["boats"]
    told: Json = {
        "poorters": view["poorters"],
        "forest": sorted(spot["slot"] for spot in view["forest"] if spot["standing"]),
        "buildings": _sorted({key: b[key] for key in BUILDING} for b in view["buildings"]),
        "boats": Counter((boat["owner"], boat["loose"]) for boat in boats["sealed"]),
        "loose_left": boats["loose_left"],
        "supply": {kind: entry["left"] for kind, entry in view["supply"].items()},
        "deck": view["deck"],
        "discards": sorted(view["discards"]),
    }
    for seat, own in enumerate(views):
        told |= {f"{key} of {seat}": own["seats"][seat][key] for key in SEAT}
        told[f"hand of {seat}"] = sorted(told[f"hand of {seat}"])
    return told


def _of_table(table: Table) -> Json:
    told: Json = {
        "poorters": table.poorters,
        "forest": sorted(list(slot) for slot in table.forest),
        "buildings": _sorted(_building(table, b) for b in table.buildings),
        "boats": Counter((boat.owner, boat.loose) for boat in table.boats),
        "loose_left": table.loose_boats,
        "supply": dict(table.supply),
        "deck": len(table.deck),
        "discards": sorted(table.discards),
    }
    for seat, player in enumerate(table.players):
        values = (
            player.florins,
            {good: player.goods[good] for good in GOODS},
            player.seals,
            player.kennis,
            sorted(player.hand),
            player.points,
            score(table, seat),
        )
        told |= {f"{key} of {seat}": value for key, value in zip(SEAT, values, strict=True)}
    return told


def _building(table: Table, laid: Building) -> Json:
    quarters = [quarter for quarter in QUARTERS if quarter in laid.quarters]
    at_water = laid in table.at_water()
    told = (laid.kind.id, list(laid.corner), laid.owner, quarters, at_water, laid.holds, laid.edges)
    return dict(zip(BUILDING, told, strict=True))


def _sorted(entries: Any) -> list[Json]:
    return sorted(entries, key=lambda entry: tuple(entry["cell"]))
