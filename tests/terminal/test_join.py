"""A table of a real server, joined from the terminal."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from gildehuis.core import registry
from gildehuis.core.game import Named
from gildehuis.core.refusal import BadInput
from gildehuis.terminal.app import House
from gildehuis.terminal.choice_list import ChoiceList
from gildehuis.terminal.face import Scene
from gildehuis.terminal.remote import RemoteTable
from gildehuis.terminal.site import Site
from gildehuis.words import speech
from tests.commands.run import gildehuis
from tests.server.player import Player
from tests.server.running import Running, in_thread
from tests.terminal.tables import Scripted, screen, until


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with in_thread(f"sqlite:///{tmp_path_factory.mktemp('db') / 'house.db'}") as running:
        yield running


def table_for_one(server: Running, game: str = "kardinal", public: bool = True) -> Any:
    """A table with one open seat and a bot."""
    host = Player(server.url, "Host")
    seats = [{"kind": "open"}, {"kind": "bot", "level": "easy"}]
    wish = {"game": game, "players": 2, "seats": seats, "public": public, "shuffle": False}
    return host.ok("POST", "/api/tables", **wish), host


def remote(url: str, name: str = "Anna") -> RemoteTable:
    site = Site(url)
    table = site.enter(name)
    return RemoteTable(site, table, speech("en", registry.find(table["game"])))


@pytest.mark.parametrize("game", ["kardinal", "guilds"])
def test_a_whole_match_over_the_protocol(server: Running, game: str) -> None:
    table, host = table_for_one(server, game)
    at = remote(f"{server.url}/t/{table['id']}")
    if host.ok("GET", f"/api/tables/{table['id']}")["stage"] == "open":
        host.ok("POST", f"/api/tables/{table['id']}/start")
    face = Scripted(lambda scene: scene.view.legal[-1])
    asyncio.run(asyncio.wait_for(at.run(face), 60))
    assert face.ending is not None
    record = at.record()
    assert record is not None
    assert record.end is not None
    assert any("Anna" in line for line in face.scenes[-1].lines)


def test_undo_and_refusals_come_from_the_server(server: Running) -> None:
    table, host = table_for_one(server)
    at = remote(f"{server.url}/t/{table['id']}")
    if host.ok("GET", f"/api/tables/{table['id']}")["stage"] == "open":
        host.ok("POST", f"/api/tables/{table['id']}/start")
    asked: list[Scene] = []

    def decide(scene: Scene) -> Named | None:
        asked.append(scene)
        match len(asked):
            case 1:
                return scene.view.legal[0] | {"squares": [[9, 9]]}
            case 3:
                return None
        return scene.view.legal[0]

    face = Scripted(decide)
    asyncio.run(asyncio.wait_for(at.run(face), 60))
    assert face.refusals == ["K6"]
    assert asked[0].view == asked[1].view == asked[3].view


def test_an_invitation_leads_to_a_seat_on_screens(server: Running) -> None:
    table, host = table_for_one(server, public=False)
    code = host.ok("POST", f"/api/tables/{table['id']}/invites", grants="seat", seat=0)["code"]
    at = remote(f"{server.url}/i/{code}", "Bo")
    if host.ok("GET", f"/api/tables/{table['id']}")["stage"] == "open":
        host.ok("POST", f"/api/tables/{table['id']}/start")
    app = House(registry.find("kardinal"), at.words, at, speed=3)

    async def run() -> None:
        async with app.run_test(size=(80, 24), notifications=True) as pilot:
            await act(pilot)

    async def act(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: "Bo: Put up a building." in screen(pilot))
        await until(pilot, lambda: bool(pilot.app.screen.query_one(ChoiceList).all))
        await pilot.press("enter")
        await until(pilot, lambda: "Bo built a red house" in screen(pilot))
        await pilot.press("ctrl+q")
        await until(pilot, lambda: "your seat stays yours" in screen(pilot))
        await pilot.press("enter")

    asyncio.run(run())


@pytest.mark.parametrize("url", ["ftp://x/t/1", "http://127.0.0.1/", "http://127.0.0.1/x/1", ""])
def test_a_link_that_leads_to_no_table_is_one_clear_line(url: str) -> None:
    with pytest.raises(BadInput, match="a link to a table"):
        Site(url)


def test_a_server_that_is_not_there_or_says_no_is_one_clear_line(
    server: Running, tmp_path: Path
) -> None:
    done = gildehuis("join", f"{server.url}/t/nosuchtable")
    assert done.returncode == 2
    assert len(done.stderr.strip().splitlines()) == 1
    with pytest.raises(BadInput, match="a server that answers"):
        Site("http://127.0.0.1:1/t/x").enter("Anna")
