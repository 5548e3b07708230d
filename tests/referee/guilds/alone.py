"""Matches made by the referee alone, by any version of the rules and in any edition.

python -m tests.referee.guilds.alone --rules 2 --edition reconstructed --matches 6 --out made.jsonl
"""

import argparse
import json
import random

from tests.referee.guilds import follow, outcome, play
from tests.referee.guilds.asking import FIELDS, Answer, Ask
from tests.referee.guilds.edition import Edition, read
from tests.referee.guilds.setup import lay_out
from tests.referee.guilds.steered import PLAYERS, stacked
from tests.referee.guilds.table import Table
from tests.referee.verdict import Json


def opening(
    rules: int, name: str, edition: Edition, players: int, who: str, dice: random.Random
) -> Json:
    """A record that has only its chance entries yet."""
    six = players == 3 and dice.random() < 0.5
    return {
        "format": "gildehuis-record/1",
        "game": "guilds",
        "rules": rules,
        "edition": name,
        "players": players,
        "options": {"characters": 6} if six else {},
        "seed": None,
        "seats": [{"name": f"seat {n}"} for n in range(players)],
        "log": stacked(edition, players, dice, who),
    }


def laid_out(record: Json, edition: Edition) -> Table:
    """The table after the chance entries of an opening."""
    drawn = {entry["chance"]: entry["value"] for entry in record["log"]}
    return lay_out(record, edition, drawn)


def written(answer: Answer) -> Json:
    """A kind and its values as a named move."""
    kind, values = answer
    return {"type": kind, **dict(zip(FIELDS[kind], values, strict=True))}


def played(record: Json, edition: Edition, who: str, dice: random.Random) -> Json:
    """An opening played to its end."""
    table = laid_out(record, edition)
    tastes = [PLAYERS[who](dice) for _ in range(table.players)]
    course = play(table)
    ask: Ask | None = next(course)
    while ask is not None:
        move = written(tastes[ask.seat].choose(table, ask))
        entry = {"seat": ask.seat, "move": move, "choices": ask.choices()}
        record["log"].append(entry)
        ask = follow(course, ask, entry)
    return record | outcome(table)


def main() -> None:
    """Write so many matches, of two, three and four players in turn."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rules", type=int, default=2)
    parser.add_argument("--edition", default="reconstructed-2")
    parser.add_argument("--players", choices=PLAYERS, default="taste")
    parser.add_argument("--matches", type=int, default=3)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--out", default="made.jsonl")
    asked = parser.parse_args()
    edition = read(asked.edition)
    with open(asked.out, "a", encoding="utf-8") as out:
        for number in range(asked.matches):
            dice = random.Random(f"{asked.seed}/{number}")
            record = opening(
                asked.rules, asked.edition, edition, 2 + number % 3, asked.players, dice
            )
            record = played(record, edition, asked.players, dice)
            print(record["players"], record["end"], record["scores"])
            out.write(json.dumps(record, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
