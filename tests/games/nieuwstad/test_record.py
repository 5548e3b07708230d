"""Records: form, refusals, chance (N52, N2, N3, N26), fixtures for every card and every event."""

import copy
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gildehuis.core.playout import random_match
from gildehuis.core.record import Record
from gildehuis.core.replay import Replay
from gildehuis.core.schema import asdict
from gildehuis.core.secrecy import tell
from gildehuis.core.setup import settle
from gildehuis.games.nieuwstad import GAME
from gildehuis.games.nieuwstad.ids import BUILDINGS, EVENTS, ROLES, WISHES
from gildehuis.games.nieuwstad.score import END_CARDS
from tests.games.nieuwstad.table import Table
from tests.records import Illegal, illegal, judge, legal

RECORDS = Path(__file__).parent / "records"


@pytest.mark.rule("N52")
@pytest.mark.parametrize(
    "move",
    [
        None,
        True,
        [],
        {},
        {"type": "fly"},
        {"type": ["role"]},
        {"type": "role"},
        {"type": "role", "role": "koning"},
        {"type": "role", "role": "boer", "extra": 1},
        {"role": "boer", "type": "role"},
        {"type": "place", "turn": 0, "cell": [0, 0]},
        {"type": "place", "cell": [0, 0], "turn": True},
        {"type": "place", "cell": [0, 0.5], "turn": 0},
        {"type": "share", "seat": 1, "what": "gold", "amount": 1},
        {"type": "pay", "florins": 1, "wood": 1, "planks": 0, "huizenbouw": 0},
        {"type": "partners", "seats": ["1"]},
        {"type": "partners", "seats": 1},
        {"type": "pass"},  # well formed, but not what is asked
        {"type": "clear", "slot": [0, 0]},
    ],
)
def test_what_is_no_answer_to_the_question_is_refused(move: Any) -> None:
    assert Table().refusal(move).rule == "N52"


@pytest.mark.rule("N52")
def test_a_wrong_seat_is_refused() -> None:
    move = {"type": "role", "role": "boer"}
    assert Table().refusal(move, seat=1).rule == "N52"
    assert Table().refusal(move, seat=-1).rule == "N52"
    assert Table().refusal(move, seat=9).rule == "N52"


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["type", "cell", "slot", "role"]), inner, max_size=3)
    ),
    max_leaves=5,
)


@pytest.mark.rule("N52")
@settings(deadline=None)
@given(JSON, st.sampled_from(["clear", "place", "role", "build", "partners", "pay", "steal"]))
def test_any_json_is_refused_and_never_crashes(junk: Any, kind: str) -> None:
    table = Table()
    assert table.refusal(junk).rule == "N52"
    assert table.refusal({"type": kind, "cell": junk, "turn": junk}).rule == "N52"


@pytest.mark.rule("N52", "N9", "N13")
@settings(deadline=None, max_examples=40)
@given(st.integers(), st.integers(), st.integers())
def test_any_numbers_are_refused_by_a_rule(x: int, y: int, turn: int) -> None:
    felling = Table().role("houthakker")
    move: dict[str, Any] = {"type": "clear", "slot": [x, y]}
    if move not in felling.legal():
        assert felling.refusal(move).rule in ("N9", "N10")
    building = Table().clear((0, 0)).give(0, florins=9, wood=9).role("bouwmeester")
    building.play("build", building="huis")
    move = {"type": "place", "cell": [x, y], "turn": turn}
    if move not in building.legal():
        assert building.refusal(move).rule in ("N13", "N14", "N53")


# ---- chance


@cache
def _record(players: int) -> Record:
    return random_match(GAME, settle(GAME, players), "chance").record()


def _altered(players: int) -> Record:
    return copy.deepcopy(_record(players))


@pytest.mark.rule("N2", "N3")
@pytest.mark.parametrize(("players", "rule"), [(2, "N3"), (3, "N2"), (4, "N2")])
@pytest.mark.parametrize("entry", [0, 1])
def test_a_wrong_forest_or_deck_is_refused(players: int, rule: str, entry: int) -> None:
    for value in ([], ["www"], "www", [7], [["www"]], None):
        record = _altered(players)
        record.log[entry]["value"] = value
        verdict = judge(record)
        assert verdict.refusal is not None
        assert (verdict.at, verdict.refusal.rule) == (entry, rule)


@pytest.mark.rule("N2")
def test_cards_marked_four_stay_out_with_three_players() -> None:
    record = _altered(3)
    deck = record.log[1]["value"]
    assert len(deck) == 32
    assert deck.count("brand") == 1
    deck[0] = "huizenbouw" if deck[0] != "huizenbouw" else "brand"
    verdict = judge(record)
    assert verdict.refusal is not None
    assert verdict.refusal.rule == "N2"


@pytest.mark.rule("N26")
def test_a_wrong_later_deck_is_refused() -> None:
    for record in legal(RECORDS / "cards.jsonl"):
        decks = [at for at, entry in enumerate(record.log) if entry.get("chance") == "deck"]
        if len(decks) > 1:
            other = copy.deepcopy(record)
            other.log[decks[1]]["value"].pop()
            verdict = judge(other)
            assert verdict.refusal is not None
            assert (verdict.at, verdict.refusal.rule) == (decks[1], "N26")
            return
    pytest.fail("no fixture in which the deck is shuffled again")


