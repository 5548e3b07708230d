"""The named moves of a Nieuwstad record and the engine's ints (N52, N53)."""

from collections.abc import Callable
from typing import Any, Final

from gildehuis.core.form import Forms, boolean, integer, pair, word
from gildehuis.core.game import Named
from gildehuis.games.nieuwstad.board import Board
from gildehuis.games.nieuwstad.ids import (
    BUILDINGS,
    CARDS,
    FARMED,
    FOODS,
    GOOD_COUNT,
    GOODS,
    QUARTERS,
    ROLES,
    STALLS,
    START_KINDS,
    WISHES,
)

# ---- moves whose number is the same in every edition
PASS: Final = 0
DONE: Final = 1
ACCEPT: Final = 2
REFUSE: Final = 3
GUARD: Final = 4  # burgerwacht
TAX: Final = 5  # inkomstenbelasting
BUY_WOOD: Final = 6
ROLE: Final = 7  # + role
COPY: Final = 14  # + role
BUILD: Final = 21  # + kind
START: Final = 42  # + kind
EXTRA: Final = 45  # + place of the good in FARMED
BUY_CARDS: Final = 48  # + number
PLAY: Final = 51  # + card
QUARTER: Final = 68  # + quarter
STEAL: Final = 72  # + seat × 2 + (0 florin, 1 wood)
JOIN: Final = 80  # + place of the good in FOODS
ENTER: Final = 84  # + stall
PARTNERS: Final = 91  # + seats as bits
DISCOUNT: Final = 107  # + florins × 3 + wood
PLEDGE_GOODS: Final = 116  # + four digits to the base 4, fish first
PROCESS: Final = 372  # + stall × GOOD_COUNT + good
SELL: Final = 442  # + stall × GOOD_COUNT + good
CLEAR: Final = 512  # + slot
LOOT: Final = ("florin", "wood")
SHARED: Final = ("florins", "wood", "points")


class Codes:
    """The moves that depend on the size of the board and the prices."""

    __slots__ = (
        "board",
        "bound",
        "burn",
        "pay",
        "pay_planks",
        "pay_wood",
        "place",
        "pledge",
        "share",
        "share_span",
    )

    def __init__(self, board: Board, florins: int, wood: int, points: int) -> None:
        cells = board.pitch * board.height
        self.board = board
        self.place = CLEAR + board.slot_count  # + cell × 4 + turn
        self.burn = self.place + cells * 4  # + cell
        self.share = self.burn + cells  # + (seat × 3 + what) × span + amount
        self.share_span = max(florins, wood, points) + 1
        self.pledge = self.share + 12 * self.share_span  # + florins: N46, or all that N47 can hit
        most = max(5, board.printed_boats + board.loose_boats + board.width)
        self.pay = self.pledge + most + 1  # + ((florins, wood, planks, huizenbouw) as digits)
        self.pay_wood = wood + 1
        self.pay_planks = (wood + 1) // 2 + 1
        self.bound = self.pay + (florins + 1) * self.pay_wood * self.pay_planks * 2

    def paying(self, florins: int, wood: int, planks: int, huizenbouw: int) -> int:
        price = (florins * self.pay_wood + wood) * self.pay_planks + planks
        return self.pay + price * 2 + huizenbouw

    def payment(self, move: int) -> tuple[int, int, int, int]:
        """Florins, wood, planks, Huizenbouw of a `pay`."""
        rest, huizenbouw = divmod(move - self.pay, 2)
        rest, planks = divmod(rest, self.pay_planks)
        florins, wood = divmod(rest, self.pay_wood)
        return florins, wood, planks, huizenbouw


# ---- the form of named moves


def _seats(value: Any) -> bool:
    return isinstance(value, list) and all(integer(seat) for seat in value)


