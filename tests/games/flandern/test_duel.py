"""Two players with two guilds under influence (F40–F46)."""

import pytest

from gildehuis.core.record import Entry
from gildehuis.games.flandern import GAME
from gildehuis.games.flandern.board import PILE_NUMBERS, TOWNS, pile_name
from gildehuis.games.flandern.building import cover_space
from gildehuis.games.flandern.schema import DrawCard, Pieces, PlayCard
from tests.games.flandern.replaying import played, verdict
from tests.games.flandern.table import Table, at, build, set_up

DRAW = {"type": "draw_card"}
PILE = [
    f"{guild}:{card}"
    for card in (*(f"town:{town}" for town in TOWNS), "site")
    for guild in ("green", "red")
]


def _play(card: str) -> dict[str, str]:
    return {"type": "play_card", "card": card}


def _with_pile(*cards: str, discards: tuple[str, ...] = ()) -> Table:
    """Seat 0 to move; these cards in the pile, top first."""
    table = Table(2).ask_turn(0)
    table.state.pile = [PILE_NUMBERS[card] for card in reversed(cards)]
    table.state.discards = [PILE_NUMBERS[card] for card in discards]
    return table.ask_turn(0)


def _score(table: Table, town: str) -> Table:
    table.state.scored |= 1 << TOWNS.index(town)
    table.state.free[TOWNS.index(town)] = []
    return table


def _leave(table: Table, *kept: tuple[str, str]) -> Table:
    slots = [table.slot(town, space) for town, space in kept]
    for town in range(len(TOWNS)):
        for slot in table.state.free[town]:
            if slot not in slots:
                cover_space(table.state, slot)
    return table


@pytest.mark.rule("F40")
def test_no_influence_no_golden_cards_no_figures_and_all_six_towns() -> None:
    view = Table(2).view()
    assert view.golden is None
    assert [seat.influence for seat in view.seats] == [0, 0]
    assert view.pieces == Pieces(building_sites=10, cathedrals=0, guild_masters=0)
    assert all(town.in_play for town in view.towns)


@pytest.mark.rule("F40")
def test_seat_1_chooses_its_guild_and_seat_0_has_the_other() -> None:
    table = Table(2)
    assert GAME.to_act(table.state) == [1]
    assert [move.guild for move in table.legal()] == ["green", "red"]
    assert table.rule(0, {"type": "influence_guild", "guild": "green"}) == "F40"
    for guild in ("blue", "yellow", "grey", "church"):
        assert table.rule(1, {"type": "influence_guild", "guild": guild}) == "F40"
    assert table.rule(1, DRAW) == "F40"
    table.play(1, {"type": "influence_guild", "guild": "green"})
    assert [seat.influenced for seat in table.view().seats] == ["red", "green"]


@pytest.mark.rule("F41")
def test_the_pile_has_town_and_site_cards_of_both_guilds() -> None:
    table = Table(2)
    assert sorted(pile_name(card) for card in table.state.pile) == sorted(PILE)
    assert len(PILE) == 14


@pytest.mark.rule("F41")
@pytest.mark.parametrize("cards", [PILE[:-1], [*PILE[:-1], PILE[0]], ["blue:site", *PILE[1:]], [1]])
def test_a_wrong_pile_is_refused(cards: list[str]) -> None:
    judged = verdict(2, [{"chance": "pile", "value": cards}])
    assert judged.refusal is not None
    assert (judged.at, judged.refusal.rule) == (0, "F41")


@pytest.mark.rule("F42")
def test_two_actions_in_any_order() -> None:
    table = _with_pile("green:town:gent", "red:town:gent")
    assert GAME.to_act(table.state) == [0]
    assert len(table.legal()) == 9
    table.play(0, DRAW).play(0, build("gent", "XN", "green"))
    assert {type(move) for move in table.legal()} == {PlayCard}
    assert table.rule(0, DRAW) == "F42"
    table.play(0, _play("pickup"))
    assert GAME.to_act(table.state) == [1]
    table.play(1, _play("town:gent")).play(1, build("gent", "XS", "grey"))
    assert table.legal() == [DrawCard()]
    assert table.rule(1, _play("pickup")) == "F42"


