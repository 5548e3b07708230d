"""Engine against referee: fresh matches and altered ones, judged by both.

python -m tests.referee.compare kardinal --matches 100 --altered 1000 --seed 1
"""

import argparse
import importlib
import json
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from gildehuis.bots.bot_match import bot_match
from gildehuis.core import registry
from gildehuis.core.playout import random_match
from gildehuis.core.record import from_dict
from gildehuis.core.setup import settle
from tests.records import judge
from tests.referee.alter import altered
from tests.referee.verdict import Json, Verdict


@dataclass(frozen=True)
class Dispute:
    """A record of which engine and referee think differently."""

    record: Json
    engine: Verdict
    referee: Verdict


def engine_says(record: Json) -> Verdict:
    """What `gildehuis verify` says, in the referee's words."""
    verdict = judge(from_dict(record))
    rule = verdict.refusal.rule if verdict.refusal else None
    return Verdict(verdict.ok, verdict.at, rule)


def referee_says(record: Json) -> Verdict:
    """What the independent referee of the record's game says."""
    verdict: Verdict = importlib.import_module(f"tests.referee.{record['game']}").judge(record)
    return verdict


def fresh(
    name: str,
    players: int,
    seed: str,
    options: dict[str, Any] | None = None,
    bot: str = "random",
    edition: str | None = None,
    rules: int | None = None,
) -> Json:
    """The record of a new match, as plain JSON; unless told in the first edition, newest rules."""
    game = registry.find(name)
    setup = settle(game, players, options or {}, edition, rules)
    if bot == "random":
        match = random_match(game, setup, seed)
    else:
        match = bot_match(game, setup, seed, [bot] * players)
    record: Json = json.loads(json.dumps(match.record().to_dict()))
    return record


def disputes(records: Iterator[Json], tally: Counter[str | None]) -> Iterator[Dispute]:
    """The records judged differently; the tally counts what the referee said of all."""
    for record in records:
        engine, referee = engine_says(record), referee_says(record)
        tally[referee.rule] += 1
        if engine != referee:
            yield Dispute(record, engine, referee)


def contest(
    name: str,
    players: int,
    matches: int,
    alterations: int,
    seed: str,
    options: dict[str, Any] | None = None,
    bot: str = "random",
    edition: str | None = None,
    rules: int | None = None,
) -> Iterator[Json]:
    """Fresh records, then altered ones made of them."""
    dice = random.Random(f"{name}/{players}/{seed}")
    whole = [
        fresh(name, players, f"{seed}/{number}", options, bot, edition, rules)
        for number in range(matches)
    ]
    yield from whole
    for _ in range(alterations):
        yield altered(dice.choice(whole), dice)


def main() -> None:
    """Judge, count, and write what is disputed to a file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, nargs="*", default=[2, 3, 4])
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--altered", type=int, default=1000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--bot", default="random")
    parser.add_argument("--option", action="append", default=[], help="a table option switched on")
    parser.add_argument("--edition", help="a shipped one; the game's first if left out")
    parser.add_argument("--rules", type=int, help="version of the rules; the newest if left out")
    parser.add_argument("--out", default="disputes.jsonl")
    asked = parser.parse_args()
    tally: Counter[str | None] = Counter()
    found = 0
    with open(asked.out, "w", encoding="utf-8") as out:
        for players in asked.players:
            options = dict.fromkeys(asked.option, True)
            records = contest(
                asked.game,
                players,
                asked.matches,
                asked.altered,
                asked.seed,
                options,
                asked.bot,
                asked.edition,
                asked.rules,
            )
            for dispute in disputes(records, tally):
                found += 1
                if found <= 20:
                    print(players, "players: engine", dispute.engine, "referee", dispute.referee)
                out.write(json.dumps(dispute.record) + "\n")
    print(f"{sum(tally.values())} records judged, {found} disputed")
    print(", ".join(f"{rule or 'accepted'} {count}" for rule, count in tally.most_common()))


if __name__ == "__main__":
    main()
