"""What a client sees is written down: each game's VIEW.md names every field of its positions."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from gildehuis.conformance.sampling import positions, viewers
from gildehuis.core import registry
from gildehuis.core.setup import settle

GAMES = ("flandern", "guilds", "kardinal", "nieuwstad")


def fields(position: dict[str, Any]) -> Iterator[str]:
    """The fields of the table and of the seats; deeper ones may be ids of the edition."""
    for key, value in position.items():
        yield key
        if key == "seats":
            for seat in value:
                yield from seat


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("players", [2, 3])
def test_every_field_is_told(name: str, players: int) -> None:
    game = registry.find(name)
    told = set(re.findall(r"\w+", (game.folder() / "VIEW.md").read_text(encoding="utf-8")))
    setup = settle(game, players)
    for match, _ in positions(game, setup, "views", every=40):
        for viewer in viewers(setup):
            assert set(fields(game.view(match.state, viewer))) <= told
