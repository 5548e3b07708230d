"""The search tree: what each seat has learned about its moves at each node."""

from math import exp, sqrt

from gildehuis.core.lists import added_up, same
from gildehuis.core.rng import Rng

UNIFORM = 0.1  # part of the attraction that all moves share alike


class Bandit:
    """One seat's moves at a node, with how often each was tried and what came of it."""

    __slots__ = (
        "as_met",
        "index",
        "known",
        "moves",
        "pulls",
        "ripe",
        "totals",
        "tried",
        "visits",
    )

    def __init__(self) -> None:
        self.moves: list[int] = []  # best look-ahead first, once the bandit is ripe
        self.pulls: list[float] = []  # how much each attracts; together 1
        self.visits: list[int] = []
        self.totals: list[float] = []  # of the seat's rewards
        self.index: dict[int, int] = {}  # by move; see `places`
        self.as_met: bool = False  # `moves` is just the legal list met, no other was seen yet
        self.known: list[int] = []  # the legal list met last, all of it in `moves`
        self.tried: int = 0
        self.ripe: bool = False

    def learn(self, legal: list[int]) -> None:
        """Take in moves not met before: other imagined positions allow other moves."""
        pull = 1.0 / len(legal) if not self.ripe else UNIFORM / len(legal)
        if not self.moves:
            self.moves = legal[:]
            self.pulls = [pull] * len(legal)
            self.visits = [0] * len(legal)
            self.totals = [0.0] * len(legal)
            self.as_met = True
            self.known = legal
            return
        self.as_met = False
        index = self.places()
        for move in legal:
            if move not in index:
                index[move] = len(self.moves)
                self.moves.append(move)
                self.pulls.append(pull)
                self.visits.append(0)
                self.totals.append(0.0)
        self.known = legal

    def places(self) -> dict[int, int]:
        """Where each move stands in the lists; made when it is first asked for."""
        if len(self.index) != len(self.moves):
            self.index = {move: i for i, move in enumerate(self.moves)}
        return self.index

    def rank(self, legal: list[int], ahead: list[float], trust: float) -> None:
        """Order the moves by what a look ahead promises for each legal one."""
        if not same(legal, self.known):
            self.learn(legal)
        count = len(self.moves)
        best = max(ahead)
        worth = [exp((a - best) / trust) for a in ahead]
        total = added_up(worth)
        even = UNIFORM / len(legal)
        pulls = [even] * count
        unlike = [0.0] * count  # to sort by: the strongest pull first, then what is not legal now
        for i in range(len(legal)):
            pull = even + (1.0 - UNIFORM) * worth[i] / total
            at = self._place(legal, i)
            pulls[at] = pull
            unlike[at] = -pull
        order = sorted(range(count), key=unlike.__getitem__)
        self.pulls = [pulls[i] for i in order]
        self.visits = [self.visits[i] for i in order]
        self.totals = [self.totals[i] for i in order]
        self.moves = [self.moves[i] for i in order]
        self.index = {}
        self.as_met = False
        self.ripe = True

    def pick(self, legal: list[int], explore: float, width: float, rng: Rng) -> int:
        """The index of the move to try: worth, attraction, and first tries in order of promise."""
        only: set[int] | None = None
        if not same(legal, self.known):
            self.learn(legal)
        if len(legal) != len(self.moves):
            only = set(legal)
        if not self.ripe:
            return self._any_new(legal, rng)
        return self._best(only, explore, width)

    def _any_new(self, legal: list[int], rng: Rng) -> int:
        """Before the look-ahead: a random move, twice if need be to find one not yet tried."""
        i = self._place(legal, rng.below(len(legal)))
        if self.visits[i]:
            i = self._place(legal, rng.below(len(legal)))
        return i

    def _place(self, legal: list[int], i: int) -> int:
        """Where the i-th of the moves known to be legal stands."""
        return i if self.as_met else self.places()[legal[i]]

    def lead(self, legal: list[int]) -> int:
        """How much oftener the legal move tried most was tried than any other."""
        first = second = 0
        index = self.places()
        for move in legal:
            n = self.visits[index[move]]
            if n > first:
                first, second = n, first
            elif n > second:
                second = n
        return first - second

    def _best(self, only: set[int] | None, explore: float, width: float) -> int:
        moves = self.moves
        visits = self.visits
        totals = self.totals
        pulls = self.pulls
        push = explore * sqrt(self.tried + 1.0)
        mean = added_up(totals) / self.tried if self.tried else 0.5
        best = -1
        best_score = -1.0
        left = width
        for i in range(len(moves)):
            if only is not None and moves[i] not in only:
                continue
            n = visits[i]
            score = (totals[i] / n if n else mean) + push * pulls[i] / (1 + n)
            if score > best_score:
                best_score = score
                best = i
            left -= 1.0
            if left <= 0.0:
                break
        return best


class Node:
    """A place in the tree: the moves that led here, whatever chance brought in between."""

    __slots__ = ("bandits", "children", "visits")

    def __init__(self) -> None:
        self.visits: int = 0
        self.bandits: dict[int, Bandit] = {}  # by seat
        self.children: dict[int, Node] = {}  # by move and seat

    def bandit(self, seat: int) -> Bandit:
        found = self.bandits.get(seat)
        if found is None:
            found = Bandit()
            self.bandits[seat] = found
        return found
