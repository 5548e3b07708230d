"""A Nieuwstad position drawn as SVG: forest, roofs and roads from above, the lake, the seats."""

from textwrap import wrap
from typing import Final

from gildehuis.core.game import Say
from gildehuis.core.svg import (
    COLOUR,
    DISPLAY,
    GOLD,
    INK,
    LINEN,
    PARCHMENT,
    Canvas,
    on,
    shade,
)
from gildehuis.games.nieuwstad.schema_position import Building, Position

CELL: Final = 52.0
LEFT, TOP = 30.0, 56.0
PANEL: Final = 400.0
SEATS: Final = ("orange", "blue", "green", "white")
GROUND: Final = {".": "#CBD3A6", "a": "#E7D3AE", "b": "#E2CBA2", "c": "#DFC79B", "d": "#EBDAB9"}
ROAD: Final = {"Z": "#E9D28F", "K": "#9A948A"}  # sand, cobbles
WATER: Final = "#8FB4C4"
ROOF: Final = {
    "graanveld": "#DDB94B",
    "weide": "#8FA85A",
    "kerk": "#6F7F8C",
    "stadhuis": "#6F7F8C",
    "stadspoort": "#8C8478",
    "wachttoren": "#8C8478",
    "gevangenis": "#7B7068",
}
BRICK_ROOF: Final = "#B0604A"
TALLEST: Final = 1400.0
HELD: Final = 54  # letters in a line of what a seat holds


def picture(position: Position, say: Say) -> str:
    rows = position.board.map
    width = len(rows[0]) * CELL + LEFT * 2
    board_end = TOP + len(rows) * CELL
    panel_left = width
    canvas = Canvas(width + PANEL, TALLEST, say("game-title"))
    canvas.text(LEFT, 38, say("game-title"), 24, face=DISPLAY, bold=True)
    _ground(canvas, rows)
    for slot in position.forest:
        if slot.standing:
            _trees(canvas, *slot.slot)
    for building in position.buildings:
        _building(canvas, building)
    _lake(canvas, position, board_end + 6, width - LEFT * 2)
    beside = _panel(canvas, panel_left, position, say)
    below = _supply(canvas, board_end + 66, position, say, int(width / 6.9))
    canvas.height = max(beside, below)
    return canvas.done()


# ---- the board


def _ground(canvas: Canvas, rows: list[str]) -> None:
    for y, row in enumerate(rows):
        for x, sign in enumerate(row):
            fill = GROUND.get(sign, "#BDB3A2")
            canvas.rect(LEFT + x * CELL, TOP + y * CELL, CELL, CELL, fill, shade(LINEN, 0.75), 0.7)
        canvas.text(LEFT - 8, TOP + y * CELL + CELL / 2 + 4, y, 10, anchor="end")
    for x in range(len(rows[0])):
        canvas.text(LEFT + x * CELL + CELL / 2, TOP - 5, x, 10, anchor="middle")
    markets = [(x, y) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == "M"]
    if markets:
        x, y = min(markets)
        canvas.rect(LEFT + x * CELL, TOP + y * CELL, 2 * CELL, 2 * CELL, "#C7BCA8", INK, 2)
        for a, b in ((0.5, 0.5), (1.5, 0.5), (0.5, 1.5), (1.5, 1.5)):
            _awning(canvas, LEFT + (x + a) * CELL, TOP + (y + b) * CELL)


def _awning(canvas: Canvas, x: float, y: float) -> None:
    for n in range(4):
        fill = "#A4432F" if n % 2 else PARCHMENT
        canvas.rect(x - 14 + n * 7, y - 9, 7, 18, fill, INK, 0.8)


def _trees(canvas: Canvas, column: int, row: int) -> None:
    """Tree tops over the 2 × 2 cells of a forest tile."""
    left, top = LEFT + column * 2 * CELL, TOP + row * 2 * CELL
    canvas.rect(left + 1, top + 1, 2 * CELL - 2, 2 * CELL - 2, "#6E8650", "none", round_=8)
    for n, (a, b) in enumerate(
        ((0.45, 0.5), (1.1, 0.35), (1.6, 0.75), (0.4, 1.2), (1.0, 1.0), (1.55, 1.5), (0.75, 1.65))
    ):
        x, y = left + a * CELL, top + b * CELL
        canvas.circle(x + 3, y + 4, 15, INK, "none", opacity=0.18)
        canvas.circle(x, y, 15, ("#5C7340", "#4F6838", "#68804A")[n % 3], INK, 1.1)
        canvas.circle(x - 4, y - 4, 5, "#8CA267", "none")


