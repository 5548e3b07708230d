"""Bots' turns: what a bot is asked, which answers come too late, and the lesson they keep to."""

import pytest

from gildehuis.bots import make
from gildehuis.core.registry import names
from gildehuis.table import leaving, lesson, messages, undoing
from gildehuis.table.bot_turns import ask
from gildehuis.table.model import Seat, encode
from gildehuis.table.moves import bot_move
from tests.table.keeping import ANNA, BERT, NOW, Kept, opened, person

BOT = Seat("bot", "easy", bot="easy", ready=True)


def answer(kept: Kept, seat: int) -> None:
    """A bot decides by what it is told, and its move is stored."""
    turn = ask(kept.table, seat)
    assert turn is not None
    task = turn.task
    bot = make(task.level, kept.match().game, kept.table.setup, task.seat, task.seed)
    kept.do(bot_move(kept.table, turn, turn.planned or bot.choose(turn.view), NOW))


@pytest.mark.parametrize("name", names())
def test_bots_play_among_themselves(name: str) -> None:
    kept = opened(BOT, BOT, game=name)
    for _ in range(12):
        if kept.table.standing.bots:
            answer(kept, kept.table.standing.bots[0])
    assert kept.table.standing.seq == 12


def test_a_bot_is_told_its_view_and_no_seed_of_the_match() -> None:
    kept = opened(BOT, person(ANNA), seed="the seed of the match")
    turn = ask(kept.table, 0)
    assert turn is not None
    assert turn.view.viewer == 0
    assert b"the seed" not in encode(turn.task)
    assert ask(kept.table, 1) is None  # a person decides there


def test_an_answer_is_good_for_its_position_only() -> None:
    kept = opened(person(ANNA), BOT)
    while kept.table.standing.bots == []:
        kept.move(ANNA)
    turn = ask(kept.table, 1)
    assert turn is not None
    answer(kept, 1)
    assert bot_move(kept.table, turn, turn.view.legal[0], NOW) is None


def test_bots_wait_while_the_others_are_asked() -> None:
    kept = opened(person(ANNA), BOT, person(BERT))
    while kept.table.standing.bots == []:
        kept.move_by(kept.table.standing.to_act[0])
    turn = ask(kept.table, 1)
    assert turn is not None
    before = kept.match()
    change = kept.do(undoing.undo(kept.table, ANNA, True, NOW))
    if change.doc.undo is not None:
        assert (change.standing.bots, ask(kept.table, 1)) == ([], None)
        assert change.standing.due == change.doc.undo.expires
        kept.do(undoing.answer(kept.table, BERT, True, NOW))
    assert kept.match() is not before
    assert bot_move(kept.table, turn, turn.view.legal[0], NOW) is None


def test_a_bot_plays_for_who_resigned() -> None:
    kept = opened(person(ANNA), person(BERT))
    kept.do(leaving.resign(kept.table, ANNA, NOW))
    answer(kept, 0)
    assert kept.match().done[-1].row.person is None


def test_everybody_keeps_to_the_lesson_or_leaves_it() -> None:
    plan = lesson.lesson("kardinal")
    assert plan is not None
    bots = [BOT] * (plan.players - 1)
    kept = opened(person(ANNA), *bots, seed=plan.seed, lesson=True)
    for step in plan.of(lesson.LEARNER):
        while kept.table.standing.bots:
            turn = ask(kept.table, kept.table.standing.bots[0])
            assert turn is not None
            kept.do(bot_move(kept.table, turn, turn.planned, NOW))
        told = messages.known(kept.table, "a", set()).lesson
        assert told is not None
        assert (told.hint, told.move) == (step.hint, step.move)
        kept.move(ANNA, step.move)
    assert lesson.step(kept.match(), lesson.LEARNER) is None
    left = opened(person(ANNA), *bots, seed=plan.seed, lesson=True)
    left.move(ANNA, left.legal(0)[-1])
    assert messages.known(left.table, "a", set()).lesson == messages.LessonTold()
