"""Is a record what its game's rules allow? Yes, or where, why and by which rule not."""

from dataclasses import dataclass
from typing import Any

import msgspec

from gildehuis.core.chance import Chance
from gildehuis.core.game import AnyGame, Setup
from gildehuis.core.match import Match
from gildehuis.core.record import Record
from gildehuis.core.refusal import Refusal
from gildehuis.core.replay import Cursor, Replay


@dataclass(frozen=True)
class Verdict:
    """`at` is the log index of the entry refused; the log's length for what stands behind it."""

    ok: bool
    at: int | None = None
    refusal: Refusal | None = None
    finished: bool = False


def verify(game: AnyGame, setup: Setup, record: Record) -> Verdict:
    """Replay a record by its own chance entries and check all it says."""
    try:
        replay: Replay[Any] = Replay(game, setup, record)
        while not replay.is_at_end():
            replay.advance()
        _check_end(replay, record)
    except Refusal as refusal:
        return Verdict(False, refusal.at, refusal)
    return Verdict(True, finished=record.end is not None)


def _check_end(replay: Replay[Any], record: Record) -> None:
    game, state, refusal = replay.game, replay.match.state, replay.cursor.refusal
    result = game.result(state)
    if result is None:
        if any(part is not None for part in (record.scores, record.winners, record.end)):
            raise refusal(game.record_rule(state, "short"), "refusal-short")
        return
    for what, said, right in (
        ("scores", record.scores, result.scores),
        ("winners", record.winners, result.winners),
        ("end", record.end, result.end),
    ):
        if not _same(said, right):
            raise refusal(game.record_rule(state, what), f"refusal-{what}", right=str(right))


def _same(said: Any, right: Any) -> bool:
    """Equal as they are written: for Python `true` and 1.0 are 1, in a record they are not."""
    return msgspec.json.encode(said) == msgspec.json.encode(right)


def verify_seed(game: AnyGame, setup: Setup, record: Record) -> Verdict:
    """Replay a record from its seed alone: its chance entries must be what the seed draws."""
    match: Match[Any] = Match(game, setup, Chance(record.seed or ""), record.seats, record.seed)
    cursor = Cursor(game, setup, record.log)
    try:
        for cursor.at, entry in enumerate(record.log):
            if cursor.at < len(match.log):
                if match.log[cursor.at] != entry:
                    rule = game.record_rule(match.state, "chance")
                    raise cursor.refusal(rule, "refusal-seed", name="seed")
            elif "chance" in entry:
                rule = game.record_rule(match.state, "chance")
                raise cursor.refusal(rule, "refusal-chance", name=entry["chance"])
            else:
                match.play(entry["seat"], entry["move"])
    except Refusal as refusal:
        return Verdict(False, cursor.at, refusal)
    return Verdict(True, finished=record.end is not None)
