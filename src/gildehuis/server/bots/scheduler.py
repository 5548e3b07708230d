"""What happens at a table by itself: bots move, clocks run out."""

import asyncio
import contextlib
import logging

from gildehuis.core.refusal import Refusal
from gildehuis.server.bots.pool import Minds
from gildehuis.server.model.ids_and_time import now
from gildehuis.server.operations import metrics
from gildehuis.server.store import tables as store
from gildehuis.server.tables.hall import Hall
from gildehuis.server.tables.room import Room
from gildehuis.table import bot_turns, clocks, overtime
from gildehuis.table.faults import Fault
from gildehuis.table.moves import bot_move

log = logging.getLogger("gildehuis.tend")
RETRY_S = 5.0
SWEEP_S = 5.0
LIVE = 4 * clocks.HOUR  # live clocks end sooner than this; further ones wait in storage


class Tender:
    """Watches every room of the hall that has something to wait for."""

    def __init__(self, hall: Hall, minds: Minds) -> None:
        self.hall = hall
        self.minds = minds
        self._tasks: set[asyncio.Task[None]] = set()
        hall.on_change.append(self.look_after)
        hall.on_open.append(self.look_after)

    async def start(self) -> None:
        """Take up every match that was going on, with fair clocks."""
        await self._take_up_due(now() + LIVE, after_pause=True)
        self._keep(asyncio.create_task(self._sweep(), name="sweep"))

    async def _sweep(self) -> None:
        """Now and then: tables whose process died, days that ran out, rooms that stand idle."""
        while True:
            await asyncio.sleep(SWEEP_S)
            try:
                await self._take_up_due(now(), after_pause=False)
                await self.hall.forget_idle()
            except Exception:
                log.exception("the sweep failed")

    async def _take_up_due(self, before: int, after_pause: bool) -> None:
        for id_ in await self.hall.database.read(lambda c: store.due(c, before)):
            if id_ not in self.hall.rooms:
                try:
                    await self._take_up(id_, after_pause)
                except Fault as fault:  # such as an edition that is too much to read
                    log.warning("a table stays closed", extra={"table": id_, "why": fault.key})

    async def _take_up(self, id_: str, after_pause: bool) -> None:
        """Tend a table that was not in memory."""
        if not await self.hall.bus.claim(id_):
            return
        room = await self.hall.open(id_)
        if after_pause or room.table.doc.clock.kind == "live":
            async with self.hall.locked(id_) as room:
                await self.hall.change(room, lambda table: overtime.spare(table, now()))
        self.look_after(room)

    def _keep(self, task: asyncio.Task[None]) -> None:
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        for room in self.hall.rooms.values():
            if room.timer is not None:
                room.timer.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def look_after(self, room: Room) -> None:
        """After any change: start the bots that are to act, set the clock's alarm."""
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None
        stands = room.table.standing
        if stands.due is None or self.hall.rooms.get(room.id) is not room:
            return
        for seat in stands.bots:
            if seat not in room.thinking:
                task = asyncio.create_task(self._think(room, seat))
                room.thinking[seat] = task
                self._keep(task)
        if stands.alarm is not None:
            wait = max(0, stands.alarm - now()) / 1000
            room.timer = asyncio.get_running_loop().call_later(wait, self._ring, room)

    # ---- bots

    async def _think(self, room: Room, seat: int) -> None:
        """One decision of a bot; whatever goes wrong, it is tried again."""
        try:
            if await self.hall.bus.claim(room.id):
                await self._decide(room, seat)
            else:
                await asyncio.sleep(RETRY_S)  # another process lets this bot play, or has died
        except (asyncio.CancelledError, GeneratorExit):
            raise
        except Exception:
            log.exception("a bot failed", extra={"table": room.id, "seat": seat})
            await asyncio.sleep(RETRY_S)
        finally:
            room.thinking.pop(seat, None)
        self.look_after(room)

    async def _decide(self, room: Room, seat: int) -> None:
        async with room.lock:
            turn = bot_turns.ask(room.table, seat)
        if turn is None:
            return
        pause = asyncio.create_task(asyncio.sleep(self.hall.settings.bot_pause_ms / 1000))
        with metrics.thought.time():
            named = turn.planned or await self.minds.choose(turn.task, turn.view)
        await pause
        async with self.hall.locked(room.id) as now_there:
            with contextlib.suppress(Refusal):  # the position changed under it; it thinks again
                change = await self.hall.change(
                    now_there, lambda table: bot_move(table, turn, named, now())
                )
                now_there.tell(change)

    # ---- clocks

    def _ring(self, room: Room) -> None:
        self._keep(asyncio.create_task(self._expire(room)))

    async def _expire(self, room: Room) -> None:
        if not await self.hall.bus.claim(room.id):
            await asyncio.sleep(RETRY_S)
            self.look_after(room)
            return
        with contextlib.suppress(Fault):
            async with self.hall.locked(room.id) as now_there:
                change = await self.hall.change(
                    now_there, lambda table: overtime.time_is_over(table, now())
                )
                if change is None:
                    self.look_after(now_there)
                now_there.tell(change)
