"""The same series on a real Ray with two workers: the same results."""

import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import ray

from gildehuis.arena.run import run
from gildehuis.arena.series import plan
from gildehuis.core import registry
from gildehuis.core.refusal import BadInput
from tests.arena.test_series import outcomes


@pytest.fixture
def cluster() -> Iterator[Any]:
    yield started()
    ray.shutdown()


def started(again: bool = True) -> Any:
    """Ray gives itself 30 seconds to start, which a busy machine may not keep the first time."""
    try:
        return ray.init(
            num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR
        )
    except Exception:
        ray.shutdown()
        if not again:
            raise
        return started(again=False)


def test_ray_plays_the_same_series(cluster: Any) -> None:
    series = plan(registry.find("kardinal"), ["mcts:nodes=8", "greedy", "random"], 12)
    here, _ = run(series, workers=1)
    there, _ = run(series, ray="auto")
    assert outcomes(there) == outcomes(here)


@pytest.mark.parametrize("address", ["no-such-address", "127.0.0.1:1"])
def test_no_ray_at_the_address_is_one_clear_line(address: str) -> None:
    series = plan(registry.find("kardinal"), ["greedy", "random"], 2)
    with pytest.raises(BadInput, match=f"no Ray at {address}"):
        run(series, ray=address)


WITHOUT = {
    "missing": ("raise ModuleNotFoundError('No module named ray')", "Ray is not installed"),
    "broken": (
        "raise TypeError('Descriptors cannot be created\\nlong story')",
        "does not load: Desc",
    ),
    "not starting": (
        "def is_initialized(): return False\n"
        "def init(**_): raise TimeoutError('\\nno raylet came up\\nlong story')",
        "no raylet came up",
    ),
}


@pytest.mark.parametrize("case", WITHOUT)
def test_the_command_without_ray_says_so_in_one_line(case: str, tmp_path: Path) -> None:
    module, said = WITHOUT[case]
    (tmp_path / "ray.py").write_text(module)  # found before the real one
    small = ["arena", "kardinal", "--bots", "greedy,random", "--games", "2", "--ray", "auto"]
    done = subprocess.run(
        [sys.executable, "-m", "gildehuis", *small],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    assert said in line
    assert "--ray" in line
