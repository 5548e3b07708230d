"""The fields of a Kardinal position, each declared once; _state.py is written from it."""

from mypy_extensions import i64

from gildehuis.core.chance import Chance
from gildehuis.core.fields import Fresh, Shared
from gildehuis.core.state import Setup
from gildehuis.games.kardinal.board import ALL_KINDS, BUILDINGS_EACH, SQUARES, STONES_EACH

setup: Setup


class KardinalState:
    """Where everything stands, whose turn it is and what is asked."""

    chance: Shared[Chance]  # nothing is random in Kardinal
    players: i64 = setup.players
    idle: i64 = 0  # turns in a row without a building (K37)
    declined: bool = False  # since the last building (K39)
    end: str = ""
    cardinal: i64 = -1  # his square; -1: not yet in play (K4)
    last_shape: i64 = -1  # of the building put up last (K13, K14); -1: none
    last_colour: i64 = -1
    stock: list[int] = [BUILDINGS_EACH] * 12  # buildings left, by shape × 4 + colour
    in_stock: i64 = ALL_KINDS  # which of these are not used up, as bits
    stones: list[int] = [0] * (4 * setup.players)  # by seat × 4 + colour
    supply: list[int] = [STONES_EACH] * 4  # stones left, by colour
    built: list[int] = []  # the build moves so far, each + DECLINE × seat
    drawing: Fresh[bytearray | None] = None  # `squares` to write on; None where not built on yet
    squares: bytes = bytes(
        SQUARES
    )  # what a free square borders, as bits; BUILT + piece once built on
    edge: list[int] = []  # the free squares that border something (K22), in the order it came about
