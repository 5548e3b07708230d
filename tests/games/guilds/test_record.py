"""Questions, form and bookkeeping of a record (G61–G67), and the fixtures."""

from itertools import product
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gildehuis.core.playout import random_match
from gildehuis.core.record import Record
from gildehuis.core.schema import Move
from gildehuis.core.setup import settle
from gildehuis.core.verify import verify
from gildehuis.games.guilds import GAME
from gildehuis.games.guilds.rules import QUESTIONS
from gildehuis.games.guilds.schema import SCHEMA
from gildehuis.words import rulebook
from tests.games.guilds.table import DECLINE, PASS, Table, buy, exchange, offer, place, take
from tests.records import Illegal, illegal, judge, legal

RECORDS = Path(__file__).parent / "records"
_LEGAL = ("legal", "rare", "legal_2", "versions")  # by rules 1, by rules 2, and mixed with editions
LEGAL = [record for name in _LEGAL for record in legal(RECORDS / f"{name}.jsonl")]
ILLEGAL = [case for name in ("illegal", "illegal_2") for case in illegal(RECORDS / f"{name}.jsonl")]
KINDS: dict[str, type[Move]] = {str(kind.__struct_config__.tag): kind for kind in SCHEMA.move_types}


@pytest.mark.rule("G61", "G62", "G64", "G65", "G66")
@pytest.mark.parametrize("record", LEGAL, ids=lambda r: f"{r.players}p-rules{r.rules}")
def test_matches_of_an_independent_referee_are_accepted(record: Record) -> None:
    verdict = judge(record)
    assert verdict.ok, f"{verdict.at}: {verdict.refusal}"
    assert verdict.finished


@pytest.mark.rule("G61", "G62")
@pytest.mark.parametrize("case", ILLEGAL, ids=lambda case: case.rule)
def test_altered_matches_are_refused_by_the_rule_they_break(case: Illegal) -> None:
    verdict = judge(case.record)
    assert not verdict.ok
    assert verdict.refusal is not None
    assert (verdict.at, verdict.refusal.rule) == (case.at, case.rule)


@pytest.mark.rule("G66", "G32")
def test_both_ends_are_among_the_fixtures() -> None:
    assert {record.end for record in LEGAL} == {"rounds", "full"}
    assert {record.players for record in LEGAL} == {2, 3, 4}
    assert {"characters": 6} in [record.options for record in LEGAL]
    found = {(record.rules, record.edition) for record in LEGAL}
    assert found == {(rules, edition) for rules in (1, 2) for edition in GAME.editions}
    assert {record.rules for record in LEGAL if record.end == "full"} == {1, 2}


@pytest.mark.rule("G62")
def test_every_kind_of_move_is_among_the_fixtures() -> None:
    kinds = {entry["move"]["type"] for r in LEGAL for entry in r.log if "move" in entry}
    assert kinds == set(KINDS)


@pytest.mark.rule("G61")
def test_only_the_seat_that_is_asked_may_move() -> None:
    table = Table(2)
    for seat in (1, 2, -1):
        assert table.refused(PASS, seat) == "G61"
        assert table.refused("nonsense", seat) == "G61"  # before the form is looked at
    assert table.refused(PASS) is None


@pytest.mark.rule("G61")
@pytest.mark.parametrize("asked", sorted(QUESTIONS))
def test_a_move_that_does_not_answer_the_question_is_refused(asked: str) -> None:
    table = asking(asked)
    answers = QUESTIONS[asked].answers
    for kind, form in KINDS.items():
        if form not in answers:
            assert table.refused(sample(kind)) == "G61", kind
    for move in table.legal():
        assert KINDS[move["type"]] in answers


def asking(asked: str) -> Table:
    """A table at which this is asked."""
    guilds = {0: ["M3", "S1", "S3", "N5", "M5", "A2", "K3"], 1: ["W3"]}
    table = Table(3, goals=["g08"], guilds=guilds, gold=[9], rooms=["s22", "s25"])
    if asked == "divining":
        return table.next_round()
    if asked in ("illusionist", "cat"):
        return table.finish().until(asked)
    if asked == "second_zone":
        table.play(offer("Z1", 1))
    elif asked == "forced_take":
        table.play(offer("Z1", 1), offer("Z2", 1))
        return table.until(asked)
    elif asked in ("placing", "second_room"):
        table.until("build", 0).play(buy("s22"))
        if asked == "second_room":
            table.play(place("B3", 0))
    return table.until(asked)


def sample(kind: str) -> dict[str, Any]:
    """A well-formed move of a type."""
    fields = KINDS[kind].__struct_encode_fields__
    tried = product((1, "Z1"), repeat=len(fields))
    moves = ({"type": kind, **dict(zip(fields, values, strict=True))} for values in tried)
    return next(move for move in moves if SCHEMA.read_move(move) is not None)


@pytest.mark.rule("G61")
def test_after_the_end_nobody_may_move() -> None:
    table = Table(2).finish()
    assert table.match.to_act() == []
    assert table.refused(PASS, 0) == "G61"


