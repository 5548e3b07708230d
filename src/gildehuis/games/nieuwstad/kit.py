"""What lies on the table for a number of players, as flat tables."""

from dataclasses import dataclass
from typing import Final

from gildehuis.games.nieuwstad.board import Board, Shape
from gildehuis.games.nieuwstad.ids import BOOT, BUILDINGS, GOOD_COUNT, STALL_COUNT
from gildehuis.games.nieuwstad.moves import Codes

FEWEST_POORTERS: Final = 5  # N4
START_FLORINS: Final = 2  # N4
DARK_SEALS: Final = 4  # N2


@dataclass(frozen=True)
class Building:
    """One kind of building, as the edition has it."""

    name: str
    count: tuple[int, int]  # with 2 players, with 3 or 4
    florins: int
    wood: int
    poorters: int
    points: int
    size: tuple[int, int]
    edges: list[int]
    where: int
    kind: str  # red, green, blue, stall, plain


@dataclass(frozen=True)
class Stall:
    """One stall; goods by their numbers."""

    process: dict[int, int]
    process_limit: int  # 0: none
    slots: list[int]
    sells: dict[int, tuple[int, int]]  # points and florins
    along: int  # the good that goes with every sale, -1 for none
    buys: int  # the price of wood, 0 where none is sold


class Kit:
    """All tables that the rules look things up in."""

    __slots__ = (
        "along",
        "blue",
        "board",
        "buy_price",
        "codes",
        "deck",
        "florins",
        "light_seals",
        "market",
        "players",
        "points",
        "poorters",
        "process",
        "process_limit",
        "processes",
        "sell_florins",
        "sell_points",
        "sells",
        "shapes",
        "slots",
        "stock",
        "tiles",
        "wood",
    )

    def __init__(
        self,
        players: int,
        board: Board,
        market: list[int],
        buildings: list[Building],
        stalls: list[Stall],
        tiles: list[int],
        deck: list[int],
    ) -> None:
        self.players = players
        self.board = board
        self.market = market  # the colours of its sides N E S W
        self.tiles = tiles  # all forest tiles, those that stay out too
        self.deck = deck  # all cards in the game
        self.light_seals = 8 if players == 2 else 7  # N2, N3
        self._tabulate_buildings(buildings)
        self._tabulate_stalls(stalls)
        self.codes = Codes(board, max(self.florins), max(self.wood), max(self.points))

    def _tabulate_buildings(self, buildings: list[Building]) -> None:
        assert len(buildings) == len(BUILDINGS)
        column = 0 if self.players == 2 else 1
        self.florins = [b.florins for b in buildings]
        self.wood = [b.wood for b in buildings]
        self.poorters = [b.poorters for b in buildings]
        self.points = [b.points for b in buildings]
        self.blue = [b.kind == "blue" for b in buildings]
        self.stock = [b.count[column] for b in buildings]
        self.stock[BOOT] = self.board.printed_boats
        self.shapes = [
            Shape(b.size[0], b.size[1], b.edges, b.where, self.board.pitch) for b in buildings
        ]

    def _tabulate_stalls(self, stalls: list[Stall]) -> None:
        """By stall × GOOD_COUNT + good."""
        self.process = [-1] * (STALL_COUNT * GOOD_COUNT)
        self.sell_points = [-1] * (STALL_COUNT * GOOD_COUNT)
        self.sell_florins = [0] * (STALL_COUNT * GOOD_COUNT)
        self.processes: list[list[int]] = []
        self.sells: list[list[int]] = []
        for number, stall in enumerate(stalls):
            for raw, product in stall.process.items():
                self.process[number * GOOD_COUNT + raw] = product
            for good, (points, florins) in stall.sells.items():
                self.sell_points[number * GOOD_COUNT + good] = points
                self.sell_florins[number * GOOD_COUNT + good] = florins
            self.processes.append(list(stall.process))
            self.sells.append(list(stall.sells))
        self.process_limit = [stall.process_limit for stall in stalls]
        self.slots = [sorted(stall.slots) for stall in stalls]
        self.along = [stall.along for stall in stalls]
        self.buy_price = [stall.buys for stall in stalls]
