"""Drapery: follow the cloth that was led, or cut in with silk."""

from itertools import islice
from typing import ClassVar

from drapery.rules import CARDS, CLOTHS, VALUES, DraperyState, ask_next, deal
from drapery.schema import SCHEMA, Play, Position, Seat
from gildehuis.core.chance import Chance
from gildehuis.core.game import Credit, Game, Result, Setup
from gildehuis.core.ranking import ended
from gildehuis.core.rng import Rng


def deals(unseen: list[int], sizes: list[int], lacks: list[list[int]], rng: Rng) -> list[list[int]]:
    """Hands of these sizes, none with a cloth that it lacks; all such deals are equally likely."""
    while True:
        rng.shuffle(unseen)
        cards = iter(unseen)
        hands = [sorted(islice(cards, size)) for size in sizes]
        if not any(c // VALUES in lacks[seat] for seat, hand in enumerate(hands) for c in hand):
            return hands


class Drapery(Game[DraperyState, Position, Play]):
    name = "drapery"
    credit = Credit("Gildehuis", "Gildehuis", 2026)
    minutes = 10
    weight = 1
    longest = 72
    schema = SCHEMA
    all_moves: ClassVar = [Play(card) for card in CARDS]
    refusal_rules: ClassVar = {"form": "D9", "over": "D7", "turn": "D3"}

    def new(self, setup: Setup, chance: Chance) -> DraperyState:
        state = DraperyState(setup, chance)
        deal(state)
        return state

    def result(self, state: DraperyState) -> Result | None:
        return None if state.asked else ended(state.points, "all_dealt")  # D8

    def view(self, state: DraperyState, viewer: int | None) -> Position:
        return Position(
            deal=state.deal,
            leader=state.leader,
            trick=[CARDS[card] for card in state.trick],
            gone=[CARDS[card] for card in state.gone],
            hand=None if viewer is None else [CARDS[card] for card in state.hands[viewer]],
            seats=[
                Seat(points, len(hand), [CLOTHS[cloth] for cloth in lacks])
                for points, hand, lacks in zip(state.points, state.hands, state.lacks, strict=True)
            ],
        )

    def imagine(self, setup: Setup, viewer: int | None, seen: Position, rng: Rng) -> DraperyState:
        state = DraperyState(setup, Chance(str(rng.below(1 << 30))))
        state.deal, state.leader = seen.deal, seen.leader
        state.trick = [CARDS.index(card) for card in seen.trick]
        state.gone = [CARDS.index(card) for card in seen.gone]
        state.points = [seat.points for seat in seen.seats]
        state.lacks = [[CLOTHS.index(cloth) for cloth in seat.lacks] for seat in seen.seats]
        own = [CARDS.index(card) for card in seen.hand or []]
        unseen = sorted(set(range(len(CARDS))).difference(own, state.trick, state.gone))
        sizes = [0 if n == viewer else seat.cards for n, seat in enumerate(seen.seats)]
        state.hands = deals(unseen, sizes, state.lacks, rng)
        if viewer is not None:
            state.hands[viewer] = own
        if any(state.hands):
            ask_next(state)
        return state

    def rule_against(self, state: DraperyState, seat: int, move: Play) -> str:
        return "D4" if CARDS.index(move.card) in state.hands[seat] else "D2"

    def estimate(self, state: DraperyState) -> list[float]:
        return [float(points) for points in state.points]

    def census(self, state: DraperyState) -> dict[str, int]:
        return {"cards": len(state.gone) + len(state.trick) + sum(map(len, state.hands))}


GAME = Drapery()
