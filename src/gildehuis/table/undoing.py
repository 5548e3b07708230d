"""Taking moves back: by the rule of information alone, or by agreement of all people.

These think longer than an event loop should wait: positions are imagined, matches replayed.
"""

from gildehuis.table import clocks
from gildehuis.table.faults import Fault
from gildehuis.table.match import TableMatch
from gildehuis.table.model import Actor, Doc, Row, UndoRequest
from gildehuis.table.table import Change, Table

MINUTES = 60_000
PATIENCE = {"none": 2 * MINUTES, "live": 2 * MINUTES, "days": clocks.DAY}  # per clock


def deciding(doc: Doc) -> set[int]:
    """The seats whose people are asked; for any other a bot plays, and bots agree."""
    return {n for n, seat in enumerate(doc.seats) if seat.kind == "person" and not seat.by_bot()}


def undo(table: Table, actor: Actor, ask: bool, at: int) -> Change:
    """Take back this person's last move if nobody learned anything by it; else ask the others."""
    seat, match = table.own_seat(actor), table.playing()
    if table.doc.seats[seat].away:
        raise Fault("seat-away", 409)
    before = match.taken_back(seat)
    if before is not None:
        return _take_back(table, table.doc.copy(), before, seat, 1, at)
    if ask:
        return _request(table, match, seat, at)
    raise Fault("no-undo", 409)


def _request(table: Table, match: TableMatch, seat: int, at: int) -> Change:
    doc, back = table.doc.copy(), match.since_last_of(seat)
    if back is None:
        raise Fault("no-move-yet", 409)
    if doc.undo is not None:
        raise Fault("undo-asked", 409)
    if seat in doc.undo_refused:
        raise Fault("undo-refused", 409)
    doc.undo = UndoRequest(seat, back, [seat], at + PATIENCE[doc.clock.kind])
    return _settle(table, doc, at)


def answer(table: Table, actor: Actor, agree: bool, at: int) -> Change:
    """Agree to another's request, or refuse it; who asked withdraws it by refusing."""
    seat = table.own_seat(actor)
    table.playing()
    doc = table.doc.copy()
    if doc.undo is None:
        raise Fault("no-undo-asked", 409)
    if agree:
        doc.undo.agreed = sorted({*doc.undo.agreed, seat})
    else:
        if seat != doc.undo.seat:
            doc.undo_refused = sorted({*doc.undo_refused, doc.undo.seat})
        doc.undo = None
    return _settle(table, doc, at)


def _settle(table: Table, doc: Doc, at: int) -> Change:
    """Take back once all people agree; until then everybody sees what is asked."""
    asked = doc.undo
    if asked is not None and deciding(doc) <= set(asked.agreed):
        before = table.playing().without_last(asked.back)
        return _take_back(table, doc, before, asked.seat, asked.back, at)
    return table.changed(doc, at)


def _take_back(
    table: Table, doc: Doc, before: TableMatch, seat: int, count: int, at: int
) -> Change:
    doc.abandon, doc.undo, doc.undo_refused = [], None, []
    clocks.turn(doc, before.to_act, at)
    row = Row("undo", at, seat=seat, person=doc.seats[seat].person, count=count)
    return table.replaced(doc, before, row, "all")
