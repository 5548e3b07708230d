"""The referee of Flandern 1302 alone: choices at the start, and what editions may hold."""

import tomllib
from typing import Any

import pytest

from tests.referee.flandern import Referee
from tests.referee.flandern.actions import Figure, Work, golden_work, hand_work, pile_work
from tests.referee.flandern.board import new_board
from tests.referee.flandern.edition import FOLDER, Edition, edition, read_edition
from tests.referee.flandern.form import Malformed, check_form
from tests.referee.flandern.questions import Shuffle
from tests.referee.flandern.scoring import town_points
from tests.referee.flandern.town import Tile
from tests.referee.verdict import Foul, Json

NAMES = ("reconstructed", "reconstructed-2")
in_either_edition = pytest.mark.parametrize("name", NAMES)


@pytest.mark.rule("F12", "F17", "F18", "F20", "F21", "F22", "F42")
@in_either_edition
def test_numbers_of_choices_at_the_start(name: str) -> None:
    four, three = new_board(edition(name), 4), new_board(edition(name), 3)
    towns = {
        town: len(hand_work(four, f"town:{town}", "blue").moves)
        for town in ("brugge", "gent", "ieper", "leuven", "utrecht", "luik")
    }
    assert list(towns.values()) == [16, 24, 24, 24, 16, 16]
    assert len(hand_work(four, "site", "blue").moves) == 120
    assert len(golden_work(four, "site").moves) == 80
    assert len(Figure(four, "cathedral", "blue").moves) == 1
    assert len(Figure(four, "master", "blue").moves) == 2
    assert len(hand_work(three, "site", "blue").moves) == 96
    assert len(pile_work(new_board(edition(name), 2), "green:site").moves) == 120


@pytest.mark.rule("F7", "F9", "F10")
@pytest.mark.parametrize(("name", "piles"), [(NAMES[0], [13, 14]), (NAMES[1], [14, 13])])
def test_golden_cards_of_the_town_that_is_out_leave_their_own_pile(
    name: str, piles: list[int]
) -> None:
    for players, sizes in ((3, piles), (4, [14, 14])):
        asks = Referee(edition(name), players).asks
        assert isinstance(asks, Shuffle)
        assert [len(part) for part in asks.parts] == sizes


def changed(tiles: Json, golden: Json) -> Edition:
    """The second edition with other blue districts of shape X, and other golden cards in pile A."""
    raw = tomllib.loads((FOLDER / "reconstructed-2.toml").read_text(encoding="utf-8"))
    raw["tiles"]["blue"]["X"] = tiles
    raw["golden"]["A"] |= golden
    return read_edition(raw)


TWO: Json = {"plain": 2, "master": 2, "two": 1}


def laying(space: str, guild: str, master: Any, special: str | None = None) -> Json:
    place = {"type": "build", "town": "gent", "space": space}
    return place | {"guild": guild, "master": master, "special": special}


def gent(of: Edition) -> Work:
    """Blue's town card for Gent, where nothing but yellow's centre lies."""
    return hand_work(new_board(of, 4), "town:gent", "blue")


@pytest.mark.rule("F29", "F34")
def test_a_district_with_two_masters_is_a_choice_of_its_own_and_counts_two() -> None:
    work = gent(changed(TWO, {}))
    assert len(work.moves) == 24 + 4  # one more for each X
    move = laying("XN", "blue", master=2)
    assert any(repr(one) == repr(move) for one in work.moves)  # 2, neither true nor 2.0
    work.check(move)
    work.carry_out(move)
    town = work.board.towns["gent"]
    assert town.districts["XN"].masters == 2
    assert work.board.tiles["blue", "X", 2] == 0
    with pytest.raises(Foul, match="F24"):
        work.board.check_laying(town, "XS", Tile("blue", 2))
    work.carry_out(laying("XS", "grey", master=True))
    # one district each: yellow and blue have two masters, grey one; the value is 3
    assert town_points(town) == {"yellow": 2, "blue": 2, "grey": 4}


@pytest.mark.rule("F24", "F28")
@pytest.mark.parametrize(
    ("guild", "special", "rule"),
    [("blue", None, "F24"), ("grey", None, "F24"), ("church", None, "F24"), ("church", "D", "F28")],
)
def test_two_masters_where_the_edition_has_none(guild: str, special: str, rule: str) -> None:
    with pytest.raises(Foul, match=rule):
        gent(edition("reconstructed-2")).check(laying("XN", guild, 2, special))


@pytest.mark.rule("F29")
@pytest.mark.parametrize("master", [0, 1, 3, 2.0, "2", None])
def test_other_words_for_masters_are_no_form(master: Any) -> None:
    of = changed(TWO, {})
    check_form(laying("XN", "blue", 2), of)
    with pytest.raises(Malformed):
        check_form(laying("XN", "blue", master), of)


@pytest.mark.rule("F7", "F10")
def test_a_town_may_have_no_golden_card_or_two() -> None:
    of = changed(TWO, {"town:leuven": 1, "town:brugge": 0})
    asks = Referee(of, 3).asks
    assert isinstance(asks, Shuffle)
    left = [sum(card.startswith("town:") for card in part) for part in asks.parts]
    assert left == [2, 2]  # Gent and Ieper; Utrecht and Luik: Leuven is out of both piles
