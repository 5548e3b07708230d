"""The suite: all checks, running them on a game, and what they found put together."""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gildehuis.conformance import (
    asking,
    copies,
    declared,
    fairness,
    play,
    records,
    refusals,
    secrecy,
    texts,
)
from gildehuis.conformance.broken import Broken, Known, need
from gildehuis.conformance.citations import citations
from gildehuis.conformance.sampling import setups
from gildehuis.core.game import AnyGame, Setup
from gildehuis.words import rulebook

Check = Callable[[AnyGame, Setup, str], None]
CHECKS: tuple[Check, ...] = (
    declared.declared,
    play.ends,
    play.clones,
    copies.share_nothing,
    play.names,
    play.pieces,
    records.repeatable,
    records.accepted,
    records.resumed,
    records.tampered,
    secrecy.imagined,
    fairness.fair,
    secrecy.redrawn,
    asking.asked_alike,
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
    broken: str | None  # how it is broken; None: it is kept
    known: str | None = None  # what the game declares and gives a reason for
    rules: int | None = None  # the version, where it is not the newest


@dataclass
class Group:
    """Findings that say the same, of one check on several setups or of several checks."""

    promises: list[str]
    where: list[str]  # "3 players, blue_alone: True"
    broken: str | None
    known: str | None


def run(game: AnyGame, seed: str = "conformance") -> Iterator[Finding]:
    """Every check on every setup of a game; of one that lacks something only what it lacks."""
    for setup in setups(game):
        for check in CHECKS:
            finding = judge(check, game, setup, seed)
            yield finding
            if check is declared.declared and finding.broken is not None:
                break


def judge(check: Check, game: AnyGame, setup: Setup, seed: str) -> Finding:
    """One check on one setup."""
    broken = known = None
    try:
        check(game, setup, seed)
    except Broken as error:
        broken = str(error)
    except Known as error:
        known = str(error)
    except Exception as error:  # whatever a game under test may raise is a finding
        broken = f"{type(error).__name__}: {error}{_place(error)}"
    promise = (check.__doc__ or check.__name__).splitlines()[0]
    rules = None if setup.rules == game.rules else setup.rules
    return Finding(check.__name__, promise, setup.players, setup.options, broken, known, rules)


def _place(error: Exception) -> str:
    """Where it was raised, for the author's eyes."""
    at = error.__traceback__
    while at is not None and at.tb_next is not None:
        at = at.tb_next
    code = None if at is None else at.tb_frame.f_code
    return "" if at is None or code is None else f" ({Path(code.co_filename).name}:{at.tb_lineno})"


def grouped(findings: Iterable[Finding]) -> list[Group]:
    """Equal failures together, whichever numbers stand in them; what is kept, by setups."""
    groups: dict[str, Group] = {}
    for finding in findings:
        told = finding.broken or finding.known
        key = re.sub(r"\d+", "#", told) if told else f"kept: {finding.check}"
        group = groups.setdefault(key, Group([], [], finding.broken, finding.known))
        _add(group.promises, finding.promise)
        _add(group.where, _where(finding))
    merged: dict[str, Group] = {}
    for key, group in groups.items():
        told = group.broken or group.known
        first = merged.setdefault(key if told else "; ".join(group.where), group)
        for promise in group.promises:
            _add(first.promises, promise)
    return list(merged.values())


def _add(items: list[str], item: str) -> None:
    if item not in items:
        items.append(item)


def _where(finding: Finding) -> str:
    if not finding.players:
        return "tests"
    options = "".join(f", {name}: {value}" for name, value in finding.options.items())
    rules = "" if finding.rules is None else f", rules {finding.rules}"
    return f"{finding.players} players{options}{rules}"


def every_rule_cited(game: AnyGame, tests: Path) -> None:
    """Every rule of the rulebook is cited by a test."""
    cited = citations(tests)
    missing = [rule for rule in rulebook(game).rules if rule not in cited]
    need(not missing, f"no test cites {', '.join(missing)}")
