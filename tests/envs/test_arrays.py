"""Rows of numbers and actions: what they hold, and that they tell no secret."""

from typing import Any

import numpy as np
import pytest

from gildehuis.core import registry
from gildehuis.core.arrays import Hashed
from gildehuis.core.rng import Rng
from gildehuis.core.schema import asdict
from gildehuis.core.secrecy import imagine, look, show
from gildehuis.envs.episode import Episode, Table
from gildehuis.games.kardinal import arrays as kardinal
from tests.envs.every import EVERY, IDS

every = pytest.mark.parametrize(("game", "players"), EVERY, ids=IDS)


def wander(table: Table, decisions: int, seed: int) -> Episode:
    """A match after so many random decisions."""
    episode = Episode(table, str(seed))
    rng = Rng(seed)
    for _ in range(decisions):
        if episode.seat < 0:
            break
        moves = list(episode.moves(episode.seat).values())
        episode.play_move(episode.seat, moves[rng.below(len(moves))])
    return episode


@every
def test_rows_are_made_of_the_view_alone(game: str, players: int) -> None:
    """All that a seat cannot know is drawn anew; its row stays the same to the last bit."""
    table = Table(game, players)
    for decisions in (0, 7, 40, 110):
        state = wander(table, decisions, players).state
        for viewer in range(players):
            row = show(table.game, table.arrays, state, viewer)
            assert len(row) == table.size
            view = look(table.game, state, viewer)
            other = imagine(table.game, table.setup, view, Rng(5))
            assert show(table.game, table.arrays, other, viewer) == row


@every
def test_numbers_stay_within_what_is_declared(game: str, players: int) -> None:
    table = Table(game, players)
    for decisions in (0, 60, 250):
        episode = wander(table, decisions, 3)
        for viewer in range(players):
            raw = np.frombuffer(show(table.game, table.arrays, episode.state, viewer), np.float32)
            assert (raw >= table.low * table.most).all()
            for part, values in zip(table.arrays.slices, table.named(raw).values(), strict=True):
                assert values.shape == part.shape
                assert values.max() <= part.most, part.name
            row = episode.row(viewer)
            assert row.max() <= 1


@every
def test_each_legal_move_has_an_action_of_its_own(game: str, players: int) -> None:
    table = Table(game, players)
    episode = Episode(table, "1")
    rng = Rng(1)
    for _ in range(150):
        seat = episode.seat
        if seat < 0:
            break
        legal = table.game.legal(episode.state, seat)
        actions = table.arrays.actions_of(seat, legal)
        assert len(set(actions)) == len(legal)
        assert all(0 <= action < table.actions for action in actions)
        at = rng.below(len(legal))
        named = episode.name(seat, actions[at])
        assert named == asdict(table.game.name_move(table.setup, legal[at]))
        assert episode.number(seat, named) == actions[at]
        episode.play(seat, actions[at])


@pytest.mark.parametrize("game", registry.names())
def test_every_slice_says_what_it_means(game: str) -> None:
    slices = Table(game, 3).arrays.slices
    assert len({part.name for part in slices}) == len(slices)
    assert all(part.about and part.most > 0 for part in slices)


def test_a_game_without_slices_is_hashed() -> None:
    table = Table("kardinal", 2)
    hashed = Hashed(table.game.moves_bound(table.setup))
    before: Any = None
    for decisions in (0, 3, 9):
        state = wander(table, decisions, 1).state
        row = show(table.game, hashed, state, 0)
        assert len(row) == hashed.size
        assert row != before
        assert row == show(table.game, hashed, state, 0)
        before = row
    assert hashed.actions == table.game.moves_bound(table.setup)
    assert hashed.actions_of(0, [5, 7]) == [5, 7]


def test_kardinal_moves_beyond_the_window_are_ranked() -> None:
    table = Table("kardinal", 4)
    house = 0  # way and colour 0, on the first square of the plane: far from the Dom
    far = [house + 3, house + 1, house + 2]
    assert table.arrays.actions_of(0, far) == [kardinal.FAR + 2, kardinal.FAR, kardinal.FAR + 1]
    many = list(range(kardinal.FAR_MOVES + 5))
    assert table.arrays.actions_of(0, many)[-5:] == [-1] * 5


def test_kardinal_counts_colours_from_the_viewer_on() -> None:
    assert kardinal.colours_from(0, 2) == [0, 1, 2, 3]
    assert kardinal.colours_from(1, 2) == [1, 0, 3, 2]
    assert kardinal.colours_from(2, 3) == [1, 2, 0, 3]
    assert kardinal.colours_from(3, 4) == [1, 2, 3, 0]
