"""The referee of Nieuwstad alone: the specification's examples, by either version and edition."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.referee.nieuwstad import judge
from tests.referee.nieuwstad.bouwmeester import bouwmeester
from tests.referee.nieuwstad.course import lay_out, match
from tests.referee.nieuwstad.deal import complete
from tests.referee.nieuwstad.edition import load
from tests.referee.nieuwstad.questions import Part, Question
from tests.referee.nieuwstad.table import Table
from tests.referee.verdict import ACCEPTED, Json, Verdict

PLAYERS = 4
COR, EMILY, BRAM, WOUTER = range(PLAYERS)
# What lies where in the example; tiles elsewhere and cards below do not matter.
TILES = {(3, 1): "www", (2, 2): "www", (0, 1): "wwg", (4, 0): "wwww"}
TILES |= {(0, 0): "www", (1, 0): "wwww", (2, 0): "www", (3, 0): "www"}
TOP = ["schilderij", "kleine_geboortegolf", "standbeeld"]

by_either_version = pytest.mark.parametrize("rules", [1, 2])
in_either_edition = pytest.mark.parametrize("edition", ["reconstructed", "reconstructed-2"])


def entry(seat: int, choices: int, kind: str, /, **fields: Any) -> Json:
    return {"seat": seat, "move": {"type": kind, **fields}, "choices": choices}


def record(rules: int, edition: str, options: Json, top: list[str], *log: Json) -> Json:
    """An unfinished match from its chance entries on."""
    box = load(edition, PLAYERS)
    tiles, cards = box.forest.copy(), box.wishes + box.events
    tiles.subtract(TILES.values())
    cards.subtract(top)
    rest = tiles.elements()
    forest = [TILES[slot] if slot in TILES else next(rest) for slot in box.slots]
    chance = [("forest", forest), ("deck", [*top, *cards.elements()])]
    return {
        "rules": rules,
        "edition": edition,
        "players": PLAYERS,
        "options": options,
        "log": [*({"chance": name, "value": value} for name, value in chance), *log],
    }


def played(told: Json) -> tuple[Table, Question]:
    """The table after a record that is right so far, and what is asked then."""
    assert judge(told) == ACCEPTED
    table = lay_out(told, load(told["edition"], told["players"]))
    course = match(table)
    next(course)
    for one in told["log"]:
        asked = course.send(one)
    assert isinstance(asked, Question)
    return table, asked


def opening() -> Iterator[Json]:
    """A tile each, a start building each, and Cor is Bouwmeester."""
    tiles = [([3, 1], 17), ([2, 2], 18), ([0, 1], 19), ([4, 0], 19)]
    for seat, (slot, choices) in enumerate(tiles):
        yield entry(seat, choices, "clear", slot=slot)
    yield entry(WOUTER, 3, "start", building="graanveld")
    yield entry(WOUTER, 2, "place", cell=[8, 0], turn=0)
    yield entry(BRAM, 3, "start", building="huis")
    yield entry(BRAM, 10, "place", cell=[6, 3], turn=2)
    yield entry(EMILY, 3, "start", building="boot")
    yield entry(COR, 3, "start", building="huis")
    yield entry(COR, 8, "place", cell=[5, 4], turn=3)
    yield entry(COR, 5, "role", role="bouwmeester")


def first_round() -> Iterator[Json]:
    """The rulebook's own example."""
    yield from opening()
    yield entry(COR, 17, "build", building="huis")
    yield entry(COR, 6, "place", cell=[6, 2], turn=0)
    yield entry(COR, 2, "pay", florins=2, wood=2, planks=0, huizenbouw=False)
    yield entry(EMILY, 14, "build", building="huis")
    yield entry(EMILY, 5, "place", cell=[4, 4], turn=1)
    yield entry(BRAM, 8, "build", building="graanveld")
    yield entry(BRAM, 1, "place", cell=[0, 2], turn=0)
    yield entry(WOUTER, 2, "build", building="boot")
    yield entry(EMILY, 4, "role", role="houthakker")
    for step, seat in enumerate((EMILY, BRAM, WOUTER, COR)):
        yield entry(seat, 19 - step, "clear", slot=[step, 0])
    yield entry(BRAM, 3, "role", role="schout")
    yield entry(BRAM, 2, "buy_cards", number=1)
    yield entry(WOUTER, 2, "buy_cards", number=1)
    yield entry(BRAM, 1, "done")
    yield entry(WOUTER, 1, "done")
    yield entry(WOUTER, 2, "role", role="boer")
    yield entry(WOUTER, 2, "extra", good="fish")
    yield entry(BRAM, 1, "pass")
    yield entry(WOUTER, 1, "pass")


@pytest.mark.rule("N4", "N5", "N7", "N9", "N12", "N21", "N22", "N23", "N24", "N45", "N52")
@by_either_version
@in_either_edition
def test_the_rulebooks_first_round(rules: int, edition: str) -> None:
    table, asked = played(record(rules, edition, {}, TOP, *first_round()))
    assert list(asked.legal) == [EMILY]
    assert table.poorters == 17
    assert [player.florins for player in table.players] == [2, 1, 1, 0]
    assert [player.goods["fish"] for player in table.players] == [0, 1, 0, 2]


