"""The round of three and four players (F11–F16)."""

import pytest

from gildehuis.core.secrecy import tell
from gildehuis.games.flandern import GAME
from gildehuis.games.flandern.board import TOWNS
from gildehuis.games.flandern.schema import Build, Choice, SeenCard
from gildehuis.games.flandern.schema_words import ActionCard
from tests.games.flandern.table import Table, at, build

PICK_UPS = ["pickup"] * 20


def _scored(table: Table, town: str) -> Table:
    """Close a town, whatever lies there."""
    table.state.scored |= 1 << TOWNS.index(town)
    table.state.free[TOWNS.index(town)] = []
    return table


# ---- step 1


@pytest.mark.rule("F11")
def test_only_the_starting_player_sees_the_golden_card() -> None:
    table = Table(4, golden=["master", *PICK_UPS])
    assert table.golden(0).card == "master"
    for other in (None, 1, 2, 3):
        golden = table.golden(other)
        assert golden.face_down
        assert golden.card is None


@pytest.mark.rule("F11")
def test_cards_of_scored_towns_are_removed_and_another_is_drawn() -> None:
    table = Table(4, golden=["pickup", "town:gent", "town:ieper", "site", *PICK_UPS])
    _scored(_scored(table, "gent"), "ieper").end_round()
    assert table.golden(1).card == "site"
    drawn = table.golden().drawn
    assert [(row.card, row.to) for row in drawn] == [
        ("pickup", "discards"),
        ("town:gent", "removed"),
        ("town:ieper", "removed"),
    ]


@pytest.mark.rule("F11")
def test_a_card_of_an_open_town_is_kept() -> None:
    table = Table(4, golden=["pickup", "town:gent", "site", *PICK_UPS]).end_round()
    assert table.golden(1).card == "town:gent"


@pytest.mark.rule("F11")
def test_no_golden_action_when_the_pile_runs_out() -> None:
    table = Table(4, golden=["pickup", "town:gent"])
    _scored(table, "gent").end_round()
    assert not table.golden().face_down
    table.choose("pickup", "pickup", "pickup", "pickup")
    assert table.told("golden_turned") == []
    assert table.view().end == "golden_empty"


# ---- step 2


@pytest.mark.rule("F12")
def test_all_choose_at_once_in_whatever_order() -> None:
    table = Table(4)
    assert GAME.to_act(table.state) == [0, 1, 2, 3]
    table.play(2, {"type": "choose", "card": "site", "influence": 1})
    assert GAME.to_act(table.state) == [0, 1, 3]


@pytest.mark.rule("F12")
def test_one_action_card_and_any_number_of_influence_cards() -> None:
    table = Table(4)
    choices = table.legal(3)
    assert len(choices) == 8 * 4
    assert {move.influence for move in choices} == {0, 1, 2, 3}
    assert table.rule(0, {"type": "choose", "card": "site", "influence": 4}) == "F12"
    assert table.rule(0, {"type": "choose", "card": "pickup", "influence": 10**30}) == "F12"


@pytest.mark.rule("F12")
def test_a_card_that_lies_open_cannot_be_chosen() -> None:
    table = Table(4, golden=PICK_UPS).choose("pickup", "site", "pickup", "pickup")
    table.play(1, table.legal(1)[0])
    assert table.rule(1, {"type": "choose", "card": "site", "influence": 0}) == "F12"
    assert len(table.legal(1)) == 7 * 4


@pytest.mark.rule("F12")
def test_a_card_whose_action_is_impossible_may_be_chosen() -> None:
    table = Table(4)
    table.state.sites = list(range(10))
    assert table.rule(0, {"type": "choose", "card": "site", "influence": 0}) == "legal"


@pytest.mark.rule("F12")
def test_nobody_chooses_twice_or_does_anything_else_now() -> None:
    table = Table(4)
    table.play(2, {"type": "choose", "card": "site", "influence": 1})
    assert table.rule(2, {"type": "choose", "card": "site", "influence": 0}) == "F12"
    assert table.rule(0, build("brugge", "XN", "grey")) == "F12"


@pytest.mark.rule("F12")
def test_a_choice_is_secret_until_all_have_chosen() -> None:
    seen = []
    choices: list[tuple[ActionCard, int]] = [("site", 0), ("pickup", 3)]
    for card, influence in choices:
        table = Table(4)
        table.play(2, {"type": "choose", "card": card, "influence": influence})
        assert table.view(2).seats[2].choice == Choice(card, influence)
        views = [table.view(viewer) for viewer in (None, 0, 1, 3)]
        seen.append((views, tell(table.state.events or [], 0)))
    assert seen[0] == seen[1]


# ---- step 3