@pytest.mark.rule("G61")
def test_forced_passes_are_not_written() -> None:
    table = Table(2, florins=[10, 0])
    table.play(offer("Z1", 1), offer("Z3", 1))
    assert table.turn == 0  # seat 1 could only pass
    assert [entry["seat"] for entry in table.match.log if "seat" in entry] == [0, 0]


@pytest.mark.rule("G62")
@pytest.mark.parametrize(
    "move",
    [
        None,
        [],
        {},
        7,
        "pass",
        {"type": "fly"},
        {"type": None},
        {"type": ["pass"]},
        {"type": "pass", "extra": 1},
        {"type": "offer"},
        {"type": "offer", "zone": "Z1"},
        {"type": "offer", "zone": "Z1", "add": "1"},
        {"type": "offer", "zone": "Z1", "add": True},
        {"type": "offer", "zone": "Z1", "add": 1.0},
        {"type": "offer", "zone": 1, "add": 1},
        {"type": "offer", "add": 1, "zone": "Z1"},
        {"zone": "Z1", "type": "offer", "add": 1},
        {"type": "take", "character": None},
        {"type": "take", "character": ["W1"]},
    ],
)
def test_what_is_no_move_by_its_form(move: Any) -> None:
    assert Table(2).refused(move) == "G62"


_JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner),
    max_leaves=6,
)
_FIELDS = sorted({field for kind in KINDS.values() for field in kind.__struct_encode_fields__})
_MOVES = st.fixed_dictionaries(
    {"type": st.sampled_from(sorted(KINDS)) | _JUNK},
    optional={field: _JUNK | st.sampled_from(["Z1", "s22", "W1", "B2", "N"]) for field in _FIELDS},
)


@pytest.mark.rule("G62")
@pytest.mark.parametrize("asked", sorted(QUESTIONS))
@settings(max_examples=25, deadline=None)
@given(move=_JUNK | _MOVES, seat=st.integers())
def test_whatever_is_tried_is_refused_never_an_error(asked: str, move: Any, seat: int) -> None:
    table = _ASKING[asked]
    rule = table.refused(move)
    assert rule in rulebook(GAME).rules or move in table.legal()
    assert table.refused(move, seat) == ("G61" if seat != table.turn else rule)


_ASKING = {asked: asking(asked) for asked in QUESTIONS}


@pytest.mark.rule("G64")
def test_choices_are_the_number_of_different_moves() -> None:
    table = Table(4)
    moves = table.legal()
    assert len({str(move) for move in moves}) == len(moves) == 6 * 9 + 1
    table.play(offer("Z1", 4))
    assert table.match.log[-1] == {"seat": 0, "move": offer("Z1", 4), "choices": 55}
    assert len(table.legal()) == 5 * 6


@pytest.mark.rule("G64")
def test_a_wrong_number_of_choices_is_refused() -> None:
    record = random_match(GAME, settle(GAME, 2), "choices").record()
    record.log[7]["choices"] += 1
    verdict = verify(GAME, settle(GAME, 2), record)
    assert verdict.refusal is not None
    assert (verdict.at, verdict.refusal.rule) == (7, "G64")


@pytest.mark.rule("G65")
@pytest.mark.parametrize("at", range(5))
@pytest.mark.parametrize("value", [None, [], ["W1"], "W1", 9, True, {}, [["W1"]]])
def test_chance_that_cannot_come_up_is_refused(at: int, value: Any) -> None:
    record = random_match(GAME, settle(GAME, 2), "chance").record()
    record.log[at]["value"] = value
    verdict = verify(GAME, settle(GAME, 2), record)
    assert verdict.refusal is not None
    assert (verdict.at, verdict.refusal.rule) == (at, "G65")


@pytest.mark.rule("G33", "G35", "G66", "G32")
@pytest.mark.parametrize(
    ("key", "value", "rule"),
    [("scores", [0, 0], "G33"), ("winners", [], "G35"), ("end", "full", "G66")],
)
def test_a_wrong_result_is_refused(key: str, value: Any, rule: str) -> None:
    record = random_match(GAME, settle(GAME, 2), "result").record()
    setattr(record, key, value)
    verdict = verify(GAME, settle(GAME, 2), record)
    assert verdict.refusal is not None
    assert verdict.refusal.rule == rule


@pytest.mark.rule("G67")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_match_ends(players: int) -> None:
    for number in range(12):
        match = random_match(GAME, settle(GAME, players), f"end {number}")
        assert match.result() is not None
        assert len(match.log) < GAME.longest


@pytest.mark.rule("G61", "G21")
def test_a_whole_round_by_hand() -> None:
    table = Table(2, rooms=["s22", "s25", "l01", "l10"])
    table.play(offer("Z1", 1), offer("Z3", 2), offer("Z1", 2), offer("Z5", 1))
    table.play(take("W2"), take("W1"), PASS, PASS)  # and W3 by force
    table.play(exchange(1), exchange(1))
    table.play(buy("s22"), place("B3", 0), PASS, PASS)
    assert table.asked == "reserving"
    assert table.refused(DECLINE) == "G61"
    assert [table.guild(seat) for seat in range(2)] == [["W2"], ["W1", "W3"]]
