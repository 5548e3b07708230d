"""A Nieuwstad position drawn as text: the board, the lake, the players, stalls and supply."""

from typing import Final

from msgspec.structs import asdict

from gildehuis.core.drawing import Drawing, Line, Span, width
from gildehuis.core.game import Say
from gildehuis.core.schema import UNSET
from gildehuis.games.nieuwstad.board import TILE
from gildehuis.games.nieuwstad.schema_position import Building, ForSale, Position, ShareOfDeal
from gildehuis.games.nieuwstad.schema_words import BuildingName

_SIGNS: Final[dict[BuildingName, str]] = {  # two letters a building
    "huis": "Hu",
    "graanveld": "Gv",
    "boot": "Bo",
    "weide": "We",
    "herenhuis": "He",
    "houthandel": "Hd",
    "houtzagerij": "Hz",
    "bakkerij": "Ba",
    "slagerij": "Sl",
    "visboer": "Vi",
    "herberg": "Hb",
    "handelshuis": "Hs",
    "stadspoort": "Sp",
    "kantoor": "Ka",
    "jachthut": "Ja",
    "boshut": "Bs",
    "kerk": "Ke",
    "stadhuis": "St",
    "gevangenis": "Ge",
    "hospitium": "Ho",
    "wachttoren": "Wt",
}
_FOREST, _MARKET, _TOWN = "^^^ ", "[M]", "*"
_SEATS: Final = ("red", "blue", "green", "yellow")
_CHURCH: Final = "church"  # the town's own buildings
_WIDTH: Final = 78


def draw(position: Position, say: Say) -> Drawing:
    """At most 80 columns; only what the viewer knows."""
    return [
        [Span(_heading(position, say))],
        *_map(position),
        _lake(position, say),
        [],
        *_roles(position, say),
        [],
        *_seats(position, say),
        [],
        *_stalls(position, say),
        [],
        *_supply(position, say),
        *_hands(position, say),
        *_deal(position, say),
    ]


def _heading(position: Position, say: Say) -> str:
    return say(
        "draw-heading",
        round=position.round,
        start=position.start,
        poorters=position.poorters,
        deck=position.deck,
    )


# ---- the board: a cell is three letters and a space, of one building all cells are one place


def _map(position: Position) -> Drawing:
    cells = [
        [_ground(sign, x, y) for x, sign in enumerate(row)]
        for y, row in enumerate(position.board.map)
    ]
    for forest in position.forest:
        if forest.standing:
            x, y = forest.slot
            tree = Span(_FOREST, "forest", {"slot": forest.slot})
            _cover(cells, [TILE * x, TILE * y], [TILE, TILE], [tree])
    for building in position.buildings:
        _lay(cells, building)
    head = "    " + " ".join(f"{x:^3}" for x in range(len(cells[0])))
    rows = [[Span(f"{y:>3} "), *_joined(row)] for y, row in enumerate(cells)]
    return [[Span(head)], *rows]


def _ground(sign: str, x: int, y: int) -> Line:
    place = {"cell": [x, y]}
    if sign == "M":
        return [Span(_MARKET, "market"), Span(" ")]
    return [Span(f" {sign} ", "sand", place), Span(" ", None, place)]


def _lay(cells: list[list[Line]], building: Building) -> None:
    owner = building.owner
    letters = _SIGNS[building.building] + (_TOWN if owner is None else str(owner))
    colour = _CHURCH if owner is None else _SEATS[owner]
    place = {"cell": building.cell}
    gap = Span(" ", None, place)
    _cover(cells, building.cell, building.size, [Span(letters, colour, place), gap])
    if building.amount:
        x, y = (at + size - 1 for at, size in zip(building.cell, building.size, strict=True))
        cells[y][x] = [Span(f"+{building.amount} ", "gold", place), gap]


def _cover(cells: list[list[Line]], cell: list[int], size: list[int], sign: Line) -> None:
    for y in range(cell[1], cell[1] + size[1]):
        for x in range(cell[0], cell[0] + size[0]):
            cells[y][x] = sign


def _joined(row: list[Line]) -> Line:
    return [span for cell in row for span in cell]


