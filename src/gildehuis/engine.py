"""Which engine runs, compiled or pure Python: the same source, decided once at import."""

import os
import sys
from importlib.machinery import FileFinder, SourceFileLoader
from pathlib import Path

PURE = "GILDEHUIS_PURE"  # set to anything but 0: use the .py files, whatever is compiled
_HOUSE = Path(__file__).parent
_COMPILED = "*.so" if os.name != "nt" else "*.pyd"
_IN_ITS_SOURCE_TREE = (_HOUSE.parents[1] / "pyproject.toml").exists()  # sources may be edited


def choose() -> str:
    """Settle which files are imported from here on; how that came about, in words."""
    if os.environ.get(PURE, "0") not in ("", "0"):
        _import_source()  # also where nothing is compiled yet: it may be while we run
        return f"pure Python, by {PURE}"
    compiled = list(_HOUSE.rglob(_COMPILED))
    if not compiled:
        return "pure Python"
    if _IN_ITS_SOURCE_TREE and any(_is_stale(path) for path in compiled):
        _import_source()
        return "pure Python, for the compiled engine is older than its source"
    return "compiled"


def _is_stale(compiled: Path) -> bool:
    """A source changed after it was compiled."""
    source = compiled.with_name(compiled.name.split(".")[0] + ".py")
    return source.exists() and source.stat().st_mtime > compiled.stat().st_mtime + 1


def _import_source() -> None:
    """Let this package's folders offer .py files only."""
    for folder in (_HOUSE, *(path for path in _HOUSE.rglob("*") if path.is_dir())):
        finder = FileFinder(str(folder), (SourceFileLoader, [".py"]))
        sys.path_importer_cache[str(folder)] = finder


MODE = choose()


def is_compiled() -> bool:
    return MODE == "compiled"
