"""A first match to learn by: every game's lesson can be played, is explained, and can be left."""

from collections.abc import Callable
from typing import Any

import pytest

from gildehuis.core.match import Match
from gildehuis.core.registry import find
from gildehuis.core.setup import settle
from gildehuis.table.lesson import LEARNER, lesson
from gildehuis.words.speech import LANGUAGES, game_source, keys
from tests.server.player import Player, Socket

Person = Callable[..., Player]
GAMES = ("kardinal", "flandern", "nieuwstad", "guilds")
LEFT = {"hint": None, "move": None}


def decide(socket: Socket, move: Any) -> None:
    """Make a move and see the position after it."""
    answer = socket.move(move)
    assert answer["type"] == "ack", answer
    while socket.seq < answer["seq"]:
        socket.hear()


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_can_be_played(game: str) -> None:
    plan = lesson(game)
    assert plan is not None
    played: Match[Any] = Match.start(
        find(game), settle(find(game), plan.players, {}, None), plan.seed
    )
    for step in plan.steps:
        played.play_number(step.seat, played.judge(step.seat, step.move))


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_explained_in_every_language(game: str) -> None:
    plan = lesson(game)
    assert plan is not None
    assert all((step.hint is not None) == (step.seat == LEARNER) for step in plan.steps)
    named = {f"lesson-{step.hint}" for step in plan.of(LEARNER)}
    assert len(named) == len(plan.of(LEARNER))
    for language in LANGUAGES:
        texts = keys(game_source(find(game), language))
        assert {key for key in texts if key.startswith("lesson-")} == named


@pytest.mark.parametrize("game", GAMES)
def test_bots_keep_to_the_lesson(person: Person, game: str) -> None:
    """Who follows the hand meets exactly the moves that are written down."""
    plan = lesson(game)
    assert plan is not None
    anna = person()
    table = anna.ok("POST", f"/api/lessons/{game}")
    assert [seat["kind"] for seat in table["seats"]] == ["person"] + ["bot"] * (plan.players - 1)
    with anna.at(table["id"]) as socket:
        socket.hello()
        for step in plan.of(LEARNER):
            assert socket.wait_turn()
            assert socket.table["lesson"] == {"hint": step.hint, "move": step.move}
            assert socket.view is not None
            assert step.move in socket.view["legal"]
            decide(socket, step.move)
        assert socket.table["lesson"] == LEFT


def test_a_lesson_can_be_left(person: Person) -> None:
    anna = person()
    table = anna.ok("POST", "/api/lessons/kardinal")
    with anna.at(table["id"]) as socket:
        socket.hello()
        assert socket.view is not None
        other = socket.view["legal"][-1]
        assert other != socket.table["lesson"]["move"]
        decide(socket, other)
        assert socket.table["lesson"] == LEFT
        for _ in range(3):  # and the match goes on
            assert socket.wait_turn()
            decide(socket, socket.view["legal"][0])


def test_other_tables_teach_nothing(person: Person) -> None:
    anna = person()
    assert anna.table("me", "easy")["lesson"] is None
    assert anna.refused("POST", "/api/lessons/chess") == (404, "no-such-game")
    assert person(None).refused("POST", "/api/lessons/kardinal") == (401, "who-are-you")
