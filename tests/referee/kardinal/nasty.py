"""Alterations made for Kardinal: every rule that a refusal can name is broken by one of them."""

import copy
import random
from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import Any

from tests.referee.kardinal.form import FIELDS
from tests.referee.kardinal.match import Match
from tests.referee.kardinal.moves import check_move
from tests.referee.kardinal.town import COLOURS, SHAPES, Square, around
from tests.referee.verdict import Foul, Json

RESULT = ("scores", "winners", "end")
FAR = (10**6, -(2**31), 2**63, -(2**70))
ODD: tuple[Any, ...] = (None, True, False, 0, 1, -1, 1.0, 0.5, "", "0", "red", [], {}, [0], [[0]])
ODD_MOVES: tuple[Any, ...] = (None, True, 7, "keep_cardinal", [], ["decline"], {}, {"type": None})
OTHER_TYPES: tuple[Any, ...] = ("pass", "", "Build", "keep", None, 3, True, ["build"], {})


def nasty(record: Json, dice: random.Random) -> Json:
    """A copy with one thing changed."""
    copied: Json = copy.deepcopy(record)
    dice.choice(ALTERATIONS)(copied, dice)
    return copied


def other_answer(record: Json, dice: random.Random) -> None:
    """A decision answered by a well-formed move: each rule that can be broken is as likely."""
    at = dice.randrange(len(record["log"]))
    match = position(record, at)
    by_rule: dict[str, list[Json]] = defaultdict(list)
    for move in candidates(match, dice):
        by_rule[rule_against(match, move)].append(move)
    record["log"][at]["move"] = dice.choice(by_rule[dice.choice(sorted(by_rule))])
    stop_behind(record, at)


def wrong_form(record: Json, dice: random.Random) -> None:
    """A move that is none by its form, at any place, behind the end too."""
    at = dice.randrange(len(record["log"]) + 1)
    if at == len(record["log"]):
        record["log"].append({"seat": 0, "move": {}, "choices": 0})
    move = dice.choice([entry["move"] for entry in record["log"] if entry["move"]])
    damaged = copy.deepcopy(move)
    record["log"][at]["move"] = dice.choice(DAMAGES)(damaged, dice)
    stop_behind(record, at)


def behind_the_end(record: Json, dice: random.Random) -> None:
    """Another move when the match is over."""
    log = record["log"]
    seat = dice.randrange(record["players"])
    log.append({"seat": seat, "move": copy.deepcopy(dice.choice(log)["move"]), "choices": 0})
    stop_behind(record, len(log) - 1)


def chance(record: Json, dice: random.Random) -> None:
    """An outcome of chance where there is none in this game, behind the end too."""
    at = dice.randrange(len(record["log"]) + 1)
    record["log"].insert(at, {"chance": dice.choice(("dice", "")), "value": dice.choice(ODD)})


def any_seat(record: Json, dice: random.Random) -> None:
    """A decision of a seat that need not be there."""
    at = dice.randrange(len(record["log"]))
    record["log"][at]["seat"] = dice.choice((-1, record["players"], *range(record["players"])))
    stop_behind(record, at)


def any_count(record: Json, dice: random.Random) -> None:
    dice.choice(record["log"])["choices"] = dice.choice((-1, 0, 1, 10**9))


def short(record: Json, dice: random.Random) -> None:
    """The log stops early, the result stands."""
    del record["log"][dice.randrange(len(record["log"])) :]


def cut(record: Json, dice: random.Random) -> None:
    """The record of a match that is not over: nothing is wrong with it."""
    stop_behind(record, dice.randrange(-1, len(record["log"]) - 1))


def other_result(record: Json, dice: random.Random) -> None:
    """A result left out, or another one."""
    key = dice.choice(RESULT)
    if dice.random() < 0.3:
        del record[key]
    elif key == "end":
        record[key] = dice.choice(("all_built", "no_build", "declined", ""))
    else:
        record[key] = dice.choice(OTHER_LISTS)(record[key], dice)


ALTERATIONS: tuple[Callable[[Json, random.Random], None], ...] = (
    other_answer,
    other_answer,
    other_answer,
    wrong_form,
    wrong_form,
    behind_the_end,
    chance,
    any_seat,
    any_count,
    short,
    cut,
    other_result,
)


