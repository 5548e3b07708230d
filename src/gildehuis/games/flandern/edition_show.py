"""An edition of Flandern as tables for people to read."""

from gildehuis.core.game import EditionTable
from gildehuis.games.flandern.board import (
    ARMS,
    CARDS,
    CHURCH,
    PLAIN_TILE,
    SHAPES,
    SPECIALS,
    TOWNS,
    Board,
)
from gildehuis.games.flandern.edition import PILES, PRINTED_KEYS, FlandernEdition


def tables(edition: FlandernEdition) -> list[EditionTable]:
    """Title, headers and rows of every table of the edition, for `edition show`."""
    board = edition.board
    stock = edition.tiles
    return [
        (
            "pieces",
            ["piece", "number"],
            [[key, str(number)] for key, number in edition.pieces.items()]
            + [[f"covers {shape}", str(number)] for shape, number in edition.covers.items()],
        ),
        (
            "towns",
            ["town", "centre", "masters"],
            [
                [town, ARMS[board.centres[n]], str(board.centre_masters[n])]
                for n, town in enumerate(TOWNS)
            ],
        ),
        (
            "tiles (" + " + ".join(PRINTED_KEYS) + ")",
            ["arms", *SHAPES],
            [[guild, *_tile_cells(stock, arms)] for arms, guild in enumerate(ARMS)],
        ),
        (
            "golden",
            ["card", *PILES],
            [[card, *(str(p.count(n)) for p in edition.golden)] for n, card in enumerate(CARDS)],
        ),
        (
            "town",
            ["space", "shape", "long", "short"],
            [_space_row(board, slot) for slot in range(board.printed)],
        ),
        (
            "specials",
            ["special", "host", "swallows", "adds"],
            [
                [
                    letter,
                    SHAPES[special.host],
                    " ".join(SHAPES[shape] for shape in special.swallows),
                    " ".join(SHAPES[shape] for shape in special.adds),
                ]
                for letter, special in zip(SPECIALS, board.specials, strict=True)
            ],
        ),
    ]


def _tile_cells(stock: list[int], arms: int) -> list[str]:
    """By shape: how many with none, one and two masters; the Church has none with any."""
    kinds = 1 if arms == CHURCH else len(PRINTED_KEYS)
    first = PLAIN_TILE[arms]
    return [
        " + ".join(str(stock[(first + kind) * len(SHAPES) + s]) for kind in range(kinds))
        for s in range(len(SHAPES))
    ]


def _space_row(board: Board, slot: int) -> list[str]:
    long = board.long[slot]
    return [
        board.names[slot],
        (*SHAPES, "C")[board.shapes[slot]],
        " ".join(board.names[other] for other in long),
        " ".join(board.names[other] for other in board.near[slot] if other not in long),
    ]
