"""The round, Rentmeester, Graaf, income and the end (N6–N8, N33, N34, N42, N50, N51)."""

import pytest

from gildehuis.core.chance import Chance
from gildehuis.games.nieuwstad.schema_position import Tax
from tests.games.nieuwstad.table import Table


def quietly(table: Table) -> Table:
    """Everybody passes until the next role is to be chosen or the round ends."""
    while table.asked not in ("role", "tax") and table.match.to_act():
        table.match.play(table.seat, table.legal()[-1])
    return table


@pytest.mark.rule("N6")
@pytest.mark.parametrize(
    ("players", "seats"), [(2, [0, 1, 0, 1]), (3, [0, 1, 2]), (4, [0, 1, 2, 3])]
)
def test_who_chooses(players: int, seats: list[int]) -> None:
    table = Table(players).clear()
    table.state.deck_left = 0
    chose = []
    for _ in seats:
        chose.append(table.seat)
        quietly(table.role(table.values("role", "role")[0]))
    assert chose == seats
    assert table.state.round == 2
    assert table.seat == 1  # the pawn goes to the left


@pytest.mark.rule("N6")
def test_a_role_is_chosen_once_a_round() -> None:
    table = quietly(Table().role("boer"))
    assert "boer" not in table.values("role", "role")
    assert table.refused("role", role="boer") == "N6"


@pytest.mark.rule("N6")
def test_the_chooser_acts_first_and_passing_is_allowed() -> None:
    table = quietly(Table().role("boer")).role("houthakker")
    order = []
    while table.asked == "tile":
        order.append(table.seat)
        table.play("pass")
    assert order == [1, 2, 3, 0]


@pytest.mark.rule("N7")
def test_income_and_a_new_round() -> None:
    table = Table().clear().lay("huis", (0, 0), owner=1).lay("herenhuis", (2, 0), owner=1)
    table.state.deck_left = 0
    for _ in range(4):
        quietly(table.role(next(r for r in table.values("role", "role") if r != "schout")))
    assert table.told("income") == [{"seat": 1, "florins": 3}]
    assert table.state.roles_by == [-1] * 7
    assert table.state.start == 1


@pytest.mark.rule("N8")
def test_steward_and_count_come_with_their_buildings() -> None:
    table = Table()
    assert table.refused("role", role="rentmeester") == "N8"
    assert table.refused("role", role="graaf") == "N8"
    table.clear((0, 0)).lay("kantoor", (0, 0), owner=2)
    assert "rentmeester" in table.values("role", "role")


@pytest.mark.rule("N8")
def test_also_in_the_round_in_which_they_are_built() -> None:
    table = Table().clear((0, 0)).give(0, florins=3, wood=3).role("bouwmeester")
    quietly(table.play("build", building="kantoor").place(0, 0))
    assert table.seat == 1
    assert "rentmeester" in table.values("role", "role")


@pytest.mark.rule("N33")
def test_the_steward_pays_points_for_houses() -> None:
    table = Table().clear().lay("kantoor", (4, 0), owner=2).lay("huis", (0, 0), owner=0)
    table.lay("herenhuis", (2, 0), owner=1).lay("huis", (0, 1), owner=1).role("rentmeester")
    assert table.state.points == [1 + 1, 3, 0, 0]
    assert (table.asked, table.seat) == ("role", 1)


@pytest.mark.rule("N34")
def test_the_count_repeats_a_role_without_its_privilege() -> None:
    table = Table().clear().lay("stadhuis", (4, 0), owner=None)
    assert table.refused("role", role="graaf") == "N34"  # nothing to repeat yet
    quietly(table.role("handelaar")).role("graaf")
    assert table.values("copy", "role") == ["handelaar"]
    assert table.refused("copy", role="boer") == "N34"
    assert table.refused("copy", role="graaf") == "N34"
    florins = table.state.florins[1]
    table.play("copy", role="handelaar")
    assert table.state.florins[1] == florins
    assert table.seat == 2
    assert "graaf" not in table.values("role", "role")


@pytest.mark.rule("N34", "N18")
def test_no_discount_through_the_count() -> None:
    table = Table().clear().lay("stadhuis", (4, 0), owner=None).give(1, florins=1, wood=2)
    quietly(table.role("bouwmeester")).role("graaf").play("copy", role="bouwmeester")
    assert table.seat == 1  # the chooser first
    assert "boot" not in table.values("build", "building")


