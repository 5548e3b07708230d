"""The bot `mcts`: tree search over imagined positions, within a budget of nodes or seconds."""

from time import perf_counter

from gildehuis.bots.bot import Bot, Budget
from gildehuis.bots.search import Search
from gildehuis.bots.search_settings import Knobs, knobs_for
from gildehuis.bots.tree import Bandit, Node
from gildehuis.bots.tree_reuse import find
from gildehuis.bots.worlds import Worlds
from gildehuis.core.game import AnyGame, Setup, State
from gildehuis.core.schema import Move
from gildehuis.core.secrecy import View

DEFAULT = Budget(nodes=1000)
RESERVE = 0.12  # of the time: for making positions, and for a machine that is busy otherwise
LOOKING = 0.2  # of the time: for the look ahead before the search
ROUND = 16  # iterations between two looks at whether more can change the choice


class MctsBot(Bot):
    """Searches, keeps what it learned for its next decision, and plays the move tried most."""

    def __init__(
        self,
        game: AnyGame,
        setup: Setup,
        seat: int,
        seed: str,
        budget: Budget | None = None,
        knobs: Knobs | None = None,
    ) -> None:
        super().__init__(game, setup, seat, seed, budget or DEFAULT)
        self.search = Search(game, seat, knobs or knobs_for(game), self.rng)
        self._kept: tuple[State, Node] | None = None  # where the last search began
        self.nodes = 0  # searched for the last decision

    def choose(self, view: View) -> Move:
        started = perf_counter()
        if len(view.legal) == 1:
            return view.legal[0]
        worlds = Worlds(self.game, self.setup, view, self.rng, self.search.knobs.worlds)
        first = worlds.one()
        self.search.root = find(self.game, self.seat, view, self._kept) or Node()
        legal = self.numbers(view)
        bandit = self._prepare(worlds, legal, started)
        self._think(worlds, bandit, legal, started)
        self._kept = (first, self.search.root)
        return view.legal[legal.index(_favourite(bandit, legal))]

    def _prepare(self, worlds: Worlds, legal: list[int], started: float) -> Bandit:
        """The root's moves, ranked by a look ahead in some worlds."""
        knobs = self.search.knobs
        bandit = self.search.root.bandit(self.seat)
        if not bandit.ripe:
            ahead = [0.0] * len(legal)
            looks = 0
            while looks < min(knobs.lookouts, worlds.most) and not self._late(started, looks):
                promises = self.search.look_ahead(worlds.one(), self.seat, legal)
                ahead = [a + p for a, p in zip(ahead, promises, strict=True)]
                looks += 1
            bandit.rank(legal, [a / looks for a in ahead], knobs.trust)
        bandit.learn(legal)
        return bandit

    def _late(self, started: float, looks: int) -> bool:
        """Has looking ahead, of which there must be one look, taken its part of the time?"""
        seconds = self.budget.seconds
        return bool(looks) and seconds is not None and perf_counter() - started > LOOKING * seconds

    def _think(self, worlds: Worlds, bandit: Bandit, legal: list[int], started: float) -> None:
        nodes, seconds = self.budget.nodes, self.budget.seconds
        end = None if seconds is None else started + seconds * (1 - RESERVE)
        begun = perf_counter()
        done = 0
        while nodes is None or done < nodes:
            if end is not None and perf_counter() >= end:
                break
            step = 1 if end is not None or nodes is None else min(ROUND, nodes - done)
            self.search.walk_often(worlds, step)
            done += step
            # Can no other move catch up any more?
            if done % ROUND == 0 and bandit.lead(legal) > self._left(done, begun, end):
                break
        self.nodes = done

    def _left(self, done: int, begun: float, end: float | None) -> float:
        """How many more iterations the budget allows."""
        left = float("inf")
        if self.budget.nodes is not None:
            left = self.budget.nodes - done
        if end is not None:
            now = perf_counter()
            left = min(left, (end - now) * done / max(now - begun, 1e-6))
        return left


def _favourite(bandit: Bandit, legal: list[int]) -> int:
    """The legal move tried most often; among equals the one that paid best.

    A bandit kept from the last search may know moves of positions that did not come about.
    """
    places = bandit.places()
    best = places[legal[0]]
    for move in legal:
        i = places[move]
        more = bandit.visits[i] - bandit.visits[best]
        if more > 0 or (more == 0 and bandit.totals[i] > bandit.totals[best]):
            best = i
    return bandit.moves[best]
