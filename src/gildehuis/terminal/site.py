"""A server as a guest sees it: who I am there, and the table that a link leads to."""

import json
from http.cookiejar import CookieJar
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import HTTPCookieProcessor, Request, build_opener

from gildehuis.core import registry
from gildehuis.core.game import Edition, Setup
from gildehuis.core.record import Record, from_dict
from gildehuis.core.refusal import BadInput
from gildehuis.core.setup import settle

PATIENCE = 20  # seconds for an answer
RIGHT = "a link to a table (…/t/…) or an invitation (…/i/…)"
Table = dict[str, Any]


class Site:
    """HTTP calls of docs/protocol.md, with the cookie that says who we are."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url if "://" in url else f"http://{url}")
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise BadInput(f'"{url}"', "URL", RIGHT)
        self.root = f"{parts.scheme}://{parts.netloc}"
        self.path = [part for part in parts.path.split("/") if part]
        if len(self.path) != 2 or self.path[0] not in ("t", "i"):
            raise BadInput(f'"{url}"', "URL", RIGHT)
        self._jar = CookieJar()
        self._opener = build_opener(HTTPCookieProcessor(self._jar))

    def enter(self, name: str) -> Table:
        """Come in under a name, follow the link, take a seat that is free; the table."""
        self.call("POST", "/api/guest", {"name": name})
        kind, key = self.path
        if kind == "i":
            key = self.call("POST", f"/api/invites/{key}", {})["table"]
        table: Table = self.call("GET", f"/api/tables/{key}")
        if table["you"] is None and table["stage"] == "open" and kind == "t":
            table = self._sit(table)
        if table["you"] is not None and table["stage"] == "open":
            table = self.call("POST", f"/api/tables/{key}/ready", {"ready": True})
        return table

    def _sit(self, table: Table) -> Table:
        for number, seat in enumerate(table["seats"]):
            if seat["kind"] == "open":
                taken: Table = self.call("POST", f"/api/tables/{table['id']}/sit", {"seat": number})
                return taken
        return table

    def setup(self, table: Table) -> Setup:
        """What is settled at a table; an edition of its own is fetched."""
        game = registry.find(table["game"])
        edition: Edition | str | None = table["edition"]
        if table["edition"] not in (None, *game.editions):
            where = f"/api/tables/{table['id']}/edition"
            edition = game.own_edition(self.call("GET", where)["source"], self.root + where)
        return settle(game, table["players"], table["options"], edition, table["rules"])

    def record(self, table: str) -> Record | None:
        """The record of a finished match."""
        try:
            return from_dict(self.call("GET", f"/api/tables/{table}/record"))
        except BadInput:
            return None

    def socket(self, table: str) -> str:
        """Where to play at a table."""
        return f"{self.root.replace('http', 'ws', 1)}/api/tables/{table}/ws"

    def cookie(self) -> str:
        """The header that says who we are."""
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self._jar)

    def call(self, method: str, path: str, body: Any = None) -> Any:
        """One call; BadInput says what the server did not like."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"X-Gildehuis": "1", "Content-Type": "application/json"}
        request = Request(self.root + path, data, headers, method=method)
        try:
            with self._opener.open(request, timeout=PATIENCE) as answer:
                return json.loads(answer.read() or b"null")
        except HTTPError as error:
            raise BadInput(_message(error), self.root + path) from None
        except (URLError, OSError, ValueError) as error:
            reason = getattr(error, "reason", error)
            raise BadInput(str(reason), self.root, "a server that answers") from None


def _message(error: HTTPError) -> str:
    """What the server says is wrong."""
    try:
        return str(json.loads(error.read())["message"])
    except (ValueError, KeyError, TypeError):
        return f"{error.code} {error.reason}"
