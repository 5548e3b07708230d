"""Choices in words: what they give, how they are grouped, how they are found."""

import pytest
from msgspec.structs import replace

from gildehuis.core.schema import Move, SeatId, asdict
from gildehuis.terminal.choices import Choice, choices, gives, groups, search
from gildehuis.words import Speech, speech
from tests.terminal.tables import table

EN = speech("en")
LIST = "word-list = { $first }, { $second }"


def test_every_legal_move_is_a_choice_in_words() -> None:
    story = table("me,random").story
    view = story.scene(0).view
    found = choices(view, story.words, story.names)
    assert [choice.offered for choice in found] == view.legal
    assert found[0].move == asdict(view.legal[0])
    assert found[0].text == "Build a red house at (-1, 0)"


def test_groups_say_once_what_their_choices_have_in_common() -> None:
    story = table("me,random").story
    made = groups(choices(story.scene(0).view, story.words, story.names))
    assert made[0].title == "Build a red house at …"
    assert [rest for _, rest in made[0].items] == ["(-1, 0)", "(0, 1)", "(0, -1)"]
    assert sum(len(group.items) for group in made) == 30


@pytest.mark.parametrize("language", ["en", "nl", "pl"])
def test_title_and_rest_together_are_the_whole_sentence(language: str) -> None:
    story = table("me,random", language=language).story
    for group in groups(choices(story.scene(0).view, story.words, story.names)):
        for choice, rest in group.items:
            assert f"{group.title.removesuffix('…')}{rest}".strip() == choice.text


def test_few_choices_are_not_grouped() -> None:
    few = [Choice({"type": "a"}, "one thing"), Choice({"type": "a"}, "one other")]
    assert [group.title for group in groups(few)] == [""]


def test_search_wants_every_word() -> None:
    some = [Choice({}, "Build a red house"), Choice({}, "Build a red tower", "earns blue +1")]
    assert search(some, "RED") == some
    assert search(some, "red tow") == some[1:]
    assert search(some, "blue") == some[1:]
    assert search(some, "red green") == []


def test_a_place_is_searched_as_a_whole() -> None:
    some = [Choice({}, "to (0, 1)"), Choice({}, "to (0, -1)")]
    assert search(some, "(0, 1)") == some[:1]


@pytest.mark.parametrize(
    ("preview", "said"),
    [
        ({}, ""),
        ({"points": 3}, "points +3"),
        ({"points": 0}, ""),
        ({"florins": -2, "gold": 1}, "florins −2 · gold +1"),
        ({"stones": {"red": 2, "blue": 0}}, "earns red +2"),
        ({"free": 0}, "the town will be scored"),
        ({"free": 1}, "one space left"),
        ({"odd_thing": 4}, "odd thing +4"),
    ],
)
def test_what_a_choice_gives_in_words(preview: dict[str, object], said: str) -> None:
    assert gives(preview, EN) == said


class Share(Move):
    seat: SeatId


class Partners(Move):
    seats: list[SeatId]


def test_people_are_named_in_moves() -> None:
    view = replace(
        table("me,random").story.scene(0).view,
        legal=[Share(1), Partners([0, 1])],
        previews=None,
    )
    words = Speech("en", ["move-share = { $seat } pays\nmove-partners = With { $seats }", LIST])
    said = [choice.text for choice in choices(view, words, ["Anna", "Bo"])]
    assert said == ["Bo pays", "With Anna, Bo"]
