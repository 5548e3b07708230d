"""How the command starts: quickly, with nothing it does not need, and without what is not here."""

import inspect
import subprocess
import sys
from importlib import import_module

import pytest

from gildehuis.cli import COMMANDS
from gildehuis.extras import MissingExtra, need
from tests.paths import ROOT

ENGINE = ["gildehuis", "gildehuis.core", "gildehuis.core.match", "gildehuis.core.registry"]
GAMES = [f"gildehuis.games.{name}" for name in ("flandern", "guilds", "kardinal", "nieuwstad")]
# The faces, and the libraries that only they need.
FACES = ("gildehuis.server", "gildehuis.terminal", "gildehuis.commands", "gildehuis.cli")
THEIRS = ("litestar", "uvicorn", "sqlalchemy", "textual", "rich", "typer", "httpx", "websockets")
LONGEST_S = 0.3  # of processor time, which a busy machine does not stretch


def _python(code: str, *args: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", code, *args]
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False)


@pytest.mark.parametrize("name", COMMANDS)
def test_the_list_says_what_the_command_says(name: str) -> None:
    module = import_module(COMMANDS[name].module)
    command = None if name == "edition" else getattr(module, name.replace("-", "_"))
    said = module.app.info.help if command is None else inspect.getdoc(command)
    assert said is not None
    assert COMMANDS[name].summary == said.partition("\n\n")[0].replace("\n", " ")


@pytest.mark.parametrize("name", [*ENGINE, *GAMES, "gildehuis.api", "gildehuis.bots"])
def test_the_engine_loads_no_face(name: str) -> None:
    done = _python("import sys; __import__(sys.argv[1]); print(*sys.modules)", name)
    loaded = done.stdout.split()
    assert name in loaded, done.stderr
    tops = {module.partition(".")[0] for module in loaded}
    assert not tops.intersection(THEIRS)
    assert not [module for module in loaded if module.startswith(FACES)]


HELP = """
import resource, subprocess, sys
subprocess.run([sys.executable, "-m", "gildehuis", "--help"], check=True, capture_output=True)
used = resource.getrusage(resource.RUSAGE_CHILDREN)
print(used.ru_utime + used.ru_stime)
"""


def test_help_is_quick() -> None:
    assert min(float(_python(HELP).stdout) for _ in range(3)) < LONGEST_S


# None in sys.modules: as if it were not installed.
WITHOUT = """
import sys
sys.modules[sys.argv.pop(1)] = None
from gildehuis.cli import main
main()
"""
SERIES = ("arena", "kardinal", "--bots", "greedy,random", "--games", "2", "--players", "2")


@pytest.mark.parametrize(
    ("package", "extra", "args"),
    [
        ("asyncpg", "server", ("serve", "--database", "postgresql://localhost/none")),
        ("matplotlib", "plot", (*SERIES, "--plot", "none.svg")),
        ("ray", "ray", (*SERIES, "--ray", "auto")),
    ],
)
def test_a_missing_extra_is_one_line(package: str, extra: str, args: tuple[str, ...]) -> None:
    done = _python(WITHOUT, package, *args)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert f"{package} is not installed (pip install 'gildehuis[{extra}]')" in done.stderr


@pytest.mark.parametrize(
    ("package", "extra", "module"),
    [
        ("numpy", "research", "gildehuis.envs.vector"),
        ("pettingzoo", "research", "gildehuis.envs.pettingzoo"),
        ("pyspiel", "openspiel", "gildehuis.envs.openspiel"),
    ],
)
def test_an_import_that_lacks_an_extra_says_which(package: str, extra: str, module: str) -> None:
    code = "import sys; sys.modules[sys.argv[1]] = None; __import__(sys.argv[2])"
    last = _python(code, package, module).stderr.splitlines()[-1]
    assert last == (
        f"gildehuis.extras.MissingExtra: {module.replace('.vector', '')}: {package} is not "
        f"installed (pip install 'gildehuis[{extra}]')"
    )


def test_what_is_here_is_not_missed() -> None:
    need("pytest", "dev")
    with pytest.raises(MissingExtra):
        need("no_such_package", "none")
