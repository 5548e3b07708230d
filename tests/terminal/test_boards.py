"""Painted boards: colour and shape, what a move would touch, what somebody points at."""

from typing import Any

from gildehuis.terminal.boards import naming, painter
from gildehuis.terminal.boards.kardinal import KardinalPainter
from gildehuis.terminal.boards.painter import Painter

from gildehuis.terminal.palette import piece
from gildehuis.words import speech
from tests.terminal.tables import table


def painted(moves: int = 1) -> KardinalPainter:
    at = table("me:Anna,random")
    for _ in range(moves):
        at.story.play(0, at.story.match.legal(0)[0])
    match = at.story.match
    position = match.game.view(match.state, 0)
    made = painter(match.game, match.setup, position, at.story.words, at.story.names)
    assert isinstance(made, KardinalPainter)
    return made


def styles(made: Painter, move: dict[str, Any] | None = None) -> dict[str, list[str]]:
    """Per style the stretches of text that have it."""
    text = made.paint(move)
    found: dict[str, list[str]] = {}
    for span in text.spans:
        found.setdefault(str(span.style), []).append(text.plain[span.start : span.end])
    return found


def test_buildings_have_the_colour_of_their_owner_and_the_sign_of_their_shape() -> None:
    found = styles(painted())
    assert " ▲r" in found[piece("red")]
    assert " █D" in found[piece("dom")]


def test_a_move_thought_about_is_marked_on_the_board() -> None:
    move = {"type": "build", "shape": "house", "colour": "red", "squares": [[0, 1], [1, 1]]}
    assert styles(painted(), move)["bold reverse"] == ["  ·", "  ·"]


def test_pointing_at_the_board_finds_the_square() -> None:
    made = painted(0)
    row = made.rows[1]
    column = made.lines[row].index("·")
    assert made.at(row, column) == "(0, 1)"
    house = {"type": "build", "shape": "house", "colour": "red", "squares": [[5, 5]]}
    assert made.moved(house, row, column) == house | {"squares": [[0, 1]]}
    assert made.moved({"type": "decline"}, row, column) is None
    assert made.at(len(made.lines) - 1, 0) is None


def test_people_are_named_in_the_drawing() -> None:
    assert any(line.startswith(">Anna ") for line in painted().lines)
    say = naming(speech("en"), ["Anna", "Bo"])
    assert say("draw-seat", seat=1) == "Bo"


def test_a_game_without_a_painter_of_its_own_is_painted_by_its_words() -> None:
    made = Painter("red r1 free\n> seat", {}, speech("en"))
    assert made.at(0, 5) == "r1"
    assert made.at(9, 0) is None
    assert styles(made, {"type": "x", "to": "r1"})["bold reverse"] == ["r1"]


def test_a_town_of_flandern_is_pointed_at_and_aimed_at() -> None:
    story = table("me,random,random", "flandern").story
    match = story.match
    position = match.game.view(match.state, 0)
    made = painter(match.game, match.setup, position, story.words, story.names)
    line = next(n for n, text in enumerate(made.lines) if "·ZN" in text)
    column = made.lines[line].index("·ZN")
    assert made.at(line, column + 1) == "Bruges (ZN)"
    move = {"type": "build", "town": "gent", "space": "ZN", "guild": "red"}
    assert styles(made, move)["bold reverse"] == ["·ZN"]
