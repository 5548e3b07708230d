"""Words of Guilds that are easy to get wrong."""

import pytest

from gildehuis.games.guilds import GAME
from gildehuis.words import LANGUAGES, speech


@pytest.mark.rule("G63")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_cell_is_not_called_by_the_name_of_a_character(language: str) -> None:
    """Cells and characters share ids such as A1; a place is told by its own."""
    assert "A1" in speech(language, GAME).move({"type": "place", "cell": "A1", "turn": 0})