def shares(seat_amounts: list[tuple[int, str, int, int]]) -> list[Json]:
    return [
        entry(COR, choices, "share", seat=seat, what=what, amount=amount)
        for seat, what, amount, choices in seat_amounts
    ]


def joint_build() -> Iterator[Json]:
    """Ours for N20: a deal in which Cor pays nothing is refused, one with Emily alone is made."""
    begin = [
        entry(COR, 31, "build_together", building="huis"),
        entry(COR, 6, "place", cell=[6, 2], turn=0),
        entry(COR, 2, "discount", florins=0, wood=1),
    ]
    yield from opening()
    yield from begin
    yield entry(COR, 7, "partners", seats=[EMILY, BRAM])
    yield entry(COR, 3, "owner", seat=BRAM)
    yield from shares([(EMILY, "florins", 1, 3), (BRAM, "florins", 1, 2)])
    yield from shares([(EMILY, "wood", 1, 3), (BRAM, "wood", 1, 2)])
    yield from shares([(EMILY, "points", 0, 3), (BRAM, "points", 1, 3)])
    yield entry(EMILY, 2, "refuse")
    yield from begin
    yield entry(COR, 7, "partners", seats=[EMILY])
    yield entry(COR, 2, "owner", seat=EMILY)
    yield from shares([(EMILY, "florins", 2, 3), (EMILY, "wood", 1, 2), (EMILY, "points", 2, 3)])
    yield entry(EMILY, 2, "accept")


@pytest.mark.rule("N13", "N17", "N18", "N20")
def test_a_house_built_together() -> None:
    told = record(2, "reconstructed-2", {"together": True}, TOP, *joint_build())
    table, asked = played(told)
    assert list(asked.legal) == [EMILY]
    assert table.poorters == 10
    assert [player.florins for player in table.players] == [2, 0, 2, 2]
    assert [player.goods["wood"] for player in table.players] == [2, 2, 2, 4]
    assert [player.points for player in table.players] == [0, 2, 0, 0]
    assert [player.seals for player in table.players] == [6, 5, 6, 6]
    assert len(table.own(EMILY, "huis")) == 1


@pytest.mark.rule("N20", "N52")
@pytest.mark.parametrize(("rules", "options"), [(2, {}), (1, {"together": True})])
def test_nothing_is_built_together_unless_the_table_chose_it(rules: int, options: Json) -> None:
    told = record(rules, "reconstructed-2", options, TOP, *joint_build())
    at = next(n for n, one in enumerate(told["log"]) if one.get("choices") == 31)
    assert judge(told) == Verdict(False, at, "N52")


@pytest.mark.rule("N52")
@pytest.mark.parametrize("hand", [[], ["schilderij"]])
@by_either_version
def test_how_a_house_is_paid_is_asked_of_whoever_holds_a_card(rules: int, hand: list[str]) -> None:
    table, _ = played(record(rules, "reconstructed-2", {}, TOP, *opening()))
    table.players[EMILY].hand = hand
    building = bouwmeester(table, EMILY, units=0)
    next(building)
    building.send(entry(EMILY, 0, "build", building="huis"))
    asked = next_question(building, entry(EMILY, 0, "place", cell=[4, 4], turn=1))
    if rules == 1 or not hand:  # there is one way to pay
        assert asked is None
        assert table.own(EMILY, "huis")
    else:
        assert asked is not None
        pay = {"type": "pay", "florins": 2, "wood": 3, "planks": 0, "huizenbouw": False}
        assert asked.legal == {EMILY: [pay]}


def next_question(part: Part[None], one: Json) -> Question | None:
    """None when that part of the match is over."""
    try:
        asked = part.send(one)
    except StopIteration:
        return None
    assert isinstance(asked, Question)
    return asked


@pytest.mark.rule("N17")
@by_either_version
def test_a_builder_who_has_nothing_needs_two_partners_and_rules_2(rules: int) -> None:
    table, _ = played(record(rules, "reconstructed-2", {}, TOP, *opening()))
    kind = table.edition.kinds["wachttoren"]
    for seat in (EMILY, BRAM):
        table.players[seat].florins = table.players[seat].goods["wood"] = 9
    table.players[COR].florins = table.players[COR].goods["wood"] = 0
    table.players[WOUTER].florins = table.players[WOUTER].goods["wood"] = 0
    sets = complete(table, COR, kind, (kind.florins, kind.wood))
    assert sets == ([(EMILY, BRAM)] if rules == 2 else [])
    table.players[COR].goods["wood"] = 1
    sets = complete(table, COR, kind, (kind.florins, kind.wood))
    assert sets == [(EMILY,), (BRAM,), (EMILY, BRAM)]
