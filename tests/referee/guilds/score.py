"""The end: goals, prestige points and winners (G33–G36, G58–G60)."""

from fractions import Fraction

from tests.referee.guilds.edition import Goal, Room
from tests.referee.guilds.table import Guild, Table


def scores(table: Table) -> list[int]:
    """G33: characters, active rooms and goals, rounded down once."""
    return [
        (
            of_characters(guild)
            + sum(of_room(table, seat, built.room) for built in guild.plot.active())
            + sum(goal_points(table, goal)[seat] for goal in goals(table))
        ).__floor__()
        for seat, guild in enumerate(table.guilds)
    ]


def goals(table: Table) -> list[Goal]:
    return [table.edition.goals[name] for name in table.goals]


def measured(table: Table, guild: Guild, measure: str) -> int:
    """G60."""
    active = [built.room for built in guild.plot.active()]
    cards = guild.characters.values()
    word, _, of = measure.partition(":")
    match word:
        case "symbol":
            return guild.symbols().count(of)
        case "women":
            return sum(card.woman for card in cards) + (guild.cat_as == "woman")
        case "peoples":
            peoples = {card.people for card in cards} | {guild.cat_as}
            return len(peoples & set(table.edition.peoples))
        case "factions":
            return len(set(guild.symbols()))
        case "rooms":
            return sum(room.type == of for room in active)
        case "cells":
            return sum(2 if room.large else 1 for room in active)
        case "income":
            return guild.income_value()
        case "gold":
            return guild.gold
        case "large_rooms":
            return sum(room.large for room in active)
        case "windows":
            return guild.plot.windows()
        case "characters":
            return len(cards)
    raise ValueError(measure)


def places(table: Table, goal: Goal) -> tuple[list[int], list[int]]:
    """G34: the seats that are first and second; a count of 0 is nowhere."""
    counts = [measured(table, guild, goal.measure) for guild in table.guilds]
    ranks = sorted({count for count in counts if count > 0}, reverse=True)
    first, second = [
        [seat for seat, count in enumerate(counts) if ranks[place : place + 1] == [count]]
        for place in (0, 1)
    ]
    if len(first) != 1 or table.players not in table.edition.second_place:
        second = []
    return first, second


def goal_points(table: Table, goal: Goal) -> list[int]:
    first, second = places(table, goal)
    return [
        goal.first * (seat in first) + goal.second * (seat in second)
        for seat in range(table.players)
    ]


def of_characters(guild: Guild) -> int:
    """Printed points and G58."""
    points = 0
    for card in guild.characters.values():
        points += max(card.pp, 0) if guild.has("no_negative") else card.pp
        if card.effect.startswith("end_sym_"):
            points += card.amount * guild.symbols().count(card.effect.removeprefix("end_sym_"))
        if card.effect == "end_garden":
            points += card.amount * gardens(guild)
    return points


def gardens(guild: Guild) -> int:
    return sum(built.room.type == "garden" for built in guild.plot.active())


def of_room(table: Table, seat: int, room: Room) -> Fraction:
    """Printed points and G59."""
    return room.pp + of_effect(table, seat, room)


def of_effect(table: Table, seat: int, room: Room) -> Fraction:
    guild = table.guilds[seat]
    if room.effect.startswith("r_sym_"):
        return Fraction(room.amount * guild.symbols().count(room.effect.removeprefix("r_sym_")))
    match room.effect:
        case "":
            return Fraction(0)
        case "r_garden":
            return Fraction(room.amount * (gardens(guild) - (room.type == "garden")))
        case "r_half_chars":
            return Fraction(len(guild.characters), 2)
        case "r_types":
            types = {built.room.type for built in guild.plot.active()}
            return Fraction(room.amount * len(types))
        case "r_factions":
            return Fraction(room.amount * len(set(guild.symbols())))
        case "r_goals":
            won = sum(seat in places(table, goal)[0] for goal in goals(table))
            return Fraction(room.amount * won)
        case "r_windows":
            return Fraction(min(guild.plot.windows(), room.limit))
    raise ValueError(room.effect)


def winners(table: Table) -> list[int]:
    """G35."""
    points = scores(table)
    rank = [
        (
            points[seat],
            -guild.income_value(),
            len(guild.plot.active()),
            len(guild.characters),
        )
        for seat, guild in enumerate(table.guilds)
    ]
    return [seat for seat in range(table.players) if rank[seat] == max(rank)]
