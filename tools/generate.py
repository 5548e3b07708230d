"""Everything that is written from a declaration elsewhere: `make generate`, checked by `make check`.

`python -m tools.generate` writes, `python -m tools.generate --check` tells what differs.
"""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tools import positions

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "gildehuis"


def generated() -> Iterator[tuple[Path, str]]:
    """Every generated file and what it should say."""
    for declaration in sorted(SOURCE.glob("games/*/fields.py")):
        text = positions.written(declaration.read_text(encoding="utf-8"))
        yield declaration.with_name("_state.py"), _formatted(text)


def _formatted(text: str) -> str:
    """As the house formats Python."""
    for command in (("check", "--fix", "--select", "I,F401", "-q"), ("format", "-q")):
        text = subprocess.run(
            [
                Path(sys.executable).with_name("ruff"),
                *command,
                "--stdin-filename",
                "_state.py",
                "-",
            ],
            cwd=ROOT,
            input=text,
            capture_output=True,
            text=True,
            check=False,
        ).stdout
    return text


def main() -> None:
    check = "--check" in sys.argv[1:]
    stale = [
        path
        for path, text in generated()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]
    if check and stale:
        names = "\n".join(f"  {path.relative_to(ROOT)}" for path in stale)
        sys.exit(f"not what their declarations say; `make generate` writes them anew:\n{names}")
    for path, text in generated() if stale else ():
        path.write_text(text, encoding="utf-8")
        if path in stale:
            print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
