"""A Flandern position drawn as text: six towns, the stock, the players."""

from textwrap import wrap
from typing import Final

from gildehuis.core.drawing import Drawing, Line, Span, abreast, padded
from gildehuis.core.game import Say, Setup
from gildehuis.core.schema import asdict
from gildehuis.games.flandern.board import ARMS, SHAPES
from gildehuis.games.flandern.edition import FlandernEdition, edition_of
from gildehuis.games.flandern.geometry import middle
from gildehuis.games.flandern.schema import Position, Seat, Space, Tiles, Town, is_district
from gildehuis.games.flandern.schema_words import Arms

_CELL: Final = 5
_COLUMN: Final = 8  # of the stock
_TITLE: Final = 14
_WIDTH: Final = 80
_TOWNS_ABREAST: Final = 3
_SAME_ROW: Final = 1.2  # middles closer than this stand in one row or column
_MASTER, _SITE, _CATHEDRAL, _FREE, _COVERED = "*", "#", "+", "·", "////"
_Grid = dict[str, tuple[int, int]]  # row and column by space


def draw(setup: Setup, position: Position, say: Say) -> Drawing:
    """Towns three abreast, then what is in stock and what everybody holds."""
    grid = _grid(edition_of(setup))
    blocks = [_town(town, grid, say) for town in position.towns if town.in_play]
    lines: Drawing = []
    for n in range(0, len(blocks), _TOWNS_ABREAST):
        lines += [*abreast(blocks[n : n + _TOWNS_ABREAST]), []]
    key: Line = [Span(say("draw-key"), "dim")]
    return [*lines, key, [], *_stock(position, say), [], *_holdings(position, say)]


# ---- towns


def _grid(edition: FlandernEdition) -> _Grid:
    """Row and column of every printed space, as the spaces lie in the edition's drawing."""
    middles = {name: middle(polygon) for name, polygon in edition.polygons.items()}
    columns = _steps([x for x, _ in middles.values()])
    rows = _steps([-y for _, y in middles.values()])
    return {name: (rows[-y], columns[x]) for name, (x, y) in middles.items()}


def _steps(numbers: list[float]) -> dict[float, int]:
    """Numbers in rising order, those near each other on one step."""
    steps: dict[float, int] = {}
    step, before = -1, float("-inf")
    for number in sorted(set(numbers)):
        if number - before > _SAME_ROW:
            step += 1
        steps[number] = step
        before = number
    return steps


def _town(town: Town, grid: _Grid, say: Say) -> Drawing:
    height = max(row for row, _ in grid.values()) + 1
    width = max(column for _, column in grid.values()) + 1
    cells: list[list[Line]] = [[[] for _ in range(width)] for _ in range(height)]
    added: Drawing = []
    for space in town.spaces:
        sign = _sign(town, space, say)
        if space.space in grid:
            row, column = grid[space.space]
            cells[row][column] = [sign]
        else:
            added.append([Span(f"{space.space} "), sign])
    title = say("draw-scored" if town.scored else "draw-town", town=town.town, value=town.value)
    return [
        [Span(title, "bold", {"town": town.town})],
        *([span for cell in row for span in padded(cell, _CELL)] for row in cells),
        *added,
        _ranked(town, say),
    ]


def _sign(town: Town, space: Space, say: Say) -> Span:
    """Whose district it is, its masters, cathedral and building site."""
    place = {"town": town.town, "space": space.space}
    if space.state == "free":
        return Span(_FREE + (space.shape if "+" in space.space else space.space), "dim", place)
    if not is_district(space):
        return Span(_COVERED if space.state == "covered" else "", "meadow", place)
    count = space.masters + space.figures
    masters = _MASTER * count if count < 3 else f"{count}{_MASTER}"
    cathedral = _CATHEDRAL if space.cathedral else ""
    special = (space.special or "").lower()
    site = "" if space.finished else _SITE
    arms = say("draw-sign-" + space.guild)
    return Span(arms + special + masters + cathedral + site, space.guild, place)


def _ranked(town: Town, say: Say) -> Line:
    """The guilds by rank, with their points if the town were scored now."""
    line: Line = []
    for n, row in enumerate(town.guilds):
        line.append(Span(" " if n else ""))
        line.append(Span(say("draw-sign-" + row.guild), row.guild))
        line.append(Span(f" {row.points}"))
    return line


# ---- stock and players


def _stock(position: Position, say: Say) -> Drawing:
    """Districts left, by shape: without and with printed masters."""
    head: Line = [Span(f"{say('draw-stock'):<{_TITLE}}")]
    for guild in ARMS:
        sign = say("draw-sign-" + guild)
        head += [Span(" " * (_COLUMN - len(sign))), Span(sign, guild, {"arms": guild})]
    lines: Drawing = [head]
    for shape in SHAPES:
        row: Line = [Span(f"{shape:<{_TITLE}}")]
        for guild in ARMS:
            tiles = position.stock[guild][shape]
            row.append(Span(f"{_cell(guild, tiles):>{_COLUMN}}"))
        lines.append(row)
    pieces = say(
        "draw-pieces",
        sites=position.pieces.building_sites,
        cathedrals=position.pieces.cathedrals,
        masters=position.pieces.guild_masters,
        specials=" ".join(position.specials) or "–",
    )
    return [*lines, [Span(pieces)]]


def _cell(guild: Arms, tiles: Tiles) -> str:
    """`3*2**1`: three without, two with one master, one with two, where an edition has such."""
    if guild == "church":
        return str(tiles.plain)
    two = f"{2 * _MASTER}{tiles.two}" if tiles.two else ""
    return f"{tiles.plain}{_MASTER}{tiles.master}{two}"


def _holdings(position: Position, say: Say) -> Drawing:
    lines: Drawing = []
    golden, pile = position.golden, position.pile
    if golden is not None:
        lines.append([Span(say("draw-golden", left=golden.left, starter=golden.starter))])
    if pile is not None:
        lines.append([Span(say("draw-pile", left=pile.left, discards=len(pile.discards)))])
    for number, seat in enumerate(position.seats):
        lines += _seat(number, seat, position, say)
    return [*lines, [Span("  " + say("draw-grey", points=position.points["grey"]))]]


def _seat(number: int, seat: Seat, position: Position, say: Say) -> Drawing:
    mark = ">" if number == position.turn else " "
    guilds = [seat.guild, *([seat.influenced] if seat.influenced else [])]
    title = say("draw-seat", seat=number, guild=guilds, score=seat.score)
    lines: Drawing = [[Span(f"{mark} {title}")]]
    hand = say("draw-hand", cards=[card.removeprefix("town:") for card in seat.hand])
    wrapped = wrap(hand, _WIDTH, initial_indent="    ", subsequent_indent="      ")
    lines += [[Span(line)] for line in wrapped]
    if position.golden is not None:
        lines.append([Span("    " + say("draw-influence", influence=seat.influence))])
    if seat.choice is not None:
        lines.append([Span("    " + say("draw-choice", **asdict(seat.choice)))])
    return lines
