"""Every test of the server runs on both databases, the real engines."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.player import Player
from tests.server.postgres import Cluster, cluster
from tests.server.running import Running, in_thread


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    with cluster() as made:
        yield made


KINDS = ("sqlite", "postgres")


def empty(request: pytest.FixtureRequest, folders: pytest.TempPathFactory) -> str:
    """The URL of an empty database of the fixture's kind."""
    if request.param == "sqlite":
        return f"sqlite:///{folders.mktemp('db') / 'house.db'}"
    made: Cluster = request.getfixturevalue("postgres")
    return made.database()


@pytest.fixture(scope="module", params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """For tests that start servers of their own."""
    return empty(request, tmp_path_factory)


@pytest.fixture(scope="session", params=KINDS)
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Running]:
    """A server that all other tests share: each has people and tables of its own."""
    with in_thread(empty(request, tmp_path_factory)) as running:
        yield running


@pytest.fixture
def person(server: Running) -> Callable[..., Player]:
    """person("Anna"): somebody new."""
    return lambda name="Anna": Player(server.url, name)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path
