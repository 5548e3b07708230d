"""A Guilds position drawn as text: goals, plaza, display, guilds and headquarters."""

from collections.abc import Iterable
from itertools import zip_longest
from typing import Final

from gildehuis.core.drawing import Drawing, Line, Span, padded, width
from gildehuis.core.game import Say
from gildehuis.games.guilds.board import SEAT_COLOURS
from gildehuis.games.guilds.draw_plot import plot_lines, width_of
from gildehuis.games.guilds.edition import GuildsEdition
from gildehuis.games.guilds.schema import Position, Zone

_COLUMNS: Final = 80
_NAMES: Final = 47  # columns for the characters of a zone


def draw(edition: GuildsEdition, position: Position, say: Say) -> Drawing:
    """Everything a viewer knows, at most 80 columns wide."""
    parts: list[Drawing] = [
        [[Span(say("draw-round", round=position.round, rounds=position.rounds))]],
        _goals(edition, position, say),
        _plaza(edition, position, say),
        _display(edition, position, say),
        *_seats(edition, position, say),
        [[Span(say("draw-legend"), "dim")]],
    ]
    lines: Drawing = []
    for part in parts:
        lines += [[], *part] if lines else part
    return lines


def _goals(edition: GuildsEdition, position: Position, say: Say) -> Drawing:
    lines: Drawing = [[Span(say("draw-goals"))]]
    for goal in position.goals:
        name = _called(say, goal.goal, edition.goals[edition.number_of_goal[goal.goal]].name)
        counts = " ".join(f"{count:>3}" for count in goal.counts)
        prize = str(goal.first) + (f"/{goal.second}" if goal.second is not None else "")
        text = f"  {_cut(name, 44):<44} {prize:>5}  |{counts}"
        lines.append([Span(text, None, {"goal": goal.goal})])
    return lines


def _plaza(edition: GuildsEdition, position: Position, say: Say) -> Drawing:
    """One line per zone in use: characters, and the florins on every tent."""
    head: Line = [Span(" " * 52)]
    for seat in range(len(position.seats)):
        head += [Span("   "), _tag(seat)]
    return [head, *(_zone(edition, zone, say) for zone in position.zones if zone.slots)]


def _zone(edition: GuildsEdition, zone: Zone, say: Say) -> Line:
    place = {"zone": zone.zone}
    names: Line = []
    for card in zone.characters:
        if names:
            names.append(Span(", ", None, place))
        names.append(Span(_name(edition, say, card), None, {"character": card}))
    names = _cut_line(names or [Span(say("draw-empty"), None, place)], _NAMES)
    line: Line = [Span(f"  {zone.zone}", "bold", place), Span(" ", None, place), *names]
    line.append(Span(" " * (_NAMES - width(names)), None, place))
    for seat, florins in enumerate(zone.tents):
        leads = seat == zone.leader
        text = f"{florins}*" if leads else f"{florins} "
        line.append(Span(f"{text:>6}", "bold" if leads else None, place))
    return line


def _name(edition: GuildsEdition, say: Say, card: str) -> str:
    """A character with points and income: Prince 4 +1."""
    found = edition.characters[edition.number_of[card]]
    income = f" {found.florins:+}" if found.florins else ""
    gold = f" {found.gold:+}g" if found.gold else ""
    return f"{_called(say, card, found.name)} {found.pp}{income}{gold}"


def _called(say: Say, id_: str, name: str) -> str:
    """The name in the reader's language, or as the edition gives it."""
    key = f"name-{id_}"
    said = say(key)
    return name if said == key else said


def _display(edition: GuildsEdition, position: Position, say: Say) -> Drawing:
    lines: Drawing = [[Span(say("draw-display"))]]
    for offer in position.display:
        room = edition.rooms[edition.number_of_room[offer.room]]
        name = _called(say, room.id, room.name)
        kind = _called(say, edition.types[room.type], edition.types[room.type])
        mark = say("draw-reserved") if offer.reserved else ""
        price = say("draw-price", gold=offer.price)
        text = (
            f"  {room.id:<4}{_cut(name, 26):<27}{_cut(kind, 20):<21}{price:>8}  {room.pp:>2} {mark}"
        )
        lines.append([Span(text, None, {"room": room.id})])
    return lines if len(lines) > 1 else [*lines, [Span("  " + say("draw-empty"))]]


# ---- the seats


def _seats(edition: GuildsEdition, position: Position, say: Say) -> list[Drawing]:
    """Two headquarters side by side, with what their guilds hold above them."""
    blocks = [_seat(edition, position, seat, say) for seat in range(len(position.seats))]
    across = max(1, _COLUMNS // (width_of(edition) + 12))
    wide = _COLUMNS // across
    parts: list[Drawing] = []
    for first in range(0, len(blocks), across):
        row = blocks[first : first + across]
        lines = zip_longest(*row, fillvalue=[])
        parts.append([_side_by_side(line, wide) for line in lines])
    return parts


def _side_by_side(lines: Iterable[Line], columns: int) -> Line:
    return [span for line in lines for span in padded(_cut_line(line, columns - 1), columns)]


def _seat(edition: GuildsEdition, position: Position, seat: int, say: Say) -> Drawing:
    found = position.seats[seat]
    acts = seat == position.turn
    weight = "bold" if acts else None
    place = {"seat": seat}
    marker = " " + say("draw-marker") if seat == position.first else ""
    points = say("draw-points", points=found.points.total)
    title = f" {say('draw-seat', seat=seat)}{marker}: {points}"
    gold = f"+{found.income.gold}" if found.income.gold else ""
    income = f"{found.income.florins}{gold}"
    money = say("draw-money", florins=found.florins, gold=found.gold, income=income)
    guild: Line = [Span(f" {say('draw-guild')}: ")]
    for n, member in enumerate(found.guild):
        card = member.character
        guild += [Span(" " if n else ""), Span(card, None, {"character": card})]
    return [
        [Span(">" if acts else " ", weight, place), _tag(seat), Span(title, weight, place)],
        [Span(" " + money, None, place)],
        *_wrap(guild if found.guild else [*guild, Span(say("draw-empty"))], _COLUMNS // 2 - 1),
        *plot_lines(edition, found.rooms, acts),
    ]


def _tag(seat: int) -> Span:
    return Span(f"[{seat}]", SEAT_COLOURS[seat], {"seat": seat})


# ---- lines that are too long


def _wrap(line: Line, columns: int) -> Drawing:
    """Always two lines, so that neighbouring plots stay level."""
    if width(line) <= columns:
        return [line, []]
    at = "".join(span.text for span in line).rfind(" ", 0, columns)
    return [_part(line, 0, at), [Span("  "), *_part(line, at + 1, width(line))]]


def _cut(text: str, columns: int) -> str:
    return text if len(text) <= columns else text[: columns - 1] + "…"


def _cut_line(line: Line, columns: int) -> Line:
    return line if width(line) <= columns else [*_part(line, 0, columns - 1), Span("…")]


def _part(line: Line, start: int, end: int) -> Line:
    """What stands in these columns."""
    found: Line = []
    at = 0
    for span in line:
        text = span.text[max(start - at, 0) : max(end - at, 0)]
        if text:
            found.append(span._replace(text=text))
        at += len(span.text)
    return found
