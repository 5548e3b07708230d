"""A match: a position, its record, and the one way in which moves are made."""

from typing import Any, Generic, TypeVar

from gildehuis.core.chance import Chance
from gildehuis.core.event import Announcement
from gildehuis.core.game import Game, Named, Result, Setup, State
from gildehuis.core.record import FORMAT, Entry, Record, SeatEntry
from gildehuis.core.schema import Move, asdict

S = TypeVar("S", bound=State)


class Trial(Generic[S]):
    """A legal move carried out beside the match: what it brings once the match takes it."""

    __slots__ = ("entries", "events", "state")

    def __init__(self, state: S, entries: list[Entry], events: list[Announcement]) -> None:
        self.state = state
        self.entries = entries  # of the record: the decision and the chance after it
        self.events = events


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
        self._write_chance(self.state, self.log)

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
        return self._judged(seat, named, self.to_act())[0]

    def _judged(self, seat: int, named: Any, to_act: list[int]) -> tuple[int, int]:
        """The number of a legal move, and among how many it was chosen."""
        game = self.game
        move = named if isinstance(named, Move) else game.schema.read_move(named)
        if move is not None and seat in to_act:
            number = game.number_move(self.setup, move)
            legal = game.legal(self.state, seat)
            if number is not None and number in legal:
                return number, len(legal)
        raise game.explain(self.state, seat, move)

    def play_number(self, seat: int, move: int) -> list[Announcement]:
        """Make a move that is known to be legal."""
        choices = len(self.game.legal(self.state, seat))
        return self._carry_out(self.state, seat, move, choices, self.log)

    def attempt(self, seat: int, named: Any, to_act: list[int]) -> Trial[S]:
        """Judge a move and carry it out on a copy: nothing changes here until `take`.

        `to_act` is who is to act now.
        """
        number, choices = self._judged(seat, named, to_act)
        state, entries = self.game.clone(self.state), list[Entry]()
        events = self._carry_out(state, seat, number, choices, entries)
        return Trial(state, entries, events)

    def take(self, trial: Trial[S]) -> None:
        """Go on from a move that was attempted in this position."""
        self.state = trial.state
        self.log += trial.entries

    def _carry_out(
        self, state: S, seat: int, move: int, choices: int, log: list[Entry]
    ) -> list[Announcement]:
        entry: Entry = {
            "seat": seat,
            "move": asdict(self.game.name_move(self.setup, move)),
            "choices": choices,
        }
        events: list[Announcement] = []
        state.events = events
        self.game.play(state, seat, move)
        log.append(entry)
        self._write_chance(state, log)
        return events

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

    def _write_chance(self, state: S, log: list[Entry]) -> None:
        for name, value in state.chance.outcomes:
            written = self.game.name_chance(self.setup, name, value)
            log.append({"chance": name, "value": written})
        state.chance.outcomes.clear()
