"""Check of questions: whether a seat is asked at all may not depend on what others cannot know."""

from typing import Any

import msgspec

from gildehuis.conformance.broken import Broken, Known
from gildehuis.conformance.sampling import positions, seen, viewers, world_of
from gildehuis.core.game import AnyGame, Setup
from gildehuis.core.secrecy import tell

_WORLDS = 3
_ANSWERS = 60  # of a question that was asked in one world only

Asked = dict[int, str]  # by seat: the question put to it


def asked_alike(game: AnyGame, setup: Setup, seed: str) -> None:
    """With all that a viewer cannot know drawn anew, the same seats are asked the same."""
    if not game.hides:
        return
    met: set[str] = set()  # the known ones
    for match, rng in positions(game, setup, seed, every=2):
        for seat in match.to_act():
            moves = game.legal(match.state, seat)
            move = moves[rng.below(len(moves))]
            for viewer in viewers(setup):
                if viewer == seat:
                    continue
                for _ in range(_WORLDS):
                    world = world_of(game, setup, match.state, viewer, rng)
                    if seat in game.to_act(world) and move in game.legal(world, seat):
                        met |= _compare(game, match.state, world, seat, move, viewer)
    if met:
        leaks = game.known_leaks[setup.rules]
        raise Known("; ".join(f'asked "{word}": {leaks[word]}' for word in sorted(met)))


def _compare(
    game: AnyGame, state: Any, world: Any, seat: int, move: int, viewer: int | None
) -> set[str]:
    """The known questions that betray something here; Broken for one that is not known."""
    true, other = _played(game, state, seat, move), _played(game, world, seat, move)
    betraying: set[str] = set()
    for one, two in ((true, other), (other, true)):
        for asked, word in _questions(game, one).items():
            if asked == viewer or _questions(game, two).get(asked) == word:
                continue
            answer = _as_if_unasked(game, one, two, asked, viewer)
            if answer is None:
                continue
            if word not in game.known_leaks.get(state.setup.rules, {}):
                named = msgspec.json.encode(game.name_move(one.setup, answer)).decode()
                raise Broken(
                    f'whether seat {asked} is asked "{word}" tells {_who(viewer)} something hidden:'
                    f" in a world that looks the same it is not asked, and all goes on as after "
                    f"{named}. Ask always or never, or declare `known_leaks` with a reason"
                )
            betraying.add(word)
    return betraying


def _as_if_unasked(game: AnyGame, one: Any, two: Any, asked: int, viewer: int | None) -> int | None:
    """An answer that leaves the viewer where nobody was asked: so only the asking tells him."""
    wanted = (_news(two, viewer), seen(game, two, viewer))
    for answer in game.legal(one, asked)[:_ANSWERS]:
        after = _played(game, one, asked, answer, events=list(one.events))
        if (_news(after, viewer), seen(game, after, viewer)) == wanted:
            return answer
    return None


def _who(viewer: int | None) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"


def _questions(game: AnyGame, state: Any) -> Asked:
    return {seat: game.asked(state, seat) for seat in game.to_act(state)}


def _played(
    game: AnyGame, state: Any, seat: int, move: int, events: list[Any] | None = None
) -> Any:
    twin = game.clone(state)
    twin.events = events or []
    game.play(twin, seat, move)
    return twin


def _news(state: Any, viewer: int | None) -> bytes:
    return msgspec.json.encode(tell(state.events, viewer))
