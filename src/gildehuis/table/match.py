"""A match in memory and how it came there: started, rebuilt from its journal, moved, taken back."""

import asyncio
from dataclasses import dataclass
from typing import Any

from gildehuis.core.event import Announcement
from gildehuis.core.game import AnyGame, Setup
from gildehuis.core.match import Match
from gildehuis.core.record import FORMAT, Entry, Record
from gildehuis.core.registry import find
from gildehuis.core.replay import Replay, resume
from gildehuis.core.undo import take_back
from gildehuis.server.tables.common import Common
from gildehuis.server.tables.model import Doc, Row


@dataclass(frozen=True)
class Done:
    """A move in effect: its row of the journal, what it brought, who was to act before it."""

    row: Row
    events: list[Announcement]
    before: list[int]


class Play:
    """A match at a table. No clock, no storage: those stand above."""

    def __init__(self, doc: Doc, match: Match[Any], done: list[Done]) -> None:
        self.game: AnyGame = match.game
        self.setup = match.setup
        self.seed = doc.seed
        self.match = match
        self.done = done
        self._common: Common | None = None  # of this position

    @classmethod
    def start(cls, doc: Doc, setup: Setup, at: int) -> tuple["Play", Row]:
        """A new match and the first row of its journal."""
        match: Match[Any] = Match.start(find(doc.game), setup, doc.seed)
        return cls(doc, match, []), Row("start", at, list(match.log))

    @classmethod
    def rebuild(cls, doc: Doc, setup: Setup, rows: list[Row]) -> "Play":
        """The match that a journal tells."""
        start, moves = rows[0], in_effect(rows[1:])
        game = find(doc.game)
        log = [*start.entries, *(entry for row in moves for entry in row.entries)]
        replay = Replay(game, setup, _record(game, setup, doc.seed, log))
        done = []
        for row in moves:
            before = replay.match.to_act()
            done.append(Done(row, replay.step(), before))
        return cls(doc, replay.play_on(), done)

    @property
    def seq(self) -> int:
        return len(self.done)

    def to_act(self) -> list[int]:
        return self.match.to_act()

    def common(self) -> Common | None:
        """What all viewers see alike, in a game that hides nothing."""
        if self._common is None:
            self._common = Common.of(self.game, self.match.state)
        return self._common

    def move(self, seat: int, named: Any, row: Row) -> Done:
        """Make a move; `row` gets its entries. A Refusal leaves everything as it was."""
        number = self.match.judge(seat, named)
        before, length = self.to_act(), len(self.match.log)
        events = self.match.play_number(seat, number)
        self._common = None
        row.entries = self.match.log[length:]
        done = Done(row, events, before)
        self.done.append(done)
        return done

    def follow(self, row: Row) -> Done | None:
        """Make the move of a journal row written elsewhere; None if it was an undo."""
        if row.kind == "undo":
            self.cut(row.count)
            return None
        assert row.seat is not None
        return self.move(row.seat, row.move(), row)

    def seems_undoable(self, seat: int | None) -> bool:
        """Quick and hopeful: the seat made the last move and no chance came up since."""
        if not self.done or seat is None or self.match.result() is not None:
            return False
        last = self.done[-1].row
        return last.seat == seat and len(last.entries) == 1

    async def undoable(self, seat: int) -> bool:
        """Exactly: may this seat take its last move back? Thinks in a thread."""
        if not self.seems_undoable(seat):
            return False
        return await asyncio.to_thread(take_back, self.match, seat) is not None

    def since_last_of(self, seat: int) -> int | None:
        """How many moves back to before that seat's last one; None if it made none."""
        for back, done in enumerate(reversed(self.done), 1):
            if done.row.seat == seat:
                return back
        return None

    def cut(self, count: int) -> None:
        """Drop the last moves. What chance brought after them comes again: it has its streams."""
        del self.done[-count:]
        before = self.match.record().cut(_length(self.match.log, len(self.done)))
        self.match = resume(self.game, self.setup, before)
        self._common = None

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
        rules=game.rules,
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
