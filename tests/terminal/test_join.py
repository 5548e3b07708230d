"""A table of a real server, joined from the terminal."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from gildehuis.core import registry
from gildehuis.core.game import Named
from gildehuis.core.refusal import BadInput
from gildehuis.core.schema import asdict
from gildehuis.terminal.app import TableApp
from gildehuis.terminal.choice_list import ChoiceList
from gildehuis.terminal.face import Scene
from gildehuis.terminal.frames import Reel
from gildehuis.terminal.plain import Left, PlainFace
from gildehuis.terminal.remote import RemoteTable
from gildehuis.terminal.site import Site
from gildehuis.words import speech
from tests.commands.run import gildehuis
from tests.server.player import Player, Socket
from tests.server.running import Running, in_thread
from tests.terminal.tables import Scripted, screen, until


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with in_thread(f"sqlite:///{tmp_path_factory.mktemp('db') / 'house.db'}") as running:
        yield running


def table_for_one(server: Running, other: str = "easy", **more: Any) -> tuple[Any, Player]:
    """A table with one open seat and a bot, or its host."""
    host = Player(server.url, "Host")
    return host.table("open", other, **{"public": True, "shuffle": False, **more}), host


def start(host: Player, table: Any) -> None:
    """Begin, if the last one to sit down did not do so."""
    if host.ok("GET", f"/api/tables/{table['id']}")["stage"] == "open":
        host.ok("POST", f"/api/tables/{table['id']}/start")


def remote(url: str, name: str = "Anna") -> RemoteTable:
    site = Site(url)
    table = site.enter(name)
    setup = site.setup(table)
    words = speech("en", registry.find(table["game"]), setup.edition)
    return RemoteTable(site, table, setup, words)


def own_guilds() -> str:
    """An edition somebody brings: every Gate Warden is called otherwise."""
    shipped = registry.find("guilds").shipped_source("reconstructed")
    renamed = shipped.replace('edition = "reconstructed"', 'edition = "mine"')
    return renamed.replace('name = "Gate Warden"', 'name = "Poortwachter Klaas"')


OWN = {"game": "guilds", "edition_source": own_guilds()}


@pytest.mark.parametrize("own", [{}, OWN], ids=["shipped", "own edition"])
def test_a_whole_match_over_the_protocol(server: Running, own: dict[str, str]) -> None:
    table, host = table_for_one(server, **own)
    at = remote(f"{server.url}/t/{table['id']}")
    start(host, table)
    face = Scripted(lambda scene: asdict(scene.view.legal[-1]))
    asyncio.run(asyncio.wait_for(at.run(face), 60))
    assert face.ending is not None
    record = at.record()
    assert record is not None
    assert record.end is not None
    assert any("Anna" in line for line in face.scenes[-1].lines)
    if own:
        assert at.setup.edition is not None
        assert at.setup.edition.name == "mine"
        assert at.words.word("W1") == "Poortwachter Klaas"
        reel = Reel.of_record(registry.find("guilds"), at.setup, record, at.words)
        assert reel.ending(len(reel.frames) - 1) is not None


def test_undo_and_refusals_come_from_the_server(server: Running) -> None:
    table, host = table_for_one(server)
    at = remote(f"{server.url}/t/{table['id']}")
    start(host, table)
    asked: list[Scene] = []

    def decide(scene: Scene) -> Named | None:
        asked.append(scene)
        match len(asked):
            case 1:
                return asdict(scene.view.legal[0]) | {"squares": [[9, 9]]}
            case 3:
                return None
        return asdict(scene.view.legal[0])

    face = Scripted(decide)
    asyncio.run(asyncio.wait_for(at.run(face), 60))
    assert face.refusals == ["K6"]
    assert asked[0].view == asked[1].view == asked[3].view


def test_an_invitation_leads_to_a_seat_on_screens(server: Running) -> None:
    table, host = table_for_one(server, public=False)
    code = host.ok("POST", f"/api/tables/{table['id']}/invites", grants="seat", seat=0)["code"]
    at = remote(f"{server.url}/i/{code}", "Bo")
    start(host, table)
    app = TableApp(registry.find("kardinal"), at.words, at, speed=3)

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


def test_seats_without_a_name_are_told_in_words(server: Running) -> None:
    table, _ = table_for_one(server, "open")
    at = remote(f"{server.url}/t/{table['id']}")
    at.table["seats"][0]["name"] = ""  # as the server tells it of a deleted account
    assert at.names == ["Former guest", "open seat"]


def test_talking_at_a_table(server: Running) -> None:
    """What others say is shown as it comes; F7 shows it all and answers."""
    table, host = table_for_one(server, "me")
    at = remote(f"{server.url}/t/{table['id']}", "Bo")
    start(host, table)
    app = TableApp(registry.find("kardinal"), at.words, at, speed=3, talk=at.talk)

    async def run() -> None:
        async with app.run_test(size=(80, 24), notifications=True) as pilot:
            await until(pilot, lambda: bool(app.screen.query(ChoiceList)))
            await until(pilot, lambda: bool(app.screen.query_one(ChoiceList).all))
            with host.at(table["id"]) as across:
                await asyncio.to_thread(across.hello)
                across.send(type="chat", id=1, text="Good [luck]!")
                await until(pilot, lambda: "Host: Good [luck]! (F7 answers)" in screen(pilot))
                await pilot.press("f7", *"Thanks", "enter")
                heard = await asyncio.to_thread(across.until, lambda m: m.get("text") == "Thanks")
                assert heard["name"] == "Bo"
                await until(pilot, lambda: "Host: Good [luck]!\n" in unframed(screen(pilot)))
                await until(pilot, lambda: "Bo: Thanks\n" in unframed(screen(pilot)))
            await pilot.press("escape")
            await until(pilot, lambda: "Bo: Put up a building." in screen(pilot))
            await pilot.press("enter")
            await until(pilot, lambda: "Bo built a red house" in screen(pilot))

    asyncio.run(run())


def unframed(shown: str) -> str:
    """Without the lines around a card and the blanks before them."""
    return "\n".join(line.replace("│", "").strip() for line in shown.splitlines())


def test_talking_in_lines(server: Running) -> None:
    table, host = table_for_one(server, "me")
    at = remote(f"{server.url}/t/{table['id']}", "Bo")
    start(host, table)
    written: list[str] = []
    answers = ["/ Is Anyone There?"]

    def read(_: str) -> str:
        """Says it, then asks for more choices until it has been heard."""
        if "Bo: Is Anyone There?" in written:
            raise EOFError
        return answers.pop() if answers else ""

    face = PlainFace(registry.find("kardinal"), at.words, read, written.append, at.talk)
    with pytest.raises(Left):
        asyncio.run(asyncio.wait_for(at.run(face), 60))
    assert "/ and words say something to the others." in written


def whole_turn(across: Socket) -> None:
    """The host's turn, decision by decision."""
    while across.my_turn():
        before = across.seq
        assert across.move()["type"] == "ack"
        while across.seq == before:
            across.hear()


