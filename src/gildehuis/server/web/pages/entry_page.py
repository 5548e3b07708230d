"""The entry page: in the visitor's language, with what he will ask for on its way already."""

from html import escape

import msgspec

from gildehuis.server.services import House
from gildehuis.server.store.people import Person
from gildehuis.server.tables.access import may_see
from gildehuis.server.web.http.dependencies import AnyRequest
from gildehuis.server.web.pages.catalogue import front
from gildehuis.table.faults import Fault
from gildehuis.words.speech import LANGUAGES, Language

FRONT = '<script type="application/json" id="front">'  # stands empty in the page that is built
TABLE = "src/pages/Table.svelte"


class Chunk(msgspec.Struct):
    """One entry of the builder's manifest."""

    file: str
    imports: list[str] = []
    css: list[str] = []


Chunks = dict[str, Chunk]


async def furnish(page: str, chunks: Chunks, house: House, request: AnyRequest) -> str:
    """The built page, furnished for who asks and for what he asks for."""
    person = await house.who(request)
    language = spoken(person, request.headers.get("accept-language", ""))
    given = msgspec.json.encode(front(language)).decode().replace("<", "\\u003c")
    links = "".join(await _links(chunks, house, request.url.path, person, language))
    return (
        page.replace('<html lang="en">', f'<html lang="{language}">', 1)
        .replace(FRONT, FRONT + given, 1)
        .replace("</head>", f"{links}</head>", 1)
    )


def spoken(person: Person | None, accepted: str) -> Language:
    """A person's own language; else the first of the browser's that we speak."""
    own = [person.language] if person else []
    for tag in own + accepted.split(","):
        for language in LANGUAGES:
            if tag.strip().lower().startswith(language):
                return language
    return LANGUAGES[0]


async def _links(
    chunks: Chunks, house: House, path: str, person: Person | None, language: str
) -> list[str]:
    """What a person's page asks for as soon as it runs: by then it is here."""
    first, _, id_ = path.strip("/").partition("/")
    if person is None or first not in ("", "t"):
        return []
    if not first:
        return _fetched("/api/me", "/api/my/tables", "/api/tables")
    try:
        await may_see(house.hall, id_, person)
    except Fault:
        return []
    doc = (await house.hall.open(id_)).table.doc
    wanted = ["/api/me", f"/api/tables/{id_}", f"/api/texts/{language}/{doc.game}"]
    if doc.edition and doc.edition_source is None:
        wanted.append(f"/api/editions/{doc.game}/{doc.edition}")
    return _fetched(*wanted) + _modules(chunks, [TABLE, f"src/games/{doc.game}/index.ts"])


def _fetched(*paths: str) -> list[str]:
    return [
        f'<link rel="preload" as="fetch" crossorigin="anonymous" href="{escape(path)}">'
        for path in paths
    ]


def _modules(chunks: Chunks, names: list[str]) -> list[str]:
    """Scripts and styles of these modules and of all they need."""
    needed: dict[str, Chunk] = {}
    for name in names:
        _collect(chunks, name, needed)
    scripts = [f"<link rel=modulepreload crossorigin href=/{c.file}>" for c in needed.values()]
    styles = dict.fromkeys(style for chunk in needed.values() for style in chunk.css)
    return scripts + [f"<link rel=stylesheet crossorigin href=/{style}>" for style in styles]


def _collect(chunks: Chunks, name: str, found: dict[str, Chunk]) -> None:
    chunk = chunks.get(name)
    if chunk is None or name in found:
        return
    found[name] = chunk
    for needed in chunk.imports:
        _collect(chunks, needed, found)
