"""The only thing that crosses to a bot process is the view of its seat."""

import sys
from pathlib import Path

import msgspec
import pytest

from gildehuis.bots import wire
from gildehuis.bots.process import KEPT, ProcessBot
from gildehuis.core import registry
from gildehuis.core.rng import Rng
from gildehuis.core.secrecy import View, look
from tests.bots.table import match_of

LISTENER = """
import json, os, sys
seen = open(sys.argv[1], "wb")
seen.write(json.dumps([sys.argv[2:], sorted(os.environ)]).encode() + b"\\n")
for line in sys.stdin.buffer:
    seen.write(line)
    message = json.loads(line)
    if message["type"] == "hello":
        print('{"type": "ready"}', flush=True)
    if message["type"] == "choose":
        print(json.dumps({"type": "move", "id": message["id"], "move": message["legal"][-1]}),
              flush=True)
    if message["type"] == "bye":
        break
"""


@pytest.mark.parametrize("game", registry.names())
def test_every_byte_a_process_gets_is_made_of_its_seats_views(game: str, tmp_path: Path) -> None:
    script, heard = tmp_path / "listener.py", tmp_path / "heard"
    script.write_text(LISTENER)
    match = match_of(game, 3, "a secret seed")
    bot = ProcessBot(
        match.game, match.setup, 1, "a secret seed", f"{sys.executable} {script} {heard}"
    )
    views: list[View] = []
    rng = Rng(5)
    while match.to_act() and len(views) < 40:
        for seat in list(match.to_act()):
            view = look(match.game, match.state, seat)
            if seat == 1:
                views.append(view)
                match.play(seat, bot.choose(view))
            else:
                match.play(seat, view.legal[rng.below(len(view.legal))])
    bot.close()
    start, _, told = heard.read_bytes().partition(b"\n")
    expected = wire.hello(match.game, match.setup, 1, bot.told)
    expected += b"".join(wire.choose(n + 1, view, None) for n, view in enumerate(views))
    assert told == expected + wire.bye()
    assert b"a secret seed" not in told
    arguments, environment = msgspec.json.decode(start)
    assert arguments == []
    assert set(environment) <= {*KEPT, "LC_CTYPE"}  # Python sets that one for itself


@pytest.mark.parametrize("game", registry.names())
def test_what_a_process_is_told_does_not_depend_on_what_is_hidden(game: str) -> None:
    match = match_of(game, 3, "hidden")
    rng = Rng(11)
    for _ in range(40):
        if not match.to_act():
            break
        seat = match.to_act()[0]
        view = look(match.game, match.state, seat)
        other = match.game.imagine(match.setup, seat, view.position, rng)
        assert wire.choose(1, look(match.game, other, seat), 1.0) == wire.choose(1, view, 1.0)
        match.play(seat, view.legal[rng.below(len(view.legal))])


def test_a_view_survives_the_wire() -> None:
    match = match_of("kardinal", 2, "any")
    view = look(match.game, match.state, 0)
    assert wire.view_of(match.game, wire.read(wire.choose(1, view, None))) == view
