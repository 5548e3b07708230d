"""Views per second along a match among four, for every seat: built, encoded, and both as if sent.

What is put off from building to encoding, or done ahead, shows in what is sent.
"""

from typing import Any

import msgspec

from bench.check.figures import MANY, Action, Prepare, by_game, positions
from gildehuis.core.secrecy import look

EVERY = 12  # decisions


def _states(name: str, seed: int) -> tuple[Any, list[Any]]:
    states = []
    for match in positions(name, MANY, seed, EVERY):
        states.append(match.game.clone(match.state))
    return match.game, states


def built(name: str, seed: int) -> Action:
    game, states = _states(name, seed)

    def build() -> int:
        for state in states:
            for seat in range(MANY):
                look(game, state, seat)
        return MANY * len(states)

    return build


def encoded(name: str, seed: int) -> Action:
    game, states = _states(name, seed)
    views = [look(game, state, seat) for state in states for seat in range(MANY)]
    encode = msgspec.json.Encoder().encode

    def write() -> int:
        for view in views:
            encode(view)
        return len(views)

    return write


def sent(name: str, seed: int) -> Action:
    game, states = _states(name, seed)
    encode = msgspec.json.Encoder().encode

    def send() -> int:
        for state in states:
            for seat in range(MANY):
                encode(look(game, state, seat))
        return MANY * len(states)

    return send


FIGURES: dict[str, Prepare] = {
    **by_game("views built", built),
    **by_game("views encoded", encoded),
    **by_game("views sent", sent),
}
