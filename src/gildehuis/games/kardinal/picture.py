"""A Kardinal position drawn as SVG: painted blocks on a linen cloth, seen from the south-east."""

from typing import Final

from gildehuis.core.emblem import emblem
from gildehuis.core.game import Say
from gildehuis.core.svg import (
    COLOUR,
    DISPLAY,
    INK,
    LINEN,
    PARCHMENT,
    STONE,
    VIOLET,
    Canvas,
    Point,
    shade,
)
from gildehuis.games.kardinal.board import COLOURS, place_of
from gildehuis.games.kardinal.schema import Colour, Position
from gildehuis.games.kardinal.state import KardinalState

HALF_WIDTH: Final = 30.0  # of a square on the cloth
HALF_DEPTH: Final = 16.0
PANEL: Final = 290.0
HEIGHTS: Final = {"house": 20.0, "tower": 46.0, "court": 7.0}
CHALK: Final = "#B9A67E"


class Cloth:
    """Where squares lie on the paper."""

    def __init__(self, places: list[list[int]]) -> None:
        across = [x + y for x, y in places]
        down = [x - y for x, y in places]
        self.left, self.top = min(across) - 1, min(down)
        self.down = 80.0
        self.width = max(360.0, (max(across) + 3 - self.left) * HALF_WIDTH + 40)
        self.height = max(330.0, (max(down) + 3 - self.top) * HALF_DEPTH + 110)

    def at(self, x: float, y: float, up: float = 0) -> Point:
        """The paper point of a place on the cloth, lifted by `up`."""
        across = 20 + (x + y - self.left) * HALF_WIDTH
        return across, self.down + (x - y - self.top) * HALF_DEPTH - up


def picture(state: KardinalState, position: Position, say: Say) -> str:
    edge = [place_of(square) for square in state.edge]
    cloth = Cloth([*edge, [0, 0], [1, 0]])
    height = max(cloth.height, 150.0 + 62 * len(position.seats) + 110)
    cloth.down += (height - cloth.height) / 2
    canvas = Canvas(cloth.width + PANEL, height, say("game-title"))
    canvas.rect(8, 8, cloth.width - 16, height - 16, LINEN, shade(LINEN, 0.8), 2, round_=10)
    for place in edge:
        _chalk(canvas, cloth, place)
    for x, y, kind, colour, second in sorted(_pieces(position), key=_from_behind):
        _piece(canvas, cloth, x, y, kind, colour, second)
    _panel(canvas, cloth.width, position, say)
    return canvas.done()


Piece = tuple[int, int, str, str, list[int] | None]


def _pieces(position: Position) -> list[Piece]:
    found: list[Piece] = [(0, 0, "dom", "", None), (1, 0, "nave", "", None)]
    for building in position.buildings:
        (x, y), *more = building.squares
        found.append((x, y, building.shape, building.colour, more[0] if more else None))
    if position.cardinal is not None:
        x, y = position.cardinal
        found.append((x, y, "cardinal", "", None))
    return found


def _from_behind(piece: Piece) -> tuple[int, int]:
    x, y, *_ = piece
    return x - y, x


def _chalk(canvas: Canvas, cloth: Cloth, place: list[int]) -> None:
    x, y = place
    inset = 0.07
    corners = [
        cloth.at(x + a, y + b)
        for a, b in (
            (inset, -inset),
            (1 - inset, -inset),
            (1 - inset, inset - 1),
            (inset, inset - 1),
        )
    ]
    canvas.polygon(corners, "none", CHALK, 1.4)
    across, down = cloth.at(x + 0.5, y - 0.5)
    canvas.text(across, down + 3.5, f"{x},{y}", 9.5, shade(CHALK, 0.62), "middle")


