"""The game of two, with two guilds under influence (F40–F46)."""

from typing import Final

from gildehuis.games.flandern.board import (
    ACTION_CARDS,
    ARMS,
    CARDS,
    NEUTRAL_TILES,
    PICK_UP,
    PILE_KINDS,
    SERVED,
    SITE_CARD,
    TILES_OF_ARMS,
    pile_name,
)
from gildehuis.games.flandern.building import (
    could_take,
    cover,
    free_spaces,
    site_action,
    town_action,
)
from gildehuis.games.flandern.moves import DRAW_CARD, PLAY_CARD, TAKE_GUILD
from gildehuis.games.flandern.rounds import ask, pick_up
from gildehuis.games.flandern.score import finish_match, score_full_towns
from gildehuis.games.flandern.state import (
    INFLUENCE_GUILD,
    NO_CARD,
    NO_GUILD,
    NO_TOWN,
    OWN_CARD,
    PILE_CARD,
    PILE_SITE,
    PILE_TOWN,
    SITE,
    TOWN,
    TURN,
    FlandernState,
)
from gildehuis.games.flandern.tell import tell

LEFT_OVER: Final = (2, 3)  # green and red are under influence (F40)
STANDSTILL: Final = 16  # turns in a row without building (F46)
_PLAYERS_TILES: Final = TILES_OF_ARMS[0] | TILES_OF_ARMS[1] | NEUTRAL_TILES


def set_out(state: FlandernState) -> None:
    """Shuffle the pile; seat 1 chooses the guild under its influence (F40, F41)."""
    cards = [guild * PILE_KINDS + card for guild in LEFT_OVER for card in range(PILE_KINDS)]
    _make_pile(state, cards, "F41")
    state.asking = INFLUENCE_GUILD
    state.turn = 1
    state.choices = guild_choices()


def guild_choices() -> list[int]:
    return [TAKE_GUILD + guild for guild in LEFT_OVER]


def _make_pile(state: FlandernState, cards: list[int], rule: str) -> None:
    state.pile = state.chance.draw("pile", cards, len(cards), rule)
    state.pile.reverse()


def take_guild(state: FlandernState, guild: int) -> None:
    """Seat 1 takes a guild, seat 0 has the other (F40)."""
    other = LEFT_OVER[0] if guild == LEFT_OVER[1] else LEFT_OVER[1]
    state.influenced = [other, guild]
    for seat in (1, 0):
        tell(state, "guild_taken", seat=seat, guild=ARMS[state.influenced[seat]])
    _begin_turn(state, 0)


# ---- a turn


def _begin_turn(state: FlandernState, seat: int) -> None:
    state.turn = seat
    state.round += 1
    state.own_done = False
    state.pile_done = False
    state.laid_now = False
    tell(state, "turn_began", seat=seat, turn=state.round)
    _ask_action(state)


def _ask_action(state: FlandernState) -> None:
    """Own card and pile card, in any order (F42); the turn ends when nothing is left to do."""
    state.town = NO_TOWN
    state.guild = NO_GUILD
    found = action_choices(state)
    if not found:
        _end_turn(state)
        return
    state.choices = found
    if state.own_done:
        state.asking = PILE_CARD
    else:
        state.asking = OWN_CARD if state.pile_done else TURN


def action_choices(state: FlandernState) -> list[int]:
    """The action cards in hand, and drawing while there is a card to draw (F42, F43)."""
    found: list[int] = []
    if not state.own_done:
        hand = state.hand[state.turn]
        found = [PLAY_CARD + card for card in range(ACTION_CARDS) if hand >> card & 1]
    if not state.pile_done and (state.pile or state.discards):
        found.append(DRAW_CARD)
    return found


def play_card(state: FlandernState, card: int) -> None:
    """The own action (F14, F17–F19)."""
    seat = state.turn
    state.own_done = True
    state.hand[seat] &= ~(1 << card)
    state.open[seat] |= 1 << card
    tell(state, "card_played", seat=seat, card=CARDS[card])
    asked = False
    if card == PICK_UP:
        pick_up(state, seat)
    elif card == SITE_CARD:
        asked = ask(state, SITE, NO_TOWN, seat, card, site_action(state, SERVED[seat]))
    else:
        asked = ask(state, TOWN, card, seat, card, town_action(state, card, SERVED[seat]))
    if not asked:
        _ask_action(state)


def draw_card(state: FlandernState) -> None:
    """The action with a guild under influence (F42, F43)."""
    state.pile_done = True
    card = _draw(state)
    asked = False
    if card != NO_CARD:
        state.pile_card = card
        guild, kind = divmod(card, PILE_KINDS)
        if kind == SITE_CARD:
            found = site_action(state, SERVED[guild])
            asked = ask(state, PILE_SITE, NO_TOWN, guild, kind, found)
        else:
            found = town_action(state, kind, SERVED[guild])
            asked = ask(state, PILE_TOWN, kind, guild, kind, found)
    if not asked:
        carried_out(state)


def _draw(state: FlandernState) -> int:
    """The next card that is not of a scored town, which are removed (F43)."""
    while True:
        if not state.pile:
            if not state.discards:
                tell(state, "pile_empty", seat=state.turn)
                return NO_CARD
            cards = state.discards
            state.discards = []
            _make_pile(state, cards, "F43")
            tell(state, "pile_shuffled", seat=state.turn, cards=len(cards))
        card = state.pile.pop()
        town = card % PILE_KINDS
        if town == SITE_CARD or not state.scored >> town & 1:
            _tell_pile_card(state, "card_drawn", card)
            return card
        state.removed.append(card)
        _tell_pile_card(state, "card_removed", card)


def _tell_pile_card(state: FlandernState, kind: str, card: int) -> None:
    """A pile card as one word, and apart: its guild and what it shows."""
    if state.events is not None:
        guild, shown = ARMS[card // PILE_KINDS], CARDS[card % PILE_KINDS]
        name = pile_name(card)
        tell(state, kind, seat=state.turn, pile_card=name, guild=guild, card=shown)


def carried_out(state: FlandernState) -> None:
    """An action is done: a pile card goes to the discards, and the turn goes on."""
    if state.pile_card != NO_CARD:
        state.discards.append(state.pile_card)
        state.pile_card = NO_CARD
    _ask_action(state)


# ---- the end of a turn


def _end_turn(state: FlandernState) -> None:
    """Covers, scoring, end check, the other's turn (F44–F46)."""
    state.choices = []
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
        _begin_turn(state, 1 - state.turn)


def _players_can_build(state: FlandernState) -> bool:
    """Could the arms of either player, grey or church take any free space (F45)?"""
    for slots in state.free:
        for slot in slots:
            if could_take(state, slot, _PLAYERS_TILES):
                return True
    return False
