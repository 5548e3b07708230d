"""What may be known of a Kardinal match, which is everything, and the way back to a position."""

from functools import cache
from typing import cast

from gildehuis.core.chance import Chance
from gildehuis.core.state import Setup
from gildehuis.games.kardinal.board import COLOURS, SHAPES, place_of, square_at
from gildehuis.games.kardinal.moves import DECLINE, name, number_build, parts
from gildehuis.games.kardinal.rules import QUESTIONS
from gildehuis.games.kardinal.schema import (
    Build,
    Building,
    Colour,
    End,
    LastBuilding,
    Phase,
    Position,
    Seat,
)
from gildehuis.games.kardinal.score import final_stones, own_at_dom, score
from gildehuis.games.kardinal.state import KardinalState, own_colours, put_up, start


def view(state: KardinalState) -> Position:
    return Position(
        turn=state.seat,
        phase=cast("Phase", "over" if state.asked is None else state.asked.word),
        idle=state.idle,
        declined=state.declined,
        end=cast("End", state.end) if state.end else None,
        buildings=[_building(move) for move in state.built],
        cardinal=None if state.cardinal < 0 else place_of(state.cardinal),
        last=None
        if state.last_shape < 0
        else LastBuilding(SHAPES[state.last_shape], COLOURS[state.last_colour]),
        supply=_by_colour(state.supply),
        stock={
            colour: {shape: state.stock[s * 4 + c] for s, shape in enumerate(SHAPES)}
            for c, colour in enumerate(COLOURS)
        },
        seats=[_seat(state, seat) for seat in range(state.players)],
        fourth_colour=COLOURS[3] if state.players == 3 else None,
    )


@cache
def _building(built: int) -> Building:
    """A building that stands; nobody changes it."""
    seat, move = divmod(built, DECLINE)
    named = name(move)
    assert isinstance(named, Build)
    return Building(seat, named.shape, named.colour, named.squares)


def _by_colour(counts: list[int]) -> dict[Colour, int]:
    return dict(zip(COLOURS, counts, strict=True))


def _seat(state: KardinalState, seat: int) -> Seat:
    own = own_colours(state, seat)
    return Seat(
        colours=[colour for c, colour in enumerate(COLOURS) if own >> c & 1],
        stones=_by_colour(state.stones[seat * 4 : seat * 4 + 4]),
        final_stones=_by_colour(final_stones(state, seat)),
        score=score(state, seat),
        at_dom=own_at_dom(state, seat),
    )


def imagine(setup: Setup, position: Position) -> KardinalState:
    """The position itself: nothing is hidden."""
    state = start(setup, Chance(""))
    for building in position.buildings:
        _put_up(state, building)
    state.seat = position.turn
    state.idle = position.idle
    state.declined = position.declined
    state.end = position.end or ""
    if position.cardinal is not None:
        state.cardinal = square_at(*position.cardinal) or 0
    state.supply = [position.supply[colour] for colour in COLOURS]
    state.stones = [seat.stones[colour] for seat in position.seats for colour in COLOURS]
    state.asked = QUESTIONS.get(position.phase)
    state.choices = [] if state.asked is None else state.asked.choices(state)
    return state


def _put_up(state: KardinalState, building: Building) -> None:
    move = number_build(building.shape, building.colour, building.squares)
    if move is None:
        raise ValueError(building)
    put_up(state, *parts(move))
    state.built.append(move + building.seat * DECLINE)
