"""Every place of a room against a plain reading of the rules (G23, G24, G26, G27, G63)."""

from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from gildehuis.core.match import Match
from gildehuis.core.rng import Rng
from gildehuis.core.setup import settle
from gildehuis.games.guilds import GAME
from gildehuis.games.guilds.schema import LaidRoom
from gildehuis.games.guilds.state import GuildsState

SIDES = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
ORDER = "NESW"
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
Doors = dict[str, set[str]]  # by cell


@dataclass(frozen=True)
class Ground:
    """The columns of a plot of five rows, and the hall on it (G8)."""

    columns: str
    hall: Doors


GROUNDS = {
    "reconstructed-2": Ground("ABC", {"B1": {"E"}, "B2": {"W", "N"}}),
    "reconstructed": Ground("ABCD", {"B1": {"W", "N"}, "C1": {"E"}}),
}


def beside(cell: str, side: str) -> str:
    dx, dy = SIDES[side]
    return chr(ord(cell[0]) + dx) + str(int(cell[1:]) + dy)


def on_plot(ground: Ground, cell: str) -> bool:
    return cell[0] in ground.columns and cell[1:] in "12345"


def turned(side: str, turn: int) -> str:
    return ORDER[(ORDER.index(side) + turn) % 4]


def tile(size: str, doors: Sequence[str], cell: str, turn: int) -> Doors:
    """The cells a room would cover there, with their doors (G63)."""
    if size == "small":
        return {cell: {turned(door, turn) for door in doors}}
    other = beside(cell, "N" if turn % 2 else "E")
    a, b = (cell, other) if turn in (0, 3) else (other, cell)
    laid: Doors = {a: set(), b: set()}
    for door in doors:
        laid[a if door[0] == "a" else b].add(turned(door[1], turn))
    return laid


def allowed(ground: Ground, plot: Doors, new: Doors) -> bool:
    """G23, G24 and G26, edge by edge."""
    if not all(on_plot(ground, cell) and cell not in plot for cell in new):
        return False
    joined = False
    for cell, doors in new.items():
        for side in SIDES:
            neighbour = beside(cell, side)
            if neighbour not in plot:
                continue
            there = OPPOSITE[side] in plot[neighbour]
            if there != (side in doors):
                return False
            joined = joined or there or neighbour in ground.hall
    return joined


def places(ground: Ground, plot: Doors, size: str, doors: Sequence[str]) -> set[tuple[str, int]]:
    found = set()
    for column in ground.columns:
        for row in "12345":
            seen: list[Doors] = []
            for turn in range(4):
                new = tile(size, doors, column + row, turn)
                if new not in seen and allowed(ground, plot, new):
                    found.add((column + row, turn))
                seen.append(new)
    return found


def connected(ground: Ground, plot: Doors, rooms: list[LaidRoom]) -> set[str]:
    """G27: cells reached from the hall."""
    part = {c.cell: room.room for room in rooms for c in room.cells}
    reached, stack = set(ground.hall), list(ground.hall)
    while stack:
        cell = stack.pop()
        for side in SIDES:
            other = beside(cell, side)
            inside = cell in part and part.get(other) == part[cell]
            if other in plot and other not in reached and (inside or side in plot[cell]):
                reached.add(other)
                stack.append(other)
    return reached


@pytest.mark.rule("G23", "G24", "G26", "G27", "G63", "G64")
@pytest.mark.parametrize("edition", GROUNDS)
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (2, 2), (3, 3), (4, 4)])
def test_places_and_activity_are_what_the_rules_say(players: int, seed: int, edition: str) -> None:
    match = Match.start(GAME, settle(GAME, players, {}, edition), f"placing {seed}")
    rng = Rng(seed)
    checked = 0
    while match.to_act():
        if GAME.asked(match.state, match.to_act()[0]) == "placing":
            check(match, GROUNDS[edition])
            checked += 1
        play_builder(match, rng)
    assert checked > 5


def check(match: Match[GuildsState], ground: Ground) -> None:
    seat = match.to_act()[0]
    view = GAME.view(match.state, seat)
    rooms = view.seats[seat].rooms
    plot = ground.hall | {c.cell: set(c.doors) for room in rooms for c in room.cells}
    room = view.placing
    assert room is not None
    legal = {(m["cell"], m["turn"]) for m in match.legal(seat) if m["type"] == "place"}
    assert legal == places(ground, plot, room.size, room.doors)
    reached = connected(ground, plot, rooms)
    for laid in rooms:
        assert laid.active == (laid.cells[0].cell in reached)


def play_builder(match: Match[GuildsState], rng: Rng) -> None:
    """A random move of somebody who saves for rooms and buys them."""
    seat = match.to_act()[0]
    moves = match.legal(seat)
    eager = [m for m in moves if m["type"] in ("buy", "bend", "survey")]
    asked = GAME.asked(match.state, seat)
    if asked == "buying" or (asked == "recruit" and rng.below(3)):
        moves = moves[-1:]  # all the gold there is, or a pass
    moves = eager or moves
    match.play(seat, moves[rng.below(len(moves))])
