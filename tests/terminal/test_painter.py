"""The drawn board: colour and shape, what a move would touch, what somebody points at."""

from gildehuis.core.drawing import Span, plain
from gildehuis.core.schema import things_in
from gildehuis.games.kardinal.schema import Build, Decline
from gildehuis.terminal.painter import Painter, Things, moved, naming, painter, touches
from gildehuis.terminal.palette import piece
from gildehuis.words import speech
from tests.terminal.tables import table


def painted(game: str = "kardinal", moves: int = 1) -> Painter:
    at = table("me:Anna,random,random" if game == "flandern" else "me:Anna,random", game)
    for _ in range(moves):
        at.story.play(0, at.story.match.legal(0)[0])
    match = at.story.match
    position = match.game.view(match.state, 0)
    return painter(match.game, match.setup, position, at.story.words, at.story.names)


def styles(made: Painter, things: Things | None = None) -> dict[str, list[str]]:
    """Per style the stretches of text that have it."""
    text = made.paint(things)
    found: dict[str, list[str]] = {}
    for span in text.spans:
        found.setdefault(str(span.style), []).append(text.plain[span.start : span.end])
    return found


def find(made: Painter, sign: str) -> tuple[int, int]:
    """Line and column of a sign."""
    lines = plain(made.drawing).split("\n")
    line = next(n for n, text in enumerate(lines) if sign in text)
    return line, lines[line].index(sign)


def test_buildings_have_the_colour_of_their_owner_and_the_sign_of_their_shape() -> None:
    found = styles(painted())
    assert " ▲r" in found[piece("red")]
    assert " █D" in found[piece("dom")]


def test_a_move_thought_about_is_marked_on_the_board() -> None:
    move = Build(shape="court", colour="red", squares=[[0, 1], [1, 1]])
    assert styles(painted(), things_in(move))["bold reverse"] == ["  ·", "  ·"]


def test_pointing_at_the_board_finds_the_square() -> None:
    made = painted(moves=0)
    line, column = find(made, "·")
    place = made.place_at(line, column)
    assert place == {"square": [0, 1]}
    assert made.place_at(len(made.drawing) - 1, 0) is None
    assert made.place_at(999, 0) is None


def test_a_move_is_tried_where_somebody_points() -> None:
    court = Build(shape="court", colour="red", squares=[[5, 5], [6, 5]])
    tried = moved(court, {"square": [0, 1]})
    assert tried is not None
    assert tried["squares"] == [[0, 1], [1, 1]]
    assert moved(Decline(), {"square": [0, 1]}) is None


def test_people_are_named_in_the_drawing() -> None:
    assert any(line.startswith(">Anna ") for line in plain(painted().drawing).split("\n"))
    say = naming(speech("en"), ["Anna", "Bo"])
    assert say("draw-seat", seat=1) == "Bo"


def test_a_place_is_meant_by_who_names_all_of_it() -> None:
    things = {"town": ["gent"], "space": ["ZN", "ZO"]}
    assert touches(things, {"town": "gent", "space": "ZN"})
    assert not touches(things, {"town": "brugge", "space": "ZN"})
    assert not touches(things, None)


def test_a_game_from_outside_is_painted_by_its_spans() -> None:
    made = Painter([[Span("red"), Span(" r1", "red", {"card": "r1"})], [Span("> seat")]])
    assert made.place_at(0, 4) == {"card": "r1"}
    assert styles(made)[piece("red")] == [" r1"]
    assert styles(made, {"card": ["r1"]})["bold reverse"] == [" r1"]


def test_a_town_of_flandern_is_pointed_at() -> None:
    made = painted("flandern", 0)
    line, column = find(made, "·ZN")
    assert made.place_at(line, column + 1) == {"town": "brugge", "space": "ZN"}
    lit = styles(made, {"town": ["gent"], "space": ["ZN"]})["bold reverse"]
    assert [text.strip() for text in lit] == ["Ghent, value 1", "·ZN"]
