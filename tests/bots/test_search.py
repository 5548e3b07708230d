"""The tree search: rewards, what it keeps, when it stops, how long it takes."""

import gc
from time import thread_time

import pytest

from gildehuis.bots.bot import Budget
from gildehuis.bots.mcts import MctsBot
from gildehuis.bots.naming import make
from gildehuis.bots.reward import final, hopes
from gildehuis.bots.tree import Bandit
from gildehuis.core.game import Result
from gildehuis.core.refusal import BadInput
from gildehuis.core.rng import Rng
from gildehuis.core.secrecy import look
from tests.bots.table import match_of


def test_hopes_are_shares_of_one_victory() -> None:
    shares = hopes([10.0, 20.0, 20.0], 5.0)
    assert sum(shares) == pytest.approx(1.0)
    assert shares[1] == shares[2] > shares[0] > 0


def test_a_victory_counts_more_than_any_points() -> None:
    narrow = final(Result([31, 30], [0], [1, 2], "end"), 5.0)
    assert narrow[0] > 0.9 > 0.1 > narrow[1]
    assert final(Result([50, 30], [0], [1, 2], "end"), 5.0)[0] > narrow[0]


def test_shared_victories_are_shared() -> None:
    shares = final(Result([30, 30, 10], [0, 1], [1, 1, 3], "end"), 5.0)
    assert shares[0] == shares[1] == pytest.approx(0.5, abs=0.01)


def test_a_bandit_tries_the_promising_first_and_only_what_is_legal() -> None:
    bandit, rng = Bandit(), Rng(1)
    bandit.rank([7, 8, 9], [0.1, 0.9, 0.5], 0.1)
    assert bandit.moves == [8, 9, 7]
    assert bandit.moves[bandit.pick([7, 8, 9], 1.0, 1.0, rng)] == 8
    assert bandit.moves[bandit.pick([7, 9], 1.0, 1.0, rng)] == 9
    assert bandit.moves[bandit.pick([7, 11], 1.0, 5.0, rng)] in (7, 11)


def test_a_kept_tree_is_used_for_the_next_decision() -> None:
    match = match_of("kardinal", 2, "kept")
    bot = MctsBot(match.game, match.setup, 0, "s", Budget(nodes=200))
    match.play(0, bot.choose(look(match.game, match.state, 0)))
    old = bot.search.root
    bot.choose(look(match.game, match.state, 0))
    assert bot.search.root in old.children.values()
    assert bot.search.root.visits > bot.nodes


def test_a_move_that_only_another_position_allowed_is_never_chosen() -> None:
    match = match_of("kardinal", 2, "kept")
    bot = MctsBot(match.game, match.setup, 0, "s", Budget(nodes=60))
    match.play(0, bot.choose(look(match.game, match.state, 0)))
    for child in bot.search.root.children.values():  # the tree remembers a move of elsewhere
        for bandit in child.bandits.values():
            bandit.learn([3])
            bandit.visits[bandit.places()[3]] = 10_000
    view = look(match.game, match.state, 0)
    assert bot.choose(view) in view.legal


def test_a_settled_choice_is_not_thought_about_to_the_end() -> None:
    match = match_of("kardinal", 2, "kept")
    bot = MctsBot(match.game, match.setup, 0, "s", Budget(nodes=100))
    seen = look(match.game, match.state, 0)
    bot.choose(seen)
    assert bot.nodes <= 100


@pytest.mark.parametrize("name", ["easy", "mcts:seconds=0.2"])
def test_no_decision_takes_longer_than_its_budget(name: str) -> None:
    """In time of its own thread: a busy machine may make anybody wait, and what other tests have
    left to be looked through is not the bot's."""
    match = match_of("kardinal", 2, "clock")
    bot = make(name, match.game, match.setup, 0, "s")
    rng = Rng(3)
    slowest = 0.0
    gc.collect()
    gc.freeze()
    for _ in range(12):
        seat = match.to_act()[0]
        legal = match.legal(seat)
        if seat == 0:
            started = thread_time()
            bot.choose(look(match.game, match.state, 0))
            slowest = max(slowest, thread_time() - started)
        match.play(seat, legal[rng.below(len(legal))])
    gc.unfreeze()
    assert slowest <= 0.2 * 1.1


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("clever", 'no bot "clever"'),
        ("greedy:nodes=3", 'no bot "greedy:nodes=3"'),
        ("mcts:depth=3", 'no setting "depth"'),
        ("mcts:nodes=many", '"many" is no number'),
    ],
)
def test_an_unknown_bot_is_refused_in_one_clear_line(name: str, said: str) -> None:
    match = match_of("kardinal", 2, "any")
    with pytest.raises(BadInput, match=said):
        make(name, match.game, match.setup, 0, "s")
