"""A first match to learn by: a fixed deal, and how it opens as long as everybody keeps to it."""

from functools import cache

import msgspec

from gildehuis.core.game import Named
from gildehuis.core.registry import find
from gildehuis.table.match import TableMatch

FILE = "lesson.json"
LEARNER = 0  # his seat


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A decision of the opening; `hint` names the text that explains it to the learner."""

    seat: int
    move: Named
    hint: str | None = None


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    players: int
    seed: str
    steps: list[Step]

    def of(self, seat: int) -> list[Step]:
        return [step for step in self.steps if step.seat == seat]


@cache
def lesson(game: str) -> Lesson | None:
    """The lesson in a game's folder, if it has one."""
    file = find(game).folder() / FILE
    return msgspec.json.decode(file.read_bytes(), type=Lesson) if file.is_file() else None


def step(match: TableMatch, seat: int) -> Step | None:
    """What that seat does next in the lesson; None once anybody has left it, or it is over.

    Seats are compared one by one: who chooses first among those that choose at once is open,
    and a seat that has done its part may go on before the others have done theirs.
    """
    plan = lesson(match.game.name)
    if plan is None:
        return None
    made: dict[int | None, list[Named]] = {}
    for done in match.done:
        made.setdefault(done.row.seat, []).append(done.row.move())
    for other, moves in made.items():
        planned = [one.move for one in plan.of(other)] if other is not None else []
        if moves[: len(planned)] != planned[: len(moves)]:
            return None
    return next(iter(plan.of(seat)[len(made.get(seat, [])) :]), None)
