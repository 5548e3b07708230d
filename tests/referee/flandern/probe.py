"""Positions probed: at every decision all legal moves, and moves of every wrong kind, by both.

python -m tests.referee.flandern.probe --matches 20 --probes 20 --seed 1
"""

import argparse
import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from gildehuis.core import registry
from gildehuis.core.record import from_dict
from gildehuis.core.refusal import Refusal
from gildehuis.core.replay import Replay
from gildehuis.core.setup import settle
from gildehuis.core.state import Setup
from tests.referee.compare import fresh
from tests.referee.flandern import Referee
from tests.referee.flandern.edition import Edition, edition
from tests.referee.flandern.form import Malformed
from tests.referee.flandern.questions import Ask
from tests.referee.flandern.tastes import tasteful
from tests.referee.flandern.wrong import Wrong
from tests.referee.verdict import Foul, Json

MALFORMED = "malformed"
LEGAL = "legal"


class Probe:
    """Engine and referee side by side, following one record."""

    def __init__(
        self, record: Json, setup: Setup, components: Edition, dice: random.Random
    ) -> None:
        self.record = record
        self.engine: Replay[Any] = Replay(registry.find("flandern"), setup, from_dict(record))
        self.referee = Referee(components, record["players"])
        self.wrong = Wrong(components, record, dice)
        self.at = 0

    def run(self, probes: int, tally: Counter[str]) -> Iterator[Json]:
        """Every disagreement, on the way through the whole match."""
        while True:
            while self.at < self.engine.cursor.at:
                self.referee.judge_entry(self.record["log"][self.at])
                self.at += 1
            yield from self._lists()
            yield from self._moves(probes, tally)
            if self.at == len(self.record["log"]):
                self.referee.judge_end(self.record)
                return
            self.engine.step()

    def _lists(self) -> Iterator[Json]:
        """The same seats are asked, and each has the same moves."""
        asks = self.referee.asks
        asked = asks.decisions if isinstance(asks, Ask) else {}
        for seat in range(self.record["players"]):
            engine = _sorted(self.engine.match.legal(seat))
            referee = _sorted(asked[seat].moves if seat in asked else [])
            if engine != referee:
                yield {"at": self.at, "seat": seat, "engine": engine, "referee": referee}

    def _moves(self, probes: int, tally: Counter[str]) -> Iterator[Json]:
        """Moves of which most are wrong: the same rule is named."""
        asks = self.referee.asks
        decisions = asks.decisions if isinstance(asks, Ask) else {}
        for _ in range(probes):
            seat, move = self.wrong.move(decisions)
            engine, referee = self._engine_says(seat, move), self._referee_says(seat, move)
            tally[referee] += 1
            if engine != referee:
                case = {"at": self.at, "seat": seat, "move": move}
                yield case | {"engine": engine, "referee": referee}

    def _engine_says(self, seat: int, move: Any) -> str:
        try:
            self.engine.match.judge(seat, move)
        except Refusal as refusal:
            return refusal.rule or MALFORMED
        return LEGAL

    def _referee_says(self, seat: int, move: Any) -> str:
        try:
            self.referee.check_move(seat, move)
        except Malformed:
            return MALFORMED
        except Foul as foul:
            return foul.rule
        return LEGAL


def _sorted(moves: list[Json]) -> list[str]:
    return sorted(json.dumps(move) for move in moves)


def main() -> None:
    """Probe fresh matches and print what is disputed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, nargs="*", default=[2, 3, 4])
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--probes", type=int, default=20)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--bot", default="random", help="a bot, random, or taste")
    parser.add_argument("--edition", default=registry.find("flandern").editions[0])
    asked = parser.parse_args()
    tally: Counter[str] = Counter()
    ends: Counter[str] = Counter()
    found = 0
    game, components = registry.find("flandern"), edition(asked.edition)
    for players in asked.players:
        setup = settle(game, players, {}, asked.edition)
        for number in range(asked.matches):
            seed = f"probe/{asked.seed}/{number}"
            if asked.bot == "taste":
                record = tasteful(setup, seed)
            else:
                record = fresh("flandern", players, seed, bot=asked.bot, edition=asked.edition)
            ends[record["end"]] += 1
            probe = Probe(record, setup, components, random.Random(seed))
            for dispute in probe.run(asked.probes, tally):
                found += 1
                print(players, "players:", json.dumps({"seed": seed} | dispute))
    print(f"{ends.total()} matches, {tally.total()} moves probed, {found} disputed")
    print(", ".join(f"{end} {count}" for end, count in ends.most_common()))
    print(", ".join(f"{rule} {count}" for rule, count in tally.most_common()))


if __name__ == "__main__":
    main()
