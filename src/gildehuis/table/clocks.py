"""Thinking time: whose clock runs, what a move costs of the bank, when time is over."""

from gildehuis.table.model import Doc, Seat

HOUR = 3_600_000
DAY = 24 * HOUR
SPARED = HOUR  # left at least, in play by days, after a pause of the house


def start(doc: Doc, to_act: list[int], at: int) -> None:
    """Banks are full and the first clocks run."""
    for seat in doc.seats:
        seat.bank_ms = doc.clock.bank_s * 1000 if doc.clock.kind == "live" else 0
        seat.since = None
    turn(doc, to_act, at)


def turn(doc: Doc, to_act: list[int], at: int, mover: int | None = None) -> None:
    """A move was made: the mover pays, and who is to act now has his clock running."""
    if doc.clock.kind == "none":
        return
    if mover is not None:
        _pay(doc, mover, at)
    for number, seat in enumerate(doc.seats):
        if number not in to_act:
            seat.since = None
        elif seat.since is None or number == mover:
            seat.since = at


def _pay(doc: Doc, mover: int, at: int) -> None:
    """What went beyond the time per move comes out of the bank."""
    seat = doc.seats[mover]
    if doc.clock.kind != "live" or seat.since is None or seat.by_bot():
        return
    over = at - seat.since - doc.clock.move_s * 1000
    seat.bank_ms = max(0, seat.bank_ms - max(0, over))


def deadline(doc: Doc, seat: Seat) -> int | None:
    """When this seat's time is over, if it is to act and has a clock."""
    if seat.since is None or seat.by_bot():
        return None
    if doc.clock.kind == "live":
        return seat.since + doc.clock.move_s * 1000 + seat.bank_ms
    if doc.clock.kind == "days":
        return seat.since + doc.clock.days * DAY
    return None


def next_alarm(doc: Doc, to_act: list[int]) -> int | None:
    """When the first of these seats is late, or a request to take back lapses."""
    times = [] if doc.undo is None else [doc.undo.expires]
    if doc.clock.kind != "none":
        ends = (deadline(doc, doc.seats[number]) for number in to_act)
        times += [end for end in ends if end is not None]
    return min(times, default=None)


def expired(doc: Doc, to_act: list[int], at: int) -> list[int]:
    """The seats to act whose time is over."""
    ends = ((number, deadline(doc, doc.seats[number])) for number in to_act)
    return [number for number, end in ends if end is not None and end <= at]


def resume(doc: Doc, to_act: list[int], at: int) -> bool:
    """After the house was shut: nobody pays for that time. True if a clock was set back."""
    changed = False
    for number in to_act:
        seat = doc.seats[number]
        end = deadline(doc, seat)
        if end is None:
            continue
        if doc.clock.kind == "live":
            seat.since, changed = at, True
        elif end < at + SPARED:
            seat.since, changed = at + SPARED - doc.clock.days * DAY, True
    return changed
