"""A finished match frame by frame, in any seat's eyes; made in a worker process."""

from typing import Any

import msgspec

from gildehuis.core.record import Record
from gildehuis.core.registry import find
from gildehuis.core.replay import Replay
from gildehuis.core.secrecy import look, tell
from gildehuis.server.editions import settled

ALL = "all"


def frames(record: Record, edition_source: str | None, viewer: int | str | None) -> bytes:
    """The frames as JSON. For `all` a frame has `views`, one per seat, instead of `view`."""
    game = find(record.game)
    setup = settled(record.game, record.players, record.options, record.edition, edition_source)
    replay = Replay(game, setup, record)
    seats = range(record.players)

    def seen(at: int, seat: int | None, move: Any, events: list[Any]) -> dict[str, Any]:
        state = replay.match.state
        frame: dict[str, Any] = {"at": at, "seat": seat, "move": move}
        if isinstance(viewer, str):
            told = [tell(events, seat) for seat in seats]
            frame["events"] = [_merged(same) for same in zip(*told, strict=True)]
            frame["views"] = [look(game, state, seat) for seat in seats]
        else:
            frame["events"] = tell(events, viewer)
            frame["view"] = look(game, state, viewer)
        return frame

    told = [seen(0, None, None, [])]
    while replay.at < len(record.log):
        entry = record.log[replay.at]
        events = replay.step()
        told.append(seen(len(told), entry["seat"], entry["move"], events))
    return msgspec.json.encode({"frames": told})


def _merged(same: tuple[dict[str, Any], ...]) -> dict[str, Any]:
    """One event with all that any seat knew of it."""
    event: dict[str, Any] = {}
    for seen in same:
        event |= seen
    return event
