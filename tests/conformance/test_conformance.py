"""Every registered game, version of its rules, number of players, option: the whole suite."""

from typing import Any

import pytest

from gildehuis.conformance.sampling import setups
from gildehuis.conformance.suite import CHECKS, Check, every_rule_cited, judge
from gildehuis.core import registry
from gildehuis.core.game import AnyGame, Setup
from tests.paths import TESTS

GAMES = [registry.find(name) for name in registry.names()]


def _case(game: AnyGame, setup: Setup, check: Check) -> Any:
    options = "".join(f"-{name}={value}" for name, value in setup.options.items())
    version = f"-rules{setup.rules}" if game.rules > 1 else ""
    label = f"{game.name}-{setup.players}{options}{version}-{check.__name__}"
    return pytest.param(game, setup, check, id=label)


CASES = [_case(game, setup, check) for game in GAMES for setup in setups(game) for check in CHECKS]


@pytest.mark.parametrize(("game", "setup", "check"), CASES)
def test_keeps_the_contract(game: AnyGame, setup: Setup, check: Check) -> None:
    assert judge(check, game, setup, "conformance 1").broken is None


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_rule_is_cited_by_a_test(game: AnyGame) -> None:
    every_rule_cited(game, TESTS)
