"""What may be known of a Kardinal match, which is everything, and the way back to a position."""

from gildehuis.core.chance import Chance
from gildehuis.core.game import Position, Setup
from gildehuis.games.kardinal.board import (
    COLOURS,
    SHAPES,
    place_of,
    square_at,
)
from gildehuis.games.kardinal.moves import DECLINE, name, number, parts
from gildehuis.games.kardinal.rules import (
    buildings,
    cardinal_moves,
    may_decline,
    stones_to_choose,
)
from gildehuis.games.kardinal.score import final_stones, own_at_dom, score
from gildehuis.games.kardinal.state import (
    BUILDING,
    CARDINAL,
    OVER,
    STONE,
    KardinalState,
    own_colours,
    put_up,
    start,
)

_PHASES = ("building", "stone", "cardinal", "over")


def view(state: KardinalState) -> Position:
    return {
        "turn": state.turn,
        "phase": _PHASES[state.phase],
        "idle": state.idle,
        "declined": state.declined,
        "end": state.end or None,
        "buildings": [_building(move) for move in state.built],
        "cardinal": None if state.cardinal < 0 else place_of(state.cardinal),
        "last": None
        if state.last_shape < 0
        else {"shape": SHAPES[state.last_shape], "colour": COLOURS[state.last_colour]},
        "supply": _by_colour(state.supply),
        "stock": {
            colour: {shape: state.stock[s * 4 + c] for s, shape in enumerate(SHAPES)}
            for c, colour in enumerate(COLOURS)
        },
        "seats": [_seat(state, seat) for seat in range(state.players)],
        "fourth_colour": COLOURS[3] if state.players == 3 else None,
    }


def _building(built: int) -> dict[str, object]:
    seat, move = divmod(built, DECLINE)
    named = name(move)
    return {"seat": seat} | {key: named[key] for key in ("shape", "colour", "squares")}


def _by_colour(counts: list[int]) -> dict[str, int]:
    return dict(zip(COLOURS, counts, strict=True))


def _seat(state: KardinalState, seat: int) -> dict[str, object]:
    own = own_colours(state, seat)
    return {
        "colours": [colour for c, colour in enumerate(COLOURS) if own >> c & 1],
        "stones": _by_colour(state.stones[seat * 4 : seat * 4 + 4]),
        "final_stones": _by_colour(final_stones(state, seat)),
        "score": score(state, seat),
        "at_dom": own_at_dom(state, seat),
    }


def imagine(setup: Setup, position: Position) -> KardinalState:
    """The position itself: nothing is hidden."""
    state = start(setup, Chance(""))
    for building in position["buildings"]:
        _put_up(state, building)
    state.turn = position["turn"]
    state.phase = _PHASES.index(position["phase"])
    state.idle = position["idle"]
    state.declined = position["declined"]
    state.end = position["end"] or ""
    if position["cardinal"] is not None:
        state.cardinal = square_at(*position["cardinal"]) or 0
    state.supply = [position["supply"][colour] for colour in COLOURS]
    state.stones = [seat["stones"][colour] for seat in position["seats"] for colour in COLOURS]
    state.choices = choices(state)
    return state


def _put_up(state: KardinalState, building: dict[str, object]) -> None:
    move = number({"type": "build", **building})
    seat = building["seat"]
    if move is None or not isinstance(seat, int):
        raise ValueError(building)
    put_up(state, *parts(move))
    state.built.append(move + seat * DECLINE)


def choices(state: KardinalState) -> list[int]:
    """The legal moves of the seat asked, found from scratch."""
    if state.phase == BUILDING:
        decline = [DECLINE] if may_decline(state, state.turn) else []
        return buildings(state, state.turn) + decline
    if state.phase == STONE:
        return stones_to_choose(state)
    if state.phase == CARDINAL:
        return cardinal_moves(state)
    assert state.phase == OVER
    return []
