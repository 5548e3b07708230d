"""Our Fluent says what the reference implementation says, of every text and with many values."""

from importlib.resources import files
from itertools import chain
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, visitor

from gildehuis.words import LANGUAGES
from gildehuis.words.fluent import Bundle, parse

ROOT = Path(__file__).parents[2]
CATEGORIES = {
    "one",
    "few",
    "many",
    "other",
}  # as words they fit numbers there, but not in a browser
NUMBERS = (*range(26), 100, 101, 102, 112, 122, 999, 1000, 1001, 12345, 1234567, -1, -2, -1000)


def _sources(language: str) -> list[Path]:
    house = Path(str(files("gildehuis"))).rglob(f"{language}.ftl")
    return sorted(chain(house, (ROOT / "examples").rglob(f"{language}.ftl")))


class _Used(visitor.Visitor):
    """Every variable and every word that a choice knows."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.words = {"Anna", "", "12"}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_Variant(self, node: ast.Variant) -> None:
        if isinstance(node.key, ast.Identifier):
            self.words.add(node.key.name)
        self.generic_visit(node)


def _both(language: str, source: str) -> tuple[Bundle, FluentBundle]:
    ours, theirs = Bundle(language), FluentBundle([language], use_isolating=False)
    ours.add(parse(source))
    theirs.add_resource(FluentResource(source), allow_overrides=True)
    return ours, theirs


def _same(ours: Bundle, theirs: FluentBundle, key: str, args: dict[str, str | int]) -> None:
    said, wrong = ours.format(key, args)
    pattern = theirs.get_message(key).value
    assert pattern is not None
    expected, errors = theirs.format_pattern(pattern, args)
    assert bool(wrong) == bool(errors), (key, args, wrong, errors)
    if not errors:
        assert said == expected, (key, args)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_with_every_value(language: str) -> None:
    sources = _sources(language)
    assert len(sources) >= 6
    for path in sources:
        source = path.read_text("utf-8")
        ours, theirs = _both(language, source)
        for key, message in ours.messages.items():
            used = _Used()
            used.visit(message)
            for value in (*NUMBERS, *sorted(used.words - CATEGORIES)):
                _same(ours, theirs, key, dict.fromkeys(used.variables, value))


ALL_WE_KNOW = """
-house = { $case ->
   *[plain] guild house
    [of] of the guild house
}
    .gender = neuter
plain = { -house } { -house(case: "of") }
written = { 1000 } { -4 } { "{" } { { $n } }
title = Title
    .hint = a hint
hinted = { title.hint }
by = { $n ->
    [0] none
    [1000] a thousand
    [few] some
   *[other] { $n }
}
gendered = { -house.gender ->
    [neuter] it
   *[other] they
}
"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["plain", "written", "hinted", "by", "gendered", "title"])
@pytest.mark.parametrize("value", [0, 1, 3, 12, 1000, "word"])
def test_all_of_the_syntax_that_is_known(language: str, key: str, value: str | int) -> None:
    ours, theirs = _both(language, ALL_WE_KNOW)
    _same(ours, theirs, key, {"n": value})


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("x = of { $whom }", "of whom"),
        ("x = { y }", "{y}"),
        ("x = { -y }", "{-y}"),
        ("x = { DATETIME($n) }", "{FunctionReference}"),
        ("x = { 1.5 }", "{NumberLiteral}"),
        ("x = again { x }", "again {a text that is empty or tells itself}"),
        ("x = { y.z }\ny = why", "{a text that is empty or tells itself}"),
    ],
)
def test_what_cannot_be_said_is_an_error_and_shows(source: str, said: str) -> None:
    ours = Bundle("en")
    ours.add(parse(source))
    told, errors = ours.format("x", {"n": 1})
    assert told == said
    assert errors


def test_a_message_without_words_is_none() -> None:
    ours = Bundle("en")
    ours.add(parse("x =\n    .hint = only a hint"))
    assert not ours.has("x")
    assert not ours.has("y")
