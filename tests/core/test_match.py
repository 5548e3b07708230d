"""Match, replay, undo and the setup of a match."""

from typing import Any

import pytest

from gildehuis.core import registry
from gildehuis.core.game import Setup
from gildehuis.core.match import Match
from gildehuis.core.playout import random_match
from gildehuis.core.record import encode
from gildehuis.core.refusal import BadInput, Refusal
from gildehuis.core.replay import resume
from gildehuis.core.secrecy import look, refuse
from gildehuis.core.setup import settle
from gildehuis.core.undo import take_back

GAME = registry.find("kardinal")


def fresh(players: int = 2) -> Match[Any]:
    return Match.start(GAME, settle(GAME, players), "match")


def test_a_refused_move_leaves_everything_as_it_was() -> None:
    match = fresh()
    before = encode(match.record())
    with pytest.raises(Refusal) as caught:
        match.play(0, {"type": "keep_cardinal"})
    assert refuse(caught.value) == {"rule": "K21", "reason": "refusal-K21", "details": {}}
    assert encode(match.record()) == before


def test_a_seat_that_is_not_to_act_has_no_moves() -> None:
    match = fresh()
    assert match.legal(1) == []
    assert look(GAME, match.state, 1).legal == []
    assert look(GAME, match.state, 0).asked == "building"
    assert look(GAME, match.state, None).asked is None


def test_undo_gives_back_the_own_last_move_only() -> None:
    match = fresh()
    match.play(0, match.legal(0)[0])
    match.play(0, match.legal(0)[0])
    assert take_back(match, 1) is None
    undone = take_back(match, 0)
    assert undone is not None
    assert undone.log == match.log[:1]
    again = take_back(undone, 0)
    assert again is not None
    assert again.log == []
    assert take_back(again, 0) is None


def test_a_resumed_match_goes_on_as_the_same_match() -> None:
    whole = random_match(GAME, settle(GAME, 3), "resume")
    record = whole.record()
    record.log = record.log[:20]
    record.scores = record.winners = record.end = None
    assert resume(GAME, settle(GAME, 3), record).log == whole.log[:20]


@pytest.mark.parametrize(
    ("players", "options", "edition", "complaint"),
    [
        (5, {}, None, r"kardinal is not played by 5 \(one of 2, 3, 4\)"),
        (2, {"fast": True}, None, r'no option "fast" for 2 players \(there are none\)'),
        (2, {}, "mine", "kardinal has no editions"),
    ],
)
def test_a_wrong_setup_is_explained(
    players: int, options: dict[str, Any], edition: str | None, complaint: str
) -> None:
    with pytest.raises(BadInput, match=complaint):
        settle(GAME, players, options, edition)


def test_an_unknown_game_is_explained() -> None:
    with pytest.raises(BadInput, match='no game "chess"'):
        registry.find("chess")


def test_setup_is_what_was_settled() -> None:
    assert settle(GAME, 2) == Setup(2, {}, None)
