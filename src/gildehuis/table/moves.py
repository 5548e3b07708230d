"""Making moves: judged, played, stored, and only then told."""

from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection

from gildehuis.core.game import Result
from gildehuis.core.match import Match
from gildehuis.server import metrics
from gildehuis.server.faults import Fault
from gildehuis.server.moment import now
from gildehuis.server.store import results
from gildehuis.server.store.people import Person
from gildehuis.server.tables import clocks
from gildehuis.server.tables.hall import Extra, Hall
from gildehuis.server.tables.model import Doc, Row
from gildehuis.server.tables.play import Play
from gildehuis.server.tables.room import Room


class Stale(Exception):
    """The player decided on a position that is no more."""


def playing(room: Room) -> Play:
    """The match of a table where one is being played."""
    if room.play is None:
        raise Fault("not-started", 409)
    if room.doc.stage != "playing":
        raise Fault("match-over", 409)
    return room.play


def own_seat(room: Room, person: Person) -> int:
    """Where this person decides for himself."""
    seat = room.doc.seat_of(person.id)
    if seat is None:
        raise Fault("not-seated", 403)
    return seat


async def move(
    hall: Hall,
    room: Room,
    person: Person,
    id_: int,
    seq: int,
    named: Any,
    stored: Callable[[int], None],
) -> None:
    """A person's move; `stored` gets its number before others see it.

    Raises Refusal, Fault or Stale.
    """
    seat = own_seat(room, person)
    if room.play is not None:
        made = room.play.sent_before(person.id, id_, seq, named)
        if made is not None:
            stored(made)
            return
    play = playing(room)
    if room.doc.seats[seat].away:
        raise Fault("seat-away", 409)
    if not play.saw_enough(seat, seq):
        raise Stale
    row = Row("move", now(), seat=seat, person=person.id, id=id_)
    await _make(hall, room, play, row, named, stored)


async def bot_move(
    hall: Hall, room: Room, seat: int, match: Match[Any], seq: int, named: Any
) -> bool:
    """A bot's move for a seat, if it is still to act there in a position it knew."""
    if room.play is None or room.doc.stage != "playing" or not room.doc.seats[seat].by_bot():
        return False
    if room.play.match is not match or room.doc.undo is not None:
        return False  # moves were taken back, or perhaps will be
    if seat not in room.to_act() or not room.play.saw_enough(seat, seq):
        return False
    await _make(hall, room, room.play, Row("move", now(), seat=seat), named)
    return True


async def _make(
    hall: Hall,
    room: Room,
    play: Play,
    row: Row,
    named: Any,
    stored: Callable[[int], None] = lambda _: None,
) -> None:
    assert row.seat is not None
    done = play.move(row.seat, named, row)
    doc, extra = _after(room, play, row)
    await hall.save(room, doc, [row], extra)
    stored(play.seq)
    (metrics.moves_of_people if row.person else metrics.moves_of_bots).inc()
    room.tell_move(done)


def _after(room: Room, play: Play, row: Row) -> tuple[Doc, list[Extra]]:
    """Clocks go on; at the end the result is kept."""
    doc, result = room.doc, play.match.result()
    proposed = doc.abandon or doc.undo or doc.undo_refused
    if doc.clock.kind == "none" and result is None and not proposed:
        return doc, []
    doc = doc.copy()
    doc.abandon, doc.undo, doc.undo_refused = [], None, []  # who plays on has answered
    clocks.turn(doc, play.to_act(), row.at, row.seat)
    if result is None:
        return doc, []
    doc.stage = "finished"
    doc.result = {
        "scores": result.scores,
        "winners": result.winners,
        "ranking": result.ranking,
        "end": result.end,
    }
    seats = seat_results(doc, result)

    def keep(connection: Connection) -> None:
        results.record(connection, room.id, doc.game, seats, row.at)

    return doc, [keep]


def seat_results(doc: Doc, result: Result) -> list[results.SeatResult]:
    """Per seat how it ended; who resigned ranks last."""
    return [
        results.SeatResult(
            number,
            seat.person,
            seat.bot,
            result.scores[number],
            doc.players if seat.resigned else result.ranking[number],
        )
        for number, seat in enumerate(doc.seats)
    ]
