"""Alters one thing in a record that is right: what a referee must then refuse, or still accept."""

import copy
import random
from collections.abc import Callable
from typing import Any

from tests.referee.verdict import Json


def altered(record: Json, dice: random.Random) -> Json:
    """A copy with one thing changed, its end cut off behind the change where that is a move."""
    copied: Json = copy.deepcopy(record)
    dice.choice(ALTERATIONS)(copied, dice)
    return copied


def other_move(record: Json, dice: random.Random) -> None:
    """A decision answered with a move made elsewhere in the match."""
    at = _decision(record, dice)
    record["log"][at]["move"] = copy.deepcopy(
        dice.choice([entry["move"] for entry in record["log"] if "move" in entry])
    )
    _stop_behind(record, at)


def other_value(record: Json, dice: random.Random) -> None:
    """One field of a move with a value that the field has elsewhere in the match."""
    at = _decision(record, dice)
    move = record["log"][at]["move"]
    fields = [key for key in move if key != "type"]
    if not fields:
        other_move(record, dice)
        return
    key = dice.choice(fields)
    seen = [e["move"][key] for e in record["log"] if "move" in e and key in e["move"]]
    move[key] = copy.deepcopy(dice.choice(seen))
    _stop_behind(record, at)


def near_value(record: Json, dice: random.Random) -> None:
    """A number of a move one up or down."""
    at = _decision(record, dice)
    numbers = list(_numbers(record["log"][at]["move"]))
    if not numbers:
        other_move(record, dice)
        return
    holder, key = dice.choice(numbers)
    holder[key] += dice.choice((-1, 1))
    _stop_behind(record, at)


def other_seat(record: Json, dice: random.Random) -> None:
    """A decision made by another seat."""
    at = _decision(record, dice)
    record["log"][at]["seat"] = dice.randrange(record["players"])
    _stop_behind(record, at)


def left_out(record: Json, dice: random.Random) -> None:
    """An entry is missing; the rest stands."""
    del record["log"][dice.randrange(len(record["log"]))]


def swapped(record: Json, dice: random.Random) -> None:
    """Two neighbouring entries the other way round."""
    log = record["log"]
    at = dice.randrange(len(log) - 1)
    log[at], log[at + 1] = log[at + 1], log[at]
    _stop_behind(record, at + 1)


def wrong_count(record: Json, dice: random.Random) -> None:
    """A number of choices that is not right."""
    record["log"][_decision(record, dice)]["choices"] += dice.choice((-1, 1))


def wrong_end(record: Json, dice: random.Random) -> None:
    """A score, the winners or the end changed or missing, or the last entry missing."""
    what = dice.choice(("scores", "winners", "end", "missing", "cut"))
    if what == "scores":
        record["scores"][dice.randrange(record["players"])] += dice.choice((-1, 1))
    elif what == "winners":
        record["winners"] = [seat for seat in range(record["players"]) if dice.random() < 0.5]
    elif what == "end":
        record["end"] = dice.choice(("points", "rounds", "other"))
    elif what == "missing":
        del record[dice.choice(("scores", "winners", "end"))]
    else:
        record["log"].pop()


def other_chance(record: Json, dice: random.Random) -> None:
    """Two outcomes of one chance entry exchanged (often still right), or one of them doubled."""
    stacks = [e for e in record["log"] if isinstance(e.get("value"), list) and len(e["value"]) > 1]
    if not stacks:
        wrong_count(record, dice)
        return
    value = dice.choice(stacks)["value"]
    one, two = dice.sample(range(len(value)), 2)
    if dice.random() < 0.5:
        value[one], value[two] = value[two], value[one]
    else:
        value[one] = value[two]


def odd_form(record: Json, dice: random.Random) -> None:
    """A move whose fields are fewer, more, in another order or of another type."""
    at = _decision(record, dice)
    move: Json = record["log"][at]["move"]
    key = dice.choice(list(move))
    how = dice.choice(("fewer", "more", "order", "type"))
    if how == "fewer":
        del move[key]
    elif how == "more":
        move["more"] = 1
    elif how == "order":
        move[key] = move.pop(key)
    else:
        move[key] = dice.choice((None, True, False, 1.0, "1", "", [], [1, 1, 1], {}, 10**30))
    _stop_behind(record, at)


def extra_entry(record: Json, dice: random.Random) -> None:
    """An entry of the match a second time, elsewhere or behind the end."""
    log = record["log"]
    at = dice.choice((len(log), dice.randrange(len(log))))
    log.insert(at, copy.deepcopy(dice.choice(log)))


def odd_chance(record: Json, dice: random.Random) -> None:
    """A chance entry with another name, another kind of value, one outcome more or fewer."""
    entry = dice.choice([e for e in record["log"] if "chance" in e] or [{"value": []}])
    value = entry["value"]
    how = dice.choice(("name", "value", "more", "fewer"))
    if how == "name":
        entry["chance"] = "other"
    elif how == "value" or not isinstance(value, list) or not value:
        entry["value"] = dice.choice((None, 1, "", [], [1], [None], {}))
    elif how == "more":
        value.append(copy.deepcopy(dice.choice(value)))
    else:
        value.pop(dice.randrange(len(value)))


def cut_off(record: Json, dice: random.Random) -> None:
    """The log ends early, with or without what stands behind it."""
    at = dice.randrange(len(record["log"]))
    if dice.random() < 0.5:
        _stop_behind(record, at)
    else:
        del record["log"][at + 1 :]


ALTERATIONS: tuple[Callable[[Json, random.Random], None], ...] = (
    other_move,
    other_value,
    near_value,
    other_seat,
    left_out,
    swapped,
    wrong_count,
    wrong_end,
    other_chance,
    odd_form,
    extra_entry,
    odd_chance,
    cut_off,
)


def _decision(record: Json, dice: random.Random) -> int:
    return dice.choice([at for at, entry in enumerate(record["log"]) if "move" in entry])


def _stop_behind(record: Json, at: int) -> None:
    """An unfinished record whose last entry is this one."""
    del record["log"][at + 1 :]
    for key in ("scores", "winners", "end"):
        record.pop(key, None)


def _numbers(value: Any) -> list[tuple[Any, Any]]:
    """Where numbers stand in a move: their holder and the key in it."""
    pairs = value.items() if isinstance(value, dict) else enumerate(value)
    found: list[tuple[Any, Any]] = []
    for key, part in list(pairs):
        if isinstance(part, dict | list):
            found += _numbers(part)
        elif isinstance(part, int) and not isinstance(part, bool):
            found.append((value, key))
    return found
