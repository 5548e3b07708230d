"""The quick move generator against the regulations read word by word."""

from typing import Any

import pytest

from gildehuis.core.match import Match
from gildehuis.core.playout import step_at_random
from gildehuis.core.rng import Rng
from gildehuis.core.setup import settle
from gildehuis.games.kardinal import GAME
from gildehuis.games.kardinal.board import SHAPES
from gildehuis.games.kardinal.schema import Position

Square = tuple[int, int]
DOM = {(0, 0): ("tower", None), (1, 0): ("house", None)}


def around(square: Square) -> list[Square]:
    x, y = square
    return [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]


def plain_buildings(position: Position, seat: int) -> set[str]:
    """Every legal building of a seat, found by trying everything (K2–K14)."""
    standing: dict[Square, tuple[str, str | None]] = dict(DOM)
    for building in position.buildings:
        for square in building.squares:
            standing[square[0], square[1]] = (building.shape, building.colour)
    near = {beside for square in standing for beside in around(square)} - set(standing)
    colours = [*position.seats[seat].colours]
    if position.fourth_colour:
        colours.append(position.fourth_colour)
    found = set()
    for shape in SHAPES:
        for colour in colours:
            if position.stock[colour][shape]:
                for squares in places(shape, near):
                    if regular(standing, position, shape, colour, squares):
                        found.add(f"{shape} {colour} {sorted(squares)}")
    return found


def places(shape: str, near: set[Square]) -> set[tuple[Square, ...]]:
    if shape != "court":
        return {(square,) for square in near}
    return {tuple(sorted((square, beside))) for square in near for beside in around(square)}


def regular(
    standing: dict[Square, tuple[str, str | None]],
    position: Position,
    shape: str,
    colour: str,
    squares: tuple[Square, ...],
) -> bool:
    if any(square in standing for square in squares):
        return False  # K6
    if position.cardinal is not None and tuple(position.cardinal) in squares:
        return False  # K8
    neighbours = [standing[b] for s in squares for b in around(s) if b in standing]
    shapes = [neighbour[0] for neighbour in neighbours]
    if not neighbours or (shape != "house" and "house" not in shapes):
        return False  # K6, K9, K10
    if shape in shapes or colour in [neighbour[1] for neighbour in neighbours]:
        return False  # K11, K12
    last = position.last
    return last is None or (shape != last.shape and colour != last.colour)  # K13, K14


@pytest.mark.rule("K6", "K8", "K9", "K10", "K11", "K12", "K13", "K14")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(5))
def test_the_generator_finds_just_what_the_regulations_allow(players: int, seed: int) -> None:
    match: Match[Any] = Match.start(GAME, settle(GAME, players), str(seed))
    rng = Rng(seed)
    while match.to_act():
        seat = match.to_act()[0]
        if GAME.asked(match.state, seat) == "building":
            quick = {
                f"{move['shape']} {move['colour']} {sorted(map(tuple, move['squares']))}"
                for move in match.legal(seat)
                if move["type"] == "build"
            }
            assert quick == plain_buildings(GAME.view(match.state, seat), seat)
        step_at_random(match, rng)
