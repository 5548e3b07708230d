"""A Nieuwstad position drawn as text: the board, the lake, the players, stalls and supply."""

from typing import Any

from gildehuis.core.game import Position, Say

_SIGNS = {  # two letters a building
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
_FOREST, _MARKET, _TOWN = "^^^", "[M]", "*"
_WIDTH = 78


def draw(position: Position, say: Say) -> str:
    """At most 80 columns; only what the viewer knows."""
    parts = [
        _heading(position, say),
        _map(position),
        _lake(position, say),
        "",
        *_roles(position, say),
        "",
        *_seats(position, say),
        "",
        *_stalls(position, say),
        "",
        *_supply(position, say),
        *_hand(position, say),
    ]
    return "\n".join(line.rstrip() for line in parts)


def _heading(position: Position, say: Say) -> str:
    return say(
        "draw-heading",
        round=position["round"],
        start=position["start"],
        poorters=position["poorters"],
        deck=position["deck"],
    )


# ---- the board


def _map(position: Position) -> str:
    rows: list[str] = position["board"]["map"]
    signs = [[_ground(sign) for sign in row] for row in rows]
    for slot in position["forest"]:
        if slot["standing"]:
            _cover(signs, [2 * n for n in slot["slot"]], [2, 2], _FOREST)
    for building in position["buildings"]:
        owner = _TOWN if building["owner"] is None else str(building["owner"])
        _cover(signs, building["cell"], building["size"], _SIGNS[building["building"]] + owner)
        if building["amount"]:
            x, y = building["cell"]
            signs[y + 1][x + 1] = f"+{building['amount']} "
    head = "    " + " ".join(f"{x:^3}" for x in range(len(rows[0])))
    lines = [f"{y:>3} " + " ".join(row) for y, row in enumerate(signs)]
    return "\n".join([head, *lines])


def _ground(sign: str) -> str:
    return _MARKET if sign == "M" else f" {sign} "


def _cover(signs: list[list[str]], cell: list[int], size: list[int], sign: str) -> None:
    for y in range(cell[1], cell[1] + size[1]):
        for x in range(cell[0], cell[0] + size[0]):
            signs[y][x] = sign


def _lake(position: Position, say: Say) -> str:
    boats = position["boats"]
    taken = " ".join(f"{_SIGNS['boot']}{boat['owner']}" for boat in boats["sealed"])
    waves = "~ " * 3
    free = say("draw-boats", printed=boats["printed_left"], loose=boats["loose_left"])
    return f"    {waves}{taken} {waves} {free}"


# ---- the table


def _roles(position: Position, say: Say) -> list[str]:
    named = []
    for role in position["roles"]:
        if role["in_play"]:
            by = role["chosen_by"]
            name = say("name-" + role["role"])
            named.append(name if by is None else f"{name} ({by})")
    return _wrapped(say("draw-roles"), named)


def _seats(position: Position, say: Say) -> list[str]:
    """A line of numbers and a line of goods per seat."""
    lines = []
    for number, seat in enumerate(position["seats"]):
        mark = ">" if number == position["seat"] else " "
        known = "?" if seat["total"] is None else str(seat["total"])
        lines.append(
            mark
            + say(
                "draw-seat",
                seat=number,
                florins=seat["florins"],
                seals=seat["light_seals"],
                cards=seat["cards"],
                points=known,
            )
        )
        goods = [f"{count} {say('name-' + g)}" for g, count in seat["goods"].items() if count]
        if goods:
            lines += _wrapped(" " * 4, goods)
    return lines


def _stalls(position: Position, say: Say) -> list[str]:
    named = []
    for name, stall in position["stalls"].items():
        if stall["stands"]:
            text = say("name-" + name)
            if stall["owner"] is not None:
                text += f" ({stall['owner']})"
            if stall["slots"]:
                text += f" {stall['sold']}/{stall['open']}"
            named.append(text)
    return _wrapped(say("draw-stalls"), named)


def _supply(position: Position, say: Say) -> list[str]:
    named = [
        f"{_SIGNS[kind]} {say('name-' + kind)} {_price(entry)} ×{entry['left']}"
        for kind, entry in position["supply"].items()
        if entry["left"]
    ]
    return _wrapped(say("draw-supply"), named)


def _price(entry: dict[str, Any]) -> str:
    """Florins, wood, points, Poorters."""
    star = _TOWN if entry["blue"] else ""
    return f"{entry['florins']}f{entry['wood']}w {entry['points']}p{entry['poorters']:+}{star}"


def _hand(position: Position, say: Say) -> list[str]:
    lines: list[str] = []
    for number, seat in enumerate(position["seats"]):
        if seat["hand"]:
            cards = [say("name-" + card) for card in seat["hand"]]
            lines += _wrapped(say("draw-hand", seat=number), cards)
    return lines


def _wrapped(title: str, items: list[str]) -> list[str]:
    """The items after a title, on as many lines as they need."""
    lines = [title]
    for number, item in enumerate(items):
        piece = item + (", " if number < len(items) - 1 else "")
        if len(lines[-1]) + len(piece) + 1 > _WIDTH:
            lines.append("    ")
        lines[-1] += (" " if lines[-1].strip() and not lines[-1].endswith(" ") else "") + piece
    return lines
