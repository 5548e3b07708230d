"""Is a record what its game's rules allow? Yes, or where, why and by which rule not."""

from dataclasses import dataclass
from typing import Any

import msgspec

from gildehuis.core.chance import Chance
from gildehuis.core.game import Game, Setup
from gildehuis.core.match import Match
from gildehuis.core.record import Record
from gildehuis.core.refusal import Refusal
from gildehuis.core.replay import Replay


@dataclass(frozen=True)
class Verdict:
    """`at` is the log index of the entry refused; the log's length for what stands behind it."""

    ok: bool
    at: int | None = None
    refusal: Refusal | None = None
    finished: bool = False


def verify(game: Game[Any], setup: Setup, record: Record) -> Verdict:
    """Replay a record by its own chance entries and check all it says."""
    replay: Replay[Any] | None = None
    at = 0
    try:
        replay = Replay(game, setup, record)
        while replay.at < len(record.log):
            at = replay.at
            replay.advance()
        at = len(record.log)
        _check_end(replay, record)
    except Refusal as refusal:
        return Verdict(False, _place(refusal, replay, at), refusal)
    return Verdict(True, finished=record.end is not None)


def _place(refusal: Refusal, replay: Replay[Any] | None, at: int) -> int:
    """A wrong chance entry is refused where it stands, not where its decision does."""
    if replay is None:
        return at if refusal.at is None else refusal.at
    if refusal.reason == "refusal-chance":
        return replay.at
    return at


def _check_end(replay: Replay[Any], record: Record) -> None:
    game, state = replay.game, replay.match.state
    result = game.result(state)
    told = (record.scores, record.winners, record.end)
    if result is None:
        if any(part is not None for part in told):
            raise Refusal(game.fault(state, "short"), "refusal-short")
        return
    for what, said, right in (
        ("scores", record.scores, result.scores),
        ("winners", record.winners, result.winners),
        ("end", record.end, result.end),
    ):
        if not _same(said, right):
            raise Refusal(game.fault(state, what), f"refusal-{what}", {"right": str(right)})


def _same(said: Any, right: Any) -> bool:
    """Equal as they are written: for Python `true` and 1.0 are 1, in a record they are not."""
    return msgspec.json.encode(said) == msgspec.json.encode(right)


def verify_seed(game: Game[Any], setup: Setup, record: Record) -> Verdict:
    """Replay a record from its seed alone: its chance entries must be what the seed draws."""
    match: Match[Any] = Match(game, setup, Chance(record.seed or ""), record.seats, record.seed)
    at = 0
    try:
        for at, entry in enumerate(record.log):
            if at < len(match.log):
                if match.log[at] != entry:
                    raise Refusal(
                        game.fault(match.state, "chance"), "refusal-seed", {"name": "seed"}
                    )
            elif "chance" in entry:
                rule = game.fault(match.state, "chance")
                raise Refusal(rule, "refusal-chance", {"name": entry["chance"]})
            else:
                match.play(entry["seat"], entry["move"])
    except Refusal as refusal:
        return Verdict(False, at, refusal)
    return Verdict(True, finished=record.end is not None)
