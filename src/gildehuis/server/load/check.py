"""After the load: is what every socket was told what the record says?"""

import asyncio
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import msgspec

from gildehuis.core.record import decode
from gildehuis.core.registry import find
from gildehuis.core.replay import Replay
from gildehuis.core.secrecy import look
from gildehuis.core.verify import verify
from gildehuis.server.load.table import LoadTable, digest
from gildehuis.server.tables.setups import settled


async def check(tables: list[LoadTable]) -> int:
    """The number of messages checked; raises on the first that is wrong."""
    loop = asyncio.get_running_loop()
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        checked = 0
        for table in tables:
            answer = await table.people[0].http.get(f"/api/tables/{table.id}/record")
            answer.raise_for_status()
            views = [person.views for person in table.people]
            acks = [person.acks for person in table.people]
            checked += await loop.run_in_executor(pool, check_one, answer.content, views, acks)
    return checked


def check_one(line: bytes, views: list[dict[int, bytes]], acks: list[dict[int, int]]) -> int:
    """One table: its record is right, every ack is in it, every view is the one of its moment."""
    record = decode(line)
    game = find(record.game)
    setup = settled(record.game, record.players, record.options, record.edition, None, record.rules)
    verdict = verify(game, setup, record)
    if not verdict.ok or not verdict.finished:
        raise RuntimeError(f"the record is wrong at {verdict.at}: {verdict.refusal}")
    replay: Replay[Any] = Replay(game, setup, record)
    seq, checked = 0, 0
    made = {}  # seq: seat
    while True:
        for seat, told in enumerate(views):
            right = digest(msgspec.json.encode(look(game, replay.match.state, seat, True)))
            if told.get(seq) != right:
                raise RuntimeError(f"seat {seat} was told something else at move {seq}")
            checked += 1
        if replay.is_at_end():
            break
        made[seq + 1] = replay.cursor.entry()["seat"]
        replay.step()
        seq += 1
    acked = {seq: seat for seat, given in enumerate(acks) for seq in given.values()}
    if acked != made:
        raise RuntimeError("acknowledged moves and the record differ")
    return checked
