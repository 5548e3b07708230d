"""Bots in processes of their own: the examples play, and whoever misbehaves is out."""

import shutil
import sys
from pathlib import Path

import pytest

from gildehuis import bots
from gildehuis.bots.bot import Budget
from gildehuis.bots.forfeit import CRASHED, ILLEGAL, NONSENSE, SLOW, Forfeit
from gildehuis.bots.process import ProcessBot
from gildehuis.core.secrecy import look
from tests.bots.table import match_of, play_out
from tests.paths import ROOT

PYTHON = f"run:{sys.executable} {ROOT / 'examples/bots/first.py'}"
NODE = f"run:node {ROOT / 'examples/bots/first.mjs'}"
OURS = f"run:{sys.executable} -m gildehuis.bots.serve greedy"


def test_the_python_example_plays_better_than_random() -> None:
    scores = [
        play_out(match_of("kardinal", 2, f"{k}"), [PYTHON, "random"], f"{k}").scores
        for k in range(3)
    ]
    assert sum(ours for ours, _ in scores) > sum(theirs for _, theirs in scores)


@pytest.mark.parametrize("name", [NODE, OURS])
def test_bots_of_any_language_play_whole_matches(name: str) -> None:
    if name == NODE:
        assert shutil.which("node"), "the JavaScript example needs Node.js"
    match = match_of("kardinal", 3, "any")
    assert play_out(match, [name, "random", "random"], "any").end


def test_our_bots_choose_in_a_process_as_they_do_at_home() -> None:
    match = match_of("kardinal", 2, "same")
    away = bots.make(OURS, match.game, match.setup, 0, "same")
    assert isinstance(away, ProcessBot)
    at_home = bots.make("greedy", match.game, match.setup, 0, away.told)
    other = bots.make("random", match.game, match.setup, 1, "same")
    while match.to_act():
        seat = match.to_act()[0]
        view = look(match.game, match.state, seat)
        move = (away if seat == 0 else other).choose(view)
        assert seat == 1 or move == at_home.choose(view)
        match.play(seat, move)
    away.close()


READY = 'print(\'{"type": "ready"}\', flush=True)'
MISBEHAVIOUR = {
    "leaves at once": ("raise SystemExit('no mood today')", CRASHED, "no mood today"),
    "never ready": ('input(); print(\'{"type": "move"}\', flush=True); input()', NONSENSE, ""),
    "leaves when asked": (f"input(); {READY}; input(); 1 / 0", CRASHED, "ZeroDivisionError"),
    "silent": (f"input(); {READY}; input(); input()", SLOW, "no answer"),
    "no JSON": (f"input(); {READY}; input(); print('hm', flush=True); input()", NONSENSE, "'hm'"),
    "talks without end": (
        f"input(); {READY}\nwhile True: print('hm', flush=True)",
        NONSENSE,
        "'hm'",
    ),
    "no object": (f"input(); {READY}; input(); print([1], flush=True); input()", NONSENSE, ""),
    "another question": (
        f'input(); {READY}; input(); print(\'{{"type": "move", "id": 9}}\', flush=True)',
        NONSENSE,
        "question 9",
    ),
    "illegal": (
        f'input(); {READY}; input(); print(\'{{"type": "move", "id": 1}}\', flush=True)',
        ILLEGAL,
        "None",
    ),
}


@pytest.mark.parametrize("case", MISBEHAVIOUR)
def test_misbehaviour_is_a_forfeit_and_is_named(case: str, tmp_path: Path) -> None:
    program, why, detail = MISBEHAVIOUR[case]
    script = tmp_path / "bot.py"
    script.write_text(program)
    with pytest.raises(Forfeit) as out:
        _ask(f"{sys.executable} {script}")
    assert out.value.why == why
    assert detail in out.value.detail
    assert script.name in str(out.value)


def _ask(command: str) -> None:
    match = match_of("kardinal", 2, "any")
    bot = ProcessBot(match.game, match.setup, 0, "s", command, Budget(seconds=0.3))
    bot.choose(look(match.game, match.state, 0))


def test_a_command_that_does_not_exist_is_a_forfeit() -> None:
    match = match_of("kardinal", 2, "any")
    with pytest.raises(Forfeit, match="does not start"):
        bots.make("run:no-such-program-here", match.game, match.setup, 0, "s")


@pytest.mark.parametrize("stubborn", [False, True])
def test_a_process_is_gone_after_the_match(stubborn: bool, tmp_path: Path) -> None:
    script = tmp_path / "bot.py"
    stay = "import time; time.sleep(60)" if stubborn else "pass"
    script.write_text(f"input(); {READY}\ninput()\n{stay}")
    match = match_of("kardinal", 2, "any")
    bot = ProcessBot(match.game, match.setup, 0, "s", f"{sys.executable} {script}")
    bot.close()
    assert (bot.exit_code == 0) is not stubborn
    bot.close()  # twice does no harm
