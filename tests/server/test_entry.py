"""The entry page: in one's own language, with what is needed next, and nothing for strangers."""

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest

from gildehuis.core.registry import names
from gildehuis.server.web.pages import client as pages
from gildehuis.server.web.pages.catalogue import Front
from gildehuis.server.web.pages.entry_page import FRONT
from gildehuis.words.speech import LANGUAGES, Speech, keys
from tests.server.player import Player
from tests.server.running import Running, in_thread

BUILT = f'<html lang="en"><head></head><body>{FRONT}</script></body></html>'
CHUNKS = """{
 "src/pages/Table.svelte": {"file": "assets/t.js", "imports": ["_house.js"]},
 "_house.js": {"file": "assets/h.js", "css": ["assets/h.css"]},
 "src/games/guilds/index.ts": {"file": "assets/g.js", "imports": ["_house.js"]}
}"""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose client is this small one."""
    folder: Path = tmp_path_factory.mktemp("package")
    (folder / "static").mkdir()
    (folder / "static" / "index.html").write_text(BUILT)
    (folder / "static" / "chunks.json").write_text(CHUNKS)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pages, "files", lambda _: folder)
        with in_thread(f"sqlite:///{folder / 'house.db'}") as running:
            yield running


def given(page: str) -> Front:
    found = re.search(re.escape(FRONT) + "(.*?)</script>", page, re.DOTALL)
    assert found is not None
    return msgspec.json.decode(found[1], type=Front)


def links(page: str) -> list[str]:
    return re.findall(r'<link[^>]* href="?([^">]+)', page)


@pytest.mark.parametrize(
    ("wished", "spoken"),
    [("pl-PL,pl;q=0.9,en", "pl"), ("fr, nl;q=0.5", "nl"), ("de", "en"), ("", "en")],
)
def test_the_browser_is_answered_in_its_language(built: Running, wished: str, spoken: str) -> None:
    page = httpx.get(built.url, headers={"Accept-Language": wished}).text
    assert f'<html lang="{spoken}">' in page
    assert given(page).language == spoken


def test_a_person_is_answered_in_his_own_language(built: Running) -> None:
    anna = Player(built.url)
    anna.ok("PATCH", "/api/me", language="nl")
    assert given(anna.http.get("/", headers={"Accept-Language": "pl"}).text).language == "nl"


def test_the_front_door_needs_no_second_question(built: Running) -> None:
    for language in LANGUAGES:
        asked = httpx.get(f"{built.url}/api/front/{language}").text
        shown = msgspec.json.decode(asked, type=Front)
        assert [game.name for game in shown.games] == list(names())
        for game in shown.shelf.values():
            assert keys(game) == {"game-title", "game-pitch", "game-about"}
            speech = Speech(language, [shown.house, game])
            assert "{" not in speech.say("game-pitch")
            assert speech.say("ui-welcome") != "ui-welcome"


def test_nothing_in_the_page_ends_the_script(built: Running) -> None:
    page = httpx.get(built.url).text
    assert "<" not in page.split(FRONT)[1].split("</script>")[0]


def test_a_table_brings_its_files_to_who_may_see_it(built: Running) -> None:
    anna, stranger = Player(built.url), Player(built.url, "Carl")
    id_ = anna.table("me", "easy", game="guilds")["id"]
    own = links(anna.http.get(f"/t/{id_}").text)
    assert {"/api/me", f"/api/tables/{id_}", "/api/texts/en/guilds"} <= set(own)
    assert own.count("/assets/h.js") == own.count("/assets/h.css") == 1
    assert {"/assets/t.js", "/assets/g.js"} <= set(own)
    for path in own:
        if path.startswith("/api"):
            assert anna.call("GET", path).status_code == 200

    other = stranger.http.get(f"/t/{id_}")
    nothing = stranger.http.get("/t/nosuchtable")
    assert other.text == nothing.text
    assert "/assets/g.js" not in other.text


def test_an_edition_of_the_house_is_sent_for_too(built: Running) -> None:
    anna = Player(built.url)
    table = anna.table("me", "easy", game="flandern")
    assert f"/api/editions/flandern/{table['edition']}" in links(
        anna.http.get(f"/t/{table['id']}").text
    )


def test_the_page_is_kept_while_it_is_the_same(built: Running) -> None:
    first = httpx.get(built.url)
    tag = {"If-None-Match": first.headers["etag"]}
    assert httpx.get(built.url, headers=tag).status_code == 304
    assert httpx.get(built.url, headers=tag | {"Accept-Language": "nl"}).status_code == 200
    assert httpx.get(f"{built.url}/chunks.json").status_code == 404
