"""The game of two, with two guilds under influence (F40–F46)."""

from typing import Final

from gildehuis.core.state import Question, ask, tell
from gildehuis.games.flandern.board import (
    ACTION_CARDS,
    ACTIONS,
    ARMS,
    NEUTRAL_TILES,
    NO_CARD,
    NO_GUILD,
    NO_TOWN,
    PICK_UP,
    PILE_KINDS,
    SITE_CARD,
    TILES_OF_ARMS,
    pile_name,
)
from gildehuis.games.flandern.building import (
    could_take,
    cover,
    free_spaces,
    site_question,
    town_question,
)
from gildehuis.games.flandern.moves import DRAW_CARD, PLAY_CARD, TAKE_GUILD
from gildehuis.games.flandern.rounds import ask_how, pick_up
from gildehuis.games.flandern.schema import DrawCard, InfluenceGuild, PlayCard
from gildehuis.games.flandern.schema_events import (
    CardDrawn,
    CardPlayed,
    CardRemoved,
    FromPile,
    GuildTaken,
    PileEmpty,
    PileShuffled,
    TurnBegan,
)
from gildehuis.games.flandern.score import finish_match, score_full_towns
from gildehuis.games.flandern.state import FlandernState

LEFT_OVER: Final = (2, 3)  # green and red are under influence (F40)
STANDSTILL: Final = 16  # turns in a row without building (F46)
_PLAYERS_TILES: Final = TILES_OF_ARMS[0] | TILES_OF_ARMS[1] | NEUTRAL_TILES


def set_out(state: FlandernState) -> None:
    """Shuffle the pile; seat 1 chooses the guild under its influence (F40, F41)."""
    cards = [guild * PILE_KINDS + card for guild in LEFT_OVER for card in range(PILE_KINDS)]
    _make_pile(state, cards, "F41")
    ask(state, INFLUENCE_GUILD, 1, _guilds(state))


def _guilds(state: FlandernState) -> list[int]:
    return [TAKE_GUILD + guild for guild in LEFT_OVER if guild not in state.influenced]


def _make_pile(state: FlandernState, cards: list[int], rule: str) -> None:
    state.pile = state.chance.draw("pile", cards, len(cards), rule)
    state.pile.reverse()


def _take_guild(state: FlandernState, move: int) -> None:
    """Seat 1 takes a guild, seat 0 has the other (F40)."""
    guild = move - TAKE_GUILD
    other = LEFT_OVER[0] if guild == LEFT_OVER[1] else LEFT_OVER[1]
    state.influenced = [other, guild]
    for seat in (1, 0):
        tell(state, GuildTaken, seat=seat, guild=ARMS[state.influenced[seat]])
    begin_turn(state, 0)


# ---- a turn


def begin_turn(state: FlandernState, seat: int) -> None:
    state.seat = seat
    state.round += 1
    state.own_done = False
    state.pile_done = False
    state.laid_now = False
    tell(state, TurnBegan, seat=seat, turn=state.round)
    _ask_action(state)


def _ask_action(state: FlandernState) -> None:
    """Own card and pile card, in any order (F42); the turn ends when nothing is left to do."""
    state.town = NO_TOWN
    state.guild = NO_GUILD
    found = action_choices(state)
    if not found:
        _end_turn(state)
        return
    if state.own_done:
        ask(state, PILE_CARD, state.seat, found)
    else:
        ask(state, OWN_CARD if state.pile_done else TURN, state.seat, found)


def action_choices(state: FlandernState) -> list[int]:
    """The action cards in hand, and drawing while there is a card to draw (F42, F43)."""
    found: list[int] = []
    if not state.own_done:
        hand = state.hand[state.seat]
        found = [PLAY_CARD + card for card in range(ACTION_CARDS) if hand >> card & 1]
    if not state.pile_done and (state.pile or state.discards):
        found.append(DRAW_CARD)
    return found


def _act(state: FlandernState, move: int) -> None:
    if move == DRAW_CARD:
        _draw_card(state)
    else:
        _play_card(state, move - PLAY_CARD)


