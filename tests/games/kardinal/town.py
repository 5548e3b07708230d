"""Positions of Kardinal for tests: say what stands where, and try moves."""

from collections.abc import Sequence
from typing import Any

from msgspec import convert

from gildehuis.core.chance import Chance
from gildehuis.core.match import Match
from gildehuis.core.refusal import Refusal
from gildehuis.core.rng import Rng
from gildehuis.core.schema import asdict
from gildehuis.core.setup import settle
from gildehuis.games.kardinal import GAME
from gildehuis.games.kardinal.board import COLOURS
from gildehuis.games.kardinal.schema import Building, Position
from gildehuis.games.kardinal.state import KardinalState

Place = tuple[int, int]
Piece = tuple[Any, Any, list[Place]]  # shape, colour, squares


class Town:
    """A match in the middle, with the pieces given already standing (the last one built last)."""

    def __init__(
        self,
        players: int = 4,
        pieces: Sequence[Piece] = (),
        cardinal: Place | None = None,
        turn: int = 0,
        phase: str = "building",
        stock: dict[Any, int] | None = None,
        **other: Any,
    ) -> None:
        self.setup = settle(GAME, players)
        self.match: Match[KardinalState] = Match(GAME, self.setup, Chance(""))
        position = GAME.view(self.match.state, None)
        known = asdict(position) | {
            "buildings": [
                Building(0, s, c, [list(q) for q in squares]) for s, c, squares in pieces
            ],
            "cardinal": list(cardinal) if cardinal else None,
            "turn": turn,
            "phase": phase,
            **other,
        }
        position = convert(known, Position)
        self.match.state = GAME.imagine(self.setup, None, position, Rng(0))
        for (shape, colour), left in (stock or {}).items():
            index = ("house", "tower", "court").index(shape) * 4 + COLOURS.index(colour)
            self.match.state.stock[index] = left
        self.state.in_stock = sum(1 << kind for kind in range(12) if self.state.stock[kind])
        asked = self.state.asked
        self.state.choices = [] if asked is None else asked.choices(self.state)

    @property
    def state(self) -> KardinalState:
        return self.match.state

    def builds(self, shape: str | None = None, colour: str | None = None) -> list[list[list[int]]]:
        """The squares of all legal buildings, of that shape and colour if given."""
        return [
            move["squares"]
            for seat in self.match.to_act()
            for move in self.match.legal(seat)
            if move["type"] == "build"
            and shape in (None, move["shape"])
            and colour in (None, move["colour"])
        ]

    def may_build(self, shape: str, colour: str, *squares: Place) -> bool:
        return [list(square) for square in squares] in self.builds(shape, colour)

    def play(self, move: dict[str, Any], seat: int | None = None) -> None:
        self.match.play(self.state.seat if seat is None else seat, move)

    def build(self, shape: str, colour: str, *squares: Place) -> None:
        self.play(build(shape, colour, *squares))

    def refused(self, move: Any, seat: int | None = None) -> str | None:
        """The rule by which the move is refused; fails if it is not."""
        try:
            self.play(move, seat)
        except Refusal as refusal:
            return refusal.rule
        raise AssertionError(f"{move} was accepted")

    def stones(self, seat: int) -> dict[str, int]:
        held = self.state.stones[seat * 4 : seat * 4 + 4]
        return {colour: n for colour, n in zip(COLOURS, held, strict=True) if n}


def build(shape: str, colour: str, *squares: Place) -> dict[str, Any]:
    named = [list(square) for square in squares]
    return {"type": "build", "shape": shape, "colour": colour, "squares": named}


def cardinal_to(x: int, y: int) -> dict[str, Any]:
    return {"type": "move_cardinal", "to": [x, y]}


def stone(colour: str) -> dict[str, Any]:
    return {"type": "take_stone", "colour": colour}


KEEP = {"type": "keep_cardinal"}
DECLINE = {"type": "decline"}
