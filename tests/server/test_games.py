"""Every game of the house at a table: hidden things, chance and choices at once included."""

import random
from collections.abc import Callable

import pytest

from gildehuis.core.registry import find, names
from gildehuis.table.match import TableMatch
from gildehuis.table.model import Row, encode
from tests.server.player import Player, Socket
from tests.server.running import Running

Person = Callable[..., Player]
MOVES = 40


@pytest.mark.parametrize("name", names())
def test_people_play_and_the_journal_tells_the_same_match(
    server: Running, person: Person, name: str
) -> None:
    players = min(find(name).players)
    people = [person(f"P{n}") for n in range(players)]
    host = people[0]
    kinds = ["me"] + ["open"] * (players - 1)
    id_ = host.table(*kinds, game=name, public=True, shuffle=False)["id"]
    for seat, guest in enumerate(people[1:], 1):
        guest.ok("POST", f"/api/tables/{id_}/sit", seat=seat)
    host.ok("POST", f"/api/tables/{id_}/start")
    sockets = [guest.at(id_) for guest in people]
    rng = random.Random(name)
    for socket in sockets:
        socket.hello()
    for _ in range(MOVES):
        if sockets[0].table["stage"] != "playing":
            break
        _one_move(sockets, rng)
    seen = [socket.view for socket in sockets]
    again = [socket.hello() for socket in sockets]
    assert [snapshot["view"] for snapshot in again] == seen
    assert again[0]["seq"] == len(again[0]["log"])
    for socket in sockets:
        socket.connection.close()

    table = server.services.hall.rooms[id_].table
    match = table.match
    assert match is not None
    rows = [start_of(match), *(done.row for done in match.done)]
    rebuilt = TableMatch.rebuild(table.doc, table.setup, rows)
    for seat in range(players):
        assert encode(rebuilt.seen_by(seat)) == encode(match.seen_by(seat))


def start_of(match: TableMatch) -> Row:
    """The first row of the journal, from the match's log."""
    first = []
    for entry in match.match.log:
        if "seat" in entry:
            break
        first.append(entry)
    return Row("start", 0, first)


def _one_move(sockets: list[Socket], rng: random.Random) -> None:
    """Somebody who is to act moves; everybody hears of it."""
    mover = rng.choice([socket for socket in sockets if socket.my_turn()])
    assert mover.view is not None
    before = mover.seq
    answer = mover.move(rng.choice(mover.view["legal"]))
    assert answer["type"] == "ack", answer
    for socket in sockets:
        while socket.seq <= before:
            socket.hear()


@pytest.mark.parametrize("name", names())
def test_bots_play_a_match_among_themselves(person: Person, name: str) -> None:
    """The host watches; two levels are enough to see that every game has its bots."""
    anna = person()
    players = min(find(name).players)
    table = anna.table(*["easy"] * players, game=name)
    with anna.at(table["id"]) as socket:
        assert socket.hello()["view"]["viewer"] is None
        while socket.seq < 6:
            socket.hear(60)
