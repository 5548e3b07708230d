"""What a legal move of Guilds gives and costs, for people."""

from gildehuis.games.guilds.course import SCORING
from gildehuis.games.guilds.effects import ALCHEMIST, FREE_RESERVE
from gildehuis.games.guilds.moves import (
    ASSASSINATE,
    BEND,
    BUY,
    NAME_FACTION,
    OFFER,
    PLACE,
    RESERVE,
    STEAL,
    STEAL_MOST,
    TAKE,
    TRANSMUTE,
    exchange_base,
)
from gildehuis.games.guilds.phase_build import PLACING, cost
from gildehuis.games.guilds.phase_exchange import price_of
from gildehuis.games.guilds.place import lay
from gildehuis.games.guilds.schema import Preview
from gildehuis.games.guilds.score import Standing, points
from gildehuis.games.guilds.state import GuildsState, own_guilds, ready


def preview(state: GuildsState, seat: int, move: int) -> Preview:
    """Florins and gold as changes of what the seat holds; points as if the match ended then."""
    if TRANSMUTE <= move < STEAL:
        gold = move - TRANSMUTE + 1
        return Preview(gold=-gold, florins=gold * state.edition.amount[ALCHEMIST])
    if STEAL <= move < BEND:
        return Preview(florins=(move - STEAL) % STEAL_MOST + 1)
    if TAKE <= move < ASSASSINATE:
        return _take(state, seat, move - TAKE)
    if BUY <= move < RESERVE:
        return Preview(gold=-cost(state, seat, move - BUY))
    if RESERVE <= move < NAME_FACTION:
        return Preview(florins=0 if ready(state, seat, FREE_RESERVE) else -1)
    if state.asked is PLACING and PLACE <= move < OFFER:
        return _place(state, seat, move - PLACE)
    if OFFER <= move < exchange_base(state.edition):
        return _offer(state, seat, move)
    if move >= exchange_base(state.edition):
        gold = move - exchange_base(state.edition)
        return Preview(gold=gold, florins=-price_of(state, seat, gold))
    if state.phase == SCORING:
        return _naming(state, seat, move)
    return Preview()


def _take(state: GuildsState, seat: int, who: int) -> Preview:
    """What was paid on the tent, and the points the character brings now."""
    zone = state.slot_zones[state.slots.index(who)]
    after = state.clone()
    own_guilds(after)
    after.owner[who] = seat + 1
    after.joined.append(who)
    paid = state.tent[zone * state.players + seat]
    return Preview(paid=paid, points=_gain(state, after, seat))


def _gain(state: GuildsState, after: GuildsState, seat: int) -> int:
    return points(after, Standing(after), seat) - points(state, Standing(state), seat)


def _place(state: GuildsState, seat: int, place: int) -> Preview:
    """Would the room be active, and what would the headquarters gain?"""
    after = state.clone()
    lay(after, seat, state.placing, place >> 2, place & 3)
    active = bool(after.active >> state.placing & 1)
    return Preview(active=active, points=_gain(state, after, seat))


def _offer(state: GuildsState, seat: int, move: int) -> Preview:
    zone, add = divmod(move - OFFER, state.edition.purse)
    return Preview(florins=-add - 1, total=state.tent[zone * state.players + seat] + add + 1)


def _naming(state: GuildsState, seat: int, move: int) -> Preview:
    assert state.asked is not None
    after = state.clone()
    state.asked.answer(after, move)
    return Preview(points=_gain(state, after, seat))
