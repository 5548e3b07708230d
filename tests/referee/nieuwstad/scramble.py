"""Editions with other numbers, roads, boards and cards: who has a number in his code is found out.

python -m tests.referee.nieuwstad.scramble --editions 10 --seed 1
"""

import argparse
import copy
import json
import random
import tomllib
from collections.abc import Iterator

from gildehuis.core import registry
from gildehuis.core.record import from_dict
from gildehuis.core.refusal import BadInput
from gildehuis.core.setup import settle
from gildehuis.core.verify import verify
from tests.referee.nieuwstad.edition import EDITIONS, MARKET, OUTSKIRTS, QUARTERS, cut
from tests.referee.nieuwstad.temper import tempered
from tests.referee.toml import as_toml
from tests.referee.verdict import Json

NAME = "scrambled"
ROADS = "ZK"
GAME = registry.find("nieuwstad")
TABLES: tuple[tuple[int, Json], ...] = (
    *((players, {}) for players in GAME.players),
    *(
        (players, {option.name: True})
        for option in GAME.options
        for players in GAME.players
        if players in option.players
    ),
)


def scrambled(dice: random.Random) -> Json:
    """A shipped edition's data, changed wherever a number is not fixed by the rules' text."""
    shipped = EDITIONS / f"{dice.choice(GAME.editions)}.toml"
    data: Json = copy.deepcopy(tomllib.loads(shipped.read_text("utf-8")))
    data["name"] = NAME
    data["market"]["sides"] = _roads(dice, 4)
    for building in data["buildings"].values():
        _scramble_building(building, dice)
    # N15, N3: whether fields may stand in the city, and the loose boats of two players
    data["buildings"]["graanveld"]["where"] = dice.choice(("outskirts", "any"))
    data["buildings"]["weide"] |= dice.choice(({}, {"where": "any", "class": "plain"}))
    data["boards"]["small"]["loose_boats"] = dice.randint(0, 2)
    for board in data["boards"].values():
        board["map"] = _scramble_map(board["map"], dice)
        board["shore_row"] = dice.choice((7, 7, 6, 2))
    for stall in data["stalls"].values():
        _scramble_stall(stall, dice)
    for cards in data["cards"].values():
        for card in cards.values():
            dice.shuffle(card["marks"])
    return data


def _roads(dice: random.Random, sides: int) -> str:
    return "".join(dice.choice(ROADS) for _ in range(sides))


def _scramble_building(building: Json, dice: random.Random) -> None:
    building["florins"], building["wood"] = dice.randint(0, 6), dice.randint(0, 8)
    building["poorters"], building["points"] = dice.randint(-4, 7), dice.randint(0, 6)
    if building["class"] == "blue":  # so that four can share it
        building["wood"] += 4
    if building["where"] == "gate":
        building["edges"] = "G" + _roads(dice, 3)
        return
    if building["edges"]:
        building["edges"] = _roads(dice, 4)
    if building["where"] != "lake":
        building["size"] = dice.choice(([2, 1], [2, 1], [2, 2], [1, 1]))


def _scramble_map(drawn: str, dice: random.Random) -> str:
    """Quarters renamed and ragged, the Market on another place of the tile grid."""
    rows = [line.split() for line in drawn.strip().splitlines()]
    names = dict(zip(QUARTERS, dice.sample(QUARTERS, len(QUARTERS)), strict=True))
    city = [(x, y) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign != OUTSKIRTS]
    for x, y in city:
        ragged = dice.random() < 0.1 or rows[y][x] == MARKET
        rows[y][x] = dice.choice(QUARTERS) if ragged else names[rows[y][x]]
    left, top = dice.choice([(x, y) for x, y in city if x % 2 == 0 and y % 2 == 0])
    for x, y in ((left, top), (left + 1, top), (left, top + 1), (left + 1, top + 1)):
        rows[y][x] = MARKET
    return "\n".join(" ".join(row) for row in rows) + "\n"


def _scramble_stall(stall: Json, dice: random.Random) -> None:
    if "slots" in stall:
        stall["slots"] = sorted(5 * dice.randint(1, 8) for _ in stall["slots"])
    if "process_limit" in stall:
        stall["process_limit"] = dice.randint(1, 3)
    for gain in stall.get("sells", {}).values():
        gain["points"], gain["florins"] = dice.randint(0, 4), dice.randint(0, 4)


def refused(editions: int, dice: random.Random) -> Iterator[tuple[Json, Json, str]]:
    """Matches of the referee in odd editions which the engine does not accept, and its words."""
    while editions:
        data = scrambled(dice)
        try:
            edition = GAME.own_edition(as_toml(data), NAME)
        except BadInput:  # a building that costs nothing, say
            continue
        editions -= 1
        for players, options in TABLES:
            record = tempered(players, options, dice, GAME.rules, NAME, cut(data, players))
            setup = settle(GAME, players, options, edition)
            verdict = verify(GAME, setup, from_dict(json.loads(json.dumps(record))))
            if not verdict.ok:
                yield data, record, f"{verdict.at}: {verdict.refusal}"


def main() -> None:
    """Count and print what is disputed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--editions", type=int, default=10)
    parser.add_argument("--seed", default="1")
    asked = parser.parse_args()
    found = 0
    for data, record, words in refused(asked.editions, random.Random(asked.seed)):
        found += 1
        print(words, json.dumps([data, record]))
    print(f"{asked.editions} editions, {asked.editions * len(TABLES)} matches, {found} disputed")


if __name__ == "__main__":
    main()
