"""What crosses to worker processes and back arrives as it was sent, compiled or not."""

import pickle
from typing import Any

import msgspec
import pytest

from gildehuis.core import registry
from gildehuis.core.match import Match
from gildehuis.core.playout import step_at_random
from gildehuis.core.rng import Rng
from gildehuis.core.secrecy import look
from gildehuis.core.setup import settle
from gildehuis.table.bot_turns import BotTask


def half_played(name: str, players: int) -> Match[Any]:
    game = registry.find(name)
    match: Match[Any] = Match.start(game, settle(game, players), "crossing")
    rng = Rng(players)
    for _ in range(25):
        assert step_at_random(match, rng)
    return match


def crossed(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("name", registry.names())
def test_views_and_records_cross(name: str, players: int) -> None:
    match = half_played(name, players)
    for viewer in (None, *range(players)):
        view = look(match.game, match.state, viewer, previews=True)
        arrived = crossed(view)
        assert arrived == view
        assert msgspec.json.encode(arrived) == msgspec.json.encode(view)
    assert crossed(match.record()) == match.record()


def test_a_bots_task_crosses() -> None:
    asked = BotTask("kardinal", 2, {"fast": True}, "classic", "name = 1", 2, 1, "hard", "seed")
    assert crossed(asked) == asked
