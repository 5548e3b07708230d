"""Many matches stepped together."""

import numpy as np
import pytest

from gildehuis.core.refusal import BadInput
from gildehuis.envs.episode import Episode
from gildehuis.envs.rewards import lead, points, win
from gildehuis.envs.vector import Vector
from tests.envs.every import EVERY, IDS


@pytest.mark.parametrize(("game", "players"), EVERY, ids=IDS)
def test_shapes(game: str, players: int) -> None:
    world = Vector(game, players, matches=3, seed=1)
    for _ in range(30):
        now = world.step(world.sample())
        assert now.rows.shape == (3, world.size)
        assert now.masks.shape == (3, world.actions)
        assert now.rewards.shape == (3, players)
        assert (now.masks.sum(1) > 0).all()
        for at, episode in enumerate(world.episodes):
            assert now.seats[at] == episode.seat
            assert (now.masks[at] == episode.mask(episode.seat)).all()
            assert (now.rows[at] == episode.row(episode.seat)).all()


def test_matches_end_and_begin_anew() -> None:
    world = Vector("kardinal", 3, matches=4, seed=2)
    ended = 0
    for _ in range(130):
        now = world.step(world.sample())
        assert (np.abs(now.rewards.sum(1)) < 1e-5).all()
        assert (np.abs(now.rewards).sum(1) > 0).sum() <= now.done.sum()
        ended += int(now.done.sum())
    assert ended >= 8
    assert world.started == 4 + ended


def test_the_same_seed_gives_the_same_matches() -> None:
    one, two = Vector("flandern", 3, 2, seed=7), Vector("flandern", 3, 2, seed=7)
    other = Vector("flandern", 3, 2, seed=8)
    differs = False
    for _ in range(40):
        first, second = one.step(one.sample()), two.step(two.sample())
        assert (first.rows == second.rows).all()
        third = other.step(other.sample())
        differs = differs or not (first.rows == third.rows).all()
    assert differs


def test_illegal_actions_are_told() -> None:
    world = Vector("kardinal", 2, matches=1)
    with pytest.raises(BadInput, match="not legal in match 0"):
        world.step(np.zeros(1, np.int64))
    with pytest.raises(BadInput, match="matches"):
        Vector("kardinal", 2, matches=0)


def test_rewards() -> None:
    episode = Episode(Vector("kardinal", 4, 1).table, "1")
    while episode.seat >= 0:
        episode.play_move(episode.seat, next(iter(episode.moves(episode.seat).values())))
    result = episode.result
    assert result is not None
    assert sum(win(result)) == pytest.approx(0)
    assert points(result) == result.scores
    best = max(range(4), key=lambda seat: result.scores[seat])
    assert lead(result)[best] >= 0
    assert sum(ahead > 0 for ahead in lead(result)) <= 1
