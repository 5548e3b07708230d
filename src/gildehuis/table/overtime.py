"""When time is over, and when it was nobody's fault that it went by."""

from gildehuis.table import clocks
from gildehuis.table.table import Change, Table


def time_is_over(table: Table, at: int) -> Change | None:
    """Late seats are played by a bot until their people take them back; requests lapse."""
    doc = table.doc.copy()
    late = clocks.expired(doc, table.standing.to_act, at)
    lapsed = doc.undo is not None and (bool(late) or doc.undo.expires <= at)
    if not late and not lapsed:
        return None
    if lapsed:
        doc.undo = None
    for number in late:
        seat = doc.seats[number]
        seat.away, seat.bot, seat.bank_ms, seat.since = True, doc.clock.level, 0, None
    return table.changed(doc, at)


def spare(table: Table, at: int) -> Change | None:
    """Clocks are fair: nobody pays for a time when he could not play."""
    doc = table.doc.copy()
    if not clocks.resume(doc, table.standing.to_act, at):
        return None
    return table.changed(doc, at, "nobody")
