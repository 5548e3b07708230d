"""Matches that the referee plays by itself: what it holds for legal, the engine must accept."""

import random

from tests.referee.kardinal.match import Match
from tests.referee.kardinal.moves import legal_moves
from tests.referee.kardinal.score import scores, winners
from tests.referee.verdict import Json


def played(players: int, dice: random.Random) -> Json:
    """A whole match; with three players often with declined buildings."""
    match = Match(players)
    log = []
    thrift, shy = dice.random(), dice.random()  # own colours first; declines readily
    while match.end is None:
        moves = legal_moves(match)
        move = dice.choice(habitual(match, moves, dice, thrift, shy))
        log.append({"seat": match.seat, "move": move, "choices": len(moves)})
        match.play(move)
    return header(players, log) | {
        "scores": scores(match),
        "winners": winners(match),
        "end": match.end,
    }


def habitual(
    match: Match, moves: list[Json], dice: random.Random, thrift: float, shy: float
) -> list[Json]:
    """Of the legal moves those that this match's habits lead to."""
    if match.asked != "building":
        return moves
    if match.may_decline() and dice.random() < shy:
        return [{"type": "decline"}]
    own = [move for move in moves if move.get("colour") in match.own[match.seat]]
    return own if own and dice.random() < thrift else moves


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
