"""A Flandern position drawn as SVG: six walled towns on a parchment map, the seats beside them."""

from typing import Final

from gildehuis.core.emblem import emblem
from gildehuis.core.game import Say, Setup
from gildehuis.core.schema import asdict
from gildehuis.core.svg import (
    COLOUR,
    DISPLAY,
    GOLD,
    INK,
    LINEN,
    MOSS,
    PARCHMENT,
    Canvas,
    Point,
    on,
    shade,
)
from gildehuis.games.flandern.board import SHAPES
from gildehuis.games.flandern.edition import FlandernEdition, edition_of
from gildehuis.games.flandern.geometry import Polygon, middle, turned
from gildehuis.games.flandern.schema import Position, Space, Town, is_district
from gildehuis.games.flandern.schema_words import Arms, Special

ACROSS: Final = 3
TOWN: Final = 290.0  # a town's share of the map
HEAD: Final = 52.0
PANEL: Final = 300.0


def picture(setup: Setup, position: Position, say: Say) -> str:
    edition = edition_of(setup)
    towns = [town for town in position.towns if town.in_play]
    rows = -(-len(towns) // ACROSS)
    width, height = ACROSS * TOWN + PANEL, max(rows * (TOWN + HEAD), 560.0) + 20
    canvas = Canvas(width, height, say("game-title"))
    canvas.rect(8, 8, ACROSS * TOWN, height - 16, LINEN, shade(LINEN, 0.8), 2, 10)
    for n, town in enumerate(towns):
        at = (8 + n % ACROSS * TOWN, 14 + n // ACROSS * (TOWN + HEAD))
        _town(canvas, edition, town, at, say)
    _panel(canvas, ACROSS * TOWN + 22, position, say)
    return canvas.done()


# ---- a town


def _town(canvas: Canvas, edition: FlandernEdition, town: Town, at: Point, say: Say) -> None:
    centre = (at[0] + TOWN / 2, at[1] + HEAD + TOWN / 2 - 8)
    reach = max(abs(n) for polygon in edition.polygons.values() for xy in polygon for n in xy)
    scale = (TOWN / 2 - 62) / reach
    value = f"{say('name-' + town.town)} · {town.value}"
    canvas.text(at[0] + 16, at[1] + 24, value, 18, face=DISPLAY, bold=True)
    _standing(canvas, at, town)
    outline = [p for space in edition.polygons.values() for p in space]
    radius = max((x * x + y * y) ** 0.5 for x, y in outline) * scale + 9
    ground = "#D9C79C" if not town.scored else "#CFC3A8"
    canvas.circle(*centre, radius, ground, shade(ground, 0.6), 4)
    specials = {
        space.space: space.special
        for space in town.spaces
        if is_district(space) and space.special is not None
    }
    for space in sorted(town.spaces, key=_below_first):
        if space.state != "swallowed":
            shape = _outline(edition, space, specials)
            corners = [(centre[0] + x * scale, centre[1] - y * scale) for x, y in shape]
            _space(canvas, space, corners)


def _below_first(space: Space) -> bool:
    """Specials lie over the edge of their neighbours."""
    return is_district(space) and space.special is not None


def _standing(canvas: Canvas, at: Point, town: Town) -> None:
    """The guilds' points if the town were scored now, by rank."""
    x = at[0] + 18.0
    for row in town.guilds:
        _swatch(canvas, x, at[1] + 32, row.guild)
        canvas.text(x + 17, at[1] + 43, row.points, 12)
        x += 42


def _swatch(canvas: Canvas, x: float, y: float, guild: Arms) -> None:
    canvas.rect(x, y, 13, 13, COLOUR[guild], INK, 1, 2)
    emblem(canvas, (x + 6.5, y + 6.5), guild, 0.7)


def _outline(edition: FlandernEdition, space: Space, specials: dict[str, Special]) -> Polygon:
    """Where a space lies: as printed, or turned to where a special was laid or added it."""
    host, plus, number = space.space.partition("+")
    letter = specials.get(host)
    if letter is None:
        return edition.polygons[host]
    drawn_on, tile, new = edition.special_polygons[letter]
    shape = new[int(number) - 1] if plus else tile
    return turned(shape, edition.polygons[drawn_on], edition.polygons[host])


def _space(canvas: Canvas, space: Space, corners: list[Point]) -> None:
    x, y = middle(corners)
    if space.state == "free":
        canvas.polygon(corners, PARCHMENT, shade(LINEN, 0.6), 1)
        canvas.text(x, y + 3.5, space.space, 9.5, shade(LINEN, 0.5), "middle")
        return
    if space.state == "covered":
        canvas.polygon(corners, shade(MOSS, 1.5), shade(MOSS, 1.1), 1)
        return
    assert is_district(space)
    paint = COLOUR[space.guild]
    canvas.polygon(corners, paint if space.finished else shade(paint, 1.45), INK, 1.6)
    if not space.finished:
        _scaffolding(canvas, x, y)
    if space.cathedral:
        canvas.line((x, y - 11), (x, y + 9), INK, 3)
        canvas.line((x - 6, y - 4), (x + 6, y - 4), INK, 3)
        canvas.line((x, y - 11), (x, y + 9), GOLD, 1.6)
        canvas.line((x - 6, y - 4), (x + 6, y - 4), GOLD, 1.6)
    count = space.masters + space.figures
    bare = space.finished and not space.cathedral and not count
    emblem(canvas, (x, y) if bare else _edge(corners), space.guild, 0.9 if bare else 0.7)
    for n in range(count):
        _master(canvas, x + (n - (count - 1) / 2) * 9 + (8 if space.cathedral else 0), y)


def _edge(corners: list[Point]) -> Point:
    """Beside whatever stands in the middle: at the left of a wide space, at the foot of a tall."""
    left, right = min(x for x, _ in corners), max(x for x, _ in corners)
    top, foot = min(y for _, y in corners), max(y for _, y in corners)
    if right - left >= foot - top:
        return left + 9, (top + foot) / 2
    return (left + right) / 2, foot - 8


def _scaffolding(canvas: Canvas, x: float, y: float) -> None:
    for across in (-8, 0, 8):
        canvas.line((x + across, y - 9), (x + across, y + 9), "#7A5A36", 1.6)
    for down in (-5, 4):
        canvas.line((x - 10, y + down), (x + 10, y + down), "#7A5A36", 1.6)


def _master(canvas: Canvas, x: float, y: float) -> None:
    """A guild master: cap and gown."""
    canvas.polygon([(x - 4, y + 7), (x + 4, y + 7), (x, y - 3)], PARCHMENT, INK, 1)
    canvas.circle(x, y - 4, 2.8, "#E8C9A0", INK, 1)


# ---- the seats


def _panel(canvas: Canvas, left: float, position: Position, say: Say) -> None:
    canvas.text(left, 38, say("game-title"), 24, face=DISPLAY, bold=True)
    y = 70.0
    for number, seat in enumerate(position.seats):
        paint = COLOUR[seat.guild]
        canvas.rect(left, y - 15, 24, 20, paint, INK, 1.2, 3)
        mark = "▸" if number == position.turn and position.end is None else number
        canvas.text(left + 12, y, mark, 13, on(paint), "middle", bold=True)
        title = say("draw-seat", seat=number, guild=seat.guild, score=seat.score)
        canvas.text(left + 32, y, title, 14, bold=True)
        hand = say("draw-hand", cards=[card.removeprefix("town:") for card in seat.hand])
        y = canvas.paragraph(left + 32, y + 17, hand, 40, 11)
        canvas.text(left + 32, y, say("draw-influence", influence=seat.influence), 11)
        if seat.choice is not None:
            y += 15
            choice = say("draw-choice", **asdict(seat.choice))
            canvas.text(left + 32, y, choice, 11, bold=True)
        y += 27
    _stock(canvas, left, y + 4, position, say)


def _stock(canvas: Canvas, left: float, y: float, position: Position, say: Say) -> None:
    """Districts left by shape, without and with printed masters."""
    canvas.text(left, y, say("draw-stock"), 13, bold=True)
    for a, (guild, shapes) in enumerate(position.stock.items()):
        x = left + 54 + a * 38
        _swatch(canvas, x, y - 10, guild)
        for s, counts in enumerate(shapes.values()):
            two = f"/{counts.two}" if counts.two else ""
            numbers = f"{counts.plain}/{counts.master}{two}"
            canvas.text(x - 4, y + 18 + s * 15, numbers, 11)
    for s, shape in enumerate(SHAPES):
        canvas.text(left + 4, y + 18 + s * 15, shape, 11)
