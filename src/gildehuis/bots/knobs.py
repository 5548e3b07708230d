"""How the search is set, and the settings found best for each game."""

from dataclasses import dataclass, replace


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


# In the middle of a round estimates go astray: some random decisions lead out of it. In Guilds they
# only blur the estimate.
TUNED: dict[str, Knobs] = {
    "flandern": Knobs(playout=40),
    "kardinal": Knobs(playout=20),
    "nieuwstad": Knobs(playout=20),
}


def knobs_for(game: str, **changes: float) -> Knobs:
    """A game's settings, with changes."""
    found = TUNED.get(game, Knobs())
    kinds = {name: type(getattr(found, name)) for name in changes}
    return replace(found, **{name: kinds[name](value) for name, value in changes.items()})