def _piece(
    canvas: Canvas, cloth: Cloth, x: int, y: int, kind: str, colour: str, second: list[int] | None
) -> None:
    if kind == "cardinal":
        _cardinal(canvas, cloth, x, y)
    elif kind == "dom":
        _block(canvas, cloth, (x, y, 1, 1), 62, STONE)
        _spire(canvas, cloth, x, y, 62, 34, "#4C5A66")
    elif kind == "nave":
        _block(canvas, cloth, (x, y, 1, 1), 30, STONE)
        _gable(canvas, cloth, x, y, 30, 20, "#5E6B76")
    else:
        paint = COLOUR[colour]
        wide = 2 if second and second[0] != x else 1
        deep = 2 if second and second[1] != y else 1
        top = HEIGHTS[kind]
        _block(canvas, cloth, (x, y + deep - 1, wide, deep), top, paint)
        if kind == "house":
            _gable(canvas, cloth, x, y, top, 17, shade(paint, 0.72))
        elif kind == "tower":
            _battlements(canvas, cloth, x, y, top, paint)
        else:
            _well(canvas, cloth, x + wide / 2, y + deep - 1 - deep / 2, top)
        low = kind == "court"
        across, down = cloth.at(x + 0.5, y - (0.4 if low else 1), top * (1 if low else 0.5))
        emblem(canvas, (across, down + 2), colour)


def _block(
    canvas: Canvas, cloth: Cloth, box: tuple[float, float, int, int], top: float, paint: str
) -> None:
    """Two faces in the light of the top left, and the top."""
    x, y, wide, deep = box
    inset = 0.06
    left, right, back, front = x + inset, x + wide - inset, y - inset, y - deep + inset
    shadow = [
        cloth.at(right, back),
        cloth.at(right + 0.3, back),
        cloth.at(right + 0.3, front),
        cloth.at(right, front),
    ]
    canvas.polygon(shadow, INK, "none", opacity=0.14)
    west = [
        cloth.at(left, front),
        cloth.at(right, front),
        cloth.at(right, front, top),
        cloth.at(left, front, top),
    ]
    east = [
        cloth.at(right, front),
        cloth.at(right, back),
        cloth.at(right, back, top),
        cloth.at(right, front, top),
    ]
    lid = [
        cloth.at(left, back, top),
        cloth.at(right, back, top),
        cloth.at(right, front, top),
        cloth.at(left, front, top),
    ]
    canvas.polygon(west, shade(paint, 1.12), INK, 1.5)
    canvas.polygon(east, shade(paint, 0.78), INK, 1.5)
    canvas.polygon(lid, shade(paint, 1.3), INK, 1.5)


def _gable(canvas: Canvas, cloth: Cloth, x: int, y: int, base: float, rise: float, c: str) -> None:
    inset = 0.02
    left, right, back, front = x + inset, x + 1 - inset, y - inset, y - 1 + inset
    middle = y - 0.5
    west, east = cloth.at(left, middle, base + rise), cloth.at(right, middle, base + rise)
    canvas.polygon(
        [cloth.at(left, back, base), cloth.at(right, back, base), east, west], shade(c, 1.3)
    )
    canvas.polygon(
        [cloth.at(left, front, base), cloth.at(right, front, base), east, west], c, INK, 1.5
    )
    canvas.polygon(
        [cloth.at(right, front, base), cloth.at(right, back, base), east], shade(c, 0.75), INK, 1.5
    )


def _spire(canvas: Canvas, cloth: Cloth, x: int, y: int, base: float, rise: float, c: str) -> None:
    tip = cloth.at(x + 0.5, y - 0.5, base + rise)
    a, b = cloth.at(x + 0.05, y - 0.95, base), cloth.at(x + 0.95, y - 0.95, base)
    canvas.polygon([a, b, tip], c, INK, 1.5)
    canvas.polygon([b, cloth.at(x + 0.95, y - 0.05, base), tip], shade(c, 0.75), INK, 1.5)
    canvas.line(tip, (tip[0], tip[1] - 12), INK, 1.8)
    canvas.line((tip[0] - 4, tip[1] - 8), (tip[0] + 4, tip[1] - 8), INK, 1.8)


