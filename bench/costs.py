"""What single things cost in the middle of a match among four: clone, view, imagine."""

from bench.positions import begun
from bench.timing import microseconds
from gildehuis.core.rng import Rng
from gildehuis.core.secrecy import imagine, look

MIDDLE = 20  # decisions


def costs(name: str, seconds: float, seed: int) -> dict[str, float]:
    """In µs."""
    match = begun(name, 4, MIDDLE, seed)
    game, state, rng = match.game, match.state, Rng(seed)
    seat = match.to_act()[0]
    view = look(game, state, seat)
    return {
        "clone_us": microseconds(lambda: game.clone(state), seconds),
        "view_us": microseconds(lambda: look(game, state, seat), seconds),
        "imagine_us": microseconds(lambda: imagine(game, match.setup, view, rng), seconds),
    }
