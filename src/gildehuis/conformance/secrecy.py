"""Checks of secrecy: what a viewer gets depends on nothing that he may not know."""

from typing import Any

import msgspec

from gildehuis.conformance.broken import need
from gildehuis.conformance.mutation import mutants
from gildehuis.conformance.sampling import positions, seen, viewers, world_of
from gildehuis.core.game import AnyGame, Setup
from gildehuis.core.playout import playout
from gildehuis.core.rng import Rng
from gildehuis.core.schema import asdict
from gildehuis.core.secrecy import refuse, tell

_WORLDS = 3


def imagined(game: AnyGame, setup: Setup, seed: str) -> None:
    """An imagined position looks the same to its viewer in every byte, and plays on to an end."""
    for match, rng in positions(game, setup, seed, every=12):
        for viewer in viewers(setup):
            before = seen(game, match.state, viewer)
            for _ in range(_WORLDS):
                world = world_of(game, setup, match.state, viewer, rng)
                after = seen(game, world, viewer)
                need(after == before, f"imagined for {viewer}: {_difference(before, after)}")
            playout(game, world, rng)
            need(game.result(world) is not None, "an imagined position does not end")


def redrawn(game: AnyGame, setup: Setup, seed: str) -> None:
    """With all that a viewer cannot know drawn anew, his refusals and his news stay the same."""
    for match, rng in positions(game, setup, seed, every=20):
        for viewer in viewers(setup):
            world = world_of(game, setup, match.state, viewer, rng)
            _same_refusals(game, setup, match.state, world, viewer, rng)
            _same_news(game, match.state, world, viewer, rng)


def hidden(game: AnyGame, setup: Setup, seed: str) -> None:
    """A game that says it hides something does: imagined positions differ where nobody looks."""
    if not game.hides:
        return
    for match, rng in positions(game, setup, seed, every=4):
        for viewer in viewers(setup):
            worlds = [world_of(game, setup, match.state, viewer, rng) for _ in range(6)]
            futures = {_future(game, world) for world in worlds}
            if len(futures) > 1:
                return
    need(False, "every imagined position is the same: do views tell all there is?")


def secret_moves(game: AnyGame, setup: Setup, seed: str) -> None:
    """Two moves that leave a viewer with the same view also tell him the same."""
    for match, rng in positions(game, setup, seed, every=10):
        for seat in match.to_act():
            moves = game.legal(match.state, seat)
            for viewer in viewers(setup):
                if viewer != seat:
                    _alike(game, match.state, seat, moves, viewer, rng)


def _alike(
    game: AnyGame, state: Any, seat: int, moves: list[int], viewer: int | None, rng: Rng
) -> None:
    told: dict[bytes, bytes] = {}
    for _ in range(min(6, len(moves))):
        after, news = _after(game, state, seat, moves[rng.below(len(moves))], viewer)
        first = told.setdefault(after, news)
        need(first == news, f"what {viewer} is told betrays the move of {seat}: {news!r}")


def _future(game: AnyGame, world: Any) -> bytes:
    """What all seats see after some play by fixed dice: it shows what was hidden."""
    rng = Rng(1)
    twin = game.clone(world)
    playout(game, twin, rng)
    return b"".join(seen(game, twin, viewer) for viewer in viewers(world.setup))


def _after(
    game: AnyGame, state: Any, seat: int, move: int, viewer: int | None
) -> tuple[bytes, bytes]:
    twin = game.clone(state)
    twin.events = []
    game.play(twin, seat, move)
    news = msgspec.json.encode(tell(twin.events, viewer))
    return seen(game, twin, viewer), news


def _same_refusals(
    game: AnyGame, setup: Setup, state: Any, world: Any, viewer: int | None, rng: Rng
) -> None:
    """What the seat tries in vain is refused alike."""
    if viewer is None:
        return
    legal = set(game.legal(state, viewer)) if viewer in game.to_act(state) else set()
    sample = [asdict(game.name_move(setup, move)) for move in sorted(legal)[:20]]
    for named in mutants(sample, rng, 10):
        move = game.schema.read_move(named)
        if move is not None and game.number_move(setup, move) in legal:
            continue
        real = refuse(game.explain(state, viewer, move))
        other = refuse(game.explain(world, viewer, move))
        need(real == other, f"the refusal of {named} tells something hidden: {real}, {other}")


def _same_news(game: AnyGame, state: Any, world: Any, viewer: int | None, rng: Rng) -> None:
    """The same move told to the same knowledge: equal views afterwards, equal news."""
    for seat in game.to_act(state):
        shared = sorted(set(game.legal(state, seat)) & set(game.legal(world, seat)))
        if shared:
            move = shared[rng.below(len(shared))]
            after, news = _after(game, state, seat, move, viewer)
            other_after, other_news = _after(game, world, seat, move, viewer)
            if after == other_after:
                need(news == other_news, f"news for {viewer} tell something hidden: {news!r}")


def _difference(before: bytes, after: bytes) -> str:
    """The first place where two views part, for the author's eyes."""
    at = next((i for i, (a, b) in enumerate(zip(before, after, strict=False)) if a != b), 0)
    start = max(0, at - 60)
    return f"…{before[start : at + 60].decode()}… became …{after[start : at + 60].decode()}…"
