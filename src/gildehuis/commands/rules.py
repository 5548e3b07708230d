"""`gildehuis rules`: the rulebook of a game, and which tests check each rule."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table

from gildehuis.commands.parameters import GameName, Json, Language
from gildehuis.conformance.citations import citations
from gildehuis.core import registry
from gildehuis.core.refusal import BadInput
from gildehuis.words import LANGUAGES, Rulebook, rulebook


def rules(
    game: GameName,
    rule: Annotated[str | None, typer.Argument(help="One rule's id.")] = None,
    coverage: Annotated[
        bool, typer.Option("--coverage", help="List every rule with the tests that cite it.")
    ] = False,
    tests: Annotated[Path, typer.Option(help="Where the tests lie.")] = Path("tests"),
    language: Language = "en",
    json: Json = False,
) -> None:
    """Print the rulebook, one rule of it, or its coverage by tests."""
    if language not in LANGUAGES:
        raise BadInput(f'no language "{language}"', "--language", ", ".join(LANGUAGES))
    book = rulebook(registry.find(game), language)
    if coverage:
        _coverage(book, tests, json)
    elif rule is not None:
        if rule not in book.rules:
            raise BadInput(f'no rule "{rule}"', game, f"{next(iter(book.rules))} …")
        Console().print(Markdown(f"**{rule}** {book.rules[rule].text}"))
    elif json:
        print(msgspec.json.encode({r.id: r.text for r in book.rules.values()}).decode())
    else:
        Console().print(Markdown(book.source))


def _coverage(book: Rulebook, tests: Path, json: bool) -> None:
    if not tests.is_dir():
        raise BadInput("no folder of tests", str(tests), "run this in a clone, or give --tests")
    cited = citations(tests)
    found = {rule: cited.get(rule, []) for rule in book.rules}
    if json:
        print(msgspec.json.encode(found).decode())
    else:
        table = Table("rule", "tests")
        for rule, names in found.items():
            table.add_row(rule, "\n".join(names) or "none")
        Console().print(table)
    if not all(found.values()):
        raise typer.Exit(1)
