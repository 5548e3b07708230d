"""Edition tables: every complaint names file, line and key."""

import pytest

from gildehuis.core.edition_file import Tables, digest
from gildehuis.core.refusal import BadInput

SOURCE = """name = "mine"

[pieces]
sites = 10

[[towns]]
name = "brugge"

[[towns]]
name = "gent"
masters = true
"""


def test_values_are_taken_by_path_and_kind() -> None:
    tables = Tables(SOURCE, "mine.toml")
    assert tables.take(("pieces", "sites"), int) == 10
    assert tables.take(("towns", 1, "name"), str) == "gent"


@pytest.mark.parametrize(
    ("path", "kind", "complaint"),
    [
        (("pieces", "sites"), str, "mine.toml, line 4: pieces.sites: is 10"),
        (("pieces", "roofs"), int, "mine.toml, line 3: pieces.roofs: is missing"),
        (("towns", 1, "masters"), int, "mine.toml, line 11: towns.1.masters: is True"),
        (("towns", 2), dict, "mine.toml, line 1: towns.2: is missing"),
    ],
)
def test_what_is_wrong_is_said_with_its_place(
    path: tuple[str | int, ...], kind: type, complaint: str
) -> None:
    with pytest.raises(BadInput) as caught:
        Tables(SOURCE, "mine.toml").take(path, kind)
    assert str(caught.value).startswith(complaint)


def test_unknown_keys_are_refused() -> None:
    with pytest.raises(BadInput, match=r"line 4: pieces.sites: no such key \(one of roofs\)"):
        Tables(SOURCE, "mine.toml").only(("pieces",), {"roofs"})


def test_what_is_no_toml_is_said_so() -> None:
    with pytest.raises(BadInput, match="not TOML"):
        Tables("name = ", "mine.toml")


def test_line_ends_do_not_change_the_digest() -> None:
    assert digest("a\nb\n") == digest("a\r\nb\r\n")
    assert digest("a\nb\n") != digest("a\nc\n")
