"""`gildehuis conformance`: what is missing in a game, ours or yours."""

import importlib
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console

from gildehuis.commands.parameters import Json
from gildehuis.conformance import Broken, Finding, Group, grouped, run
from gildehuis.conformance.declared import lacking, not_written, what_to_write
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
    console = Console()
    with console.status(f"{game.name} …"):
        findings = list(run(game))
    if tests is not None:
        findings.append(_citations(game, tests))
    groups = grouped(findings)
    broken = sum(finding.broken is not None for finding in findings)
    kept = len(findings) - broken
    if json:
        told = {"game": game.name, "kept": kept, "broken": broken, "groups": groups}
        print(msgspec.json.encode(told).decode())
    else:
        for group in groups:
            _print(console, group)
        console.print(f"{kept} kept, {broken} broken")
    if broken:
        raise typer.Exit(1)


def _find(package: str) -> AnyGame:
    try:
        known = package in registry.names()
        game = registry.find(package) if known else importlib.import_module(package).GAME
    except TypeError as error:
        raise not_written(error) from None
    except (ImportError, AttributeError) as error:
        right = "the name of a game or a module with a GAME in it"
        raise BadInput(str(error), package, right) from None
    if not isinstance(game, Game):
        raise BadInput("GAME is no Game", package, "an object of a class that extends Game")
    if lacking(type(game)):  # a compiled house lets such a game be made
        raise BadInput(what_to_write(type(game)))
    return game


def _citations(game: AnyGame, tests: Path) -> Finding:
    broken = None
    try:
        every_rule_cited(game, tests)
    except Broken as error:
        broken = str(error)
    return Finding("cited", "Every rule is cited by a test.", 0, {}, broken)


def _print(console: Console, group: Group) -> None:
    """What was found once, and every promise and setup that it concerns."""
    sign = (
        "[red]broken[/]"
        if group.broken
        else "[yellow]known[/] "
        if group.known
        else "[green]kept[/]  "
    )
    console.print(f"{sign} {'; '.join(group.where)}", highlight=False)
    for promise in group.promises:
        console.print(f"       {promise}", highlight=False, markup=False)
    told = group.broken or group.known
    if told:
        style = "red" if group.broken else "yellow"
        console.print(f"       {told}", style=style, highlight=False, markup=False)
