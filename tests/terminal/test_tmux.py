"""Whole matches in a real terminal, against the screens kept in docs/screens/terminal."""

from pathlib import Path

import pytest

from gildehuis.core import registry
from gildehuis.core.playout import random_match
from gildehuis.core.record import SeatEntry, encode
from gildehuis.core.setup import settle
from tests.commands.run import gildehuis
from tests.terminal.tmux import Terminal, terminal


def play_on(at: Terminal) -> None:
    """Take the first choice again and again until the match is over."""
    while "See it again" not in at.question():
        at.press("Enter")


def test_a_whole_match_of_kardinal_at_80_by_24(tmp_path: Path) -> None:
    args = ("play", "kardinal", "--seats", "me:Anna,random", "--seed", "t", "--speed", "instant")
    with terminal(tmp_path, *args, "--save", "mine.jsonl") as at:
        at.until("30 choices")
        at.looks_like("kardinal-start-80x24")
        at.type("green tower")
        at.until("with “green tower”")
        at.looks_like("kardinal-search-80x24")
        at.press("Escape")
        at.until("30 choices")
        at.press("F1")
        at.until("K1 The Dom")
        at.type("K12")
        at.until("K12 Fifth regulation")
        at.looks_like("kardinal-rule-80x24")
        at.press("Escape")
        at.until("30 choices")
        play_on(at)
        at.looks_like("kardinal-end-80x24")
        at.type("leave")
        at.until("with “leave”")
        at.press("Enter")
        at.until("left: 0")
    assert "finished" in gildehuis("verify", tmp_path / "mine.jsonl", "--json").stdout


def test_leaving_saves_and_the_match_is_played_on(tmp_path: Path) -> None:
    args = ("play", "kardinal", "--seats", "me:Anna,me:Bo", "--seed", "t", "--speed", "instant")
    with terminal(tmp_path, *args, "--save", "mine.jsonl", columns=120, rows=36) as at:
        at.until("30 choices")
        at.press("Enter")
        at.until("Your first building")
        at.press("C-q")
        at.until("The match is not over.")
        at.press("Enter")
        at.until("gildehuis play mine.jsonl plays on.")
    with terminal(tmp_path, "play", "mine.jsonl", columns=120, rows=36) as at:
        at.until("Your first building")
        at.looks_like("kardinal-resumed-120x36")


@pytest.mark.parametrize("language", ["en", "nl", "pl"])
def test_a_replay_in_every_language(tmp_path: Path, language: str) -> None:
    game = registry.find("kardinal")
    record = random_match(game, settle(game, 3), "5").record()
    (tmp_path / "some.jsonl").write_bytes(encode(record))
    with terminal(tmp_path, "replay", "some.jsonl", "-l", language) as at:
        at.until("0/47")
        at.press("PPage", "NPage", "NPage")
        at.until("20/47")
        at.looks_like(f"kardinal-replay-{language}-80x24")
        at.press("q")
        at.until("left: 0")


@pytest.mark.parametrize("name", ["flandern", "guilds", "nieuwstad"])
def test_people_with_secrets_end_a_match(tmp_path: Path, name: str) -> None:
    game = registry.find(name)
    seats: list[SeatEntry] = [{"name": "Anna"}, {"name": "Bo"}, {"name": "Bot", "bot": "random"}]
    record = random_match(game, settle(game, 3), "5", seats).record()
    begun = record.cut(len(record.log) - 6)
    (tmp_path / "mine.jsonl").write_bytes(encode(begun))
    with terminal(tmp_path, "play", "mine.jsonl", "--speed", "instant", columns=120, rows=40) as at:
        assert "Everybody else looks away" in at.question()
        at.looks_like(f"{name}-handover-120x40")
        at.press("Enter")
        assert "type to search" in at.question()
        at.looks_like(f"{name}-turn-120x40")
        at.press("Enter")
        play_on(at)
        at.looks_like(f"{name}-end-120x40")


def test_bots_are_watched_on_a_large_screen(tmp_path: Path) -> None:
    args = ("watch", "random,random,random,random", "--seed", "w", "--speed", "instant")
    with terminal(tmp_path, *args, columns=130, rows=40) as at:
        at.until("wins!")
        at.looks_like("kardinal-watch-130x40")
