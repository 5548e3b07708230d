"""Where tiles can be taken (N10) and where buildings may lie (N13-N15, N53)."""

from collections.abc import Iterator

from tests.referee.nieuwstad.edition import MARKET, OUTSKIRTS, Cell, Kind, Slot
from tests.referee.nieuwstad.questions import Move, Part, ask, move
from tests.referee.nieuwstad.table import Building, Place, Table, footprint, turned

SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))  # N E S W
TURNS = range(4)
GREEN = "G"


def reachable(table: Table) -> list[Slot]:
    """Every outskirts tile; a city tile by the Market or by land without forest (N10)."""
    return [slot for slot in table.forest if _in_outskirts(table, slot) or _by_open(table, slot)]


def _in_outskirts(table: Table, slot: Slot) -> bool:
    return table.edition.cells[slot[0] * 2, slot[1] * 2] == OUTSKIRTS


def _by_open(table: Table, slot: Slot) -> bool:
    beside = ((slot[0] + dx, slot[1] + dy) for dx, dy in SIDES)
    # The Market's slot is land that never had forest.
    return any(
        (x * 2, y * 2) in table.edition.cells and (x, y) not in table.forest for x, y in beside
    )


def clear(table: Table, seat: int, may_pass: bool) -> Part[None]:
    """Q1 and Q6: a tile is taken out, its goods go to the player (N9)."""

    def rule(answer: Move) -> str:
        return "N10" if tuple(answer["slot"]) in table.forest else "N9"

    legal = [move("clear", slot=list(slot)) for slot in reachable(table)]
    kinds = {"clear"}
    if may_pass:
        legal.append(move("pass"))
        kinds.add("pass")
    answer = yield from ask(seat, legal, kinds, rule)
    if answer["type"] == "clear":
        x, y = answer["slot"]
        tile = table.forest.pop((x, y))
        table.players[seat].goods["wood"] += tile.count("w")
        table.players[seat].goods["game"] += tile.count("g")


class Ground:
    """The ground as it is now: what is cleared and empty, and what stands where."""

    def __init__(self, table: Table) -> None:
        self.board = table.edition.cells
        self.market_sides = table.edition.market_sides
        self.built = {cell: b for b in table.buildings for cell in b.cells}
        self.free = {
            (x, y)
            for (x, y), what in self.board.items()
            if what != MARKET and (x // 2, y // 2) not in table.forest and (x, y) not in self.built
        }

    def places(self, kind: Kind) -> Iterator[Move]:
        """All legal `place` moves."""
        for x, y in sorted(self.free):
            for turn in TURNS:
                if self.refusal(kind, (x, y), turn) is None:
                    yield move("place", cell=[x, y], turn=turn)

    def refusal(self, kind: Kind, corner: Cell, turn: int) -> str | None:
        """The first rule in the way, in the order N13, N14, N15, N53."""
        cells = footprint(kind, corner, turn)
        edges = turned(kind.edges, turn)
        if not cells <= self.free:
            return "N13"
        if len({self.board[cell] == OUTSKIRTS for cell in cells}) == 2:
            return "N14"
        in_city = self.board[corner] != OUTSKIRTS
        if in_city and not (self._borders(cells) and self._roads_fit(cells, edges)):
            return "N14"
        if in_city and kind.where == "outskirts":
            return "N15"
        if kind.where == "gate" and not (in_city and self._gate_opens(cells, edges)):
            return "N15"
        lower = range(turn % 4)
        if turn not in TURNS or any(self._same(kind, less, turn, in_city) for less in lower):
            return "N53"
        return None

    def _borders(self, cells: frozenset[Cell]) -> bool:
        return any(
            next_to in self.built or self.board.get(next_to) == MARKET for _, next_to in _rim(cells)
        )

    def _roads_fit(self, cells: frozenset[Cell], edges: str) -> bool:
        """Roads are compared with city buildings and the Market, on every shared cell edge."""
        if not edges:
            return True
        for side, next_to in _rim(cells):
            across = self._edges_at(next_to)
            if across and across[(side + 2) % 4] != edges[side]:
                return False
        return True

    def _edges_at(self, cell: Cell) -> str:
        """The roads of what stands there in the city, as it lies; none elsewhere."""
        if self.board.get(cell) == MARKET:
            return self.market_sides
        building: Building | None = self.built.get(cell)
        return building.edges if building is not None and building.in_city else ""

    def _gate_opens(self, cells: frozenset[Cell], edges: str) -> bool:
        """Every cell of the green side has outskirts before it (N15)."""
        return all(
            self.board.get(next_to) == OUTSKIRTS
            for side, next_to in _rim(cells)
            if edges[side] == GREEN
        )

    def _same(self, kind: Kind, one: int, two: int, in_city: bool) -> bool:
        """Do two turns lay the same tile (N53)?"""
        if footprint(kind, (0, 0), one) != footprint(kind, (0, 0), two):
            return False
        return not in_city or turned(kind.edges, one) == turned(kind.edges, two)


def _rim(cells: frozenset[Cell]) -> Iterator[tuple[int, Cell]]:
    """Each outer cell edge: the side of the building it is on, and the cell across it."""
    for x, y in cells:
        for side, (dx, dy) in enumerate(SIDES):
            if (x + dx, y + dy) not in cells:
                yield side, (x + dx, y + dy)


def choose_place(table: Table, seat: int, kind: Kind) -> Part[Place | None]:
    """Q3; of a Boot nothing is asked."""
    if kind.where == "lake":
        return None
    ground = Ground(table)

    def rule(answer: Move) -> str:
        x, y = answer["cell"]
        return ground.refusal(kind, (x, y), answer["turn"]) or ""

    answer = yield from ask(seat, list(ground.places(kind)), {"place"}, rule)
    x, y = answer["cell"]
    return (x, y), answer["turn"]
