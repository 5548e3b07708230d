"""Before the first round: chance entries (G65) and what lies on the table (G1–G6)."""

from collections.abc import Callable
from typing import Any

from tests.referee.guilds.edition import Edition
from tests.referee.guilds.plot import Plot
from tests.referee.guilds.table import GOALS, Guild, Table
from tests.referee.verdict import Foul, Json


def goals_drawn(edition: Edition, players: int, value: Any) -> None:
    """G3."""
    names(value, GOALS[players], list(edition.goals))


def characters_shuffled(edition: Edition, players: int, value: Any) -> None:
    """G4."""
    every = list(edition.characters)
    names(value, len(every), every)


def small_shuffled(edition: Edition, players: int, value: Any) -> None:
    every = edition.stack(large=False)
    names(value, len(every), every)


def large_shuffled(edition: Edition, players: int, value: Any) -> None:
    every = edition.stack(large=True)
    names(value, len(every), every)


def first_drawn(edition: Edition, players: int, value: Any) -> None:
    """G4: a seat."""
    if type(value) is not int or value not in range(players):
        raise Foul("G65", "no seat")


CHANCE: dict[str, Callable[[Edition, int, Any], None]] = {
    "goals": goals_drawn,
    "characters": characters_shuffled,
    "small_rooms": small_shuffled,
    "large_rooms": large_shuffled,
    "first_player": first_drawn,
}


def names(value: Any, count: int, every: list[str]) -> None:
    """So many different names out of all."""
    if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
        raise Foul("G65", "no list of names")
    if len(value) != count or len(set(value)) != count or not set(value) <= set(every):
        raise Foul("G65", "not drawn from these")


def lay_out(record: Json, edition: Edition, drawn: dict[str, Any]) -> Table:
    players = record["players"]
    return Table(
        rules=record["rules"],
        edition=edition,
        players=players,
        layout=edition.plaza[layout(players, record["options"])],
        goals=drawn["goals"],
        character_stack=list(drawn["characters"]),
        small_stack=list(drawn["small_rooms"]),
        large_stack=list(drawn["large_rooms"]),
        first=drawn["first_player"],
        guilds=[Guild(Plot(edition)) for _ in range(players)],
    )


def layout(players: int, options: Json) -> str:
    """G5, G66: with three players the table chose five characters or six."""
    return f"3x{options.get('characters', 5)}" if players == 3 else str(players)
