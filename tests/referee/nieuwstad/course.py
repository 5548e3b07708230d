"""The course of a match: setup, opening, rounds, income and the end (N2-N8, N34, N42-N44, N50)."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from tests.referee.nieuwstad.bouwmeester import bouwmeester, start_building
from tests.referee.nieuwstad.edition import QUARTERS, Edition
from tests.referee.nieuwstad.ground import clear
from tests.referee.nieuwstad.handelaar import handelaar
from tests.referee.nieuwstad.harvest import boer, houthakker, rentmeester
from tests.referee.nieuwstad.questions import (
    BASE_ROLES,
    ROLES,
    Chance,
    Move,
    Part,
    Question,
    ask,
    move,
)
from tests.referee.nieuwstad.schout import schout, shuffle
from tests.referee.nieuwstad.table import HOUSES, Player, Table
from tests.referee.verdict import Json

MOST_ROUNDS = 30  # N51
ENOUGH_POINTS = 30  # N50


@dataclass(frozen=True)
class Result:
    """How a match came out."""

    scores: list[int]
    winners: list[int]
    end: str


def lay_out(head: Json, box: Edition) -> Table:
    """The table before chance (N1-N4), as a record's head says."""
    players, options = head["players"], head["options"]
    seals = 8 if players == 2 else 7
    return Table(
        rules=head["rules"],
        edition=box,
        players=[Player(seals) for _ in range(players)],
        blue_alone=options.get("blue_alone", False),
        together=head["rules"] > 1 and options.get("together", False),  # N20: not by rules 1
        supply=Counter({kind.id: kind.count for kind in box.kinds.values()}),
        loose_boats=box.loose_boats,
    )


def match(table: Table) -> Part[Result]:
    """A whole match."""
    yield from _opening(table)
    start = 0
    for number in range(1, MOST_ROUNDS + 1):
        yield from _round(table, start)
        scores = [score(table, seat) for seat in range(len(table.players))]
        if max(scores) >= ENOUGH_POINTS:
            return _result(scores, "points")
        if number < MOST_ROUNDS:
            yield from _income(table, start)
            start = table.others(start)[0]
    return _result(scores, "rounds")


def _result(scores: list[int], end: str) -> Result:
    winners = [seat for seat, points in enumerate(scores) if points == max(scores)]
    return Result(scores, winners, end)


def _opening(table: Table) -> Part[None]:
    """Forest and deck, a tile each, a start building each from the last player back (N5)."""
    box = table.edition
    rule = "N3" if len(table.players) == 2 else "N2"

    def right_forest(value: list[str]) -> bool:
        return len(value) == len(box.slots) and Counter(value) <= box.forest

    forest = yield Chance("forest", right_forest, rule)
    table.forest = dict(zip(box.slots, forest["value"], strict=True))
    yield from shuffle(table, [*box.wishes.elements(), *box.events.elements()], rule)
    for seat in table.clockwise(0):
        yield from clear(table, seat, may_pass=False)
    for seat in reversed(table.clockwise(0)):
        yield from start_building(table, seat)


def _round(table: Table, start: int) -> Part[None]:
    """Everyone chooses a role; two players two each, alternately (N6)."""
    table.chosen = []
    turns = table.clockwise(start)
    for chooser in turns * 2 if len(turns) == 2 else turns:
        role = yield from _choose_role(table, chooser)
        units = 2 if table.players[chooser].kennis else 1
        if role == "graaf":
            # Without the privilege (N34); Kennis is macht doubles nothing then (N39).
            legal = [move("copy", role=some) for some in table.chosen]
            role, units = (yield from ask(chooser, legal, {"copy"}, "N34"))["role"], 0
            table.chosen.append("graaf")
        else:
            table.chosen.append(role)
        yield from _carry_out(table, role, chooser, units)


def _choose_role(table: Table, chooser: int) -> Part[str]:
    """Q4."""

    def refusal(role: str) -> str | None:
        if role in table.chosen:
            return "N6"
        needs = {"rentmeester": "kantoor", "graaf": "stadhuis"}
        if role not in BASE_ROLES and not table.stands(needs[role]):
            return "N8"
        return "N34" if role == "graaf" and not table.chosen else None

    legal = [move("role", role=role) for role in ROLES if refusal(role) is None]
    answer = yield from ask(
        chooser, legal, {"role"}, lambda refused: refusal(refused["role"]) or ""
    )
    role: str = answer["role"]
    return role


# Roles that one seat after the other carries out from beginning to end.
SEAT_BY_SEAT: dict[str, Callable[[Table, int, int], Part[None]]] = {
    "houthakker": houthakker,
    "bouwmeester": bouwmeester,
    "boer": boer,
    "rentmeester": rentmeester,
}


def _carry_out(table: Table, role: str, chooser: int, units: int) -> Part[None]:
    """The chooser first, with so many units of privilege, then the others clockwise without."""
    if role == "schout":
        yield from schout(table, chooser, units)
    elif role == "handelaar":
        yield from handelaar(table, chooser, units)
    else:
        for seat in table.clockwise(chooser):
            yield from SEAT_BY_SEAT[role](table, seat, units if seat == chooser else 0)


def _income(table: Table, start: int) -> Part[None]:
    """N7, unless somebody plays Inkomstenbelasting (N42)."""
    if not any(table.stands(house) for house in HOUSES):
        return
    if (yield from _taxed(table, start)):
        return
    for seat, player in enumerate(table.players):
        player.florins += len(table.own(seat, "huis")) + 2 * len(table.own(seat, "herenhuis"))


def _taxed(table: Table, start: int) -> Part[bool]:
    """Q24: all with cards at once; only the first from the start player spends his card."""
    tax = "inkomstenbelasting"
    waiting: dict[int, list[Move]] = {
        seat: ([move(tax)] if tax in player.hand else []) + [move("pass")]
        for seat, player in enumerate(table.players)
        if player.hand
    }
    taxing = set()
    while waiting:
        entry = yield Question(dict(waiting), {tax, "pass"}, lambda _: "N42")
        del waiting[entry["seat"]]
        if entry["move"]["type"] == tax:
            taxing.add(entry["seat"])
    spender = next((seat for seat in table.clockwise(start) if seat in taxing), None)
    if spender is not None:
        table.players[spender].hand.remove(tax)
        table.discards.append(tax)
    return spender is not None


def score(table: Table, seat: int) -> int:
    """Points with Stadspoort and end-count cards (N43, N44, N50)."""
    player = table.players[seat]
    timber = player.goods["wood"] + 2 * player.goods["planks"]
    worth = {
        "buurtfeest": player.florins // 3,
        "houthakkersfeest": timber // 3,
        "schilderij": 3,
        "standbeeld": 4,
        "wijkfeest": max(_quarter_worth(table, seat, quarter) for quarter in QUARTERS),
    }
    gate = table.poorters // 10 if table.owner("stadspoort") == seat else 0
    return player.points + gate + sum(worth.get(card, 0) for card in player.hand)


def _quarter_worth(table: Table, seat: int, quarter: str) -> int:
    own = sum(b.owner == seat and quarter in b.quarters for b in table.buildings)
    built = {cell for b in table.buildings for cell in b.cells}
    cells = {cell for cell, what in table.edition.cells.items() if what == quarter}
    return own + (3 if cells <= built else 0)
