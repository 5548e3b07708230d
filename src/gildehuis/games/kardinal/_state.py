"""The fields of a Kardinal position, each declared once. Written by `make generate` from fields.py; edit that."""

from mypy_extensions import i64

from gildehuis.core.chance import Chance
from gildehuis.core.state import Setup, State
from gildehuis.games.kardinal.board import ALL_KINDS, BUILDINGS_EACH, SQUARES, STONES_EACH


class KardinalState(State):
    """Where everything stands, whose turn it is and what is asked."""

    # fmt: off
    __slots__ = (
        "built", "cardinal", "declined", "drawing", "edge", "end", "idle", "in_stock",
        "last_colour", "last_shape", "players", "squares", "stock", "stones", "supply",
    )
    # fmt: on

    players: i64
    idle: i64  # turns in a row without a building (K37)
    declined: bool  # since the last building (K39)
    end: str
    cardinal: i64  # his square; -1: not yet in play (K4)
    last_shape: i64  # of the building put up last (K13, K14); -1: none
    last_colour: i64
    stock: list[int]  # buildings left, by shape × 4 + colour
    in_stock: i64  # which of these are not used up, as bits
    stones: list[int]  # by seat × 4 + colour
    supply: list[int]  # stones left, by colour
    built: list[int]  # the build moves so far, each + DECLINE × seat
    drawing: bytearray | None  # `squares` to write on; None where not built on yet
    squares: bytes  # what a free square borders, as bits; BUILT + piece once built on
    edge: list[int]  # the free squares that border something (K22), in the order it came about

    def clone(self) -> "KardinalState":
        twin = KardinalState(self.setup, self.chance)
        twin.players = self.players
        twin.idle = self.idle
        twin.declined = self.declined
        twin.end = self.end
        twin.cardinal = self.cardinal
        twin.last_shape = self.last_shape
        twin.last_colour = self.last_colour
        twin.stock = self.stock[:]
        twin.in_stock = self.in_stock
        twin.stones = self.stones[:]
        twin.supply = self.supply[:]
        twin.built = self.built[:]
        twin.drawing = None
        twin.squares = self.squares
        twin.edge = self.edge[:]
        twin.asked, twin.seat, twin.choices = self.asked, self.seat, self.choices
        return twin


def blank(setup: Setup, chance: Chance) -> KardinalState:
    """The position before anything happened."""
    state = KardinalState(setup, chance)
    state.players = setup.players
    state.idle = 0
    state.declined = False
    state.end = ""
    state.cardinal = -1
    state.last_shape = -1
    state.last_colour = -1
    state.stock = [BUILDINGS_EACH] * 12
    state.in_stock = ALL_KINDS
    state.stones = [0] * (4 * setup.players)
    state.supply = [STONES_EACH] * 4
    state.built = []
    state.drawing = None
    state.squares = bytes(SQUARES)
    state.edge = []
    return state
