"""Every bot plays every game by its rules, the same way for the same seed."""

from typing import Any

import pytest

from gildehuis import bots
from gildehuis.core import registry
from gildehuis.core.rng import Rng
from gildehuis.core.secrecy import View, look
from tests.bots.table import match_of, play_on, play_out

TABLES = [(name, players) for name in registry.names() for players in registry.find(name).players]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_bot_plays_every_game(game: str, players: int) -> None:
    kinds = ["greedy", "mcts:nodes=3", "easy", "random"]
    names = [kinds[(seat + players) % len(kinds)] for seat in range(players)]
    match = match_of(game, players, "any")
    play_on(match, names, "any", 40)
    result = play_out(match, ["random"] * (players - 1) + ["mcts:nodes=1"], "any")
    assert len(result.scores) == players


@pytest.mark.parametrize("game", registry.names())
def test_a_bot_on_a_budget_of_nodes_plays_the_same_for_the_same_seed(game: str) -> None:
    names = ["mcts:nodes=8", "easy"]
    first, second = match_of(game, 2, "same"), match_of(game, 2, "same")
    play_on(first, names, "same", 30)
    play_on(second, names, "same", 30)
    assert first.log == second.log


def test_another_seed_plays_another_match() -> None:
    first, second = match_of("kardinal", 2, "same"), match_of("kardinal", 2, "same")
    play_out(first, ["random", "random"], "one")
    play_out(second, ["random", "random"], "two")
    assert first.log != second.log


@pytest.mark.parametrize("game", registry.names())
@pytest.mark.parametrize("name", ["random", "greedy", "easy", "mcts:nodes=5"])
def test_choosing_leaves_the_view_as_it_was(game: str, name: str) -> None:
    match = match_of(game, 3, "untouched")
    seat = match.to_act()[0]
    view, twin = (look(match.game, match.state, seat) for _ in range(2))
    assert bots.make(name, match.game, match.setup, seat, "s").choose(view) in twin.legal
    assert view == twin


@pytest.mark.parametrize("game", registry.names())
@pytest.mark.parametrize("name", ["greedy", "easy", "mcts:nodes=6"])
def test_a_bot_decides_by_its_view_alone(game: str, name: str) -> None:
    """Exchange the hidden part of the position for another that looks the same: same choice."""
    match = match_of(game, 3, "hidden")
    rng = Rng(7)
    for _ in range(12):
        seat = match.to_act()[0]
        legal = match.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
    seat = match.to_act()[0]
    choices = [
        bots.make(name, match.game, match.setup, seat, "s").choose(view)
        for view in _two_worlds(match, seat)
    ]
    assert choices[0] == choices[1]


def _two_worlds(match: Any, seat: int) -> tuple[View, View]:
    seen = look(match.game, match.state, seat)
    other = match.game.imagine(match.setup, seat, seen.position, Rng(1))
    return seen, look(match.game, other, seat)
