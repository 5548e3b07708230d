"""A match: a position, its record, and the one way in which moves are made."""

from typing import Any, Generic, TypeVar

from gildehuis.core.chance import Chance
from gildehuis.core.event import Announcement
from gildehuis.core.game import Game, Named, Result, Setup, State
from gildehuis.core.record import FORMAT, Entry, Record, SeatEntry
from gildehuis.core.schema import Move, asdict

S = TypeVar("S", bound=State)


class Match(Generic[S]):
    """A match being played. Moves come in as named moves and are judged here."""

    def __init__(
        self,
        game: Game[S, Any, Any],
        setup: Setup,
        chance: Chance,
        seats: list[SeatEntry] | None = None,
        seed: str | None = None,
    ) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.seats = seats or [{"name": f"seat {n}"} for n in range(setup.players)]
        self.log: list[Entry] = []
        self.state: S = game.new(setup, chance)
        self.state.events = []
        self._write_chance()

    @classmethod
    def start(
        cls,
        game: Game[S, Any, Any],
        setup: Setup,
        seed: str,
        seats: list[SeatEntry] | None = None,
    ) -> "Match[S]":
        """A new match that draws its chance from a seed."""
        return cls(game, setup, Chance(seed), seats, seed)

    def to_act(self) -> list[int]:
        return self.game.to_act(self.state)

    def legal(self, seat: int) -> list[Named]:
        """The named moves of a seat that is to act, none for any other."""
        if seat not in self.to_act():
            return []
        moves = self.game.legal(self.state, seat)
        return [asdict(self.game.name_move(self.setup, move)) for move in moves]

    def play(self, seat: int, named: Any) -> list[Announcement]:
        """Make a move: what happened, or a Refusal that names the rule."""
        return self.play_number(seat, self.judge(seat, named))

    def judge(self, seat: int, named: Any) -> int:
        """The engine's number of a legal move; raises the Refusal of any other.

        A move comes as JSON, or as what `look` offered.
        """
        game = self.game
        move = named if isinstance(named, Move) else game.schema.read_move(named)
        if move is not None and seat in self.to_act():
            number = game.number_move(self.setup, move)
            if number is not None and number in game.legal(self.state, seat):
                return number
        raise game.explain(self.state, seat, move)

    def play_number(self, seat: int, move: int) -> list[Announcement]:
        """Make a move that is known to be legal."""
        state = self.state
        entry: Entry = {
            "seat": seat,
            "move": asdict(self.game.name_move(self.setup, move)),
            "choices": len(self.game.legal(state, seat)),
        }
        state.events = []
        self.game.play(state, seat, move)
        self.log.append(entry)
        self._write_chance()
        return state.events

    def result(self) -> Result | None:
        return self.game.result(self.state)

    def record(self) -> Record:
        """The match so far as a record; complete once the match is over."""
        edition = self.setup.edition
        result = self.result()
        return Record(
            format=FORMAT,
            game=self.game.name,
            rules=self.setup.rules,
            edition=edition.name if edition else None,
            players=self.setup.players,
            options=self.setup.options,
            seed=self.seed,
            seats=self.seats,
            log=self.log,
            scores=result.scores if result else None,
            winners=result.winners if result else None,
            end=result.end if result else None,
        )

    def _write_chance(self) -> None:
        for name, value in self.state.chance.outcomes:
            written = self.game.name_chance(self.setup, name, value)
            self.log.append({"chance": name, "value": written})
        self.state.chance.outcomes.clear()
