"""What a seat cannot know, and positions imagined from what it knows (F9, F11, F12)."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from gildehuis.core.match import Match
from gildehuis.core.playout import step_at_random
from gildehuis.core.rng import Rng
from gildehuis.core.secrecy import look
from gildehuis.games.flandern import GAME
from gildehuis.games.flandern.board import CARDS, SITE_CARD, TOWNS, pile_name
from gildehuis.games.flandern.state import FlandernState
from tests.games.flandern.table import Table, setup


def _imagined(table: Table, viewer: int | None, rng: Rng) -> FlandernState:
    return GAME.imagine(table.state.setup, viewer, table.view(viewer), rng)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_imagined_position_gives_the_same_view_byte_for_byte(players: int) -> None:
    match: Match[Any] = Match.start(GAME, setup(players), "imagine")
    rng = Rng(4)
    while match.to_act():
        step_at_random(match, rng)
        if rng.below(6):
            continue
        for viewer in (None, *range(players)):
            before = msgspec.json.encode(look(GAME, match.state, viewer, previews=True))
            seen = GAME.view(match.state, viewer)
            world = GAME.imagine(match.setup, viewer, seen, rng)
            assert msgspec.json.encode(look(GAME, world, viewer, previews=True)) == before


@pytest.mark.rule("F11")
def test_the_starting_player_remembers_his_golden_card() -> None:
    table = Table(4, golden=["master", *["pickup"] * 27])
    table.state.golden = list(Table(4).state.golden)
    table.state.golden_card = table.state.golden[0]
    rng = Rng(1)
    cards = {_imagined(table, 0, rng).golden_card for _ in range(30)}
    assert cards == {table.state.golden[0]}


@pytest.mark.rule("F9", "F11")
def test_others_imagine_any_card_of_pile_a_in_its_right_frequency() -> None:
    table, rng = Table(4), Rng(2)
    seen = table.view(1)
    worlds = [GAME.imagine(table.state.setup, 1, seen, rng) for _ in range(1120)]
    counts: Counter[str] = Counter(CARDS[world.golden_card] for world in worlds)
    above = {"town:brugge", "town:gent", "town:ieper", *CARDS[SITE_CARD:]}
    assert set(counts) == above
    for card, expected in (("town:gent", 80), ("site", 240), ("influence", 320)):
        assert abs(counts[card] - expected) < 60


@pytest.mark.rule("F9")
def test_the_imagined_pile_is_a_before_b() -> None:
    world = _imagined(Table(4), 2, Rng(3))
    golden = [CARDS[card] for card in world.golden]
    assert sorted(golden) == sorted(CARDS[card] for card in Table(4).state.golden)
    assert sum(card.startswith("town:") for card in golden[:14]) == 3


@pytest.mark.rule("F11")
def test_a_face_down_card_is_never_imagined_as_one_of_a_scored_town() -> None:
    table = Table(4)
    for town in ("gent", "ieper", "luik"):
        table.state.scored |= 1 << TOWNS.index(town)
        table.state.free[TOWNS.index(town)] = []
    rng = Rng(4)
    for _ in range(60):
        world = _imagined(table, 3, rng)
        assert world.golden_card not in (1, 2, 5)


@pytest.mark.rule("F12")
def test_pending_choices_are_imagined_from_all_the_seat_could_choose() -> None:
    table = Table(4)
    table.play(1, {"type": "choose", "card": "site", "influence": 2})
    rng = Rng(5)
    worlds = [_imagined(table, 0, rng).chosen for _ in range(200)]
    assert all(chosen[1] >= 0 and chosen[0] == chosen[2] == chosen[3] == -1 for chosen in worlds)
    assert len({chosen[1] for chosen in worlds}) > 20
    own = [_imagined(table, 1, rng).chosen[1] for _ in range(20)]
    assert set(own) == {table.state.chosen[1]}


@pytest.mark.rule("F12")
def test_no_byte_tells_whether_one_card_was_chosen_or_four() -> None:
    seen: set[bytes] = set()
    for card in CARDS[:8]:
        for influence in range(4):
            table = Table(4)
            table.play(3, {"type": "choose", "card": card, "influence": influence})
            others = [look(GAME, table.state, viewer, previews=True) for viewer in (None, 0, 1, 2)]
            seen.add(msgspec.json.encode(others))
    assert len(seen) == 1


@pytest.mark.rule("F41", "F43")
def test_two_players_know_which_cards_the_pile_has_but_not_their_order() -> None:
    table = Table(2).ask_turn(0)
    rng = Rng(6)
    orders = {tuple(_imagined(table, 0, rng).pile) for _ in range(20)}
    assert len(orders) > 10
    assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(table.state.pile))}
    shown = table.pile(0).cards
    assert shown == [pile_name(card) for card in sorted(table.state.pile)]
