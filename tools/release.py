"""What would be released, tried as a stranger would: built, installed in a clean place, used.

Leaves the wheel, the sdist and the bill of materials (CycloneDX) in dist/.
"""

import json
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
from pathlib import Path
from typing import Any
from zipfile import ZipFile

from gildehuis import __version__
from tools.try_installed import fetch, serving

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"
BIN = Path(sys.executable).parent
UV = shutil.which("uv", path=f"{BIN}{os.pathsep}{os.environ['PATH']}") or "uv"
UVX = [UV, "tool", "run", "--quiet"]
PIPX = [*UVX, "pipx"]
HEAVIEST_MB = 120
NOT_FOR_PLAYING = {"numpy", "matplotlib", "ray", "pettingzoo", "gymnasium", "asyncpg", "babel"}
SHIPPED = (  # what a wheel must hold beside Python
    "gildehuis/server/static/index.html",
    "gildehuis/words/text/pl.ftl",
    "gildehuis/games/kardinal/RULES.nl.md",
    "gildehuis/games/guilds/editions/reconstructed-2.toml",
    "gildehuis/server/store/migrations/script.py.mako",
    "gildehuis/terminal/house.tcss",
)
COMPILING = "HATCH_BUILD_HOOK_ENABLE_MYPYC"  # 1: the wheel holds the compiled engine
ENGINE = "compiled" if os.environ.get(COMPILING) == "1" else "pure Python"
READ = {"rich-click": "MIT"}  # licences found in a package whose description names none


def say(what: str) -> None:
    print(f"release: {what}", flush=True)


def run(*command: str | Path, **more: str) -> str:
    """What a command says; its complaint, if it fails, ends everything."""
    environment = {k: v for k, v in os.environ.items() if not k.startswith("PYTHON")} | more
    done = subprocess.run(
        [str(part) for part in command],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.exit(f"release: {' '.join(str(part) for part in command)}\n{done.stdout}{done.stderr}")
    return done.stdout


def build() -> Path:
    """sdist and wheel, both of this version, with all that is needed in them."""
    shutil.rmtree(DIST, ignore_errors=True)
    run(UV, "build", "--quiet", "--out-dir", DIST)
    (wheel,) = DIST.glob(f"gildehuis-{__version__}-*.whl")
    with ZipFile(wheel) as packed:
        names = set(packed.namelist())
    missing = [name for name in SHIPPED if name not in names]
    if missing:
        sys.exit(f"release: the wheel lacks {', '.join(missing)}")
    with tarfile.open(DIST / f"gildehuis-{__version__}.tar.gz") as packed_source:
        sources = {name.partition("/")[2] for name in packed_source.getnames()}
    if "web/package.json" not in sources or "src/gildehuis/server/static/index.html" not in sources:
        sys.exit("release: the sdist lacks the browser client")
    say(f"{wheel.name}: {wheel.stat().st_size // 1024} kB, {len(names)} files")
    return wheel


def try_it(wheel: Path, home: Path) -> Path:
    """Installed by pipx into a place of its own and used there; the Python of that place."""
    places = {"PIPX_HOME": str(home / "pipx"), "PIPX_BIN_DIR": str(home / "bin")}
    run(*PIPX, "install", "--python", sys.executable, wheel, **places)
    python = home / "pipx" / "venvs" / "gildehuis" / "bin" / "python"
    say(run(python, ROOT / "tools" / "try_installed.py", ENGINE).strip())
    return python


def in_one_line(wheel: Path, home: Path) -> None:
    """`uvx gildehuis` and `pipx run gildehuis` open the house, as if the wheel were published."""
    shelf = home / "shelf"
    shelf.mkdir()
    shutil.copy(wheel, shelf)
    with_uv = [*UVX, "--python", sys.executable, "--find-links", str(shelf), "gildehuis"]
    with_pipx = [*PIPX, "run", "--python", sys.executable, f"--pip-args=--find-links={shelf}"]
    for name, command in (("uvx", with_uv), ("pipx run", [*with_pipx, "gildehuis"])):
        folder = home / name.replace(" ", "-")
        folder.mkdir()
        begun = time.monotonic()
        with serving(command, folder) as url:
            took = time.monotonic() - begun
            if b"/assets/" not in fetch(url):
                sys.exit(f"release: {name} serves no client")
        say(f"{name} gildehuis: the house was open after {took:.0f} s")


def weigh(wheel: Path, home: Path) -> None:
    """The base install: not too heavy, and nothing of research in it."""
    place = home / "base"
    run(UV, "venv", "--quiet", "--python", sys.executable, place)
    python = place / "bin" / "python"
    run(UV, "pip", "install", "--quiet", "--python", python, wheel)
    (packages,) = place.glob("lib/python*/site-packages")
    files = [path for path in packages.rglob("*") if path.is_file()]
    weight = sum(path.stat().st_blocks * 512 for path in files) / 2**20
    here = {path.name.lower() for path in packages.iterdir()}
    if spare := here.intersection(NOT_FOR_PLAYING):
        sys.exit(f"release: the base install brings {', '.join(sorted(spare))}")
    if weight > HEAVIEST_MB:
        sys.exit(f"release: the base install weighs {weight:.0f} MB")
    say(f"the base install weighs {weight:.0f} MB in {len(here)} packages")


def materials(python: Path) -> None:
    """The bill of materials of what was installed; every part has a licence."""
    bill = DIST / f"gildehuis-{__version__}.cdx.json"
    run(BIN / "cyclonedx-py", "environment", "--output-reproducible", "--output-file", bill, python)
    written = json.loads(bill.read_text(encoding="utf-8"))
    for part in written["components"]:
        known = part.get("externalReferences", [])
        part["externalReferences"] = [one for one in known if not one["url"].startswith("file:")]
        if part["name"] in READ:
            part.setdefault("licenses", [{"license": {"id": READ[part["name"]]}}])
    bill.write_text(json.dumps(written, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    licences = {
        f"{part['name']} {part['version']}": _licence(part) for part in written["components"]
    }
    for part, licence in licences.items():
        say(f"{part}: {licence or 'no licence is known'}")
        if not licence or ("GPL" in licence and "LGPL" not in licence):
            sys.exit(f"release: {part} may not be built upon")
    say(f"{bill.name}: {len(licences)} parts, each with its licence")


def _licence(part: dict[str, Any]) -> str:
    """The licences of a component, by name."""
    found = []
    for entry in part.get("licenses", []):
        licence = entry.get("license", {})
        found.append(str(entry.get("expression") or licence.get("id") or licence.get("name")))
    return ", ".join(found)


def main() -> None:
    wheel = build()
    with tempfile.TemporaryDirectory(prefix="gildehuis-release-") as folder:
        weigh(wheel, Path(folder))
        python = try_it(wheel, Path(folder))
        in_one_line(wheel, Path(folder))
        materials(python)


if __name__ == "__main__":
    main()
