"""The first edition, by which old matches go on: it keeps the whole contract of a game."""

import pytest

from gildehuis.conformance.suite import CHECKS, Check
from gildehuis.core.setup import settle
from gildehuis.games.flandern import GAME


def test_the_second_edition_is_the_default() -> None:
    assert GAME.editions == ("reconstructed-2", "reconstructed")
    assert GAME.rules == 1  # data changed, no rule did
    setup = settle(GAME, 3)
    assert setup.edition is not None
    assert setup.edition.name == "reconstructed-2"


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_first_edition_keeps_the_contract(players: int, check: Check) -> None:
    check(GAME, settle(GAME, players, edition="reconstructed"), "first edition")
