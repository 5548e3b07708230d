"""Checks of records: the same from the same seed, accepted as written, refused when altered."""

import copy
from typing import Any

from gildehuis.conformance.broken import need
from gildehuis.core.game import AnyGame, Setup
from gildehuis.core.match import Match
from gildehuis.core.playout import random_match, step_at_random
from gildehuis.core.record import Record, SeatEntry, decode, encode
from gildehuis.core.replay import resume
from gildehuis.core.rng import Rng, seed_state
from gildehuis.core.verify import verify, verify_seed


def repeatable(game: AnyGame, setup: Setup, seed: str) -> None:
    """Same seed, same bytes; also when matches are interleaved in one process."""
    alone = encode(random_match(game, setup, seed).record())
    need(encode(random_match(game, setup, seed).record()) == alone, "same seed, other record")
    seats: list[SeatEntry] = [
        {"name": f"Random {n}", "bot": "random"} for n in range(setup.players)
    ]
    both: list[Match[Any]] = [Match.start(game, setup, s, seats) for s in (seed, seed + "'")]
    dice = [Rng(seed_state(s, -1)) for s in (seed, seed + "'")]
    going = [True, True]
    while any(going):
        going = [step_at_random(m, rng) for m, rng in zip(both, dice, strict=True)]
    need(encode(both[0].record()) == alone, "interleaved matches disturb each other")


def accepted(game: AnyGame, setup: Setup, seed: str) -> None:
    """What is written is accepted, by its chance entries and from its seed alone."""
    record = decode(encode(random_match(game, setup, seed).record()))
    for check in (verify, verify_seed):
        verdict = check(game, setup, record)
        need(verdict.ok, f"{check.__name__} refuses at {verdict.at}: {verdict.refusal}")
    half = record.cut(len(record.log) // 2)
    if len(half.log) > _opening(record):
        need(verify(game, setup, half).ok, "an unfinished record is refused")


def resumed(game: AnyGame, setup: Setup, seed: str) -> None:
    """A match stopped anywhere and taken up again from its record ends as if never stopped."""
    whole = random_match(game, setup, seed).record()
    rng = Rng(seed_state(seed, -3))
    decisions = [at for at, entry in enumerate(whole.log) if "seat" in entry]
    stop = decisions[rng.below(len(decisions))]
    match = resume(game, setup, whole.cut(stop))
    for entry in whole.log[stop:]:
        if "seat" in entry:
            match.play(entry["seat"], entry["move"])
    need(encode(match.record()) == encode(whole), "a resumed match went another way")


def tampered(game: AnyGame, setup: Setup, seed: str) -> None:
    """A record in which anything was altered is refused."""
    record = random_match(game, setup, seed).record()
    rng = Rng(seed_state(seed, -4))
    decisions = [at for at, entry in enumerate(record.log) if "seat" in entry]
    at = decisions[rng.below(len(decisions))]
    other = copy.deepcopy(record)
    other.log[at]["choices"] += 1
    _refused(game, setup, other, at, "another number of choices")
    other = copy.deepcopy(record)
    other.log[at]["seat"] = setup.players
    _refused(game, setup, other, at, "a seat that does not exist")
    other = copy.deepcopy(record)
    other.log[at]["move"] = {"type": "no such move"}
    _refused(game, setup, other, at, "a move that does not exist")
    assert record.scores is not None
    assert record.winners is not None
    for key, value in (
        ("scores", [record.scores[0] + 1, *record.scores[1:]]),
        ("winners", [s for s in range(setup.players) if s not in record.winners] or [0, 0]),
        ("end", "no such end"),
    ):
        other = copy.deepcopy(record)
        setattr(other, key, value)
        _refused(game, setup, other, len(record.log), f"other {key}")
    other = copy.deepcopy(record)
    del other.log[-1]
    _refused(game, setup, other, None, "a log that stops early")
    for at, entry in enumerate(record.log):
        if "chance" in entry:
            other = copy.deepcopy(record)
            value = other.log[at]["value"]
            other.log[at]["value"] = [*value, value[0]] if isinstance(value, list) else -1
            _refused(game, setup, other, at, "a chance outcome that cannot come up")


def _refused(game: AnyGame, setup: Setup, record: Record, at: int | None, altered: str) -> None:
    verdict = verify(game, setup, record)
    need(not verdict.ok, f"a record with {altered} is accepted")
    need(at is None or verdict.at == at, f"{altered} at {at} is refused at {verdict.at}")


def _opening(record: Record) -> int:
    """How many entries come before the first decision."""
    return next(at for at, entry in enumerate(record.log) if "seat" in entry)
