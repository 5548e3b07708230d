"""The search tree: what each seat has learned about its moves at each node."""

from math import exp, sqrt

from gildehuis.core.rng import Rng

UNIFORM = 0.1  # part of the attraction that all moves share alike


class Bandit:
    """One seat's moves at a node, with how often each was tried and what came of it."""

    __slots__ = ("index", "known", "moves", "pulls", "ripe", "totals", "tried", "visits")

    def __init__(self) -> None:
        self.moves: list[int] = []  # best look-ahead first, once the bandit is ripe
        self.pulls: list[float] = []  # how much each attracts; together 1
        self.visits: list[int] = []
        self.totals: list[float] = []  # of the seat's rewards
        self.index: dict[int, int] = {}
        self.known: list[int] = []  # the legal list met last, all of it in `moves`
        self.tried: int = 0
        self.ripe: bool = False

    def learn(self, legal: list[int]) -> None:
        """Take in moves not met before: other imagined positions allow other moves."""
        pull = 1.0 / len(legal) if not self.ripe else UNIFORM / len(legal)
        for move in legal:
            if move not in self.index:
                self.index[move] = len(self.moves)
                self.moves.append(move)
                self.pulls.append(pull)
                self.visits.append(0)
                self.totals.append(0.0)
        self.known = legal

    def rank(self, legal: list[int], ahead: list[float], trust: float) -> None:
        """Order the moves by what a look ahead promises for each legal one."""
        self.learn(legal)
        best = max(ahead)
        worth = {move: exp((ahead[i] - best) / trust) for i, move in enumerate(legal)}
        total = sum(worth.values())
        even = UNIFORM / len(legal)
        pull = {m: even + (1.0 - UNIFORM) * w / total for m, w in worth.items()}
        order = sorted(range(len(self.moves)), key=self._sorting(pull))
        self.pulls = [pull.get(self.moves[i], even) for i in order]
        self.visits = [self.visits[i] for i in order]
        self.totals = [self.totals[i] for i in order]
        self.moves = [self.moves[i] for i in order]
        self.index = {move: i for i, move in enumerate(self.moves)}
        self.ripe = True

    def _sorting(self, pull: dict[int, float]) -> "Sorting":
        return Sorting([-pull.get(move, 0.0) for move in self.moves])

    def pick(self, legal: list[int], explore: float, width: float, rng: Rng) -> int:
        """The index of the move to try: worth, attraction, and first tries in order of promise."""
        only: set[int] | None = None
        if legal != self.known:
            self.learn(legal)
        if len(legal) != len(self.moves):
            only = set(legal)
        if not self.ripe:
            return self._any_new(legal, rng)
        return self._best(only, explore, width)

    def _any_new(self, legal: list[int], rng: Rng) -> int:
        """Before the look-ahead: a random move, twice if need be to find one not yet tried."""
        i = self.index[legal[rng.below(len(legal))]]
        if self.visits[i]:
            i = self.index[legal[rng.below(len(legal))]]
        return i

    def _best(self, only: set[int] | None, explore: float, width: float) -> int:
        moves = self.moves
        visits = self.visits
        totals = self.totals
        pulls = self.pulls
        push = explore * sqrt(self.tried + 1.0)
        mean = sum(totals) / self.tried if self.tried else 0.5
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


class Sorting:
    """A sort key by a table."""

    __slots__ = ("table",)

    def __init__(self, table: list[float]) -> None:
        self.table = table

    def __call__(self, i: int) -> float:
        return self.table[i]


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
