"""From a view to positions: the only way in which a bot comes by a position to think about."""

from gildehuis.core.chance import Chance
from gildehuis.core.game import AnyGame, Setup, State
from gildehuis.core.rng import Rng
from gildehuis.core.secrecy import View, imagine


class Dice(Chance):
    """Chance for imagined positions: quick, forgetful, different in every one of them."""

    __slots__ = ("rng",)

    def __init__(self, rng: Rng) -> None:
        super().__init__("")
        self.rng = rng

    def clone(self) -> Chance:
        return Dice(self.rng)

    def next_rng(self) -> Rng:
        return self.rng

    def note(self, name: str, value: "list[int] | int") -> None:
        """Nobody keeps a record of what is imagined."""


class Worlds:
    """Positions that a view allows, imagined one by one and used again and again."""

    def __init__(self, game: AnyGame, setup: Setup, view: View, rng: Rng, most: int) -> None:
        self.game = game
        self.setup = setup
        self.view = view
        self.rng = rng
        self.most = most if game.hides else 1
        self.known: list[State] = []
        self.dice = Dice(rng)
        self._next = 0

    def one(self) -> State:
        """A position to play with: the caller's own copy."""
        if len(self.known) < self.most:
            world = imagine(self.game, self.setup, self.view, self.rng)
            world.chance = self.dice
            self.known.append(world)
        else:
            world = self.known[self._next % len(self.known)]
            self._next += 1
        state: State = self.game.clone(world)
        return state