def _lake(position: Position, say: Say) -> Line:
    boats = position.boats
    waves = Span("~ " * 3, "water")
    line: Line = [Span("    "), waves]
    for n, boat in enumerate(boats.sealed):
        line += [Span(" ")] if n else []
        line.append(Span(f"{_SIGNS['boot']}{boat.owner}", _SEATS[boat.owner]))
    free = say("draw-boats", printed=boats.printed_left, loose=boats.loose_left)
    return [*line, Span(" "), waves, Span(f" {free}")]


# ---- the table


def _roles(position: Position, say: Say) -> Drawing:
    named: Line = []
    for role in position.roles:
        if role.in_play:
            name, by = say("name-" + role.role), role.chosen_by
            text = name if by is None else f"{name} ({by})"
            named.append(Span(text, None if by is None else "dim", {"role": role.role}))
    return _wrapped(Span(say("draw-roles"), "bold"), named)


def _seats(position: Position, say: Say) -> Drawing:
    """A line of numbers and a line of goods per seat; those of the seat asked are what it uses."""
    lines: Drawing = []
    for number, seat in enumerate(position.seats):
        asked = number == position.seat
        title = say(
            "draw-seat",
            seat=number,
            florins=seat.florins,
            seals=seat.light_seals,
            cards=seat.cards,
            points="?" if seat.total is None else str(seat.total),
        )
        mark = ">" if asked else " "
        lines.append([Span(mark + title, "bold" if asked else None, {"seat": number})])
        goods = [
            Span(f"{count} {say('name-' + good)}", None, {"good": good} if asked else None)
            for good, count in seat.goods.items()
            if count
        ]
        if goods:
            lines += _wrapped(Span(" " * 4), goods)
    return lines


def _stalls(position: Position, say: Say) -> Drawing:
    named: Line = []
    for name, stall in position.stalls.items():
        if stall.stands:
            text = say("name-" + name)
            if stall.owner is not None:
                text += f" ({stall.owner})"
            if stall.slots:
                text += f" {stall.sold}/{stall.open}"
            named.append(Span(text, None, {"stall": name}))
    return _wrapped(Span(say("draw-stalls"), "bold"), named)


def _supply(position: Position, say: Say) -> Drawing:
    named = [
        Span(
            f"{_SIGNS[kind]} {say('name-' + kind)} {_price(sale)} ×{sale.left}",
            None,
            {"building": kind},
        )
        for kind, sale in position.supply.items()
        if sale.left
    ]
    return _wrapped(Span(say("draw-supply"), "bold"), named)


def _price(sale: ForSale) -> str:
    """Florins, wood, points, Poorters."""
    star = _TOWN if sale.blue else ""
    return f"{sale.florins}f{sale.wood}w {sale.points}p{sale.poorters:+}{star}"


def _hands(position: Position, say: Say) -> Drawing:
    lines: Drawing = []
    for number, seat in enumerate(position.seats):
        if seat.hand:
            cards = [Span(say("name-" + card), None, {"card": card}) for card in seat.hand]
            lines += _wrapped(Span(say("draw-hand", seat=number), "bold"), cards)
    return lines


def _deal(position: Position, say: Say) -> Drawing:
    """The deal on the table: its price, whose the building becomes, and the shares so far."""
    deal, building = position.deal, position.building
    if building is None or deal is None or deal.shares is UNSET or deal.partners is UNSET:
        return []
    price = {"florins": deal.florins, "wood": deal.wood, "points": deal.points}
    title = say("draw-deal", building=building.building, **price)
    lines: Drawing = [[], [Span(title, "bold")]]
    if isinstance(deal.owner, int):
        lines.append([Span("    " + say("draw-owner", seat=deal.owner))])
    elif not building.together:
        lines.append([Span("    " + say("draw-owner-town"))])
    for seat, share in enumerate(deal.shares):
        if seat in deal.partners or share != ShareOfDeal(0, 0, 0):
            lines.append([Span("    " + say("draw-share", seat=seat, **asdict(share)))])
    return lines


def _wrapped(title: Span, items: Line) -> Drawing:
    """The items after a title, on as many lines as they need."""
    lines: Drawing = [[title]]
    for number, item in enumerate(items):
        comma = ", " if number < len(items) - 1 else ""
        if width(lines[-1]) + len(item.text + comma) + 1 > _WIDTH:
            lines.append([Span("    ")])
        if not lines[-1][-1].text.endswith(" "):
            lines[-1].append(Span(" "))
        lines[-1] += [item, Span(comma)] if comma else [item]
    return lines
