"""A throw-away PostgreSQL cluster on the real engine, run by a user who is not root."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from uuid import uuid4

from tests.needs import need
from tests.server.running import free_port


def program(name: str) -> str | None:
    """Where a program of PostgreSQL is."""
    found = shutil.which(name)
    if found:
        return found
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (folder / name).exists():
            return str(folder / name)
    return None


class Cluster:
    """Databases are made by asking for them."""

    def __init__(self, folder: Path, port: int, user: str | None) -> None:
        self._folder, self._port, self._user = folder, port, user

    def run(self, name: str, *args: str) -> None:
        subprocess.run(
            [program(name) or name, *args],
            check=True,
            capture_output=True,
            cwd=self._folder,
            user=self._user,
            env=os.environ | {"HOME": str(self._folder), "LC_ALL": "C.UTF-8"},
        )

    def database(self) -> str:
        """The URL of a new, empty database."""
        name = f"t{uuid4().hex}"
        self.run("createdb", "-h", str(self._folder), "-p", str(self._port), "-U", "gilde", name)
        return f"postgresql://gilde@127.0.0.1:{self._port}/{name}"


@contextmanager
def cluster() -> Iterator[Cluster]:
    """Started, and gone afterwards."""
    need(program("initdb") is not None, "PostgreSQL")
    with tempfile.TemporaryDirectory(prefix="gildehuis-pg-") as name:
        folder = Path(name)
        user = None
        if os.geteuid() == 0:
            user = "postgres" if _exists("postgres") else "nobody"
            shutil.chown(folder, user)
        port = free_port()
        made = Cluster(folder, port, user)
        data = str(folder / "data")
        made.run("initdb", "-D", data, "-U", "gilde", "-A", "trust", "-E", "UTF8", "--no-sync")
        options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c max_connections=200"
        made.run("pg_ctl", "-D", data, "-l", str(folder / "log"), "-w", "-o", options, "start")
        try:
            yield made
        finally:
            made.run("pg_ctl", "-D", data, "-m", "immediate", "-w", "stop")


def _exists(user: str) -> bool:
    try:
        pwd.getpwnam(user)
    except KeyError:
        return False
    return True
