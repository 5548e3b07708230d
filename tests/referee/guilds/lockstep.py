"""Engine and referee play the same match side by side, and must agree on every thinkable move.

python -m tests.referee.guilds.lockstep --matches 50 --seed 1
python -m tests.referee.guilds.lockstep --matches 50 --seed 1 --scramble
"""

import argparse
import json
import random
from collections import Counter
from dataclasses import dataclass
from typing import Any

from gildehuis.core import registry
from gildehuis.core.match import Match
from gildehuis.core.record import from_dict
from gildehuis.core.refusal import Refusal
from gildehuis.core.replay import Replay
from gildehuis.core.setup import settle
from gildehuis.core.state import Edition as EngineEdition
from tests.referee.guilds import follow, judge_by, play
from tests.referee.guilds.alone import laid_out, opening, written
from tests.referee.guilds.asking import FIELDS, Ask
from tests.referee.guilds.edition import Edition, of_file, read
from tests.referee.guilds.nasty import NO_MOVES, malformed, thinkable
from tests.referee.guilds.scramble import NAME, scrambled
from tests.referee.guilds.steered import PLAYERS, Taste
from tests.referee.guilds.table import Table
from tests.referee.toml import as_toml
from tests.referee.verdict import Foul, Json

Tally = Counter[tuple[str, str]]


class Disagreement(Exception):
    """Engine and referee say different things; the record so far shows where."""


@dataclass(frozen=True)
class Box:
    """An edition for both: a shipped one by its name, or one made up."""

    name: str
    engine: str | EngineEdition
    referee: Edition


def shipped(name: str) -> Box:
    return Box(name, name, read(name))


def made_up(name: str, dice: random.Random) -> Box:
    """A shipped edition with other numbers."""
    data = scrambled(name, dice)
    edition = registry.find("guilds").own_edition(as_toml(data), NAME)
    return Box(NAME, edition, of_file(data))


def engine_on(record: Json, box: Box) -> Match[Any]:
    game = registry.find("guilds")
    setup = settle(game, record["players"], record["options"], box.engine, record["rules"])
    return Replay(game, setup, from_dict(record)).match


def engine_rule(match: Match[Any], seat: int, move: Any) -> str:
    try:
        match.judge(seat, move)
    except Refusal as refusal:
        return str(refusal.rule)
    return "legal"


def referee_rule(ask: Ask, seat: int, move: Any) -> str:
    try:
        ask.judge(seat, move)
    except Foul as foul:
        return foul.rule
    return "legal"


def compare(match: Match[Any], table: Table, ask: Ask, dice: random.Random, tally: Tally) -> None:
    """All that could be said here, to both; all of it has to be answered alike."""
    legal = [written((kind, v)) for kind, listed in ask.moves.items() for v in listed.legal]
    said = [json.dumps(move) for move in match.legal(ask.seat)]
    if sorted(said) != sorted(json.dumps(move) for move in legal):
        raise Disagreement(f"legal moves: {said} against {legal}")
    moves: list[Any] = [*thinkable(table, ask.seat), *NO_MOVES]
    for kind in FIELDS:
        any_of_kind = [
            move for move in moves if isinstance(move, dict) and move.get("type") == kind
        ]
        moves += malformed(dice.choice(any_of_kind))
    moves += [wrong for move in legal[:3] for wrong in malformed(move)]
    strangers = [(seat, dice.choice(moves)) for seat in range(-table.players, table.players + 2)]
    for seat, move in [*((ask.seat, move) for move in moves), *strangers]:
        engine, referee = engine_rule(match, seat, move), referee_rule(ask, seat, move)
        if engine != referee:
            raise Disagreement(f"seat {seat} {move}: {engine} against {referee}")
        tally[_kind(move), referee] += 1


def _kind(move: Any) -> str:
    kind = move.get("type") if isinstance(move, dict) else None
    return kind if isinstance(kind, str) and kind in FIELDS else "no move"


def together(record: Json, box: Box, tastes: list[Taste], often: float, tally: Tally) -> None:
    """Play the match to its end; the record grows with it."""
    dice = tastes[0].dice
    match = engine_on(record, box)
    table = laid_out(record, box.referee)
    course = play(table)
    ask: Ask | None = next(course)
    while ask is not None:
        if match.to_act() != [ask.seat]:
            raise Disagreement(f"asked: {match.to_act()} against {ask.seat}")
        if dice.random() < often:
            compare(match, table, ask, dice, tally)
        move = written(tastes[ask.seat].choose(table, ask))
        entry = {"seat": ask.seat, "move": move, "choices": ask.choices()}
        record["log"].append(entry)
        match.play(ask.seat, move)
        tally["played", move["type"]] += 1
        ask = follow(course, ask, entry)
    result = match.result()
    if result is None:
        raise Disagreement("over for the referee only")
    record |= {"scores": result.scores, "winners": result.winners, "end": result.end}
    verdict = judge_by(record, box.referee)
    if not verdict.ok:
        raise Disagreement(f"the end: {result} {verdict}")
    tally["end", result.end] += 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=10)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--often", type=float, default=0.2, help="share of decisions looked into")
    parser.add_argument("--players", choices=PLAYERS, default="taste")
    game = registry.find("guilds")
    parser.add_argument("--rules", type=int, default=game.rules, help="version of the rules")
    parser.add_argument("--edition", default=game.editions[0])
    parser.add_argument("--scramble", action="store_true", help="with other numbers in it")
    parser.add_argument("--out", default="disagreements.jsonl")
    parser.add_argument("--keep", help="where to write the matches")
    asked = parser.parse_args()
    tally: Tally = Counter()
    for number in range(asked.matches):
        dice = random.Random(f"{asked.seed}/{number}")
        players = 2 + number % 3
        box = made_up(asked.edition, dice) if asked.scramble else shipped(asked.edition)
        record = opening(asked.rules, box.name, box.referee, players, asked.players, dice)
        maker = PLAYERS[asked.players]
        try:
            together(record, box, [maker(dice) for _ in range(players)], asked.often, tally)
        except Disagreement as found:
            print(f"match {number} at {len(record['log'])}:", str(found)[:600])
            with open(asked.out, "a", encoding="utf-8") as out:
                out.write(json.dumps(record) + "\n")
        if asked.keep:
            with open(asked.keep, "a", encoding="utf-8") as kept:
                kept.write(json.dumps(record) + "\n")
    for (kind, rule), count in sorted(tally.items()):
        print(f"{kind:14}{rule:8}{count}")


if __name__ == "__main__":
    main()