def _play_card(state: FlandernState, card: int) -> None:
    """The own action (F14, F17–F19)."""
    seat = state.seat
    state.own_done = True
    state.hand[seat] &= ~(1 << card)
    state.open[seat] |= 1 << card
    tell(state, CardPlayed, seat=seat, card=ACTIONS[card])
    asked = False
    if card == PICK_UP:
        pick_up(state, seat)
    elif card == SITE_CARD:
        asked = ask_how(state, SITE, card, NO_TOWN, seat)
    else:
        asked = ask_how(state, TOWN, card, card, seat)
    if not asked:
        _ask_action(state)


def _draw_card(state: FlandernState) -> None:
    """The action with a guild under influence (F42, F43)."""
    state.pile_done = True
    card = _draw(state)
    asked = False
    if card != NO_CARD:
        state.pile_card = card
        guild, kind = divmod(card, PILE_KINDS)
        if kind == SITE_CARD:
            asked = ask_how(state, PILE_SITE, kind, NO_TOWN, guild)
        else:
            asked = ask_how(state, PILE_TOWN, kind, kind, guild)
    if not asked:
        _carried_out(state)


def _draw(state: FlandernState) -> int:
    """The next card that is not of a scored town, which are removed (F43)."""
    while True:
        if not state.pile:
            if not state.discards:
                tell(state, PileEmpty, seat=state.seat)
                return NO_CARD
            cards = state.discards
            state.discards = []
            _make_pile(state, cards, "F43")
            tell(state, PileShuffled, seat=state.seat, cards=len(cards))
        card = state.pile.pop()
        town = card % PILE_KINDS
        if town == SITE_CARD or not state.scored >> town & 1:
            _tell_pile_card(state, CardDrawn, card)
            return card
        state.removed.append(card)
        _tell_pile_card(state, CardRemoved, card)


def _tell_pile_card(state: FlandernState, event: type[FromPile], card: int) -> None:
    if state.events is not None:
        guild, shown = divmod(card, PILE_KINDS)
        tell(state, event, state.seat, pile_name(card), ARMS[guild], ACTIONS[shown])


def _carried_out(state: FlandernState) -> None:
    """An action is done: a pile card goes to the discards, and the turn goes on."""
    if state.pile_card != NO_CARD:
        state.discards.append(state.pile_card)
        state.pile_card = NO_CARD
    _ask_action(state)


# ---- the end of a turn


def _end_turn(state: FlandernState) -> None:
    """Covers, scoring, end check, the other's turn (F44–F46)."""
    cover(state)
    score_full_towns(state)
    state.idle = 0 if state.laid_now else state.idle + 1
    if not free_spaces(state):
        finish_match(state, "no_space")
    elif not _players_can_build(state):
        finish_match(state, "influenced_only")
    elif state.idle >= STANDSTILL:
        finish_match(state, "standstill")
    else:
        begin_turn(state, 1 - state.seat)


def _players_can_build(state: FlandernState) -> bool:
    """Could the arms of either player, grey or church take any free space (F45)?"""
    for slots in state.free:
        for slot in slots:
            if could_take(state, slot, _PLAYERS_TILES):
                return True
    return False


# ---- what is asked

INFLUENCE_GUILD: Final = Question("influence_guild", _guilds, _take_guild, (InfluenceGuild,), "F40")
TURN: Final = Question("turn", action_choices, _act, (PlayCard, DrawCard), "F42")
OWN_CARD: Final = Question("own_card", action_choices, _act, (PlayCard, DrawCard), "F42")
PILE_CARD: Final = Question("pile_card", action_choices, _act, (PlayCard, DrawCard), "F42")
TOWN: Final = town_question("town", _carried_out, "F17")
SITE: Final = site_question("site", _carried_out, "F18")
PILE_TOWN: Final = town_question("pile_town", _carried_out, "F17")
PILE_SITE: Final = site_question("pile_site", _carried_out, "F18")
QUESTIONS: Final = {
    question.word: question
    for question in (
        *(INFLUENCE_GUILD, TURN, OWN_CARD, PILE_CARD),
        *(TOWN, SITE, PILE_TOWN, PILE_SITE),
    )
}
