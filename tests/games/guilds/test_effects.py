"""Every end ability, every room effect and every goal (G58–G60)."""

from collections.abc import Sequence

import pytest

from gildehuis.games.guilds import GAME
from gildehuis.games.guilds.edition import GuildsEdition
from gildehuis.games.guilds.effects import ABILITIES
from tests.games.guilds.table import FIRST, Table, buy

# A character of each faction that has no effect of its own.
PLAIN = {
    "warrior": "W1",
    "mage": "M2",
    "priest": "P2",
    "shadow": "S7",
    "noble": "N2",
    "craftsman": "K1",
    "animal": "A5",
}
NO_GOALS = ["g14", "g15"]


def edition() -> GuildsEdition:
    return Table().edition


@pytest.mark.rule("G38")
def test_every_ability_belongs_to_at_most_one_character_and_all_are_in_the_edition() -> None:
    words = [card.effect for card in edition().characters if card.effect in ABILITIES]
    assert sorted(words) == sorted(ABILITIES)
    for card in edition().characters:
        if card.ability >= 0:
            assert ABILITIES[card.ability] == card.effect


@pytest.mark.rule("G58")
@pytest.mark.parametrize(
    ("card", "faction"),
    [
        ("W5", "warrior"),
        ("M6", "mage"),
        ("P6", "priest"),
        ("S6", "shadow"),
        ("N6", "noble"),
        ("K6", "craftsman"),
    ],
)
def test_a_point_for_each_symbol_of_the_faction(card: str, faction: str) -> None:
    table = Table(2, goals=NO_GOALS, guilds={0: [card]})
    printed = next(c.pp for c in table.edition.characters if c.id == card)
    assert table.of_characters(0) == printed + 1  # its own
    plain = PLAIN[faction]
    table.give(0, plain)
    more = next(c.pp for c in table.edition.characters if c.id == plain)
    assert table.of_characters(0) == printed + 2 + more
    table.give(0, PLAIN["animal"])
    assert table.of_characters(0) == printed + 2 + more + 1  # another faction adds nothing


@pytest.mark.rule("G58")
def test_the_head_gardener_counts_active_gardens() -> None:
    table = Table(2, goals=NO_GOALS, guilds={0: ["K5"]}, edition=FIRST)
    table.lay(0, "s22", "B2", 0)
    table.lay(0, "s24", "B3", 0)
    table.lay(0, "s23", "D4", 0)  # inactive
    assert table.of_characters(0) == 1 + 2


@pytest.mark.rule("G58")
def test_the_confessor_forgives_negative_points() -> None:
    table = Table(2, goals=NO_GOALS, guilds={0: ["W4", "S1", "N2"]})
    assert table.of_characters(0) == -1 - 2 + 4
    table.give(0, "P3")
    assert table.of_characters(0) == 4 + 1
    assert table.seat(0).guild[0].character == "W4"


# ---- rooms

SYMBOL_ROOMS = [
    ("s03", "warrior", 0),
    ("s06", "mage", 0),
    ("s09", "priest", 0),
    ("s12", "shadow", 0),
    ("s15", "noble", 0),
    ("s18", "craftsman", 0),
    ("s21", "animal", 0),
    ("l01", "warrior", 1),
    ("l02", "mage", 1),
    ("l03", "priest", 1),
    ("l04", "shadow", 1),
    ("l05", "noble", 1),
    ("l06", "craftsman", 1),
    ("l07", "animal", 1),
]


def laid(room: str, guild: Sequence[str] = ()) -> Table:
    """A table where seat 0 has bought this room and laid it so that it is active."""
    table = Table(2, rooms=[room], goals=NO_GOALS, gold=[9], guilds={0: guild}).until("build")
    table.play(buy(room))
    for move in table.legal("place"):
        if GAME.preview(table.state, 0, table.match.judge(0, move)).active:
            table.play(move)
            break
    assert table.active(0) == [room]
    return table


@pytest.mark.rule("G59")
@pytest.mark.parametrize(("room", "faction", "own"), SYMBOL_ROOMS)
def test_a_room_counts_symbols_its_own_included(room: str, faction: str, own: int) -> None:
    printed = next(r.pp for r in edition().rooms if r.id == room)
    assert laid(room).of_rooms(0) == printed + own
    assert laid(room, [PLAIN[faction]]).of_rooms(0) == printed + own + 1


@pytest.mark.rule("G59")
def test_rose_arbour_counts_other_active_gardens() -> None:
    table = Table(2, goals=NO_GOALS, edition=FIRST)
    table.lay(0, "s23", "B2", 1)  # doors E S W: 2 points
    assert table.of_rooms(0) == 2
    table.lay(0, "s22", "A1", 0)  # Herb Garden: 2 points
    assert table.of_rooms(0) == 2 + 2 + 1


