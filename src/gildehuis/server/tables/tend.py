"""What happens at a table by itself: bots move, clocks run out."""

import asyncio
import contextlib
import logging
from hashlib import sha256

from gildehuis.core.refusal import Refusal
from gildehuis.core.secrecy import look
from gildehuis.server import metrics
from gildehuis.server.faults import Fault
from gildehuis.server.lessons import step
from gildehuis.server.minds import Minds
from gildehuis.server.moment import now
from gildehuis.server.store import tables as store
from gildehuis.server.tables import clocks, told
from gildehuis.server.tables.hall import Hall
from gildehuis.server.tables.moves import bot_move
from gildehuis.server.tables.room import Room
from gildehuis.server.thinking import Question

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
        if after_pause or room.doc.clock.kind == "live":
            await self.hall.act(id_, self._resume)
        self.look_after(room)

    async def _resume(self, room: Room) -> None:
        """Clocks are fair: nobody pays for a time when he could not play."""
        doc = room.doc.copy()
        if clocks.resume(doc, room.to_act(), now()):
            await self.hall.save(room, doc)

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
        if self.hall.rooms.get(room.id) is not room or room.doc.stage != "playing":
            return
        asked = room.doc.undo  # bots wait until that is answered
        for seat in room.to_act() if asked is None else []:
            if room.doc.seats[seat].by_bot() and seat not in room.thinking:
                task = asyncio.create_task(self._think(room, seat))
                room.thinking[seat] = task
                self._keep(task)
        ends = [
            end
            for seat in room.to_act()
            if (end := told.deadline(room.doc, room.doc.seats[seat])) is not None
        ]
        if asked is not None:
            ends.append(asked.expires)
        if ends:
            wait = max(0, min(ends) - now()) / 1000
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
            play, doc = room.play, room.doc
            if play is None or seat not in room.to_act() or not doc.seats[seat].by_bot():
                return
            match, seq = play.match, play.seq
            view = look(play.game, match.state, seat)
        question = Question(
            game=doc.game,
            players=doc.players,
            options=doc.options,
            edition=doc.edition,
            edition_source=doc.edition_source,
            rules=doc.rules,
            seat=seat,
            level=doc.seats[seat].bot or doc.clock.level,
            seed=sha256(f"bot:{doc.seed}:{seat}:{seq}".encode()).hexdigest(),
        )
        pause = asyncio.create_task(asyncio.sleep(self.hall.settings.bot_pause_ms / 1000))
        planned = step(play, seat) if doc.lesson else None
        with metrics.thought.time():
            named = planned.move if planned else await self.minds.choose(question, view)
        await pause
        with contextlib.suppress(Refusal):  # the position changed under it; it thinks again
            await self.hall.act(room.id, lambda r: bot_move(self.hall, r, seat, match, seq, named))

    # ---- clocks

    def _ring(self, room: Room) -> None:
        self._keep(asyncio.create_task(self._expire(room)))

    async def _expire(self, room: Room) -> None:
        if not await self.hall.bus.claim(room.id):
            await asyncio.sleep(RETRY_S)
            self.look_after(room)
            return
        with contextlib.suppress(Fault):
            await self.hall.act(room.id, self._time_is_over)

    async def _time_is_over(self, room: Room) -> None:
        """Late seats are played by a bot until their people take them back; requests lapse."""
        doc, at = room.doc.copy(), now()
        late = clocks.expired(doc, room.to_act(), at)
        lapsed = doc.undo is not None and (late or doc.undo.expires <= at)
        if not late and not lapsed:
            self.look_after(room)
            return
        if lapsed:
            doc.undo = None
        for number in late:
            seat = doc.seats[number]
            seat.away, seat.bot, seat.bank_ms, seat.since = True, doc.clock.level, 0, None
        await self.hall.save(room, doc)
        room.tell_table()
