"""The application: `create_app` puts handlers, door and house together."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from gildehuis import __version__
from gildehuis.server.model.settings import Settings
from gildehuis.server.operations import metrics
from gildehuis.server.services import House
from gildehuis.server.web.http import (
    catalogue,
    history,
    invites,
    lessons,
    operation,
    people,
    push,
    tables,
)
from gildehuis.server.web.http.bodies import Asked
from gildehuis.server.web.pages.client import Pages, page
from gildehuis.server.web.request_policy import BODY, Door, DoorKeeper
from gildehuis.server.web.sockets.lobby import lobby
from gildehuis.server.web.sockets.table import play
from gildehuis.table.faults import Fault, FaultTold

log = logging.getLogger("gildehuis.server")
AnyRequest = Request[object, object, State]


def create_app(settings: Settings) -> Litestar:
    """A server with these settings; its house opens when it starts."""
    house, pages, door = House(settings), Pages(), Door(settings)

    @asynccontextmanager
    async def opened(_: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    return Litestar(
        request_class=Asked,
        route_handlers=[
            people.router,
            tables.router,
            lessons.router,
            invites.router,
            history.router,
            push.router,
            catalogue.router,
            operation.health,
            operation.measured,
            play,
            lobby,
            page,
        ],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "pages": Provide(lambda: pages, sync_to_thread=False),
        },
        middleware=[DoorKeeper(door)],
        lifespan=[opened],
        exception_handlers={
            Fault: _fault,
            HTTPException: _http_error,
            Exception: _broken,
        },
        openapi_config=OpenAPIConfig(
            title="Gildehuis",
            version=__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        compression_config=CompressionConfig("gzip", minimum_size=1000, exclude_opt_key="packed"),
        request_max_body_size=BODY,
        state=State({"house": house, "door": door}),
        logging_config=None,
    )


def _answer(fault: Fault) -> Response[FaultTold]:
    headers = {"Retry-After": str(fault.words["seconds"])} if "seconds" in fault.words else {}
    return Response(fault.told(), status_code=fault.status, headers=headers)


def _fault(_: AnyRequest, fault: Fault) -> Response[FaultTold]:
    return _answer(fault)


def _http_error(request: AnyRequest, error: HTTPException) -> Response[FaultTold]:
    """What the framework refuses, in our form."""
    keys = {404: "not-found", 405: "no-such-method", 413: "too-long", 429: "too-fast"}
    key = keys.get(error.status_code, "bad-request")
    if error.status_code >= 500:
        return _broken(request, error)
    reason = str(error.detail)
    if isinstance(error.extra, list):
        reason += "".join(f"; {item.get('key', '')}: {item.get('message')}" for item in error.extra)
    words = {"reason": reason[:300]} if key == "bad-request" else {}
    response = _answer(Fault(key, error.status_code, **words))
    response.headers.update(error.headers or {})
    return response


def _broken(request: AnyRequest, error: Exception) -> Response[FaultTold]:
    """A fault of ours: logged for us, told to nobody."""
    metrics.errors.inc()
    log.error("request failed", exc_info=error, extra={"path": request.scope["path"]})
    return _answer(Fault("broken", 500))
