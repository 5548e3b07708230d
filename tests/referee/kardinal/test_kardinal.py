"""Kardinal and its referee move by move: the same choices, the same rule against all others."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from gildehuis.core.match import Match as EngineMatch
from gildehuis.core.refusal import Refusal
from gildehuis.core.setup import settle
from gildehuis.games.kardinal import GAME
from tests.referee.compare import engine_says, referee_says
from tests.referee.kardinal.match import Match
from tests.referee.kardinal.moves import legal_moves
from tests.referee.kardinal.nasty import candidates, nasty, rule_against
from tests.referee.kardinal.played import played
from tests.referee.verdict import Json

# all that the specification's list of refusals names
NAMED_BY_MOVES = {
    *("K2", "K4", "K5", "K6", "K8", "K9", "K10", "K11", "K12", "K13", "K14", "K15", "K18", "K20"),
    *("K21", "K22", "K23", "K28", "K32", "K33", "K34"),
}
NAMED_BY_RECORDS = {"K5", "K24", "K26", "K27", "K35", "K36", "K38", "K39"}

every_table = pytest.mark.parametrize("players", GAME.players)


@every_table
def test_choices_and_refusals_are_the_same(players: int) -> None:
    dice = random.Random(f"moves/{players}")
    for _ in range(2):
        assert set(rules_named(played(players, dice), dice, probed=2))


@every_table
def test_nasty_records_are_judged_alike(players: int) -> None:
    dice = random.Random(f"nasty/{players}")
    matches = [played(players, dice) for _ in range(3)]
    for _ in range(40):
        record = nasty(dice.choice(matches), dice)
        assert engine_says(record) == referee_says(record), json.dumps(record)


@pytest.mark.soak
@pytest.mark.rule(*sorted(NAMED_BY_MOVES))
def test_every_rule_against_a_move_is_named_by_both() -> None:
    dice = random.Random("every rule")
    named: set[str] = set()
    for number in range(300):
        record = played(GAME.players[number % len(GAME.players)], dice)
        named.update(rules_named(record, dice, probed=8))
    assert named - {""} == NAMED_BY_MOVES


@pytest.mark.soak
def test_every_rule_against_a_record_is_named_by_both() -> None:
    dice = random.Random("every record")
    named: set[str | None] = set()
    for players in GAME.players:
        matches = [played(players, dice) for _ in range(30)]
        for _ in range(500):
            record = nasty(dice.choice(matches), dice)
            said = referee_says(record)
            assert engine_says(record) == said, json.dumps(record)
            named.add(said.rule)
    assert named >= NAMED_BY_RECORDS


def rules_named(record: Json, dice: random.Random, probed: int) -> Iterator[str]:
    """Both follow a record side by side; what they say of all kinds of moves at some places."""
    players = record["players"]
    engine, referee = EngineMatch.start(GAME, settle(GAME, players), "any"), Match(players)
    places = set(dice.sample(range(len(record["log"])), probed))
    for at, entry in enumerate(record["log"]):
        same_choices(engine, referee)
        if at in places:
            for move in candidates(referee, dice):
                rule = rule_against(referee, move)
                assert engine_rule(engine, referee.seat, move) == rule, (move, record["log"][:at])
                yield rule
        engine.play(entry["seat"], entry["move"])
        referee.play(entry["move"])
    assert engine.record().to_dict()["scores"] == record["scores"]


def same_choices(engine: EngineMatch[Any], referee: Match) -> None:
    assert engine.to_act() == [referee.seat]
    offered = sorted(map(json.dumps, engine.legal(referee.seat)))
    assert offered == sorted(map(json.dumps, legal_moves(referee)))


def engine_rule(engine: EngineMatch[Any], seat: int, move: Json) -> str | None:
    try:
        engine.judge(seat, move)
    except Refusal as refusal:
        return refusal.rule
    return ""
