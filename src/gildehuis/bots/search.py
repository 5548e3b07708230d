"""Information-set Monte Carlo tree search: one tree, walked by many imagined positions.

Every seat looks after its own reward (max^n). Seats that decide at once choose without knowing
each other's choice: each by its own bandit. What an opponent chose in secret is then no part of
the tree; the imagined positions vary in it.
"""

from math import sqrt

from gildehuis.bots.reward import hopes, rewards
from gildehuis.bots.search_settings import Knobs
from gildehuis.bots.tree import Bandit, Node
from gildehuis.bots.worlds import Worlds
from gildehuis.core.game import AnyGame, State
from gildehuis.core.rng import Rng

SEATS = 8  # more than play any game
HIDDEN = -1  # the child's key where the searching seat has no part in a secret choice


class Search:
    """A tree under one decision of one seat."""

    __slots__ = (
        "explore",
        "game",
        "knobs",
        "ripe",
        "rng",
        "root",
        "seat",
        "spread",
        "wide",
        "widen",
    )

    def __init__(self, game: AnyGame, seat: int, knobs: Knobs, rng: Rng) -> None:
        self.game = game
        self.seat = seat
        self.knobs = knobs
        self.spread: float = knobs.spread  # those asked at every step are kept at hand
        self.explore: float = knobs.explore
        self.wide: float = knobs.wide
        self.widen: float = knobs.widen
        self.ripe: int = knobs.ripe
        self.rng = rng
        self.root = Node()

    def walk_often(self, worlds: Worlds, times: int) -> None:
        """So many iterations."""
        for _ in range(times):
            self.walk(worlds.one())

    def walk(self, state: State) -> None:
        """One iteration: down the tree, one new node, a look at it, and back up."""
        game = self.game
        node = self.root
        bandits: list[Bandit] = []
        tries: list[int] = []
        seats: list[int] = []
        while node.visits or node is self.root:
            node.visits += 1
            acting = forced(game, state)
            if not acting:
                break
            if len(acting) == 1:
                seat = acting[0]
                bandit = node.bandit(seat)
                i = self._decide(bandit, state, seat)
                move = bandit.moves[i]
                game.play(state, seat, move)
                key = move * SEATS + seat
                bandits.append(bandit)
                tries.append(i)
                seats.append(seat)
            else:
                key = self._together(node, state, acting, bandits, tries, seats)
            child = node.children.get(key)
            if child is None:
                child = Node()
                node.children[key] = child
            node = child
        node.visits += 1
        reward = self._look(state)
        for k in range(len(bandits)):
            bandit = bandits[k]
            i = tries[k]
            bandit.tried += 1
            bandit.visits[i] += 1
            bandit.totals[i] += reward[seats[k]]

    def _decide(self, bandit: Bandit, state: State, seat: int) -> int:
        legal = self.game.legal(state, seat)
        if not bandit.ripe and bandit.tried >= self.ripe:
            bandit.rank(legal, self.look_ahead(state, seat, legal), self.knobs.trust)
        width = self.wide + self.widen * sqrt(float(bandit.tried))
        return bandit.pick(legal, self.explore, width, self.rng)

    def _together(
        self,
        node: Node,
        state: State,
        acting: list[int],
        bandits: list[Bandit],
        tries: list[int],
        seats: list[int],
    ) -> int:
        """All who choose in secret at once; the key of the child as the searching seat knows it."""
        key = HIDDEN
        chosen: list[int] = []
        for seat in acting:
            bandit = node.bandit(seat)
            i = self._decide(bandit, state, seat)
            chosen.append(bandit.moves[i])
            bandits.append(bandit)
            tries.append(i)
            seats.append(seat)
            if seat == self.seat:
                key = bandit.moves[i] * SEATS + seat
        for k in range(len(chosen)):
            self.game.play(state, seats[len(seats) - len(chosen) + k], chosen[k])
        return key

    def look_ahead(self, state: State, seat: int, legal: list[int]) -> list[float]:
        """What each move promises the seat, by the game's estimate right after it."""
        game = self.game
        spread = self.spread
        promises: list[float] = []
        for move in legal:
            after = game.clone(state)
            game.play(after, seat, move)
            promises.append(rewards(game, after, spread)[seat])
        return promises

    def _look(self, state: State) -> list[float]:
        """A few random decisions, then rewards."""
        game = self.game
        rng = self.rng
        for _ in range(self.knobs.playout):
            acting = game.to_act(state)
            if not acting:
                break
            legal = game.legal(state, acting[0])
            game.play(state, acting[0], legal[rng.below(len(legal))])
        if not game.to_act(state):
            return rewards(game, state, self.spread)
        return hopes(game.estimate(state), self.spread)


def forced(game: AnyGame, state: State) -> list[int]:
    """Play on while there is nothing to decide; the seats that then decide."""
    while True:
        acting = game.to_act(state)
        if len(acting) != 1:
            return acting
        legal = game.legal(state, acting[0])
        if len(legal) != 1:
            return acting
        game.play(state, acting[0], legal[0])
