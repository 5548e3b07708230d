"""The screens under Textual's pilot: a person at the keyboard and with the mouse."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from gildehuis.core.playout import random_match
from gildehuis.core.setup import settle
from gildehuis.terminal.app import TableApp
from gildehuis.terminal.choice_list import ChoiceList
from gildehuis.terminal.dialogs import LeaveScreen
from gildehuis.terminal.frames import Reel
from gildehuis.terminal.local import LocalTable
from gildehuis.terminal.replay_screen import ReplayScreen
from gildehuis.terminal.rules_screen import RulesScreen
from gildehuis.terminal.seats import Seat
from gildehuis.terminal.story import Story
from gildehuis.terminal.widgets import Board
from tests.terminal.tables import house, screen, table, until
from tests.terminal.test_painter import find

SMALL, LARGE = (80, 24), (140, 45)
Act = Callable[[Pilot[Any]], Awaitable[None]]


def drive(app: TableApp, act: Act, size: tuple[int, int] = SMALL) -> None:
    """Run the application and do something in it."""

    async def run() -> None:
        async with app.run_test(size=size, notifications=True) as pilot:
            await act(pilot)

    asyncio.run(run())


def choices(pilot: Pilot[Any]) -> ChoiceList:
    found: ChoiceList = pilot.app.screen.query_one(ChoiceList)
    return found


async def asked(pilot: Pilot[Any]) -> None:
    """Wait until there is something to choose."""
    await until(
        pilot, lambda: bool(pilot.app.screen.query(ChoiceList)) and bool(choices(pilot).all)
    )


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_board_prompt_choices_and_keys_are_on_the_screen(size: tuple[int, int]) -> None:
    async def act(pilot: Pilot[Any]) -> None:
        await asked(pilot)
        shown = screen(pilot)
        for part in ("█D ▲D", "Player: Put up a building.", "30 choices", "F1 Rules", "^Q Leave"):
            assert part in shown

    drive(house(table("me,random")), act, size)


def test_arrows_and_enter_choose_and_typing_searches() -> None:
    at = table("me,random")

    async def act(pilot: Pilot[Any]) -> None:
        await asked(pilot)
        await pilot.press("down", "down")
        considered = choices(pilot).considered
        assert considered is not None
        assert considered.text == "Build a red house at (0, -1)"
        await pilot.press(*"green tow")
        assert "with “green tow”" in screen(pilot)
        await pilot.press("backspace", "escape")
        assert "30 choices" in screen(pilot)
        await pilot.press(*"green tower", "enter")
        await until(pilot, lambda: len(at.story.narration) == 1)
        assert at.record().log[0]["move"]["shape"] == "tower"
        await until(pilot, lambda: "take a stone" in screen(pilot))

    drive(house(at), act)


def test_the_move_under_the_cursor_is_marked_on_the_board() -> None:
    async def act(pilot: Pilot[Any]) -> None:
        await asked(pilot)
        await pilot.press("down")
        await pilot.pause()
        board = pilot.app.screen.query_one(Board)
        assert "reverse" in str(board.drawing.visual.spans)  # type: ignore[attr-defined]

    drive(house(table("me,random")), act)


def test_clicking_a_square_narrows_the_choices_and_clicking_a_choice_makes_it() -> None:
    at = table("me,random")

    async def act(pilot: Pilot[Any]) -> None:
        await asked(pilot)
        board = pilot.app.screen.query_one(Board)
        assert board.painter is not None
        row, column = find(board.painter, "·")
        await pilot.click("#drawing", offset=(column, row))
        assert choices(pilot).place == {"square": [0, 1]}
        await pilot.click("#choices", offset=(5, 2))
        await until(pilot, lambda: len(at.story.narration) == 1)
        assert [0, 1] in at.record().log[0]["move"]["squares"]

    drive(house(at), act)


def test_clicking_where_nothing_may_stand_says_why_and_help_opens_at_that_rule() -> None:
    async def act(pilot: Pilot[Any]) -> None:
        await asked(pilot)
        board = pilot.app.screen.query_one(Board)
        assert board.painter is not None
        row, column = find(board.painter, "D")
        await pilot.click("#drawing", offset=(column, row))
        await until(pilot, lambda: "(? shows the rule)" in screen(pilot))
        await asked(pilot)
        await pilot.press("question_mark")
        await until(pilot, lambda: isinstance(pilot.app.screen, RulesScreen))
        await until(pilot, lambda: "K6 Only on free squares" in screen(pilot))

    drive(house(table("me,random")), act)


def test_rules_by_id_and_by_words() -> None:
    async def act(pilot: Pilot[Any]) -> None:
        await asked(pilot)
        await pilot.press("f1")
        await until(pilot, lambda: "K1 The Dom opens the town" in screen(pilot))
        await pilot.press(*"k12")
        await until(pilot, lambda: "K12 Fifth regulation" in screen(pilot))
        assert "K13" not in screen(pilot)
        await pilot.press(*["backspace"] * 3, *"xyzzy")
        await until(pilot, lambda: "No rule has “xyzzy” in it." in screen(pilot))
        await pilot.press("escape")
        await until(pilot, lambda: "30 choices" in screen(pilot))

    drive(house(table("me,random")), act)


def test_undo_save_speed_log_and_board() -> None:
    at = table("me,random")
    saved: list[int] = []

    def save() -> Path:
        saved.append(len(at.story.narration))
        return Path("mine.jsonl")

    async def act(pilot: Pilot[Any]) -> None:
        await asked(pilot)
        await pilot.press("enter")
        await until(pilot, lambda: "take a stone" in screen(pilot))
        await pilot.press("f3")
        await until(pilot, lambda: "Saved in mine.jsonl." in screen(pilot))
        await pilot.press("f2")
        await until(pilot, lambda: "Put up a building." in screen(pilot))
        assert len(at.story.narration) == 0
        await pilot.press("f4")
        await until(pilot, lambda: "Speed: slow" in screen(pilot))
        await pilot.press("f5")
        await until(pilot, lambda: "30 choices" not in screen(pilot))
        await pilot.press("f5", "f6")
        await until(pilot, lambda: "▲D" not in screen(pilot))
        await pilot.press("f6", "f9", "shift+down")
        assert pilot.app.theme == "linen"

    drive(house(at, save=save), act)
    assert saved == [1]


def test_leaving_asks_first_and_can_save() -> None:
    at = table("me,random")
    saved: list[str] = []

    def save() -> Path:
        saved.append("saved")
        return Path("mine.jsonl")

    async def act(pilot: Pilot[Any]) -> None:
        await asked(pilot)
        await pilot.press("ctrl+q")
        await until(pilot, lambda: isinstance(pilot.app.screen, LeaveScreen))
        await pilot.press("escape")
        await until(pilot, lambda: not isinstance(pilot.app.screen, LeaveScreen))
        await pilot.press("ctrl+q")
        await until(pilot, lambda: isinstance(pilot.app.screen, LeaveScreen))
        await pilot.press("enter")
        await until(pilot, lambda: saved == ["saved"])

    drive(house(at, save=save), act)


def nearly_over() -> LocalTable:
    """A match some decisions before its end."""
    at = table("me,random,me")
    game, setup = at.story.match.game, at.story.match.setup
    record = random_match(game, setup, "r", at.story.match.seats).record()
    begun = record.cut(len(record.log) - 9)
    story = Story.of_record(game, setup, begun, at.story.words)
    return LocalTable(story, at.seats, "r")


def test_a_match_to_its_end_by_enter_alone_then_its_replay() -> None:
    at = nearly_over()
    app = house(at, save=lambda: Path("mine.jsonl"))

    async def act(pilot: Pilot[Any]) -> None:
        for _ in range(200):
            await asked(pilot)
            if app.over:
                break
            before = len(at.story.narration)
            await pilot.press("enter")
            await until(pilot, lambda: len(at.story.narration) > before or app.over)  # noqa: B023
        await until(pilot, lambda: "See it again" in screen(pilot))
        assert "wins!" in screen(pilot)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, ReplayScreen))
        await pilot.press("escape")
        await until(pilot, lambda: "See it again" in screen(pilot))
        await pilot.press("down", "enter")

    drive(app, act)
    assert app.return_value == "again"
    assert at.record().end is not None


def recorded() -> Reel:
    at = table("me,random")
    game, setup = at.story.match.game, at.story.match.setup
    return Reel.of_record(game, setup, random_match(game, setup, "r").record(), at.story.words)


def test_a_replay_steps_back_and_on_and_scrubs() -> None:
    reel = recorded()
    last = len(reel.frames) - 1

    async def act(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: f"0/{last}" in screen(pilot))
        await pilot.press("right", "right", "left")
        await until(pilot, lambda: f" 1/{last}" in screen(pilot))
        await pilot.press("pagedown")
        await until(pilot, lambda: f" 11/{last}" in screen(pilot))
        await pilot.press("end")
        await until(pilot, lambda: "wins!" in screen(pilot))
        await pilot.click("#scrubber", offset=(1, 0))
        await until(pilot, lambda: f" 0/{last}" in screen(pilot))
        await pilot.press("v", "v", "v", "space")
        await until(pilot, lambda: f" {last}/{last}" in screen(pilot))

    drive(TableApp(reel.game, reel.words, reel=reel, speed=3), act)


def test_bots_are_watched_as_they_play() -> None:
    at = table("random,random")
    game = at.story.match.game
    seats = [Seat("One", "random"), Seat("Two", "greedy")]
    reel = Reel.of_bots(game, settle(game, 2), seats, "w", at.story.words)

    async def act(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: "One built" in screen(pilot))
        await until(pilot, lambda: "wins!" in screen(pilot), 1000)

    drive(TableApp(game, at.story.words, reel=reel, speed=3, playing=True), act)
    assert reel.done
