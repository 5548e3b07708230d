"""A table on this machine: turns, bots, undo, refusals, saving and playing on."""

import asyncio

import pytest

from gildehuis.core.game import Named
from gildehuis.core.record import decode, encode
from gildehuis.core.schema import asdict
from gildehuis.core.verify import verify
from gildehuis.terminal import seats as seating
from gildehuis.terminal.face import Ending, Scene
from gildehuis.terminal.local import LocalTable
from gildehuis.terminal.story import Story
from tests.terminal.tables import Scripted, table


def last_choice(scene: Scene) -> Named:
    return asdict(scene.view.legal[-1])


@pytest.mark.parametrize("seats", ["me,me", "me,random,greedy", "me,easy,me,random"])
def test_people_and_bots_play_a_whole_match(seats: str) -> None:
    at = table(seats)
    face = Scripted(last_choice)
    asyncio.run(at.run(face))
    record = at.record()
    assert record.end is not None
    assert face.ending is not None
    assert len(face.ending.seats) == len(at.seats)
    assert "wins!" in face.ending.seats[0]
    assert verify(at.story.match.game, at.story.match.setup, record).ok


def test_everybody_is_asked_as_himself() -> None:
    at = table("me,random,me")
    face = Scripted(last_choice)
    asyncio.run(at.run(face))
    asked = {scene.view.viewer for scene in face.scenes if scene.view.asked}
    assert asked == {0, 2}
    for scene in face.scenes:
        if scene.view.asked:
            assert scene.view.viewer in scene.view.to_act
    assert face.handed == []  # Kardinal has no secrets


@pytest.mark.parametrize("game", ["flandern", "guilds", "nieuwstad"])
def test_nobody_sees_what_another_may_know(game: str) -> None:
    at = table("me:Anna,me:Bo,random", game)
    face = Watchful(last_choice)
    asyncio.run(at.run(face))
    assert face.ending is not None
    assert {"Anna", "Bo"} == set(face.handed)


class Watchful(Scripted):
    """Complains when a scene is shown that was made for somebody who does not sit there."""

    sitting: int | None = None

    async def hand_over(self, name: str) -> bool:
        self.sitting = ["Anna", "Bo"].index(name)
        return await super().hand_over(name)

    async def show(self, scene: Scene) -> None:
        assert scene.view.viewer in (None, self.sitting)
        await super().show(scene)

    async def ask(self, scene: Scene) -> Named | None:
        assert scene.view.viewer == self.sitting
        return await super().ask(scene)

    async def finish(self, scene: Scene, ending: Ending) -> None:
        assert scene.view.viewer in (None, self.sitting)
        await super().finish(scene, ending)


def test_a_move_is_taken_back_and_made_again() -> None:
    at = table("me,random")
    answers: list[object] = [0, None, 1]

    def decide(scene: Scene) -> Named | None:
        answer = answers.pop(0) if answers else -1
        return None if answer is None else asdict(scene.view.legal[int(str(answer))])

    face = Scripted(decide)
    asyncio.run(at.run(face))
    assert face.notices == []
    first = face.scenes[0].view.legal
    assert at.record().log[0]["move"] == asdict(first[1])
    assert "built a green house" in at.story.narration.lines(0)[0][0]


def test_what_somebody_has_answered_cannot_be_taken_back() -> None:
    at = table("random,me")
    asked: list[Scene] = []

    def decide(scene: Scene) -> Named | None:
        asked.append(scene)
        return None if len(asked) == 1 else asdict(scene.view.legal[0])

    face = Scripted(decide)
    asyncio.run(at.run(face))
    assert face.notices == [
        "That cannot be taken back: somebody has moved or learned something since."
    ]
    assert asked[0].view == asked[1].view


def test_a_refusal_names_the_rule_and_asks_again() -> None:
    at = table("me,random")
    tried: list[Scene] = []

    def decide(scene: Scene) -> Named:
        tried.append(scene)
        if len(tried) == 1:
            return asdict(scene.view.legal[0]) | {"squares": [[9, 9]]}
        return asdict(scene.view.legal[0])

    face = Scripted(decide)
    asyncio.run(at.run(face))
    assert face.refusals == ["K6"]


def test_a_saved_match_is_played_on_with_its_seats_and_its_log() -> None:
    at = table("me:Anna,random,me:Bo")

    class Enough(Exception):
        pass

    def decide(scene: Scene) -> Named:
        if len(at.story.narration) > 12:
            raise Enough
        return asdict(scene.view.legal[0])

    with pytest.raises(Enough):
        asyncio.run(at.run(Scripted(decide)))
    record = decode(encode(at.record()))
    game, setup, words = at.story.match.game, at.story.match.setup, at.story.words
    story = Story.of_record(game, setup, record, words)
    assert story.narration.lines(0) == at.story.narration.lines(0)
    again = LocalTable(story, seating.of_record(record.seats), record.seed or "")
    assert again.people == {0, 2}
    asyncio.run(again.run(Scripted(last_choice)))
    whole = again.record()
    assert whole.log[: len(record.log)] == record.log
    assert verify(game, setup, whole).ok