def _battlements(canvas: Canvas, cloth: Cloth, x: int, y: int, top: float, paint: str) -> None:
    for a, b in ((0.06, 0.06), (0.66, 0.06), (0.06, 0.66), (0.66, 0.66)):
        corners = [
            cloth.at(x + a + da, y - b - db, up)
            for da, db, up in ((0, 0.28, top), (0.28, 0.28, top), (0.28, 0.28, top + 8))
        ]
        corners.append(cloth.at(x + a, y - b - 0.28, top + 8))
        canvas.polygon(corners, shade(paint, 1.12), INK, 1)
        side = [
            cloth.at(x + a + 0.28, y - b - 0.28, top),
            cloth.at(x + a + 0.28, y - b, top),
            cloth.at(x + a + 0.28, y - b, top + 8),
            cloth.at(x + a + 0.28, y - b - 0.28, top + 8),
        ]
        canvas.polygon(side, shade(paint, 0.78), INK, 1)


def _well(canvas: Canvas, cloth: Cloth, x: float, y: float, top: float) -> None:
    across, down = cloth.at(x, y, top)
    for radius, fill in ((9.0, STONE), (5.0, INK)):
        canvas.parts.append(
            f'<ellipse cx="{across:.1f}" cy="{down:.1f}" rx="{radius}" ry="{radius / 2}"'
            f' fill="{fill}" stroke="{INK}"/>'
        )


def _cardinal(canvas: Canvas, cloth: Cloth, x: int, y: int) -> None:
    across, down = cloth.at(x + 0.5, y - 0.5)
    canvas.parts.append(
        f'<ellipse cx="{across + 6:.1f}" cy="{down:.1f}" rx="16" ry="7" fill="{INK}"'
        ' opacity="0.25"/>'
    )
    body = [(across - 11, down + 4), (across + 11, down + 4), (across + 4, down - 26)]
    canvas.polygon([*body, (across - 4, down - 26)], VIOLET, INK, 1.5)
    canvas.circle(across, down - 31, 6.5, "#E8C9A0", INK, 1.3)
    hat = f"M{across - 10:.1f} {down - 35:.1f}q10 -10 20 0z"
    canvas.path(hat, "#8E2440", INK, 1.3)


# ---- what everybody holds


def _panel(canvas: Canvas, left: float, position: Position, say: Say) -> None:
    canvas.text(left + 8, 38, say("game-title"), 24, face=DISPLAY, bold=True)
    y = 66.0
    for seat, held in enumerate(position.seats):
        lit = seat == position.turn and position.end is None
        canvas.rect(left, y - 18, PANEL - 14, 54, "#FBF4E2" if lit else PARCHMENT, CHALK, 1.2, 6)
        for n, colour in enumerate(held.colours):
            canvas.rect(left + 8 + n * 16, y - 9, 13, 13, COLOUR[colour], INK, 1.2, 2)
        mark = "▸ " if lit else ""
        canvas.text(left + 44, y + 2, mark + say("draw-seat", seat=seat), 14, bold=lit)
        canvas.text(left + PANEL - 26, y + 5, held.score, 20, INK, "end", DISPLAY, bold=True)
        _stones(canvas, left + 12, y + 22, held.stones)
        y += 62
    canvas.text(left + 4, y + 6, say("draw-supply"), 14, bold=True)
    _stones(canvas, left + 12, y + 26, position.supply)
    y += 52
    for n, colour in enumerate(COLOURS):
        stock = position.stock[colour]
        x = left + 6 + n * 66
        canvas.rect(x, y, 12, 12, COLOUR[colour], INK, 1, 2)
        left_over = " ".join(str(stock[shape]) for shape in ("house", "tower", "court"))
        canvas.text(x + 17, y + 11, left_over, 12)
    names = " · ".join(say(f"name-{shape}") for shape in ("house", "tower", "court"))
    canvas.text(left + 6, y + 32, names, 11, shade(CHALK, 0.62))


def _stones(canvas: Canvas, x: float, y: float, stones: dict[Colour, int]) -> None:
    for n, colour in enumerate(COLOURS):
        canvas.circle(x + n * 62 + 4, y - 1, 6.5, COLOUR[colour])
        canvas.text(x + n * 62 + 16, y + 4, stones[colour], 13)
