"""At the door: whose pages may talk to us, how much they may say, what every answer carries."""

from typing import cast

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from gildehuis.server.model.settings import Settings
from gildehuis.server.people.throttle import Crowd
from gildehuis.table.faults import Fault

HEADER = "x-gildehuis"
BODY = 300_000  # bytes of a request; an edition file is the longest
CSP = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
SAFE = {"GET", "HEAD", "OPTIONS"}


class Door:
    """Is this request from our own pages, or from a program that means it?"""

    def __init__(self, settings: Settings) -> None:
        self._ours = {o.rstrip("/") for o in (settings.public_url, *settings.origins) if o}
        self._everything = Crowd(settings.requests_per_minute)
        self._guests = Crowd(settings.guests_per_minute)
        self._logins = Crowd(settings.logins_per_minute)
        self._headers = list(HEADERS)
        if settings.public_url.startswith("https"):
            self._headers.append((b"strict-transport-security", b"max-age=31536000"))

    def welcomes(self, origin: str | None, host: str | None) -> bool:
        """No origin (not a browser), an origin of the settings, or the host asked for itself."""
        if origin is None or origin in self._ours:
            return True
        scheme, _, name = origin.partition("://")
        return scheme in ("http", "https") and bool(name) and name == host and not self._ours

    def crowds(self, scope: Scope) -> bool:
        """Does this address ask too often?"""
        client = scope.get("client")
        address = client[0] if client else ""
        path = scope["path"]
        if not self._everything.admits(address):
            return True
        if path == "/api/guest":
            return not self._guests.admits(address)
        if path in ("/api/login", "/api/account"):
            return not self._logins.admits(address)
        return False

    def refuses(self, scope: Scope) -> str | None:
        """Why this connection is not let in; None if it is."""
        headers = Headers.from_scope(scope)
        asked = scope["type"] == ScopeType.HTTP
        if asked and cast(HTTPScope, scope)["method"] in SAFE:
            return None
        if not self.welcomes(headers.get("origin"), headers.get("host")):
            return "foreign-origin"
        if asked and headers.get(HEADER) != "1":
            return "no-header"
        return None

    def furnish(self, app: ASGIApp) -> ASGIApp:
        """Around the whole application: every answer carries the headers."""

        async def furnished(scope: Scope, receive: Receive, send: Send) -> None:
            async def send_with_headers(message: Message) -> None:
                if message["type"] == "http.response.start":
                    message["headers"] = [*message.get("headers", []), *self._headers]
                await send(message)

            await app(scope, receive, send_with_headers)

        return furnished


class DoorKeeper(ASGIMiddleware):
    """Turns away what the door refuses, before anything else looks at it."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, door: Door) -> None:
        self._door = door

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        refused, status = self._door.refuses(scope), 403
        if refused is None and self._door.crowds(scope):
            refused, status = "too-fast", 429
        if refused is None:
            await next_app(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await send({"type": "websocket.close", "code": 1008, "reason": refused})
        else:
            raise Fault(refused, status)
