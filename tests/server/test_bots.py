"""Bots at tables: they go on after anything that happens to their table or their process."""

import os
import signal
from collections.abc import Callable

from tests.server.player import Player
from tests.server.running import Running

Person = Callable[..., Player]


def test_bots_go_on_when_their_table_has_left_memory(server: Running, person: Person) -> None:
    anna = person()
    id_ = anna.table("easy", "easy")["id"]
    with anna.at(id_) as socket:
        socket.hello()
        while socket.seq < 2:
            socket.hear(30)
    hall = server.services.hall
    hall.discard(hall.rooms[id_])
    with anna.at(id_) as socket:
        seen = socket.hello()["seq"]
        while socket.seq < seen + 2:
            socket.hear(30)


def test_a_bot_whose_process_dies_thinks_again(server: Running, person: Person) -> None:
    anna = person()
    id_ = anna.table("easy", "easy")["id"]
    with anna.at(id_) as socket:
        socket.hello()
        while socket.seq < 1:
            socket.hear(30)
        pool = server.services.bot_pool._pool
        assert pool is not None
        for process in list(pool._processes.values()):
            assert process.pid is not None
            os.kill(process.pid, signal.SIGKILL)
        seen = socket.seq
        while socket.seq < seen + 2:
            socket.hear(60)
