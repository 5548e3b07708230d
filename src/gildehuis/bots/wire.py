"""The lines between the house and a bot process: all that ever crosses, made here and only here."""

from typing import Any

import msgspec

from gildehuis.core.game import AnyGame, Setup
from gildehuis.core.refusal import BadInput
from gildehuis.core.secrecy import View, view_from
from gildehuis.core.setup import settle

PROTOCOL = 1
_VIEW = tuple(key for key in View.__struct_fields__ if key not in ("legal", "previews"))


def hello(game: AnyGame, setup: Setup, seat: int, seed: str) -> bytes:
    """What was settled before the match, known to all, and a seed for the bot itself."""
    edition = setup.edition
    return _line(
        {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": game.name,
            "rules": setup.rules,
            "players": setup.players,
            "options": setup.options,
            "edition": edition.name if edition else None,
            "edition_file": edition.source if edition else None,
            "seat": seat,
            "seed": seed,
        }
    )


def choose(number: int, view: View, seconds: float | None) -> bytes:
    """A question: the seat's view and its legal moves."""
    return _line(
        {
            "type": "choose",
            "id": number,
            "seconds": seconds,
            "view": {key: getattr(view, key) for key in _VIEW},
            "legal": view.legal,
        }
    )


def bye() -> bytes:
    return _line({"type": "bye"})


def answer(number: int, move: Any) -> bytes:
    """A bot's answer to a question."""
    return _line({"type": "move", "id": number, "move": move})


def ready(name: str) -> bytes:
    return _line({"type": "ready", "protocol": PROTOCOL, "name": name})


def read(line: bytes) -> dict[str, Any]:
    """One message; BadInput if it is none."""
    try:
        message = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise BadInput(f"not JSON: {_shown(line)}", "bot", "one JSON object a line") from None
    if not isinstance(message, dict) or not isinstance(message.get("type"), str):
        raise BadInput(f"no message: {_shown(line)}", "bot", 'an object with a "type"')
    return message


def view_of(game: AnyGame, message: dict[str, Any]) -> View:
    """The view in a question."""
    return view_from(game, message["view"] | {"legal": message["legal"]})


def setup_of(game: AnyGame, message: dict[str, Any]) -> Setup:
    """What was settled, from a hello."""
    source = message["edition_file"]
    edition = None if source is None else game.edition(source, message["edition"])
    return settle(game, message["players"], message["options"], edition, message["rules"])


def _line(message: dict[str, Any]) -> bytes:
    return msgspec.json.encode(message) + b"\n"


def _shown(line: bytes) -> str:
    """The start of a line, fit to be shown."""
    text = line[:80].decode("utf-8", "replace").strip()
    return repr(text) + ("…" if len(line) > 80 else "")
