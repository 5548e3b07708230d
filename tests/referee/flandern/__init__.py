"""An independent referee for Flandern 1302, written from its specification alone."""

import json

from tests.referee.flandern import many, two
from tests.referee.flandern.edition import Edition, edition
from tests.referee.flandern.form import Malformed, check_form
from tests.referee.flandern.questions import Ask, Decision, Outcome, Reply, Shuffle, Whole
from tests.referee.verdict import ACCEPTED, Foul, Json, Verdict


def judge(record: Json, of: Edition | None = None) -> Verdict:
    """Follow the record entry by entry; the first thing that is wrong decides.

    `of` is the edition where it is not a shipped one, which is found by its name.
    """
    referee = Referee(of or edition(record["edition"]), record["players"])
    log = record["log"]
    at = 0
    try:
        while at < len(log):
            referee.judge_entry(log[at])
            at += 1
        referee.judge_end(record)
    except Foul as foul:
        return Verdict(False, at, foul.rule)
    except Malformed:
        return Verdict(False, at, None)
    return ACCEPTED


class Referee:
    """Holds what the match asks for next, or how it ended."""

    def __init__(self, of: Edition, players: int) -> None:
        self.edition = of
        self.players = players
        self.match: Whole = two.play(of) if players == two.SEATS else many.play(of, players)
        self.asks: Ask | Shuffle | None = next(self.match)
        self.outcome: Outcome | None = None

    def judge_entry(self, entry: Json) -> None:
        """One entry of the log."""
        if isinstance(self.asks, Shuffle):
            self.asks.check(entry)
            self._go_on(entry["value"])
        elif "chance" in entry:
            raise Foul("F43" if self.players == two.SEATS else "F9", "nothing is shuffled here")
        else:
            decision = self.check_move(entry["seat"], entry["move"])
            if entry["choices"] != len(decision.moves):
                raise Foul(decision.rule, f"{len(decision.moves)} choices")
            self._go_on((entry["seat"], entry["move"]))

    def check_move(self, seat: int, move: Json) -> Decision:
        """Call the first foul of a move that is not legal now; nothing is played."""
        check_form(move, self.edition)
        if self.outcome is not None:
            raise Foul(self.outcome.rule, "the match is over")
        assert isinstance(self.asks, Ask)
        decision = self.asks.decisions.get(seat)
        if decision is None:
            raise Foul(self.asks.not_asked, f"seat {seat} is not asked")
        decision.check(move)
        assert move in decision.moves, f"neither listed nor refused: {move}"
        return decision

    def _go_on(self, reply: Reply) -> None:
        try:
            self.asks = self.match.send(reply)
        except StopIteration as stop:
            self.asks, self.outcome = None, stop.value

    def judge_end(self, record: Json) -> None:
        """What stands behind the log: nothing while the match goes on, else the right result."""
        if isinstance(self.asks, Shuffle):
            raise Foul(self.asks.rule, "a shuffle is missing")
        told = [record.get(key) for key in ("scores", "winners", "end")]
        if self.outcome is None:
            if told != [None, None, None]:
                raise Foul("F45" if self.players == two.SEATS else "F37", "stopped early")
            return
        # as written: in JSON true is not 1, nor 35.0 the same number of points as 35
        if json.dumps(told[:2]) != json.dumps([self.outcome.scores, self.outcome.winners]):
            raise Foul("F39", f"{self.outcome}")
        if told[2] != self.outcome.end:
            raise Foul(self.outcome.rule, f"{self.outcome}")