def test_taking_back_by_agreement_on_screens(server: Running) -> None:
    """Who asks is answered on a card that goes with the wish; F2 offers to ask the others."""
    host = Player(server.url, "Host")
    table = host.table("me", "open", public=True, shuffle=False)
    at = remote(f"{server.url}/t/{table['id']}", "Bo")
    start(host, table)
    app = TableApp(registry.find("kardinal"), at.words, at, speed=3, talk=at.talk)

    async def run() -> None:
        async with app.run_test(size=(80, 24), notifications=True) as pilot:
            with host.at(table["id"]) as across:
                await asyncio.to_thread(across.hello)
                await refused_then_agreed(pilot, across)
                await asked_and_withdrawn(pilot, across)

    async def refused_then_agreed(pilot: Pilot[Any], across: Socket) -> None:
        await asyncio.to_thread(whole_turn, across)
        far = across.seq
        await chosen(pilot, "Bo built")
        across.send(type="undo", id=90, ask=True)
        await until(pilot, lambda: "Host asks to take back" in screen(pilot))
        across.send(type="answer-undo", id=91, agree=False)  # withdrawn
        await until(pilot, lambda: "Host asks to take back" not in screen(pilot))
        await chosen(pilot, "Waiting for Host")
        across.send(type="undo", id=92, ask=True)
        await until(pilot, lambda: "Host asks to take back" in screen(pilot))
        await pilot.press("enter")  # agree
        back = await asyncio.to_thread(across.until, "snapshot")
        assert back["seq"] < far

    async def asked_and_withdrawn(pilot: Pilot[Any], across: Socket) -> None:
        """F2 at a moment when nothing is ours to take back asks whether to ask."""
        across.id = 92
        await asyncio.to_thread(whole_turn, across)
        await until(pilot, lambda: "Bo: Put up a building." in screen(pilot))
        await until(pilot, lambda: bool(app.screen.query_one(ChoiceList).all))
        await pilot.press("f2")
        await until(pilot, lambda: "Ask to take back" in screen(pilot))
        await pilot.press("escape")
        await until(pilot, lambda: "Ask to take back" not in screen(pilot))
        await chosen(pilot, "Bo built")

    async def chosen(pilot: Pilot[Any], told: str) -> None:
        """The first of the choices, and what the log says of it."""
        await until(pilot, lambda: bool(app.screen.query(ChoiceList)))
        await until(pilot, lambda: bool(app.screen.query_one(ChoiceList).all))
        await pilot.press("enter")
        await until(pilot, lambda: told in screen(pilot))

    asyncio.run(run())


def test_taking_back_by_agreement_in_lines(server: Running) -> None:
    host = Player(server.url, "Host")
    table = host.table("me", "open", public=True, shuffle=False)
    at = remote(f"{server.url}/t/{table['id']}", "Bo")
    start(host, table)
    written: list[str] = []
    with host.at(table["id"]) as across:
        across.hello()
        whole_turn(across)
        far = across.seq
        answers = ["+", "1"]

        def asked() -> bool:
            return any("Host asks to take back" in line for line in written)

        def read(_: str) -> str:
            """Builds; then the host thinks again, and he agrees when he hears of it."""
            if len(answers) == 1:
                across.send(type="undo", id=90, ask=True)
                while not asked():
                    time.sleep(0.02)
            return answers.pop() if answers else ""

        async def play() -> dict[str, Any]:
            face = PlainFace(registry.find("kardinal"), at.words, read, written.append, at.talk)
            playing = asyncio.create_task(at.run(face))
            back = await asyncio.to_thread(across.until, "snapshot")
            playing.cancel()
            return back

        assert asyncio.run(asyncio.wait_for(play(), 60))["seq"] < far
    assert any("Host asks to take back" in line and "Agree: +" in line for line in written)


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
