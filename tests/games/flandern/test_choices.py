"""The numbers of choices that the specification gives for the shipped edition."""

import pytest

from gildehuis.games.flandern.board import PILE_NUMBERS
from tests.games.flandern.table import Table


@pytest.mark.rule("F12", "F17", "F18")
@pytest.mark.parametrize(
    ("card", "choices"),
    [
        ("town:brugge", 16),
        ("town:gent", 24),
        ("town:ieper", 24),
        ("town:leuven", 24),
        ("town:utrecht", 16),
        ("town:luik", 16),
        ("site", 120),
    ],
)
def test_four_players_at_the_start_seat_0(card: str, choices: int) -> None:
    assert len(Table(4).legal(0)) == 32
    assert len(Table(4).ask(0, card).legal()) == choices


@pytest.mark.rule("F20", "F21", "F22")
@pytest.mark.parametrize(("card", "choices"), [("site", 80), ("cathedral", 1), ("master", 2)])
def test_golden_cards_at_the_start(card: str, choices: int) -> None:
    assert len(Table(4).ask(0, card, golden=True).legal()) == choices


@pytest.mark.rule("F10")
def test_three_players_at_the_start() -> None:
    assert len(Table(3).legal(0)) == 28
    assert len(Table(3).ask(0, "site").legal()) == 96


@pytest.mark.rule("F42")
def test_two_players_at_the_start() -> None:
    table = Table(2).ask_turn(0)
    assert len(table.legal()) == 9
    table.state.pile.append(PILE_NUMBERS["green:site"])
    assert len(table.play(0, {"type": "draw_card"}).legal()) == 120
