"""A program is told a seed for its own use, and the deal cannot be found from it."""

import json
import sys
from collections.abc import Callable, Iterator
from hashlib import blake2b, sha256
from pathlib import Path

import pytest

from gildehuis import api
from gildehuis.arena.run import run
from gildehuis.arena.series import plan
from gildehuis.bots import program_seed
from gildehuis.bots.bot_match import bot_match
from gildehuis.core import registry
from gildehuis.core.refusal import BadInput
from gildehuis.core.setup import settle
from gildehuis.terminal.local import LocalTable
from gildehuis.terminal.seats import Seat
from gildehuis.terminal.story import Story
from gildehuis.words import speech
from tests.bots.cheat import found
from tests.bots.table import match_of
from tests.paths import ROOT

SEED = "7"


def in_an_arena(cheat: str) -> None:
    run(plan(registry.find("kardinal"), [cheat, "random"], 2, seed=SEED), workers=1)


def in_a_simulation(cheat: str) -> None:
    game = registry.find("kardinal")
    bot_match(game, settle(game, 2), SEED, [cheat, "random"])


def in_a_terminal(cheat: str) -> None:
    match = match_of("kardinal", 2, SEED)
    table = LocalTable(Story(match, speech("en", match.game)), [Seat("a", cheat), Seat("b")], SEED)
    table.bots[0].close()


def in_the_api(cheat: str) -> None:
    api.new("kardinal", 2, seed=SEED).play_bot(cheat)


@pytest.mark.parametrize("place", [in_an_arena, in_a_simulation, in_a_terminal, in_the_api])
def test_a_cheating_program_gains_nothing(place: Callable[[str], None], tmp_path: Path) -> None:
    kept = tmp_path / "found"
    place(f"run:{sys.executable} {ROOT / 'tests/bots/cheat.py'} {kept}")
    told = [json.loads(line) for line in kept.read_text().splitlines()]
    assert told
    for seed, seed_of_the_match in told:
        assert len(seed) == 32
        assert seed_of_the_match is None


@pytest.mark.parametrize(
    "told",
    [
        *(SEED, f"bot:{SEED}", f"{SEED}:3", f"{SEED}/0", "arena:0"),
        sha256(f"bot:{SEED}:0:0".encode()).hexdigest(),  # as the server makes it of a long seed
        blake2b(f"0:{SEED}".encode(), digest_size=16).hexdigest(),  # ours without the key
    ],
)
def test_the_cheat_finds_what_can_be_found(told: str) -> None:
    assert found(told, 0) is not None


@pytest.fixture
def anew() -> Iterator[Callable[[], None]]:
    """As in a process that starts now."""
    yield program_seed._key.cache_clear
    program_seed._key.cache_clear()


def test_seeds_of_programs_are_fresh_in_every_process(anew: Callable[[], None]) -> None:
    before = program_seed.program_seed(SEED, 0)
    assert program_seed.program_seed(SEED, 0) == before != program_seed.program_seed(SEED, 1)
    anew()
    assert program_seed.program_seed(SEED, 0) != before


def test_a_key_makes_them_the_same_again(
    anew: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = set()
    for key in ("a long and secret key", "a long and secret key", "another one, as long"):
        monkeypatch.setenv(program_seed.KEY, key)
        anew()
        seen.add(program_seed.program_seed(SEED, 0))
    assert len(seen) == 2


def test_a_key_that_can_be_guessed_is_refused(
    anew: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(program_seed.KEY, "short")
    anew()
    with pytest.raises(BadInput, match="too short to be a secret"):
        program_seed.program_seed(SEED, 0)
