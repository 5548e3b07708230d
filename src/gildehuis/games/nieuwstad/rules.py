"""The course of Nieuwstad: the start, and how answers and steps follow one another."""

from collections.abc import Callable

from gildehuis.core.chance import Chance
from gildehuis.core.game import Setup
from gildehuis.games.nieuwstad import (
    boer,
    bouwmeester,
    deal,
    events,
    handelaar,
    houthakker,
    moves,
    opening,
    rounds,
    schout,
    wishes,
)
from gildehuis.games.nieuwstad.course import (
    ANSWER,
    BUILD,
    BURN,
    BUY_CARDS,
    COPY,
    DISCOUNT,
    EXTRA,
    GUARD,
    JOIN,
    NOTHING,
    OPENING_BUILDING,
    OPENING_TILE,
    OVER,
    PARTNERS,
    PAY,
    PLACE,
    PLAY,
    PLEDGE_FLORINS,
    PLEDGE_GOODS,
    QUARTER,
    ROLE,
    SHARE,
    STEAL,
    TAX,
    TILE,
    TRADE,
)
from gildehuis.games.nieuwstad.start import blank
from gildehuis.games.nieuwstad.state import NieuwstadState
from gildehuis.games.nieuwstad.town import lay_roads


def start(setup: Setup, chance: Chance) -> NieuwstadState:
    """Forest and deck are shuffled (N2, N3), the Market lies on the board."""
    state = blank(setup, chance)
    kit = state.kit
    board = kit.board
    rule = "N3" if state.players == 2 else "N2"
    tiles = chance.draw("forest", kit.tiles, board.slot_count - 1, rule)
    lay_forest(state, tiles)
    deck = chance.draw("deck", kit.deck, len(kit.deck), rule)
    schout.lay_deck(state, deck)
    lay_market(state)
    go_on(state)
    return state


def lay_forest(state: NieuwstadState, tiles: list[int]) -> None:
    """A tile on every slot, the Market left out."""
    market = state.kit.board.market_slot
    state.forest = [*tiles[:market], -1, *tiles[market:]]
    state.standing = [0 if tile < 0 else 1 for tile in state.forest]


def lay_market(state: NieuwstadState) -> None:
    """Its roads bind its neighbours."""
    board = state.kit.board
    cell = (board.market & -board.market).bit_length() - 1
    sides = [[0, 1], [1, 1 + board.pitch], [board.pitch, board.pitch + 1], [0, board.pitch]]
    lay_roads(state, state.kit.market, sides, cell)


def to_act(state: NieuwstadState) -> list[int]:
    if state.asked == TAX:
        return rounds.waiting_for(state)
    return [] if state.step == OVER else [state.seat]


def legal(state: NieuwstadState, seat: int) -> list[int]:
    return rounds.tax_moves(state, seat) if state.asked == TAX else state.choices


def play(state: NieuwstadState, seat: int, move: int) -> None:
    """Carry out a legal answer and go on to the next question."""
    if state.asked == TAX:
        rounds.answer_tax(state, seat, move)
    else:
        _ANSWERS[state.asked - 1](state, move)
    go_on(state)


def go_on(state: NieuwstadState) -> None:
    while state.asked == NOTHING and state.step != OVER:
        _STEPS[state.step](state)


_STEPS: tuple[Callable[[NieuwstadState], None], ...] = (
    opening.tiles_step,
    opening.buildings_step,
    rounds.choose_step,
    houthakker.step,
    bouwmeester.step,
    boer.step,
    schout.buy_step,
    schout.draw_step,
    events.step,
    schout.play_step,
    wishes.guard_step,
    wishes.steal_step,
    wishes.festival_step,
    handelaar.step,
    rounds.rentmeester_step,
    rounds.end_step,
    rounds.income_step,
)


_ANSWERS: tuple[Callable[[NieuwstadState, int], None], ...] = (
    opening.answer_tile,
    opening.answer_building,
    bouwmeester.answer_place,
    rounds.answer_role,
    rounds.answer_copy,
    houthakker.answer,
    bouwmeester.answer_build,
    bouwmeester.answer_pay,
    bouwmeester.answer_deal,
    bouwmeester.answer_deal,
    bouwmeester.answer_deal,
    bouwmeester.answer_deal,
    boer.answer,
    schout.answer_buy,
    schout.answer_play,
    wishes.answer_burn,
    wishes.answer_quarter,
    wishes.answer_guard,
    wishes.answer_steal,
    wishes.answer_join,
    events.answer_florins,
    events.answer_goods,
    handelaar.answer,
)


def choices(state: NieuwstadState) -> list[int]:
    """The legal answers to what is asked, worked out from the position alone."""
    return [] if state.asked in (NOTHING, TAX) else _CHOICES[state.asked](state)


def _tiles_or_pass(state: NieuwstadState) -> list[int]:
    return [*houthakker.reachable(state), moves.PASS]


def _buildable(state: NieuwstadState) -> list[int]:
    return bouwmeester.buildable(state, state.seat)


def _payments(state: NieuwstadState) -> list[int]:
    return bouwmeester.payments(state, state.seat)


def _discounts(state: NieuwstadState) -> list[int]:
    return deal.discounts(
        state, state.seat, state.deal_florins, state.deal_wood, bouwmeester.units(state)
    )


def _buy(state: NieuwstadState) -> list[int]:
    return schout.buy_moves(state, state.seat)


def _wishes(state: NieuwstadState) -> list[int]:
    return wishes.playable(state, state.seat)


def _guard(state: NieuwstadState) -> list[int]:
    return wishes.guard_moves(state, state.seat)


def _steal(state: NieuwstadState) -> list[int]:
    return wishes.steal_moves(state, wishes.victim(state))


def _join(state: NieuwstadState) -> list[int]:
    return wishes.join_moves(state, state.seat)


def _pledge_florins(state: NieuwstadState) -> list[int]:
    return events.florin_moves(state, state.seat)


def _pledge_goods(state: NieuwstadState) -> list[int]:
    return events.goods_moves(state, state.seat)


def _trades(state: NieuwstadState) -> list[int]:
    return handelaar.trades(state, state.seat)


_CHOICES: dict[int, Callable[[NieuwstadState], list[int]]] = {
    OPENING_TILE: houthakker.reachable,
    OPENING_BUILDING: opening.start_kinds,
    PLACE: opening.place_moves,
    ROLE: rounds.role_moves,
    COPY: rounds.copy_moves,
    TILE: _tiles_or_pass,
    BUILD: _buildable,
    PAY: _payments,
    DISCOUNT: _discounts,
    PARTNERS: deal.partner_moves,
    SHARE: deal.share_moves,
    ANSWER: deal.answer_moves,
    EXTRA: boer.extra_moves,
    BUY_CARDS: _buy,
    PLAY: _wishes,
    BURN: wishes.burn_moves,
    QUARTER: wishes.quarter_moves,
    GUARD: _guard,
    STEAL: _steal,
    JOIN: _join,
    PLEDGE_FLORINS: _pledge_florins,
    PLEDGE_GOODS: _pledge_goods,
    TRADE: _trades,
}
