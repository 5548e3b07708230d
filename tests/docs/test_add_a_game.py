"""A newcomer follows "Add a game" word by word and ends with a working game, the one in examples/.

Nothing of this repository's environment is used: the game and the house are installed as packages
into an environment of their own, as a third party would.
"""

import os
import subprocess
from pathlib import Path
from typing import Any

import httpx

from tests.docs.blocks import Block, blocks
from tests.paths import ROOT
from tests.server.player import Player
from tools.try_installed import serving

EXAMPLE = ROOT / "examples" / "lakenhal"
DOCS = ROOT / "docs"
ONCE_MORE = Block("sh", None, ".venv/bin/gildehuis conformance lakenhal --json\n")  # translated
FOREVER = ".venv/bin/gildehuis\n"  # serves until it is stopped: started below


def script() -> str:
    """The tutorial as one shell script: files are written, commands run."""
    lines = ["set -eu"]
    translated = [block for block in blocks(DOCS / "game" / "texts.md") if block.title is not None]
    for block in [*blocks(DOCS / "add-a-game.md"), *translated, ONCE_MORE]:
        if block.title is not None:
            lines.append(f"cat > '{block.title}' <<'END OF FILE'\n{block.text}END OF FILE")
        elif block.text != FOREVER:
            assert block.language == "sh"
            lines.append(f"echo '>>> {block.text.splitlines()[0]}'\n{block.text}")
    return "\n".join(lines)


def test_a_newcomer_adds_the_game(tmp_path: Path) -> None:
    """One test, for all of it needs the one environment that the tutorial makes."""
    folder, said = follow(tmp_path)
    assert files(folder) == files(EXAMPLE)
    check_what_was_said(said)
    check_a_match_on_a_server(str(folder / ".venv" / "bin" / "gildehuis"), tmp_path)


def follow(folder: Path) -> tuple[Path, str]:
    """The folder that the tutorial made, and all that its commands said."""
    (folder / "gildehuis").symlink_to(ROOT)
    clean = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    clean |= {"PATH": f"{ROOT}/.venv/bin:{clean['PATH']}", "HATCH_BUILD_NO_HOOKS": "true"}
    clean.pop("VIRTUAL_ENV", None)
    done = subprocess.run(
        ["bash", "-c", script()],
        cwd=folder,
        env=clean,
        capture_output=True,
        text=True,
        check=False,
        timeout=900,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return folder / "lakenhal", done.stdout


def files(folder: Path) -> dict[str, str]:
    """What was written by hand."""
    made = (".venv", ".pytest_cache", "__pycache__", ".ruff_cache", ".mypy_cache")
    return {
        str(path.relative_to(folder)): path.read_text(encoding="utf-8")
        for path in folder.rglob("*")
        if path.is_file() and not any(part in made for part in path.relative_to(folder).parts)
    }


def check_what_was_said(everything: str) -> None:
    """By the first line of each block of commands, what they said."""
    said = {part.partition("\n")[0]: part for part in everything.split(">>> ")[1:]}
    house = ".venv/bin/gildehuis"
    missing = said["uv pip install --quiet --editable ."]
    assert "not yet" in missing
    assert "no text/en.ftl in the package lakenhal" in missing
    assert "60 kept, 0 broken" in said[f"{house} conformance lakenhal"]
    again = said[f"{house} conformance lakenhal --json"]
    assert '"kept":60,"broken":0' in again
    assert "caught" in said["cp src/lakenhal/view.py honest"]
    tests = said[".venv/bin/python -m pytest --quiet"]
    assert "15 passed" in tests
    assert "61 kept, 0 broken" in tests
    simulated = next(part for first, part in said.items() if "simulate" in first)
    assert "50 matches" in simulated
    played = next(part for first, part in said.items() if "play lakenhal" in first)
    assert "wins!" in played


def check_a_match_on_a_server(command: str, folder: Path) -> None:
    """Against two bots over HTTP and WebSockets; the record is accepted."""
    with serving([command, "serve"], folder) as url:
        games = {game["name"] for game in httpx.get(f"{url}/api/games").json()}
        assert "lakenhal" in games
        anna = Player(url)
        made = anna.table("me", "easy", "easy", game="lakenhal")
        with anna.at(made["id"]) as line:
            line.hello()
            result: dict[str, Any] = line.play_out()
        assert result["end"] == "sold_out"
        record = folder / "record.jsonl"
        record.write_bytes(anna.http.get(f"/api/tables/{made['id']}/record").content)
    said = subprocess.run([command, "verify", str(record)], capture_output=True, check=False)
    assert said.returncode == 0, said