def no_field(move: Json, dice: random.Random) -> Any:
    del move[dice.choice(list(move))]
    return move


def one_more_field(move: Json, dice: random.Random) -> Any:
    move[dice.choice(("seat", "extra", "to", "colour", ""))] = dice.choice(ODD)
    return move


def disorder(move: Json, dice: random.Random) -> Any:
    keys = list(move)
    dice.shuffle(keys)
    return {key: move[key] for key in keys}


def other_type(move: Json, dice: random.Random) -> Any:
    return move | {"type": dice.choice((*OTHER_TYPES, *FIELDS))}


def other_part(move: Json, dice: random.Random) -> Any:
    """One value in the move, at any depth, replaced by an odd one or one of another type."""
    holder, key = dice.choice(list(parts(move)))
    old = holder[key]
    same_but: list[Any] = [str(old), [old]]
    if isinstance(old, int):
        same_but += [float(old), bool(old), old + 0.5]
    if isinstance(old, list):
        same_but += [old[::-1], old + old[:1], old[:-1], {"0": old}]
    if isinstance(old, str):
        same_but += [old.upper(), old + " "]
    holder[key] = dice.choice((*same_but, *same_but, *ODD))
    return move


def no_move(move: Json, dice: random.Random) -> Any:
    return dice.choice((*ODD_MOVES, [move], list(move.values())))


DAMAGES: tuple[Callable[[Json, random.Random], Any], ...] = (
    no_field,
    one_more_field,
    disorder,
    other_type,
    other_part,
    other_part,
    no_move,
)
OTHER_LISTS: tuple[Callable[[list[int], random.Random], Any], ...] = (
    lambda right, dice: right[::-1],
    lambda right, dice: right[:-1],
    lambda right, dice: [*right, dice.randrange(4)],
    lambda right, dice: [float(one) for one in right],
    lambda right, dice: [one == 1 if one < 2 else one for one in right],
    lambda right, dice: [str(one) for one in right],
    lambda right, dice: [one + dice.choice((-1, 0, 1)) for one in right],
)


def position(record: Json, at: int) -> Match:
    """The match before its entry at this place."""
    match = Match(record["players"])
    for entry in record["log"][:at]:
        match.play(entry["move"])
    return match


def rule_against(match: Match, move: Json) -> str:
    """The rule against a move of the seat asked; nothing if there is none."""
    try:
        check_move(match, match.seat, move)
    except Foul as foul:
        return foul.rule
    return ""


def candidates(match: Match, dice: random.Random) -> Iterator[Json]:
    """Well-formed moves of every type, in and around the town and far off."""
    town = match.town.taken() | match.town.building_places()
    squares = town | around(town) | {(dice.choice(FAR), 0), (1, dice.choice(FAR))}
    yield from ({"type": "decline"}, {"type": "keep_cardinal"})
    for square in sorted(squares):
        yield {"type": "move_cardinal", "to": list(square)}
    for colour in COLOURS:
        yield {"type": "take_stone", "colour": colour}
        for shape in SHAPES:
            for ground in grounds(squares, dice):
                named = [list(square) for square in sorted(ground)]
                yield {"type": "build", "shape": shape, "colour": colour, "squares": named}


def grounds(squares: set[Square], dice: random.Random) -> Iterator[set[Square]]:
    """Each square alone, and with one other: mostly its neighbour."""
    every = sorted(squares)
    for square in every:
        yield {square}
        yield {square, dice.choice(sorted(around({square})))}
        if square != (other := dice.choice(every)) and dice.random() < 0.1:
            yield {square, other}


def parts(value: Any) -> Iterator[tuple[Any, Any]]:
    """Where values stand in a move: their holder and the key in it."""
    pairs = list(value.items() if isinstance(value, dict) else enumerate(value))
    for key, part in pairs:
        yield value, key
        if isinstance(part, dict | list):
            yield from parts(part)


def stop_behind(record: Json, at: int) -> None:
    """An unfinished record whose last entry is this one."""
    del record["log"][at + 1 :]
    for key in RESULT:
        record.pop(key, None)
