"""The Schout phase: cards bought, then wishes played (N23-N26)."""

from collections import Counter

from tests.referee.nieuwstad.events import happen
from tests.referee.nieuwstad.questions import Chance, Move, Part, ask, move
from tests.referee.nieuwstad.table import Table
from tests.referee.nieuwstad.wishes import EFFECTS

PRICES = (0, 1, 3)  # for 0, 1, 2 cards
MOST_PLAYED = 2


def schout(table: Table, chooser: int, units: int) -> Part[None]:
    """Both circuits."""
    table.players[chooser].florins += units
    for seat in table.clockwise(chooser):
        yield from _buy(table, seat)
    for seat in table.clockwise(chooser):
        yield from _play(table, seat)


def _price(table: Table, seat: int, number: int) -> int:
    """The Handelshuis takes 1 florin off the whole purchase (N25)."""
    off = 1 if table.owner("handelshuis") == seat else 0
    return max(0, PRICES[number] - off)


def _wish_to_come(table: Table) -> bool:
    """Is there a wish among the discards, so that they can be shuffled (N26)?"""
    return any(card in table.edition.wishes for card in table.discards)


def _buy(table: Table, seat: int) -> Part[None]:
    """Q14 and the draws."""
    player = table.players[seat]
    sold = bool(table.deck) or _wish_to_come(table)
    if not sold or player.florins < _price(table, seat, 1):
        return
    legal = [
        move("buy_cards", number=number)
        for number in range(len(PRICES))
        if _price(table, seat, number) <= player.florins
    ]
    number: int = (yield from ask(seat, legal, {"buy_cards"}, "N23"))["number"]
    player.florins -= _price(table, seat, number)
    for drawn in range(number):
        if not (yield from _draw(table, seat)):
            # Cards not drawn are paid back.
            player.florins += _price(table, seat, number) - _price(table, seat, drawn)
            return


def _draw(table: Table, seat: int) -> Part[bool]:
    """Cards until a wish comes (N24); False if drawing ends."""
    while True:
        if not table.deck:
            if not _wish_to_come(table):
                return False
            yield from shuffle(table, table.discards, "N26")
            table.discards = []
        card = table.deck.pop(0)
        if card in table.edition.wishes:
            table.players[seat].hand.append(card)
            return True
        yield from happen(table, seat, card)
        table.discards.append(card)


def shuffle(table: Table, cards: list[str], rule: str) -> Part[None]:
    """The chance entry `deck`: these cards in any order."""
    entry = yield Chance("deck", lambda value: Counter(value) == Counter(cards), rule)
    table.deck = list(entry["value"])


def _play(table: Table, seat: int) -> Part[None]:
    """Q15: up to two wishes, asked while he has a card in hand."""
    player = table.players[seat]
    played = 0
    while player.hand and played < MOST_PLAYED:
        cards = sorted({card for card in player.hand if _refusal(table, seat, card) is None})
        answer = yield from ask(
            seat,
            [*(move("play", card=card) for card in cards), move("done")],
            {"play", "done"},
            lambda refused: _why(table, seat, refused),
        )
        if answer["type"] == "done":
            return
        played += 1
        card = answer["card"]
        player.hand.remove(card)
        if card != "kennis_is_macht":
            table.discards.append(card)
        yield from EFFECTS[card](table, seat)


def _why(table: Table, seat: int, refused: Move) -> str:
    return _refusal(table, seat, refused["card"]) or ""


def _refusal(table: Table, seat: int, card: str) -> str | None:
    """Why a card cannot be played now, in the order of the last chapter."""
    player = table.players[seat]
    if card not in player.hand:
        return "N23"
    if card not in EFFECTS:
        return "N26"
    if card == "botenbouw" and not (player.seals and table.loose_boats):
        return "N35"
    if card == "brand" and (table.stands("wachttoren") or not table.stands("huis")):
        return "N36"
    if card == "kennis_is_macht" and player.kennis:
        return "N39"
    return None