@pytest.mark.rule("F42")
def test_a_pile_card_serves_its_own_guild_grey_and_church() -> None:
    table = _with_pile("red:town:gent").play(0, DRAW)
    assert {move.guild for move in table.legal()} == {"red", "grey", "church"}
    assert table.rule(0, build("gent", "XN", "blue")) == "F42"
    assert table.rule(0, build("gent", "XN", "green")) == "F42"
    assert table.rule(0, build("brugge", "XN", "red")) == "F17"
    assert table.rule(0, set_up("gent", "XN", "red")) == "F17"


@pytest.mark.rule("F42", "F18")
def test_a_pile_site_card() -> None:
    table = _with_pile("green:site").play(0, DRAW)
    assert table.rule(0, set_up("gent", "XN", "blue")) == "F42"
    assert table.rule(0, build("gent", "XN", "green")) == "F18"
    table.play(0, set_up("gent", "XN", "green"))
    assert table.district("gent", "XN").site


@pytest.mark.rule("F42")
def test_a_pile_card_finishes_only_what_it_serves() -> None:
    table = _with_pile("red:town:gent")
    table.lay("gent", "XN", "blue", site=True).lay("gent", "XE", "red", site=True)
    table.play(0, DRAW)
    assert table.rule(0, at("finish", "gent", "XN")) == "F42"
    assert table.rule(0, at("finish", "gent", "XS")) == "F17"
    assert table.rule(0, at("finish", "gent", "XE")) == "legal"


@pytest.mark.rule("F42")
def test_where_own_and_pile_cards_go() -> None:
    table = _with_pile("green:site", "red:site")
    table.play(0, DRAW).play(0, set_up("gent", "XN", "green"))
    assert table.pile().discards == ["green:site"]
    table.play(0, _play("town:luik"))
    assert table.view().seats[0].open == ["town:luik"]


@pytest.mark.rule("F42")
def test_turn_and_hand_are_minded() -> None:
    table = _with_pile("green:site")
    assert table.rule(1, DRAW) == "F42"
    assert table.rule(0, build("gent", "XN", "grey")) == "F42"
    table.state.hand[0] &= ~1
    table.ask_turn(0)
    assert table.rule(0, _play("town:brugge")) == "F42"


@pytest.mark.rule("F43")
def test_an_impossible_drawn_action_lapses() -> None:
    table = _with_pile("green:site", "red:site")
    table.state.sites = [table.slot("gent", "XN")] * 10
    table.play(0, DRAW)
    assert table.told("impossible")[-1] == {"seat": 0, "card": "site"}
    assert table.pile().discards == ["green:site"]
    assert {type(move) for move in table.legal()} == {PlayCard}


@pytest.mark.rule("F43", "F35")
def test_cards_of_scored_towns_are_removed_and_another_drawn() -> None:
    table = _score(_with_pile("green:town:gent", "red:town:gent", "red:town:luik"), "gent")
    table.play(0, DRAW)
    assert table.pile().card == "red:town:luik"
    assert table.pile().removed == ["green:town:gent", "red:town:gent"]


@pytest.mark.rule("F43")
def test_an_empty_pile_is_made_of_all_discards() -> None:
    table = _with_pile(discards=("green:site",)).play(0, DRAW)
    assert table.told("pile_shuffled") == [{"seat": 0, "cards": 1}]
    assert table.pile().card == "green:site"
    assert table.pile().discards == []


@pytest.mark.rule("F43")
def test_with_no_card_left_at_all_the_action_lapses() -> None:
    table = _with_pile()
    assert {type(move) for move in table.legal()} == {PlayCard}
    assert table.rule(0, DRAW) == "F43"
    table.play(0, _play("pickup"))
    assert GAME.to_act(table.state) == [1]
    table = _score(_with_pile("red:town:gent"), "gent").play(0, DRAW)
    assert table.told("pile_empty") == [{"seat": 0}]
    assert {type(move) for move in table.legal()} == {PlayCard}


