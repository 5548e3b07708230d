"""An independent referee for De Poorters van Nieuwstad: `judge` says yes, or where and why not.

The game's records `versions.jsonl` were made by this referee alone: either version of the rules in
either edition, one with a Boot built together (N20).
"""

from typing import Any

from tests.referee.nieuwstad.course import Result, lay_out, match
from tests.referee.nieuwstad.edition import Edition, load
from tests.referee.nieuwstad.questions import Chance, Question, well_formed
from tests.referee.verdict import ACCEPTED, Foul, Json, Verdict

RESULT = ("scores", "winners", "end")


def judge(record: Json) -> Verdict:
    """Play the log from the rules alone, every entry being what may stand there."""
    table = lay_out(record, load(record["edition"], record["players"]))
    course = match(table)
    log: list[Json] = record["log"]
    at = 0
    try:
        try:
            expected = next(course)
            while at < len(log):
                check(log[at], expected, table.edition)
                entry, at = log[at], at + 1
                expected = course.send(entry)
        except StopIteration as over:
            _check_end(record, at, over.value)
        else:
            _check_unfinished(record, expected)
    except Foul as foul:
        return Verdict(False, at, foul.rule)
    return ACCEPTED


def check(entry: Json, expected: Question | Chance, edition: Edition) -> None:
    """One entry of the log against what must stand there."""
    if isinstance(expected, Chance):
        if "chance" not in entry:
            raise Foul("N52", f"{expected.name} belongs here")
        told = entry["chance"] == expected.name and _texts(entry["value"])
        if not told or not expected.right(entry["value"]):
            raise Foul(expected.rule, f"{expected.name} cannot be that")
        return
    if "move" not in entry or entry["seat"] not in expected.legal:
        raise Foul("N52", f"seats {list(expected.legal)} are asked")
    legal, answer = expected.legal[entry["seat"]], entry["move"]
    if not well_formed(answer, edition) or answer["type"] not in expected.kinds:
        raise Foul("N52", f"one of {sorted(expected.kinds)} is asked")
    if answer not in legal:
        raise Foul(expected.rule(answer), f"not one of {len(legal)} legal moves")
    if entry["choices"] != len(legal):
        raise Foul("N52", f"{len(legal)} choices")


def _texts(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(part, str) for part in value)


def _check_end(record: Json, at: int, result: Result) -> None:
    """Nothing may follow the end, and the record must tell it rightly (N50, N51)."""
    if at < len(record["log"]):
        raise Foul("N52", "the match is over")
    if record.get("scores") != result.scores or record.get("winners") != result.winners:
        raise Foul("N50", f"{result}")
    if record.get("end") != result.end:
        raise Foul("N51" if result.end == "rounds" else "N50", f"{result}")


def _check_unfinished(record: Json, expected: Question | Chance) -> None:
    """A match that goes on has no result; what chance has brought already must be written."""
    if isinstance(expected, Chance):
        raise Foul(expected.rule, f"{expected.name} is missing")
    if any(record.get(key) is not None for key in RESULT):
        raise Foul("N50", "the match is not over")
