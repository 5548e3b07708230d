"""For whoever runs the server: is it well, and what does it count?"""

import secrets
from typing import Literal

import msgspec
from litestar import Response, get

from gildehuis import __version__
from gildehuis.server.operations import metrics
from gildehuis.server.store.health import alive
from gildehuis.server.web.http.dependencies import AnyRequest, TheHouse
from gildehuis.table.faults import Fault


class Health(msgspec.Struct):
    """The server is well."""

    status: Literal["ok"]
    version: str


@get("/health", tags=["operation"])
async def health(house: TheHouse) -> Health:
    """200 when the database answers."""
    await house.database.read(alive)
    return Health("ok", __version__)


@get("/metrics", include_in_schema=False)
async def measured(house: TheHouse, request: AnyRequest) -> Response[bytes]:
    """For Prometheus: from this machine, or with the token of the settings."""
    token = house.settings.metrics_token
    given = request.headers.get("authorization", "")
    local = request.client is not None and request.client.host in ("127.0.0.1", "::1")
    proxied = "x-forwarded-for" in request.headers or "forwarded" in request.headers
    right = bool(token) and secrets.compare_digest(given.encode(), f"Bearer {token}".encode())
    if not right and not (local and not proxied and not token):
        raise Fault("not-found", 404)
    metrics.tables.set(len(house.hall.rooms))
    metrics.sockets.set(house.sockets.total())
    return Response(metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")
