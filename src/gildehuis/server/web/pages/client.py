"""The browser client: files built by the web project, and its entry page for all its routes."""

import gzip
import mimetypes
from dataclasses import dataclass
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec
from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from gildehuis.server.web.http.dependencies import AnyRequest, TheHouse
from gildehuis.server.web.pages.entry_page import Chunks, furnish
from gildehuis.table.faults import Fault

ROUTES = {"", "t", "i", "rules", "replay", "me", "settings", "games"}  # drawn by the client
ENTRY = "index.html"
MANIFEST = "chunks.json"  # of the builder: which file needs which
QUICK = 5  # gzip of what is made for one request
PROGRAMS = {"api", "assets"}  # asked for by programs: no page even if they take one
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Gildehuis</title>
<h1>Gildehuis</h1><p>The server runs, but the browser client has not been built.
Run <code>make web</code>, then load this page again.</p></html>"""


@dataclass(frozen=True)
class File:
    body: bytes
    packed: bytes | None  # gzip, where it pays
    type: str
    tag: str


class Pages:
    """All files of the client in memory: nothing but these can ever be asked for."""

    def __init__(self) -> None:
        self._files: dict[str, File] = {}
        self.read()

    def read(self) -> None:
        """Look at the folder (again)."""
        self._files = {}
        self.chunks: Chunks = {}
        static = files("gildehuis.server") / "static"
        if static.is_dir():
            self._add(static, "")
        if manifest := self._files.pop(MANIFEST, None):
            self.chunks = msgspec.json.decode(manifest.body, type=Chunks)

    def _add(self, folder: Traversable, path: str) -> None:
        for item in folder.iterdir():
            name = f"{path}{item.name}"
            if item.is_dir():
                self._add(item, f"{name}/")
            else:
                self._files[name] = _file(name, item.read_bytes())

    def find(self, path: str) -> File | None:
        """The file of a path; the entry page for the routes of the client."""
        if path in self._files:
            return self._files[path]
        return self.entry() if path.split("/", maxsplit=1)[0] in ROUTES else None

    def entry(self) -> File:
        """The page that draws all routes, also the one that says that there is nothing."""
        if ENTRY not in self._files:
            self.read()  # perhaps it was built meanwhile
        return self._files.get(ENTRY) or _file(ENTRY, NOT_BUILT.encode())


def _file(name: str, body: bytes, level: int = 9) -> File:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if not kind.startswith("text/") and kind.endswith(("javascript", "json", "xml")):
        kind += "; charset=utf-8"
    packed = gzip.compress(body, level, mtime=0) if len(body) > 500 else body
    tag = f'"{sha256(body).hexdigest()[:20]}"'
    return File(body, packed if len(packed) < len(body) * 0.9 else None, kind, tag)


@get(["/", "/{path:path}"], include_in_schema=False, packed=True)
async def page(
    pages: NamedDependency[Pages], house: TheHouse, request: AnyRequest, path: FromPath[str] = ""
) -> Response[bytes]:
    """A file of the client. Names with a hash in them never change."""
    file, status = pages.find(path.strip("/")), 200
    if file is None:
        first = path.strip("/").split("/", maxsplit=1)[0]
        if first in PROGRAMS or "text/html" not in request.headers.get("accept", ""):
            raise Fault("not-found", 404)
        file, status = pages.entry(), 404
    if file is pages.entry():
        furnished = await furnish(file.body.decode(), pages.chunks, house, request)
        file = _file(ENTRY, furnished.encode(), QUICK)
    return _sent(file, status, request)


def _sent(file: File, status: int, request: AnyRequest) -> Response[bytes]:
    lasting = request.url.path.startswith("/assets/")
    headers = {
        "ETag": file.tag,
        "Vary": "Accept-Encoding, Accept-Language, Cookie" if not lasting else "Accept-Encoding",
        "Cache-Control": "public, max-age=31536000, immutable" if lasting else "no-cache",
    }
    if status == 200 and request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    body = file.body
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["Content-Encoding"] = file.packed, "gzip"
    return Response(body, status_code=status, media_type=file.type, headers=headers)