def taxed(*holders: int) -> Table:
    """The income step with these holders of the card; everybody has some card."""
    table = Table().clear().lay("huis", (0, 0), owner=3)
    table.state.deck_left = 0
    for seat in range(4):
        table.hand(seat, "inkomstenbelasting" if seat in holders else "brand")
    for role in ("houthakker", "bouwmeester", "boer", "handelaar"):
        quietly(table.role(role))
    return table


@pytest.mark.rule("N42")
def test_all_are_asked_at_once_and_in_secret() -> None:
    table = taxed(1, 2)
    assert table.match.to_act() == [0, 1, 2, 3]
    assert table.legal(seat=0) == [{"type": "pass"}]
    assert table.refused("inkomstenbelasting", by=0) == "N42"
    before = table.match.game.view(table.state, 0)
    table.play("inkomstenbelasting", by=2)
    after = table.match.game.view(table.state, 0)
    assert after.tax == Tax(waiting=[0, 1, 3], own=None)
    assert before.seats == after.seats


@pytest.mark.rule("N42")
def test_only_the_first_from_the_start_player_spends_the_card() -> None:
    table = taxed(1, 2)
    florins = table.state.florins[:]
    table.play("inkomstenbelasting", by=2).play("pass", by=3)
    table.play("inkomstenbelasting", by=1).play("pass", by=0)
    assert table.state.florins == florins  # nobody got income
    assert (table.cards(1), table.cards(2)) == ([], ["inkomstenbelasting"])
    assert table.state.round == 2


@pytest.mark.rule("N42", "N7")
def test_without_the_tax_income_is_paid() -> None:
    table = taxed(1)
    florins = table.state.florins[3]
    for seat in (3, 0, 1, 2):
        table.play("pass", by=seat)
    assert table.state.florins[3] == florins + 1


@pytest.mark.rule("N42", "N52")
def test_nobody_is_asked_where_no_house_stands() -> None:
    table = Table().clear().hand(0, "inkomstenbelasting")
    table.state.deck_left = 0
    for role in ("houthakker", "bouwmeester", "boer", "handelaar"):
        quietly(table.role(role))
    assert (table.asked, table.state.round) == ("role", 2)


@pytest.mark.rule("N50")
@pytest.mark.parametrize(("points", "over"), [(29, False), (30, True)])
def test_thirty_points_end_the_game_before_income(points: int, over: bool) -> None:
    table = Table().clear().lay("huis", (0, 0), owner=1)
    table.state.points = [points, 0, 0, 0]
    table.state.deck_left = 0
    for role in ("houthakker", "bouwmeester", "boer", "handelaar"):
        quietly(table.role(role))
    result = table.match.result()
    assert (result is not None) == over
    assert bool(table.told("income")) != over
    if result is not None:
        assert (result.scores, result.winners, result.end) == ([30, 0, 0, 0], [0], "points")


@pytest.mark.rule("N50", "N43")
def test_gate_and_cards_count_and_tied_players_share() -> None:
    table = Table().clear().lay("stadspoort", (4, 2), owner=1).poorters(49).hand(2, "standbeeld")
    table.state.points = [3, 26, 26, 0]
    assert [table.total(seat) for seat in range(4)] == [3, 30, 30, 0]
    table.state.deck_left = 0
    for role in ("houthakker", "bouwmeester", "boer", "handelaar"):
        quietly(table.role(role))
    result = table.match.result()
    assert result is not None
    assert (result.winners, result.ranking) == ([1, 2], [3, 1, 1, 4])


@pytest.mark.rule("N50")
def test_points_in_the_middle_of_a_round_end_nothing() -> None:
    table = Table()
    table.state.points = [40, 0, 0, 0]
    quietly(table.role("boer"))
    assert table.match.result() is None


@pytest.mark.rule("N51")
def test_after_thirty_rounds_it_is_over() -> None:
    table = Table().clear()
    table.state.chance = Chance("rounds")
    table.state.deck_left = 0
    table.state.round = 30
    for role in ("houthakker", "bouwmeester", "boer", "handelaar"):
        quietly(table.role(role))
    result = table.match.result()
    assert result is not None
    assert result.end == "rounds"
    assert table.match.to_act() == []


@pytest.mark.rule("N51")
def test_what_is_open_and_what_is_hidden() -> None:
    table = Table().hand(1, "brand").give(1, florins=3, fish=1)
    table.state.points = [1, 2, 3, 4]
    position = table.match.game.view(table.state, 1)
    assert [seat.points for seat in position.seats] == [None, 2, None, None]
    assert position.seats[1].hand == ["brand"]
    watched = table.match.game.view(table.state, None).seats[1]
    assert (watched.hand, watched.points) == (None, None)
    assert (watched.florins, watched.goods["fish"], watched.cards) == (3, 1, 1)
