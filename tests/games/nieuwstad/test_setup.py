"""Material, setup and opening (N1–N5)."""

from collections import Counter

import pytest

from gildehuis.core.setup import settle
from gildehuis.games.nieuwstad import GAME
from gildehuis.games.nieuwstad.edition import kit_of
from gildehuis.games.nieuwstad.ids import BOOT, HERENHUIS, HUIS, TILES, WISH_COUNT
from tests.games.nieuwstad.table import Table


@pytest.mark.rule("N1")
@pytest.mark.parametrize(("players", "buildings", "cards"), [(2, 33, 26), (3, 39, 32), (4, 39, 38)])
def test_the_material(players: int, buildings: int, cards: int) -> None:
    kit = kit_of(settle(GAME, players))
    assert sum(kit.stock) - kit.stock[BOOT] == buildings
    assert len(kit.deck) == cards
    assert len(kit.slots) == 7


@pytest.mark.rule("N1")
def test_thirty_wishes_eight_events_thirty_tiles() -> None:
    kit = kit_of(settle(GAME, 4))
    wishes = sum(card < WISH_COUNT for card in kit.deck)
    assert (wishes, len(kit.deck) - wishes) == (30, 8)
    assert Counter(TILES[tile] for tile in kit.tiles) == {"www": 16, "wwww": 7, "wwg": 7}


@pytest.mark.rule("N1")
def test_buildings_run_out_and_goods_do_not() -> None:
    table = Table().clear().give(0, florins=500, wood=500)
    table.state.stock = [0] * len(table.state.stock)
    table.refresh().role("bouwmeester")
    assert table.legal() == [{"type": "pass"}]
    assert table.refused("build", building="huis") == "N1"


@pytest.mark.rule("N2")
@pytest.mark.parametrize("players", [3, 4])
def test_the_large_board(players: int) -> None:
    state = Table(players, opening=True).state
    assert sum(state.standing) == 27
    assert len(state.kit.tiles) == 30
    assert state.stock[BOOT] == 2
    assert state.seals == [7] * players
    assert GAME.view(state, None).seats[0].dark_seals == 4


@pytest.mark.rule("N3")
def test_the_small_board() -> None:
    state = Table(2, opening=True).state
    assert sum(state.standing) == 15
    assert Counter(TILES[tile] for tile in state.kit.tiles) == {"www": 10, "wwww": 4, "wwg": 4}
    assert (state.stock[HUIS], state.stock[HERENHUIS]) == (4, 3)
    assert (state.stock[BOOT], state.loose_left) == (1, 0)
    assert state.seals == [8, 8]


@pytest.mark.rule("N3")
def test_two_players_loose_boats_are_a_matter_of_the_edition() -> None:
    older = Table(2, opening=True, edition="reconstructed").state
    assert (older.stock[BOOT], older.loose_left) == (1, 2)


@pytest.mark.rule("N4")
def test_everybody_starts_with_two_florins_and_the_town_with_five_poorters() -> None:
    table = Table(opening=True)
    assert table.state.florins == [2] * 4
    assert table.state.poorters == 5
    assert table.match.to_act() == [0]


@pytest.mark.rule("N4")
def test_there_are_never_fewer_than_five_poorters() -> None:
    table = Table().give(0, florins=9, wood=9).clear((0, 0), (1, 0)).poorters(5)
    table.role("bouwmeester").play("build", building="weide").place(0, 0)
    table.play("pay", florins=2, wood=1, planks=0, huizenbouw=False)
    assert table.state.poorters == 5
    table.poorters(7)
    table.give(1, florins=9, wood=9).play("build", building="huis")
    assert table.asked == "place"  # a Huis then counts from 7, not from 4
    table.match.play(1, table.legal()[0])
    assert table.state.poorters == 12


@pytest.mark.rule("N4")
def test_graaf_and_rentmeester_wait() -> None:
    assert table_roles(Table()) == ["houthakker", "bouwmeester", "boer", "schout", "handelaar"]


def table_roles(table: Table) -> list[str]:
    roles: list[str] = table.values("role", "role")
    return roles


@pytest.mark.rule("N5")
def test_the_opening_goes_round_and_back() -> None:
    table = Table(3, opening=True)
    asked = []
    while table.state.round == 1 and table.asked in ("opening_tile", "opening_building", "place"):
        asked.append((table.seat, table.asked))
        if table.asked == "opening_building":
            choice = "graanveld" if "graanveld" in table.values("start", "building") else "huis"
            table.play("start", building=choice)
        else:
            move = table.legal()[0]
            table.match.play(table.seat, move)
    tiles = [(0, "opening_tile"), (1, "opening_tile"), (2, "opening_tile")]
    assert asked[:3] == tiles
    assert [seat for seat, what in asked[3:] if what == "opening_building"] == [2, 1, 0]
    assert all(goods >= 2 for goods in table.state.goods[::10])


@pytest.mark.rule("N5")
def test_the_start_building_is_free_and_takes_a_seal() -> None:
    table = Table(2, opening=True)
    table.play("clear", slot=[0, 0]).play("clear", slot=[1, 0])
    table.play("start", building="boot")
    assert table.state.seals == [8, 7]
    assert table.state.points == [0, 0]
    assert table.state.poorters == 5
    assert table.state.florins == [2, 2]


@pytest.mark.rule("N5")
def test_a_kind_without_a_place_cannot_be_chosen() -> None:
    table = Table(2, opening=True)
    table.play("clear", slot=[2, 1]).play("clear", slot=[1, 2])  # both in the city
    assert table.values("start", "building") == ["huis", "boot"]
    assert table.refused("start", building="graanveld") == "N5"
    assert table.refused("start", building="kerk") == "N5"
    table.play("start", building="boot")
    assert table.values("start", "building") == ["huis"]  # the only boat is taken


@pytest.mark.rule("N5")
def test_who_can_lay_nothing_goes_without() -> None:
    table = Table(2, opening=True)
    table.play("clear", slot=[2, 1])
    table.state.stock = [0] * len(table.state.stock)
    table.play("clear", slot=[1, 2])
    assert table.asked == "role"
    assert [event["seat"] for event in table.told("start_skipped")] == [1, 0]
