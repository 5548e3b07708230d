"""A finished match frame by frame, in any seat's eyes; made in a worker process."""

from typing import Any

import msgspec

from gildehuis.core.event import Announcement
from gildehuis.core.record import Record
from gildehuis.core.registry import find
from gildehuis.core.replay import Replay
from gildehuis.core.schema import UNSET, Event, Named, SeatId, UnsetType
from gildehuis.core.secrecy import View, look, tell, tell_all
from gildehuis.server.tables.setups import settled

ALL = "all"


class Frame(msgspec.Struct):
    """A moment of a match. The first is the start."""

    at: int
    seat: SeatId | None  # who decided; null at the start
    move: Named | None
    events: list[Event]  # in all eyes: with what any seat knew
    view: View | UnsetType = UNSET  # in one viewer's eyes
    views: list[View] | UnsetType = UNSET  # in every seat's, where all were asked for


class Frames(msgspec.Struct):
    """A finished match."""

    frames: list[Frame]


def frames(record: Record, edition_source: str | None, viewer: int | str | None) -> bytes:
    """The frames as JSON. For `all` a frame has `views`, one per seat, instead of `view`."""
    game = find(record.game)
    setup = settled(
        record.game,
        record.players,
        record.options,
        record.edition,
        edition_source,
        record.rules,
    )
    replay = Replay(game, setup, record)
    seats = range(record.players)

    def seen(at: int, seat: int | None, move: Any, events: list[Announcement]) -> Frame:
        state = replay.match.state
        if isinstance(viewer, str):
            views = [look(game, state, seat) for seat in seats]
            return Frame(at, seat, move, tell_all(events), views=views)
        return Frame(at, seat, move, tell(events, viewer), look(game, state, viewer))

    told = [seen(0, None, None, [])]
    while not replay.is_at_end():
        entry = replay.cursor.entry()
        events = replay.step()
        told.append(seen(len(told), entry["seat"], entry["move"], events))
    return msgspec.json.encode(Frames(told))
