"""What the wishes of the Schout phase do (N35-N40)."""

from collections.abc import Callable

from tests.referee.nieuwstad.edition import QUARTERS
from tests.referee.nieuwstad.questions import Part, ask, ask_if_choice, move
from tests.referee.nieuwstad.table import FOOD, Boat, Table


def botenbouw(table: Table, seat: int) -> Part[None]:
    """A loose boat, free, with a light seal (N35)."""
    table.loose_boats -= 1
    table.players[seat].seals -= 1
    table.boats.append(Boat(seat, loose=True))
    yield from ()


def brand(table: Table, seat: int) -> Part[None]:
    """Q16: a Huis goes back to the supply (N36)."""
    houses = {b.corner: b for b in table.buildings if b.kind.id == "huis"}
    legal = [move("burn", cell=list(corner)) for corner in houses]
    x, y = (yield from ask(seat, legal, {"burn"}, "N36"))["cell"]
    burnt = houses[x, y]
    table.buildings.remove(burnt)
    table.supply["huis"] += 1
    if burnt.owner is not None:
        table.players[burnt.owner].seals += 1
    table.move_magistrate(-2)


def criminaliteit(table: Table, seat: int) -> Part[None]:
    """Q17 to Q19: a quarter, its guard, and a florin or a wood of everybody there (N37, N40)."""
    guarded = {q for b in table.buildings if b.kind.id == "gevangenis" for q in b.quarters}
    legal = [move("quarter", quarter=q) for q in QUARTERS if q not in guarded]
    quarter = (yield from ask(seat, legal, {"quarter"}, "N37"))["quarter"]
    victims = [other for other in table.others(seat) if table.has_building_in(other, quarter)]
    if not victims or (yield from _saved(table, seat)):
        return
    thief = table.players[seat]
    for other in victims:
        robbed = table.players[other]
        legal = []
        if robbed.florins:
            legal.append(move("steal", seat=other, what="florin"))
        if robbed.goods["wood"]:
            legal.append(move("steal", seat=other, what="wood"))
        if not legal:
            continue
        if (yield from ask_if_choice(seat, legal, "N37"))["what"] == "florin":
            robbed.florins -= 1
            thief.florins += 1
        else:
            robbed.goods["wood"] -= 1
            thief.goods["wood"] += 1


def _saved(table: Table, thief: int) -> Part[bool]:
    """Q18: the first who plays Burgerwacht cancels the card; who has cards is asked (N52)."""
    for seat in table.others(thief):
        hand = table.players[seat].hand
        if not hand:
            continue
        legal = [move("burgerwacht")] if "burgerwacht" in hand else []
        legal.append(move("pass"))
        answer = yield from ask(seat, legal, {"burgerwacht", "pass"}, "N40")
        if answer["type"] == "burgerwacht":
            hand.remove("burgerwacht")
            table.discards.append("burgerwacht")
            return True
    return False


def midzomernachtfestival(table: Table, seat: int) -> Part[None]:
    """Q17 and Q20: a good for 2 points; who is there and does not join loses 1 (N38)."""
    legal = [move("quarter", quarter=q) for q in QUARTERS]
    quarter = (yield from ask(seat, legal, {"quarter"}, "N37"))["quarter"]
    for guest in table.clockwise(seat):
        player = table.players[guest]
        legal = [move("join", good=good) for good in FOOD if player.goods[good]]
        if legal:
            answer = yield from ask(guest, [*legal, move("pass")], {"join", "pass"}, "N38")
            if answer["type"] == "join":
                player.goods[answer["good"]] -= 1
                player.points += 2
                continue
        if table.has_building_in(guest, quarter):
            player.lose_points(1)


def rotte_vis(table: Table, seat: int) -> Part[None]:
    """All fresh fish goes (N39)."""
    for player in table.players:
        player.goods["fish"] = 0
    yield from ()


def sprinkhanenplaag(table: Table, seat: int) -> Part[None]:
    """All grain on Graanvelden goes (N39)."""
    _empty(table, "graanveld")
    yield from ()


def wolventerreur(table: Table, seat: int) -> Part[None]:
    """All cattle on Weiden goes (N39)."""
    _empty(table, "weide")
    yield from ()


def _empty(table: Table, kind: str) -> None:
    for building in table.buildings:
        if building.kind.id == kind:
            building.holds = 0


def sprokkelaar(table: Table, seat: int) -> Part[None]:
    """2 wood (N39)."""
    table.players[seat].goods["wood"] += 2
    yield from ()


def kennis_is_macht(table: Table, seat: int) -> Part[None]:
    """Open before him from now on (N39)."""
    table.players[seat].kennis = True
    yield from ()


# The wishes for this moment (N26); all others have one of their own.
EFFECTS: dict[str, Callable[[Table, int], Part[None]]] = {
    effect.__name__: effect
    for effect in (
        botenbouw,
        brand,
        criminaliteit,
        midzomernachtfestival,
        rotte_vis,
        sprinkhanenplaag,
        wolventerreur,
        sprokkelaar,
        kennis_is_macht,
    )
}
