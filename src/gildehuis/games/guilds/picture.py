"""A Guilds position drawn as SVG: the plaza with its zones, goals, rooms on offer, headquarters."""

from math import cos, pi, sin
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
from gildehuis.games.guilds.board import DIRECTIONS, SEAT_COLOURS
from gildehuis.games.guilds.edition import GuildsEdition
from gildehuis.games.guilds.schema import Position, Seat, Zone
from gildehuis.games.guilds.schema_words import Side

CELL: Final = 46.0
PLAZA: Final = 560.0
SIDE: Final = 330.0
TALLEST: Final = 1200.0
AWNING: Final = ("#A4432F", "#35597A", "#5C7340", "#C9972B", "#6B3F73", "#8C6A45")
TYPES: Final = ("#B98B5E", "#7F97A8", "#B0604A", "#8FA85A", "#9B7BA0", "#C9A24B", "#8C8478")
SKIN: Final = ("#E8C9A0", "#D9B48A", "#C99B72", "#EBD3B5", "#8FA06A", "#A9B46E")


def picture(edition: GuildsEdition, position: Position, say: Say) -> str:
    seats = len(position.seats)
    plot_width = edition.width * CELL + 40
    width = max(PLAZA + SIDE, seats * plot_width + 20)
    plots_top = 430.0
    canvas = Canvas(width, TALLEST, say("game-title"))
    canvas.text(20, 36, say("game-title"), 26, face=DISPLAY, bold=True)
    said = say("draw-round", round=position.round, rounds=position.rounds)
    canvas.text(PLAZA - 10, 34, said, 15, anchor="end")
    _plaza(canvas, edition, position, say)
    _side(canvas, edition, position, say, width - PLAZA - 24)
    canvas.height = max(
        _seat(canvas, edition, position, seat, 20 + seat * plot_width, plots_top, say)
        for seat in range(seats)
    )
    return canvas.done()


def called(say: Say, id_: str, name: str) -> str:
    """The name in the reader's language, or as the edition gives it."""
    said = say(f"name-{id_}")
    return name if said == f"name-{id_}" else said


# ---- the plaza


