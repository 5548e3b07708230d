"""Schout (N23–N26)."""

import pytest

from gildehuis.core.chance import Chance
from tests.games.nieuwstad.table import Table


@pytest.mark.rule("N23")
def test_the_chooser_gets_a_florin_first() -> None:
    table = Table().give(0, florins=0).role("schout")
    assert table.state.florins[0] == 1
    assert table.values("buy_cards", "number") == [0, 1]


@pytest.mark.rule("N23")
@pytest.mark.parametrize(("number", "price"), [(0, 0), (1, 1), (2, 3)])
def test_the_price_of_cards(number: int, price: int) -> None:
    table = Table().give(0, florins=4).deck("schilderij", "standbeeld").role("schout")
    table.play("buy_cards", number=number)
    assert table.state.florins[0] == 5 - price
    assert table.state.hand_sizes[0] == number


@pytest.mark.rule("N23")
def test_more_than_he_can_pay_is_refused() -> None:
    table = Table().give(0, florins=1).role("schout")
    assert table.refused("buy_cards", number=2) == "N23"
    assert table.refused("buy_cards", number=3) == "N23"
    assert table.refused("buy_cards", number=-1) == "N23"


@pytest.mark.rule("N23", "N52")
def test_who_cannot_pay_is_not_asked() -> None:
    table = Table().give(1, florins=0).give(2, florins=1).role("schout")
    table.play("buy_cards", number=0)
    assert table.seat == 2


@pytest.mark.rule("N23")
def test_up_to_two_wishes_in_the_second_circuit() -> None:
    table = Table().hand(0, "sprokkelaar", "rotte_vis", "wolventerreur").role("schout")
    for _ in range(4):
        table.play("buy_cards", number=0)
    assert (table.asked, table.seat) == ("play", 0)
    table.play("play", card="sprokkelaar").play("play", card="rotte_vis")
    assert table.asked == "role"  # nobody else has a card
    assert table.cards(0) == ["wolventerreur"]


@pytest.mark.rule("N23", "N6")
def test_nobody_has_to_play() -> None:
    table = Table().hand(1, "sprokkelaar").role("schout")
    for _ in range(4):
        table.play("buy_cards", number=0)
    assert table.seat == 1
    table.play("done")
    assert (table.asked, table.cards(1)) == ("role", ["sprokkelaar"])


@pytest.mark.rule("N23")
def test_a_card_he_has_not_is_refused() -> None:
    table = Table().hand(0, "sprokkelaar").role("schout")
    for _ in range(4):
        table.play("buy_cards", number=0)
    assert table.refused("play", card="brand") == "N23"
    assert table.refused("play", card="vikingen") == "N23"


@pytest.mark.rule("N24")
def test_an_event_is_replaced_until_a_wish_comes() -> None:
    table = Table().poorters(40).deck("kruistocht", "kruistocht", "brand", "standbeeld")
    table.role("schout").play("buy_cards", number=1)
    assert table.state.poorters == 20
    assert table.cards(0) == ["brand"]
    assert table.state.deck_left == 1
    assert table.match.game.view(table.state, None).draws == ["kruistocht", "kruistocht", None]


@pytest.mark.rule("N25")
def test_the_trading_house_makes_cards_cheaper() -> None:
    table = Table().clear((0, 0)).lay("handelshuis", (0, 0), owner=1).give(1, florins=0)
    table.deck("brand", "brand", "standbeeld").role("schout").play("buy_cards", number=0)
    assert table.seat == 1  # one card costs him nothing
    assert table.values("buy_cards", "number") == [0, 1]
    table.play("buy_cards", number=1)
    assert (table.state.florins[1], table.cards(1)) == (0, ["brand"])
    rich = Table().clear((0, 0)).lay("handelshuis", (0, 0)).give(0, florins=1)
    rich.deck("brand", "brand").role("schout").play("buy_cards", number=2)
    assert rich.state.florins[0] == 0  # 1 and the privilege, less 2


@pytest.mark.rule("N26")
@pytest.mark.parametrize(
    "card",
    [
        "burgerwacht",
        "huizenbouw",
        "inkomstenbelasting",
        "buurtfeest",
        "houthakkersfeest",
        "schilderij",
        "standbeeld",
        "wijkfeest",
    ],
)
def test_cards_with_a_moment_of_their_own_are_not_played_here(card: str) -> None:
    table = Table().hand(0, card).role("schout")
    for _ in range(4):
        table.play("buy_cards", number=0)
    assert table.legal() == [{"type": "done"}]
    assert table.refused("play", card=card) == "N26"


@pytest.mark.rule("N26")
def test_a_wish_may_be_played_without_effect_and_is_discarded_openly() -> None:
    table = Table().hand(0, "rotte_vis").role("schout")
    for _ in range(4):
        table.play("buy_cards", number=0)
    table.play("play", card="rotte_vis")
    assert table.match.game.view(table.state, None).discards == ["rotte_vis"]


@pytest.mark.rule("N26")
def test_an_empty_deck_is_made_anew_of_the_discards() -> None:
    table = Table().give(0, florins=2).deck("brand")
    table.state.discards = [10, 19]  # Rotte vis and a Kruistocht
    table.state.chance = Chance("shuffle")
    table.role("schout").play("buy_cards", number=2)
    assert table.cards(0) == ["brand", "rotte_vis"]
    assert table.match.log[-1]["chance"] == "deck"
    assert sorted(table.match.log[-1]["value"]) == ["kruistocht", "rotte_vis"]


@pytest.mark.rule("N26")
@pytest.mark.parametrize(("deck", "kept"), [(["brand"], 1), (["kruistocht"], 0)])
def test_cards_not_drawn_are_paid_back(deck: list[str], kept: int) -> None:
    table = Table().give(0, florins=5).deck(*deck)
    table.role("schout").play("buy_cards", number=2)
    assert table.state.florins[0] == 6 - kept
    assert table.state.hand_sizes[0] == kept
    assert table.seat != 1 or table.asked != "buy_cards"  # none are sold any more


@pytest.mark.rule("N26")
def test_no_cards_are_sold_while_there_are_none() -> None:
    table = Table().deck()
    table.state.discards = [19]
    table.refresh().role("schout")
    assert (table.asked, table.seat) == ("role", 1)
