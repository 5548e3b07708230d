"""Check of imagined worlds: possible, and as likely as chance and the moves so far make them.

At the start, what imagined worlds hold is compared with what the true ones held. From there on a
step at a time: a world imagined before a move, in which that move was then made, must be as good as
one imagined after it. Whoever imagines a suit after it could not be followed is caught there: no
world in which the move was legal holds it. So nothing depends on how well or badly anybody plays.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import msgspec

from gildehuis.conformance.broken import Broken, Known
from gildehuis.conformance.sampling import seen, viewers, world_of
from gildehuis.core.game import AnyGame, Setup
from gildehuis.core.match import Match
from gildehuis.core.playout import step_at_random
from gildehuis.core.rng import Rng, seed_state
from gildehuis.core.secrecy import known, tell

_FIRST, _SURE = 20, 200  # worlds for a suspicion, and to be sure of it
_FAR = 0.25  # shares of worlds that differ by more are suspect
_NEVER = 0.1  # held by more imagined worlds than this, and by no right one
_STEPS = 40  # moves before and after which is compared, in each check
_TRIES = 6  # worlds looked at for each that a move fits
_LOOKS = 10  # worlds in which it is tried whether a move was secret
_MOVES = 12  # secret moves tried in one of them

_WORD = re.compile("[a-zA-Z]+")

Things = frozenset[str]  # what a world holds that the viewer does not see
Draw = Callable[[Rng], Things | None]


def fair(game: AnyGame, setup: Setup, seed: str) -> None:
    """Imagined worlds hold what true ones can hold, and about as often."""
    if not game.hides:
        return
    rng = Rng(seed_state(seed, -6))
    met: set[str] = set()  # the known guesses
    for viewer in viewers(setup):
        starts = _Starts(game, setup, seed, viewer)
        where = f"at the start, as imagined for {_who(viewer)}"
        met |= _judge(game, starts.true, starts.imagined, rng, where, "true matches")
    for step in islice(_steps(game, setup, seed, rng), _STEPS):
        named = msgspec.json.encode(game.name_move(setup, step.move)).decode()
        where = f"after {named} of seat {step.seat}, as imagined for {_who(step.viewer)}"
        met |= _judge(game, step.made, step.imagined, rng, where, "worlds with that move in them")
    if met:
        raise Known("; ".join(f"{path}: {game.known_guesses[path]}" for path in sorted(met)))


def _steps(game: AnyGame, setup: Setup, seed: str, rng: Rng) -> Iterator["_Step"]:
    """Some decisions of random matches, each seen by a viewer who can compare."""
    for number in range(_STEPS):
        match: Match[Any] = Match.start(game, setup, f"{seed} {number}")
        while match.to_act():
            before = game.clone(match.state)
            step_at_random(match, rng)
            if rng.below(5):
                continue
            last = next(entry for entry in reversed(match.log) if "seat" in entry)
            seat = last["seat"]
            others = [viewer for viewer in viewers(setup) if viewer != seat]
            move = game.number_move(setup, game.schema.read_move(last["move"]))
            assert move is not None
            step = _Step(game, before, seat, move, others[rng.below(len(others))], rng)
            if step.fits(rng):
                yield step


class _Starts:
    """Positions at the start."""

    def __init__(self, game: AnyGame, setup: Setup, seed: str, viewer: int | None) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.viewer = viewer

    def true(self, rng: Rng) -> Things:
        """What the others hold in a new match."""
        return things(self.game, self._start(rng), self.viewer)

    def imagined(self, rng: Rng) -> Things:
        """What they hold in a world imagined there."""
        world = world_of(self.game, self.setup, self._start(rng), self.viewer, rng)
        return things(self.game, world, self.viewer)

    def _start(self, rng: Rng) -> Any:
        return Match.start(self.game, self.setup, f"{self.seed} {rng.below(1 << 30)}").state


class _Step:
    """One move as one viewer saw it."""

    def __init__(
        self, game: AnyGame, before: Any, seat: int, move: int, viewer: int | None, rng: Rng
    ) -> None:
        self.game = game
        self.before = before
        self.seat = seat
        self.move = move
        self.viewer = viewer
        self.after, self.told = self._play(before, move)
        self.sight = seen(game, self.after, viewer)
        self.own = parts_of(known(game, self.after, viewer))
        self.secret = any(self._might_be_another(self._world(rng), rng) for _ in range(_LOOKS))

    def _might_be_another(self, world: Any, rng: Rng) -> bool:
        """Would another move have looked the same in that world?"""
        others = [move for move in self._legal(world) if move != self.move]
        rng.shuffle(others)
        return any(self._looks_same(world, move) is not None for move in others[:2])

    def _world(self, rng: Rng) -> Any:
        return world_of(self.game, self.before.setup, self.before, self.viewer, rng)

    def _legal(self, world: Any) -> list[int]:
        return self.game.legal(world, self.seat) if self.seat in self.game.to_act(world) else []

    def _play(self, state: Any, move: int) -> tuple[Any, bytes]:
        twin = self.game.clone(state)
        twin.events = []
        self.game.play(twin, self.seat, move)
        return twin, msgspec.json.encode(tell(twin.events, self.viewer))

    def _looks_same(self, state: Any, move: int) -> Any:
        """The position after a move, if the viewer saw the same as in truth; else None."""
        twin, told = self._play(state, move)
        same = told == self.told and seen(self.game, twin, self.viewer) == self.sight
        return twin if same else None

    def fits(self, rng: Rng) -> bool:
        """Does what happened fit often enough into worlds imagined before it?"""
        return sum(self.made(rng) is not None for _ in range(4)) >= 2

    def made(self, rng: Rng) -> Things | None:
        """What a world holds that was imagined before the move, in which it was then made."""
        for _ in range(_TRIES):
            world = self._world(rng)
            legal = self._legal(world)
            moves = [self.move] if self.move in legal else []
            if self.secret:  # any of them may have been made
                moves = list(legal)
                rng.shuffle(moves)
            for move in moves[:_MOVES]:
                after = self._looks_same(world, move)
                if after is not None:
                    return things(self.game, after, self.viewer, self.own)
        return None

    def imagined(self, rng: Rng) -> Things:
        """What a world holds that was imagined after the move."""
        world = world_of(self.game, self.before.setup, self.after, self.viewer, rng)
        return things(self.game, world, self.viewer, self.own)


def _judge(
    game: AnyGame, right: Draw, imagined: Draw, rng: Rng, where: str, which: str
) -> set[str]:
    """The known guesses met; Broken, if anything else is held far more or less often."""
    suspects = _apart(right, imagined, rng, _FIRST)
    guessed = {thing for thing in suspects if _path(thing) in game.known_guesses}
    if suspects.keys() - guessed:
        sure = _apart(right, imagined, rng, _SURE)
        for thing in sorted((suspects.keys() & sure.keys()) - guessed):
            ours, theirs = sure[thing]
            raise Broken(
                f"{where}: {thing} is in {theirs:.0%} of the imagined worlds, and in {ours:.0%} of "
                f"{which}. `imagine` must draw from all that agrees with what play has shown"
            )
    return {_path(thing) for thing in guessed}


def _path(thing: str) -> str:
    """seat 1: seats[].points has 3 → seats[].points"""
    return thing.partition(": ")[2].partition(" has ")[0]


def _apart(right: Draw, imagined: Draw, rng: Rng, worlds: int) -> dict[str, tuple[float, float]]:
    """By thing the share of right and of imagined worlds that hold it, where they differ much."""
    ours, theirs = _counted(right, rng, worlds), _counted(imagined, rng, worlds)
    if ours is None or theirs is None:
        return {}
    shares = {thing: (ours[thing] / worlds, theirs[thing] / worlds) for thing in ours | theirs}
    return {
        thing: (a, b)
        for thing, (a, b) in shares.items()
        if abs(a - b) > _FAR or (a == 0 and b > _NEVER and b * worlds >= 5)
    }


def _counted(draw: Draw, rng: Rng, worlds: int) -> Counter[str] | None:
    """How many of so many worlds hold each thing; None where they are too hard to come by."""
    counts: Counter[str] = Counter()
    missed = 0
    for _ in range(worlds):
        drawn = draw(rng)
        while drawn is None:
            missed += 1
            if missed > worlds:
                return None
            drawn = draw(rng)
        counts.update(drawn)
    return counts


def things(game: AnyGame, state: Any, viewer: int | None, own: Things | None = None) -> Things:
    """What the other seats see and the viewer does not: `seat 1: hand[] has 'silk-3'`."""
    own = parts_of(known(game, state, viewer)) if own is None else own
    return frozenset(
        f"seat {seat}: {part}"
        for seat in range(state.setup.players)
        if seat != viewer
        for part in parts_of(known(game, state, seat)) - own
    )


def parts_of(position: msgspec.Struct) -> Things:
    """All that a position says, value by value."""
    return frozenset(_parts("", msgspec.to_builtins(position)))


def _parts(path: str, value: Any) -> Iterator[str]:
    """Every value with the fields that lead to it; the order of lists does not matter."""
    if isinstance(value, dict):
        for key, item in value.items():
            yield from _parts(f"{path}.{key}" if path else str(key), item)
    elif isinstance(value, list):
        for item in value:
            yield from _parts(f"{path}[]", item)
    elif value is not None:
        yield f"{path} has {value!r}"
        if isinstance(value, str):  # of "silk-3" also the suit
            yield from (f"{path} has {word}…" for word in _WORD.findall(value) if word != value)


def _who(viewer: int | None) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"
