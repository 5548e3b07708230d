"""Compile the engine in place with mypyc, by the list that wheels are built from.

`python tools/compile.py` builds what changed: the core is one library, each game another. Without
a C compiler, or if compiling fails, the engine stays pure Python, which always works.
"""

import fcntl
import os
import shutil
import subprocess
import sys
import sysconfig
import time
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"
WORK = ROOT / "build" / "engine"  # C files, objects and libraries: kept, to build only changes
BUILT = WORK / "lib"
LOCK = WORK / "lock"
PURE = "GILDEHUIS_PURE"  # as gildehuis.engine has it, which this must not import
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
COMPILERS = ("cc", "gcc", "clang")
LEVEL = "1"  # of optimising: takes half the time of level 2, which wheels get, and plays 3 % slower

# In a process of its own: its output is shown only if it fails. Big libraries are begun first,
# so that no core waits for the last one.
SCRIPT = """
from pathlib import Path
from setuptools import setup
from mypyc.build import mypycify

def size(extension):
    return sum(Path(source).stat().st_size for source in extension.sources)

extensions = mypycify({modules!r}, opt_level={level!r}, debug_level="0",
                      separate={groups!r}, target_dir={work!r})
setup(name="gildehuis-engine", packages=[], ext_modules=sorted(extensions, key=size, reverse=True))
"""


def main() -> None:
    if (reason := why_not()) is not None:
        print(f"the engine stays pure Python: {reason}")
        return
    with at_work():
        if is_done():
            print("the compiled engine is up to date")
            return
        groups = grouped(listed())
        print(f"compiling {sum(map(len, groups.values()))} modules of the engine …", flush=True)
        begun = time.time()
        build(groups)
        put_in_place(expected(groups), begun)
        print(f"compiled in {time.time() - begun:.0f} s")


def why_not() -> str | None:
    """Why nothing is to be compiled here; None if it can be."""
    if os.environ.get(PURE, "0") not in ("", "0"):
        return f"by {PURE}"
    missing = what_is_missing()
    return f"no {missing} here" if missing else None


@contextmanager
def at_work() -> Iterator[None]:
    """One at a time; who comes second waits, and finds it done."""
    WORK.mkdir(parents=True, exist_ok=True)
    with LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def is_at_work() -> bool:
    """Is it being compiled just now?"""
    if not LOCK.exists():
        return False
    with LOCK.open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
    return False


def is_done() -> bool:
    groups = grouped(listed())
    return is_fresh(groups, expected(groups))


def what_is_missing() -> str | None:
    """Of what compiling needs."""
    if not any(shutil.which(name) for name in COMPILERS):
        return "C compiler"
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return None if headers.exists() else "Python.h (package python3-dev)"


def listed() -> list[str]:
    """The modules to compile, relative to src/."""
    hook = _hook()
    excluded = {path for pattern in hook["exclude"] for path in ROOT.glob(pattern)}
    found = [path for pattern in hook["include"] for path in ROOT.glob(pattern)]
    return sorted(str(p.relative_to(SOURCE)) for p in set(found) - excluded)


def _hook() -> dict[str, Any]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    hook: dict[str, Any] = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]
    return hook


def grouped(modules: list[str]) -> dict[str, list[str]]:
    """Library → its modules: gildehuis/games/kardinal/rules.py is part of gildehuis_kardinal."""
    groups: dict[str, list[str]] = {}
    for module in modules:
        groups.setdefault(f"gildehuis_{Path(module).parent.name}", []).append(module)
    return groups


def expected(groups: dict[str, list[str]]) -> set[Path]:
    """The compiled files, relative to src/: a library a group, a door to it a module."""
    doors = {Path(module).with_suffix(SUFFIX) for part in groups.values() for module in part}
    return doors | {Path(f"{name}__mypyc{SUFFIX}") for name in groups}


def compiled_files() -> set[Path]:
    found = [*SOURCE.rglob("*.so"), *SOURCE.rglob("*.pyd")]
    return {path.relative_to(SOURCE) for path in found}


def is_fresh(groups: dict[str, list[str]], wanted: set[Path]) -> bool:
    """Compiled is what shall be, and nothing is older than a source, the list or this file."""
    if compiled_files() != wanted:
        return False
    sources = [SOURCE / module for part in groups.values() for module in part]
    how = [ROOT / "pyproject.toml", Path(__file__)]
    newest = max(path.stat().st_mtime for path in sources + how)
    return min((SOURCE / path).stat().st_mtime for path in wanted) >= newest


def build(groups: dict[str, list[str]]) -> None:
    """Libraries side by side on all cores; those that did not change are left alone."""
    WORK.mkdir(parents=True, exist_ok=True)
    script = SCRIPT.format(
        modules=[module for part in groups.values() for module in part],
        groups=[(files, name) for name, files in groups.items()],
        level=LEVEL,
        work=str(WORK),
    )
    command = [sys.executable, "-c", script, "-q", "build_ext", "-j", str(cores())]
    command += ["--build-temp", str(WORK / "objects"), "--build-lib", str(BUILT)]
    done = subprocess.run(command, cwd=SOURCE, capture_output=True, text=True, check=False)
    if done.returncode:
        print(done.stdout[-3000:], done.stderr[-3000:], sep="\n", file=sys.stderr)
        sys.exit("compiling failed; the engine stays pure Python")


def cores() -> int:
    """How many to use: all, or as many as JOBS says."""
    return int(os.environ.get("JOBS") or os.cpu_count() or 1)


def put_in_place(wanted: set[Path], begun: float) -> None:
    """Swap the files in; programs that run on the old ones go on with them.

    They are as old as the sources that were read: what is edited meanwhile is newer.
    """
    for path in compiled_files() - wanted:
        (SOURCE / path).unlink()
    for path in wanted:
        fresh = SOURCE / path.with_suffix(".new")
        shutil.copyfile(BUILT / path, fresh)
        os.utime(fresh, (begun, begun))
        os.replace(fresh, SOURCE / path)


if __name__ == "__main__":
    main()
