"""Edition files of all kinds of nonsense: the only answer is BadInput, and it comes soon."""

import time
import tomllib
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gildehuis.core import glance as limits
from gildehuis.core.glance import glance
from gildehuis.core.refusal import BadInput
from gildehuis.core.registry import find, names

GAMES = [name for name in names() if find(name).editions]
SOON_S = 2.0  # of computing; uncompiled, on any machine
ODD = [
    *("1", "-1", "0", "99999999999999999999", "1e400", "nan", "-inf", "0x" + "f" * 90, "true"),
    *('""', '"x"', '"\\u0000"', "[]", "{}", "[[]]", "[1, 2]", '["a", 1]', "{a = 1}", "[nan, inf]"),
    *("1979-05-27", "07:32:00", "1979-05-27T07:32:00Z", "[[1, 2], [3, 4]]", "-9223372036854775809"),
]
MUCH = settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))


def attempt(game: str, source: str) -> None:
    """It is read, or it is bad input."""
    begun = time.process_time()
    bad: BadInput | None = None
    try:
        find(game).own_edition(source, "strange.toml")
    except BadInput as said:
        bad = said
    assert time.process_time() - begun < SOON_S
    assert bad is None or ("strange.toml" in bad.where and len(str(bad)) < 2_000)


@pytest.mark.parametrize("game", GAMES)
@MUCH
@given(data=st.data())
def test_one_value_changed(game: str, data: st.DataObject) -> None:
    lines = find(game).shipped_source(find(game).editions[0]).split("\n")
    places = [n for n, line in enumerate(lines) if "=" in line and not line.startswith("#")]
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.sampled_from(places))
        key = lines[at].partition("=")[0]
        lines[at] = f"{key}= {data.draw(st.sampled_from(ODD))}"
    attempt(game, "\n".join(lines))


@pytest.mark.parametrize("game", GAMES)
@MUCH
@given(data=st.data())
def test_one_inner_value_changed(game: str, data: st.DataObject) -> None:
    """Any word or number inside a line: a side of a polygon, the cost in an inline table."""
    source = find(game).shipped_source(find(game).editions[0])
    at = data.draw(st.integers(0, len(source) - 1))
    found = limits._NEXT.search(source, at)
    assert found is not None or source[at:].isspace()
    if found is not None:
        odd = data.draw(st.sampled_from(ODD))
        attempt(game, source[: found.start()] + odd + source[found.end() :])


@pytest.mark.parametrize("game", GAMES)
@MUCH
@given(data=st.data())
def test_pieces_cut_out_or_doubled(game: str, data: st.DataObject) -> None:
    source = find(game).shipped_source(find(game).editions[0])
    start = data.draw(st.integers(0, len(source)))
    end = data.draw(st.integers(start, min(len(source), start + 400)))
    piece = source[start:end] * data.draw(st.sampled_from([0, 2, 40]))
    attempt(game, source[:start] + piece + source[end:])


@pytest.mark.parametrize("game", GAMES)
@MUCH
@given(source=st.text(st.sampled_from("a1.=[]{}\"'\n#,-+ \\\0_e:"), max_size=200) | st.text())
def test_any_text(game: str, source: str) -> None:
    attempt(game, source)


TOO_MUCH: dict[str, tuple[str, str]] = {
    "length": ("#\n" * 150_000, "300000 characters"),
    "line": ("a = 1\nb = '" + "x" * 3_000 + "'", "line 2: 3006 characters"),
    "dots": ("\na" + ".a" * 9 + " = 1", "line 2: 9 dots in a key"),
    "spaced dots": ("a" + " . a" * 9 + " = 1", "line 1: 9 dots in a key"),
    "quoted dots": ('"a"' + '."a"' * 9 + " = 1", "line 1: 9 dots in a key"),
    "dots of a header": ("[a" + ".a" * 9 + "]", "line 1: 9 dots in a key"),
    "dots inside": ("x = {a" + ".a" * 9 + " = 1}", "line 1: 9 dots in a key"),
    "brackets": ("a = " + "[\n" * 17 + "]" * 17, "line 17: brackets too deep"),
    "braces": ("a = " + "{b=" * 17 + "1" + "}" * 17, "line 1: brackets too deep"),
    "number": ("a = " + "1" * 101, "line 1: a number of 101 characters"),
    "negative": ("a = -" + "1" * 101, "line 1: a number of 102 characters"),
    "word": ("a" * 101 + " = 1", "line 1: a word of 101 characters"),
    "nul": ("a = 1\n\0", "line 2: a NUL character"),
}


@pytest.mark.parametrize("case", TOO_MUCH)
def test_what_is_too_much_is_said_with_its_line(case: str) -> None:
    source, said = TOO_MUCH[case]
    with pytest.raises(BadInput) as bad:
        glance(source, "strange.toml")
    assert said in str(bad.value)
    assert bad.value.right


def test_what_stands_in_quotes_or_comments_is_not_looked_at() -> None:
    text = "[" * 40 + "." * 40 + "1" * 140
    for source in (
        f'a = "{text}"  # {text}\nb = 1',
        f"a = '{text}'",
        f'a = """\n{text}\\"""\n"{text}"""',
        f"a = '''\n{text}'''",
        f'a = "\\"{text}"',
    ):
        glance(source, "strange.toml")
        found: dict[str, Any] = tomllib.loads(source)
        assert found["a"]


@pytest.mark.parametrize("game", GAMES)
def test_shipped_editions_are_far_from_every_limit(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for limit in ("LONGEST", "LONGEST_LINE", "LONGEST_WORD", "MOST_DOTS", "DEEPEST"):
        monkeypatch.setattr(limits, limit, getattr(limits, limit) // 2)
    for name in find(game).editions:
        glance(find(game).shipped_source(name), name)
