"""A finished match frame by frame, in any seat's eyes; made in a worker process."""

from typing import Any

import msgspec

from gildehuis.core.event import Announcement
from gildehuis.core.record import Record
from gildehuis.core.registry import find
from gildehuis.core.replay import Replay
from gildehuis.core.secrecy import look, tell, tell_all
from gildehuis.server.editions import settled

ALL = "all"


def frames(record: Record, edition_source: str | None, viewer: int | str | None) -> bytes:
    """The frames as JSON. For `all` a frame has `views`, one per seat, instead of `view`."""
    game = find(record.game)
    setup = settled(record.game, record.players, record.options, record.edition, edition_source)
    replay = Replay(game, setup, record)
    seats = range(record.players)

    def seen(at: int, seat: int | None, move: Any, events: list[Announcement]) -> dict[str, Any]:
        state = replay.match.state
        frame: dict[str, Any] = {"at": at, "seat": seat, "move": move}
        if isinstance(viewer, str):
            frame["events"] = tell_all(events)
            frame["views"] = [look(game, state, seat) for seat in seats]
        else:
            frame["events"] = tell(events, viewer)
            frame["view"] = look(game, state, viewer)
        return frame

    told = [seen(0, None, None, [])]
    while not replay.is_at_end():
        entry = replay.cursor.entry()
        events = replay.step()
        told.append(seen(len(told), entry["seat"], entry["move"], events))
    return msgspec.json.encode({"frames": told})
