"""What a bot is: somebody who sees what his seat sees, and chooses."""

from abc import ABC, abstractmethod
from dataclasses import dataclass

from gildehuis.core.game import AnyGame, Setup
from gildehuis.core.rng import Rng, seed_state
from gildehuis.core.schema import Move
from gildehuis.core.secrecy import View


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about one decision: nodes, seconds, whichever comes first."""

    nodes: int | None = None
    seconds: float | None = None


class Bot(ABC):
    """A player at one seat of one match. Views are all it is ever given."""

    def __init__(
        self, game: AnyGame, setup: Setup, seat: int, seed: str, budget: Budget | None = None
    ) -> None:
        self.game = game
        self.setup = setup
        self.seat = seat
        self.budget = budget or Budget()
        self.rng = Rng(seed_state(seed, seat))

    @abstractmethod
    def choose(self, view: View) -> Move:
        """One of the view's legal moves."""

    def numbers(self, view: View) -> list[int]:
        """The view's legal moves as the engine's numbers, in the same order."""
        found = [self.game.number_move(self.setup, move) for move in view.legal]
        return [move for move in found if move is not None]  # a legal move always has a number

    def close(self) -> None:  # noqa: B027 — most bots have nothing to put away
        """The match is over."""
