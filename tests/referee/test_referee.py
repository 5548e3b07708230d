"""Every game against its referee: the fixtures, fresh matches and altered ones."""

import json
import random
from collections.abc import Iterable, Iterator
from itertools import count

import pytest

from gildehuis.core import registry
from tests.paths import TESTS
from tests.referee.alter import altered
from tests.referee.compare import engine_says, fresh, referee_says
from tests.referee.verdict import ACCEPTED, Json, Verdict

GAMES = sorted(folder.parent.name for folder in TESTS.glob("games/*/records"))
TABLES = [(game, players) for game in GAMES for players in registry.find(game).players]
# A match of one game is eight times as long as one of another, and referees are plain, not quick:
# what `make test` judges is measured in log entries. `make soak` judges more.
FIXTURE_ENTRIES = 3000
ALTERED_ENTRIES = 1000


@pytest.mark.parametrize("game", GAMES)
def test_the_referee_agrees_with_fixtures(game: str) -> None:
    cases = fixtures(game)
    random.Random(game).shuffle(cases)
    judged = list(upto(FIXTURE_ENTRIES, (record for record, _ in cases)))
    for record, right in cases[: len(judged)]:
        assert referee_says(record) == right, record


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_the_referee_agrees_with_all_fixtures(game: str) -> None:
    for record, right in fixtures(game):
        assert referee_says(record) == right, record


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_engine_and_referee_judge_alike(game: str, players: int) -> None:
    dice = random.Random(f"{game}/{players}")
    matches = some_matches(game, players, 2, dice)
    all_judged_alike(matches)
    all_judged_alike(upto(ALTERED_ENTRIES, (altered(dice.choice(matches), dice) for _ in count())))


@pytest.mark.soak
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_engine_and_referee_judge_hundreds_alike(game: str, players: int) -> None:
    dice = random.Random(f"{game}/{players}/soak")
    matches = some_matches(game, players, 100, dice)
    all_judged_alike(matches)
    all_judged_alike(altered(dice.choice(matches), dice) for _ in range(1000))


def all_judged_alike(records: Iterable[Json]) -> None:
    for record in records:
        assert engine_says(record) == referee_says(record), json.dumps(record)


def some_matches(name: str, players: int, number: int, dice: random.Random) -> list[Json]:
    """Matches between random players, at tables with options drawn by lot."""
    offered = [option for option in registry.find(name).options if players in option.players]
    return [
        fresh(name, players, str(dice.random()), {o.name: dice.choice(o.values) for o in offered})
        for _ in range(number)
    ]


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


def upto(entries: int, records: Iterable[Json]) -> Iterator[Json]:
    """Records until so many log entries are reached."""
    for record in records:
        yield record
        entries -= len(record["log"])
        if entries <= 0:
            return
