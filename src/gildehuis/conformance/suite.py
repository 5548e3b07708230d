"""The suite: all checks, and running them on a game."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gildehuis.conformance import play, records, refusals, secrecy, texts
from gildehuis.conformance.broken import Broken, need
from gildehuis.conformance.citations import citations
from gildehuis.conformance.sampling import setups
from gildehuis.core.game import AnyGame, Setup
from gildehuis.words import rulebook

Check = Callable[[AnyGame, Setup, str], None]
CHECKS: tuple[Check, ...] = (
    play.ends,
    play.clones,
    play.names,
    play.pieces,
    records.repeatable,
    records.accepted,
    records.resumed,
    records.tampered,
    secrecy.imagined,
    secrecy.redrawn,
    secrecy.hidden,
    secrecy.secret_moves,
    refusals.refused,
    refusals.taken_back,
    texts.texts,
    texts.rulebooks,
)


@dataclass(frozen=True)
class Finding:
    """The outcome of one check on one setup."""

    check: str
    promise: str  # what the check asks, one line
    players: int
    options: dict[str, Any]
    rules: int  # the version played by
    broken: str | None  # how it is broken; None: it is kept


def run(game: AnyGame, seed: str = "conformance") -> Iterator[Finding]:
    """Every check on every setup of a game."""
    for setup in setups(game):
        for check in CHECKS:
            broken = None
            try:
                check(game, setup, seed)
            except Broken as error:
                broken = str(error)
            except Exception as error:  # whatever a game under test may raise is a finding
                broken = f"{type(error).__name__}: {error}"
            promise = (check.__doc__ or check.__name__).splitlines()[0]
            yield Finding(
                check.__name__, promise, setup.players, setup.options, setup.rules, broken
            )


def every_rule_cited(game: AnyGame, tests: Path) -> None:
    """Every rule of the rulebook is cited by a test."""
    cited = citations(tests)
    missing = [rule for rule in rulebook(game).rules if rule not in cited]
    need(not missing, f"no test cites {', '.join(missing)}")