def _building(canvas: Canvas, building: Building) -> None:
    x, y = (LEFT + building.cell[0] * CELL, TOP + building.cell[1] * CELL)
    width, height = (n * CELL for n in building.size)
    roof = ROOF.get(building.building, BRICK_ROOF)
    canvas.rect(x + 1, y + 1, width - 2, height - 2, "#D9C9A4", INK, 1.6, 3)
    _roads(canvas, building.edges, (x, y, width, height))
    inset = 9.0
    canvas.rect(x + inset + 3, y + inset + 4, width - 2 * inset, height - 2 * inset, INK, "none", 0)
    canvas.rect(x + inset, y + inset, width - 2 * inset, height - 2 * inset, roof, INK, 1.4, 2)
    if building.building not in ("graanveld", "weide"):
        ridge = (x + inset, y + height / 2), (x + width - inset, y + height / 2)
        canvas.line(*ridge, shade(roof, 0.7), 2)
    owner = building.owner
    if owner is not None:
        canvas.circle(x + width - 13, y + 13, 8, COLOUR[SEATS[owner]], INK, 1.4)
        paint = on(COLOUR[SEATS[owner]])
        canvas.text(x + width - 13, y + 17, owner, 11, paint, "middle", bold=True)
    name = building.building.capitalize()
    size = min(11.0, (max(width, height) - 2 * inset) / (len(name) * 0.66))
    tall = height > width
    across = x + width / 2 + (size / 3 if tall else 0)
    down = y + height / 2 + (0 if tall else size / 3)
    canvas.text(across, down, name, size, on(roof), "middle", bold=True, upward=tall)
    for n in range(building.amount):
        canvas.circle(x + 18 + n * 11, y + height - 16, 4.5, GOLD, INK, 1)


def _roads(canvas: Canvas, edges: str, box: tuple[float, float, float, float]) -> None:
    """The roads along the four sides: north, east, south, west."""
    x, y, width, height = box
    sides = (
        ((x + 4, y + 4), (x + width - 4, y + 4)),
        ((x + width - 4, y + 4), (x + width - 4, y + height - 4)),
        ((x + 4, y + height - 4), (x + width - 4, y + height - 4)),
        ((x + 4, y + 4), (x + 4, y + height - 4)),
    )
    for sign, (a, b) in zip(edges, sides, strict=False):
        if sign in ROAD:
            canvas.line(a, b, ROAD[sign], 5)


def _lake(canvas: Canvas, position: Position, top: float, width: float) -> None:
    canvas.rect(LEFT, top, width, 40, WATER, shade(WATER, 0.7), 1.6, 12)
    for n in range(int(width // 44)):
        wave = f"M{LEFT + 12 + n * 44} {top + 31}q6 -6 12 0t12 0"
        canvas.path(wave, "none", shade(WATER, 1.5), 1.4)
    for n, boat in enumerate(position.boats.sealed):
        x = LEFT + 30 + n * 46
        hull = [(x - 16, top + 18), (x + 16, top + 18), (x + 10, top + 29), (x - 10, top + 29)]
        canvas.polygon(hull, "#7A5A36", INK, 1.3)
        sail = COLOUR[SEATS[boat.owner]]
        canvas.polygon([(x, top + 3), (x, top + 17), (x + 12, top + 17)], sail, INK, 1.2)
        canvas.text(x, top + 27, boat.owner, 9, PARCHMENT, "middle", bold=True)


# ---- beside and below it


def _panel(canvas: Canvas, left: float, position: Position, say: Say) -> float:
    """The round and the seats; where it ends."""
    heading = say(
        "draw-heading",
        round=position.round,
        start=position.start,
        poorters=position.poorters,
        deck=position.deck,
    )
    y = canvas.paragraph(left, 60, heading, 58, 12) + 6
    roles = [
        say("name-" + role.role) + ("" if role.chosen_by is None else f" ({role.chosen_by})")
        for role in position.roles
        if role.in_play
    ]
    y = canvas.paragraph(left, y, " · ".join(roles), 58, 12, shade(GOLD, 0.65)) + 12
    for number, seat in enumerate(position.seats):
        paint = COLOUR[SEATS[number]]
        lit = number == position.seat
        goods = ", ".join(f"{n} {say('name-' + good)}" for good, n in seat.goods.items() if n)
        hand = ", ".join(say("name-" + card) for card in seat.hand or ())
        deep = 32 + 15 * (len(wrap(goods, HELD)) + len(wrap(hand, HELD)))
        canvas.rect(
            left - 6, y - 16, PANEL - 18, deep, "#FBF4E2" if lit else PARCHMENT, LINEN, 1.4, 6
        )
        canvas.circle(left + 10, y + 2, 10, paint, INK, 1.4)
        points = "?" if seat.total is None else seat.total
        title = say(
            "draw-seat",
            seat=number,
            florins=seat.florins,
            seals=seat.light_seals,
            cards=seat.cards,
            points=points,
        )
        canvas.text(left + 28, y + 6, title, 12.5, bold=lit)
        below = canvas.paragraph(left + 28, y + 24, goods, HELD, 11.5)
        canvas.paragraph(left + 28, below, hand, HELD, 11.5, shade(GOLD, 0.65))
        y += deep + 10
    return y


def _supply(canvas: Canvas, y: float, position: Position, say: Say, columns: int) -> float:
    stalls = [
        say("name-" + name) + (f" {stall.sold}/{stall.open}" if stall.slots else "")
        for name, stall in position.stalls.items()
        if stall.stands
    ]
    y = canvas.paragraph(LEFT, y, say("draw-stalls") + " " + " · ".join(stalls), columns, 11.5)
    sold = [
        f"{say('name-' + name)} {kind.florins}+{kind.wood} ×{kind.left}"
        for name, kind in position.supply.items()
        if kind.left
    ]
    return canvas.paragraph(LEFT, y + 4, say("draw-supply") + " " + " · ".join(sold), columns, 11.5)
