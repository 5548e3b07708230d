"""Phase 3: offers come back, Assassin and Cutpurse, gold is bought (G20, G21)."""

from tests.referee.guilds.asking import Ask, Course, Listed
from tests.referee.guilds.table import Guild, Table

GOLD_PRICE = 5  # G21


def exchange(table: Table) -> Course[None]:
    for florins in table.tents.values():  # G20
        for seat, guild in enumerate(table.guilds):
            guild.hand += florins[seat]
            florins[seat] = 0
    for seat in table.in_turn():
        if table.guilds[seat].ready("assassin"):
            yield from assassin(table, seat)
        if table.guilds[seat].ready("cutpurse"):
            yield from cutpurse(table, seat)
    for seat in table.in_turn():
        yield from buy_gold(table.guilds[seat], seat)


def assassin(table: Table, seat: int) -> Course[None]:
    """G47."""
    most_pp = table.guilds[seat].amount("assassin")
    marks = {
        character: other
        for other in table.opponents(seat)
        for character, card in table.guilds[other].characters.items()
        if card.pp <= most_pp
    }

    def assassinate(character: str) -> str | None:
        if character not in marks:
            return "G47"
        return "G39" if table.guilds[marks[character]].has("protect_chars") else None

    tries = [(character,) for character in marks]
    ask = Ask(seat, Listed("assassinate", tries, assassinate), Listed("decline"))
    if ask.idle():
        return
    kind, values = yield ask
    if kind == "assassinate":
        del table.guilds[marks[values[0]]].characters[values[0]]
        table.guilds[seat].spent.add("assassin")


def cutpurse(table: Table, seat: int) -> Course[None]:
    """G49."""
    most = table.guilds[seat].amount("cutpurse")

    def steal(victim: int, florins: int) -> str | None:
        if victim not in table.opponents(seat):
            return "G49"
        if table.guilds[victim].has("protect_money"):
            return "G40"
        return None if 1 <= florins <= min(most, table.guilds[victim].hand) else "G49"

    tries = [(v, florins) for v in table.opponents(seat) for florins in range(1, most + 1)]
    ask = Ask(seat, Listed("steal", tries, steal), Listed("decline"))
    if ask.idle():
        return
    kind, values = yield ask
    if kind == "steal":
        victim, florins = values
        table.guilds[victim].hand -= florins
        table.guilds[seat].hand += florins


def buy_gold(guild: Guild, seat: int) -> Course[None]:
    """G21."""

    def cost(gold: int) -> int:
        if gold > 0 and guild.has("forger"):  # G51
            return guild.amount("forger") + GOLD_PRICE * (gold - 1)
        return GOLD_PRICE * gold

    def buy(gold: int) -> str | None:
        return None if gold >= 0 and cost(gold) <= guild.hand else "G21"

    if cost(1) > guild.hand:
        return
    tries = [(gold,) for gold in range(guild.hand + 1)]
    _, values = yield Ask(seat, Listed("exchange", tries, buy))
    guild.hand -= cost(values[0])
    guild.gold += values[0]