@pytest.mark.rule("G59")
@pytest.mark.parametrize(("room", "printed"), [("s31", 0), ("l18", 2)])
def test_half_a_point_for_each_character(room: str, printed: int) -> None:
    assert laid(room).of_rooms(0) == printed
    assert laid(room, ["N1"]).of_rooms(0) == printed + 0.5
    assert laid(room, ["N1", "N2", "A5"]).of_rooms(0) == printed + 1.5


@pytest.mark.rule("G59")
def test_map_study_counts_types_of_active_rooms_its_own_included() -> None:
    table = Table(2, goals=NO_GOALS, edition=FIRST)
    table.lay(0, "s33", "B2", 1)
    assert table.of_rooms(0) == 2 + 1
    table.lay(0, "s30", "A1", 0)  # quarters, 2 points
    assert table.of_rooms(0) == 2 + 2 + 2
    table.lay(0, "s35", "A2", 2)  # quarters again, 2 points
    assert table.of_rooms(0) == 2 + 2 + 2 + 2


@pytest.mark.rule("G59")
def test_hall_of_records_counts_factions() -> None:
    assert laid("s34").of_rooms(0) == 1
    assert laid("s34", ["W6", "N1", "A5"]).of_rooms(0) == 1 + 3


@pytest.mark.rule("G59", "G34")
def test_hall_of_honours_counts_goals_with_first_place_alone_or_tied() -> None:
    table = Table(
        2, goals=["g01", "g05", "g14", "g16"], guilds={0: ["W1", "N1"], 1: ["N2"]}, edition=FIRST
    )
    table.lay(0, "l11", "B2", 3)
    assert table.active(0) == ["l11"]
    assert table.seat(0).windows == 0
    assert table.of_rooms(0) == 3 + 2 * 2  # warriors alone, nobles tied, nobody has gold


@pytest.mark.rule("G59", "G25")
def test_observatory_counts_windows_five_at_most() -> None:
    table = Table(2, goals=NO_GOALS, edition=FIRST)
    table.lay(0, "l13", "A1", 3)  # aN bN aS, upright: doors east and west
    windows = table.seat(0).windows
    assert table.active(0) == ["l13"]
    assert table.of_rooms(0) == 3 + windows
    for room, cell in (("s22", "D1"), ("s25", "D2"), ("s26", "D3")):
        table.lay(0, room, cell, 0)
    assert table.seat(0).windows == windows + 4
    assert table.of_rooms(0) == 3 + 5 + 2 + 1 + 6


@pytest.mark.rule("G27", "G59")
def test_effects_of_inactive_rooms_do_nothing() -> None:
    table = Table(2, goals=NO_GOALS, guilds={0: ["N1", "N2"]}, edition=FIRST)
    table.lay(0, "s15", "C2", 3)
    assert table.active(0) == []
    assert table.of_rooms(0) == 0


# ---- goals


def rich_table(goal: str) -> Table:
    """Seat 0 has much of everything, seat 1 nothing."""
    guild = ["W6", "M2", "P2", "S7", "N1", "K1", "A5"]
    table = Table(2, goals=[goal], guilds={0: guild}, gold=[4, 0], edition=FIRST)
    table.lay(0, "l10", "D1", 3)  # Banquet Hall, ceremony
    table.lay(0, "s22", "A1", 0)  # Herb Garden
    table.lay(0, "s23", "D5", 0)  # not connected
    return table


@pytest.mark.rule("G60")
@pytest.mark.parametrize(
    ("goal", "count"),
    [
        ("g01", 1),
        ("g02", 1),
        ("g03", 1),
        ("g04", 1),
        ("g05", 3),  # Champion, Courtier and Princess
        ("g06", 1),
        ("g07", 1),
        ("g08", 4),  # Priestess, Courtier, Princess, Tavern-keeper
        ("g09", 2),  # humans and elves; the Mule has none
        ("g10", 7),
        ("g11", 1),
        ("g12", 3),
        ("g13", 16),  # 10 + 1 + 3 + 2
        ("g14", 4),
        ("g15", 1),
        ("g16", 4),
        ("g17", 1),
        ("g18", 7),
    ],
)
def test_what_a_goal_counts(goal: str, count: int) -> None:
    table = rich_table(goal)
    assert table.active(0) == ["l10", "s22"]
    assert table.count(goal) == [count, 10 if goal == "g13" else 0]
    first = next(g.first for g in table.edition.goals if g.id == goal)
    assert table.view().goals[0].points == [first, 0]
