"""The rules of Drapery, one by one."""

import pytest

from drapery import GAME, deals
from drapery.rules import CARDS, CLOTHS, DraperyState, ask_next
from gildehuis.core.chance import Chance
from gildehuis.core.match import Match
from gildehuis.core.playout import step_at_random
from gildehuis.core.refusal import Refusal
from gildehuis.core.rng import Rng
from gildehuis.core.setup import settle


def match(players: int = 3) -> Match[DraperyState]:
    return Match.start(GAME, settle(GAME, players), "a seed")


def holding(*hands: str) -> Match[DraperyState]:
    """A match in which the seats hold these cards."""
    at = match(len(hands))
    at.state.hands = [sorted(CARDS.index(card) for card in hand.split()) for hand in hands]
    ask_next(at.state)
    return at


def play(at: Match[DraperyState], *cards: str) -> None:
    for card in cards:
        at.play(at.to_act()[0], {"type": "play", "card": card})


@pytest.mark.rule("D1", "D2")
def test_six_cards_each_that_only_their_owner_sees() -> None:
    at = match()
    assert len({card for hand in at.state.hands for card in hand}) == 18
    assert len(CARDS) == 24
    assert GAME.view(at.state, 1).hand == [CARDS[card] for card in at.state.hands[1]]
    assert GAME.view(at.state, None).hand is None


@pytest.mark.rule("D2", "D3")
def test_one_after_the_other_and_only_what_one_holds() -> None:
    at = holding("wool-1 silk-1", "wool-2 silk-2")
    assert at.to_act() == [0]
    with pytest.raises(Refusal, match="D3"):
        at.play(1, {"type": "play", "card": "wool-2"})
    with pytest.raises(Refusal, match="D2"):
        at.play(0, {"type": "play", "card": "wool-2"})
    play(at, "wool-1")
    assert at.to_act() == [1]


@pytest.mark.rule("D4")
def test_the_cloth_that_was_led_must_be_followed_if_it_can() -> None:
    at = holding("wool-1 linen-1", "wool-2 silk-2", "velvet-1 silk-3")
    play(at, "wool-1")
    with pytest.raises(Refusal, match="D4"):
        at.play(1, {"type": "play", "card": "silk-2"})
    play(at, "wool-2")
    assert len(at.legal(2)) == 2  # has no wool
    play(at, "velvet-1")
    assert [seat.lacks for seat in GAME.view(at.state, None).seats] == [[], [], ["wool"]]


@pytest.mark.rule("D5", "D6")
@pytest.mark.parametrize(
    ("cards", "winner", "points"),
    [
        (["wool-1", "wool-4", "wool-3"], 1, 1),
        (["wool-2", "linen-6", "velvet-6"], 0, 3),
        (["wool-6", "silk-1", "wool-3"], 1, 2),
        (["wool-6", "silk-1", "silk-6"], 2, 3),
    ],
)
def test_who_wins_a_trick(cards: list[str], winner: int, points: int) -> None:
    at = holding(*(f"{card} linen-{n + 1}" for n, card in enumerate(cards)))
    for seat, card in enumerate(cards):
        at.state.hands[seat] = [CARDS.index(card), CARDS.index(f"linen-{seat + 1}")]
    at.state.choices = at.state.hands[0]
    play(at, cards[0])
    for card in cards[1:]:
        at.state.choices = at.state.hands[at.state.seat]
        play(at, card)
    assert at.state.points[winner] == sum(at.state.points) == points
    assert at.to_act() == [winner]


@pytest.mark.rule("D7", "D8")
def test_three_deals() -> None:
    at, rng = match(2), Rng(1)
    for decisions in range(36):
        assert at.result() is None
        assert at.state.deal == 1 + decisions // 12
        step_at_random(at, rng)
    result = at.result()
    assert result is not None
    assert max(result.scores) == result.scores[result.winners[0]]
    with pytest.raises(Refusal, match="D7"):
        at.play(0, {"type": "play", "card": "wool-1"})


@pytest.mark.rule("D8")
def test_equals_share_the_victory() -> None:
    state = DraperyState(settle(GAME, 3), Chance(""))
    state.points = [7, 9, 9]
    result = GAME.result(state)
    assert result is not None
    assert result.winners == [1, 2]


@pytest.mark.rule("D9")
@pytest.mark.parametrize("wrong", [{"type": "play", "card": "silk-7"}, {"type": "pass"}, None])
def test_what_is_no_move_at_all(wrong: object) -> None:
    with pytest.raises(Refusal, match="D9"):
        match().play(0, wrong)


@pytest.mark.rule("D4")
def test_nobody_is_imagined_with_a_cloth_that_he_lacks() -> None:
    for seed in range(50):
        unseen = list(range(24))
        hands = deals(unseen, [4, 4, 4], [[0], [1, 2], []], Rng(seed))
        cloths = [{CLOTHS[card // 6] for card in hand} for hand in hands]
        assert "wool" not in cloths[0]
        assert not cloths[1] & {"linen", "velvet"}
        assert sum(map(len, hands)) == 12
