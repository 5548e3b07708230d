"""Every game against its referee: the fixtures, fresh matches and altered ones."""

import json
import random
from collections.abc import Iterable

import pytest

from gildehuis.core import registry
from gildehuis.core.game import AnyGame
from tests.paths import TESTS
from tests.referee.alter import altered
from tests.referee.compare import engine_says, fresh, referee_says
from tests.referee.verdict import ACCEPTED, Json, Verdict

GAMES = sorted(folder.parent.name for folder in TESTS.glob("games/*/records"))
TABLES = [(game, players) for game in GAMES for players in registry.find(game).players]


@pytest.mark.parametrize("game", GAMES)
def test_the_referee_agrees_with_fixtures(game: str) -> None:
    cases = fixtures(game)
    assert cases
    for record, right in cases:
        assert referee_says(record) == right, json.dumps(record)


@pytest.mark.parametrize("game", GAMES)
def test_altered_fixtures_of_every_version_are_judged_alike(game: str) -> None:
    dice = random.Random(f"{game}/fixtures")
    right = [record for record, verdict in fixtures(game) if verdict.ok and plays(record)]
    versions = {(record["rules"], record["edition"]) for record in right}
    assert versions
    for version in sorted(versions, key=str):
        whole = [r for r in right if (r["rules"], r["edition"]) == version]
        all_judged_alike(altered(dice.choice(whole), dice) for _ in range(40))


def plays(record: Json) -> bool:
    """Does the engine know this version of the rules and this edition?"""
    game = registry.find(record["game"])
    return record["rules"] <= game.rules and record["edition"] in (game.editions or (None,))


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_engine_and_referee_judge_alike(game: str, players: int) -> None:
    contest(game, players, matches=3, alterations=40)


@pytest.mark.soak
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_engine_and_referee_judge_hundreds_alike(game: str, players: int) -> None:
    contest(game, players, matches=100, alterations=1000)


def contest(game: str, players: int, matches: int, alterations: int) -> None:
    dice = random.Random(f"{game}/{players}/{matches}")
    whole = some_matches(game, players, matches, dice)
    all_judged_alike(whole)
    all_judged_alike(altered(dice.choice(whole), dice) for _ in range(alterations))


def all_judged_alike(records: Iterable[Json]) -> None:
    for record in records:
        assert engine_says(record) == referee_says(record), json.dumps(record)


def some_matches(name: str, players: int, number: int, dice: random.Random) -> list[Json]:
    """Matches between random players, with rules, options and edition drawn by lot."""
    return [one_match(registry.find(name), players, dice) for _ in range(number)]


def one_match(game: AnyGame, players: int, dice: random.Random) -> Json:
    rules = dice.randint(1, game.rules)
    offered = [o for o in game.options if players in o.players and rules >= o.since]
    return fresh(
        game.name,
        players,
        str(dice.random()),
        {option.name: dice.choice(option.values) for option in offered},
        edition=dice.choice(game.editions or (None,)),
        rules=rules,
    )


def fixtures(game: str) -> list[tuple[Json, Verdict]]:
    """The stored records of a game, each with what is right to say of it."""
    cases = []
    for path in sorted(TESTS.glob(f"games/{game}/records/*.jsonl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            case: Json = json.loads(line)
            if "rule" in case:
                cases.append((case["record"], Verdict(False, case["at"], case["rule"])))
            else:
                cases.append((case, ACCEPTED))
    return cases
