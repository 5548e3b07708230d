"""The client's types say what Python's say."""

import pytest

from gildehuis.games.flandern.schema import SCHEMA as FLANDERN
from gildehuis.games.kardinal.schema import SCHEMA as KARDINAL
from tools import typescript, wire


@pytest.fixture(scope="module")
def protocol() -> str:
    return typescript.protocol(*wire.said(), wire.UNIONS)


@pytest.mark.parametrize(
    "line",
    [
        'export const COLOURS = ["red", "blue", "green", "yellow"] as const;',
        "export type Colour = (typeof COLOURS)[number];",
        "export type Square = [number, number];",
        "  cardinal: Square | null; // his square; null until he is brought in (K20)",
        "  stock: Record<Colour, Record<Shape, number>>; // buildings left",
        "  stones?: Partial<Record<Colour, number>>; // K16; other moves earn none",
        '  type: "take_stone";',
        "  from: Square | null;",
    ],
)
def test_words_places_and_what_may_be_missing(line: str) -> None:
    assert line in typescript.game("kardinal", KARDINAL).splitlines()


def test_what_is_left_out_may_be_undefined_but_not_null() -> None:
    lines = typescript.game("flandern", FLANDERN).splitlines()
    assert "  masters?: number; // printed" in lines
    assert "  special?: Special | null;" in lines


@pytest.mark.parametrize(
    "line",
    [
        '  position: G["position"]; // the game\'s own',
        '  previews: G["preview"][] | null; // per legal move, where people want them',
        "  view: View<G> | null; // null before the start",
        "  abandon: SeatId[]; // that agreed to abandon",
        "  clock?: Partial<Clock> | null;",
        "  level: Level; // of that bot",
    ],
)
def test_what_a_game_fills_in_and_what_a_client_may_leave_out(protocol: str, line: str) -> None:
    assert line in protocol.splitlines()
