"""Names of towns, the drawing and the moves in words."""

from typing import Any

import pytest

from gildehuis.core.drawing import plain
from gildehuis.core.match import Match
from gildehuis.core.playout import step_at_random
from gildehuis.core.rng import Rng
from gildehuis.core.secrecy import tell
from gildehuis.games.flandern import GAME
from gildehuis.words import LANGUAGES, speech
from tests.games.flandern.table import BUILT, Table, build, setup


@pytest.mark.rule("F1")
@pytest.mark.parametrize(
    ("language", "towns"),
    [
        ("en", ["Bruges", "Ghent", "Ypres", "Leuven", "Utrecht", "Liège"]),
        ("nl", ["Brugge", "Gent", "Ieper", "Leuven", "Utrecht", "Luik"]),
        ("pl", ["Brugia", "Gandawa", "Ypres", "Leuven", "Utrecht", "Liège"]),
    ],
)
def test_towns_have_their_own_names_in_each_language(language: str, towns: list[str]) -> None:
    say = speech(language, GAME)
    names = ("brugge", "gent", "ieper", "leuven", "utrecht", "luik")
    assert [say.word(name) for name in names] == towns


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Build a blue district with a guild master in Ghent (XN)"),
        ("nl", "Bouw een wijk van blauw met gildemeester in Gent (XN)"),
        ("pl", "Zbuduj niebieską dzielnicę z mistrzem w Gandawie (XN)"),
    ],
)
def test_a_move_in_words(language: str, said: str) -> None:
    assert speech(language, GAME).move(build("gent", "XN", "blue", master=True)) == said


@pytest.mark.parametrize(("n", "word"), [(1, "karta"), (2, "karty"), (5, "kart")])
def test_polish_counts(n: int, word: str) -> None:
    move = {"type": "choose", "card": "site", "influence": n}
    assert speech("pl", GAME).move(move) == f"karta budowy i {n} {word} wpływu"


def test_the_drawing_shows_a_town_as_it_lies() -> None:
    table = Table(4).lay_all("luik", BUILT).cathedral("luik", "C").figure("luik", "YSE")
    lines = plain(GAME.draw(setup(4), table.view(), speech("en", GAME).say)).splitlines()
    first = next(n for n, line in enumerate(lines) if "Liège, value" in line)
    left = lines[first].index("Liège")
    town = [line[left:].split() for line in lines[first : first + 7]]
    assert town == [
        ["Liège,", "value", "16"],
        ["cha"],
        ["gy", "bl*", "gn*"],
        ["ye*", "re", "ch+", "re*", "bl"],
        ["gn", "bl*", "gy*"],
        ["ye*"],
        ["ZN+1", "·Z"],
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("language", LANGUAGES)
def test_drawings_fit_and_every_event_has_words(players: int, language: str) -> None:
    say = speech(language, GAME)
    names = ["Anna", "Bart", "Cees", "Dora"][:players]
    match: Match[Any] = Match.start(GAME, setup(players), "words")
    rng = Rng(8)
    while step_at_random(match, rng):
        for viewer in (None, *range(players)):
            for event in tell(match.state.events or [], viewer):
                said = say.event(event, names)
                assert not said.startswith("event-")
                assert not said.endswith("]")
        if not rng.below(20):
            drawn = plain(GAME.draw(match.setup, GAME.view(match.state, 0), say.say))
            assert max(len(line) for line in drawn.splitlines()) <= 80
