"""A Flandern position drawn as text: six towns, the stock, the players."""

from itertools import zip_longest
from textwrap import wrap
from typing import Any, Final

from gildehuis.core.game import Position, Say, Setup
from gildehuis.games.flandern.board import ARMS, SHAPES
from gildehuis.games.flandern.edition import FlandernEdition, edition_of
from gildehuis.games.flandern.geometry import middle

_CELL: Final = 5
_WIDTH: Final = 80
_TOWNS_ABREAST: Final = 3
_SAME_ROW: Final = 1.2  # middles closer than this stand in one row or column
_MASTER, _SITE, _CATHEDRAL, _FREE, _COVERED = "*", "#", "+", "·", "////"


def draw(setup: Setup, position: Position, say: Say) -> str:
    """Towns three abreast, then what is in stock and what everybody holds."""
    grid = _grid(edition_of(setup))
    blocks = [_town(town, grid, say) for town in position["towns"] if town["in_play"]]
    lines: list[str] = []
    for n in range(0, len(blocks), _TOWNS_ABREAST):
        lines += [*_abreast(blocks[n : n + _TOWNS_ABREAST]), ""]
    return "\n".join(
        [*lines, say("draw-key"), "", *_stock(position, say), "", *_seats(position, say)]
    )


# ---- towns


def _grid(edition: FlandernEdition) -> dict[str, tuple[int, int]]:
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


def _town(town: dict[str, Any], grid: dict[str, tuple[int, int]], say: Say) -> list[str]:
    height = max(row for row, _ in grid.values()) + 1
    width = max(column for _, column in grid.values()) + 1
    cells = [[" " * _CELL] * width for _ in range(height)]
    added: list[str] = []
    for space in town["spaces"]:
        name = space["space"]
        if name in grid:
            row, column = grid[name]
            cells[row][column] = f"{_sign(space, say):<{_CELL}}"
        else:
            added.append(f"{name} {_sign(space, say).strip()}")
    ranked = " ".join(
        f"{say('draw-sign-' + row['guild'])} {row['points']}" for row in town["guilds"]
    )
    scored = "draw-scored" if town["scored"] else "draw-town"
    return [
        say(scored, town=town["town"], value=town["value"]),
        *("".join(row) for row in cells),
        *added,
        ranked,
    ]


def _sign(space: dict[str, Any], say: Say) -> str:
    """Whose district it is, its masters, cathedral and building site."""
    if space["state"] == "free":
        name: str = space["shape"] if "+" in space["space"] else space["space"]
        return _FREE + name
    if space["state"] != "laid":
        return _COVERED if space["state"] == "covered" else ""
    count: int = space["masters"] + space["figures"]
    masters = _MASTER * count if count < 3 else f"{count}{_MASTER}"
    cathedral = _CATHEDRAL if space["cathedral"] else ""
    special: str = (space["special"] or "").lower()
    site = "" if space["finished"] else _SITE
    arms: str = say("draw-sign-" + space["guild"])
    return arms + special + masters + cathedral + site


def _abreast(blocks: list[list[str]]) -> list[str]:
    width = max(len(line) for block in blocks for line in block) + 1
    return [
        "".join(f"{line:<{width}}" for line in lines).rstrip()
        for lines in zip_longest(*blocks, fillvalue="")
    ]


# ---- stock and players


def _stock(position: Position, say: Say) -> list[str]:
    """Districts left, by shape: without and with a printed master."""
    head = f"{say('draw-stock'):<14}" + "".join(f"{say('draw-sign-' + a):>8}" for a in ARMS)
    lines = [head]
    for shape in SHAPES:
        row = ""
        for guild in ARMS:
            counts = position["stock"][guild][shape]
            cell = str(counts["plain"]) + (_MASTER + str(counts["master"])) * (guild != "church")
            row += f"{cell:>8}"
        lines.append(f"{shape:<14}{row}")
    pieces = position["pieces"]
    specials = " ".join(position["specials"]) or "–"
    lines.append(
        say(
            "draw-pieces",
            sites=pieces["building_sites"],
            cathedrals=pieces["cathedrals"],
            masters=pieces["guild_masters"],
            specials=specials,
        )
    )
    return lines


def _seats(position: Position, say: Say) -> list[str]:
    lines: list[str] = []
    golden, pile = position["golden"], position["pile"]
    if golden is not None:
        lines.append(say("draw-golden", left=golden["left"], starter=golden["starter"]))
    if pile is not None:
        lines.append(say("draw-pile", left=pile["left"], discards=len(pile["discards"])))
    for n, seat in enumerate(position["seats"]):
        mark = ">" if n == position["turn"] else " "
        guilds = [seat["guild"], *([seat["influenced"]] if seat["influenced"] else [])]
        title = say("draw-seat", seat=n, guild=guilds, score=seat["score"])
        lines.append(f"{mark} {title}")
        cards = [card.removeprefix("town:") for card in seat["hand"]]
        hand = say("draw-hand", cards=cards)
        lines += wrap(hand, _WIDTH, initial_indent="    ", subsequent_indent="      ")
        if golden is not None:
            lines.append("    " + say("draw-influence", influence=seat["influence"]))
        if seat["choice"] is not None:
            choice = seat["choice"]
            lines.append(
                "    " + say("draw-choice", card=choice["card"], influence=choice["influence"])
            )
    lines.append("  " + say("draw-grey", points=position["points"]["grey"]))
    return lines
