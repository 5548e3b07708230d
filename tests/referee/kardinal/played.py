"""Matches that the referee plays by itself: what it holds for legal, the engine must accept."""

import random
from collections.abc import Callable
from dataclasses import dataclass

from tests.referee.kardinal.match import Match, building_of
from tests.referee.kardinal.moves import legal_moves
from tests.referee.kardinal.score import scores, winners
from tests.referee.kardinal.town import DOM, beside
from tests.referee.verdict import Json


@dataclass(frozen=True)
class Habit:
    """What the builders of one match are inclined to, so that matches differ."""

    thrift: float  # own colours before the fourth
    shy: float  # declines readily (K33)
    bent: float  # follows its wish instead of chance
    wish: Callable[[Match, Json], int]


def close_together(match: Match, move: Json) -> int:
    """Many stones: the supply of a colour runs out (K16)."""
    return len(match.town.bordered_by(building_of(move)))


def far_off(x: int, y: int) -> Callable[[Match, Json], int]:
    """Long rows in one direction (K3)."""
    return lambda _, move: max(x * square[0] + y * square[1] for square in move["squares"])


def beside_the_dom(match: Match, move: Json) -> int:
    """For ties that the Dom decides (K27)."""
    return sum(beside(building_of(move), half) for half in DOM)


WISHES = (
    close_together,
    beside_the_dom,
    *(far_off(x, y) for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1))),
)


def played(players: int, dice: random.Random) -> Json:
    """A whole match between builders of one habit."""
    match = Match(players)
    habit = Habit(dice.random(), dice.random(), dice.random(), dice.choice(WISHES))
    log = []
    while match.end is None:
        moves = legal_moves(match)
        move = dice.choice(habitual(match, moves, habit, dice))
        log.append({"seat": match.seat, "move": move, "choices": len(moves)})
        match.play(move)
    return header(players, log) | {
        "scores": scores(match),
        "winners": winners(match),
        "end": match.end,
    }


def habitual(match: Match, moves: list[Json], habit: Habit, dice: random.Random) -> list[Json]:
    """Of the legal moves those that the habit leads to."""
    if match.asked != "building":
        return moves
    if match.may_decline() and dice.random() < habit.shy:
        return [{"type": "decline"}]
    builds = [move for move in moves if move["type"] == "build"]
    own = [move for move in builds if move["colour"] in match.own[match.seat]]
    if own and dice.random() < habit.thrift:
        builds = own
    if dice.random() < habit.bent:
        best = max(habit.wish(match, move) for move in builds)
        builds = [move for move in builds if habit.wish(match, move) == best]
    return builds


def header(players: int, log: list[Json]) -> Json:
    return {
        "format": "gildehuis-record/1",
        "game": "kardinal",
        "rules": 1,
        "edition": None,
        "players": players,
        "options": {},
        "seed": None,
        "seats": [{"name": f"seat {number}"} for number in range(players)],
        "log": log,
    }
