"""Kardinal once more, from its specification alone: judges a record entry by entry."""

from tests.referee.kardinal.form import check_form
from tests.referee.kardinal.match import Match
from tests.referee.kardinal.moves import check_move, legal_moves
from tests.referee.kardinal.score import scores, winners
from tests.referee.verdict import ACCEPTED, Foul, Json, Verdict

RESULT = ("scores", "winners", "end")


def judge(record: Json) -> Verdict:
    """Accepted, or the place and the rule of the first thing that is wrong."""
    match = Match(record["players"])
    for at, entry in enumerate(record["log"]):
        try:
            judge_entry(match, entry)
        except Foul as foul:
            return Verdict(False, at, foul.rule)
    try:
        judge_result(match, record)
    except Foul as foul:
        return Verdict(False, len(record["log"]), foul.rule)
    return ACCEPTED


def judge_entry(match: Match, entry: Json) -> None:
    """A decision: first the move, then its number of choices (K38). Nothing is random."""
    if "chance" in entry:
        raise Foul("K36", "there are no chance entries")
    check_form(entry["move"])
    check_move(match, entry["seat"], entry["move"])
    choices = legal_moves(match)
    assert entry["move"] in choices, "a move against no rule is a legal one"
    if entry["choices"] != len(choices):
        raise Foul("K38", f"{len(choices)} choices")
    match.play(entry["move"])


def judge_result(match: Match, record: Json) -> None:
    """Scores, winners and end: all there when the match is over, and none of them before."""
    if match.end is None:
        if any(record.get(key) is not None for key in RESULT):
            raise Foul("K24", "the log stops early")
        return
    right = (scores(match), winners(match), match.end)
    for rule, key, expected in zip(("K26", "K27", "K39"), RESULT, right, strict=True):
        if not same(record.get(key), expected):
            raise Foul(rule, f"{key} should be {expected}")


def same(said: object, right: object) -> bool:
    """Equal as JSON, where 1, 1.0 and true are three different things."""
    if isinstance(said, list) and isinstance(right, list):
        return len(said) == len(right) and all(map(same, said, right))
    return type(said) is type(right) and said == right
