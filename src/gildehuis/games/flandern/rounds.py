"""The round of three and four players, in its six steps (F11–F16, F19–F23, F37)."""

from gildehuis.games.flandern.board import (
    ABSENT,
    ACTION_CARDS,
    ARMS_OF_TILE,
    CARDS,
    CATHEDRAL_CARD,
    CHURCH,
    GREY,
    INFLUENCE_CARD,
    LAID,
    MASTER_CARD,
    NEUTRAL_TILES,
    PICK_UP,
    SERVED,
    SITE_CARD,
    TOWNS,
)
from gildehuis.games.flandern.building import cover, free_spaces, site_action, town_action
from gildehuis.games.flandern.edition import edition_of
from gildehuis.games.flandern.moves import CHOOSE_CARD, INFLUENCES, cathedral_first, master_first
from gildehuis.games.flandern.score import finish_match, score_full_towns
from gildehuis.games.flandern.state import (
    CATHEDRAL,
    CHOOSE,
    GOLDEN_SITE,
    GOLDEN_TOWN,
    MASTER,
    NO_CARD,
    NO_GUILD,
    NO_TOWN,
    NOBODY,
    SITE,
    TOWN,
    FlandernState,
)
from gildehuis.games.flandern.tell import card_names, tell, tell_place, tell_secret


def set_out(state: FlandernState) -> None:
    """Shuffle the golden cards, pile B under pile A, and begin (F9, F10)."""
    state.golden = state.chance.stack("golden_pile", golden_piles(state), "F9")
    draw_golden(state)


def golden_piles(state: FlandernState) -> list[list[int]]:
    """Piles A and B, without the card of a town that is out of the game (F7, F10)."""
    slots = state.board.slots
    return [
        [card for card in pile if card >= SITE_CARD or state.tile[card * slots] != ABSENT]
        for pile in edition_of(state.setup).golden
    ]


# ---- step 1


def draw_golden(state: FlandernState) -> None:
    """The starting player draws, past the cards of scored towns (F11). Then all choose."""
    starter = state.starter
    state.round += 1
    state.golden_card = NO_CARD
    tell(state, "round_began", seat=starter, round=state.round)
    while state.golden_at < len(state.golden) and state.golden_card == NO_CARD:
        card = state.golden[state.golden_at]
        state.golden_at += 1
        if card < SITE_CARD and state.scored >> card & 1:
            state.golden_removed |= 1 << card
            tell(state, "golden_removed", seat=starter, card=CARDS[card])
        else:
            state.golden_card = card
            left = len(state.golden) - state.golden_at
            secret = {"known": 1, "card": CARDS[card]}
            tell_secret(state, "golden_drawn", starter, secret, left=left, known=0)
    state.asking = CHOOSE
    state.turn = NOBODY
    state.chosen = [-1] * state.players
    state.order = []


# ---- step 2


def choosing(state: FlandernState) -> list[int]:
    """The seats that have not chosen yet."""
    chosen = state.chosen
    return [seat for seat in range(state.players) if chosen[seat] < 0]


_ROWS: dict[int, list[int]] = {}  # by hand × INFLUENCES + influence cards held


def choices(state: FlandernState, seat: int) -> list[int]:
    """One action card of the hand and any number of influence cards (F12)."""
    hand = state.hand[seat]
    influence = state.influence[seat]
    key = hand * INFLUENCES + influence
    row = _ROWS.get(key)
    if row is None:
        row = [
            CHOOSE_CARD + card * INFLUENCES + n
            for card in range(ACTION_CARDS)
            if hand >> card & 1
            for n in range(influence + 1)
        ]
        _ROWS[key] = row
    return row


def choose(state: FlandernState, seat: int, move: int) -> None:
    state.chosen[seat] = move - CHOOSE_CARD
    if state.events is not None:
        card, influence = divmod(move - CHOOSE_CARD, INFLUENCES)
        secret = {"known": 1, "card": CARDS[card], "influence": influence}
        tell_secret(state, "chose", seat, secret, known=0)
    if min(state.chosen) >= 0:
        _reveal(state)


# ---- step 3


def _reveal(state: FlandernState) -> None:
    """Most cards first, then clockwise from the starting player (F13)."""
    players = state.players
    order: list[int] = []
    most = max([chosen % INFLUENCES for chosen in state.chosen])
    for influence in range(most, -1, -1):
        for step in range(players):
            seat = (state.starter + step) % players
            if state.chosen[seat] % INFLUENCES == influence:
                order.append(seat)
    state.order = order
    state.acting = 0
    for seat in order:
        card, influence = divmod(state.chosen[seat], INFLUENCES)
        state.influence[seat] -= influence
        state.hand[seat] &= ~(1 << card)
        state.open[seat] |= 1 << card
        tell(state, "revealed", seat=seat, card=CARDS[card], influence=influence)
    act_on(state)


