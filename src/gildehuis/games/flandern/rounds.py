"""The round of three and four players, in its six steps (F11–F16, F19–F23, F37)."""

from typing import Final

from gildehuis.core.state import Question, QuestionToAll, ask, ask_all, tell, tell_secret
from gildehuis.games.flandern.board import (
    ABSENT,
    ACTION_CARDS,
    ACTIONS,
    ARMS_OF_TILE,
    CARDS,
    CATHEDRAL_CARD,
    CHURCH,
    GREY,
    INFLUENCE_CARD,
    LAID,
    MASTER_CARD,
    NO_CARD,
    NO_GUILD,
    NO_SEAT,
    NO_TOWN,
    NOT_CHOSEN,
    PICK_UP,
    SITE_CARD,
    TOWNS,
    card_names,
)
from gildehuis.games.flandern.building import (
    cover,
    free_spaces,
    site_question,
    tell_district,
    tell_place,
    town_question,
)
from gildehuis.games.flandern.edition import edition_of
from gildehuis.games.flandern.moves import CHOOSE_CARD, INFLUENCES, cathedral_first, master_first
from gildehuis.games.flandern.schema import Cathedral, Choose, Master
from gildehuis.games.flandern.schema_events import (
    CathedralBuilt,
    Chose,
    GoldenDrawn,
    GoldenRemoved,
    GoldenTurned,
    Impossible,
    InfluenceGained,
    MasterPlaced,
    PickedUp,
    Revealed,
    RoundBegan,
)
from gildehuis.games.flandern.score import finish_match, score_full_towns
from gildehuis.games.flandern.state import FlandernState


def set_out(state: FlandernState) -> None:
    """Shuffle the golden cards, pile B under pile A, and begin (F9, F10)."""
    state.golden = state.chance.stack("golden_pile", golden_piles(state), "F9")
    draw_golden(state)


def golden_piles(state: FlandernState) -> list[list[int]]:
    """Piles A and B, without the cards of a town that is out of the game (F7, F10)."""
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
    tell(state, RoundBegan, seat=starter, round=state.round)
    while state.golden_at < len(state.golden) and state.golden_card == NO_CARD:
        drawn = state.golden_at
        card = state.golden[drawn]
        state.golden_at += 1
        if card < SITE_CARD and state.scored >> card & 1:
            state.golden_removed |= 1 << drawn
            tell(state, GoldenRemoved, seat=starter, card=CARDS[card])
        else:
            state.golden_card = card
            left = len(state.golden) - state.golden_at
            secret = {"card": CARDS[card]}
            tell_secret(state, starter, GoldenDrawn, secret, seat=starter, left=left)
    state.seat = NO_SEAT
    state.chosen = [NOT_CHOSEN] * state.players
    state.order = []
    ask_all(state, CHOOSE)


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
        secret = {"card": ACTIONS[card], "influence": influence}
        tell_secret(state, seat, Chose, secret, seat=seat)
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
        if state.events is not None:
            tell(state, Revealed, seat=seat, card=ACTIONS[card], influence=influence)
    act_on(state)


# ---- step 4


