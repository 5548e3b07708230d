"""The same series on a real Ray with two workers: the same results."""

import logging
from collections.abc import Iterator
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


def test_no_ray_at_the_address_is_one_clear_line() -> None:
    series = plan(registry.find("kardinal"), ["greedy", "random"], 2)
    with pytest.raises(BadInput, match="no Ray at no-such-address"):
        run(series, ray="no-such-address")
