"""A full position consistent with a view: hidden tiles, cards and points drawn fairly."""

from collections.abc import Sequence

from gildehuis.core.chance import Chance
from gildehuis.core.rng import Rng
from gildehuis.core.schema import UNSET
from gildehuis.core.state import Setup
from gildehuis.games.nieuwstad import role_bouwmeester, rules
from gildehuis.games.nieuwstad.ids import (
    BUILDINGS,
    CARDS,
    GOOD_COUNT,
    GOODS,
    INKOMSTENBELASTING,
    NOBODY,
    PASSED,
    PENDING,
    QUARTERS,
    ROLES,
    STALLS,
    TAXED,
    TILES,
    TOWN,
    WISH_COUNT,
    WISHES,
)
from gildehuis.games.nieuwstad.imagine_hands import deal_hands
from gildehuis.games.nieuwstad.role_bouwmeester import PAY, PLACE
from gildehuis.games.nieuwstad.rounds import ROUND_END, TAX
from gildehuis.games.nieuwstad.schema_position import Deal, Position, Threat
from gildehuis.games.nieuwstad.schema_words import Wish
from gildehuis.games.nieuwstad.score import POINTS_TO_END
from gildehuis.games.nieuwstad.state import NieuwstadState, blank
from gildehuis.games.nieuwstad.town import clear_slot, lay_building, seal_boat
from gildehuis.games.nieuwstad.view import WOOD_TRADES


def imagine(setup: Setup, viewer: int | None, position: Position, rng: Rng) -> NieuwstadState:
    """Everything open as it stands; what is hidden drawn from what the viewer cannot rule out."""
    state = blank(setup, Chance(f"imagined {rng.below(1 << 30)}"))
    _lay_forest(state, position, rng)
    _lay_buildings(state, position)
    _set_course(state, position)
    _set_seats(state, position)
    _set_phase(state, position)
    _set_cards(state, viewer, position, rng)
    _guess_points(state, position, rng)
    _set_tax(state, viewer, position, rng)
    state.choices = [] if state.asked is None else state.asked.choices(state)
    return state


# ---- the board


def _lay_forest(state: NieuwstadState, position: Position, rng: Rng) -> None:
    """Tiles still face down are any of those not found yet; three stay out of the game (N2)."""
    left = state.kit.tiles[:]
    for slot in position.forest:
        if slot.tile is not None:
            left.remove(TILES.index(slot.tile))
    rng.shuffle(left)
    tiles = [
        left.pop() if slot.tile is None else TILES.index(slot.tile) for slot in position.forest
    ]
    rules.lay_forest(state, tiles)
    rules.lay_market(state)
    for slot in position.forest:
        if not slot.standing:
            number = state.kit.board.slot_at(*slot.slot)
            assert number is not None
            clear_slot(state, number)


def _lay_buildings(state: NieuwstadState, position: Position) -> None:
    for index, building in enumerate(position.buildings):
        cell = state.kit.board.cell_at(*building.cell)
        assert cell is not None
        owner = TOWN if building.owner is None else building.owner
        kind = BUILDINGS.index(building.building)
        lay_building(state, kind, cell * 4 + building.turn, owner)
        state.crops[index] = building.amount
    for boat in position.boats.sealed:
        seal_boat(state, boat.owner, int(boat.loose))
    state.poorters = position.poorters


# ---- the course of the match


def _index(words: Sequence[str], word: str | None) -> int:
    return -1 if word is None else words.index(word)


def _set_course(state: NieuwstadState, position: Position) -> None:
    state.round = position.round
    state.start = position.start
    state.step = rules.STEPS.get(position.step, ROUND_END)  # over: nothing came after that
    state.asked = None if position.asked is None else state.step.question(position.asked)
    state.seat = 0 if position.seat is None else position.seat
    state.turn = position.turn
    state.other = position.other
    state.end = position.end or ""
    state.roles_by = [-1 if role.chosen_by is None else role.chosen_by for role in position.roles]
    phase = position.phase
    state.role = _index(ROLES, phase.role)
    state.chooser = phase.chooser
    state.privilege = phase.privilege
    state.picked = phase.picked


def _set_seats(state: NieuwstadState, position: Position) -> None:
    for number, seat in enumerate(position.seats):
        state.florins[number] = seat.florins
        for good, name in enumerate(GOODS):
            state.goods[number * GOOD_COUNT + good] = seat.goods[name]
        state.hand_sizes[number] = seat.cards
    state.kennis = [int(seat.kennis_is_macht) for seat in position.seats]


