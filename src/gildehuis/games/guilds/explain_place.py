"""Why a room may not lie there (G23, G24, G26, G63)."""

from gildehuis.games.guilds.board import JOINS, LARGE, WALL, facing
from gildehuis.games.guilds.plot import second_cell
from gildehuis.games.guilds.schema_moves import Place
from gildehuis.games.guilds.state import GuildsState, room_doors


def broken_by_place(state: GuildsState, move: Place) -> tuple[str, str]:
    """The first condition of `place` that does not hold: rule and reason."""
    name, turn = move.cell, move.turn
    edition = state.edition
    room = state.placing
    size = edition.size[room]
    if not 0 <= turn <= 3:
        return "G63", "turn"
    if name not in edition.plot.cells:
        return "G23", "plot"
    cells = [edition.plot.cells.index(name)]
    if size == LARGE:
        cells.append(second_cell(edition, cells[0], turn))
        if cells[1] < 0:
            return "G23", "plot"
    base = state.seat * edition.cells
    if any(state.tile[base + cell] for cell in cells):
        return "G23", "free"
    borders = [state.border[base + cell] for cell in cells]
    if not any(borders):
        return "G24", "touch"
    for border, doors in zip(borders, facing(size, room_doors(state, room), turn), strict=False):
        shared_doors, shared_walls = border & 15, border >> WALL & 15
        if shared_doors & ~doors or shared_walls & doors:
            return "G24", "match"
    if not any(border & JOINS for border in borders):
        return "G26", "join"
    return "G63", "same"
