"""What the documentation shows runs, and what is generated is up to date."""

import doctest

import pytest

from gildehuis.envs.describe import document
from tests.paths import ROOT

FLAGS = doctest.NORMALIZE_WHITESPACE


@pytest.mark.parametrize("page", ["README.md", "docs/research.md"])
def test_examples_in_pages(page: str) -> None:
    found = doctest.testfile(str(ROOT / page), module_relative=False, optionflags=FLAGS)
    assert found.attempted
    assert not found.failed


def test_the_table_of_slices_is_up_to_date() -> None:
    assert (ROOT / "docs" / "research-arrays.md").read_text(encoding="utf-8") == document()