_STALL = ("stall", word(*STALLS))
_GOOD = ("good", word(*GOODS))
FORMS: Forms = {
    "pass": (),
    "done": (),
    "accept": (),
    "refuse": (),
    "burgerwacht": (),
    "inkomstenbelasting": (),
    "buy_wood": (),
    "role": (("role", word(*ROLES)),),
    "copy": (("role", word(*ROLES)),),
    "build": (("building", word(*BUILDINGS)),),
    "start": (("building", word(*BUILDINGS)),),
    "extra": (_GOOD,),
    "buy_cards": (("number", integer),),
    "play": (("card", word(*CARDS)),),
    "quarter": (("quarter", word(*QUARTERS)),),
    "steal": (("seat", integer), ("what", word(*LOOT))),
    "join": (_GOOD,),
    "enter": (_STALL,),
    "partners": (("seats", _seats),),
    "discount": (("florins", integer), ("wood", integer)),
    "pledge_goods": tuple((GOODS[good], integer) for good in FOODS),
    "process": (_STALL, _GOOD),
    "sell": (_STALL, _GOOD),
    "clear": (("slot", pair),),
    "place": (("cell", pair), ("turn", integer)),
    "burn": (("cell", pair),),
    "share": (("seat", integer), ("what", word(*SHARED)), ("amount", integer)),
    "pledge_florins": (("amount", integer),),
    "pay": (("florins", integer), ("wood", integer), ("planks", integer), ("huizenbouw", boolean)),
}


# ---- from int to name

_PLAIN: Final = (
    "pass",
    "done",
    "accept",
    "refuse",
    "burgerwacht",
    "inkomstenbelasting",
    "buy_wood",
)
_WORDS: Final[tuple[tuple[int, str, str, tuple[str, ...]], ...]] = (
    (ROLE, "role", "role", ROLES),
    (COPY, "copy", "role", ROLES),
    (BUILD, "build", "building", BUILDINGS),
    (START, "start", "building", tuple(BUILDINGS[kind] for kind in START_KINDS)),
    (EXTRA, "extra", "good", tuple(GOODS[good] for good in FARMED)),
    (PLAY, "play", "card", WISHES),
    (QUARTER, "quarter", "quarter", QUARTERS),
    (JOIN, "join", "good", tuple(GOODS[good] for good in FOODS)),
    (ENTER, "enter", "stall", STALLS),
)


def name(codes: Codes, move: int) -> Named:
    """The named move of an engine int."""
    if move < ROLE:
        return {"type": _PLAIN[move]}
    for base, kind, field, words in _WORDS:
        if base <= move < base + len(words):
            return {"type": kind, field: words[move - base]}
    if move < CLEAR:
        return _name_small(move)
    return _name_large(codes, move)


def _name_small(move: int) -> Named:
    if move < PLAY:
        return {"type": "buy_cards", "number": move - BUY_CARDS}
    if move < JOIN:
        return {"type": "steal", "seat": (move - STEAL) >> 1, "what": LOOT[(move - STEAL) & 1]}
    if move < DISCOUNT:
        bits = move - PARTNERS
        return {"type": "partners", "seats": [seat for seat in range(4) if bits >> seat & 1]}
    if move < PLEDGE_GOODS:
        florins, wood = divmod(move - DISCOUNT, 3)
        return {"type": "discount", "florins": florins, "wood": wood}
    if move < PROCESS:
        counts = pledged_goods(move)
        return {"type": "pledge_goods"} | {GOODS[g]: counts[i] for i, g in enumerate(FOODS)}
    kind, base = ("process", PROCESS) if move < SELL else ("sell", SELL)
    stall, good = divmod(move - base, GOOD_COUNT)
    return {"type": kind, "stall": STALLS[stall], "good": GOODS[good]}


def pledged_goods(move: int) -> list[int]:
    """The numbers of a `pledge_goods`, in the order of FOODS."""
    digits = move - PLEDGE_GOODS
    return [digits >> 6 & 3, digits >> 4 & 3, digits >> 2 & 3, digits & 3]


def _name_large(codes: Codes, move: int) -> Named:
    board = codes.board
    if move < codes.place:
        return {"type": "clear", "slot": board.slot_place(move - CLEAR)}
    if move < codes.burn:
        cell, turn = divmod(move - codes.place, 4)
        return {"type": "place", "cell": board.place_of(cell), "turn": turn}
    if move < codes.share:
        return {"type": "burn", "cell": board.place_of(move - codes.burn)}
    if move < codes.pledge:
        rest, amount = divmod(move - codes.share, codes.share_span)
        seat, what = divmod(rest, 3)
        return {"type": "share", "seat": seat, "what": SHARED[what], "amount": amount}
    if move < codes.pay:
        return {"type": "pledge_florins", "amount": move - codes.pledge}
    florins, wood, planks, huizenbouw = codes.payment(move)
    return {
        "type": "pay",
        "florins": florins,
        "wood": wood,
        "planks": planks,
        "huizenbouw": bool(huizenbouw),
    }


