"""Wish cards (N35–N44)."""

import pytest

from tests.games.nieuwstad.table import Table


def playing(*cards: str, seat: int = 0, table: Table | None = None) -> Table:
    """The seat chose the Schout, nobody bought anything, and it may play these wishes."""
    table = (table or Table()).hand(seat, *cards)
    table.state.deck_left = 0
    table.state.chooser = seat
    while table.seat != seat:
        table.role(table.values("role", "role")[0])
        while table.asked != "role":
            table.match.play(table.seat, table.legal()[-1])
    return table.refresh().role("schout")


def quarter_town() -> Table:
    """Seat 1 has a Huis in quarter b, seat 2 one in c, seat 3 one in the outskirts."""
    table = Table().clear().lay("huis", (8, 2), owner=1).lay("huis", (2, 6), owner=2)
    return table.lay("huis", (0, 0), owner=3)


@pytest.mark.rule("N35")
def test_botenbouw_lays_a_loose_boat_for_a_seal() -> None:
    table = playing("botenbouw").play("play", card="botenbouw")
    assert table.state.boats == [1]
    assert (table.state.seals[0], table.state.loose_left) == (6, 1)
    assert (table.state.points[0], table.state.poorters) == (0, 5)


@pytest.mark.rule("N35")
def test_botenbouw_needs_a_seal_and_a_loose_boat() -> None:
    no_boat = playing("botenbouw", table=Table().boat(1, loose=True).boat(1, loose=True))
    assert no_boat.refused("play", card="botenbouw") == "N35"
    table = Table()
    table.state.seals = [0, 7, 7, 7]
    assert playing("botenbouw", table=table).refused("play", card="botenbouw") == "N35"


@pytest.mark.rule("N36")
def test_brand_burns_a_house_and_two_poorters_leave() -> None:
    table = quarter_town().poorters(12)
    table.state.points = [0, 2, 0, 0]
    playing("brand", table=table).play("play", card="brand")
    assert table.values("burn", "cell") == [[8, 2], [2, 6], [0, 0]]  # in the outskirts too
    assert table.refused("burn", cell=[9, 2]) == "N36"
    table.play("burn", cell=[8, 2])
    assert (table.state.poorters, table.state.seals[1], table.state.points[1]) == (10, 7, 2)
    assert table.state.stock[0] == 6


@pytest.mark.rule("N36", "N13", "N14")
def test_burned_ground_is_free_and_its_roads_are_gone() -> None:
    table = Table().clear().lay("bakkerij", (6, 3), owner=1).lay("huis", (8, 3), owner=1)
    playing("brand", table=table).play("play", card="brand").play("burn", cell=[8, 3])
    table.give(1, florins=9, wood=9)
    table.role("bouwmeester").play("build", building="houtzagerij")
    assert table.may_place(8, 3, 0)  # cobble to the bakery's cobble, where sand had met it
    assert not table.may_place(9, 3, 0)  # and nothing borders any more further out


@pytest.mark.rule("N36")
def test_brand_cannot_be_played_without_a_house_or_under_the_watchtower() -> None:
    assert playing("brand").refused("play", card="brand") == "N36"
    watched = quarter_town().lay("wachttoren", (5, 5), owner=None)
    assert playing("brand", table=watched).refused("play", card="brand") == "N36"


@pytest.mark.rule("N37")
def test_criminaliteit_robs_everybody_with_a_building_in_the_quarter() -> None:
    table = quarter_town().lay("huis", (9, 3), owner=2).give(1, florins=1, wood=1)
    table.give(2, florins=0, wood=0, planks=1)
    playing("criminaliteit", table=table).play("play", card="criminaliteit")
    table.play("quarter", quarter="b")
    assert [(m["seat"], m["what"]) for m in table.legal("steal")] == [(1, "florin"), (1, "wood")]
    assert table.refused("steal", seat=2, what="wood") == "N37"
    table.play("steal", seat=1, what="wood")
    assert table.goods(0) == {"wood": 1}
    assert table.state.florins[1] == 1
    assert table.goods(2) == {"planks": 1}  # planks are safe


@pytest.mark.rule("N37", "N52")
def test_where_there_is_no_choice_the_thief_is_not_asked() -> None:
    table = quarter_town().give(1, florins=0, wood=2)
    playing("criminaliteit", table=table).play("play", card="criminaliteit")
    table.play("quarter", quarter="b")
    assert (table.goods(0), table.asked) == ({"wood": 1}, "role")


@pytest.mark.rule("N37")
def test_no_crime_where_the_prison_stands() -> None:
    table = quarter_town().lay("gevangenis", (6, 2), owner=None)  # in a and b
    playing("criminaliteit", table=table).play("play", card="criminaliteit")
    assert table.values("quarter", "quarter") == ["c", "d"]
    assert table.refused("quarter", quarter="b") == "N37"


@pytest.mark.rule("N38")
def test_the_festival() -> None:
    table = quarter_town().give(0, fish=1).give(1, grain=1).lay("huis", (9, 3), owner=2)
    table.state.points = [0, 5, 5, 5]
    playing("midzomernachtfestival", table=table).play("play", card="midzomernachtfestival")
    assert table.values("quarter", "quarter") == ["a", "b", "c", "d"]
    table.play("quarter", quarter="b")
    assert table.seat == 0
    assert table.refused("join", good="grain") == "N38"
    table.play("join", good="fish")
    assert (table.seat, table.state.points[0]) == (1, 2)
    table.play("pass")
    assert table.state.points == [2, 4, 4, 5]  # 2 lives there and had nothing to bring
    assert table.goods(1) == {"grain": 1}


