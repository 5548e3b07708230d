"""Before and between matches: seats, readiness, start, leaving, rematch."""

from gildehuis.core.game import Setup
from gildehuis.core.rng import Rng, seed_state
from gildehuis.table import clocks
from gildehuis.table.faults import Fault
from gildehuis.table.match import TableMatch
from gildehuis.table.model import Actor, Doc, Seat
from gildehuis.table.table import Change, Opening, Table


def open_table(id_: str, doc: Doc, setup: Setup, start_now: bool, at: int) -> Opening:
    """A new table; with no open seat left it starts at once."""
    return _opening(
        id_, doc, setup, start_now or all(seat.kind != "open" for seat in doc.seats), at
    )


def _opening(id_: str, doc: Doc, setup: Setup, begin: bool, at: int) -> Opening:
    table = Table(id_, setup, doc)
    return Opening(id_, _begin(table, doc, at) if begin else table.changed(doc, at))


def _begin(table: Table, doc: Doc, at: int) -> Change:
    """Everybody sits down: the order is drawn, the match begins, clocks run."""
    if any(seat.kind == "open" for seat in doc.seats):
        raise Fault("seats-open", 409)
    if doc.shuffle:
        order = list(range(doc.players))
        Rng(seed_state(f"seats:{doc.seed}")).shuffle(order)
        doc.seats = [doc.seats[number] for number in order]
    match, row = TableMatch.start(doc, table.setup, at)
    doc.stage = "playing"
    clocks.start(doc, match.to_act, at)
    return table.replaced(doc, match, row, "start")


def sit(
    table: Table, actor: Actor, number: int | None, at: int, invited: bool = False
) -> Change | None:
    """Take a seat (None: the first open one); who sits already moves there, or stays: None.

    At a public table anybody may; else the host, who has a seat, and who is invited.
    """
    held = table.doc.seat_of(actor.id)
    if not (invited or table.doc.public or table.doc.host == actor.id or held is not None):
        raise Fault("no-seat-for-you", 403)
    doc = table.waiting()
    if number is None:
        free = [at for at, seat in enumerate(doc.seats) if seat.kind == "open"]
        number = held if held is not None else (free[0] if free else None)
    if number is None:
        raise Fault("seat-taken", 409)
    if not 0 <= number < doc.players:
        raise Fault("no-such-seat", 404)
    if number == held:
        return None
    if doc.seats[number].kind != "open":
        raise Fault("seat-taken", 409)
    if held is not None:
        doc.seats[held] = Seat()
    doc.seats[number] = Seat("person", actor.name, actor.id)
    return table.changed(doc, at, joined=actor.id)


def leave(table: Table, actor: Actor, at: int) -> Change:
    """Stand up before the match. The host's role passes on; an empty table is abandoned."""
    doc = table.waiting()
    if doc.seat_of(actor.id) is None and doc.host != actor.id:
        raise Fault("not-seated", 403)
    stand_up(doc, actor.id)
    return table.changed(doc, at, left=actor.id)


def stand_up(doc: Doc, person: str) -> None:
    """The seat is free; somebody else is the host, if anybody is left."""
    seat = doc.seat_of(person)
    if seat is not None:
        doc.seats[seat] = Seat()
    people = [s.person for s in doc.seats if s.person is not None]
    if doc.host == person:
        if people:
            doc.host = people[0]
        else:
            doc.stage = "abandoned"


def ready(table: Table, actor: Actor, is_ready: bool, at: int) -> Change:
    """Say that one is ready; when all seats are taken and all are, the match starts."""
    doc = table.waiting()
    seat = doc.seat_of(actor.id)
    if seat is None:
        raise Fault("not-seated", 403)
    doc.seats[seat].ready = is_ready
    if all(s.kind == "bot" or (s.kind == "person" and s.ready) for s in doc.seats):
        return _begin(table, doc, at)
    return table.changed(doc, at)


def start(table: Table, actor: Actor, at: int) -> Change:
    """The host starts, once no seat is open."""
    table.host_only(actor)
    return _begin(table, table.waiting(), at)


def set_seat(table: Table, actor: Actor, number: int, level: str | None, at: int) -> Change:
    """The host puts a bot on a seat, or opens it (level None), also one somebody holds."""
    table.host_only(actor)
    doc = table.waiting()
    if not 0 <= number < doc.players:
        raise Fault("no-such-seat", 404)
    gone = doc.seats[number].person
    if gone == actor.id:
        raise Fault("own-seat", 409)
    doc.seats[number] = Seat() if level is None else bot_seat(level)
    return table.changed(doc, at, left=gone)


def bot_seat(level: str) -> Seat:
    return Seat("bot", level, bot=level, ready=True)


def rematch(table: Table, actor: Actor, id_: str, seed: str, at: int) -> Change | None:
    """The same people and bots again, the start player rotated; None if there is one already.

    Everybody gets the same table: the new one with that id and seed.
    """
    doc = table.doc
    if doc.stage not in ("finished", "abandoned"):
        raise Fault("not-over", 409)
    if doc.rematch is not None:
        return None
    if not doc.belongs_to(actor.id):
        raise Fault("not-seated", 403)
    seats = [_again(seat, actor) for seat in doc.seats[1:] + doc.seats[:1]]
    again = Doc(
        game=doc.game,
        players=doc.players,
        host=actor.id,
        seats=seats,
        seed=seed,
        created=at,
        edition=doc.edition,
        edition_source=doc.edition_source,
        options=doc.options,
        rules=doc.rules,
        public=doc.public,
        spectators=doc.spectators,
        clock=doc.clock,
        shuffle=False,
    )
    alone = all(seat.kind == "bot" or seat.person == actor.id for seat in seats)
    changed = doc.copy()
    changed.rematch = id_
    opening = _opening(id_, again, table.setup, alone, at)
    return table.changed(changed, at, opened=opening)


def _again(seat: Seat, actor: Actor) -> Seat:
    if seat.kind == "bot":
        return bot_seat(seat.bot or "medium")
    if seat.person is None:
        return Seat()  # whoever that was is no more
    return Seat("person", seat.name, seat.person, ready=seat.person == actor.id)