@pytest.mark.rule("F13")
def test_worked_example_order_of_play() -> None:
    """Starting player yellow shows 1 card, green and blue 2, red 3: red, green, blue, yellow."""
    table = Table(4, golden=PICK_UPS).end_round()
    assert table.golden().starter == 1
    table.choose("town:gent+1", "town:gent", "town:gent+1", "town:gent+2")
    assert table.golden().order == [3, 2, 0, 1]


@pytest.mark.rule("F13")
def test_the_starting_player_comes_first_among_equals() -> None:
    table = Table(4, golden=PICK_UPS).end_round().end_round()
    table.choose("site", "site", "site", "site")
    assert table.golden().order == [2, 3, 0, 1]
    assert table.rule(0, table.legal(2)[0]) == "F13"


@pytest.mark.rule("F13")
def test_influence_cards_shown_leave_the_game() -> None:
    table = Table(4, golden=PICK_UPS).choose("pickup+2", "pickup", "site+1", "pickup+3")
    assert [seat.influence for seat in table.view().seats] == [1, 3, 2, 0]


# ---- step 4


@pytest.mark.rule("F14")
def test_an_action_cannot_be_waived() -> None:
    table = Table(4, golden=PICK_UPS).choose("town:gent", "pickup", "pickup", "pickup")
    assert GAME.to_act(table.state) == [0]
    assert {type(move) for move in table.legal(0)} == {Build}
    assert table.view().seats[0].open == ["town:gent"]


@pytest.mark.rule("F14")
def test_an_impossible_action_is_spent_without_effect() -> None:
    table = Table(4, golden=PICK_UPS)
    for guild in ("blue", "grey", "church"):
        table.empty_stock(guild)
    for letter in "ABCD":
        table.take_special(letter)
    table.choose("town:gent", "site", "pickup", "pickup")
    assert table.told("impossible") == [{"seat": 0, "card": "town:gent"}]
    assert GAME.to_act(table.state) == [1]
    assert table.view().seats[0].open == ["town:gent"]


@pytest.mark.rule("F14")
def test_possible_or_not_is_judged_when_the_turn_comes() -> None:
    table = Table(4, golden=PICK_UPS)
    table.state.sites = [table.slot("gent", space) for space in ("XN", "XE", "XS")] * 3
    table.choose("site+1", "site", "pickup", "pickup")
    table.play(0, table.legal(0)[0])  # takes the tenth piece
    assert table.told("impossible") == [{"seat": 1, "card": "site"}]


# ---- step 5


@pytest.mark.rule("F15")
def test_the_golden_card_comes_after_all_actions() -> None:
    table = Table(4, golden=["town:luik", *PICK_UPS])
    table.choose("pickup", "town:gent", "pickup", "pickup")
    assert table.told("golden_turned") == []
    table.play(1, build("gent", "XN", "grey"))
    assert table.told("golden_turned") == [{"seat": 0, "card": "town:luik"}]
    assert GAME.to_act(table.state) == [0]
    assert table.rule(1, table.legal(0)[0]) == "F15"


@pytest.mark.rule("F15")
def test_golden_influence_goes_to_hand() -> None:
    table = Table(4, golden=["influence", *PICK_UPS]).choose(*["pickup"] * 4)
    assert table.view().seats[0].influence == 4
    assert table.golden().drawn == [SeenCard("influence", "hand")]


@pytest.mark.rule("F15")
def test_other_golden_cards_are_discarded() -> None:
    table = Table(4, golden=["cathedral", *PICK_UPS]).choose(*["pickup"] * 4)
    table.play(0, at("cathedral", "luik", "C"))
    assert table.golden().drawn == [SeenCard("cathedral", "discards")]


# ---- step 6


@pytest.mark.rule("F16")
def test_the_player_to_the_left_becomes_starting_player() -> None:
    table = Table(3, golden=PICK_UPS)
    starters = []
    for _ in range(4):
        starters.append(table.golden().starter)
        table.choose("pickup", "pickup", "pickup")
    assert starters == [0, 1, 2, 0]


@pytest.mark.rule("F16", "F31")
def test_a_town_filled_in_step_4_is_not_scored_before_step_6() -> None:
    table = Table(4, golden=["master", *PICK_UPS])
    table.lay_all("gent", _ALL_BUT_ZS)
    table.choose("town:gent", "pickup", "pickup", "pickup")
    table.play(0, build("gent", "ZS", "church"))
    assert not table.town("gent").scored
    assert table.rule(0, at("master", "gent", "XN")) == "legal"
    table.play(0, at("master", "gent", "XN"))
    assert table.town("gent").scored


_ALL_BUT_ZS = {
    "XN": "blue",
    "XE": "grey",
    "XS": "blue",
    "XW": "grey",
    "YNE": "green",
    "YSE": "red",
    "YSW": "green",
    "YNW": "red",
    "ZN": "grey",
    "ZE": "blue",
    "ZW": "blue",
}
