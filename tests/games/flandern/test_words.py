"""Names of towns, the drawing and the moves in words."""

from typing import Any

import pytest

from gildehuis.core.drawing import Span, plain
from gildehuis.core.match import Match
from gildehuis.core.playout import step_at_random
from gildehuis.core.rng import Rng
from gildehuis.core.secrecy import tell
from gildehuis.games.flandern import GAME
from gildehuis.games.flandern.building import cover_space
from gildehuis.words import LANGUAGES, speech
from tests.games.flandern.table import BUILT, Table, at, build, setup


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


# ---- what the drawing shows where


def _spans(table: Table) -> list[Span]:
    drawing = GAME.draw(table.state.setup, table.view(), speech("en", GAME).say)
    return [span for line in drawing for span in line]


@pytest.mark.parametrize("card", ["town:gent", "site", "cathedral", "master"])
def test_every_move_on_the_board_finds_its_space_in_the_drawing(card: str) -> None:
    table = Table(4).lay("gent", "XN", "grey").lay("gent", "ZN", "church A")
    table.lay("gent", "XE", "blue", site=True).ask(0, card)
    shown = [span.place for span in _spans(table)]
    assert table.legal()
    for move in table.legal():
        assert shown.count({"town": move.town, "space": move.space}) == 1


def test_districts_have_the_colour_of_their_arms() -> None:
    table = Table(4).lay("gent", "XN", "grey").lay("gent", "XE", "blue*", site=True)
    cover_space(table.state, table.slot("gent", "ZS"))
    found = {
        span.place["space"]: (span.text, span.colour)
        for span in _spans(table)
        if span.place and span.place.get("town") == "gent" and "space" in span.place
    }
    assert found["C"] == ("ye**", "yellow")
    assert found["XN"] == ("gy", "grey")
    assert found["XE"] == ("bl*#", "blue")
    assert found["XS"] == ("·XS", "dim")
    assert found["ZS"] == ("////", "meadow")


def test_a_towns_title_shows_the_town_and_a_guilds_sign_in_the_stock_its_arms() -> None:
    shown = {span.text: span.place for span in _spans(Table(4)) if span.place}
    assert shown["Ghent, value 1"] == {"town": "gent"}
    assert shown["ch"] == {"arms": "church"}


@pytest.mark.rule("F17", "F20")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("asked", ["town", "golden_town", "pile_town"])
def test_a_prompt_offers_to_build_or_to_finish_only_where_that_is_possible(
    language: str, asked: str
) -> None:
    say = speech(language, GAME)
    laying = build("gent", "XN", "grey")
    finishing = at("finish", "gent", "XN")
    said = [say.ask(asked, 4, moves) for moves in ([laying], [finishing], [finishing, laying])]
    assert len(set(said)) == 3


@pytest.mark.rule("F43")
@pytest.mark.parametrize("language", LANGUAGES)
def test_drawing_is_not_offered_when_no_card_is_left(language: str) -> None:
    table = Table(2).ask_turn(0)
    say = speech(language, GAME)
    both = say.ask("turn", 2, table.legal())
    table.state.pile, table.state.discards = [], []
    alone = say.ask("turn", 2, table.ask_turn(0).legal())
    assert both != alone