def _set_phase(state: NieuwstadState, position: Position) -> None:
    """What is half done: a building, a deal, production, a purchase, a wish, an event, trade."""
    building = position.building
    if building is not None:
        state.kind = BUILDINGS.index(building.building)
        state.joint = building.together
        if building.cell is not None and building.turn is not None:
            cell = state.kit.board.cell_at(*building.cell)
            assert cell is not None
            state.place = cell * 4 + building.turn
    if position.deal is not None:
        _set_deal(state, position.deal)
    production = position.production
    if production is not None:
        state.extras = production.extras
        state.produced = sum(1 << GOODS.index(good) for good in production.produced)
        state.received = sum(1 << GOODS.index(good) for good in production.received)
    purchase = position.purchase
    if purchase is not None:
        state.bought = purchase.bought
        state.drawn = purchase.drawn
        state.to_draw = purchase.to_draw
    state.draws = [_index(CARDS, card) for card in position.draws]
    wish = position.wish
    if wish is not None:
        state.played = wish.played
        state.card = WISHES.index(wish.card)
        state.quarter = _index(QUARTERS, wish.quarter)
    if position.event is not None:
        _set_event(state, position.event)
    state.sold = [position.stalls[stall].sold for stall in STALLS]
    trade = position.trade
    if trade is not None:
        state.entered = sum(1 << STALLS.index(stall) for stall in trade.entered)
        state.processed = [trade.processed[stall] for stall in STALLS]
        state.wood_trade = WOOD_TRADES.index(trade.wood_trade)


def _set_deal(state: NieuwstadState, deal: Deal) -> None:
    state.proposals = deal.proposals
    if deal.florins is UNSET or deal.wood is UNSET or deal.step is UNSET:
        return  # nothing is on the table
    if deal.partners is UNSET or deal.shares is UNSET:
        return
    state.deal_florins = deal.florins
    state.deal_wood = deal.wood
    state.deal_partners = sum(1 << seat for seat in deal.partners)
    state.deal_owner = TOWN if deal.owner is UNSET or deal.owner is None else deal.owner
    state.deal_step = deal.step
    for seat, share in enumerate(deal.shares):
        state.deal_shares[seat] = share.florins
        state.deal_shares[4 + seat] = share.wood
        state.deal_shares[8 + seat] = share.points


def _set_event(state: NieuwstadState, event: Threat) -> None:
    state.event = CARDS.index(event.card)
    state.missing_florins = event.missing_florins
    state.missing_goods = event.missing_goods
    for seat, pledge in enumerate(event.pledges):
        state.pledged_florins[seat] = pledge.florins
        foods = (pledge.fish, pledge.grain, pledge.cattle, pledge.game)
        state.pledged_goods[seat * 4 : seat * 4 + 4] = foods


# ---- what is hidden


def _set_cards(state: NieuwstadState, viewer: int | None, position: Position, rng: Rng) -> None:
    """Hands and deck, from what was seen of the cards since they were last shuffled."""
    shuffled = position.shuffled
    pack = [shuffled.pack.get(card, 0) for card in CARDS]
    state.discards = [CARDS.index(card) for card in position.discards]
    known = [seat.hand for seat in position.seats]
    deck = deal_hands(
        state,
        pack,
        shuffled.held,
        [_counts(cards) for cards in shuffled.played],
        [None if hand is None else _counts(hand) for hand in known],
        None if viewer is None else _counts(shuffled.drawn or []),
        viewer,
        _must_hold(state, viewer),
        rng,
    )
    rng.shuffle(deck)
    state.deck = deck
    state.deck_left = len(deck)
    state.pack = pack
    state.held = list(shuffled.held)
    state.since = [n for cards in shuffled.played for n in _counts(cards)]


def _counts(cards: list[Wish]) -> list[int]:
    counts = [0] * WISH_COUNT
    for card in cards:
        counts[WISHES.index(card)] += 1
    return counts


def _must_hold(state: NieuwstadState, viewer: int | None) -> int:
    """The other seat that cannot pay its house but by Huizenbouw; NOBODY if there is none."""
    asked = state.asked
    if (asked is not PLACE and asked is not PAY) or state.seat == viewer:
        return NOBODY
    if state.joint or state.kit.blue[state.kind]:
        return NOBODY
    ways = len(role_bouwmeester.payments(state))  # no hand is dealt yet
    chose = asked is PAY and not role_bouwmeester.pays_behind_cards(state)
    return state.seat if ways < (2 if chose else 1) else NOBODY


def _guess_points(state: NieuwstadState, position: Position, rng: Rng) -> None:
    """Others' points lie face down: about what their buildings brought, and some trade.

    Nobody had enough to end the match when a round last ended.
    """
    for number, seat in enumerate(position.seats):
        if seat.points is not None:
            state.points[number] = seat.points
            continue
        own = [
            state.kit.points[k]
            for k, o in zip(state.kinds, state.owners, strict=True)
            if o == number
        ]
        guess = sum(own[1:]) + rng.below(2 * state.round)
        state.points[number] = min(guess, POINTS_TO_END - 1)


def _set_tax(state: NieuwstadState, viewer: int | None, position: Position, rng: Rng) -> None:
    """Secret answers to Q24: who has the card may have played it."""
    tax = position.tax
    if state.asked is not TAX or tax is None:
        return
    state.answers = [PENDING if seat in tax.waiting else PASSED for seat in range(state.players)]
    for seat in range(state.players):
        if seat in tax.waiting:
            continue
        if seat == viewer:
            state.answers[seat] = TAXED if tax.own else PASSED
        elif state.hands[seat * WISH_COUNT + INKOMSTENBELASTING] and rng.below(2):
            state.answers[seat] = TAXED
