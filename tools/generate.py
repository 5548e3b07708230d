"""Everything that is written from a declaration elsewhere: `make generate`; `make check` compares.

`python -m tools.generate` writes, `python -m tools.generate --check` tells what differs.
"""

import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import get_args

from tools import positions, tables, typescript, wire

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "gildehuis"
TYPES = ROOT / "web" / "src" / "generated"


def generated() -> Iterator[tuple[Path, str]]:
    """Every generated file and what it should say."""
    for declaration in sorted(SOURCE.glob("games/*/fields.py")):
        text = positions.written(declaration.read_text(encoding="utf-8"))
        yield declaration.with_name("_state.py"), _formatted(text)
    for declaration in sorted(SOURCE.glob("games/*/schema.py")):
        game = declaration.parent.name
        schema = import_module(f"gildehuis.games.{game}.schema").SCHEMA
        yield TYPES / f"{game}.ts", typescript.game(game, schema)
        yield _page(declaration.with_name("VIEW.md"), tables.view(schema))
    told, sent = wire.said()
    yield TYPES / "protocol.ts", typescript.protocol(told, sent, wire.UNIONS)
    client, server = (get_args(wire.UNIONS[name]) for name in ("ClientMessage", "ServerMessage"))
    yield _page(ROOT / "docs" / "protocol.md", tables.protocol(told, sent, client, server))


def _page(path: Path, written: dict[str, str]) -> tuple[Path, str]:
    return path, tables.filled(path.read_text(encoding="utf-8"), path.name, written)


def _formatted(text: str) -> str:
    """As the house formats Python."""
    ruff = Path(sys.executable).with_name("ruff")
    for command in (("check", "--fix", "--select", "I,F401", "-q"), ("format", "-q")):
        text = subprocess.run(
            [ruff, *command, "--stdin-filename", "_state.py", "-"],
            cwd=ROOT,
            input=text,
            capture_output=True,
            text=True,
            check=False,
        ).stdout
    return text


def main() -> None:
    stale = [
        (path, text)
        for path, text in generated()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]
    if "--check" in sys.argv[1:]:
        if stale:
            names = "\n".join(f"  {path.relative_to(ROOT)}" for path, _ in stale)
            sys.exit(f"not what their declarations say; `make generate` writes them anew:\n{names}")
        return
    for path, text in stale:
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
