"""A match: a position, its record, and the one way in which moves are made."""

from typing import Any, Generic, TypeVar

from gildehuis.core.chance import Chance
from gildehuis.core.event import Event
from gildehuis.core.game import Game, Named, Result, Setup, State
from gildehuis.core.record import Record

S = TypeVar("S", bound=State)


class Match(Generic[S]):
    """A match being played. Moves come in as named moves and are judged here."""

    def __init__(
        self,
        game: Game[S],
        setup: Setup,
        chance: Chance,
        seats: list[dict[str, Any]] | None = None,
        seed: str | None = None,
    ) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.seats = seats or [{"name": f"seat {n}"} for n in range(setup.players)]
        self.log: list[dict[str, Any]] = []
        self.state: S = game.new(setup, chance)
        self.state.events = []
        self._write_chance()

    @classmethod
    def start(
        cls,
        game: Game[S],
        setup: Setup,
        seed: str,
        seats: list[dict[str, Any]] | None = None,
    ) -> "Match[S]":
        """A new match that draws its chance from a seed."""
        return cls(game, setup, Chance(seed), seats, seed)

    def to_act(self) -> list[int]:
        return self.game.to_act(self.state)

    def legal(self, seat: int) -> list[Named]:
        """The named moves of a seat that is to act, none for any other."""
        if seat not in self.to_act():
            return []
        return [self.game.name_move(self.setup, m) for m in self.game.legal(self.state, seat)]

    def play(self, seat: int, named: Any) -> list[Event]:
        """Make a move: what happened, or a Refusal that names the rule."""
        move = self.judge(seat, named)
        return self.play_number(seat, move)

    def judge(self, seat: int, named: Any) -> int:
        """The engine's number of a legal move; raises the Refusal of any other."""
        if seat in self.to_act():
            try:
                move = self.game.number_move(self.setup, named)
            except (TypeError, ValueError, KeyError, IndexError, AttributeError):
                move = None  # not even a move by its form: `explain` says so
            if move is not None and move in self.game.legal(self.state, seat):
                return move
        raise self.game.explain(self.state, seat, named)

    def play_number(self, seat: int, move: int) -> list[Event]:
        """Make a move that is known to be legal."""
        state = self.state
        entry = {
            "seat": seat,
            "move": self.game.name_move(self.setup, move),
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
        record = Record(
            game=self.game.name,
            rules=self.game.rules,
            edition=edition.name if edition else None,
            players=self.setup.players,
            options=self.setup.options,
            seed=self.seed,
            seats=self.seats,
            log=self.log,
        )
        result = self.result()
        if result is not None:
            record.scores, record.winners = result.scores, result.winners
            record.end = result.end
        return record

    def _write_chance(self) -> None:
        for name, value in self.state.chance.outcomes:
            written = self.game.name_chance(self.setup, name, value)
            self.log.append({"chance": name, "value": written})
        self.state.chance.outcomes.clear()
