"""`gildehuis conformance`: what is missing in a game, ours or yours."""

import importlib
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console

from gildehuis.commands.parameters import Json
from gildehuis.conformance import Broken, Finding, run
from gildehuis.conformance.suite import every_rule_cited
from gildehuis.core import registry
from gildehuis.core.game import AnyGame, Game
from gildehuis.core.refusal import BadInput


def conformance(
    package: Annotated[str, typer.Argument(help="A game's name, or a module with a GAME in it.")],
    tests: Annotated[
        Path | None, typer.Option(help="Also check that the tests here cite every rule.")
    ] = None,
    json: Json = False,
) -> None:
    """Run every check of the contract on a game; exit code 1 if any is broken."""
    game = _find(package)
    findings = []
    console = Console()
    for finding in run(game):
        findings.append(finding)
        if not json:
            _print(console, finding)
    if tests is not None:
        findings.append(_citations(game, tests))
        if not json:
            _print(console, findings[-1])
    broken = sum(finding.broken is not None for finding in findings)
    if json:
        print(msgspec.json.encode(findings).decode())
    else:
        console.print(f"{len(findings) - broken} kept, {broken} broken")
    if broken:
        raise typer.Exit(1)


def _find(package: str) -> AnyGame:
    if package in registry.names():
        return registry.find(package)
    try:
        game = importlib.import_module(package).GAME
    except (ImportError, AttributeError) as error:
        right = "the name of a game or a module with a GAME in it"
        raise BadInput(str(error), package, right) from None
    if not isinstance(game, Game):
        raise BadInput("GAME is no Game", package, "an object of a class that extends Game")
    return game


def _citations(game: AnyGame, tests: Path) -> Finding:
    broken = None
    try:
        every_rule_cited(game, tests)
    except Broken as error:
        broken = str(error)
    return Finding("cited", "Every rule is cited by a test.", 0, {}, game.rules, broken)


def _print(console: Console, finding: Finding) -> None:
    sign = "[green]kept[/]  " if finding.broken is None else "[red]broken[/]"
    players = f"{finding.players} players" if finding.players else "tests"
    console.print(f"{sign} {players}: {finding.promise}", highlight=False)
    if finding.broken is not None:
        console.print(f"       {finding.broken}", style="red", highlight=False, markup=False)
