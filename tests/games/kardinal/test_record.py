"""Form, course and bookkeeping of a record (K36–K39), and the fixtures."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gildehuis.core.playout import random_match
from gildehuis.core.record import Record
from gildehuis.core.setup import settle
from gildehuis.core.verify import verify
from gildehuis.games.kardinal import GAME
from gildehuis.games.kardinal.schema import Preview
from tests.games.kardinal.town import KEEP, Town, build, cardinal_to, stone
from tests.records import Illegal, illegal, judge, legal

RECORDS = Path(__file__).parent / "records"
# rare: stones run out, ties that the Dom decides or not, a seat that builds twice in a row
LEGAL = [*legal(RECORDS / "legal.jsonl"), *legal(RECORDS / "rare.jsonl")]
ILLEGAL = [*illegal(RECORDS / "illegal.jsonl"), *illegal(RECORDS / "refereed.jsonl")]


@pytest.mark.rule("K36")
@pytest.mark.parametrize(
    "move",
    [
        None,
        [],
        {},
        {"type": "fly"},
        {"type": ["build"]},
        {"type": "build"},
        {"type": "keep_cardinal", "to": [0, 0]},
        {"shape": "house", "type": "build", "colour": "red", "squares": [[0, 1]]},
        {"type": "build", "colour": "red", "shape": "house", "squares": [[0, 1]]},
        {"type": "build", "shape": "hut", "colour": "red", "squares": [[0, 1]]},
        {"type": "build", "shape": "house", "colour": "pink", "squares": [[0, 1]]},
        {"type": "build", "shape": "house", "colour": "red", "squares": []},
        {"type": "build", "shape": "house", "colour": "red", "squares": [[0, True]]},
        {"type": "build", "shape": "house", "colour": "red", "squares": [0, 1]},
        {"type": "build", "shape": "court", "colour": "red", "squares": [[2, 1], [1, 1]]},
        {"type": "build", "shape": "court", "colour": "red", "squares": [[1, 1], [1, 1]]},
        {"type": "build", "shape": "court", "colour": "red", "squares": [[1, 1], [2, 1], [3, 1]]},
        {"type": "move_cardinal", "to": [0]},
        {"type": "move_cardinal", "to": [0.5, 1]},
        {"type": "take_stone", "colour": None},
    ],
)
def test_a_malformed_move_is_refused_whatever_the_position(move: Any) -> None:
    assert Town().refused(move) == "K36"
    assert Town().refused(move, seat=3) == "K36"


@pytest.mark.rule("K36")
@given(st.recursive(st.none() | st.booleans() | st.integers() | st.text(), st.lists))
def test_any_json_is_refused_and_never_crashes(junk: Any) -> None:
    assert Town().refused(junk) == "K36"
    assert Town().refused({"type": "move_cardinal", "to": junk}) in ("K36", "K21")


@pytest.mark.rule("K37")
def test_the_course_of_the_first_two_turns() -> None:
    town = Town()
    town.build("house", "red", (0, 1))
    town.play(stone("yellow"))
    town.play(cardinal_to(2, 0))
    town.build("tower", "blue", (1, 1))
    town.play(KEEP)
    asked = [(entry["seat"], entry["move"]["type"]) for entry in town.match.log]
    assert asked == [
        (0, "build"),
        (0, "take_stone"),
        (0, "move_cardinal"),
        (1, "build"),
        (1, "keep_cardinal"),
    ]


@pytest.mark.rule("K37", "K5")
def test_the_same_seat_again_when_all_others_are_passed_over() -> None:
    shapes = ("house", "tower", "court")
    town = Town(
        2,
        pieces=[("house", "red", [(0, 1)])],
        cardinal=(-1, 0),
        stock={(shape, colour): 0 for shape in shapes for colour in ("blue", "yellow")},
    )
    town.build("tower", "green", (2, 0))
    town.play(KEEP)
    assert town.match.to_act() == [0]


@pytest.mark.rule("K38")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_wrong_number_of_choices_is_refused(players: int) -> None:
    record = random_match(GAME, settle(GAME, players), "choices").record()
    record.log[5]["choices"] += 1
    verdict = judge(record)
    assert verdict.at == 5
    assert verdict.refusal is not None
    assert verdict.refusal.rule == "K38"


@pytest.mark.rule("K39", "K24", "K26", "K27")
@pytest.mark.parametrize(
    ("key", "value", "rule"),
    [("end", "declined", "K39"), ("scores", [1, 2, 3, 4], "K26"), ("winners", [], "K27")],
)
def test_a_wrong_result_is_refused(key: str, value: Any, rule: str) -> None:
    setup = settle(GAME, 4)
    record = random_match(GAME, setup, "result").record()
    setattr(record, key, value)
    verdict = verify(GAME, setup, record)
    assert verdict.refusal is not None
    assert (verdict.at, verdict.refusal.rule) == (len(record.log), rule)


@pytest.mark.rule("K26", "K27")
@pytest.mark.parametrize("kind", [float, bool, str])
@pytest.mark.parametrize(("key", "rule"), [("scores", "K26"), ("winners", "K27")])
def test_a_result_of_another_kind_is_refused(key: str, rule: str, kind: type) -> None:
    setup = settle(GAME, 4)
    record = random_match(GAME, setup, "kind").record()
    assert verify(GAME, setup, record).ok
    setattr(record, key, [kind(number) for number in getattr(record, key)])
    verdict = verify(GAME, setup, record)
    assert verdict.refusal is not None
    assert (verdict.at, verdict.refusal.rule) == (len(record.log), rule)


@pytest.mark.rule("K24")
def test_a_finished_record_whose_log_stops_early_is_refused() -> None:
    setup = settle(GAME, 4)
    record = random_match(GAME, setup, "short").record()
    del record.log[-1]
    verdict = verify(GAME, setup, record)
    assert verdict.refusal is not None
    assert verdict.refusal.rule == "K24"


@pytest.mark.parametrize("record", LEGAL)
def test_an_independent_match_is_accepted(record: Record) -> None:
    verdict = judge(record)
    assert verdict.ok, verdict


@pytest.mark.parametrize("case", ILLEGAL, ids=lambda case: case.rule)
def test_an_altered_match_is_refused_there_by_that_rule(case: Illegal) -> None:
    verdict = judge(case.record)
    assert verdict.refusal is not None
    assert (verdict.at, verdict.refusal.rule) == (case.at, case.rule)


def test_there_is_a_fixture_for_every_rule_a_refusal_names() -> None:
    assert {case.rule for case in ILLEGAL} == {
        *("K2", "K4", "K5", "K6", "K8", "K9", "K10", "K11", "K12", "K13", "K14", "K15", "K18"),
        *("K20", "K21", "K22", "K23", "K24", "K26", "K27", "K28", "K32", "K33", "K34", "K35"),
        *("K36", "K38", "K39"),
    }


@pytest.mark.rule("K39")
def test_there_is_a_fixture_for_every_way_to_end() -> None:
    ends = {record.end for record in LEGAL}
    assert ends == {"all_built", "declined", "no_build"}


@pytest.mark.rule("K11", "K12")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_no_position_shows_equal_neighbours(players: int, seed: str) -> None:
    match = random_match(GAME, settle(GAME, players), seed)
    position = GAME.view(match.state, None)
    at = {tuple(q): b for b in position.buildings for q in b.squares}
    for (x, y), building in at.items():
        for beside in ((x + 1, y), (x, y + 1)):
            other = at.get(beside)
            if other is not None and other is not building:
                assert other.shape != building.shape
                assert other.colour != building.colour


def test_preview_says_what_a_building_earns() -> None:
    town = Town(pieces=[("house", "red", [(0, 1)]), ("tower", "blue", [(2, 0)])], turn=2)
    move = town.match.judge(2, build("court", "green", (1, 1), (2, 1)))
    assert GAME.preview(town.state, 2, move) == Preview({"red": 1, "blue": 1})
