"""Engine and referee side by side: positions, legal moves as sets, and nasty moves refused.

python -m tests.referee.nieuwstad.probe --matches 10 --seed 1
"""

import argparse
import json
import random
from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

from gildehuis.core import registry
from gildehuis.core.match import Match
from gildehuis.core.record import from_dict
from gildehuis.core.refusal import Refusal
from gildehuis.core.replay import Replay
from gildehuis.core.setup import settle
from tests.referee.compare import engine_says, fresh
from tests.referee.nieuwstad import check
from tests.referee.nieuwstad.course import lay_out, match
from tests.referee.nieuwstad.edition import QUARTERS, Edition, load
from tests.referee.nieuwstad.position import differences
from tests.referee.nieuwstad.questions import GOODS, ROLES, Chance, Move, Question
from tests.referee.nieuwstad.temper import tempered
from tests.referee.verdict import Foul, Json

OTHER_TYPES: tuple[Any, ...] = (
    None,
    True,
    False,
    1.0,
    0.0,
    "1",
    "",
    [],
    [0],
    {},
    [1.0, 2],
    [0, 0, 0],
)
AMOUNTS = range(-1, 8)


def probe(record: Json, dice: random.Random, sample: int) -> Iterator[tuple[str, Json]]:
    """Every move asked about: the rule both named, or a dispute (as `engine/referee`) and why."""
    game = registry.find(record["game"])
    setup = settle(game, record["players"], record["options"], record["edition"])
    replay = Replay(game, setup, from_dict(record))
    table = lay_out(record, load(record["edition"], record["players"]))
    course = match(table)
    expected = next(course)
    for at, entry in enumerate(record["log"]):
        if isinstance(expected, Question):
            views = [game.view(replay.match.state, seat) for seat in range(record["players"])]
            if differ := differences(table, views):
                yield f"{'+'.join(differ)}/position", {"at": at, "differ": differ}
            yield from _compare(replay.match, expected, table.edition, dice, sample, at)
            replay.step()
        try:
            expected = course.send(entry)
        except StopIteration:
            return


def _compare(
    engine: Match[Any],
    question: Question,
    edition: Edition,
    dice: random.Random,
    sample: int,
    at: int,
) -> Iterator[tuple[str, Json]]:
    for seat, legal in question.legal.items():
        ours, theirs = ({json.dumps(m) for m in some} for some in (engine.legal(seat), legal))
        if ours != theirs or len(theirs) != len(legal):
            yield "legal/legal", {"at": at, "seat": seat, "differ": sorted(ours ^ theirs)}
        moves = list(_nasty(legal, question, edition))
        for answer in dice.sample(moves, min(sample, len(moves))):
            one = _engine_rule(engine, seat, answer)
            two = _referee_rule(question, edition, {"seat": seat, "move": answer}, len(legal))
            where = {"at": at, "seat": seat, "move": answer}
            yield (str(two) if one == two else f"{one}/{two}"), where


def _engine_rule(engine: Match[Any], seat: int, answer: Any) -> str | None:
    try:
        engine.judge(seat, answer)
    except Refusal as refusal:
        return refusal.rule
    return None


def _referee_rule(question: Question | Chance, edition: Edition, entry: Json, n: int) -> str | None:
    try:
        check({**entry, "choices": n}, question, edition)
    except Foul as foul:
        return foul.rule
    return None


def _nasty(legal: list[Move], question: Question, edition: Edition) -> Iterator[Any]:
    """Well-formed moves of the row with all kinds of values, others, and moves out of form."""
    values = _values(edition)
    for kind, fields in values.items():
        choices = list(product(*fields.values()))
        if kind not in question.kinds:
            choices = choices[:1]
        for some in choices:
            yield {"type": kind, **dict(zip(fields, some, strict=True))}
    for good in legal[:3]:
        yield from _out_of_form(good)
    yield from OTHER_TYPES
    yield {"type": "unknown"}


def _out_of_form(good: Move) -> Iterator[Any]:
    fields = list(good)
    yield dict(reversed(good.items()))
    yield {**good, "extra": 1}
    yield {"extra": 1, **good}
    for name in fields:
        yield {key: value for key, value in good.items() if key != name}
        for other in (*OTHER_TYPES, "kerk", "wood", 99, 10**30, -1):
            yield {**good, name: other}
        if isinstance(good[name], int):
            yield {**good, name: float(good[name])}
            yield {**good, name: bool(good[name])}
        if isinstance(good[name], list):
            yield {**good, name: [float(part) for part in good[name]]}
            yield {**good, name: [*good[name], 0]}
            yield {**good, name: [bool(part) for part in good[name]]}


