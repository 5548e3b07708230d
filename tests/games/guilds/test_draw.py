"""Guilds drawn as text: what stands where, in which colour, and which place it shows."""

from typing import Any

import pytest

from gildehuis.core.drawing import Span, plain
from gildehuis.games.guilds import GAME
from gildehuis.words import speech
from tests.games.guilds.table import FIRST, SETUPS, Table, offer, positions


@pytest.mark.parametrize("language", ["en", "nl", "pl"])
@pytest.mark.parametrize(("players", "options"), SETUPS)
def test_the_drawing_fits_eighty_columns(
    players: int, options: dict[str, int], language: str
) -> None:
    say = speech(language, GAME).say
    for match in positions(players, options, "draw"):
        drawing = plain(GAME.draw(match.setup, GAME.view(match.state, None), say))
        assert max(len(line) for line in drawing.splitlines()) <= 80
        assert "name-" not in drawing
        assert "draw-" not in drawing


def test_the_headquarters_show_walls_doors_and_what_is_not_connected() -> None:
    table = Table(2, edition=FIRST)
    table.lay(0, "s24", "B2", 0)
    table.lay(0, "s35", "C2", 0)
    drawing = plain(GAME.draw(table.match.setup, table.view(), speech("en", GAME).say))
    assert "|     | S24 | s35 |     |" in drawing
    assert "+     +-- --+-----+     +" in drawing


def spans(table: Table) -> list[Span]:
    drawing = GAME.draw(table.match.setup, table.view(), speech("en", GAME).say)
    return [span for line in drawing for span in line]


def shown(table: Table, **place: Any) -> list[str]:
    """What is drawn of a place."""
    return [span.text.strip() for span in spans(table) if span.place == place]


def test_the_drawing_says_what_every_part_of_it_shows() -> None:
    table = Table(
        2, characters=["N1"], rooms=["s24"], guilds={1: ["K1", "M3"]}, gold=[2], edition=FIRST
    )
    table.lay(1, "l03", "D1", 1)
    assert shown(table, zone="Z1") == ["Z1", "", "", "0", "0"]
    assert shown(table, character="N1") == ["Princess 5"]
    assert shown(table, character="M3") == ["M3"]  # in its guild
    assert [text.split()[0] for text in shown(table, room="s24")] == ["s24"]
    assert shown(table, room="l03") == ["L03", "L03"]  # on both its cells
    assert shown(table, seat=1)[:2] == ["[1]", ""]


def test_free_cells_are_places_on_the_plot_of_the_seat_that_acts() -> None:
    table = Table(2, rooms=["s24"], gold=[2, 2], edition=FIRST).until("build")
    table.lay(1, "s35", "A1", 1)
    assert shown(table, cell="A1") == [""]  # seat 0's
    table.play({"type": "pass"})
    assert shown(table, cell="A1") == []
    assert shown(table, cell="B2") == [""]
    assert shown(table, cell="B1") == []  # the hall
    table.finish()
    assert shown(table, cell="B2") == []


def test_every_move_that_names_a_place_finds_it_in_the_drawing() -> None:
    kinds = {"zone", "character", "room", "cell", "victim"}
    for match in positions(4, {}, "places"):
        drawing = GAME.draw(match.setup, GAME.view(match.state, None), speech("en", GAME).say)
        places = [span.place for line in drawing for span in line if span.place]
        for move in match.legal(match.to_act()[0]) if match.to_act() else ():
            for name in kinds & set(move):
                meaning = "seat" if name == "victim" else name
                assert {meaning: move[name]} in places, move


def test_seats_walls_and_halls_have_their_colours() -> None:
    table = Table(3)
    colours = {(span.text.strip(), span.colour) for span in spans(table)}
    assert {("[0]", "red"), ("[1]", "blue"), ("[2]", "green")} <= colours
    assert {("###", "gold"), ("|", "dim"), ("Z1", "bold")} <= colours
    table.play(offer("Z1", 3), offer("Z2", 1))
    assert ("3*", "bold") in {(span.text.strip(), span.colour) for span in spans(table)}
