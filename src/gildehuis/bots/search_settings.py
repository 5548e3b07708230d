"""How the search is set; what suits a game best it says itself."""

from dataclasses import dataclass, replace

from gildehuis.core.game import AnyGame


@dataclass(frozen=True)
class Knobs:
    """The settings of the tree search."""

    spread: float = 5.0  # points of lead that make a win e times as likely (reward.hopes)
    explore: float = 0.6  # how much untried moves attract
    trust: float = 0.05  # how sharply a move's look-ahead decides how much it attracts
    wide: float = 3.0  # moves looked at: wide + widen × √visits, best look-ahead first
    widen: float = 1.0
    ripe: int = 4  # visits after which a node looks one move ahead
    playout: int = 0  # random decisions played before the game's estimate is asked
    worlds: int = 64  # imagined positions per decision
    lookouts: int = 4  # of which so many serve the look-ahead at the root


def knobs_for(game: AnyGame, **changes: float) -> Knobs:
    """The settings that suit a game, with changes."""
    found = Knobs()
    wanted = {**game.search, **changes}
    kinds = {name: type(getattr(found, name)) for name in wanted}
    return replace(found, **{name: kinds[name](value) for name, value in wanted.items()})
