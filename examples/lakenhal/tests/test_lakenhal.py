"""The rules of Lakenhal, one by one."""

import pytest

from gildehuis.core.chance import Chance
from gildehuis.core.match import Match
from gildehuis.core.refusal import Refusal
from gildehuis.core.setup import settle
from lakenhal import GAME
from lakenhal.position import BALES, LakenhalState, number_of


def match(players: int = 3) -> Match[LakenhalState]:
    return Match.start(GAME, settle(GAME, players), "a seed")


def lay(at: Match[LakenhalState], *purses: int) -> None:
    """Every seat lays one: with these hands, whatever was dealt."""
    at.state.hands = [[purse] for purse in purses]
    for seat, purse in enumerate(purses):
        at.play(seat, {"type": "lay", "purse": purse})


@pytest.mark.rule("L1", "L3")
def test_two_of_sixteen_bales_are_shown() -> None:
    state = match().state
    assert len(state.shown) == 2
    assert sorted(state.shown + state.store) == list(range(BALES))


@pytest.mark.rule("L2")
def test_eight_purses_each_that_only_their_owner_sees() -> None:
    at = match()
    dealt = [purse for hand in at.state.hands for purse in hand]
    assert len(set(dealt)) == 24
    assert GAME.view(at.state, 1).hand == at.state.hands[1]
    assert GAME.view(at.state, None).hand is None


@pytest.mark.rule("L2")
def test_a_purse_that_one_does_not_hold() -> None:
    at = match()
    with pytest.raises(Refusal, match="L2"):
        at.play(0, {"type": "lay", "purse": at.state.hands[1][0]})


@pytest.mark.rule("L4")
def test_all_lay_at_once_and_in_any_order_but_only_one() -> None:
    at = match()
    assert at.to_act() == [0, 1, 2]
    at.play(2, at.legal(2)[0])
    assert at.to_act() == [0, 1]
    with pytest.raises(Refusal, match="L4"):
        at.play(2, {"type": "lay", "purse": at.state.hands[2][0]})


@pytest.mark.rule("L5")
def test_the_heaviest_chooses_and_the_second_gets_the_other() -> None:
    at = match()
    lay(at, 7, 30, 12)
    assert at.to_act() == [1]
    one, other = at.state.shown
    at.play(1, at.legal(1)[0])
    assert at.state.bought == [[], [one], [other]]
    assert [purses[-1] for purses in at.state.spent] == [7, 30, 12]


@pytest.mark.rule("L3", "L5")
def test_only_the_heaviest_takes_and_only_what_is_shown() -> None:
    at = match()
    lay(at, 7, 30, 12)
    with pytest.raises(Refusal, match="L5"):
        at.play(0, at.legal(1)[0])
    bale = at.state.store[0]
    with pytest.raises(Refusal, match="L3"):
        at.play(1, GAME.name_move(at.setup, 37 + bale))


@pytest.mark.rule("L6")
def test_over_after_eight_rounds() -> None:
    at = match(2)
    for played in range(8):
        assert at.result() is None
        lay(at, 1 + 2 * played, 2 + 2 * played)
        at.play(1, at.legal(1)[0])
    assert at.to_act() == []
    with pytest.raises(Refusal, match="L6"):
        at.play(0, {"type": "lay", "purse": 1})


@pytest.mark.rule("L7", "L8")
@pytest.mark.parametrize(
    ("bought", "scores", "winners"),
    [
        ([["wool 1", "wool 2"], ["wool 3"]], [8, 3], [0]),
        ([["wool 1"], ["wool 2"]], [1, 2], [1]),  # as many each: nobody has the most
        ([["silk 1", "silk 3"], ["wool 4"]], [9, 9], [1]),  # as many points, fewer bales
        ([["silk 1"], ["wool 1"]], [6, 6], [0, 1]),
    ],
)
def test_points(bought: list[list[str]], scores: list[int], winners: list[int]) -> None:
    state = LakenhalState(settle(GAME, 2), Chance(""))
    pairs = [[name.split() for name in names] for names in bought]
    state.bought = [[number_of(cloth, int(worth)) for cloth, worth in names] for names in pairs]
    result = GAME.result(state)
    assert result is not None
    assert (result.scores, result.winners) == (scores, winners)


@pytest.mark.rule("L9")
@pytest.mark.parametrize("wrong", [{"type": "lay", "purse": 37}, {"type": "bid"}, "lay", None])
def test_what_is_no_move_at_all(wrong: object) -> None:
    with pytest.raises(Refusal, match="L9"):
        match().play(0, wrong)
