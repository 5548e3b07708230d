"""The rulebook's own example, decision by decision, with the number of choices at each."""

from collections import Counter
from typing import Any

import pytest

from gildehuis.core.match import Match
from gildehuis.core.record import FORMAT, Record, from_dict
from gildehuis.core.replay import resume
from gildehuis.core.setup import settle
from gildehuis.core.state import Setup
from gildehuis.core.verify import verify
from gildehuis.games.nieuwstad import GAME
from gildehuis.games.nieuwstad.edition import kit_of
from gildehuis.games.nieuwstad.ids import CARDS, TILES
from gildehuis.games.nieuwstad.schema_words import Card, Good, Tile
from gildehuis.games.nieuwstad.state import NieuwstadState

SETUP = settle(GAME, 4)
EVERY_KIND = [settle(GAME, 4, {}, edition, rules) for edition in GAME.editions for rules in (1, 2)]
TOGETHER = settle(GAME, 4, {"together": True})
COR, EMILY, BRAM, WOUTER = range(4)
FOUND: dict[tuple[int, ...], Tile] = {  # what the example says lies under the tiles taken
    (3, 1): "www",
    (2, 2): "www",
    (0, 1): "wwg",
    (4, 0): "wwww",
    (0, 0): "www",
    (1, 0): "wwww",
    (2, 0): "www",
    (3, 0): "www",
}
DRAWN: list[Card] = ["schilderij", "kleine_geboortegolf", "standbeeld"]


def decision(seat: int, choices: int, kind: str, /, **fields: Any) -> dict[str, Any]:
    return {"seat": seat, "move": {"type": kind, **fields}, "choices": choices}


def clear(seat: int, x: int, y: int, choices: int) -> dict[str, Any]:
    return decision(seat, choices, "clear", slot=[x, y])


def place(seat: int, x: int, y: int, turn: int, choices: int) -> dict[str, Any]:
    return decision(seat, choices, "place", cell=[x, y], turn=turn)


PAID = {"florins": 2, "wood": 2, "planks": 0, "huizenbouw": False}
OPENING = [
    clear(COR, 3, 1, 17),
    clear(EMILY, 2, 2, 18),
    clear(BRAM, 0, 1, 19),
    clear(WOUTER, 4, 0, 19),
    decision(WOUTER, 3, "start", building="graanveld"),
    place(WOUTER, 8, 0, 0, 2),
    decision(BRAM, 3, "start", building="huis"),
    place(BRAM, 6, 3, 2, 10),
    decision(EMILY, 3, "start", building="boot"),
    decision(COR, 3, "start", building="huis"),
    place(COR, 5, 4, 3, 8),
]
BUILDING = [
    decision(COR, 5, "role", role="bouwmeester"),
    decision(COR, 17, "build", building="huis"),
    place(COR, 6, 2, 0, 6),
    decision(COR, 2, "pay", **PAID),
    decision(EMILY, 14, "build", building="huis"),
    place(EMILY, 4, 4, 1, 5),
    decision(BRAM, 8, "build", building="graanveld"),
    place(BRAM, 0, 2, 0, 1),
    decision(WOUTER, 2, "build", building="boot"),
]
FELLING = [
    decision(EMILY, 4, "role", role="houthakker"),
    clear(EMILY, 0, 0, 19),
    clear(BRAM, 1, 0, 18),
    clear(WOUTER, 2, 0, 17),
    clear(COR, 3, 0, 16),
]
CARD_BUYING = [
    decision(BRAM, 3, "role", role="schout"),
    decision(BRAM, 2, "buy_cards", number=1),
    decision(WOUTER, 2, "buy_cards", number=1),
    decision(BRAM, 1, "done"),
    decision(WOUTER, 1, "done"),
]
FARMING = [decision(WOUTER, 2, "role", role="boer"), decision(WOUTER, 2, "extra", good="fish")]
INCOME = [decision(BRAM, 1, "pass"), decision(WOUTER, 1, "pass")]


def share(seat: int, what: str, amount: int, choices: int) -> dict[str, Any]:
    return decision(COR, choices, "share", seat=seat, what=what, amount=amount)


PROPOSAL = [
    decision(COR, 31, "build_together", building="huis"),
    place(COR, 6, 2, 0, 6),
    decision(COR, 2, "discount", florins=0, wood=1),
]
REFUSED = [
    *PROPOSAL,
    decision(COR, 7, "partners", seats=[EMILY, BRAM]),
    decision(COR, 3, "owner", seat=BRAM),
    share(EMILY, "florins", 1, 3),
    share(BRAM, "florins", 1, 2),
    share(EMILY, "wood", 1, 3),
    share(BRAM, "wood", 1, 2),
    share(EMILY, "points", 0, 3),
    share(BRAM, "points", 1, 3),
    decision(EMILY, 2, "refuse"),
]
ACCEPTED = [
    *PROPOSAL,
    decision(COR, 7, "partners", seats=[EMILY]),
    decision(COR, 2, "owner", seat=EMILY),
    share(EMILY, "florins", 2, 3),
    share(EMILY, "wood", 1, 2),
    share(EMILY, "points", 2, 3),
    decision(EMILY, 2, "accept"),
]


