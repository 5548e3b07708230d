"""Phase 5 and the choices at the end of the match (G28–G31, G36)."""

from itertools import cycle

from tests.referee.guilds.asking import Ask, Course, Listed
from tests.referee.guilds.table import Table

RESERVATION = 1  # G28, in florins


def close(table: Table) -> Course[None]:
    """Phase 5 of a round that is not the final one."""
    yield from reserving(table)
    table.display = [room for room in table.display if room in table.reserved]  # G29
    table.reserved.clear()
    table.zones = {}
    herald = table.owner("herald")
    claimed = False
    if herald is not None:  # G52
        kind, _ = yield Ask(herald, Listed("claim"), Listed("decline"))
        claimed = kind == "claim"
    table.first = herald if herald is not None and claimed else next_first(table)
    for guild in table.guilds:  # G31
        guild.hand = min(guild.hand, guild.amount("drake")) if guild.has("drake") else 0
    table.round += 1


def reserving(table: Table) -> Course[None]:
    """G28."""
    passes = 0
    for seat in cycle(table.in_turn()):
        if passes == table.players:
            return
        ask = Ask(seat, reservation(table, seat), Listed("pass"))
        if ask.idle():
            passes += 1
            continue
        kind, values = yield ask
        passes = passes + 1 if kind == "pass" else 0
        if kind == "reserve":
            reserve(table, seat, values[0])


def reservation(table: Table, seat: int) -> Listed:
    guild = table.guilds[seat]

    def broken(room: str) -> str | None:
        fine = (
            room in table.display
            and room not in table.reserved
            and (guild.hand >= RESERVATION or guild.ready("free_reserve"))
        )
        return None if fine else "G28"

    return Listed("reserve", [(room,) for room in table.display], broken)


def reserve(table: Table, seat: int, room: str) -> None:
    guild = table.guilds[seat]
    table.reserved.add(room)
    if guild.ready("free_reserve"):  # G50
        guild.used.add("free_reserve")
    else:
        guild.hand -= RESERVATION


def next_first(table: Table) -> int:
    """G30."""
    wealth = [(guild.hand, guild.gold) for guild in table.guilds]
    richest = max(wealth)
    if wealth.count(richest) == 1:
        return wealth.index(richest)
    return (table.first + 1) % table.players


def last_choices(table: Table) -> Course[None]:
    """G36: Illusionist (G45) and Cat (G55)."""
    factions, cat_forms = table.edition.factions, ["woman", *table.edition.peoples]
    measures = {table.edition.goals[goal].measure for goal in table.goals}
    for seat in table.in_turn():
        guild = table.guilds[seat]
        if guild.has("wild_symbol"):
            _, values = yield Ask(seat, one_of("name_faction", factions, "G45"))
            guild.named_faction = values[0]
        if guild.has("cat") and measures & {"women", "peoples"}:
            _, values = yield Ask(seat, one_of("name_cat", cat_forms, "G55"))
            guild.cat_as = values[0]


def one_of(kind: str, words: list[str], rule: str) -> Listed:
    return Listed(kind, [(word,) for word in words], lambda word: None if word in words else rule)
