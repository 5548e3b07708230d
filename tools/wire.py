"""All that server and client say to each other, found where it is said: handlers and sockets."""

import re
from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, get_args, get_type_hints

from litestar.handlers import HTTPRouteHandler
from msgspec import Struct

from gildehuis.server.people.push import Turn
from gildehuis.server.tables.replays import Frames
from gildehuis.server.web import http
from gildehuis.server.web.sockets.requests import ClientMessage
from gildehuis.table.faults import FaultTold
from gildehuis.table.messages import Lobby, ServerMessage

UNIONS = {"ServerMessage": ServerMessage, "ClientMessage": ClientMessage}
BESIDE = [Frames, Lobby, Turn, FaultTold]  # answers that are encoded elsewhere, pushes, errors


def handlers() -> Iterator[HTTPRouteHandler]:
    """Every HTTP call."""
    for found in iter_modules(http.__path__):
        for value in vars(import_module(f"{http.__name__}.{found.name}")).values():
            if isinstance(value, HTTPRouteHandler):
                yield value


def said() -> tuple[list[type[Any]], list[type[Any]]]:
    """The Structs that the server tells, and those that clients send."""
    told: list[type[Any]] = [*get_args(ServerMessage), *BESIDE]
    sent: list[type[Any]] = [*get_args(ClientMessage)]
    for handler in handlers():
        hints = get_type_hints(handler.fn, include_extras=True)
        told += structs_in(hints.get("return"))
        sent += structs_in(hints.get("data"))
    return list(dict.fromkeys(told)), list(dict.fromkeys(sent))


def structs_in(hint: Any) -> list[type[Any]]:
    """The Structs in a type, in any depth."""
    if isinstance(hint, type) and issubclass(hint, Struct):
        return [hint]
    return [kind for part in get_args(hint) for kind in structs_in(part)]


def calls() -> list[tuple[str, str]]:
    """Method and path of every call."""
    return [
        (str(method), re.sub(r":\w+}", "}", path))
        for handler in handlers()
        for path in sorted(handler.paths)
        for method in sorted(handler.http_methods)
    ]