def _forest(setup: Setup) -> list[str]:
    """The example's tiles where it takes them, any others elsewhere."""
    board = kit_of(setup).board
    left = Counter(TILES[tile] for tile in kit_of(setup).tiles) - Counter(FOUND.values())
    spare = sorted(left.elements())
    slots = [tuple(board.slot_place(s)) for s in range(board.slot_count) if s != board.market_slot]
    return [FOUND[slot] if slot in FOUND else spare.pop() for slot in slots]


def _deck(setup: Setup) -> list[str]:
    left = Counter(CARDS[card] for card in kit_of(setup).deck) - Counter(DRAWN)
    return [*DRAWN, *sorted(left.elements())]


def example(*parts: list[dict[str, Any]], setup: Setup = SETUP) -> Record:
    assert setup.edition is not None
    log: list[dict[str, Any]] = [
        {"chance": "forest", "value": _forest(setup)},
        {"chance": "deck", "value": _deck(setup)},
    ]
    for part in parts:
        log += part
    names = ("Cor", "Emily", "Bram", "Wouter")
    return from_dict(
        {
            "format": FORMAT,
            "game": "nieuwstad",
            "rules": setup.rules,
            "edition": setup.edition.name,
            "players": 4,
            "options": setup.options,
            "seed": None,
            "seats": [{"name": name} for name in names],
            "log": log,
        }
    )


def after(*parts: list[dict[str, Any]], setup: Setup = SETUP) -> Match[NieuwstadState]:
    return resume(GAME, setup, example(*parts, setup=setup))


def goods(match: Match[NieuwstadState], seat: int) -> dict[Good, int]:
    shown = GAME.view(match.state, None).seats[seat].goods
    return {good: count for good, count in shown.items() if count}


@pytest.mark.rule("N52", "N5", "N10", "N12")
@pytest.mark.parametrize("setup", EVERY_KIND)
def test_every_decision_of_the_example_has_the_choices_of_the_specification(setup: Setup) -> None:
    record = example(OPENING, BUILDING, FELLING, CARD_BUYING, FARMING, INCOME, setup=setup)
    verdict = verify(GAME, setup, record)
    assert verdict.ok, verdict


@pytest.mark.rule("N20")
def test_our_example_of_building_together() -> None:
    record = example(OPENING, BUILDING[:1], REFUSED, ACCEPTED, setup=TOGETHER)
    verdict = verify(GAME, TOGETHER, record)
    assert verdict.ok, verdict
    match = after(OPENING, BUILDING[:1], REFUSED, ACCEPTED, setup=TOGETHER)
    assert match.state.florins == [2, 0, 2, 2]
    assert (goods(match, COR), goods(match, EMILY)) == ({"wood": 2}, {"wood": 2})
    assert (match.state.points, match.state.poorters) == ([0, 2, 0, 0], 10)
    assert GAME.view(match.state, None).buildings[-1].owner == EMILY
    assert (match.to_act(), GAME.asked(match.state, EMILY)) == ([EMILY], "build")


@pytest.mark.rule("N5", "N4")
def test_the_start_position_of_the_example() -> None:
    match = after(OPENING)
    assert [goods(match, seat) for seat in range(4)] == [
        {"wood": 3},
        {"wood": 3},
        {"wood": 2, "game": 1},
        {"wood": 4},
    ]
    assert match.state.florins == [2, 2, 2, 2]
    assert match.state.poorters == 5
    assert match.state.points == [0, 0, 0, 0]


@pytest.mark.rule("N12", "N18")
def test_the_example_builds_two_houses_a_field_and_a_boat() -> None:
    match = after(OPENING, BUILDING)
    assert match.state.poorters == 5 + 5 + 5 - 1 - 1
    assert match.state.points == [2, 2, 1, 1]
    assert match.state.florins == [0, 0, 0, 1]
    assert goods(match, COR) == {"wood": 1}


@pytest.mark.rule("N9")
def test_emily_gets_one_wood_more_than_she_finds() -> None:
    before, match = after(OPENING, BUILDING), after(OPENING, BUILDING, FELLING)
    found = [
        goods(match, seat).get("wood", 0) - goods(before, seat).get("wood", 0) for seat in range(4)
    ]
    assert found == [3, 4, 4, 3]


@pytest.mark.rule("N23", "N24", "N45")
def test_wouter_draws_an_event_and_then_a_wish() -> None:
    match = after(OPENING, BUILDING, FELLING, CARD_BUYING)
    assert match.state.poorters == 17
    assert GAME.view(match.state, WOUTER).seats[WOUTER].hand == ["standbeeld"]
    assert GAME.view(match.state, BRAM).seats[BRAM].hand == ["schilderij"]
    assert GAME.view(match.state, None).discards == ["kleine_geboortegolf"]


@pytest.mark.rule("N21", "N22", "N7")
def test_farming_and_income_of_the_example() -> None:
    before = after(OPENING, BUILDING, FELLING, CARD_BUYING)
    match = after(OPENING, BUILDING, FELLING, CARD_BUYING, FARMING, INCOME)
    assert goods(match, WOUTER)["fish"] == 2
    assert goods(match, EMILY)["fish"] == 1
    fields = [b for b in GAME.view(match.state, None).buildings if b.good == "grain"]
    assert [(field.owner, field.amount) for field in fields] == [(WOUTER, 1), (BRAM, 1)]
    gained = [b - a for a, b in zip(before.state.florins, match.state.florins, strict=True)]
    assert gained == [2, 1, 1, 0]
    assert match.state.start == EMILY
    assert match.to_act() == [EMILY]