def _values(edition: Edition) -> dict[str, dict[str, list[Any]]]:
    """For each field of each kind of move more values than are ever legal."""
    width, height = (max(cell[axis] for cell in edition.cells) for axis in (0, 1))
    cells = [[x, y] for x in range(-1, width + 2) for y in range(-1, height + 2)]
    kinds, stalls, goods = list(edition.kinds), list(edition.stalls), list(GOODS)
    cards, amounts, seats = [*edition.wishes, *edition.events], list(AMOUNTS), list(range(-1, 5))
    sets = [[], [0], [1], [2], [3], [0, 1], [1, 0], [0, 2], [1, 2], [1, 3], [2, 3], [3, 2], [1, 1]]
    sets += [[0, 1, 2], [0, 1, 3], [0, 2, 3], [1, 2, 3], [4], [-1], [0, 1, 2, 3]]
    bare = ("pass", "accept", "refuse", "done", "burgerwacht", "buy_wood", "inkomstenbelasting")
    few = list(range(-1, 4))
    return {kind: {} for kind in bare} | {
        "clear": {"slot": cells},
        "start": {"building": [*kinds, "markt"]},
        "place": {"cell": cells, "turn": [-5, -1, 0, 1, 2, 3, 4, 7]},
        "role": {"role": [*ROLES, "kerk"]},
        "copy": {"role": [*ROLES, "kerk"]},
        "build": {"building": [*kinds, "markt", "Huis"]},
        "build_together": {"building": [*kinds, "markt", "Huis"]},
        "pay": {
            "florins": amounts,
            "wood": amounts,
            "planks": amounts,
            "huizenbouw": [True, False],
        },
        "discount": {"florins": amounts, "wood": amounts},
        "partners": {"seats": sets},
        "owner": {"seat": seats},
        "share": {
            "seat": seats,
            "what": ["florins", "wood", "points", "florin", "planks"],
            "amount": amounts,
        },
        "extra": {"good": [*goods, "florins"]},
        "buy_cards": {"number": amounts},
        "play": {"card": [*cards, "joker"]},
        "burn": {"cell": cells},
        "quarter": {"quarter": [*QUARTERS, "e", "A"]},
        "steal": {"seat": seats, "what": ["florin", "wood", "florins", "planks"]},
        "join": {"good": [*goods, "florins"]},
        "pledge_florins": {"amount": amounts},
        "pledge_goods": {"fish": few, "grain": few, "cattle": few, "game": few},
        "enter": {"stall": [*stalls, "kerk"]},
        "process": {"stall": [*stalls, "kerk"], "good": [*goods, "florins"]},
        "sell": {"stall": [*stalls, "kerk"], "good": [*goods, "florins"]},
    }


def main() -> None:
    """Play fresh matches, ask, count, and print what is disputed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, nargs="*", default=[2, 3, 4])
    parser.add_argument("--matches", type=int, default=10)
    parser.add_argument("--sample", type=int, default=60, help="moves asked about at each decision")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--bot", default="random", help="or temper: the referee's own players")
    parser.add_argument("--option", action="append", default=[])
    game = registry.find("nieuwstad")
    parser.add_argument("--edition", default=game.editions[0])
    parser.add_argument("--rules", type=int, default=game.rules, help="version, with temper")
    asked = parser.parse_args()
    tally: Counter[str] = Counter()
    shown: Counter[str] = Counter()
    for players, number in product(asked.players, range(asked.matches)):
        dice = random.Random(f"{asked.seed}/{players}/{number}")
        options = dict.fromkeys(asked.option, True)
        if asked.bot == "temper":
            record = tempered(players, options, dice, asked.rules, asked.edition)
        else:
            seed = f"probe/{asked.seed}/{number}"
            record = fresh("nieuwstad", players, seed, options, asked.bot, asked.edition)
        if not (verdict := engine_says(record)).ok:
            print(players, number, "engine", verdict)
            continue
        for said, where in probe(record, dice, asked.sample):
            kind = where["move"].get("type") if isinstance(where.get("move"), dict) else None
            tally[f"{kind} {said}" if said != "N52" and "/" not in said else said] += 1
            if "/" in said:
                shown[f"{kind} {said}"] += 1
                if shown[f"{kind} {said}"] <= 3:
                    print(players, number, said, where)
    print(", ".join(f"{what} {count}" for what, count in sorted(tally.items(), key=str)))


if __name__ == "__main__":
    main()
