"""The match of a table: started, rebuilt from its journal, moved, taken back, seen."""

from dataclasses import dataclass
from typing import Any, cast

import msgspec

from gildehuis.core.event import Announcement
from gildehuis.core.game import AnyGame, Result, Setup, State
from gildehuis.core.match import Match, Trial
from gildehuis.core.record import FORMAT, Entry, Record
from gildehuis.core.registry import find
from gildehuis.core.replay import Replay, resume
from gildehuis.core.schema import Facts
from gildehuis.core.secrecy import View, common, look
from gildehuis.core.undo import take_back
from gildehuis.table.model import Doc, Row, encode


@dataclass(frozen=True)
class Done:
    """A move in effect: its row of the journal, what it brought, who was to act before it."""

    row: Row
    events: list[Announcement]
    before: list[int]


@dataclass(frozen=True)
class Attempt:
    """A move that was judged and is not yet made: what it does, and who is to act then."""

    done: Done
    trial: Trial[Any]
    to_act: list[int]
    game: AnyGame

    def result(self) -> Result | None:
        """How the match ends by it; None if it goes on."""
        return self.game.result(self.trial.state)


class TableMatch:
    """A match at a table, in one position: who is to act is worked out once in each."""

    def __init__(self, seed: str, match: Match[Any], done: list[Done]) -> None:
        self.game: AnyGame = match.game
        self.setup = match.setup
        self.seed = seed
        self.match = match
        self.done = done
        self.to_act = match.to_act()
        self._common: Common | None = None  # of this position

    @classmethod
    def start(cls, doc: Doc, setup: Setup, at: int) -> tuple["TableMatch", Row]:
        """A new match and the first row of its journal."""
        match: Match[Any] = Match.start(find(doc.game), setup, doc.seed)
        return cls(doc.seed, match, []), Row("start", at, list(match.log))

    @classmethod
    def rebuild(cls, doc: Doc, setup: Setup, rows: list[Row]) -> "TableMatch":
        """The match that a journal tells."""
        start, moves = rows[0], in_effect(rows[1:])
        game = find(doc.game)
        log = [*start.entries, *(entry for row in moves for entry in row.entries)]
        replay = Replay(game, setup, _record(game, setup, doc.seed, log))
        done = []
        for row in moves:
            before = replay.match.to_act()
            done.append(Done(row, replay.step(), before))
        return cls(doc.seed, replay.play_on(), done)

    @property
    def seq(self) -> int:
        return len(self.done)

    def seen_by(self, seat: int | None) -> View:
        """What a seat (None: a spectator) sees now, to be encoded at once."""
        if self.game.hides:
            return look(self.game, self.match.state, seat, previews=True, to_act=self.to_act)
        if self._common is None:
            self._common = Common(self.game, self.match.state, self.to_act)
        return self._common.seen_by(seat)

    def attempt(self, named: Any, row: Row) -> Attempt:
        """Judge the move of a seat; `row` gets its entries. A Refusal says why not."""
        assert row.seat is not None
        trial = self.match.attempt(row.seat, named, self.to_act)
        row.entries = trial.entries
        to_act = self.game.to_act(trial.state)
        return Attempt(Done(row, trial.events, self.to_act), trial, list(to_act), self.game)

    def make(self, attempt: Attempt) -> None:
        """Make the move that was attempted in this position."""
        self.match.take(attempt.trial)
        self.done.append(attempt.done)
        self.to_act = attempt.to_act
        self._common = None

    def seems_undoable(self, seat: int | None) -> bool:
        """Quick and hopeful: the seat made the last move and no chance came up since."""
        if not self.done or seat is None or not self.to_act:
            return False
        last = self.done[-1].row
        return last.seat == seat and len(last.entries) == 1

    def taken_back(self, seat: int) -> "TableMatch | None":
        """The match before this seat's last move, if nobody learned anything by it. Takes long."""
        if not self.seems_undoable(seat):
            return None
        before = take_back(self.match, seat)
        return None if before is None else TableMatch(self.seed, before, self.done[:-1])

    def without_last(self, count: int) -> "TableMatch":
        """Before so many moves. What chance brought comes again: it has its streams. Takes long."""
        done = self.done[:-count]
        before = self.match.record().cut(_length(self.match.log, len(done)))
        return TableMatch(self.seed, resume(self.game, self.setup, before), done)

    def since_last_of(self, seat: int) -> int | None:
        """How many moves back to before that seat's last one; None if it made none."""
        for back, done in enumerate(reversed(self.done), 1):
            if done.row.seat == seat:
                return back
        return None

    def sent_before(self, person: str, id_: int, seq: int, named: Any) -> int | None:
        """The number of the move that this request, sent again, has made already."""
        if seq < 0:
            return None
        for number, done in enumerate(self.done[seq:], seq + 1):
            row = done.row
            if row.person == person and row.id == id_ and row.move() == named:
                return number
        return None

    def saw_enough(self, seat: int, seq: int) -> bool:
        """Nothing happened since `seq` but secret choices of others while this seat had its own."""
        if seq == len(self.done):
            return True
        if not 0 <= seq < len(self.done):
            return False
        return all(done.row.seat != seat and seat in done.before for done in self.done[seq:])


class Common:
    """What all viewers of a game that hides nothing see alike: made and encoded once."""

    def __init__(self, game: AnyGame, state: State, to_act: list[int]) -> None:
        self._game, self._state, self._to_act = game, state, to_act
        # Encoded already, and put in as it is: these views are only sent.
        self._seen = cast("Facts", msgspec.Raw(encode(common(game, state))))
        self._view = look(game, state, None, True, self._seen, to_act)

    def seen_by(self, seat: int | None) -> View:
        """Only who is to act sees more than a spectator: his choices. Good until the next call."""
        view = self._view
        if seat is not None and seat in self._to_act:
            return look(self._game, self._state, seat, True, self._seen, self._to_act)
        view.viewer, view.previews = seat, None if seat is None else []
        return view


def in_effect(rows: list[Row]) -> list[Row]:
    """The moves of a journal that were not taken back."""
    moves: list[Row] = []
    for row in rows:
        if row.kind == "undo":
            del moves[-row.count :]
        else:
            moves.append(row)
    return moves


def _record(game: AnyGame, setup: Setup, seed: str, log: list[Entry]) -> Record:
    return Record(
        format=FORMAT,
        game=game.name,
        rules=setup.rules,
        edition=setup.edition.name if setup.edition else None,
        players=setup.players,
        options=setup.options,
        seed=seed,
        seats=[{"name": f"seat {n}"} for n in range(setup.players)],
        log=log,
    )


def _length(log: list[Entry], moves: int) -> int:
    """How many entries belong to the first so many moves (and the chance around them)."""
    seen = 0
    for at, entry in enumerate(log):
        if "seat" in entry:
            if seen == moves:
                return at
            seen += 1
    return len(log)
