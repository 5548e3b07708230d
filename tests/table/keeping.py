"""A table kept by a test: a change is written to a journal, then applied. No server anywhere."""

from typing import Any

from gildehuis.core.registry import find
from gildehuis.core.setup import settle
from gildehuis.table import seating
from gildehuis.table.match import TableMatch
from gildehuis.table.model import (
    Actor,
    Clock,
    Doc,
    Row,
    Seat,
    decode_doc,
    decode_row,
    encode,
)
from gildehuis.table.moves import move
from gildehuis.table.table import Change, Table

ANNA, BERT, CLARA = Actor("a", "Anna"), Actor("b", "Bert"), Actor("c", "Clara")
NOW = 1_000_000


def person(actor: Actor) -> Seat:
    return Seat("person", actor.name, actor.id)


class Kept:
    """A table and all that was stored of it, as bytes."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.stored_doc = encode(table.doc)
        self.journal: list[bytes] = []
        self.id = 0

    def do(self, change: Change | None) -> Change:
        """Store and apply."""
        assert change is not None
        self.journal += [encode(row) for row in change.rows]
        self.stored_doc = encode(change.doc)
        self.table.apply(change)
        return change

    def again(self) -> Table:
        """The table that is stored."""
        rows: list[Row] = [decode_row(row) for row in self.journal]
        return Table.rebuild(self.table.id, self.table.setup, decode_doc(self.stored_doc), rows)

    def match(self) -> TableMatch:
        assert self.table.match is not None
        return self.table.match

    def legal(self, seat: int) -> list[Any]:
        return self.match().seen_by(seat).legal

    def move(self, actor: Actor, named: Any = None, at: int = NOW) -> Change:
        """His move, by default the first legal one."""
        self.id += 1
        seat = self.table.own_seat(actor)
        chosen = self.legal(seat)[0] if named is None else named
        return self.do(move(self.table, actor, self.id, self.table.standing.seq, chosen, at))

    def move_by(self, seat: int, at: int = NOW) -> Change:
        """The move of whoever sits there."""
        held = self.table.doc.seats[seat]
        assert held.person is not None
        return self.move(Actor(held.person, held.name), at=at)


def opened(
    *seats: Seat, game: str = "kardinal", clock: Clock | None = None, seed: str = "s", **more: Any
) -> Kept:
    """A new table, started if no seat is open."""
    found = find(game)
    setup = settle(found, len(seats))
    doc = Doc(game, len(seats), "a", list(seats), seed, NOW, shuffle=False, **more)
    doc.edition, doc.rules = setup.edition.name if setup.edition else None, setup.rules
    doc.clock = clock or Clock()
    opening = seating.open_table("t", doc, setup, False, NOW)
    kept = Kept(Table("t", setup, doc))
    kept.do(opening.change)
    return kept


def played(*actors: Actor, **more: Any) -> Kept:
    """A match among these people."""
    return opened(*(person(actor) for actor in actors), **more)
