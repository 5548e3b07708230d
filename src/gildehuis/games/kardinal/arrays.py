"""Kardinal for learners: the town as planes of a window around the Dom, and a small action list.

The engine's moves know a plane without limit. A learner's window holds 20 × 19 squares with the
Dom in its middle; in random play one position in a hundred has a move beyond it. Those moves are
the `FAR` actions, in the order of their numbers. Colours are counted from the viewer on, in planes
and actions alike, so that one policy plays every seat.
"""

from array import array

from gildehuis.core.arrays import Arrays, Slice, from_viewer
from gildehuis.games.kardinal.board import COLOURS, FIRST_BUILD, SHAPES, SQUARES, WIDTH, place_of
from gildehuis.games.kardinal.moves import DECLINE, KEEP_CARDINAL, TAKE_STONE, parts
from gildehuis.games.kardinal.schema import Colour, Position, Seat

COLUMNS, ROWS = 20, 19
WINDOW = COLUMNS * ROWS
LEFT, LOW = -9, -9  # the window's first square is [-9, -9]
PLANES = (*SHAPES, "colour 0", "colour 1", "colour 2", "colour 3", "dom", "cardinal", "last")
_PHASES = ("building", "stone", "cardinal")

# ---- actions: first (way × 4 + colour) × WINDOW + square, then these
MOVE = 16 * WINDOW  # + square: the Cardinal
STONE = MOVE + WINDOW  # + colour
KEEP = STONE + 4
NOTHING = KEEP + 1  # decline to build
FAR = NOTHING + 1  # + rank among the moves beyond the window
FAR_MOVES = 128
ACTIONS = FAR + FAR_MOVES


def _window(square: int) -> int:
    x, y = place_of(square)
    column, row = x - LEFT, y - LOW
    inside = 0 <= column < COLUMNS and 0 <= row < ROWS
    return row * COLUMNS + column if inside else -1


WINDOW_OF = [_window(square) for square in range(SQUARES)]  # −1: beyond


def colours_from(viewer: int, players: int) -> list[int]:
    """By colour: its place when counted from the viewer on."""
    seats = from_viewer(viewer, players)
    order = [*seats, *(seat + 2 for seat in seats)] if players == 2 else [*seats, 3][:4]
    places = [0] * 4
    for place, colour in enumerate(order):
        places[colour] = place
    return places


class KardinalArrays(Arrays):
    def __init__(self, players: int) -> None:
        self.players = players
        self.places = [colours_from(viewer, players) for viewer in range(players)]
        super().__init__(_slices(players), ACTIONS)

    def encode(self, viewer: int, position: Position) -> "array[float]":
        row = self.empty()
        places = dict(zip(COLOURS, self.places[viewer], strict=True))
        self._draw_town(row, places, position)
        start = self.start
        if position.phase in _PHASES:
            row[start["phase"] + _PHASES.index(position.phase)] = 1
        row[start["idle"]] = position.idle
        if position.last is not None:
            row[start["last shape"] + SHAPES.index(position.last.shape)] = 1
            row[start["last colour"] + places[position.last.colour]] = 1
        for colour, place in places.items():
            row[start["supply"] + place] = position.supply[colour]
            for s, shape in enumerate(SHAPES):
                row[start["stock"] + place * 3 + s] = position.stock[colour][shape]
        for n, seat in enumerate(from_viewer(viewer, self.players)):
            self._count_seat(row, places, n, position.seats[seat])
            if seat == position.turn:
                row[start["turn"] + n] = 1
        return row

    def _count_seat(
        self, row: "array[float]", places: dict[Colour, int], n: int, seat: Seat
    ) -> None:
        for colour, place in places.items():
            row[self.start["stones"] + n * 4 + place] = seat.stones[colour]
        row[self.start["score"] + n] = seat.score
        row[self.start["at dom"] + n] = seat.at_dom

    def _draw_town(
        self, row: "array[float]", places: dict[Colour, int], position: Position
    ) -> None:
        plane = {name: n * WINDOW for n, name in enumerate(PLANES)}
        dom = -LOW * COLUMNS - LEFT
        row[plane["tower"] + dom] = row[plane["house"] + dom + 1] = 1
        row[plane["dom"] + dom] = row[plane["dom"] + dom + 1] = 1
        for building in position.buildings:
            for place in building.squares:
                if (square := _in_window(place)) >= 0:
                    row[plane[building.shape] + square] = 1
                    row[plane["colour 0"] + places[building.colour] * WINDOW + square] = 1
                    if building is position.buildings[-1]:
                        row[plane["last"] + square] = 1
        cardinal = position.cardinal
        if cardinal is not None and (square := _in_window(cardinal)) >= 0:
            row[plane["cardinal"] + square] = 1

    def actions_of(self, viewer: int, legal: list[int]) -> list[int]:
        places = self.places[viewer]
        actions = [_near(move, places) for move in legal]
        beyond = sorted(move for move, action in zip(legal, actions, strict=True) if action < 0)
        for rank, move in enumerate(beyond):
            actions[legal.index(move)] = FAR + rank if rank < FAR_MOVES else -1
        return actions


def _in_window(place: list[int]) -> int:
    column, row = place[0] - LEFT, place[1] - LOW
    inside = 0 <= column < COLUMNS and 0 <= row < ROWS
    return row * COLUMNS + column if inside else -1


def _near(move: int, places: list[int]) -> int:
    """The action of a move within the window, of courts with both squares; else −1."""
    if move < FIRST_BUILD:
        square = WINDOW_OF[move]
        return MOVE + square if square >= 0 else -1
    if move < DECLINE:
        way, colour, square = parts(move)
        second = square + (0, 0, 1, WIDTH)[way]
        if WINDOW_OF[square] < 0 or WINDOW_OF[second] < 0:
            return -1
        return (way * 4 + places[colour]) * WINDOW + WINDOW_OF[square]
    if move == DECLINE:
        return NOTHING
    if move < KEEP_CARDINAL:
        return STONE + places[move - TAKE_STONE]
    return KEEP


def _slices(players: int) -> list[Slice]:
    town = "the town: 1 where there is a " + ", ".join(PLANES[:3])
    town += ", a building of each colour, the Dom, the Cardinal, the building put up last"
    return [
        Slice("town", (len(PLANES), ROWS, COLUMNS), 1, town),
        Slice("phase", (3,), 1, "what is asked: building, first stone, Cardinal"),
        Slice("turn", (players,), 1, "whose turn it is"),
        Slice("idle", (1,), 4, "turns in a row without a building"),
        Slice("last shape", (3,), 1, "of the building put up last: house, tower, court"),
        Slice("last colour", (4,), 1, "of the building put up last"),
        Slice("supply", (4,), 12, "stones in the supply by colour"),
        Slice("stock", (4, 3), 2, "buildings left by colour and shape"),
        Slice("stones", (players, 4), 12, "stones by seat and colour"),
        Slice("score", (players,), 60, "points if the match ended now"),
        Slice("at dom", (players,), 6, "own buildings at the Dom"),
    ]
