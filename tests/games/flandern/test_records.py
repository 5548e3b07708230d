"""Records: those of an independent referee, our own, and altered ones."""

from pathlib import Path
from typing import Any

import pytest

from gildehuis.core.game import Setup
from gildehuis.core.record import Record
from gildehuis.core.replay import Replay
from gildehuis.core.setup import settle
from gildehuis.core.verify import verify_seed
from gildehuis.games.flandern import GAME
from tests import records
from tests.games.flandern.replaying import played, verdict

HERE = Path(__file__).parent / "records"
LEGAL = [*records.legal(HERE / "legal.jsonl"), *records.legal(HERE / "legal_2.jsonl")]
ILLEGAL = [*records.illegal(HERE / "illegal.jsonl"), *records.illegal(HERE / "illegal_2.jsonl")]
ENDS = records.legal(HERE / "ends.jsonl")


def _setup(record: Record) -> Setup:
    return settle(GAME, record.players, edition=record.edition)


def test_there_are_records_of_either_edition() -> None:
    for found in (LEGAL, [case.record for case in ILLEGAL]):
        assert {record.edition for record in found} == set(GAME.editions)


@pytest.mark.parametrize(
    "record", LEGAL, ids=lambda r: f"{r.edition}-{r.players}-{r.end}-{len(r.log)}"
)
def test_a_referees_record_is_accepted(record: Record) -> None:
    assert records.judge(record).ok


@pytest.mark.parametrize("case", ILLEGAL, ids=lambda c: f"{c.record.edition}-{c.rule}")
def test_an_altered_record_is_refused_by_its_rule(case: records.Illegal) -> None:
    judged = records.judge(case.record)
    assert judged.refusal is not None
    assert (judged.at, judged.refusal.rule) == (case.at, case.rule)


@pytest.mark.rule("F37", "F45", "F46")
def test_there_is_a_record_for_every_end() -> None:
    ends = {(record.players > 2, record.end) for record in ENDS}
    assert ends == {
        (True, "board_full"),
        (True, "golden_empty"),
        (False, "no_space"),
        (False, "influenced_only"),
        (False, "standstill"),
    }


@pytest.mark.rule("F37", "F45", "F46")
@pytest.mark.parametrize("record", ENDS, ids=lambda r: f"{r.players}-{r.end}")
def test_our_own_records_keep_replaying_also_from_their_seed(record: Record) -> None:
    assert records.judge(record).ok
    assert verify_seed(GAME, _setup(record), record).ok


@pytest.mark.rule("F28")
@pytest.mark.parametrize("special", ["A", "B", "C", "D"])
@pytest.mark.parametrize("kind", ["build", "set_up"])
def test_every_special_occurs_in_a_record_and_changes_the_town(special: str, kind: str) -> None:
    record, at = next(
        (record, n)
        for record in [*ENDS, *LEGAL]
        for n, entry in enumerate(record.log)
        if "move" in entry
        and entry["move"].get("special") == special
        and entry["move"]["type"] == kind
    )
    replay: Replay[Any] = Replay(GAME, _setup(record), record)
    while replay.cursor.at < at:
        replay.step()
    told = {event.type for event in replay.step()}
    assert ("space_gone" if special == "D" else "space_added") in told


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_wrong_number_of_choices_is_named_by_the_decisions_rule(players: int) -> None:
    log = played(players, "choices").log
    rules = {
        "choose": {"F12"},
        "build": {"F17", "F20"},
        "finish": {"F17", "F20"},
        "set_up": {"F18", "F20"},
        "cathedral": {"F21"},
        "master": {"F22"},
        "influence_guild": {"F40"},
        "play_card": {"F42"},
        "draw_card": {"F42"},
    }
    seen = set()
    for n, entry in enumerate(log):
        if "move" not in entry or entry["move"]["type"] in seen:
            continue
        kind = entry["move"]["type"]
        seen.add(kind)
        judged = verdict(players, [*log[:n], {**entry, "choices": entry["choices"] + 1}])
        assert judged.refusal is not None
        assert judged.at == n
        assert judged.refusal.rule in rules[kind]
    assert len(seen) > 4


@pytest.mark.parametrize(("players", "rule"), [(2, "F43"), (3, "F9"), (4, "F9")])
def test_a_chance_entry_where_none_belongs_is_refused(players: int, rule: str) -> None:
    log = played(players, "chance").log
    judged = verdict(players, [*log[:4], log[0]])
    assert judged.refusal is not None
    assert (judged.at, judged.refusal.rule) == (4, rule)


@pytest.mark.parametrize(("players", "rule"), [(2, "F45"), (3, "F37"), (4, "F37")])
def test_a_finished_record_that_stops_early_is_refused(players: int, rule: str) -> None:
    record = played(players, "short").record()
    judged = verdict(
        players,
        record.log[:40],
        scores=record.scores,
        winners=record.winners,
        end=record.end,
    )
    assert judged.refusal is not None
    assert (judged.at, judged.refusal.rule) == (40, rule)