@pytest.mark.rule("N38")
def test_points_never_fall_below_zero_and_fields_do_not_count() -> None:
    table = quarter_town().lay("graanveld", (4, 0), owner=1)
    table.state.crops[-1] = 1
    playing("midzomernachtfestival", table=table).play("play", card="midzomernachtfestival")
    table.play("quarter", quarter="b")
    assert table.asked == "role"  # the grain on the field is no good of his
    assert table.state.points == [0, 0, 0, 0]


@pytest.mark.rule("N39")
def test_rotten_fish_locusts_wolves_and_the_gatherer() -> None:
    table = Table().clear().give(1, fish=3, smoked_fish=1)
    table.lay("graanveld", (0, 0), owner=1).lay("weide", (2, 0), owner=2)
    table.state.crops = [1, 2]
    playing("rotte_vis", "sprokkelaar", table=table)
    table.play("play", card="rotte_vis").play("play", card="sprokkelaar")
    assert (table.goods(1), table.goods(0)) == ({"smoked_fish": 1}, {"wood": 2})
    assert table.state.crops == [1, 2]
    locusts = Table().clear().lay("graanveld", (0, 0), owner=1).lay("weide", (2, 0), owner=2)
    locusts.state.crops = [1, 2]
    playing("sprinkhanenplaag", "wolventerreur", table=locusts).play(
        "play", card="sprinkhanenplaag"
    )
    assert locusts.state.crops == [0, 2]
    locusts.play("play", card="wolventerreur")
    assert locusts.state.crops == [0, 0]


@pytest.mark.rule("N39", "N26")
def test_kennis_is_macht_lies_open_once_and_doubles_from_the_next_role_on() -> None:
    table = playing("kennis_is_macht", "kennis_is_macht")
    florins = table.state.florins[0]
    table.play("play", card="kennis_is_macht")
    assert table.state.florins[0] == florins  # not the Schout being resolved
    assert (table.cards(0), table.state.discards) == (["kennis_is_macht"], [])
    assert table.refused("play", card="kennis_is_macht") == "N39"
    table.play("done")
    table.state.picked, table.state.roles_by = 0, [-1] * 7
    table.state.seat = table.state.chooser = 0
    table.refresh().role("handelaar")
    assert table.state.florins[0] == florins + 2


@pytest.mark.rule("N40")
def test_the_civic_guard_saves_the_quarter() -> None:
    table = quarter_town().hand(2, "burgerwacht").hand(3, "brand")
    playing("criminaliteit", table=table).play("play", card="criminaliteit")
    table.play("quarter", quarter="b")
    assert (table.asked, table.seat) == ("guard", 2)  # 1 has no card; 2 need not be a victim
    assert table.refused("pass", by=3) == "N52"
    table.play("burgerwacht")
    assert table.state.florins[1] == 2  # nothing stolen
    assert table.state.discards == [4, 2]


@pytest.mark.rule("N40", "N52")
def test_who_has_cards_but_no_guard_is_asked_too() -> None:
    table = quarter_town().hand(3, "brand").give(1, florins=1, wood=0)
    playing("criminaliteit", table=table).play("play", card="criminaliteit")
    table.play("quarter", quarter="b")
    assert (table.seat, table.legal()) == (3, [{"type": "pass"}])
    assert table.refused("burgerwacht") == "N40"
    table.play("pass")
    assert table.state.florins[1] == 0


@pytest.mark.rule("N40", "N37")
def test_nobody_is_asked_where_nobody_lives() -> None:
    table = quarter_town().hand(1, "burgerwacht")
    playing("criminaliteit", table=table).play("play", card="criminaliteit")
    table.play("quarter", quarter="d")
    assert (table.asked, table.seat) == ("play", 1)  # on with the second circuit


@pytest.mark.rule("N43")
@pytest.mark.parametrize(
    ("card", "points"),
    [("buurtfeest", 2), ("houthakkersfeest", 3), ("schilderij", 3), ("standbeeld", 4)],
)
def test_end_count_cards(card: str, points: int) -> None:
    table = Table().give(0, florins=8, wood=7, planks=1).hand(0, card)
    assert table.total(0) == points
    assert table.total(1) == 0


@pytest.mark.rule("N43", "N44")
def test_wijkfeest_counts_the_best_quarter() -> None:
    table = quarter_town().lay("bakkerij", (9, 3), owner=1).hand(1, "wijkfeest", "wijkfeest")
    table.lay("kerk", (10, 4), owner=None).boat(1).lay("visboer", (2, 0), owner=1)
    assert table.total(1) == 2 + 2  # both cards the same quarter; no blue, boat or outskirts
    assert table.total(0) == 0


@pytest.mark.rule("N44")
def test_a_building_in_two_quarters_counts_for_either() -> None:
    table = Table().clear().lay("huis", (6, 2), owner=0).lay("huis", (8, 2), owner=0)
    table.lay("huis", (4, 2), owner=0)
    own = table.match.game.view(table.state, None).quarters
    assert (own["a"].own[0], own["b"].own[0]) == (2, 2)
    table.hand(0, "wijkfeest")
    assert table.total(0) == 2


@pytest.mark.rule("N43", "N44")
def test_a_full_quarter_is_worth_three_more() -> None:
    table = Table(2).clear().hand(0, "wijkfeest").lay("huis", (2, 2), owner=0)
    assert table.total(0) == 1
    table.state.built |= table.state.kit.board.quarters[0]
    assert table.total(0) == 4
    assert table.total(1) == 0


@pytest.mark.rule("N44", "N51")
def test_end_count_cards_stay_hidden() -> None:
    table = Table().hand(1, "schilderij")
    seen = table.match.game.view(table.state, 0).seats[1]
    assert (seen.hand, seen.total, seen.cards) == (None, None, 1)
