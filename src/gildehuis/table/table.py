"""A table, what a change of it is, and where play stands after one."""

from dataclasses import dataclass, field
from typing import Literal

from gildehuis.core.game import Setup
from gildehuis.core.schema import Result
from gildehuis.table import clocks
from gildehuis.table.faults import Fault
from gildehuis.table.match import Attempt, Done, TableMatch
from gildehuis.table.model import Actor, Doc, Row

# Who hears of a change: nobody; all of the table; of the move just made; that play began; or all
# there is to know anew, as what they knew is no longer true.
Tell = Literal["nobody", "table", "move", "start", "all"]


class Stale(Exception):
    """The player decided on a position that is no more."""


class MadeBefore(Exception):
    """This request was sent again: its move is the `seq`-th and stands."""

    def __init__(self, seq: int) -> None:
        super().__init__(seq)
        self.seq = seq


@dataclass(frozen=True)
class Standing:
    """Where play stands: worked out once per change, and read by all who want to know."""

    seq: int = 0
    to_act: list[int] = field(default_factory=list)  # the seats that owe a decision
    bots: list[int] = field(default_factory=list)  # those of them that a bot decides for, now
    alarm: int | None = None  # when a clock runs out or a request lapses
    due: int | None = None  # when something happens by itself: 0, at once, for a bot; or the alarm
    result: Result | None = None


def standing(doc: Doc, seq: int, to_act: list[int]) -> Standing:
    """Where play stands at a table with that document, in a position where these are to act."""
    if doc.stage != "playing":
        return Standing(seq, result=doc.result)
    # While the others are asked whether a move be taken back, bots wait.
    bots = [] if doc.undo else [number for number in to_act if doc.seats[number].by_bot()]
    alarm = clocks.next_alarm(doc, to_act)
    return Standing(seq, to_act, bots, alarm, 0 if bots else alarm)


@dataclass(frozen=True)
class Change:
    """What is written of a table at once, where play stands then, and who hears of it."""

    doc: Doc
    standing: Standing
    at: int
    tell: Tell = "table"
    rows: list[Row] = field(default_factory=list)
    attempt: Attempt | None = None  # the move that is made by it
    match: TableMatch | None = None  # the match that takes the place of the one there was
    same_doc: bool = False  # the document was stored before
    joined: str | None = None  # who may see the table from now on
    left: str | None = None  # who may not any more
    opened: "Opening | None" = None  # a rematch

    @property
    def done(self) -> Done | None:
        """The move just made."""
        return self.attempt.done if self.attempt else None


@dataclass(frozen=True)
class Opening:
    """A new table: what is written of it first."""

    id: str
    change: Change


class Table:
    """As it is stored; only `apply` and `follow` change it."""

    def __init__(self, id_: str, setup: Setup, doc: Doc, match: TableMatch | None = None) -> None:
        self.id = id_
        self.setup = setup
        self.doc = doc
        self.match = match
        self.standing = standing(doc, match.seq, match.to_act) if match else standing(doc, 0, [])

    @classmethod
    def rebuild(cls, id_: str, setup: Setup, doc: Doc, rows: list[Row]) -> "Table":
        """The table that a document and a journal tell."""
        return cls(id_, setup, doc, TableMatch.rebuild(doc, setup, rows) if rows else None)

    # ---- what actions ask first

    def playing(self) -> TableMatch:
        """The match, where one is being played."""
        if self.match is None:
            raise Fault("not-started", 409)
        if self.doc.stage != "playing":
            raise Fault("match-over", 409)
        return self.match

    def waiting(self) -> Doc:
        """A copy of the document of a table that has not started."""
        if self.doc.stage != "open":
            raise Fault("started", 409)
        return self.doc.copy()

    def own_seat(self, actor: Actor) -> int:
        """Where this person decides for himself."""
        seat = self.doc.seat_of(actor.id)
        if seat is None:
            raise Fault("not-seated", 403)
        return seat

    def host_only(self, actor: Actor) -> None:
        if self.doc.host != actor.id:
            raise Fault("host-only", 403)

    # ---- changes

    def changed(
        self,
        doc: Doc,
        at: int,
        tell: Tell = "table",
        *,
        joined: str | None = None,
        left: str | None = None,
        opened: Opening | None = None,
    ) -> Change:
        """Another document in the same position."""
        match = self.match
        stands = standing(doc, match.seq, match.to_act) if match else standing(doc, 0, [])
        return Change(doc, stands, at, tell, joined=joined, left=left, opened=opened)

    def moved(self, doc: Doc, attempt: Attempt) -> Change:
        """A move, and the document after it."""
        stands = standing(doc, self.standing.seq + 1, attempt.to_act)
        row = attempt.done.row
        return Change(doc, stands, row.at, "move", [row], attempt=attempt, same_doc=doc is self.doc)

    def replaced(self, doc: Doc, match: TableMatch, row: Row, tell: Tell) -> Change:
        """Another match than there was: one that begins, or goes on from an earlier position."""
        stands = standing(doc, match.seq, match.to_act)
        return Change(doc, stands, row.at, tell, [row], match=match)

    def apply(self, change: Change) -> None:
        """This is stored now."""
        if change.match is not None:
            self.match = change.match
        if change.attempt is not None:
            assert self.match is not None
            self.match.make(change.attempt)
        self.doc, self.standing = change.doc, change.standing

    def follow(self, doc: Doc, row: Row) -> Change:
        """What a row of the journal that was written elsewhere changes here; `doc` came with it."""
        match = self.match
        assert match is not None
        if row.kind == "undo":
            return self.replaced(doc, match.without_last(row.count), row, "all")
        return self.moved(doc, match.attempt(row.move(), row))
