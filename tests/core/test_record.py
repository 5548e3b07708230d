"""Records: their form both ways, and one clear complaint about what is wrong."""

import copy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gildehuis.core import registry
from gildehuis.core.playout import random_match
from gildehuis.core.record import decode, encode, from_dict
from gildehuis.core.refusal import BadInput
from gildehuis.core.setup import settle

GAME = registry.find("kardinal")
GOOD = random_match(GAME, settle(GAME, 2), "record").record()


def test_writing_and_reading_give_the_same_record() -> None:
    assert decode(encode(GOOD)) == GOOD
    assert encode(decode(encode(GOOD))) == encode(GOOD)


def test_keys_stand_in_the_order_of_the_format() -> None:
    assert list(GOOD.to_dict()) == [
        *("format", "game", "rules", "edition", "players", "options", "seed", "seats", "log"),
        *("scores", "winners", "end"),
    ]


def test_an_unfinished_record_tells_no_result() -> None:
    unfinished = copy.copy(GOOD)
    unfinished.scores = unfinished.winners = unfinished.end = None
    assert not {"scores", "winners", "end"} & set(unfinished.to_dict())


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"format": "gildehuis-record/9"}, "Invalid enum value 'gildehuis-record/9'"),
        ({"players": "two"}, r"Expected `int`, got `str` - at `\$.players`"),
        ({"players": True}, r"Expected `int`, got `bool` - at `\$.players`"),
        ({"players": 3}, "2 seats for 3 players"),
        ({"seats": [{}, {}]}, r"missing required field `name` - at `\$.seats\[0\]`"),
        ({"log": [{"seat": 0}]}, "log entry 0 is neither of"),
        ({"log": [{"seat": 0, "move": {}, "choices": "4"}]}, r"at `\$.log\[0\].choices`"),
        ({"log": [{"chance": 3, "value": []}]}, r"at `\$.log\[0\].chance`"),
        ({"log": [{"chance": "deck", "value": [], "seat": 0}]}, "log entry 0 is neither of"),
        ({"log": [7]}, r"Expected `object`, got `int` - at `\$.log\[0\]`"),
        ({"seed": 12}, r"Expected `str \| null`, got `int` - at `\$.seed`"),
        ({"scores": "high"}, r"at `\$.scores`"),
        ({"comment": "nice"}, "unknown field `comment`"),
    ],
)
def test_a_wrong_key_is_named(change: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint) as caught:
        from_dict(GOOD.to_dict() | change, "here")
    assert str(caught.value).startswith("here")


def test_a_missing_key_is_named() -> None:
    for key in ("format", "game", "log", "seed"):
        lacking = {k: v for k, v in GOOD.to_dict().items() if k != key}
        with pytest.raises(BadInput, match=f"missing required field `{key}`"):
            from_dict(lacking)


@given(st.binary(max_size=200) | st.text(max_size=200))
def test_garbage_is_bad_input_and_nothing_else(line: bytes | str) -> None:
    with pytest.raises(BadInput):
        decode(line)


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        (b'{"log":' + b"[" * 5_000, "Expected `object`, got `array`"),
        (b'{"options":{"a":' + b"[" * 5_000, "not JSON"),
        (b'{"game":"\xff"}', "not JSON"),
    ],
)
def test_lines_that_break_a_parser_are_bad_input(line: bytes, complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint):
        decode(line)
