"""People who go on after every crash of the server, and what must be true at the end."""

import random
import threading
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.player import Player, Socket
from tests.server.running import Process

BROKEN = (ConnectionClosed, InvalidHandshake, OSError, EOFError)


class Stubborn:
    """One of them: what was not acknowledged is sent again."""

    def __init__(self, player: Player, seat: int, rng: random.Random) -> None:
        self.player = player
        self.seat = seat
        self.rng = rng
        self.acked: list[tuple[int, Any]] = []  # seq and move
        self.unsure: tuple[int, int, Any] | None = None  # id, seq, move
        self.id = 0

    def step(self, socket: Socket) -> None:
        """One move, acknowledged and told."""
        if self.unsure is None:
            assert socket.view is not None
            self.id += 1
            self.unsure = (self.id, socket.seq, self.rng.choice(socket.view["legal"]))
        id_, seq, named = self.unsure
        socket.send(type="move", id=id_, seq=seq, move=named)
        answer = socket.until(lambda m: m.get("id") == id_)
        assert answer["type"] == "ack", answer
        self.acked.append((answer["seq"], named))
        self.unsure = None


def play_through_crashes(
    server: Process,
    kills: int,
    rng: random.Random,
    games: tuple[str, ...],
    bot: bool,
    life_s: float,
) -> None:
    """Matches go on while the server dies at random moments, at most `life_s` after its start."""
    people = [Player(server.url), *([] if bot else [Player(server.url, "Bert")])]
    killed = 0
    while killed < kills:
        game = rng.choice(games)
        id_ = _table(people, game)
        all_ = [Stubborn(player, seat, rng) for seat, player in enumerate(people)]
        over = False
        while not over:
            doom = None
            if killed < kills:
                doom = threading.Timer(rng.uniform(0, life_s), server.kill)
                doom.start()
            try:
                over = _live(all_, id_)
            except BROKEN:
                assert doom is not None, "the server broke a line by itself"
            if doom is not None:
                doom.join()
                killed += 1
                server.start()
        check(people[0], id_, all_)


def _table(people: list[Player], game: str) -> str:
    host, *others = people
    kinds = ["me", *(["open"] * len(others) or ["easy"])]
    id_: str = host.table(*kinds, game=game, public=True, shuffle=False)["id"]
    for seat, other in enumerate(others, 1):
        other.ok("POST", f"/api/tables/{id_}/sit", seat=seat)
    if others:
        host.ok("POST", f"/api/tables/{id_}/start")
    return id_


def _live(all_: list[Stubborn], id_: str) -> bool:
    """Play until the match is over (True) or the line breaks."""
    sockets = [one.player.at(id_) for one in all_]
    try:
        for socket in sockets:
            socket.hello()
        while sockets[0].table["stage"] == "playing":
            for one, socket in zip(all_, sockets, strict=True):
                if one.unsure is not None or socket.my_turn():
                    one.step(socket)
                    break
            else:
                sockets[0].hear()  # a bot's move
            newest = max(
                [at.seq for at in sockets] + [one.acked[-1][0] for one in all_ if one.acked]
            )
            for socket in sockets:
                while socket.seq < newest:
                    socket.hear()
        for one, socket in zip(all_, sockets, strict=True):
            if one.unsure is not None:  # the last move was stored, but its ack was lost
                one.step(socket)
    finally:
        for socket in sockets:
            socket.connection.close()
    return True


def check(player: Player, id_: str, all_: list[Stubborn]) -> None:
    """Every acknowledged move stands at its number, and no other move is theirs."""
    record = player.ok("GET", f"/api/tables/{id_}/record")
    decisions = [entry for entry in record["log"] if "seat" in entry]
    for one in all_:
        mine = [(at, e["move"]) for at, e in enumerate(decisions, 1) if e["seat"] == one.seat]
        assert mine == one.acked
