"""Matches made by the referee alone, with players and stacks of odd tempers: rare things happen."""

import random
from collections.abc import Callable
from typing import Any

from tests.referee.nieuwstad.course import lay_out, match
from tests.referee.nieuwstad.edition import Edition, load
from tests.referee.nieuwstad.questions import Chance, Move, Question
from tests.referee.nieuwstad.table import Table
from tests.referee.verdict import Json

WEIGHTS = (0.02, 0.3, 1, 1, 3, 40)
# Words that are all liked, or all disliked, in a match with this theme.
FOOD = (
    "build enter process sell boer handelaar bouwmeester graanveld weide bakkerij slagerij herberg"
)
CARDS = "schout buy_cards play botenbouw handelshuis build bouwmeester criminaliteit brand"
TOWN = "build accept kerk stadhuis gevangenis hospitium wachttoren kantoor graaf copy rentmeester"
JOINT = "build_together accept bouwmeester houthakker clear boot bakkerij herberg"
HOMES = "clear houthakker build bouwmeester stadspoort huis herenhuis"
LIKED = ("", "", FOOD, CARDS, TOWN, JOINT, HOMES)
DISLIKED = ("", "", "pass", "pass done refuse", "play sell done", "pass herberg bread meat")


def tempered(
    players: int,
    options: Json,
    dice: random.Random,
    rules: int,
    edition: str,
    box: Edition | None = None,
) -> Json:
    """A finished record in which every word has its own weight, drawn anew for each match."""
    likes = dict.fromkeys(dice.choice(LIKED).split(), max(WEIGHTS))
    likes |= dict.fromkeys(dice.choice(DISLIKED).split(), min(WEIGHTS))

    def liking(word: str) -> float:
        return likes.setdefault(word, dice.choice(WEIGHTS))

    head = _head(rules, edition, players, options)
    table = lay_out(head, box or load(edition, players))
    course = match(table)
    log: list[Json] = []
    expected = next(course)
    while True:
        if isinstance(expected, Chance):
            entry = {
                "chance": expected.name,
                "value": _shuffled(table, expected.name, dice, liking),
            }
        else:
            entry = _decided(expected, dice, liking)
        log.append(entry)
        try:
            expected = course.send(entry)
        except StopIteration as over:
            ending: Json = vars(over.value)
            return head | {"log": log} | ending


def _head(rules: int, edition: str, players: int, options: Json) -> Json:
    return {
        "format": "gildehuis-record/1",
        "game": "nieuwstad",
        "rules": rules,
        "edition": edition,
        "players": players,
        "options": options,
        "seed": None,
        "seats": [{"name": f"seat {seat}"} for seat in range(players)],
    }


def _shuffled(
    table: Table, name: str, dice: random.Random, liking: Callable[[str], float]
) -> list[str]:
    """Words that are liked tend to the top."""
    box = table.edition
    if name == "forest":
        pile = list(box.forest.elements())
        dice.shuffle(pile)
        return pile[: len(box.slots)]
    first = [*box.wishes.elements(), *box.events.elements()]
    cards = table.discards if table.discards else first
    return sorted(cards, key=lambda card: dice.random() ** liking(f"top {card}"), reverse=True)


def _decided(question: Question, dice: random.Random, liking: Callable[[str], float]) -> Json:
    seat = dice.choice(list(question.legal))
    legal = question.legal[seat]
    weights = [_weight(some, liking) for some in legal]
    return {"seat": seat, "move": dice.choices(legal, weights)[0], "choices": len(legal)}


def _weight(some: Move, liking: Callable[[str], float]) -> float:
    """The kind of move and each word in it count, and large numbers as one likes them."""
    weight = 1.0
    for key, value in some.items():
        weight *= liking(value) if isinstance(value, str) else _number_weight(key, value, liking)
    return weight


def _number_weight(key: str, value: Any, liking: Callable[[str], float]) -> float:
    if not isinstance(value, int):
        return 1.0
    return liking(f"{key} {'some' if value else 'none'}")
