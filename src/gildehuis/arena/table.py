"""One match of a series: bots that see views only, a clock, and forfeits."""

from functools import lru_cache
from time import perf_counter

import msgspec

from gildehuis.arena.series import Pairing, Series, pairing, setup_of
from gildehuis.arena.uses import note
from gildehuis.bots.bot import Bot
from gildehuis.bots.forfeit import CRASHED, ILLEGAL, SLOW, Forfeit
from gildehuis.bots.naming import make
from gildehuis.core import registry
from gildehuis.core.chance import Chance
from gildehuis.core.game import AnyGame, Result, Setup, State
from gildehuis.core.ranking import ranks
from gildehuis.core.schema import Move, asdict
from gildehuis.core.secrecy import look


class Seat(msgspec.Struct):
    """How one seat fared."""

    bot: str
    score: int
    rank: int
    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    forfeit: str | None = None  # why
    detail: str = ""
    uses: dict[str, int] = {}  # decisions by which each thing was used, where a series notes it
    offers: dict[str, int] = {}  # decisions in which it could have been


class Played(msgspec.Struct):
    """One match played, as a line of the output file."""

    index: int
    deal: int
    seats: list[Seat]
    end: str

    def winners(self) -> list[int]:
        return [n for n, seat in enumerate(self.seats) if seat.rank == 1]


def play_one(head: bytes, index: int) -> Played:
    """Play a match of the series; the same on every machine for bots on a budget of nodes."""
    game, setup, series = _settled(head)
    return Table(game, setup, series, pairing(series, index)).play()


@lru_cache(maxsize=4)
def _settled(head: bytes) -> tuple[AnyGame, Setup, Series]:
    series = msgspec.json.decode(head, type=Series)
    game = registry.find(series.game)
    return game, setup_of(game, series), series


class Table:
    """A match being played by bots. Whoever forfeits is replaced by `random` and ranked last."""

    def __init__(self, game: AnyGame, setup: Setup, series: Series, match: Pairing) -> None:
        self.game = game
        self.setup = setup
        self.limit = series.limit
        self.noting = series.uses
        self.match = match
        self.seed = f"{series.seed}:{match.index}"
        self.state: State = game.new(setup, Chance(f"{series.seed}:deal {match.deal}"))
        self.seats = [Seat(bot, 0, 0, uses={}, offers={}) for bot in match.bots]
        self.bots = [self._sit(seat) for seat in range(setup.players)]

    def play(self) -> Played:
        try:
            while acting := self.game.to_act(self.state):
                chosen = [(seat, self._decide(seat)) for seat in acting]
                for seat, move in chosen:
                    self.game.play(self.state, seat, move)
        finally:
            for bot in self.bots:
                bot.close()
        result = self.game.result(self.state)
        assert result is not None  # nobody is to act
        self._rank(result)
        return Played(self.match.index, self.match.deal, self.seats, result.end)

    def _sit(self, seat: int) -> Bot:
        name = self.match.bots[seat]
        try:
            return make(name, self.game, self.setup, seat, self.seed)
        except Forfeit as out:
            return self._replace(seat, out)

    def _decide(self, seat: int) -> int:
        """The seat's move, in its time."""
        legal = self.game.legal(self.state, seat)
        view = look(self.game, self.state, seat)
        seated = self.seats[seat]
        started = perf_counter()
        try:
            chosen = self.bots[seat].choose(view)
            taken = perf_counter() - started
            move = self._judge(seat, chosen, legal)
            if taken > self.limit:
                raise Forfeit(seated.bot, SLOW, f"{taken:.1f} s for a decision")
        except Forfeit as out:
            return self._give_up(seat, out)
        except Exception as error:
            return self._give_up(seat, Forfeit(seated.bot, CRASHED, f"{error!r}"[:200]))
        if seated.forfeit is None:
            seated.decisions += 1
            seated.seconds += taken
            seated.slowest = max(seated.slowest, taken)
        if self.noting:
            note(seated.offers, [asdict(offered) for offered in view.legal])
            note(seated.uses, [asdict(chosen)])
        return move

    def _judge(self, seat: int, chosen: Move, legal: list[int]) -> int:
        move = self.game.number_move(self.setup, chosen)
        if move is None or move not in legal:
            raise Forfeit(self.seats[seat].bot, ILLEGAL, f"{chosen!r}"[:120])
        return move

    def _give_up(self, seat: int, out: Forfeit) -> int:
        self.bots[seat].close()
        self.bots[seat] = self._replace(seat, out)
        return self._decide(seat)

    def _replace(self, seat: int, out: Forfeit) -> Bot:
        self.seats[seat].forfeit, self.seats[seat].detail = out.why, out.detail
        return make("random", self.game, self.setup, seat, self.seed)

    def _rank(self, result: Result) -> None:
        order = [(s.forfeit is None, -result.ranking[n]) for n, s in enumerate(self.seats)]
        for seat, rank in enumerate(ranks(order)):
            self.seats[seat].score = result.scores[seat]
            self.seats[seat].rank = rank