def act_on(state: FlandernState) -> None:
    """Go on with the actions of the round up to the next question (F14)."""
    while state.acting < len(state.order):
        seat = state.order[state.acting]
        state.acting += 1
        state.seat = seat
        if _act(state, seat, state.chosen[seat] // INFLUENCES):
            return
    _golden_action(state)


def _act(state: FlandernState, seat: int, card: int) -> bool:
    """Carry out a silver card; True if the seat has to say how."""
    if card == PICK_UP:
        pick_up(state, seat)
        return False
    if card == SITE_CARD:
        return ask_how(state, SITE, card, NO_TOWN, seat)
    return ask_how(state, TOWN, card, card, seat)


def ask_how(
    state: FlandernState, question: Question[FlandernState], card: int, town: int, guild: int
) -> bool:
    """Ask the seat at turn how it carries out a card; an impossible action lapses (F14)."""
    state.town = town
    state.guild = guild
    found = question.choices(state)
    if not found:
        tell(state, Impossible, seat=state.seat, card=CARDS[card])
        return False
    ask(state, question, state.seat, found)
    return True


def pick_up(state: FlandernState, seat: int) -> None:
    """Take back all action cards lying open (F19)."""
    if state.events is not None:
        tell(state, PickedUp, seat=seat, cards=card_names(state.open[seat]))
    state.hand[seat] |= state.open[seat]
    state.open[seat] = 0


# ---- step 5


def _golden_action(state: FlandernState) -> None:
    """The starting player turns over his golden card (F15)."""
    card = state.golden_card
    state.golden_card = NO_CARD
    state.seat = state.starter
    if card != NO_CARD:
        tell(state, GoldenTurned, seat=state.seat, card=CARDS[card])
        if act_golden(state, state.seat, card):
            return
    end_round(state)


def act_golden(state: FlandernState, seat: int, card: int) -> bool:
    """Carry out a golden card; True if the seat has to say how."""
    if card == PICK_UP:
        pick_up(state, seat)
        return False
    if card == INFLUENCE_CARD:
        state.influence[seat] += 1
        tell(state, InfluenceGained, seat=seat)
        return False
    if card == CATHEDRAL_CARD:
        return ask_how(state, CATHEDRAL, card, NO_TOWN, NO_GUILD)
    if card == MASTER_CARD:
        return ask_how(state, MASTER, card, NO_TOWN, seat)
    if card == SITE_CARD:
        return ask_how(state, GOLDEN_SITE, card, NO_TOWN, NO_GUILD)
    return ask_how(state, GOLDEN_TOWN, card, card, NO_GUILD)


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


def master_targets(state: FlandernState) -> list[int]:
    """Own and grey districts (F22, F23)."""
    if not state.masters:
        return []
    first = master_first(state.board)
    return [
        first + slot
        for slot in _laid_open(state)
        if ARMS_OF_TILE[state.tile[slot] - LAID] in (state.seat, GREY)
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
    tell_place(state, CathedralBuilt, slot)


def put_master(state: FlandernState, slot: int) -> None:
    state.masters -= 1
    state.figures[slot] += 1
    tell_district(state, MasterPlaced, slot)


def _answer_cathedral(state: FlandernState, move: int) -> None:
    put_cathedral(state, move - cathedral_first(state.board))
    end_round(state)


def _answer_master(state: FlandernState, move: int) -> None:
    put_master(state, move - master_first(state.board))
    end_round(state)


# ---- step 6


def end_round(state: FlandernState) -> None:
    """Covers, scoring, end check; the next starting player (F16, F37)."""
    state.seat = NO_SEAT
    state.town = NO_TOWN
    state.guild = NO_GUILD
    cover(state)
    score_full_towns(state)
    if free_spaces(state) <= 1:
        finish_match(state, "board_full")
    elif state.golden_at == len(state.golden):
        finish_match(state, "golden_empty")
    else:
        state.starter = (state.starter + 1) % state.players
        draw_golden(state)


# ---- what is asked

CHOOSE: Final = QuestionToAll("choose", choosing, choices, choose, (Choose,), "F12")
TOWN: Final = town_question("town", act_on, "F17")
SITE: Final = site_question("site", act_on, "F18")
GOLDEN_TOWN: Final = town_question("golden_town", end_round, "F20")
GOLDEN_SITE: Final = site_question("golden_site", end_round, "F20")
CATHEDRAL: Final = Question("cathedral", cathedral_targets, _answer_cathedral, (Cathedral,), "F21")
MASTER: Final = Question("master", master_targets, _answer_master, (Master,), "F22")
QUESTIONS: Final = {
    question.word: question
    for question in (CHOOSE, TOWN, SITE, GOLDEN_TOWN, GOLDEN_SITE, CATHEDRAL, MASTER)
}