def _plaza(canvas: Canvas, edition: GuildsEdition, position: Position, say: Say) -> None:
    canvas.rect(12, 48, PLAZA - 18, 350, LINEN, shade(LINEN, 0.75), 2, 14)
    for n, zone in enumerate(position.zones):
        x, y = 24.0 + n % 3 * 178, 60.0 + n // 3 * 168
        ground = PARCHMENT if zone.slots else shade(LINEN, 0.93)
        canvas.rect(x, y + 12, 168, 146, ground, shade(LINEN, 0.6), 1.2, 6)
        for stripe in range(8):
            fill = AWNING[n % 6] if stripe % 2 == 0 else PARCHMENT
            canvas.path(f"M{x + stripe * 21} {y}h21v14q-10.5 10 -21 0z", fill, INK, 1)
        canvas.text(x + 8, y + 38, zone.zone, 11, shade(LINEN, 0.5), bold=True)
        for slot, who in enumerate(zone.characters[:4]):
            _character(canvas, edition, who, x + 22 + slot % 2 * 80, y + 58 + slot // 2 * 44, say)
        _tents(canvas, zone, x, y + 136)


def _character(
    canvas: Canvas, edition: GuildsEdition, who: str, x: float, y: float, say: Say
) -> None:
    """A small portrait from a kit of faces and clothes, its name and points."""
    number = edition.number_of[who]
    card = edition.characters[number]
    dress = TYPES[card.factions[0] % len(TYPES)] if card.factions else TYPES[-1]
    canvas.path(f"M{x - 13} {y + 15}q13 -22 26 0z", dress, INK, 1.1)
    canvas.circle(x, y - 3, 7.5, SKIN[card.people % len(SKIN)], INK, 1.1)
    if number % 3:
        canvas.path(f"M{x - 8.5} {y - 5}q8.5 -{8 + number % 5} 17 0z", shade(dress, 0.6), INK, 1)
    canvas.text(x + 17, y - 2, who, 10.5, bold=True)
    canvas.text(x + 17, y + 10, f"{card.pp} · {card.florins:+}", 10)
    name = called(say, who, card.name)
    canvas.text(x - 16, y + 25, name if len(name) < 15 else name[:13] + "…", 9)


def _tents(canvas: Canvas, zone: Zone, x: float, y: float) -> None:
    for seat, florins in enumerate(zone.tents):
        if florins:
            at = x + 20 + seat * 40
            paint = COLOUR[SEAT_COLOURS[seat]]
            canvas.polygon([(at - 14, y + 16), (at + 14, y + 16), (at, y - 8)], paint, INK, 1.2)
            canvas.text(at, y + 13, florins, 12, on(paint), "middle", bold=True)
            if seat == zone.leader:
                canvas.polygon([(at, y - 8), (at, y - 19), (at + 10, y - 14)], GOLD, INK, 1)


# ---- goals and rooms on offer


def _side(
    canvas: Canvas, edition: GuildsEdition, position: Position, say: Say, width: float
) -> None:
    left = PLAZA + 8
    canvas.text(left, 34, say("draw-goals"), 15, face=DISPLAY, bold=True)
    y = 56.0
    for goal in position.goals:
        found = edition.goals[edition.number_of_goal[goal.goal]]
        name = called(say, goal.goal, found.name)
        counts = " ".join(str(n) for n in goal.counts)
        canvas.text(left, y, goal.first, 13, shade(GOLD, 0.7), bold=True)
        canvas.text(left + 20, y, name if len(name) < 34 else name[:32] + "…", 11.5)
        canvas.text(left + width, y, counts, 11.5, anchor="end")
        y += 19
    y += 16
    canvas.text(left, y, say("draw-display"), 15, face=DISPLAY, bold=True)
    y += 10
    for n, offer in enumerate(position.display[:12]):
        room = edition.rooms[edition.number_of_room[offer.room]]
        x, top = left + n % 2 * (width / 2), y + n // 2 * 36
        paint = TYPES[room.type % len(TYPES)]
        wide = 40.0 if offer.size == "large" else 22.0
        canvas.rect(x, top, wide, 22, paint, INK, 1.3, 2, 0.5 if offer.reserved else 1)
        canvas.text(x + wide / 2, top + 15, offer.price, 12, on(paint), "middle", bold=True)
        name = called(say, room.id, room.name)
        canvas.text(x + wide + 6, top + 9, name if len(name) < 17 else name[:15] + "…", 10)
        canvas.text(x + wide + 6, top + 21, f"{room.id} · {room.pp}", 9.5, shade(LINEN, 0.45))


# ---- a seat


def _seat(
    canvas: Canvas,
    edition: GuildsEdition,
    position: Position,
    number: int,
    left: float,
    top: float,
    say: Say,
) -> float:
    """A headquarters and who belongs to it; where it ends."""
    seat = position.seats[number]
    paint = COLOUR[SEAT_COLOURS[number]]
    lit = number == position.turn
    canvas.circle(left + 10, top - 6, 9, paint, INK, 1.4)
    title = say("draw-seat", seat=number) + ("  ▸" if lit else "")
    canvas.text(left + 26, top - 2, title, 14, bold=lit)
    points = seat.points.total
    canvas.text(left + edition.width * CELL, top, points, 19, INK, "end", DISPLAY, bold=True)
    money = say(
        "draw-money",
        florins=seat.florins,
        gold=seat.gold,
        income=seat.income.florins,
    )
    canvas.text(left, top + 16, money, 11)
    _plot(canvas, edition, seat, left, top + 26, paint, say)
    below = top + 26 + edition.plot.rows * CELL + 18
    cards = [edition.characters[edition.number_of[m.character]] for m in seat.guild]
    guild = ", ".join(called(say, card.id, card.name) for card in cards)
    return canvas.paragraph(left, below, guild, int(edition.width * CELL / 5.4), 10.5) + 8


def _plot(
    canvas: Canvas,
    edition: GuildsEdition,
    seat: Seat,
    left: float,
    top: float,
    paint: str,
    say: Say,
) -> None:
    rows = edition.plot.rows
    for cell in range(edition.cells):
        x, y = left + cell % edition.width * CELL, top + (rows - 1 - cell // edition.width) * CELL
        canvas.rect(x, y, CELL, CELL, "#D6CDA6", shade(LINEN, 0.8), 0.7)
    hall = [
        (cell, [name for n, name in enumerate(DIRECTIONS) if doors >> n & 1])
        for cell, doors in zip(edition.plot.hall, edition.plot.hall_doors, strict=True)
    ]
    _floor(canvas, edition, (left, top), hall, shade(paint, 1.25))
    for room in seat.rooms:
        cells = [(edition.plot.cells.index(c.cell), c.doors) for c in room.cells]
        card = edition.rooms[edition.number_of_room[room.room]]
        kind = TYPES[card.type % len(TYPES)]
        floor = shade(kind, 1.25) if room.active else shade(kind, 0.55)
        _floor(canvas, edition, (left, top), cells, floor)
        x = sum(left + (c % edition.width + 0.5) * CELL for c, _ in cells) / len(cells)
        y = sum(top + (rows - 0.5 - c // edition.width) * CELL for c, _ in cells) / len(cells)
        _label(canvas, x, y, called(say, card.id, card.name), on(floor))


def _label(canvas: Canvas, x: float, y: float, name: str, ink: str) -> None:
    """A room's name in as many short lines as it has words."""
    lines = wrap(name, 9)
    size = min(8.5, 66 / max(len(line) for line in lines))
    y -= (len(lines) - 1) * size * 0.55 - size * 0.35
    for line in lines:
        canvas.text(x, y, line, size, ink, "middle", bold=True)
        y += size * 1.1


def _floor(
    canvas: Canvas,
    edition: GuildsEdition,
    corner: tuple[float, float],
    cells: list[tuple[int, list[Side]]],
    fill: str,
) -> None:
    """Cells under one roof, walls around them, doors as openings."""
    inside = {cell for cell, _ in cells}
    for cell, doors in cells:
        x = corner[0] + cell % edition.width * CELL
        y = corner[1] + (edition.plot.rows - 1 - cell // edition.width) * CELL
        canvas.rect(x, y, CELL, CELL, fill, "none")
        for n, name in enumerate(DIRECTIONS):
            if edition.neighbours[cell * 4 + n] in inside:
                continue
            angle = pi / 2 - n * pi / 2  # north, east, south, west
            dx, dy = cos(angle), -sin(angle)
            mx, my = x + CELL / 2 + dx * CELL / 2, y + CELL / 2 + dy * CELL / 2
            half = CELL / 2
            canvas.line(
                (mx - dy * half, my + dx * half), (mx + dy * half, my - dx * half), INK, 2.6
            )
            if name in doors:
                gap = 8.0
                a, b = (mx - dy * gap, my + dx * gap), (mx + dy * gap, my - dx * gap)
                canvas.line(a, b, PARCHMENT, 4)
