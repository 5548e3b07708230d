"""Phase 4: rooms are bought and placed (G22–G27)."""

from dataclasses import dataclass
from itertools import cycle

from tests.referee.guilds.asking import Ask, Course, Listed
from tests.referee.guilds.edition import Character, Room
from tests.referee.guilds.table import Guild, Table


@dataclass
class InHand:
    """A room to be placed, with the doors it has by now."""

    room: Room
    doors: frozenset[str]


def build(table: Table) -> Course[None]:
    """G22."""
    passes = 0
    for seat in cycle(table.in_turn()):
        if not table.display or passes == table.players:
            return
        bought = yield from build_turn(table, seat)
        passes = 0 if bought else passes + 1


def build_turn(table: Table, seat: int) -> Course[bool]:
    """A purchase or a pass, perhaps after the Surveyor; was it a purchase?"""
    guild = table.guilds[seat]
    while True:
        ask = Ask(seat, surveying(guild), buying(table, guild), Listed("pass"))
        if ask.idle():
            return False
        kind, values = yield ask
        if kind == "pass":
            return False
        if kind == "buy":
            yield from bought(table, seat, values[0])
            yield from second_room(table, seat)
            return True
        guild.spent.add("surveyor")  # G54
        lifted = guild.plot.lift(values[0])
        yield from placing(guild, seat, InHand(lifted.room, lifted.doors))


def surveying(guild: Guild) -> Listed:
    """G54."""

    def survey(room: str) -> str | None:
        if not guild.has("surveyor"):
            return "G54"
        if "surveyor" in guild.spent:
            return "G38"
        return None if room in guild.plot.built else "G54"

    return Listed("survey", [(room,) for room in guild.plot.built], survey)


def buying(table: Table, guild: Guild) -> Listed:
    """G22, G23."""

    def buy(name: str) -> str | None:
        if name not in table.display:
            return "G22"
        room = table.room(name)
        if price(guild, room) > guild.gold:
            return "G22"
        if guild.plot.fits(room.large, room.doors):
            return None
        bend = bending(guild, InHand(room, room.doors))
        return None if bend.legal else "G23"

    return Listed("buy", [(room,) for room in table.display], buy)


def sparer(guild: Guild, room: Room) -> Character | None:
    """G41: who makes it cheaper: of those not used this round the one with most to take off."""
    able = guild.holders("disc_large" if room.large else "disc_small") if room.price > 1 else []
    left = [card for card in able if card.name not in guild.sparing]
    return max(left, key=lambda card: card.amount, default=None)


def price(guild: Guild, room: Room) -> int:
    """G41: never below 1."""
    spares = sparer(guild, room)
    return max(1, room.price - spares.amount) if spares else room.price


def bought(table: Table, seat: int, name: str) -> Course[None]:
    guild, room = table.guilds[seat], table.room(name)
    guild.gold -= price(guild, room)
    if spares := sparer(guild, room):
        guild.sparing.add(spares.name)
    table.display.remove(name)
    yield from placing(guild, seat, InHand(room, room.doors))


def placing(guild: Guild, seat: int, tile: InHand) -> Course[None]:
    """G23–G26, with the Wallbender of G44."""

    def place(cell: str, turn: int) -> str | None:
        return guild.plot.broken(tile.room.large, tile.doors, cell, turn)

    while True:
        tries = [(cell, turn) for cell in guild.plot.cells for turn in range(4)]
        kind, values = yield Ask(seat, bending(guild, tile), Listed("place", tries, place))
        if kind == "place":
            break
        guild.spent.add("wallbender")
        tile.doors ^= {values[0]}
    guild.plot.place(tile.room, tile.doors, *values)


def bending(guild: Guild, tile: InHand) -> Listed:
    """G44."""

    def bend(edge: str) -> str | None:
        if not guild.has("wallbender"):
            return "G44"
        if "wallbender" in guild.spent:
            return "G38"
        if edge not in tile.room.edges:
            return "G44"
        return None if guild.plot.fits(tile.room.large, tile.doors ^ {edge}) else "G23"

    return Listed("bend", [(edge,) for edge in tile.room.edges], bend)


def second_room(table: Table, seat: int) -> Course[None]:
    """G53."""
    guild = table.guilds[seat]
    if not guild.ready("double_build"):
        return
    ask = Ask(seat, buying(table, guild), Listed("decline"))
    if ask.idle():
        return
    kind, values = yield ask
    if kind == "buy":
        guild.used.add("double_build")
        yield from bought(table, seat, values[0])
