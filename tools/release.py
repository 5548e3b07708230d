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
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import httpx
from tests.docs.serving import serving

from gildehuis import __version__

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"
BIN = Path(sys.executable).parent
SHIPPED = (  # what a wheel must hold beside Python
    "gildehuis/server/static/index.html",
    "gildehuis/words/text/pl.ftl",
    "gildehuis/games/kardinal/RULES.nl.md",
    "gildehuis/games/guilds/editions/reconstructed.toml",
    "gildehuis/server/store/migrations/script.py.mako",
    "gildehuis/terminal/house.tcss",
)
COMPILING = "HATCH_BUILD_HOOK_ENABLE_MYPYC"  # 1: the wheel holds the compiled engine
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
    run(BIN / "uv", "build", "--quiet", "--out-dir", DIST)
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


def install(wheel: Path, home: Path) -> Path:
    """Installed by pipx into a place of its own; where its commands lie."""
    places = {"PIPX_HOME": str(home / "pipx"), "PIPX_BIN_DIR": str(home / "bin")}
    run(
        BIN / "uv",
        "tool",
        "run",
        "--quiet",
        "pipx",
        "install",
        "--python",
        sys.executable,
        wheel,
        **places,
    )
    said = run(home / "bin" / "gildehuis", "--version").strip()
    engine = "compiled" if os.environ.get(COMPILING) == "1" else "pure Python"
    if said != f"gildehuis {__version__} ({engine})":
        sys.exit(f"release: the installed command says {said}")
    say(f"installed by pipx: {said}")
    return home


def use(home: Path) -> None:
    """Matches, and a server with its client."""
    house = home / "bin" / "gildehuis"
    matches = home / "matches.jsonl"
    for game in ("kardinal", "flandern", "nieuwstad", "guilds"):
        run(
            house,
            "simulate",
            game,
            "--players",
            "3",
            "--games",
            "2",
            "--seed",
            "1",
            "--out",
            matches,
        )
        run(house, "verify", "--from-seed", matches)
        matches.unlink()
    say("matches of four games, verified")
    with serving(str(house), home) as url:
        health = httpx.get(f"{url}/health").json()
        page = httpx.get(url)
        if health["version"] != __version__ or "text/html" not in page.headers["content-type"]:
            sys.exit(f"release: the server answers {health}, {page.headers}")
        for address in page.text.split('"'):
            if address.startswith("/assets/") and httpx.get(url + address).status_code != 200:
                sys.exit(f"release: the server lacks {address}")
    say("the server is well and serves the client")


def materials(home: Path) -> None:
    """The bill of materials of what was installed; every part has a licence."""
    python = home / "pipx" / "venvs" / "gildehuis" / "bin" / "python"
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
        home = install(wheel, Path(folder))
        use(home)
        materials(home)


if __name__ == "__main__":
    main()
