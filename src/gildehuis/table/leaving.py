"""Going away from a match: resigning, agreeing to abandon, taking a seat back, being forgotten."""

from gildehuis.table import clocks, seating
from gildehuis.table.model import Actor, Doc
from gildehuis.table.table import Change, Table


def _still_there(doc: Doc) -> list[int]:
    """The seats of people who have not resigned."""
    return [n for n, seat in enumerate(doc.seats) if seat.kind == "person" and not seat.resigned]


def resign(table: Table, actor: Actor, at: int) -> Change:
    """A bot plays on for good. When no person is left, the match is abandoned."""
    number = table.own_seat(actor)
    table.playing()
    doc = table.doc.copy()
    _resign(doc, number)
    return table.changed(doc, at, "all")  # who resigned is a spectator now


def _resign(doc: Doc, number: int) -> None:
    seat = doc.seats[number]
    seat.resigned, seat.away, seat.bot, seat.since = True, False, doc.clock.level, None
    doc.undo = None  # the match is another one now
    if not _still_there(doc):
        doc.stage = "abandoned"


def abandon(table: Table, actor: Actor, at: int) -> Change:
    """Agree to abandon; when all do who play for themselves, the match ends without a result."""
    number = table.own_seat(actor)
    table.playing()
    doc = table.doc.copy()
    if number not in doc.abandon:
        doc.abandon = sorted([*doc.abandon, number])
    playing_on = {n for n in _still_there(doc) if not doc.seats[n].away}
    if playing_on <= set(doc.abandon):
        doc.stage = "abandoned"
    return table.changed(doc, at)


def take_back_seat(table: Table, actor: Actor, at: int) -> Change | None:
    """Play for oneself again after a bot took over; None where none did."""
    number, match = table.own_seat(actor), table.playing()
    if not table.doc.seats[number].away:
        return None
    doc = table.doc.copy()
    seat = doc.seats[number]
    seat.away, seat.bot, seat.since = False, None, None
    clocks.turn(doc, match.to_act, at)
    return table.changed(doc, at)


def forget(table: Table, actor: Actor, at: int) -> Change:
    """Remove a person: out of an open table or a running match, and no name where he sat."""
    doc, left = table.doc.copy(), False
    seat = doc.seat_of(actor.id)
    if doc.stage == "open" and (seat is not None or doc.host == actor.id):
        seating.stand_up(doc, actor.id)
        left = True
    resigns = doc.stage == "playing" and seat is not None
    if resigns and seat is not None:
        _resign(doc, seat)
    doc.mutes.pop(actor.id, None)
    for held in doc.seats:
        if held.person == actor.id:
            held.person, held.name = None, ""
    return table.changed(doc, at, "all" if resigns else "table", left=actor.id if left else None)
