"""Phases 1 and 2: income, the draw, and the auction of characters (G9–G19)."""

from collections.abc import Callable
from itertools import cycle

from tests.referee.guilds.asking import Ask, Course, Listed
from tests.referee.guilds.table import LARGE_DRAWN, SMALL_DRAWN, Table


def start(table: Table) -> Course[None]:
    """Phase 1."""
    for guild in table.guilds:  # G9
        guild.hand += guild.florin_income()
        guild.gold += guild.gold_income()
        guild.used.clear()
        guild.sparing.clear()
    beg(table)
    draw(table)
    yield from divining(table)


def beg(table: Table) -> None:
    """G48."""
    beggar = table.owner("beggar")
    if beggar is None:
        return
    owner = table.guilds[beggar]
    for seat in table.opponents(beggar):
        guild = table.guilds[seat]
        richer = guild.income_value() > owner.income_value()
        if richer and not guild.has("protect_money"):  # G40
            given = min(owner.amount("beggar"), guild.hand)
            guild.hand -= given
            owner.hand += given


def draw(table: Table) -> None:
    """G5, G6, G10; reserved rooms lie there already."""
    for stack, count in (
        (table.small_stack, SMALL_DRAWN[table.players]),
        (table.large_stack, LARGE_DRAWN[table.players]),
    ):
        table.display += stack[:count]
        del stack[:count]
    table.zones, table.tents = {}, {}
    for zone in sorted(table.layout):
        count = table.layout[zone]
        table.zones[zone] = table.character_stack[:count]
        table.tents[zone] = [0] * table.players
        del table.character_stack[:count]


def divining(table: Table) -> Course[None]:
    """G43."""
    seat = table.owner("diviner")
    if seat is None or not table.display:
        return

    def divine(room: str) -> str | None:
        return None if room in table.display else "G43"

    tries = [(room,) for room in table.display]
    kind, values = yield Ask(seat, Listed("divine", tries, divine), Listed("decline"))
    if kind == "divine":
        table.display.remove(values[0])
        stack = table.large_stack if table.room(values[0]).large else table.small_stack
        table.display += stack[:1]
        del stack[:1]


def recruit(table: Table) -> Course[None]:
    """Phase 2, G11."""
    passes = 0
    for seat in cycle(table.in_turn()):
        if not table.open_zones():
            break
        if passes == table.players:
            yield from unbeaten(table)
            break
        acted = yield from recruit_turn(table, seat)
        passes = 0 if acted else passes + 1
    for guild in table.guilds:
        guild.newcomers.clear()  # G19


def recruit_turn(table: Table, seat: int) -> Course[bool]:
    """One action, perhaps after the Alchemist; was it an offer or a take?"""
    guild = table.guilds[seat]
    while True:
        ask = Ask(
            seat,
            transmuting(table, seat),
            offering(table, seat, None),
            Listed("take", [(card,) for card in lying(table)], taking(table, seat)),
            Listed("pass"),
        )
        if ask.idle():
            return False
        kind, values = yield ask
        if kind == "pass":
            return False
        if kind == "take":
            take(table, seat, values[0])
            return True
        if kind == "offer":
            lay(table, seat, *values)
            yield from second_zone(table, seat, values[0])
            return True
        guild.gold -= values[0]  # G42
        guild.hand += guild.amount("alchemist") * values[0]
        guild.used.add("alchemist")


def transmuting(table: Table, seat: int) -> Listed:
    """G42."""
    guild = table.guilds[seat]
    limit = max((card.limit for card in guild.holders("alchemist")), default=0)

    def transmute(gold: int) -> str | None:
        if not guild.has("alchemist"):
            return "G12"
        if "alchemist" in guild.newcomers:
            return "G19"
        if "alchemist" in guild.used:
            return "G38"
        return None if 1 <= gold <= min(limit, guild.gold) else "G42"

    return Listed("transmute", [(gold,) for gold in range(1, limit + 1)], transmute)


def offering(table: Table, seat: int, first_zone: str | None) -> Listed:
    """G13, G14: a first offer, or a second one after one in the first zone."""
    hand = table.guilds[seat].hand
    to_lead = {zone: table.to_lead(seat, zone) for zone in table.open_zones()}
    alone = first_zone is not None or single_zone_will_do(table, seat)

    def offer(zone: str, add: int) -> str | None:
        fine = (
            zone in to_lead
            and zone != first_zone
            and 1 <= add <= hand
            and add >= to_lead[zone]
            and (alone or any(to_lead[z] <= hand - add for z in to_lead if z != zone))
        )
        return None if fine else "G13"

    return Listed("offer", [(zone, add) for zone in to_lead for add in range(1, hand + 1)], offer)


def single_zone_will_do(table: Table, seat: int) -> bool:
    """G14, G56."""
    return few_zones(table) or table.guilds[seat].ready("dove")


def few_zones(table: Table) -> bool:
    return len(table.open_zones()) <= 2


def second_zone(table: Table, seat: int, first_zone: str) -> Course[None]:
    """After a first offer."""

    def stop() -> str | None:
        return None if single_zone_will_do(table, seat) else "G13"

    guild = table.guilds[seat]
    second = offering(table, seat, first_zone)
    if second.legal:
        kind, values = yield Ask(seat, second, Listed("stop", broken=stop))
        if kind == "offer":
            lay(table, seat, *values)
            return
    if not few_zones(table):
        guild.used.add("dove")  # G56


def lay(table: Table, seat: int, zone: str, add: int) -> None:
    table.guilds[seat].hand -= add
    table.tents[zone][seat] += add


def lying(table: Table) -> dict[str, str]:
    """The characters around the plaza, each with its zone."""
    return {card: zone for zone, cards in table.zones.items() for card in cards}


def taking(table: Table, seat: int) -> Callable[[str], str | None]:
    """G16."""

    def broken(character: str) -> str | None:
        zone = lying(table).get(character)
        return None if zone is not None and table.leader(zone) == seat else "G16"

    return broken


def take(table: Table, seat: int, character: str) -> None:
    """The character joins, by a take or by G18; the florins on that tent are lost."""
    zone = lying(table)[character]
    table.zones[zone].remove(character)
    table.tents[zone][seat] = 0
    guild = table.guilds[seat]
    card = table.edition.characters[character]
    guild.characters[character] = card
    guild.newcomers.add(card.effect)
    if card.effect == "join_gold1":  # G46
        guild.gold += card.amount
    if card.effect == "join_fl3":
        guild.hand += card.amount


def unbeaten(table: Table) -> Course[None]:
    """G18: whoever leads when all have passed must take."""
    for zone, cards in table.zones.items():
        while cards and (seat := table.leader(zone)) is not None:
            if len(cards) == 1:
                take(table, seat, cards[0])
            else:
                _, values = yield Ask(seat, forced(cards))
                take(table, seat, values[0])
            if table.rules > 1:
                break  # G18: one a zone; by rules 1 the next highest had to take too


def forced(cards: list[str]) -> Listed:
    return Listed(
        "take", [(card,) for card in cards], lambda card: None if card in cards else "G18"
    )
