"""Compile the engine in place with mypyc, by the list that wheels are built from.

`python tools/compile.py` builds if anything changed; without a C compiler it says so and leaves
the engine pure Python, which always works.
"""

import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"


def main() -> None:
    if not any(shutil.which(name) for name in ("cc", "gcc", "clang")):
        print("no C compiler here: the engine stays pure Python")
        return
    modules = listed()
    if is_fresh(modules):
        print("the compiled engine is up to date")
        return
    remove_compiled()
    print(f"compiling {len(modules)} modules of the engine …", flush=True)
    build(modules)


def listed() -> list[str]:
    """The modules to compile, relative to src/."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    hook = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]
    excluded = {path for pattern in hook["exclude"] for path in ROOT.glob(pattern)}
    found = [path for pattern in hook["include"] for path in ROOT.glob(pattern)]
    return sorted(str(p.relative_to(SOURCE)) for p in set(found) - excluded)


def is_fresh(modules: list[str]) -> bool:
    """All are compiled (into one library and a stub each), and none is older than any source."""
    compiled = compiled_files()
    if len(compiled) != len(modules) + 1:
        return False
    newest = max((SOURCE / module).stat().st_mtime for module in modules)
    return min(path.stat().st_mtime for path in compiled) >= newest


def compiled_files() -> list[Path]:
    return [*SOURCE.rglob("*.so"), *SOURCE.rglob("*.pyd")]


def remove_compiled() -> None:
    for path in compiled_files():
        path.unlink()


def build(modules: list[str]) -> None:
    folder = ROOT / "build" / "engine"
    folder.mkdir(parents=True, exist_ok=True)
    script = (
        "from setuptools import setup\n"
        "from mypyc.build import mypycify\n"
        f"modules = mypycify({modules!r}, opt_level='2', debug_level='0', multi_file=True,\n"
        f"                   target_dir={str(folder)!r})\n"
        "setup(name='gildehuis-engine', packages=[], ext_modules=modules)\n"
    )
    command = [sys.executable, "-c", script, "-q", "build_ext", "--inplace", "-j", "2"]
    command += ["--build-temp", str(folder / "objects"), "--build-lib", str(folder / "lib")]
    done = subprocess.run(command, cwd=SOURCE, capture_output=True, text=True, check=False)
    if done.returncode:
        remove_compiled()
        print(done.stdout[-3000:], done.stderr[-3000:], sep="\n", file=sys.stderr)
        sys.exit("compiling failed; the engine stays pure Python")
    for path in compiled_files():
        path.touch()  # a stub that did not change keeps its old date otherwise


main()
