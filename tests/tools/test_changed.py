"""Which tests a change touches."""

import grimp
import pytest

from tools.changed import touched


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    return grimp.build_graph("gildehuis", "tests", cache_dir=None)


def test_a_game_touches_its_own_tests_and_no_other_game(graph: grimp.ImportGraph) -> None:
    found = touched(["src/gildehuis/games/guilds/text/pl.ftl"], graph)
    assert found == {"tests/games/guilds", "tests/referee/guilds", "tests/conformance"}


def test_imports_are_followed_over_many_steps(graph: grimp.ImportGraph) -> None:
    found = touched(["src/gildehuis/words/fluent.py"], graph)
    assert {"tests/words", "tests/words/test_fluent.py"} <= found
    assert "tests/terminal/test_painter.py" in found
    assert "tests/words/test_speech.py" in found


def test_a_helper_of_tests_touches_whoever_uses_it(graph: grimp.ImportGraph) -> None:
    assert "tests/terminal/test_tmux.py" in touched(["tests/terminal/tmux.py"], graph)


@pytest.mark.parametrize("path", ["pyproject.toml", "uv.lock", "src/gildehuis/engine.py"])
def test_some_things_touch_everything(path: str, graph: grimp.ImportGraph) -> None:
    assert touched([path, "README.md"], graph) == {"tests"}


def test_pages_touch_the_tests_of_pages(graph: grimp.ImportGraph) -> None:
    assert touched(["docs/play.md"], graph) == {"tests/docs", "tests/test_examples.py"}


def test_the_client_touches_no_test_of_python(graph: grimp.ImportGraph) -> None:
    assert touched(["web/src/main.ts"], graph) == set()
