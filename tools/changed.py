"""The tests that a change touches: `python -m tools.changed [REVISION]` runs them with pytest.

A test is touched if it imports, over however many steps, a module that changed, or lies in the
folder of the same name. What is found by name at run time (games, commands) is no import: there
the folders decide. So this is for the loop of editing; `make test` has the last word.
"""

import subprocess
import sys
from pathlib import Path

import grimp

ROOT = Path(__file__).parents[1]
EVERYTHING = ("pyproject.toml", "uv.lock", "src/gildehuis/engine.py", "tests/needs.py")


def changed_since(revision: str) -> list[str]:
    """Paths that differ from where this branch left the revision, and new files."""
    base = _git("merge-base", revision, "HEAD")[0]
    listed = _git("diff", "--name-only", base) + _git("ls-files", "--others", "--exclude-standard")
    return sorted(set(listed))


def _git(*args: str) -> list[str]:
    done = subprocess.run(["git", *args], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.split("\n")[:-1]


def touched(paths: list[str], graph: grimp.ImportGraph) -> set[str]:
    """What to give to pytest: files and folders."""
    if any(path in EVERYTHING for path in paths):
        return {"tests"}
    found: set[str] = set()
    for path in paths:
        found |= _by_folder(path) | _by_import(path, graph)
    return {path for path in found if (ROOT / path).exists()}


def _by_folder(path: str) -> set[str]:
    parts = Path(path).parts
    if path.endswith(".md") or parts[0] in ("docs", "examples"):
        return {"tests/docs", "tests/test_examples.py"}
    if parts[:3] == ("src", "gildehuis", "games") and len(parts) > 4:
        game = parts[3]
        return {f"tests/games/{game}", f"tests/referee/{game}", "tests/conformance"}
    if parts[:2] == ("src", "gildehuis") and len(parts) > 3:
        return {f"tests/{parts[2]}"}
    if parts[0] == "tests" and not path.endswith(".py"):
        return {str(Path(path).parent)}
    return {f"tests/{parts[0]}"}  # bench, tools …


def _by_import(path: str, graph: grimp.ImportGraph) -> set[str]:
    module = ".".join(Path(path.removeprefix("src/")).with_suffix("").parts)
    module = module.removesuffix(".__init__")
    if not path.endswith(".py") or module not in graph.modules:
        return set()
    below = {module} | graph.find_downstream_modules(module)
    tests = [name for name in below if name.rpartition(".")[2].startswith("test_")]
    return {name.replace(".", "/") + ".py" for name in tests}


def main(revision: str) -> int:
    paths = changed_since(revision)
    graph = grimp.build_graph("gildehuis", "tests", cache_dir=None)
    tests = sorted(touched(paths, graph))
    print(f"{len(paths)} files differ from {revision}: {' '.join(tests) or 'no tests of Python'}")
    if any(path.startswith("web/") for path in paths):
        print("the client changed too: make check-web unit-web, and make e2e for whole matches")
    if not tests:
        return 0
    command = [sys.executable, "-m", "pytest", "-q", *tests]
    return subprocess.run(command, cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else "main"))
