"""The named moves of a Nieuwstad record and the engine's ints (N52, N53)."""

from typing import Final

from msgspec.json import encode

from gildehuis.core.schema import words_of
from gildehuis.games.nieuwstad.board import Board
from gildehuis.games.nieuwstad.ids import (
    BUILDINGS,
    FARMED,
    FOODS,
    GOODS,
    QUARTERS,
    ROLES,
    STALLS,
    START_KINDS,
    WISHES,
)
from gildehuis.games.nieuwstad.schema import (
    Accept,
    Build,
    BuildTogether,
    Burgerwacht,
    Burn,
    BuyCards,
    BuyWood,
    Clear,
    Copy,
    Discount,
    Done,
    Enter,
    Extra,
    Inkomstenbelasting,
    Join,
    Moves,
    Owner,
    Partners,
    Pass,
    Pay,
    Place,
    Play,
    PledgeFlorins,
    PledgeGoods,
    Process,
    Quarter,
    Refuse,
    Role,
    Sell,
    Share,
    Start,
    Steal,
)
from gildehuis.games.nieuwstad.schema_words import Loot, Shared

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
BUILD_TOGETHER: Final = 512  # + kind
OWNER: Final = 533  # + seat
CLEAR: Final = 537  # + slot
LOOT: Final[tuple[Loot, ...]] = words_of(Loot)
SHARED: Final[tuple[Shared, ...]] = words_of(Shared)


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


# ---- the moves below CLEAR, each by its number


def _small_moves() -> list[Moves]:
    seats = range(4)
    found: list[Moves] = [Pass(), Done(), Accept(), Refuse()]
    found += [Burgerwacht(), Inkomstenbelasting(), BuyWood()]
    found += [Role(role) for role in ROLES]
    found += [Copy(role) for role in ROLES]
    found += [Build(building) for building in BUILDINGS]
    found += [Start(BUILDINGS[kind]) for kind in START_KINDS]
    found += [Extra(GOODS[good]) for good in FARMED]
    found += [BuyCards(number) for number in range(3)]
    found += [Play(card) for card in WISHES]
    found += [Quarter(quarter) for quarter in QUARTERS]
    found += [Steal(seat, what) for seat in seats for what in LOOT]
    found += [Join(GOODS[good]) for good in FOODS]
    found += [Enter(stall) for stall in STALLS]
    found += [Partners([seat for seat in seats if bits >> seat & 1]) for bits in range(16)]
    found += [Discount(florins, wood) for florins in range(3) for wood in range(3)]
    found += [PledgeGoods(*pledged_goods(PLEDGE_GOODS + digits)) for digits in range(256)]
    found += [Process(stall, good) for stall in STALLS for good in GOODS]
    found += [Sell(stall, good) for stall in STALLS for good in GOODS]
    found += [BuildTogether(building) for building in BUILDINGS]
    found += [Owner(seat) for seat in seats]
    return found


def pledged_goods(move: int) -> list[int]:
    """The numbers of a `pledge_goods`, in the order of FOODS."""
    digits = move - PLEDGE_GOODS
    return [digits >> 6 & 3, digits >> 4 & 3, digits >> 2 & 3, digits & 3]


_SMALL: Final = _small_moves()
# Each is looked up as it is written: quicker than asking what kind it is, again and again.
_IN_TABLE: Final = frozenset(type(move) for move in _SMALL)
_NUMBER: Final = {encode(move): number for number, move in enumerate(_SMALL)}


# ---- from int to name


def name(codes: Codes, move: int) -> Moves:
    """The named move of an engine int."""
    if move < CLEAR:
        return _SMALL[move]
    board = codes.board
    if move < codes.place:
        return Clear(board.slot_place(move - CLEAR))
    if move < codes.burn:
        cell, turn = divmod(move - codes.place, 4)
        return Place(board.place_of(cell), turn)
    if move < codes.share:
        return Burn(board.place_of(move - codes.burn))
    if move < codes.pledge:
        rest, amount = divmod(move - codes.share, codes.share_span)
        seat, what = divmod(rest, 3)
        return Share(seat, SHARED[what], amount)
    if move < codes.pay:
        return PledgeFlorins(move - codes.pledge)
    florins, wood, planks, huizenbouw = codes.payment(move)
    return Pay(florins, wood, planks, bool(huizenbouw))


# ---- from name to int


def number(codes: Codes, move: Moves) -> int | None:
    """The engine int of a named move; None if it lies outside all that can be played."""
    if type(move) in _IN_TABLE:
        return _NUMBER.get(encode(move))
    match move:
        case Clear():
            return _from(CLEAR, codes.board.slot_at(*move.slot))
        case Place():
            cell = codes.board.cell_at(*move.cell)
            if cell is None or not 0 <= move.turn < 4:
                return None
            return codes.place + cell * 4 + move.turn
        case Burn():
            return _from(codes.burn, codes.board.cell_at(*move.cell))
        case Share():
            values = [move.seat, SHARED.index(move.what), move.amount]
            return _from(codes.share, _digits(values, [4, 3, codes.share_span]))
        case PledgeFlorins():
            return _from(codes.pledge, _digits([move.amount], [codes.pay - codes.pledge]))
        case Pay():
            return _number_pay(codes, move)
    return None


def _number_pay(codes: Codes, move: Pay) -> int | None:
    values = [move.florins, move.wood, move.planks, int(move.huizenbouw)]
    spans = [codes.bound - codes.pay, codes.pay_wood, codes.pay_planks, 2]
    found = _from(codes.pay, _digits(values, spans))
    return found if found is not None and found < codes.bound else None


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
