"""The order of refusals, and moves that are none."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gildehuis.core.schema import words_of
from gildehuis.games.flandern import GAME, duel, rounds
from gildehuis.games.flandern.board import ARMS, CARDS, TOWNS
from gildehuis.games.flandern.building import cover_space
from gildehuis.games.flandern.schema_words import Asked
from gildehuis.words import LANGUAGES, speech
from tests.games.flandern.table import Table, at, build, set_up


def test_a_town_out_of_the_game_comes_before_another_town() -> None:
    table = Table(3).ask(0, "town:gent")
    assert table.rule(0, build("leuven", "XN", "red")) == "F10"
    assert table.rule(0, build("ieper", "nowhere", "red")) == "F17"


def test_arms_come_before_the_space() -> None:
    table = Table(4).ask(0, "town:gent")
    assert table.rule(0, build("gent", "nowhere", "red")) == "F17"
    assert table.rule(0, build("gent", "nowhere", "blue")) == "F25"


def test_a_covered_space_comes_before_the_special() -> None:
    table = Table(4)
    cover_space(table.state, table.slot("gent", "ZN"))
    table.ask(0, "town:gent")
    assert table.rule(0, build("gent", "ZN", "grey", special="B")) == "F30"


def test_a_special_comes_before_the_stock_and_the_stock_before_borders() -> None:
    table = Table(4).lay("ieper", "ZN", "church A").empty_stock("blue", "Z").ask(0, "town:gent")
    assert table.rule(0, build("gent", "XN", "church", special="A")) == "F28"
    assert table.rule(0, build("gent", "ZN", "church", special="A")) == "F24"
    assert table.rule(0, build("gent", "ZN", "blue")) == "F24"
    assert table.rule(0, build("gent", "ZN", "grey")) == "F26"


def test_a_long_side_comes_before_the_same_arms() -> None:
    table = Table(4).lay("gent", "ZN", "blue").ask(0, "town:gent")
    assert table.rule(0, build("gent", "YNE", "blue")) == "F26"
    table = Table(4).lay("gent", "ZN", "blue").lay("gent", "XE", "grey").ask(0, "town:gent")
    assert table.rule(0, build("gent", "YNE", "blue")) == "F27"


def test_another_seat_comes_before_all_else() -> None:
    table = Table(4).ask(0, "town:gent")
    assert table.rule(1, at("finish", "luik", "C")) == "F13"
    assert table.rule(7, set_up("gent", "XN", "red")) == "F13"


@pytest.mark.parametrize(
    "move",
    [
        None,
        [],
        "build",
        7,
        {},
        {"type": None},
        {"type": []},
        {"type": "wait"},
        {"type": "draw_card", "extra": 1},
        {"type": "choose", "card": "site"},
        {"type": "choose", "influence": 0, "card": "site"},
        {"card": "site", "influence": 0, "type": "choose"},
        {"type": "choose", "card": "cathedral", "influence": 0},
        {"type": "choose", "card": "site", "influence": True},
        {"type": "choose", "card": "site", "influence": -1},
        {"type": "choose", "card": "site", "influence": 1.0},
        {"type": "play_card", "card": ["site"]},
        {"type": "influence_guild", "guild": "purple"},
        {"type": "finish", "town": "paris", "space": "XN"},
        {"type": "finish", "town": "gent", "space": None},
        build("gent", "XN", "purple"),
        {**build("gent", "XN", "blue"), "master": 0},
        {**build("gent", "XN", "blue"), "special": "E"},
    ],
)
@pytest.mark.parametrize("players", [2, 4])
def test_what_is_no_move_is_refused_as_such(move: Any, players: int) -> None:
    assert Table(players).rule(0, move) is None
    assert Table(players).refusal(0, move).reason == "refusal-form"


_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner),
    max_leaves=6,
)
_value = _json | st.sampled_from([*ARMS, *CARDS, *TOWNS, "XN", "C", "ZN+1", "A", "D"])
_types = st.sampled_from(
    ["choose", "build", "set_up", "finish", "cathedral", "master", "influence_guild", "play_card"]
)
_fields = st.sampled_from(
    ["town", "space", "guild", "master", "special", "card", "influence", "seat"]
)
_moves = st.builds(
    lambda kind, fields: {"type": kind, **fields},
    _types | _json,
    st.dictionaries(_fields, _value, max_size=6),
)
_TABLES = [
    Table(2),
    Table(2).ask_turn(0),
    Table(3),
    Table(3).ask(0, "site"),
    Table(4).ask(0, "town:gent"),
    Table(4).ask(0, "cathedral"),
    Table(4).ask(0, "site", golden=True),
]


@settings(max_examples=120, deadline=None)
@given(table=st.sampled_from(_TABLES), seat=st.integers(-1, 5), move=_moves | _json)
def test_anything_at_all_is_legal_or_refused(table: Table, seat: int, move: Any) -> None:
    if table.rule(seat, move) == "legal":
        return
    refusal = table.refusal(seat, move)
    for language in LANGUAGES:
        assert speech(language, GAME).has(refusal.reason)


def test_every_reason_can_be_said_without_a_gap() -> None:
    table = Table(4).ask(0, "town:gent")
    for move in (
        build("gent", "nowhere", "blue"),
        build("luik", "XN", "blue"),
        build("gent", "ZN", "blue"),
        build("gent", "XN", "church", special="A"),
        build("gent", "XN", "red"),
        at("finish", "gent", "C"),
    ):
        for language in LANGUAGES:
            said = speech(language, GAME).refusal(table.refusal(0, move))
            assert "[" not in said
            assert not said.startswith("refusal-")


def test_every_question_has_a_word_in_the_schema_and_a_rule() -> None:
    questions = [*rounds.QUESTIONS.values(), *duel.QUESTIONS.values()]
    assert {question.word for question in questions} | {"over"} == set(words_of(Asked))
    assert all(question.otherwise and question.answers for question in questions)
