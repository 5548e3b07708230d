"""Making moves: a person's, and a bot's."""

from typing import Any

from gildehuis.core.game import Result
from gildehuis.table import clocks
from gildehuis.table.bot_turns import BotTurn
from gildehuis.table.faults import Fault
from gildehuis.table.match import Attempt
from gildehuis.table.model import Actor, Doc, Row
from gildehuis.table.table import Change, MadeBefore, Stale, Table


def move(table: Table, actor: Actor, id_: int, seq: int, named: Any, at: int) -> Change:
    """A person's move, decided on the position after `seq` moves. `id_` is his request's number."""
    seat, match = table.own_seat(actor), table.match
    seen_all = seq == table.standing.seq
    if match is not None and not seen_all:
        made = match.sent_before(actor.id, id_, seq, named)
        if made is not None:
            raise MadeBefore(made)
    match = table.playing()
    if table.doc.seats[seat].away:
        raise Fault("seat-away", 409)
    if not seen_all and not match.saw_enough(seat, seq):
        raise Stale
    row = Row("move", at, seat=seat, person=actor.id, id=id_)
    attempt = match.attempt(named, row)
    return table.moved(_after(table.doc, attempt), attempt)


def bot_move(table: Table, turn: BotTurn, named: Any, at: int) -> Change | None:
    """A bot's move, if it is still asked for one in a position it knew."""
    match, seat = table.match, turn.seat
    if match is None or match is not turn.match:  # moves were taken back
        return None
    if seat not in table.standing.bots or not match.saw_enough(seat, turn.seq):
        return None
    attempt = match.attempt(named, Row("move", at, seat=seat))
    return table.moved(_after(table.doc, attempt), attempt)


def _after(doc: Doc, attempt: Attempt) -> Doc:
    """Clocks go on, proposals lapse; at the end the result is kept."""
    over = not attempt.to_act
    proposed = doc.abandon or doc.undo or doc.undo_refused
    if doc.clock.kind == "none" and not over and not proposed:
        return doc
    doc = doc.copy()
    doc.abandon, doc.undo, doc.undo_refused = [], None, []  # who plays on has answered
    row = attempt.done.row
    clocks.turn(doc, attempt.to_act, row.at, row.seat)
    if over:
        doc.stage, doc.result = "finished", attempt.result()
    return doc


def ranks(doc: Doc, result: Result) -> list[int]:
    """Per seat; who resigned ranks last."""
    return [
        doc.players if seat.resigned else rank
        for seat, rank in zip(doc.seats, result.ranking, strict=True)
    ]
