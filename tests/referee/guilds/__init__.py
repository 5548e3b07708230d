"""A referee for Guilds: it knows the specification and nothing of the engine.

The game's records `rare.jsonl` hold matches that chance seldom brings: ties broken by characters
or rooms and one shared (G35), plots full before and in the last round (G32, G66), a goal on which
all have 0 (G59). Those of `versions.jsonl`, made by this referee alone, join either version of the
rules to either edition; three end `full` by rules 2 with cells still empty (G32).
"""

import json
from typing import Any

from tests.referee.guilds.asking import Ask, Course
from tests.referee.guilds.build import build
from tests.referee.guilds.closing import close, last_choices
from tests.referee.guilds.edition import Edition, read
from tests.referee.guilds.exchange import exchange
from tests.referee.guilds.recruit import recruit, start
from tests.referee.guilds.score import scores, winners
from tests.referee.guilds.setup import CHANCE, lay_out
from tests.referee.guilds.table import ROUNDS, Table
from tests.referee.verdict import ACCEPTED, Foul, Json, Verdict


def judge(record: Json) -> Verdict:
    """Is this a match that the rules allow? If not, where, and by which rule?"""
    return judge_by(record, read(record["edition"]))


def judge_by(record: Json, edition: Edition) -> Verdict:
    """The same, with the components at hand."""
    log = record["log"]
    at = 0
    try:
        drawn: dict[str, Any] = {}
        for at, (name, right) in enumerate(CHANCE.items()):  # G65
            if at == len(log) or log[at].get("chance") != name:
                raise Foul("G65", f"{name} is drawn here")
            right(edition, record["players"], log[at]["value"])
            drawn[name] = log[at]["value"]
        table = lay_out(record, edition, drawn)
        course = play(table)
        ask: Ask | None = next(course)
        for at in range(len(CHANCE), len(log)):
            ask = follow(course, ask, log[at])
        at = len(log)
        check_end(record, table, over=ask is None)
    except Foul as foul:
        return Verdict(False, at, foul.rule)
    return ACCEPTED


def play(table: Table) -> Course[None]:
    """The five phases, round after round."""
    while True:
        yield from start(table)
        yield from recruit(table)
        yield from exchange(table)
        yield from build(table)
        if table.last_round():  # G32
            break
        yield from close(table)
    yield from last_choices(table)


def follow(course: Course[None], ask: Ask | None, entry: Json) -> Ask | None:
    """Judge one entry and play it; who is asked next, None when the match is over."""
    if "chance" in entry:
        raise Foul("G65", "nothing is drawn here")
    if ask is None:
        raise Foul("G61", "the match is over")
    answer = ask.judge(entry["seat"], entry["move"])
    if ask.choices() != entry["choices"]:
        raise Foul("G64", f"{ask.choices()} choices")
    try:
        return course.send(answer)
    except StopIteration:
        return None


def check_end(record: Json, table: Table, over: bool) -> None:
    """What a record says of the end must be so; an unfinished one says nothing."""
    told = {key: record.get(key) for key in ("scores", "winners", "end")}
    if not over:
        if any(said is not None for said in told.values()):
            raise Foul("G32", "the match goes on")
        return
    rules = {"scores": "G33", "winners": "G35", "end": "G66"}
    for key, value in outcome(table).items():
        if json.dumps(told[key]) != json.dumps(value):  # as written: 48.0 and true are no points
            raise Foul(rules[key], f"{key}: {value}")


def outcome(table: Table) -> Json:
    """What the record of a match that is over says of its end."""
    end = "rounds" if table.round == ROUNDS[table.players] else "full"
    return {"scores": scores(table), "winners": winners(table), "end": end}
