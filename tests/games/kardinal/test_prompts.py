"""What a seat is asked and refused in words: nothing is offered that is not allowed."""

import pytest

from gildehuis.core.match import Match
from gildehuis.core.schema import Named
from gildehuis.core.setup import settle
from gildehuis.games.kardinal import GAME
from gildehuis.games.kardinal.schema import Build
from gildehuis.games.kardinal.state import KardinalState
from gildehuis.words import LANGUAGES, speech
from tests.games.kardinal.town import build

FIRST = build("house", "red", (0, 1))
STONE: Named = {"type": "take_stone", "colour": "red"}
CARDINAL: Named = {"type": "move_cardinal", "to": [0, 2]}


def _asked(match: Match[KardinalState], language: str) -> str:
    seat = match.to_act()[0]
    word = GAME.asked(match.state, seat)
    return speech(language, GAME).ask(word, match.setup.players, match.legal(seat))


def _played(players: int, *moves: Named) -> Match[KardinalState]:
    match: Match[KardinalState] = Match.start(GAME, settle(GAME, players), "words")
    for move in moves:
        match.play(match.to_act()[0], move)
    return match


@pytest.mark.rule("K34")
@pytest.mark.parametrize(
    ("language", "any_colour", "three"),
    [
        ("en", "any colour", "a red, a blue or a green stone"),
        ("nl", "kleur naar keuze", "een rode, een blauwe of een groene steen"),
        ("pl", "dowolnym kolorze", "czerwony, niebieski albo zielony kamień"),
    ],
)
def test_three_players_are_not_offered_a_stone_of_the_fourth_colour(
    language: str, any_colour: str, three: str
) -> None:
    for players in (2, 4):
        assert any_colour in _asked(_played(players, FIRST), language)
    said = _asked(_played(3, FIRST), language)
    assert three in said
    assert any_colour not in said


@pytest.mark.rule("K20", "K23")
@pytest.mark.parametrize(
    ("language", "leave"), [("en", "leave him"), ("nl", "laat hem staan"), ("pl", "zostaw go")]
)
def test_the_cardinal_can_be_left_where_he_is_only_once_he_is_there(
    language: str, leave: str
) -> None:
    match = _played(4, FIRST, STONE)
    assert leave not in _asked(match, language)
    match.play(0, CARDINAL)
    match.play(1, build("tower", "blue", (1, 1)))
    assert leave in _asked(match, language)


@pytest.mark.rule("K4", "K31")
@pytest.mark.parametrize(
    ("language", "fourth"), [("en", "the fourth"), ("nl", "de vierde"), ("pl", "w czwartym")]
)
def test_the_refusal_of_anothers_colour_knows_the_fourth(language: str, fourth: str) -> None:
    say = speech(language, GAME)
    for players in (3, 4):
        move = Build("house", "blue", [[0, 1]])
        refusal = GAME.explain(_played(players).state, 0, move)
        assert refusal.rule == "K4"
        assert (fourth in say.refusal(refusal)) == (players == 3)


@pytest.mark.rule("K33")
@pytest.mark.parametrize("language", LANGUAGES)
def test_building_nothing_is_offered_only_to_who_may_decline(language: str) -> None:
    say = speech(language, GAME)
    legal = [build("house", "yellow", (0, 1))]
    plain = say.ask("building", 3, legal)
    either = say.ask("building", 3, [*legal, {"type": "decline"}])
    assert plain == _asked(_played(3), language)
    assert plain != either
