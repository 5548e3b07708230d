"""An edition of Nieuwstad for people to read: titles, headers and rows."""

from typing import Any

from gildehuis.core.game import EditionTable
from gildehuis.games.nieuwstad.board import WHERE
from gildehuis.games.nieuwstad.edition import NieuwstadEdition
from gildehuis.games.nieuwstad.ids import GOODS, ROADS, STALLS, WISHES


def tables(edition: NieuwstadEdition) -> list[EditionTable]:
    """The whole edition as tables."""
    return [
        _board_table(edition),
        _building_table(edition),
        _stall_table(edition),
        _card_table(edition),
    ]


def _board_table(edition: NieuwstadEdition) -> EditionTable:
    rows: list[list[Any]] = []
    for players, kit in edition.kits.items():
        board = kit.board
        size = f"{board.width} × {board.height}"
        boats = f"{board.printed_boats} + {board.loose_boats}"
        rows.append([players, size, boats, len(kit.tiles), len(kit.deck), sum(kit.stock)])
    headers = ["Players", "Cells", "Boats", "Tiles", "Cards", "For sale"]
    return "Boards", headers, sorted(rows)


def _building_table(edition: NieuwstadEdition) -> EditionTable:
    rows: list[list[Any]] = [
        [
            b.name,
            f"{b.count[1]} ({b.count[0]})",
            b.florins,
            b.wood,
            f"{b.poorters:+}",
            b.points,
            f"{b.size[0]}x{b.size[1]}",
            "".join(ROADS[colour] for colour in b.edges),
            WHERE[b.where],
            b.kind,
        ]
        for b in edition.buildings
    ]
    headers = ["Building", "Count (2p)", "f", "w", "P", "Points", "Size", "NESW", "Where", "Class"]
    return "Buildings", headers, rows


def _stall_table(edition: NieuwstadEdition) -> EditionTable:
    rows: list[list[Any]] = []
    for name, stall in zip(STALLS, edition.stalls, strict=True):
        makes = ", ".join(f"{GOODS[raw]} → {GOODS[made]}" for raw, made in stall.process.items())
        sells = ", ".join(f"{GOODS[g]} {p}p {f}f" for g, (p, f) in stall.sells.items())
        slots = " ".join(str(slot) for slot in stall.slots)
        rows.append([name, makes, sells, slots])
    return "Stalls", ["Stall", "Makes", "Sells", "Slots"], rows


def _card_table(edition: NieuwstadEdition) -> EditionTable:
    rows: list[list[Any]] = [
        [name, "wish" if card in WISHES else "event", " ".join(marks)]
        for card, (name, marks) in edition.cards.items()
    ]
    return "Cards", ["Card", "Kind", "Marks"], rows