# ---- step 4


def act_on(state: FlandernState) -> None:
    """Go on with the actions of the round up to the next question (F14)."""
    while state.acting < len(state.order):
        seat = state.order[state.acting]
        state.acting += 1
        state.turn = seat
        if _act(state, seat, state.chosen[seat] // INFLUENCES):
            return
    _golden_action(state)


def _act(state: FlandernState, seat: int, card: int) -> bool:
    """Carry out a silver card; True if the seat has to say how."""
    if card == PICK_UP:
        pick_up(state, seat)
        return False
    if card == SITE_CARD:
        found = site_action(state, SERVED[seat])
        return ask(state, SITE, NO_TOWN, seat, card, found)
    return ask(state, TOWN, card, seat, card, town_action(state, card, SERVED[seat]))


def ask(
    state: FlandernState, asking: int, town: int, guild: int, card: int, found: list[int]
) -> bool:
    """Ask the seat at turn for one of these moves; an impossible action lapses (F14)."""
    if not found:
        tell(state, "impossible", seat=state.turn, card=CARDS[card])
        return False
    state.asking = asking
    state.town = town
    state.guild = guild
    state.choices = found
    return True


def pick_up(state: FlandernState, seat: int) -> None:
    """Take back all action cards lying open (F19)."""
    if state.events is not None:
        tell(state, "picked_up", seat=seat, cards=card_names(state.open[seat]))
    state.hand[seat] |= state.open[seat]
    state.open[seat] = 0


# ---- step 5


def _golden_action(state: FlandernState) -> None:
    """The starting player turns over his golden card (F15)."""
    card = state.golden_card
    state.golden_card = NO_CARD
    state.turn = state.starter
    if card != NO_CARD:
        tell(state, "golden_turned", seat=state.turn, card=CARDS[card])
        if _act_golden(state, state.turn, card):
            return
    end_round(state)


def _act_golden(state: FlandernState, seat: int, card: int) -> bool:
    """Carry out a golden card; True if the seat has to say how."""
    if card == PICK_UP:
        pick_up(state, seat)
        return False
    if card == INFLUENCE_CARD:
        state.influence[seat] += 1
        tell(state, "influence_gained", seat=seat)
        return False
    if card == CATHEDRAL_CARD:
        return ask(state, CATHEDRAL, NO_TOWN, NO_GUILD, card, cathedral_targets(state))
    if card == MASTER_CARD:
        return ask(state, MASTER, NO_TOWN, seat, card, master_targets(state, seat))
    if card == SITE_CARD:
        found = site_action(state, NEUTRAL_TILES)
        return ask(state, GOLDEN_SITE, NO_TOWN, NO_GUILD, card, found)
    found = town_action(state, card, NEUTRAL_TILES)
    return ask(state, GOLDEN_TOWN, card, NO_GUILD, card, found)


def cathedral_targets(state: FlandernState) -> list[int]:
    """Church districts without a cathedral (F21, F23)."""
    if not state.cathedrals:
        return []
    first = cathedral_first(state.board)
    return [
        first + slot
        for slot in _laid_open(state)
        if ARMS_OF_TILE[state.tile[slot] - LAID] == CHURCH and not state.cathedral[slot]
    ]


def master_targets(state: FlandernState, seat: int) -> list[int]:
    """Own and grey districts (F22, F23)."""
    if not state.masters:
        return []
    first = master_first(state.board)
    return [
        first + slot
        for slot in _laid_open(state)
        if ARMS_OF_TILE[state.tile[slot] - LAID] in (seat, GREY)
    ]


def _laid_open(state: FlandernState) -> list[int]:
    """All districts laid in unscored towns (F35)."""
    slots = state.board.slots
    return [
        slot
        for town in range(len(TOWNS))
        if not state.scored >> town & 1
        for slot in range(town * slots, (town + 1) * slots)
        if state.tile[slot] >= LAID
    ]


def put_cathedral(state: FlandernState, slot: int) -> None:
    state.cathedrals -= 1
    state.cathedral[slot] = 1
    if state.events is not None:
        tell_place(state, "cathedral_built", slot)


def put_master(state: FlandernState, slot: int) -> None:
    state.masters -= 1
    state.figures[slot] += 1
    if state.events is not None:
        tell_place(state, "master_placed", slot, guild=True)


# ---- step 6


def end_round(state: FlandernState) -> None:
    """Covers, scoring, end check; the next starting player (F16, F37)."""
    state.turn = NOBODY
    state.town = NO_TOWN
    state.guild = NO_GUILD
    state.choices = []
    cover(state)
    score_full_towns(state)
    if free_spaces(state) <= 1:
        finish_match(state, "board_full")
    elif state.golden_at == len(state.golden):
        finish_match(state, "golden_empty")
    else:
        state.starter = (state.starter + 1) % state.players
        draw_golden(state)