@pytest.mark.rule("N52")
def test_a_decision_where_chance_belongs_and_the_other_way_round() -> None:
    record = _altered(4)
    del record.log[1]
    verdict = judge(record)
    assert verdict.refusal is not None
    assert (verdict.at, verdict.refusal.rule) == (1, "N52")
    record = _altered(4)
    record.log.insert(5, record.log[1])
    verdict = judge(record)
    assert verdict.refusal is not None
    assert (verdict.at, verdict.refusal.rule) == (5, "N52")


@pytest.mark.rule("N52")
def test_an_entry_after_the_end_is_refused() -> None:
    record = _altered(2)
    record.log.append(record.log[-1])
    verdict = judge(record)
    assert verdict.refusal is not None
    assert (verdict.at, verdict.refusal.rule) == (len(record.log) - 1, "N52")


@pytest.mark.rule("N52", "N50")
@pytest.mark.parametrize(
    ("key", "value", "rule"),
    [
        ("scores", [0, 0], "N50"),
        ("winners", [], "N50"),
        ("end", "rounds", "N50"),
        ("end", None, "N50"),
    ],
)
def test_wrong_bookkeeping_is_refused(key: str, value: Any, rule: str) -> None:
    record = _altered(2)
    setattr(record, key, value)
    verdict = judge(record)
    assert verdict.refusal is not None
    assert (verdict.at, verdict.refusal.rule) == (len(record.log), rule)


@pytest.mark.rule("N51")
def test_a_wrong_end_of_a_match_that_ran_out_of_rounds() -> None:
    record = next(r for r in legal(RECORDS / "legal.jsonl") if r.end == "rounds")
    record.end = "points"
    verdict = judge(record)
    assert verdict.refusal is not None
    assert verdict.refusal.rule == "N51"


# ---- fixtures


# Of rules 1 and of rules 2, and of either version in either edition.
INDEPENDENT = [
    record
    for name in ("legal", "legal_2", "versions")
    for record in legal(RECORDS / f"{name}.jsonl")
]
ALTERED = [case for name in ("illegal", "illegal_2") for case in illegal(RECORDS / f"{name}.jsonl")]


def test_the_independent_matches_are_of_every_kind() -> None:
    assert len(INDEPENDENT) == 68
    kinds = {(record.rules, record.edition) for record in INDEPENDENT}
    assert kinds == {(rules, edition) for rules in (1, 2) for edition in GAME.editions}
    assert any(record.options.get("together") for record in INDEPENDENT)
    assert any(record.options.get("blue_alone") for record in INDEPENDENT)


@pytest.mark.parametrize("number", range(len(INDEPENDENT)))
def test_an_independent_match_is_accepted(number: int) -> None:
    verdict = judge(INDEPENDENT[number])
    assert verdict.ok, verdict


@pytest.mark.parametrize("case", ALTERED, ids=lambda case: case.rule)
def test_an_altered_match_is_refused_there_by_that_rule(case: Illegal) -> None:
    verdict = judge(case.record)
    assert verdict.refusal is not None
    assert (verdict.at, verdict.refusal.rule) == (case.at, case.rule)


@cache
def _happenings() -> frozenset[str]:
    """What happens in the fixtures of our own, in short words."""
    seen: set[str] = set()
    for record in legal(RECORDS / "cards.jsonl"):
        setup = settle(GAME, record.players, record.options, record.edition, record.rules)
        replay = Replay(GAME, setup, record)
        for events in replay.steps():
            for event in map(asdict, tell(events, None)):
                seen |= {
                    f"{event['type']} {event.get(what)}" for what in ("card", "building", "role")
                }
        hands = GAME.view(replay.match.state, None).seats
        seen |= {f"held {card}" for seat in hands for card in seat.hand or ()}
        seen.add(f"ended {record.end}")
    return frozenset(seen)


@pytest.mark.rule("N35", "N36", "N37", "N38", "N39", "N40", "N41", "N42", "N43")
@pytest.mark.parametrize("card", range(len(WISHES)))
def test_there_is_a_fixture_for_every_wish(card: int) -> None:
    word = "held" if card in END_CARDS else "card_played"
    assert f"{word} {WISHES[card]}" in _happenings()


@pytest.mark.rule("N45", "N46", "N47", "N48")
@pytest.mark.parametrize("event", EVENTS)
def test_there_is_a_fixture_for_every_event_that_happens_and_that_does_not(event: str) -> None:
    assert f"event_happened {event}" in _happenings()
    assert f"event_harmless {event}" in _happenings()


@pytest.mark.rule("N49")
@pytest.mark.parametrize("event", ["zwarte_dood", "vikingen"])
def test_there_is_a_fixture_for_every_event_averted(event: str) -> None:
    assert f"event_averted {event}" in _happenings()


@pytest.mark.rule("N12", "N17", "N34")
def test_there_is_a_fixture_for_every_building_and_every_role_repeated() -> None:
    blue = {"kerk", "stadhuis", "gevangenis", "hospitium", "wachttoren"}
    for building in BUILDINGS:
        word = "built_together" if building in blue else "built"
        assert f"{word} {building}" in _happenings()
    for role in ROLES[:-1]:
        assert f"role_copied {role}" in _happenings()


@pytest.mark.rule("N50", "N51")
def test_there_is_a_fixture_for_every_way_to_end() -> None:
    assert {"ended points", "ended rounds"} <= _happenings()


@pytest.mark.parametrize("number", range(8))
def test_a_fixture_of_our_own_is_accepted(number: int) -> None:
    verdict = judge(legal(RECORDS / "cards.jsonl")[number])
    assert verdict.ok, verdict
