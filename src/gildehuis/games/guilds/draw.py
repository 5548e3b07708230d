"""A Guilds position drawn as text: goals, plaza, display, guilds and headquarters."""

from typing import Any, Final

from gildehuis.core.game import Position, Say
from gildehuis.games.guilds.draw_plot import plot_lines, width_of
from gildehuis.games.guilds.edition import GuildsEdition
from gildehuis.games.guilds.read_cards import Character

_COLUMNS: Final = 80


def draw(edition: GuildsEdition, position: Position, say: Say) -> str:
    """Everything a viewer knows, at most 80 columns wide."""
    parts = [
        [say("draw-round", round=position["round"], rounds=position["rounds"])],
        _goals(edition, position, say),
        _plaza(edition, position, say),
        _display(edition, position, say),
        *_seats(edition, position, say),
        [say("draw-legend")],
    ]
    return "\n\n".join("\n".join(line.rstrip() for line in part) for part in parts if part)


def _goals(edition: GuildsEdition, position: Position, say: Say) -> list[str]:
    lines = [say("draw-goals")]
    for goal in position["goals"]:
        name = _called(say, goal["goal"], edition.goals[edition.number_of_goal[goal["goal"]]].name)
        counts = " ".join(f"{count:>3}" for count in goal["counts"])
        prize = str(goal["first"]) + (f"/{goal['second']}" if goal["second"] is not None else "")
        lines.append(f"  {_cut(name, 44):<44} {prize:>5}  |{counts}")
    return lines


def _plaza(edition: GuildsEdition, position: Position, say: Say) -> list[str]:
    """One line per zone in use: characters, and the florins on every tent."""
    seats = range(len(position["seats"]))
    lines = [" " * 52 + "".join(f"[{seat}]".rjust(6) for seat in seats)]
    for zone in position["zones"]:
        if not zone["slots"]:
            continue
        cards = [_name(edition, say, card) for card in zone["characters"]] or [say("draw-empty")]
        tents = "".join(
            f"{str(florins) + ('*' if seat == zone['leader'] else ' '):>6}"
            for seat, florins in enumerate(zone["tents"])
        )
        lines.append(f"  {zone['zone']} {_cut(', '.join(cards), 47):<47}{tents}")
    return lines


def _name(edition: GuildsEdition, say: Say, card: str) -> str:
    """A character with points and income: Prince 4 +1."""
    found: Character = edition.characters[edition.number_of[card]]
    income = f" {found.florins:+}" if found.florins else ""
    gold = f" {found.gold:+}g" if found.gold else ""
    return f"{_called(say, card, found.name)} {found.pp}{income}{gold}"


def _called(say: Say, id_: str, name: str) -> str:
    """The name in the reader's language, or as the edition gives it."""
    key = f"name-{id_}"
    said = say(key)
    return name if said == key else said


def _display(edition: GuildsEdition, position: Position, say: Say) -> list[str]:
    lines = [say("draw-display")]
    for offer in position["display"]:
        room = edition.rooms[edition.number_of_room[offer["room"]]]
        name = _called(say, room.id, room.name)
        kind = _called(say, edition.types[room.type], edition.types[room.type])
        mark = say("draw-reserved") if offer["reserved"] else ""
        price = say("draw-price", gold=offer["price"])
        lines.append(
            f"  {room.id:<4}{_cut(name, 26):<27}{_cut(kind, 20):<21}{price:>8}  {room.pp:>2} {mark}"
        )
    return lines if len(lines) > 1 else [*lines, "  " + say("draw-empty")]


def _seats(edition: GuildsEdition, position: Position, say: Say) -> list[list[str]]:
    """Two headquarters side by side, with what their guilds hold above them."""
    blocks = [_seat(edition, position, seat, say) for seat in range(len(position["seats"]))]
    across = max(1, _COLUMNS // (width_of(edition) + 12))
    parts = []
    for first in range(0, len(blocks), across):
        row = blocks[first : first + across]
        height = max(len(block) for block in row)
        wide = _COLUMNS // across
        lines = []
        for line in range(height):
            cells = [block[line] if line < len(block) else "" for block in row]
            lines.append("".join(f"{_cut(cell, wide - 1):<{wide}}" for cell in cells))
        parts.append(lines)
    return parts


def _seat(edition: GuildsEdition, position: Position, seat: int, say: Say) -> list[str]:
    found: dict[str, Any] = position["seats"][seat]
    turn = ">" if seat == position["turn"] else " "
    marker = " " + say("draw-marker") if seat == position["first"] else ""
    points = say("draw-points", points=found["points"]["total"])
    guild = " ".join(member["character"] for member in found["guild"]) or say("draw-empty")
    income = found["income"]["florins"]
    gold = f"+{found['income']['gold']}" if found["income"]["gold"] else ""
    money = say(
        "draw-money", florins=found["florins"], gold=found["gold"], income=f"{income}{gold}"
    )
    title = f"{turn}[{seat}] {say('draw-seat', seat=seat)}{marker}: {points}"
    wide = _COLUMNS // 2 - 1
    members = _wrap(f" {say('draw-guild')}: {guild}", wide)
    return [title, " " + money, *members, *plot_lines(edition, found["rooms"])]


def _wrap(text: str, width: int) -> list[str]:
    """Always two lines, so that neighbouring plots stay level."""
    if len(text) <= width:
        return [text, ""]
    at = text.rfind(" ", 0, width)
    return [text[:at], "  " + text[at + 1 :]]


def _cut(text: str, width: int) -> str:
    return text if len(text) <= width else text[: width - 1] + "…"
