"""`gildehuis new-game`: a package to write a game in, which keeps every promise from the start."""

import keyword
import re
from importlib.resources import files
from pathlib import Path
from typing import Annotated

import typer

from gildehuis.core import registry
from gildehuis.core.refusal import BadInput

_FILES = {  # of the template, and where each goes
    "pyproject.toml": "pyproject.toml",
    "__init__.py": "src/{name}/__init__.py",
    "schema.py": "src/{name}/schema.py",
    "rules.py": "src/{name}/rules.py",
    "view.py": "src/{name}/view.py",
    "RULES.md": "src/{name}/RULES.md",
    "en.ftl": "src/{name}/text/en.ftl",
    "test_newgame.py": "tests/test_{name}.py",
}


def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Small letters: my_game.")],
    folder: Annotated[Path | None, typer.Option(help="Where; a folder NAME if not said.")] = None,
) -> None:
    """Write a package with a small game in it, to be changed into your own."""
    _check(name)
    target = folder or Path(name)
    if target.exists() and any(target.iterdir()):
        raise BadInput("there is something in it already", str(target), "a new or empty folder")
    for source, place in _FILES.items():
        path = target / place.format(name=name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(_written(source, name), encoding="utf-8")
    print(f"{target}: a game that can be played.")
    print(f"  pip install --editable {target}")
    print(f"  gildehuis conformance {name} --tests {target / 'tests'}")
    print(f"  gildehuis play {name}")


def _check(name: str) -> None:
    right = "small letters, digits and _, beginning with a letter"
    if not re.fullmatch(r"[a-z][a-z0-9_]{1,38}", name) or keyword.iskeyword(name):
        raise BadInput(f'"{name}" cannot be the name of a game', "NAME", right)
    if name in registry.names():
        raise BadInput(f'there is a game "{name}" already', "NAME", "another name")


def _written(source: str, name: str) -> str:
    """A file of the template with the game's own name in it."""
    words = name.split("_")
    text = (files("gildehuis.commands") / "template" / f"{source}.txt").read_text(encoding="utf-8")
    return (
        text.replace("newgame", name)
        .replace("NewGame", "".join(word.capitalize() for word in words))
        .replace("New game", " ".join(words).capitalize())
    )
