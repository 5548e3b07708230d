"""Games from other packages are first-class, also one that speaks only English."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from gildehuis.core import registry
from gildehuis.server.web.pages import client as pages
from gildehuis.server.web.pages import outside_games as shipped
from gildehuis.server.web.pages.entry_page import FRONT
from tests import outside
from tests.server.player import Player
from tests.server.running import Running, in_thread
from tests.server.test_entry import BUILT, given


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server where both examples are installed."""
    folder: Path = tmp_path_factory.mktemp("package")
    (folder / "static").mkdir()
    (folder / "static" / "index.html").write_text(BUILT)
    (folder / "static" / "chunks.json").write_text("{}")
    with pytest.MonkeyPatch.context() as patch:
        outside.install(patch, tmp_path_factory.mktemp("installed"), "drapery", "lakenhal")
        patch.setattr(pages, "files", lambda _: folder)
        with in_thread(f"sqlite:///{folder / 'house.db'}") as running:
            yield running
    outside.forget()


@pytest.mark.parametrize("language", ["en", "nl", "pl"])
def test_the_front_door_opens_in_every_language(house: Running, language: str) -> None:
    answer = httpx.get(house.url, headers={"Accept-Language": language})
    assert answer.status_code == 200
    front = given(answer.text)
    assert FRONT in answer.text
    assert front.language == language
    assert "game-pitch = Follow the cloth" in front.shelf["drapery"]


@pytest.mark.parametrize("language", ["nl", "pl"])
def test_what_it_does_not_speak_it_says_in_english(house: Running, language: str) -> None:
    texts = httpx.get(f"{house.url}/api/texts/{language}/drapery")
    assert texts.status_code == 200
    assert "ask-card = Play a card." in texts.text
    rules = httpx.get(f"{house.url}/api/rules/drapery/{language}").json()
    assert "must play that cloth" in rules["rules"]["D4"]["text"]
    own = httpx.get(f"{house.url}/api/rules/lakenhal/{language}").json()
    assert own != httpx.get(f"{house.url}/api/rules/lakenhal/en").json()


def test_people_and_bots_play_it(house: Running) -> None:
    anna = Player(house.url)
    made = anna.table("me", "easy", "easy", game="drapery")
    with anna.at(made["id"]) as line:
        line.hello()
        result = line.play_out()
    assert result["end"] == "all_dealt"


def test_what_its_package_brings_is_served(house: Running) -> None:
    found = {game["name"]: game["brings"] for game in httpx.get(f"{house.url}/api/games").json()}
    assert found["drapery"] == ["cover", "board"]
    assert found["lakenhal"] == []
    assert found["kardinal"] == ["picture"]
    cover = httpx.get(f"{house.url}/api/games/drapery/files/cover.svg")
    assert cover.headers["content-type"] == "image/svg+xml"
    assert cover.text.startswith("<svg")
    board = httpx.get(f"{house.url}/api/games/drapery/files/board.js")
    assert board.headers["content-type"].startswith("text/javascript")
    assert "script-src 'self'" in board.headers["content-security-policy"]


@pytest.mark.parametrize("name", ["__init__.py", "rules.py", "..%2Fpyproject.toml", "RULES.md"])
def test_nothing_else_of_it_is(house: Running, name: str) -> None:
    assert httpx.get(f"{house.url}/api/games/drapery/files/{name}").status_code == 404
    assert httpx.get(f"{house.url}/api/games/lakenhal/files/cover.svg").status_code == 404


def test_the_picture_shows_what_the_asker_may_see(
    house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Drawn from his own view: what is in another's hand is not in it."""
    drapery = registry.find("drapery")
    monkeypatch.setattr(
        type(drapery),
        "picture",
        lambda _self, _setup, position, _say: f"<svg>{position.hand}</svg>",
    )
    shipped.brings.cache_clear()
    anna, ben = Player(house.url, "Anna"), Player(house.url, "Ben")
    id_ = anna.table("me", "open", game="drapery", public=True, shuffle=False)["id"]
    ben.ok("POST", f"/api/tables/{id_}/sit", seat=1)
    anna.ok("POST", f"/api/tables/{id_}/start")
    pictures = [each.http.get(f"/api/tables/{id_}/picture/en") for each in (anna, ben)]
    assert [picture.headers["content-type"] for picture in pictures] == ["image/svg+xml"] * 2
    for seat, (person, picture) in enumerate(zip((anna, ben), pictures, strict=True)):
        with person.at(id_) as line:
            own = line.hello()["view"]["position"]["hand"]
        assert picture.text == f"<svg>{own}</svg>", seat
    stranger = Player(house.url, "Eve").http.get(f"/api/tables/{id_}/picture/en")
    assert stranger.status_code == 404
    shipped.brings.cache_clear()
