"""An installed Gildehuis tried as a stranger would: `python tools/try_installed.py [ENGINE]`.

Run by the Python it is installed for, with nothing else: matches of every game, a server with its
client, and what is said where an extra is missing. ENGINE: it must be that one, `compiled` or
`pure Python`.
"""

import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

HOUSE = Path(sys.executable).with_name("gildehuis")
GAMES = ("kardinal", "flandern", "nieuwstad", "guilds")
FIRST_ANSWER_S = 120
SERIES = ("arena", "kardinal", "--games", "2", "--players", "2", "--bots", "greedy,random")
# Package, the extra that brings it, a command that needs it.
EXTRAS = [
    ("asyncpg", "server", ("serve", "--database", "postgresql://localhost/none")),
    ("matplotlib", "plot", (*SERIES, "--plot", "none.svg")),
    ("ray", "ray", (*SERIES, "--ray", "auto")),
]


def run(*args: str | Path, code: int = 0) -> str:
    """What the command says; that it must end with this code is part of the trial."""
    command = [str(HOUSE), *map(str, args)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != code:
        sys.exit(f"tried: {' '.join(command)}\n{done.stdout}{done.stderr}")
    return done.stdout + done.stderr


def matches(folder: Path) -> None:
    file = folder / "matches.jsonl"
    for game in GAMES:
        run("simulate", game, "--players", "3", "--games", "2", "--seed", "1", "--out", file)
        run("verify", "--from-seed", file)
        file.unlink()


def missing_extras() -> int:
    """Each that is not here is one line that says what to install; how many that were."""
    missing = [one for one in EXTRAS if find_spec(one[0]) is None]
    for package, extra, args in missing:
        said = run(*args, code=2)
        if f"{package} is not installed (pip install 'gildehuis[{extra}]')" not in said:
            sys.exit(f"tried: without {package} it says {said}")
    return len(missing)


def server(folder: Path) -> None:
    with serving([str(HOUSE), "serve"], folder) as url:
        page = fetch(url).decode()
        for address in page.split('"'):
            if address.startswith("/assets/"):
                fetch(url + address)
        if not json.loads(fetch(url + "/health"))["version"] or "/assets/" not in page:
            sys.exit(f"tried: the server answers {page[:500]}")


@contextmanager
def serving(command: list[str], folder: Path) -> Iterator[str]:
    """The address of a house that this command opens; its data lies in the folder."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
    settings = {
        "GILDEHUIS_PORT": str(port),
        "GILDEHUIS_DATABASE": f"sqlite:///{folder / 'house.db'}",
        "GILDEHUIS_BOT_PAUSE_MS": "0",
        "BROWSER": "true",
    }
    with (folder / "serve.log").open("wb") as log:
        house = subprocess.Popen(
            command, env=os.environ | settings, stdout=log, stderr=log, start_new_session=True
        )
        try:
            url = f"http://127.0.0.1:{port}"
            _wait(url, house, folder / "serve.log")
            yield url
        finally:
            os.killpg(house.pid, 15)
            house.wait(timeout=60)


def _wait(url: str, house: "subprocess.Popen[bytes]", log: Path) -> None:
    deadline = time.monotonic() + FIRST_ANSWER_S
    while time.monotonic() < deadline and house.poll() is None:
        try:
            fetch(url + "/health")
        except URLError:
            time.sleep(0.1)
        else:
            return
    sys.exit(f"tried: no answer from {url}\n{log.read_text(errors='replace')}")


def fetch(url: str) -> bytes:
    with urlopen(url, timeout=30) as answer:
        body: bytes = answer.read()
    return body


def main() -> None:
    said = run("--version").strip()
    if len(sys.argv) > 1 and not said.endswith(f"({sys.argv[1]})"):
        sys.exit(f"tried: the installed command says {said}, not {sys.argv[1]}")
    with tempfile.TemporaryDirectory(prefix="gildehuis-") as folder:
        matches(Path(folder))
        missing = missing_extras()
        server(Path(folder))
    print(f"{said}: {len(GAMES)} games, the server and its client, {missing} extras not here")


if __name__ == "__main__":
    main()