@pytest.mark.rule("F43")
def test_a_wrong_new_pile_is_refused_where_it_stands() -> None:
    log = played(2, "pile").log
    at_ = next(n for n, entry in enumerate(log) if n and "chance" in entry)
    changed: list[Entry] = [*log[:at_], {"chance": "pile", "value": log[at_]["value"][1:]}]
    judged = verdict(2, changed)
    assert judged.refusal is not None
    assert (judged.at, judged.refusal.rule) == (at_, "F43")


@pytest.mark.rule("F44")
def test_towns_are_scored_at_the_end_of_the_turn() -> None:
    table = _leave(_with_pile("green:site", "green:site"), ("gent", "XN"), ("ieper", "XN"))
    table.play(0, _play("town:gent")).play(0, build("gent", "XN", "blue"))
    assert not table.town("gent").scored
    table.play(0, DRAW).play(0, set_up("ieper", "XN", "grey"))
    assert [event["town"] for event in table.told("town_scored")][:2] == ["brugge", "gent"]


@pytest.mark.rule("F45")
def test_no_free_space_ends_the_match_and_guilds_score_for_their_players() -> None:
    table = _leave(_with_pile("green:town:gent"))
    table.state.points = [1, 2, 30, 4, 500]
    table.play(0, DRAW).play(0, _play("pickup"))
    result = table.result()
    assert result is not None
    assert result.end == "no_space"
    assert result.scores == [1 + 30 + 2, 2 + 4 + 2]  # and one for each of the centres
    assert result.winners == [0]
    assert table.rule(0, DRAW) == "F45"


@pytest.mark.rule("F45")
def test_it_ends_when_only_influenced_guilds_could_build() -> None:
    table = _leave(_with_pile("red:site"), ("gent", "XN"))
    for guild in ("blue", "yellow", "grey", "church"):
        table.empty_stock(guild)
    table.take_special("D")
    table.play(0, _play("pickup")).play(0, DRAW).play(0, table.legal()[0])
    assert table.view().end == "no_space"
    table = _leave(_with_pile(), ("gent", "XN"))
    for guild in ("blue", "yellow", "grey", "church"):
        table.empty_stock(guild)
    table.take_special("D").play(0, _play("pickup"))
    assert table.view().end == "influenced_only"
    assert table.rule(0, DRAW) == "F45"


@pytest.mark.rule("F45")
@pytest.mark.parametrize("guild", ["blue", "grey", "church"])
def test_it_goes_on_while_a_player_grey_or_church_could_build(guild: str) -> None:
    table = _leave(_with_pile(), ("gent", "XN")).take_special("D")
    for other in {"blue", "yellow", "grey", "church"} - {guild}:
        table.empty_stock(other)
    table.play(0, _play("pickup"))
    assert table.view().end is None


@pytest.mark.rule("F46")
def test_sixteen_turns_without_building_are_the_end() -> None:
    table = _with_pile()
    for turn in range(16):
        assert table.view().end is None
        table.play(turn % 2, _play("pickup"))
    assert table.view().end == "standstill"
    assert table.rule(0, _play("pickup")) == "F46"


@pytest.mark.rule("F46")
@pytest.mark.parametrize("finishing", [True, False])
def test_laying_or_finishing_anything_starts_the_count_again(finishing: bool) -> None:
    table = _with_pile()
    for turn in range(15):
        table.play(turn % 2, _play("pickup"))
    assert table.pile().idle == 15
    table.lay("gent", "XN", "grey", site=True)
    table.state.laid_now = False
    table.play(1, _play("town:gent"))
    table.play(1, at("finish", "gent", "XN") if finishing else build("gent", "XS", "grey"))
    assert table.pile().idle == 0
    assert table.view().end is None