# ---- from name to int; the move is well-formed


def number(codes: Codes, named: Named) -> int | None:
    """The engine int of a well-formed move; None if it lies outside all that can be played."""
    kind = named["type"]
    if kind in _PLAIN:
        return _PLAIN.index(kind)
    for base, other, field, words in _WORDS:
        if other == kind:
            return base + words.index(named[field]) if named[field] in words else None
    if kind in _NUMBERS:
        return _NUMBERS[kind](named)
    return _NUMBERS_HERE[kind](codes, named)


def _digits(values: list[int], spans: list[int]) -> int | None:
    """One number out of digits, the first the highest; None if one is out of its span."""
    total = 0
    for value, span in zip(values, spans, strict=True):
        if not 0 <= value < span:
            return None
        total = total * span + value
    return total


def _from(base: int, offset: int | None) -> int | None:
    return None if offset is None else base + offset


def _number_clear(codes: Codes, named: Named) -> int | None:
    return _from(CLEAR, codes.board.slot_at(*named["slot"]))


def _number_place(codes: Codes, named: Named) -> int | None:
    cell = codes.board.cell_at(*named["cell"])
    if cell is None or not 0 <= named["turn"] < 4:
        return None
    return codes.place + cell * 4 + int(named["turn"])


def _number_burn(codes: Codes, named: Named) -> int | None:
    return _from(codes.burn, codes.board.cell_at(*named["cell"]))


def _number_share(codes: Codes, named: Named) -> int | None:
    values = [named["seat"], SHARED.index(named["what"]), named["amount"]]
    return _from(codes.share, _digits(values, [4, 3, codes.share_span]))


def _number_pay(codes: Codes, named: Named) -> int | None:
    values = [named["florins"], named["wood"], named["planks"], int(named["huizenbouw"])]
    spans = [(codes.bound - codes.pay), codes.pay_wood, codes.pay_planks, 2]
    found = _from(codes.pay, _digits(values, spans))
    return found if found is not None and found < codes.bound else None


def _number_partners(named: Named) -> int | None:
    seats = named["seats"]
    if any(not 0 <= seat < 4 for seat in seats) or sorted(set(seats)) != seats:
        return None
    return PARTNERS + sum(1 << int(seat) for seat in seats)


def _number_pledge_goods(named: Named) -> int | None:
    return _from(PLEDGE_GOODS, _digits([named[GOODS[good]] for good in FOODS], [4] * 4))


def _number_pledge_florins(codes: Codes, named: Named) -> int | None:
    return _from(codes.pledge, _digits([named["amount"]], [codes.pay - codes.pledge]))


def _number_steal(named: Named) -> int | None:
    return _from(STEAL, _digits([named["seat"], LOOT.index(named["what"])], [4, 2]))


def _number_discount(named: Named) -> int | None:
    return _from(DISCOUNT, _digits([named["florins"], named["wood"]], [3, 3]))


def _number_buy_cards(named: Named) -> int | None:
    return _from(BUY_CARDS, _digits([named["number"]], [3]))


def _number_process(named: Named) -> int | None:
    return PROCESS + STALLS.index(named["stall"]) * GOOD_COUNT + GOODS.index(named["good"])


def _number_sell(named: Named) -> int | None:
    return SELL + STALLS.index(named["stall"]) * GOOD_COUNT + GOODS.index(named["good"])


_NUMBERS: dict[str, Callable[[Named], int | None]] = {
    "partners": _number_partners,
    "pledge_goods": _number_pledge_goods,
    "steal": _number_steal,
    "discount": _number_discount,
    "buy_cards": _number_buy_cards,
    "process": _number_process,
    "sell": _number_sell,
}
_NUMBERS_HERE: dict[str, Callable[[Codes, Named], int | None]] = {
    "clear": _number_clear,
    "place": _number_place,
    "burn": _number_burn,
    "share": _number_share,
    "pay": _number_pay,
    "pledge_florins": _number_pledge_florins,
}
