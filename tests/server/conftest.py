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


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """An empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path_factory.mktemp('db') / 'house.db'}"
    made: Cluster = request.getfixturevalue("postgres")
    return made.database()


@pytest.fixture(scope="module")
def server(database: str) -> Iterator[Running]:
    """A server that the tests of a file share."""
    with in_thread(database) as running:
        yield running


@pytest.fixture
def person(server: Running) -> Callable[..., Player]:
    """person("Anna"): somebody new."""
    return lambda name="Anna": Player(server.url, name)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path
