"""Records altered where only Flandern 1302 can be hurt: its chance entries, ends and results.

python -m tests.referee.flandern.nasty --matches 20 --altered 500 --seed 1
"""

import argparse
import copy
import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from tests.referee.compare import disputes, fresh
from tests.referee.verdict import Json

ENDS = ("board_full", "golden_empty", "no_space", "influenced_only", "standstill", "tired", "")
RESULT = ("scores", "winners", "end")


def chance_renamed(record: Json, dice: random.Random) -> None:
    _chance(record, dice)["chance"] = dice.choice(("pile", "golden_pile", "dice", ""))


def chance_of_another_kind(record: Json, dice: random.Random) -> None:
    junk: list[Any] = [None, 3, "site", {}, [], [[]], [None], [1, 2], ["site"]]
    _chance(record, dice)["value"] = dice.choice(junk)


def chance_with_another_card(record: Json, dice: random.Random) -> None:
    value = _chance(record, dice)["value"]
    cards = ["site", "green:site", "town:leuven", "red:town:gent", "pickup", None, 1, ["site"]]
    value[dice.randrange(len(value))] = dice.choice(cards)


def chance_longer_or_shorter(record: Json, dice: random.Random) -> None:
    value = _chance(record, dice)["value"]
    if dice.random() < 0.5:
        value.pop(dice.randrange(len(value)))
    else:
        value.insert(dice.randrange(len(value) + 1), dice.choice(value))


def chance_shuffled_whole(record: Json, dice: random.Random) -> None:
    """With pile A into pile B; the match is cut there, for it would go on otherwise."""
    entry = _chance(record, dice)
    dice.shuffle(entry["value"])
    _cut(record, record["log"].index(entry) + 1)


def chance_added(record: Json, dice: random.Random) -> None:
    log = record["log"]
    log.insert(dice.randrange(len(log) + 1), copy.deepcopy(_chance(record, dice)))


def chance_left_out(record: Json, dice: random.Random) -> None:
    record["log"].remove(_chance(record, dice))


def chance_moved(record: Json, dice: random.Random) -> None:
    log = record["log"]
    entry = _chance(record, dice)
    log.remove(entry)
    log.insert(dice.randrange(len(log) + 1), entry)


def cut_before_chance(record: Json, dice: random.Random) -> None:
    _cut(record, record["log"].index(_chance(record, dice)))


def cut_anywhere(record: Json, dice: random.Random) -> None:
    _cut(record, dice.randrange(len(record["log"]) + 1))


def cut_but_finished(record: Json, dice: random.Random) -> None:
    """The log stops early, some of the result stands."""
    del record["log"][dice.randrange(1, len(record["log"])) :]
    if dice.random() < 0.5:
        record["end"] = dice.choice(ENDS)
    for key in dice.sample(RESULT, dice.randrange(3)):
        del record[key]


def result_missing(record: Json, dice: random.Random) -> None:
    for key in dice.sample(RESULT, dice.randrange(1, 4)):
        del record[key]


def result_wrong(record: Json, dice: random.Random) -> None:
    """Any of it, and several at once."""
    for key in dice.sample(RESULT, dice.randrange(1, 4)):
        if key == "end":
            record["end"] = dice.choice(ENDS)
        elif dice.random() < 0.3:
            record[key] = record[key][::-1]
        else:
            record[key] = [*record[key], 0][dice.randrange(2) :]


def move_after_the_end(record: Json, dice: random.Random) -> None:
    entry = copy.deepcopy(_decision(record, dice))
    entry["seat"] = dice.randrange(-1, record["players"] + 1)
    entry["choices"] = dice.choice((0, 1, entry["choices"]))
    record["log"].append(entry)
    if dice.random() < 0.5:
        _cut(record, len(record["log"]))


def move_twice(record: Json, dice: random.Random) -> None:
    entry = _decision(record, dice)
    at = record["log"].index(entry)
    record["log"].insert(at, copy.deepcopy(entry))
    _cut(record, at + 2)


def wrong_move_and_count(record: Json, dice: random.Random) -> None:
    """The move's rule comes before the count's."""
    entry, other = _decision(record, dice), _decision(record, dice)
    entry["move"] = copy.deepcopy(other["move"])
    entry["choices"] = dice.choice((0, -1, 1, entry["choices"] + 1, 2**70))
    _cut(record, record["log"].index(entry) + 1)


def seat_that_is_none(record: Json, dice: random.Random) -> None:
    entry = _decision(record, dice)
    entry["seat"] = dice.choice((-1, record["players"], 99, -(2**70)))
    entry["choices"] = dice.choice((0, entry["choices"]))


NASTY: tuple[Callable[[Json, random.Random], None], ...] = (
    chance_renamed,
    chance_of_another_kind,
    chance_with_another_card,
    chance_longer_or_shorter,
    chance_shuffled_whole,
    chance_added,
    chance_left_out,
    chance_moved,
    cut_before_chance,
    cut_anywhere,
    cut_but_finished,
    result_missing,
    result_wrong,
    move_after_the_end,
    move_twice,
    wrong_move_and_count,
    seat_that_is_none,
)


def _chance(record: Json, dice: random.Random) -> Json:
    entry: Json = dice.choice([entry for entry in record["log"] if "chance" in entry])
    return entry


def _decision(record: Json, dice: random.Random) -> Json:
    entry: Json = dice.choice([entry for entry in record["log"] if "move" in entry])
    return entry


def _cut(record: Json, length: int) -> None:
    """An unfinished record of so many entries."""
    del record["log"][length:]
    for key in RESULT:
        record.pop(key, None)


def nasty(whole: list[Json], altered: int, dice: random.Random, made: list[str]) -> Iterator[Json]:
    """So many altered copies; `made` ends with the name of the latest alteration."""
    for _ in range(altered):
        record = copy.deepcopy(dice.choice(whole))
        alteration = dice.choice(NASTY)
        made.append(alteration.__name__)
        alteration(record, dice)
        yield record


def main() -> None:
    """Judge altered records of fresh matches and print what is disputed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, nargs="*", default=[2, 3, 4])
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--altered", type=int, default=500)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--out", default="disputes.jsonl")
    asked = parser.parse_args()
    tally: Counter[str | None] = Counter()
    found: Counter[str] = Counter()
    with open(asked.out, "w", encoding="utf-8") as out:
        for players in asked.players:
            dice = random.Random(f"nasty/{players}/{asked.seed}")
            seeds = [f"nasty/{asked.seed}/{number}" for number in range(asked.matches)]
            whole = [fresh("flandern", players, seed) for seed in seeds]
            made: list[str] = []
            for dispute in disputes(nasty(whole, asked.altered, dice, made), tally):
                found[made[-1]] += 1
                if found[made[-1]] <= 5:
                    print(players, made[-1], "engine", dispute.engine, "referee", dispute.referee)
                out.write(json.dumps(dispute.record) + "\n")
    print(f"{sum(tally.values())} records judged, {found.total()} disputed: {dict(found)}")
    print(", ".join(f"{rule or 'accepted'} {count}" for rule, count in tally.most_common()))


if __name__ == "__main__":
    main()
