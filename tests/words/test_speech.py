"""Texts: filling, lists, languages, and the rulebook's form."""

from importlib.resources import files

import pytest

from gildehuis.core import registry
from gildehuis.words import LANGUAGES, Speech, speech
from gildehuis.words.rulebook import parse
from gildehuis.words.speech import keys

SAY = Speech(
    "en",
    [
        "word-list = { $first } and { $second }",
        "word-none = nothing",
        "word-yes = yes",
        "word-no = no",
        "name-red = crimson\nname-town-gent = Ghent",
        "move-build = { $colour } { $colour-id } { $squares }",
        "won = { $points ->\n    [one] { $points } point\n   *[other] { $points } points\n}",
        "event-won = { $seat-name } won { won }",
    ],
)


def test_words_are_named_and_places_written() -> None:
    named = {"type": "build", "colour": "red", "squares": [[0, 1], [2, 3]]}
    assert SAY.move(named) == "crimson red (0, 1) and (2, 3)"


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ("town:gent", "Ghent"),
        ("unknown", "unknown"),
        (True, "yes"),
        (None, "nothing"),
        ([], "nothing"),
        (["red", "blue"], "crimson and blue"),
        (7, 7),
    ],
)
def test_a_value_in_words(value: object, said: object) -> None:
    assert SAY.word(value) == said


def test_plurals_and_seats() -> None:
    event = {"type": "won", "seat": 1, "points": 1}
    assert SAY.event(event, ["Anna", "Bo"]) == "Bo won 1 point"
    assert SAY.event(event | {"points": 3}, ["Anna", "Bo"]) == "Bo won 3 points"


def test_a_missing_text_shows_its_key() -> None:
    assert SAY.say("no-such-text") == "no-such-text"


def test_the_house_speaks_the_same_in_all_languages() -> None:
    folder = files("gildehuis.words") / "text"
    found = [keys((folder / f"{language}.ftl").read_text("utf-8")) for language in LANGUAGES]
    assert found[0]
    assert found[0] == found[1] == found[2]


def test_a_game_speaks_on_top_of_the_house() -> None:
    polish = speech("pl", registry.find("kardinal"))
    assert polish.word("tower") == "wieża"
    assert polish.word(True) == "tak"


def test_rules_are_read_with_their_sections_and_continuations() -> None:
    book = parse("# Title\ntext\n## One\n- **A1** first\n  goes on\n- **A2** second\nplain\n")
    assert book.title == "Title"
    assert list(book.rules) == ["A1", "A2"]
    assert book.rules["A1"].text == "first\ngoes on"
    assert book.rules["A2"].section == "One"


def test_an_own_edition_brings_its_own_names() -> None:
    game = registry.find("guilds")
    source = game.shipped_source("reconstructed")
    shipped = game.shipped_edition("reconstructed")
    assert speech("nl", game, shipped).word("W1") == speech("nl", game).word("W1")
    altered = source.replace('edition = "reconstructed"', 'edition = "mine"').replace(
        'name = "Gate Warden"', 'name = "Night Porter"'
    )
    mine = speech("nl", game, game.own_edition(altered, "mine.toml"))
    assert mine.word("W1") == "Night Porter"
    assert mine.word("W2") == speech("nl", game).word("W2")
