"""Seats: taken, left, given to bots; readiness, start, rematch; nothing changes until applied."""

import pytest

from gildehuis.table import leaving, muting, seating
from gildehuis.table.faults import Fault
from gildehuis.table.model import Actor, Seat, encode
from gildehuis.table.table import Change
from tests.table.keeping import ANNA, BERT, CLARA, NOW, Kept, opened, person, played

BOT = Seat("bot", "easy", bot="easy", ready=True)


def waiting(*others: Seat, public: bool = True) -> Kept:
    """Anna's table with an open seat."""
    return opened(person(ANNA), Seat(), *others, public=public)


def refused(key: str) -> "pytest.RaisesExc[Fault]":
    return pytest.raises(Fault, check=lambda fault: fault.key == key)


def test_nothing_changes_before_a_change_is_applied() -> None:
    kept = waiting()
    before = encode(kept.table.doc)
    change = seating.sit(kept.table, BERT, 1, NOW)
    assert change is not None
    assert change.joined == "b"
    assert encode(kept.table.doc) == before
    kept.do(change)
    assert kept.table.doc.seat_of("b") == 1


def test_who_may_sit_where() -> None:
    kept = waiting()
    with refused("no-such-seat"):
        seating.sit(kept.table, BERT, 2, NOW)
    with refused("seat-taken"):
        seating.sit(kept.table, BERT, 0, NOW)
    kept.do(seating.sit(kept.table, BERT, None, NOW))
    assert seating.sit(kept.table, BERT, 1, NOW) is None  # he sits there
    with refused("seat-taken"):
        seating.sit(kept.table, CLARA, None, NOW)
    private = waiting(public=False)
    with refused("no-seat-for-you"):
        seating.sit(private.table, BERT, 1, NOW)
    private.do(seating.sit(private.table, BERT, 1, NOW, invited=True))


def test_who_sits_moves() -> None:
    kept = waiting(Seat())
    kept.do(seating.sit(kept.table, ANNA, 2, NOW))
    assert [seat.person for seat in kept.table.doc.seats] == [None, None, "a"]


def test_the_host_leaves_and_another_is_host() -> None:
    kept = waiting()
    kept.do(seating.sit(kept.table, BERT, 1, NOW))
    change = kept.do(seating.leave(kept.table, ANNA, NOW))
    assert (change.doc.host, change.left) == ("b", "a")
    with refused("not-seated"):
        seating.leave(kept.table, ANNA, NOW)
    assert kept.do(seating.leave(kept.table, BERT, NOW)).doc.stage == "abandoned"


def test_all_ready_starts_the_match() -> None:
    kept = waiting(BOT)
    kept.do(seating.sit(kept.table, BERT, 1, NOW))
    assert kept.do(seating.ready(kept.table, ANNA, True, NOW)).doc.stage == "open"
    change = kept.do(seating.ready(kept.table, BERT, True, NOW))
    assert (change.doc.stage, change.tell, change.rows[0].kind) == ("playing", "start", "start")
    assert change.standing.to_act == kept.match().to_act
    with refused("started"):
        seating.sit(kept.table, CLARA, 1, NOW)


def test_the_host_sets_seats_and_starts() -> None:
    kept = waiting()
    with refused("seats-open"):
        seating.start(kept.table, ANNA, NOW)
    kept.do(seating.sit(kept.table, BERT, 1, NOW))
    with refused("host-only"):
        seating.set_seat(kept.table, BERT, 0, "easy", NOW)
    with refused("host-only"):
        seating.start(kept.table, BERT, NOW)
    with refused("own-seat"):
        seating.set_seat(kept.table, ANNA, 0, None, NOW)
    assert kept.do(seating.set_seat(kept.table, ANNA, 1, "hard", NOW)).left == "b"
    assert kept.do(seating.start(kept.table, ANNA, NOW)).doc.stage == "playing"


def test_seats_are_shuffled_by_the_seed() -> None:
    orders = set()
    for seed in range(40):
        kept = opened(person(ANNA), person(BERT), Seat(), seed=str(seed), public=True)
        kept.table.doc.shuffle = True
        kept.do(seating.sit(kept.table, CLARA, 2, NOW))
        first = seating.start(kept.table, ANNA, NOW)
        again = seating.start(kept.table, ANNA, NOW)
        assert encode(first.doc) == encode(again.doc)
        orders.add("".join(seat.person or "" for seat in first.doc.seats))
    assert orders == {"abc", "acb", "bac", "bca", "cab", "cba"}


def test_resigning_and_abandoning() -> None:
    kept = played(ANNA, BERT)
    change = kept.do(leaving.abandon(kept.table, ANNA, NOW))
    assert (change.doc.abandon, change.doc.stage) == ([0], "playing")
    change = kept.do(leaving.resign(kept.table, ANNA, NOW))
    assert (change.tell, change.doc.stage, change.standing.bots) == ("all", "playing", [0])
    with refused("not-seated"):
        leaving.resign(kept.table, ANNA, NOW)
    change = kept.do(leaving.abandon(kept.table, BERT, NOW))
    assert change.doc.stage == "abandoned"
    assert change.standing.to_act == []
    with refused("match-over"):
        leaving.resign(kept.table, BERT, NOW)


def test_who_is_forgotten_leaves_no_name() -> None:
    kept = played(ANNA, BERT)
    kept.do(muting.mute(kept.table, ANNA, "b", True, {"b"}, NOW))
    change = kept.do(leaving.forget(kept.table, ANNA, NOW))
    assert b"Anna" not in encode(change.doc)
    assert change.doc.mutes == {}
    assert (change.doc.seats[0].resigned, change.tell) == (True, "all")
    open_table = waiting()
    change = open_table.do(leaving.forget(open_table.table, ANNA, NOW))
    assert (change.doc.stage, change.left) == ("abandoned", "a")


def test_only_who_can_be_heard_is_muted() -> None:
    kept = played(ANNA, BERT)
    change = kept.do(muting.mute(kept.table, ANNA, "nobody", True, {"b"}, NOW))
    assert change.doc.mutes == {}
    assert kept.do(muting.mute(kept.table, ANNA, "b", True, {"b"}, NOW)).doc.mutes == {"a": ["b"]}
    assert kept.do(muting.mute(kept.table, ANNA, "b", False, {"b"}, NOW)).doc.mutes == {}


def test_a_rematch_turns_the_seats_and_is_one_for_all() -> None:
    kept = played(ANNA, BERT)
    with refused("not-over"):
        seating.rematch(kept.table, ANNA, "new", "seed", NOW)
    for actor in (ANNA, BERT):
        kept.do(leaving.abandon(kept.table, actor, NOW))
    with refused("not-seated"):
        seating.rematch(kept.table, Actor("x", "X"), "new", "seed", NOW)
    change = kept.do(seating.rematch(kept.table, BERT, "new", "seed", NOW))
    assert change.opened is not None
    again: Change = change.opened.change
    assert [seat.person for seat in again.doc.seats] == ["b", "a"]
    assert [seat.ready for seat in again.doc.seats] == [True, False]
    assert (again.doc.stage, again.doc.host, change.doc.rematch) == ("open", "b", "new")
    assert seating.rematch(kept.table, ANNA, "other", "seed", NOW) is None


def test_a_rematch_against_bots_starts_at_once() -> None:
    kept = opened(person(ANNA), BOT)
    kept.do(leaving.abandon(kept.table, ANNA, NOW))
    change = kept.do(seating.rematch(kept.table, ANNA, "new", "seed", NOW))
    assert change.opened is not None
    assert change.opened.change.doc.stage == "playing"
    assert change.opened.change.rows[0].kind == "start"
